import type { QuestionDraft } from '../template.ts';

/** Indices and powers are names and notation: the 1 of `u_1`, the 2 of `x^{2}`. */
const NOTATION = /[_^](?:\{[^{}]*\}|\d)/g;
const THOUSANDS = /(?<=\d)(?:\\[,;!]|\{,\})(?=\d{3})/g;

/** The numbers that a text prints, as they are written, without indices and powers. */
export const numbersIn = (markdown: string): string[] =>
  markdown
    .replace(NOTATION, ' ')
    .replace(THOUSANDS, '')
    .match(/\d+(?:\.\d+)?/g) ?? [];

/** Half of the last place in which a number is written; of 1260 that is the one before the zero, as three figures are usual. */
function halfPlace(written: string): number {
  const decimals = written.split('.')[1]?.length ?? 0;
  const zeros = decimals === 0 ? (/[1-9](0+)$/.exec(written)?.[1]?.length ?? 0) : 0;
  return 0.5 * 10 ** (zeros - decimals);
}

/**
 * Numbers that the short answer prints and neither the question, the solution nor the mark scheme has, to the places in which they are
 * written: nobody can see where they come from, and one of the places is likely to be wrong. Multiple choice is left out, as its answer is an
 * option.
 */
export function unexplainedNumbers({ text, answer, solution, markScheme, correctOption }: QuestionDraft): string[] {
  if (correctOption) return [];
  const explained = [text, solution, ...markScheme.map((line) => line.text)].flatMap(numbersIn).map(Number);
  return numbersIn(answer).filter((written) => {
    const [value, grain] = [Number(written), halfPlace(written)];
    return !explained.some((number) => Math.abs(number - value) <= grain + 1e-9);
  });
}
