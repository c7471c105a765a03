import { defineSsr } from '@shell/kit/ssr';
import { Root } from './root.tsx';

/** What the gateway draws the page that makes a test with, before any script. */
export const firstContent = defineSsr(Root);
