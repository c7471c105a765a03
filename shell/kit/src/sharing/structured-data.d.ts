/** Packages without types of their own, as far as tests use them. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Requirements of search engines that the data violates. */
    validate(extracted: unknown): Promise<unknown[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): { jsonld: Record<string, unknown[]>; errors?: { message: string; format: string }[] };
  }
}
