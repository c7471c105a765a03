export { Page, type PageProps } from './Page.tsx';
export { pageFrame } from './pageFrame.ts';
