/** Metadata for link previews and search engines beyond the head, for SSR bundles (`src/ssr.ts`) only. */
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
