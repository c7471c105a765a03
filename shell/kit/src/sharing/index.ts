/**
 * What a page says to link previews and search engines beyond its head: its picture, its kind, its feeds, and its content as schema.org data.
 * A module says it in its SSR bundle (`src/ssr.ts`); nothing here belongs into a browser's bundle.
 */
export {
  breadcrumbData,
  type Feed,
  faqSharing,
  PROVIDER,
  type ShareImage,
  type Sharing,
  type SharingByCall,
  type Step,
  sharingOf,
  withOrigin,
} from './sharing.ts';
