import { defineSsr } from '@shell/kit/ssr';
import { SHARING } from './read-blogs/post-sharing.ts';
import { Root } from './root.tsx';

/** Renders the public reading pages on the server. */
export const firstContent = defineSsr(Root, SHARING);
