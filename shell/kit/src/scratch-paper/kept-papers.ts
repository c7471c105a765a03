import { draftStore } from '../drafts/storage.ts';
import type { Paper } from './paper.ts';

const papers = draftStore<Paper>('scratch-papers', 'papers');
const keyOf = (userId: number, place: string) => `${userId}:${place}`;

/** The paper of a place as this device has it; null where it has none. */
export const readPaper = (userId: number, place: string) => papers.read(keyOf(userId, place));

/** Keeps a paper on this device; false where the browser keeps nothing. */
export const keepPaper = (userId: number, place: string, paper: Paper) => papers.keep(keyOf(userId, place), paper);
