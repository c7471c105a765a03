/** What we use of it: https://github.com/catdad-experiments/libheif-js */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `data` with RGBA, turned upright; null where the image cannot be decoded. */
    display(image: { data: Uint8ClampedArray; width: number; height: number }, done: (shown: object | null) => void): void;
    free(): void;
  }
  const heif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default heif;
}
