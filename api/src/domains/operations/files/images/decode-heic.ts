import heif from 'libheif-js/wasm-bundle.js';

/** A decoded photo: RGBA, four bytes a pixel. */
export interface DecodedPhoto {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes a HEIC photo, as iPhones take them, turned upright. `check` sees its size first and may refuse it by what it throws.
 * @throws Error for a damaged one. Takes some seconds and 4 bytes a pixel: loaded in a worker process, when a photo needs it.
 */
export async function decodeHeic(bytes: Buffer, check: (width: number, height: number) => void): Promise<DecodedPhoto> {
  const [image] = new heif.HeifDecoder().decode(bytes);
  if (!image) throw new Error('There is no image in this HEIC file');
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    check(width, height);
    const data = new Uint8ClampedArray(width * height * 4);
    const { promise, resolve } = Promise.withResolvers<object | null>();
    image.display({ data, width, height }, resolve);
    if (!(await promise)) throw new Error('The image of this HEIC file cannot be decoded');
    return { data: Buffer.from(data.buffer), width, height };
  } finally {
    image.free();
  }
}
