import { defineSsr } from '@shell/kit/ssr';
import { Root } from './root.tsx';

/** The page that makes a test. */
export const firstContent = defineSsr(Root);
