/** What the picture of a question says: plain data, so that it can be handed to another process. There is nothing of its answer in it. */
export interface ShareImageContent {
  brand: string;
  course: string;
  topic: string;
  marks: number;
  /** Markdown with TeX. */
  text: string;
  options: readonly { key: string; text: string }[];
}

/** Which hand drew a picture: raise it when the same content would come out differently. */
export const SHARE_IMAGE_VERSION = 1;
