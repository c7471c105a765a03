import { describe, expect, test } from 'vitest';
import { type TypesetTask, typesetTask } from './index.ts';

const faultsOf = (source: string, kind: TypesetTask['kind'] = 'text') => typesetTask({ kind, source }).faults;

describe('a formula that cannot be set', () => {
  test.each([
    ['$\\frac{1$', '\\frac{1', 'A closing } is missing'],
    ['$\\undefinedmacro x$', '\\undefinedmacro x', 'There is no command \\undefinedmacro'],
    ['$x^2^3$', 'x^2^3', 'Two superscripts follow each other: put the first with its base in { }'],
    ['$\\left( x$', '\\left( x', 'A \\left has no \\right'],
    ['$x \\right)$', 'x \\right)', 'A \\right has no \\left'],
    ['$x}$', 'x}', '} cannot stand here'],
    ['$a & b$', 'a & b', 'An & may stand in a matrix or an array only'],
    ['$\\begin{pmatrix} 1$', '\\begin{pmatrix} 1', 'A \\begin has no \\end'],
    ['$\\begin{nothing} 1 \\end{nothing}$', '\\begin{nothing} 1 \\end{nothing}', 'There is no environment nothing'],
    ['$x^$', 'x^', 'Something is missing after a command, ^ or _: write it in { }'],
    ['$\\def\\a{x}\\a$', '\\def\\a{x}\\a', 'A formula cannot define commands of its own'],
  ])('%j is reported with its fault', (source, piece, message) => {
    const [fault, ...more] = faultsOf(source);
    expect(more).toEqual([]);
    expect(fault?.line).toBe(1);
    expect([fault?.piece, fault?.message]).toEqual([piece, message]);
    expect(faultsOf(source, 'line')).toEqual([fault]);
    expect(faultsOf(source, 'message')).toEqual([fault]);
  });

  test('is named with its line, in parts and subparts too', () => {
    const source = '\nLet $x = 1$.\n\n\n(a) (i) Find *this*\nand $\\frac{1$. [2]\n\n(ii) Or $$\\nope$$ [1]\n\n$y_1_2$ too.';
    expect(faultsOf(source, 'question').map(({ line, piece }) => `${line} ${piece}`)).toEqual([
      '6 \\frac{1',
      '8 \\nope',
      '10 y_1_2',
    ]);
  });

  test('reports what was never closed, or never opened', () => {
    expect(faultsOf('Find $x^2 of it')).toEqual([
      { line: 1, piece: '$x^2 of it', message: expect.stringMatching(/^A \$ has no partner/) },
    ]);
    expect(faultsOf('First.\n\nThe \\frac{1}{2} of it')).toMatchObject([{ line: 3, piece: '\\frac{1}{2} of it' }]);
  });

  test.each(['It costs \\$5.', 'Use `\\frac` so.', '$\\ce{2H2 + O2}$', 'A * B_1 \\\\ end', '$100\\%$'])('%j is none', (source) =>
    expect(faultsOf(source)).toEqual([]),
  );
});

describe('a text that cannot be set', () => {
  test('renders as typed if it is nested without end', () => {
    const { html, faults } = typesetTask({ kind: 'text', source: '>'.repeat(20_000) });
    expect(html).toBe(`<p>${'&gt;'.repeat(20_000)}</p>`);
    expect(faults).toMatchObject([{ message: 'The text is nested too deeply to be set' }]);
  });
});
