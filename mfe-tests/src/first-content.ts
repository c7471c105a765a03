import { defineFirstContent } from '@shell/kit/first-content';
import { Root } from './root.tsx';

/** What the gateway draws the page that makes a test with, before any script. */
export const firstContent = defineFirstContent(Root);
