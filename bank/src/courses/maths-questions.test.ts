import { describe, expect, it } from 'vitest';
import { calculatorOperations } from '../calculator-operations.ts';
import { bannedPhrases } from '../checks/banned-phrases.ts';
import { templates } from './index.ts';
import { wholeBank } from './whole-bank.ts';

/** What the guides and the examiners of mathematics ask of every question. */
const maths = wholeBank.filter(({ subject }) => /^math|^bridging/.test(subject));
const mathsTemplates = templates.filter(({ placements }) => placements.every(({ subject }) => /^math|^bridging/.test(subject)));

/** What hints of a machine say, besides the phrases that are banned everywhere. */
const MACHINE_HINTS: readonly RegExp[] = [/\b(?:may )?begins? like this/i, /earns a mark for this/i];

const printed = ({ text, hint, answer, solution, mark_scheme = [], figures = [] }: (typeof wholeBank)[number]): string =>
  [text, hint, answer, solution, ...mark_scheme.map((line) => line.text), ...figures.map(({ alt }) => alt)].join('\n');

describe('questions of mathematics', () => {
  it('stand at SL where their template serves a statement of the common core, and HL lists them too', () => {
    const split = mathsTemplates.filter(({ placements }) => new Set(placements.map(({ subject }) => subject.slice(-2))).size > 1);
    expect(split.map(({ key }) => key)).toEqual([]);
    expect(
      maths.filter(({ subject, shared_with_other_level }) => /^math.*-sl$/.test(subject) !== shared_with_other_level),
    ).toEqual([]);
  });

  it('take their difficulty from the rule', () => {
    expect(mathsTemplates.filter(({ difficulty }) => difficulty).map(({ key }) => key)).toEqual([]);
  });

  it('test for independence with more than one degree of freedom', () => {
    const small = maths.filter(({ text }) => {
      const rows = text.split('\n').filter((line) => line.startsWith('|'));
      const isTwoByTwo = rows.length === 4 && (rows[0]?.split('|').length ?? 0) - 3 === 2;
      return /\\chi/.test(text) && isTwoByTwo;
    });
    expect(small.map(({ id }) => id)).toEqual([]);
  });

  it('have multiple choice as quick checks, without a mark scheme', () => {
    const choices = maths.filter(({ correct_option }) => correct_option);
    expect(choices.filter(({ marks, mark_scheme = [] }) => marks !== 1 || mark_scheme.length > 0).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('print none of the banned phrases', () => {
    const found = maths.flatMap((question) =>
      [...bannedPhrases(printed(question)), ...MACHINE_HINTS.flatMap((phrase) => phrase.exec(printed(question))?.[0] ?? [])].map(
        (phrase) => `${question.id}: ${phrase}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('show the keys of every operation of a calculator', () => {
    const solutions = maths.map(({ solution }) => solution).join('\n');
    expect(calculatorOperations.filter(({ name }) => !solutions.includes(`| Calculator | ${name} |`))).toEqual([]);
  });

  it('have hints that point at the idea: no proof and no solution is so short', () => {
    expect(maths.filter(({ hint }) => (hint ?? '').length > 240).map(({ id }) => id)).toEqual([]);
  });
});
