declare module '*.css';

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    noHinting?: boolean;
    /** OpenType features; all by default. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  /** https://github.com/papandreou/subset-font */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
