import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { RED } from './draw-annotations.ts';
import type { Fonts, Lettering } from './lettering.ts';

/** What the first pages of a report say. */
export interface CoverContent {
  brand: string;
  subject: string;
  learner: string;
  slug: string;
  /** In words, e.g. `21 November 2026`. */
  gradedOn: string;
  questions: { position: number; marks: number; max: number; comment: string }[];
  marksObtained: number;
  totalMarks: number;
  percentage: number;
  /** On the whole; may be empty. */
  comment: string;
  /** Graded for the second time. */
  regraded: boolean;
}

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 57, bottom: 84 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const INK = rgb(0x1b / 255, 0x1d / 255, 0x24 / 255);
const FAINT = rgb(0x63 / 255, 0x68 / 255, 0x77 / 255);
const LINE = rgb(0xcb / 255, 0xc6 / 255, 0xb9 / 255);
const LEADING = 1.4;
/** Where comments begin, beside question and marks. */
const COMMENT_X = PAGE.margin + 132;

interface Style {
  lettering: Lettering;
  size: number;
  color?: ReturnType<typeof rgb>;
}

/** Writes from the top of a page downwards, and goes on overleaf. */
class Sheet {
  readonly #document: PDFDocument;
  readonly #pages: PDFPage[] = [];
  #y = 0;

  constructor(document: PDFDocument) {
    this.#document = document;
    this.#turn();
  }

  get pages(): readonly PDFPage[] {
    return this.#pages;
  }
  get page(): PDFPage {
    return this.#pages.at(-1) as PDFPage;
  }
  get y(): number {
    return this.#y;
  }

  #turn(): void {
    this.#pages.push(this.#document.insertPage(this.#pages.length, [PAGE.width, PAGE.height]));
    this.#y = PAGE.height - PAGE.margin;
  }

  /** Makes sure that so much fits below, on the next page if not on this one. */
  reserve(height: number): void {
    if (this.#y - height < PAGE.bottom) this.#turn();
  }
  skip(height: number): void {
    this.#y -= height;
  }
  rule(): void {
    const [start, end] = [PAGE.margin, PAGE.width - PAGE.margin].map((x) => ({ x, y: this.#y }));
    if (start && end) this.page.drawLine({ start, end, thickness: 0.6, color: LINE });
  }
  /** Text at x on the present line, without going on. */
  at(text: string, x: number, { lettering, size, color = INK }: Style): void {
    lettering.draw(this.page, text, { x, y: this.#y - size, size, color });
  }
  /** Text that ends at x. */
  endingAt(text: string, x: number, style: Style): void {
    this.at(text, x - style.lettering.width(text, style.size), style);
  }
  /** Lines of text from x on, each on its way down. */
  paragraph(text: string, style: Style, x: number = PAGE.margin): void {
    for (const line of style.lettering.wrap(text, style.size, PAGE.width - PAGE.margin - x)) {
      this.reserve(style.size * LEADING);
      this.at(line, x, style);
      this.skip(style.size * LEADING);
    }
  }
}

function writeHead(sheet: Sheet, content: CoverContent, { heading, plain, strong }: Fonts): void {
  sheet.at(content.brand, PAGE.margin, { lettering: strong, size: 11 });
  sheet.endingAt(content.slug, PAGE.width - PAGE.margin, { lettering: plain, size: 9, color: FAINT });
  sheet.skip(48);
  sheet.paragraph(content.regraded ? 'Your test, graded again' : 'Your graded test', { lettering: heading, size: 26 });
  sheet.skip(6);
  // A name in letters that no font here has is better left out than misspelt: the learner knows whose test it is.
  const learner = plain.knows(content.learner) ? [content.learner] : [];
  const about = [content.subject, ...learner, `graded on ${content.gradedOn}`].join('  ·  ');
  sheet.paragraph(about, { lettering: plain, size: 10.5, color: FAINT });
  sheet.skip(22);
  const total = `${content.marksObtained} / ${content.totalMarks}`;
  const big = { lettering: heading, size: 40, color: RED };
  sheet.at(total, PAGE.margin, big);
  const after = PAGE.margin + heading.width(total, big.size) + 16;
  sheet.skip(22);
  sheet.at(`marks, ${content.percentage} %`, after, { lettering: strong, size: 14 });
  sheet.skip(48);
}

function writeTable(sheet: Sheet, { questions }: CoverContent, { plain, strong }: Fonts): void {
  const small = { lettering: strong, size: 9, color: FAINT };
  sheet.at('Question', PAGE.margin, small);
  sheet.endingAt('Marks', COMMENT_X - 24, small);
  sheet.at('Comment', COMMENT_X, small);
  sheet.skip(16);
  sheet.rule();
  for (const { position, marks, max, comment } of questions) {
    const lines = comment.trim() === '' ? 1 : plain.wrap(comment.trim(), 10, PAGE.width - PAGE.margin - COMMENT_X).length;
    sheet.reserve(Math.min(lines * 14 + 16, 200));
    sheet.skip(8);
    sheet.at(String(position), PAGE.margin, { lettering: strong, size: 10 });
    sheet.endingAt(`${marks} / ${max}`, COMMENT_X - 24, { lettering: strong, size: 10, color: marks === max ? INK : RED });
    if (comment.trim() === '') sheet.skip(14);
    else sheet.paragraph(comment.trim(), { lettering: plain, size: 10 }, COMMENT_X);
    sheet.skip(8);
    sheet.rule();
  }
}

function writeFeet({ pages }: Sheet, { brand }: CoverContent, { plain }: Fonts): void {
  const disclaimer = `${brand} is independent of the International Baccalaureate Organization and not endorsed by it. These marks are our graders' judgement of your work, not an official IB result.`;
  const size = 8;
  for (const page of pages) {
    for (const [index, line] of plain.wrap(disclaimer, size, WIDTH).entries()) {
      plain.draw(page, line, { x: PAGE.margin, y: 46 - index * size * LEADING, size, color: FAINT });
    }
  }
}

/** Puts the pages with marks and comments before all others; answers how many they are. */
export function insertCover(document: PDFDocument, content: CoverContent, fonts: Fonts): number {
  const sheet = new Sheet(document);
  writeHead(sheet, content, fonts);
  writeTable(sheet, content, fonts);
  if (content.comment.trim() !== '') {
    sheet.skip(24);
    sheet.reserve(60);
    sheet.paragraph('On the whole', { lettering: fonts.strong, size: 11 });
    sheet.skip(4);
    sheet.paragraph(content.comment.trim(), { lettering: fonts.plain, size: 10.5 });
  }
  writeFeet(sheet, content, fonts);
  return sheet.pages.length;
}
