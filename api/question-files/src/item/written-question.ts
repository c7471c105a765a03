import type { ImageBasket, LeftOut, WrittenQuestion } from '../exchange-format.ts';
import { type FormulaStyle, lineToHtml, markdownToHtml } from '../texts/markdown-to-html.ts';

export interface WrittenFile {
  name: string;
  bytes: Buffer;
}

/** Turns the texts of one question into HTML and gathers the pictures that they show. */
export class WrittenTexts {
  readonly question: WrittenQuestion;
  readonly files: WrittenFile[] = [];
  readonly #images: ImageBasket;
  readonly #formulae: FormulaStyle;
  readonly #address: (file: WrittenFile) => string;
  readonly #leftOut: (left: LeftOut) => void;

  constructor(
    question: WrittenQuestion,
    options: {
      images: ImageBasket;
      formulae: FormulaStyle;
      address: (file: WrittenFile) => string;
      leftOut(left: LeftOut): void;
    },
  ) {
    this.question = question;
    this.#images = options.images;
    this.#formulae = options.formulae;
    this.#address = options.address;
    this.#leftOut = options.leftOut;
  }

  note(what: string): void {
    this.#leftOut({ id: this.question.id, what });
  }

  html(markdown: string | null | undefined): string {
    return markdownToHtml(markdown ?? '', this.#options());
  }

  line(markdown: string): string {
    return lineToHtml(markdown, this.#options());
  }

  #options() {
    return {
      formulae: this.#formulae,
      drawing: (name: string) => {
        const figure = this.question.figures?.find((one) => one.name === name);
        if (!figure) return null;
        return { src: this.#file({ name: `${name}.svg`, bytes: Buffer.from(figure.svg) }), alt: figure.alt };
      },
    };
  }

  #file(file: WrittenFile): string {
    if (!this.files.some(({ name }) => name === file.name)) this.files.push(file);
    return this.#address(file);
  }

  async pictures(of: 'question' | 'answer'): Promise<string> {
    const shown: string[] = [];
    for (const image of this.question.images ?? []) {
      if ((image.of ?? 'question') !== of) continue;
      const bytes = await this.#images.read(image.file);
      if (!bytes) {
        this.note(`the picture ${image.file}, which cannot be read`);
        continue;
      }
      const src = this.#file({ name: image.file, bytes: Buffer.from(bytes) });
      shown.push(`<p><img src="${escapeAttribute(src)}" alt="${escapeAttribute(image.alt ?? '')}"/></p>`);
    }
    return shown.join('\n');
  }

  /** The files that were named since the last call. */
  takeFiles(): WrittenFile[] {
    return this.files.splice(0);
  }
}

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&#x26;').replace(/"/g, '&#x22;').replace(/</g, '&#x3C;').replace(/>/g, '&#x3E;');
