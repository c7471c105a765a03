import { BRAND } from '@api/contract/brand';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import encodeQR from 'qr';
import { setAnswers } from './layout/answers.ts';
import { setCover } from './layout/cover.ts';
import { setQuestion } from './layout/question.ts';
import type { Paper } from './paper.ts';
import { LineBoxes, printDocument } from './printer.ts';
import { COLOUR, PAGE, SANS, SERIF, TEXT_SIZE } from './typography.ts';

const small = { font: SANS, fontSize: 8, color: COLOUR.ink3 };

const headerOf =
  ({ kind, title }: Paper) =>
  (page: number): Content =>
    page === 1
      ? ''
      : {
          columns: [
            { text: `${kind}: ${title}`, ...small },
            { text: BRAND, width: 90, alignment: 'right', ...small },
          ],
          margin: [PAGE.left, 36, PAGE.right, 0],
        };

/** A code's side in points, 17 mm: modules of half a millimetre at the usual length of an address. */
const CODE_SIZE = 48;

/** What pdfmake adds to a node once it knows its place. */
interface Placed {
  positions?: readonly { pageNumber: number }[];
}

/** The questions of a page as `2` or `2-4`, by where pdfmake has put their content; null for a page without any. */
function questionsOn(page: number, questions: readonly (readonly Content[])[]): string | null {
  const numbers = questions.flatMap((content, index) => {
    const isHere = content.some((node) => (node as Placed).positions?.some(({ pageNumber }) => pageNumber === page));
    return isHere ? [index + 1] : [];
  });
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === undefined ? null : first === last ? `${first}` : `${first}-${last}`;
}

/**
 * A code that names the test, the page and its questions, readable with a seventh of it soiled. The margin around it is
 * its quiet zone.
 */
const codeOf = (address: string, page: number, questions: string | null): Content => ({
  svg: encodeQR(`${address}#page=${page}${questions === null ? '' : `&q=${questions}`}`, 'svg', { ecc: 'medium', border: 1 }),
  width: CODE_SIZE,
});

const footerOf =
  ({ address }: Paper, questions: readonly (readonly Content[])[]) =>
  (page: number, pages: number): Content => ({
    columns: [
      { text: 'Independent of the IB', width: 130, margin: [0, 20, 0, 0], ...small },
      { text: `Page ${page} of ${pages}`, width: '*', alignment: 'center', margin: [0, 20, 0, 0], ...small },
      { width: 130, columns: address === null ? [] : [{ text: '' }, codeOf(address, page, questionsOn(page, questions))] },
    ],
    margin: [PAGE.left, 12, PAGE.right, 0],
  });

/** Prints a paper: the bytes of a PDF. */
export async function printPaper(paper: Paper): Promise<Buffer> {
  const boxes = new LineBoxes();
  const content: Content[] = setCover(paper);
  const questions: Content[][] = [];
  for (const [index, question] of paper.questions.entries()) {
    questions.push(await setQuestion(question, { number: index + 1, space: paper.space, boxes }));
  }
  content.push(...questions.flat());
  if (paper.withAnswers) {
    content.push({
      text: 'Worked solutions and mark schemes',
      fontSize: 17,
      bold: true,
      margin: [0, 0, 0, 14],
      pageBreak: 'before',
    });
    for (const [index, question] of paper.questions.entries()) {
      content.push(...(await setAnswers(question, { number: index + 1, boxes })));
    }
  }
  const definition: TDocumentDefinitions = {
    content,
    pageSize: 'A4',
    pageMargins: [PAGE.left, PAGE.top, PAGE.right, PAGE.bottom],
    header: headerOf(paper),
    footer: footerOf(paper, questions),
    defaultStyle: { font: SERIF, fontSize: TEXT_SIZE, color: COLOUR.ink },
    info: { title: `${paper.kind}: ${paper.title}`, author: BRAND, subject: paper.subtitle, creationDate: paper.date },
    language: 'en-GB',
    version: '1.7',
  };
  return printDocument(definition, boxes);
}
