import { defineFirstContent } from '@shell/kit/first-content';
import { SHARING } from './read-blogs/post-sharing.ts';
import { Root } from './root.tsx';

/** What the gateway draws the public reading pages with, before any script. */
export const firstContent = defineFirstContent(Root, SHARING);
