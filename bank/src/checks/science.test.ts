import { describe, expect, it } from 'vitest';
import { Diagram } from '../diagram.ts';
import type { QuestionDraft } from '../template.ts';
import { scienceFaults } from './science.ts';

/** A question without a fault: each test plants one. */
const sound: QuestionDraft = {
  text: 'Compare the ions. [2]',
  hint: 'Charges first.',
  answer: '$1.2$',
  solution: 'The ions of X are closer together ($210$ against $319\\text{ pm}$), so $Q = 1.2$.',
  markScheme: [{ text: '$1.2$', code: 'A1' }],
  numeric: [{ value: 1.2, tolerance: 0.01 }],
};
const faults = (changes: Partial<QuestionDraft>, subject = 'chemistry-sl') => scienceFaults({ ...sound, ...changes }, subject);
const drawn = (angle: number, equalScale: boolean) =>
  new Diagram({ x: [0, 10], y: [0, 3], equalScale, height: 400 })
    .arc([0, 0], 2, 0, (angle * Math.PI) / 180)
    .label([2, 0], '50°')
    .toSvg();

describe('a question of a science', () => {
  it('is sound as written, and leaves mathematics alone', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ solution: 'Who slips here is told.' }, 'math-aa-sl')).toEqual([]);
  });

  it.each([
    ['closer with a greater distance', 'They are closer together ($240$ against $235\\text{ pm}$).'],
    ['more than a greater number', '$3.2\\text{ V}$, which is more than $4.0\\text{ V}$.'],
    ['powers of ten', 'The mass is larger ($2 \\times 10^{3}$ against $4 \\times 10^{3}\\text{ kg}$).'],
  ])('compares as its numbers do: %s', (_, solution) => {
    expect(faults({ solution })).toEqual([expect.stringMatching(/^comparison: solution/)]);
  });

  it('asks for a unit only where there is one', () => {
    const text = 'Determine the gradient. State its unit. [1]';
    expect(faults({ text })).toEqual([expect.stringMatching(/^unit: part ""/)]);
    expect(faults({ text, numeric: [{ value: 1.2, tolerance: 0.01, unit: 'm' }] })).toEqual([]);
  });

  it('draws the angle that it names', () => {
    const with_ = (svg: string) => faults({ diagrams: [{ name: 'rays', svg, alt: 'An angle of 50 degrees.' }] });
    expect(with_(drawn(50, true))).toEqual([]);
    expect(with_(drawn(36, true))).toEqual([expect.stringMatching(/^drawing rays: 50° is not drawn/)]);
    expect(with_(drawn(50, false))).toEqual([expect.stringMatching(/^drawing rays: 50° is not drawn/)]);
  });

  it('asks nothing of higher level at standard level', () => {
    const solution = '$Q < K$, so the reaction goes forward.';
    expect(faults({ solution })).toEqual([expect.stringMatching(/^level: Reactivity 2.3 reaction quotient/)]);
    expect(faults({ solution }, 'chemistry-hl')).toEqual([]);
    expect(faults({ text: 'State the moment of inertia. [1]' }, 'physics-sl')).toEqual([expect.stringMatching(/^level: A.4/)]);
  });

  it('gives no mark for the letter of a multiple choice', () => {
    const options = { A: '$1.2$', B: '$2.4$', C: '$3.6$', D: '$4.8$' };
    const scheme = (text: string) => faults({ options, correctOption: 'A', markScheme: [{ text, code: 'A1' }] });
    expect(scheme('ratio of the radii')).toEqual([]);
    expect(scheme('A: ratio of the radii')).toEqual([expect.stringMatching(/^mark scheme: a mark for a letter/)]);
  });

  it('prints no banned phrase, in hints neither', () => {
    expect(faults({ hint: 'Who slips here is told: “You added.”' })).toEqual([
      expect.stringMatching(/^style: hint: "Who slips"/),
      expect.stringMatching(/^style: hint: "is told"/),
    ]);
  });
});
