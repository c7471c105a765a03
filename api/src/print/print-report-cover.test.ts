import { expect, test } from 'vitest';
import { pagesOf, piecesOf } from '../../test/read-pdf.ts';
import { printReportCover } from './print-report-cover.ts';
import type { ReportCover } from './report-cover.ts';

const COVER: ReportCover = {
  subject: 'Math AA SL',
  learner: 'Zoë Ångström',
  grader: 'Ada Grader',
  slug: 'a-test',
  gradedOn: '21 November 2026',
  questions: [{ position: 1, marks: 3, max: 5, comment: 'Δ is 9, not −9.', lines: [], stamps: [] }],
  marksObtained: 3,
  totalMarks: 5,
  percentage: 60,
  comment: '',
  regraded: false,
};
/**
 * What a reader's search finds, without spaces and without characters for parts of letters, such as the dots of Arabic
 * ones.
 */
const printedText = async (cover: Partial<ReportCover>) =>
  (await pagesOf(await printReportCover({ ...COVER, ...cover }))).join('').replace(/[\s\p{C}]/gu, '');

test.each([
  ['Latin with accents', 'Zoë Ångström', 'ZoëÅngström'],
  ['Cyrillic', 'Анна Петрова', 'АннаПетрова'],
  ['Chinese, of two parts of its font', '李雷', '李雷'],
  ['Japanese', '鈴木さくら', '鈴木さくら'],
  ['Arabic', 'محمد علي', 'محمدعلي'],
  ['Devanagari', 'राम', 'राम'],
])('a name is printed in %s', async (_, learner, written) => {
  expect(await printedText({ learner })).toContain(`MathAASL·${written}·gradedon`);
});

test('a name with letters that no font has is left out', async () => {
  expect(await printedText({ learner: 'Åsa 𐍈' })).toContain('MathAASL·gradedon');
});

test('comments are typeset, and the words around formulae stay as typed', async () => {
  const comment = 'Since $x^2 = 9$ there are two.\n$$x = \\pm 3$$\nIt cost \\$5 and $6 more.';
  const words = await printedText({
    questions: [{ position: 1, marks: 0, max: 5, comment, lines: [], stamps: [] }],
    comment: 'See $\\frac{1}{2}$.',
  });
  expect(words).toContain('Sincex2=9therearetwo.');
  expect(words).toContain('Itcost$5and$6more.');
  expect(words).not.toMatch(/\\pm|\\frac|x\^2/);
});

test('a learner reads who graded, what was earned and where to begin', async () => {
  const question = (position: number, marks: number) => ({ position, marks, max: 5, comment: '', lines: [], stamps: [] });
  const questions = [{ ...question(1, 4), stamps: ['+2', '+1'] }, question(2, 0), question(3, 5)];
  const words = await printedText({ questions });
  expect(words).toContain('gradedon21November2026byAdaGrader');
  expect(words).toContain('Earned:+2,+1');
  expect(words).toContain('Gooverthesefirst:question2(5of5lost),question1(1of5lost).');
  expect(await printedText({ questions: [question(1, 5)] })).toContain('Fullmarksoneveryquestion.');
});

test('a mark scheme says line by line what was earned, typeset, in its parts', async () => {
  const line = (part: string, code: string, text: string, isEarned: boolean) => ({
    part,
    text,
    code,
    implied: code === 'M1',
    isEarned,
  });
  const lines = [
    line('a', 'M1', 'Takes out the factor $\\frac{1}{x}$', true),
    line('a', 'A1', 'Finds **both** roots', false),
    line('b.ii', 'R1', 'Says why', true),
  ];
  const words = await printedText({ questions: [{ position: 1, marks: 2, max: 3, comment: 'Close.', lines, stamps: [] }] });
  expect(words).toMatch(/Close\.✓\(a\)\(M1\)Takesoutthefactor(?!.*frac).*–A1Findsbothroots✓\(b\)\(ii\)R1Sayswhy/);
});

test('long lines of a mark scheme wrap within the page, and go on overleaf', async () => {
  const text = 'Compares the discriminant with zero and says which values of the parameter give two roots. '.repeat(3).trim();
  const lines = Array.from({ length: 36 }, () => ({ part: '', text, code: 'A1', implied: false, isEarned: false }));
  const pdf = await printReportCover({
    ...COVER,
    questions: [{ position: 1, marks: 0, max: 36, comment: '', lines, stamps: [] }],
  });
  const pages = await pagesOf(pdf);
  expect(pages.length).toBeGreaterThan(1);
  const count = (words: string) => pages.join(' ').split(words).length - 1;
  expect([count('– A1 Compares'), count('Compares'), count('give')]).toEqual([36, 108, 108]);
});

test('comments have the signs of mathematics, and go on overleaf', async () => {
  const long = 'A line of a comment.\n'.repeat(90);
  const pages = await pagesOf(
    await printReportCover({
      ...COVER,
      questions: [{ position: 1, marks: 0, max: 5, comment: `∴ x ∈ ℝ ✔\n${long}`, lines: [], stamps: [] }],
      comment: 'Last.',
    }),
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]?.replace(/\s+/g, '')).toContain('∴x∈ℝ✓');
  expect(pages.at(-1)).toContain('Last.');
  for (const page of pages) expect(page).toContain('independent of the International Baccalaureate Organization');
});

test('the words of an Arabic name are drawn as one, since separate words would run from left to right', async () => {
  const [pieces] = await piecesOf(await printReportCover({ ...COVER, learner: 'محمد علي' }));
  expect(pieces).toContain('محمد علي');
});

test('Arabic is drawn joined: no letter of it comes from the font of mathematical signs, which has some, unjoined', async () => {
  const pdf = await printReportCover({ ...COVER, learner: 'محمد علي' });
  const fonts = new Set(
    pdf
      .toString('latin1')
      .match(/[A-Z]{6}\+Noto\w+/g)
      ?.map((name) => name.slice(7)),
  );
  expect([...fonts]).toEqual(['NotoNaskhArabic']);
});
