import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { valueInLine } from '@api/contract/answer-fields';
import { seededIndex } from '@api/drawing';
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import type { TestQuestionRow } from '../../domains/tests/timed-tests/index.ts';

const A4 = { width: 595.28, height: 841.89 } as const;
const INK = rgb(0.13, 0.2, 0.5);
const RULE = rgb(0.82, 0.86, 0.92);
const LINE = 28;
const PER_PAGE = 4;
const SPACE = 170;

function ruledPage(document: PDFDocument): PDFPage {
  const page = document.addPage([A4.width, A4.height]);
  for (let y = A4.height - 70; y > 40; y -= LINE) {
    page.drawLine({ start: { x: 30, y }, end: { x: A4.width - 30, y }, thickness: 0.5, color: RULE });
  }
  page.drawLine({ start: { x: 84, y: 30 }, end: { x: 84, y: A4.height - 30 }, thickness: 0.8, color: rgb(0.95, 0.7, 0.7) });
  return page;
}

/** The lines on the sheet for a question: the typed or chosen answer, in handwriting. */
function linesOf({ answer, state }: TestQuestionRow): string[] {
  if (state !== 'attempted') return ['(left out)'];
  if (answer?.option) return [`I choose ${answer.option}.`];
  const parts = answer?.parts ?? [];
  return parts.length > 0
    ? parts.map(({ part, value }) => `${part ? `(${part})  ` : ''}= ${valueInLine(value)}`)
    : ['see working'];
}

function sketch(page: PDFPage, x: number, y: number, key: string): void {
  const bend = 20 + seededIndex(`${key} bend`, 40);
  const stroke = { borderColor: INK, borderWidth: 1.3 };
  page.drawSvgPath(`M0 0 C${bend} -70 ${bend + 40} 40 120 -50`, { x, y: y - 50, ...stroke });
  page.drawSvgPath('M-8 0 L130 0 M10 20 L10 -74', { x, y: y - 50, borderColor: INK, borderWidth: 0.9 });
}

function writeQuestion(page: PDFPage, font: PDFFont, question: TestQuestionRow, top: number): void {
  const key = `sheet ${question.question_id}`;
  const write = (text: string, x: number, y: number, size: number) =>
    page.drawText(text, {
      x,
      y,
      size,
      font,
      color: INK,
      xSkew: degrees(9),
      rotate: degrees(seededIndex(`${key} ${text}`, 3) - 1),
    });
  write(`${question.position}`, 52, top, 17);
  for (const [index, line] of linesOf(question).slice(0, 5).entries())
    write(line, 104 + seededIndex(`${key} ${index}`, 8), top - index * LINE, 16);
  if (question.answer?.option === null && seededIndex(`${key} sketch`, 2) === 0) sketch(page, 390, top, key);
}

/** An answer sheet as a learner scans it, and the stored data of their attempt. */
export async function drawAnswerSheet(questions: readonly TestQuestionRow[]): Promise<{ bytes: Uint8Array; pageCount: number }> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const file = '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf';
  const font = await document.embedFont(await readFile(createRequire(import.meta.url).resolve(file)), { subset: true });
  let page: PDFPage | undefined;
  for (const [index, question] of questions.entries()) {
    if (!page || index % PER_PAGE === 0) page = ruledPage(document);
    writeQuestion(page, font, question, A4.height - 64 - (index % PER_PAGE) * SPACE - 28);
  }
  return { bytes: await document.save(), pageCount: document.getPageCount() };
}

/** Where the answer to a question is on such a sheet: page, and fractions of its width and height. */
export function placeOfQuestion(index: number): { page: number; x: number; y: number } {
  const fromTop = 64 + 28 + (index % PER_PAGE) * SPACE;
  return { page: Math.floor(index / PER_PAGE) + 1, x: 0.52, y: fromTop / A4.height };
}
