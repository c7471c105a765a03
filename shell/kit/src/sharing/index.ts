/**
 * What a page says to link previews and search engines beyond its head: its picture, its kind, its feeds, and its content as schema.org data.
 * A module says it in its SSR bundle (`src/ssr.ts`); nothing here belongs into a browser's bundle.
 */
export { breadcrumbData, type Step } from './breadcrumbs.ts';
export { faqSharing } from './faq.ts';
export { PROVIDER } from './provider.ts';
export { type Feed, type ShareImage, type Sharing, withOrigin } from './sharing.ts';
export { type SharingByCall, sharingOf } from './sharing-by-call.ts';
