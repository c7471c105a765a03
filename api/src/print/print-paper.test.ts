import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paperOf } from '../../test/bank-papers.ts';
import { codesOf, pagesOf, strokesOf } from '../../test/read-pdf.ts';
import { setQuestion } from './layout/question.ts';
import type { PaperQuestion } from './paper.ts';
import { printPaper } from './print-paper.ts';
import { LineBoxes } from './printer.ts';

const plain: PaperQuestion = {
  text: 'A stem.\n\n(a) Find $x$. [3]\n\n(b) (i) Show it. [1]\n\n(ii) Explain **why**. [2]',
  marks: 6,
  specialInfo: null,
  calculatorAllowed: true,
  options: [],
  diagrams: [],
  images: [],
  answers: [
    {
      finalAnswer: '(a) $x = 2$ is the answer',
      solution: '(a) By division.\n\n(b) (i) As shown.',
      correctOption: null,
      markScheme: [
        { part: 'a', text: 'divides', code: 'M1', implied: true },
        { part: 'a', text: '$x = 2$', code: 'A2', implied: false },
      ],
      images: [],
    },
  ],
};
const print = async (questions: PaperQuestion[], changes = {}) => pagesOf(await printPaper(paperOf(questions, changes)));

/** One paper of two questions with answers, for all that is read from one. */
const usual = await printPaper(
  paperOf([plain, { ...plain, calculatorAllowed: false, marks: 4 }], { minutes: 75, withAnswers: true }),
);
const pages = await pagesOf(usual);
const firstOfAnswers = pages.findIndex(
  (page) => page.includes('Worked solutions and mark schemes') && !page.includes('Instructions'),
);

test('the cover states the content, size, duration and author, and disclaims the IB', () => {
  for (const words of [
    'Maths AA HL',
    '21 November 2026',
    'QUESTIONS 2',
    'MARKS 10',
    '1 h 15 min',
    'Name',
    'A calculator may be used, but not in question 2.',
    'independent of the International Baccalaureate Organization and not endorsed by it',
  ]) {
    expect(pages[0]?.replace(/Questions/i, 'QUESTIONS')).toContain(words);
  }
});

test('questions are numbered, parts labelled, marks in brackets, pages counted', () => {
  const body = pages.slice(1, firstOfAnswers).join(' ');
  for (const words of [
    '1.',
    '2.',
    '[Maximum mark: 6]',
    '(a) Find',
    '[3]',
    '(b)',
    '(i)',
    'Show it. [1]',
    '(ii) Explain',
    'why',
    '[2]',
  ]) {
    expect(body).toContain(words);
  }
  expect(pages.map((page) => /Page \d+ of \d+/.exec(page)?.[0])).toEqual(
    pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
  );
});

test('answers, solutions and mark schemes follow the questions', () => {
  expect(firstOfAnswers).toBeGreaterThan(1);
  for (const words of ['is the answer', 'By division.', 'divides', '(M1)', 'A2']) expect(pages[firstOfAnswers]).toContain(words);
  const before = pages.slice(0, firstOfAnswers).join();
  for (const words of ['By division.', 'is the answer']) expect(before).not.toContain(words);
});

test('a paper that is no test has no codes', async () => {
  expect(new Set(await codesOf(usual))).toEqual(new Set([null]));
});

test('working space is printed only on request; a paper without answers has none', async () => {
  const many = Array.from({ length: 4 }, () => plain);
  const [lines, blank, none] = await Promise.all((['lines', 'blank', 'none'] as const).map((space) => print(many, { space })));
  expect([lines?.length, none?.length]).toEqual([blank?.length, 2]);
  expect(lines?.length).toBeGreaterThan(3);
  expect(lines?.join()).not.toMatch(/is the answer|By division/);
});

test.each([
  ['without answers', false, 'https://www.example.org/take-a-test/math-aa-hl-3kq9x2mw'],
  ['with answers', true, `https://${'long-'.repeat(30)}.example.org/take-a-test/math-aa-hl-3kq9x2mw`],
])('the code on each page of a test %s names the test and the page', async (_, withAnswers, address) => {
  const question = { ...plain, text: 'Find $x$. [20]', marks: 20 };
  const codes = await codesOf(await printPaper(paperOf(Array(withAnswers ? 12 : 18).fill(question), { withAnswers, address })));
  // Two digits of a page's number too.
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.map((code) => code?.replace(/&q=.*/, ''))).toEqual(codes.map((_code, index) => `${address}#page=${index + 1}`));
});

test('the code on a page names the questions on it, and none among the answers', async () => {
  const question = { ...plain, text: 'Find $x$. [4]', marks: 4 };
  const short = { ...plain, text: 'Find $y$. [1]', marks: 1 };
  const paper = paperOf([question, short, question, question], {
    withAnswers: true,
    address: 'https://example.org/take-a-test/x',
  });
  const bytes = await printPaper(paper);
  const printed = (await pagesOf(bytes)).map((page) => [...page.matchAll(/(\d)\. Find/g)].map(([, number]) => number));
  const named = (await codesOf(bytes)).map((code) => new URLSearchParams(code?.split('#')[1]).get('q')?.split('-') ?? []);
  for (const [index, [first, last]] of named.entries()) {
    const starting = printed[index] ?? [];
    if (first === undefined) expect(starting).toEqual([]);
    else expect([Number(first) <= Number(starting[0] ?? first), last ?? first]).toEqual([true, starting.at(-1) ?? last ?? first]);
  }
  expect(named.at(-1)).toEqual([]);
  expect(named.flat()).toContain('4');
});

test('a question whose text names no marks has its own in the margin, and working space for them', async () => {
  const unmarked = { ...plain, marks: 4, text: 'Find $x$.' };
  const partly = { ...plain, marks: 6, text: 'Look.\n\n(a) Find $x$.' };
  const [, page = ''] = await print([unmarked, { ...unmarked, text: '' }, partly], { space: 'none' });
  expect(page).toMatch(/1\. Find .* \[4\]/);
  expect(page).toMatch(/2\. +\[4\]/);
  expect(page).not.toContain('[6]');
  const strokes = async (marks: number) => strokesOf(await printPaper(paperOf([{ ...unmarked, marks }])));
  expect((await strokes(4)) - (await strokes(2))).toBe(4);
});

test('text of the question comes above the lines for working', async () => {
  const asked = { ...plain, text: 'Find $x$. [2]', specialInfo: 'Exactly, please.' };
  const set = JSON.stringify(await setQuestion(asked, { number: 1, space: 'lines', boxes: new LineBoxes() }));
  expect(set.indexOf('"canvas"')).toBeGreaterThan(set.indexOf('Exactly'));
  expect(set).toContain('Exactly');
});

test('multiple choice shows its options and leaves no lines', async () => {
  const choice = {
    ...plain,
    text: 'Which is it? [1]',
    options: [
      { key: 'A', text: 'this' },
      { key: 'B', text: '$\\frac12$ of that' },
    ],
  };
  const pages = await print([choice, choice, choice, choice]);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toMatch(/A\. this B\. 12 of that/);
});

test('a text longer than a page continues over pages', async () => {
  const text = `${Array.from({ length: 120 }, (_, index) => `Sentence ${index} of a long text about $x_{${index}}$.`).join('\n\n')} [2]`;
  const pages = await print([{ ...plain, text }]);
  const body = pages.join(' ');
  for (const index of [0, 59, 119]) expect(body).toContain(`Sentence ${index} of`);
});

/** A curve, an axis and a dashed line, each stroked by its class, with two labels. */
const DRAWING = {
  name: 'curve',
  alt: 'A curve between its axis and its asymptote.',
  svg:
    '<svg class="diagram" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">' +
    '<path class="d-axis" d="M10,90L190,90"/><path class="d-curve" d="M10,80L100,30L190,20"/><path class="d-dashed" d="M10,15L190,15"/>' +
    '<text class="d-label" x="100" y="98">7.5</text><text class="d-label" x="20" y="12">Qz</text></svg>',
};

test('diagrams are drawn: every curve, every label', async () => {
  const paperWith = (diagrams: PaperQuestion['diagrams']) =>
    printPaper(paperOf([{ ...plain, text: 'See.\n\n![](diagram:curve)\n\nSay. [1]', diagrams }], { space: 'none' }));
  const [pdf, bare] = [await paperWith([DRAWING]), await paperWith([])];
  // Signs that are set closer to each other, as in 7.5, are read as if there were a space between.
  const unspaced = async (paper: Buffer) => (await pagesOf(paper)).join('').replace(/\s/g, '');
  const [words, otherWords] = [await unspaced(pdf), await unspaced(bare)];
  for (const label of ['7.5', 'Qz']) expect([words.includes(label), otherWords.includes(label)], label).toEqual([true, false]);
  expect((await strokesOf(pdf)) - (await strokesOf(bare))).toBe(3);
});

test('prints difficult text: searchable formulae, invalid TeX, letters that the text font lacks', async () => {
  const texts = [
    'Find $\\alpha^2 + \\sqrt{3}$ here. [1]',
    'Find $\\undefinedmacro{x}$ now. [1]',
    'Between 1 m s⁻¹ and 2 ℃, as a ∈ M ⇌ N. [1]',
  ];
  const [, page] = await print(
    texts.map((text) => ({ ...plain, text })),
    { space: 'none' },
  );
  expect(page?.replaceAll(' ', '')).toContain('Findα2+√3here.');
  expect(page).toContain('undefinedmacro');
  expect(page).toContain('s ⁻ ¹ and 2 ℃ , as a');
  expect(page).not.toContain('\u0000');
});

test('pictures are printed in any stored format; anything else is dropped', async () => {
  const draw = sharp({ create: { width: 300, height: 200, channels: 4, background: '#2b47c780' } });
  const pictures = [await draw.clone().webp().toBuffer(), await draw.clone().jpeg().toBuffer(), Buffer.from('no picture')];
  const pdf = await printPaper(paperOf([{ ...plain, images: pictures }]));
  expect(pdf.toString('latin1').match(/\/Subtype \/Image\b/g)).toHaveLength(2);
});
