import type { KeptPicture } from './PictureDialog.tsx';

/** A kept picture as the text of a post names it. Signs that would end its words early are escaped. */
export const markdownOfPicture = ({ url, alt }: Pick<KeptPicture, 'url' | 'alt'>): string =>
  `![${alt.replace(/[[\]\\]/g, '\\$&')}](${url})`;
