import { defineSsr } from '@shell/kit/ssr';
import { Root } from './root.tsx';

/** What the gateway draws the pages of prices with, before any script. */
export const firstContent = defineSsr(Root);
