import { defineSsr } from '@shell/kit/ssr';
import { SHARING } from './read-blogs/post-sharing.ts';
import { Root } from './root.tsx';

/** What the gateway draws the public reading pages with, before any script. */
export const firstContent = defineSsr(Root, SHARING);
