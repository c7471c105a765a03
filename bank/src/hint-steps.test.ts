import { describe, expect, it } from 'vitest';
import { answersOf, hintOf, STEP } from './hint-steps.ts';
import type { QuestionDraft } from './template.ts';

const draft: QuestionDraft = {
  text: 'An arithmetic sequence has $u_1 = 3$ and $u_4 = 12$. Find its common difference. [2]',
  hint: 'How many steps lead from one term to the other?',
  answer: '$9$',
  solution: 'There are three steps from $u_1$ to $u_4$, and together they lead up by $3d$. So $d = 9$.',
  markScheme: [{ text: 'counts the steps', code: 'M1' }],
  numeric: [{ value: 9, tolerance: 0 }],
};

describe('hints in steps', () => {
  it('end with the beginning of the solution, as far as it gives no answer away', () => {
    const begun = 'There are three steps from $u_1$ to $u_4$, and together they lead up by $3d$.';
    expect(
      hintOf({ ...draft, solution: `${draft.solution} The other terms follow from this one by adding it again and again.` }),
    ).toBe(`${draft.hint}${STEP}You could begin like this: ${begun}`);
    const short = {
      ...draft,
      solution: 'There are three equal steps to this term, so $d = 9$. Then add it to each term in turn.',
    };
    expect(hintOf(short)).toBe(`${draft.hint}${STEP}You could begin like this: There are three equal steps to this term …`);
  });

  it('leave out a beginning that is most of the solution, and hold back in multiple choice', () => {
    const proof = {
      ...draft,
      solution: 'There are three steps from $u_1$ to $u_4$, and together they lead up by $3d$.',
      markScheme: [],
    };
    expect(hintOf(proof)).not.toContain('three steps');
    const options = { A: '$2x$', B: '$x^2 + 1$', C: '$x$', D: '$1$' };
    expect(hintOf({ ...draft, options, correctOption: 'B' })).toBe(draft.hint);
  });

  it('take the mark scheme where the solution begins with the answer, and leave the steps of authors alone', () => {
    const sudden = {
      ...draft,
      solution: '$d = 9$, as is seen at once.',
      markScheme: [{ text: 'divides the whole change by the number of steps', code: 'M1' as const }],
    };
    expect(hintOf(sudden)).toBe(`${draft.hint}${STEP}One mark is for this: divides the whole change by the number of steps`);
    const own = { ...draft, hint: `First.${STEP}Second.` };
    expect(hintOf(own)).toBe(own.hint);
  });

  it('know an answer as a number, as a formula, as an option and in words', () => {
    expect(answersOf(draft)('So it is $18 \\div 2$, which is 9.')).toBe(true);
    expect(answersOf(draft)('So it is $18 \\div 2$.')).toBe(true);
    expect(answersOf(draft)('So there are three steps.')).toBe(false);
    const options = { A: '$2x$', B: '$x^2 + 1$', C: '$x$', D: '$1$' };
    expect(answersOf({ ...draft, numeric: [], options, correctOption: 'B' })('It is $ x^2+1 $ then.')).toBe(true);
    const words = { ...draft, numeric: [], answer: 'The layers repel each other' };
    expect(answersOf(words)('Now the layers repel each one.')).toBe(true);
  });
});
