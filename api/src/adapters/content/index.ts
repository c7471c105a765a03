export type { ContentSource } from './content-source.ts';
export { embeddedContent, PUBLIC_POST } from './embedded.queries.ts';
export { externalContent } from './external-content.ts';
