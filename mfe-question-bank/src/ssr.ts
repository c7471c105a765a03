import { defineSsr } from '@shell/kit/ssr';
import { SHARING } from './page-descriptions/sharing-of-pages.ts';
import { Root } from './root.tsx';

export const firstContent = defineSsr(Root, SHARING);
