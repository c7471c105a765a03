/** Style sheets are loaded by the bundler for their effect. */
declare module '*.css';

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    noHinting?: boolean;
    /** OpenType features to keep; all unless told. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  /** A font with no more than the characters of `text`. https://github.com/papandreou/subset-font */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
