import { LONGEST_SLUG } from '@api/contract/limits';
import { addressOf } from '@shell/kit/addresses';

export const treeAddress = (subject: string) => addressOf('staff-topics', {}, { query: { subject } });
export const editTopicAddress = (id: number) => addressOf('edit-topic', {}, { query: { id: String(id) } });
export const newTopicAddress = (subject: string, parent?: number) =>
  addressOf('new-topic', {}, { query: { subject, ...(parent !== undefined && { parent: String(parent) }) } });
export const transferAddress = (from: number) => addressOf('transfer-questions', {}, { query: { from: String(from) } });
export const editSubjectAddress = (id: number) => addressOf('edit-subject', {}, { query: { id: String(id) } });

/** `2.6 Quadratics`. */
export const nameOf = ({ topic_number, topic_name }: { topic_number: string; topic_name: string }) =>
  `${topic_number} ${topic_name}`;

/** `Sequences & series` becomes `sequences-series`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_SLUG);
