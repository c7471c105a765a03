export { Page, type PageProps } from './Page.tsx';
export { PageLoading } from './PageLoading.tsx';
export { pageFrame } from './pageFrame.ts';
