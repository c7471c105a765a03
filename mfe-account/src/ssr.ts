import { defineSsr } from '@shell/kit/ssr';
import { Root } from './root.tsx';

/** Renders the pricing pages on the server. */
export const firstContent = defineSsr(Root);
