/** An image was refused; the message is for its sender. */
export class ImageRefused extends Error {
  override name = 'ImageRefused';
}

export interface ImageFile {
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';
}

/** An image as a page shows it, with a smaller one for lists; the same file where there is nothing to make smaller. */
export interface ShownImage {
  image: ImageFile;
  thumb: ImageFile;
  width: number;
  height: number;
}
