import { defineSsr } from '@shell/kit/ssr';
import { SHARING } from './page-descriptions/sharing-of-pages.ts';
import { Root } from './root.tsx';

/** What the gateway draws the pages of the question bank with, before any script. */
export const firstContent = defineSsr(Root, SHARING);
