import { BLUEPRINTS, marksOf } from 'api/mock-papers/drawing';
import { describe, expect, it } from 'vitest';
import { wholeBank } from '../courses/whole-bank.ts';
import { DIFFICULTIES, difficultyShares } from './difficulty.ts';
import { practicePapers, practiceSets } from './practice-papers.ts';

const bank = new Map(wholeBank.map((question) => [question.id, question]));
const PAPERS = BLUEPRINTS.filter(({ paper }) => /^\d$/.test(paper));
/** Most that a share of the marks may be off: Maths AI has no hard short questions at SL, and the sciences few hard choices. */
const TOLERANCE = 0.26;

describe('practice papers', () => {
  it.each(PAPERS.map((blueprint) => [blueprint.key, blueprint] as const))(
    '%s: three, each as long as the examination’s',
    (key, blueprint) => {
      const own = practicePapers.filter((paper) => paper.blueprint === key);
      expect(own).toHaveLength(3);
      expect(new Set(own.map(({ month, year, timezone }) => `${month} ${year} ${timezone}`)).size).toBe(3);
      for (const { questions } of own) {
        const asked = questions.map((id) => bank.get(id));
        expect(asked.reduce((sum, question) => sum + (question?.marks ?? 0), 0)).toBe(marksOf(blueprint));
        expect(new Set(asked.map((question) => `${question?.subject} ${question?.paper}`))).toEqual(
          new Set([`${blueprint.subject} ${blueprint.paper}`]),
        );
        if (!blueprint.calculator) expect(asked.filter((question) => question?.calculator_allowed)).toEqual([]);
        // No two variants of one idea on a paper.
        expect(new Set(asked.map((question) => question?.template)).size).toBe(questions.length);
        for (const section of blueprint.sections) {
          const isChoice = section.kind === 'choice';
          const own_ = asked.filter((question) => Boolean(question?.correct_option) === isChoice);
          if (blueprint.sections.some(({ kind }) => kind !== section.kind))
            expect(own_.reduce((sum, question) => sum + (question?.marks ?? 0), 0)).toBe(section.marks);
        }
      }
    },
  );

  it('are as easy and as hard as their blueprint, within the tolerance', () => {
    const uneven = practicePapers.flatMap(({ blueprint: key, questions, ...set }) => {
      const blueprint = PAPERS.find((paper) => paper.key === key);
      const asked = questions.flatMap((id) => bank.get(id) ?? []);
      const shares = blueprint && difficultyShares(blueprint, asked);
      const isOff = DIFFICULTIES.some(
        (level) => Math.abs((shares?.[level] ?? 0) - (blueprint?.difficulties[level] ?? 0)) > TOLERANCE,
      );
      return isOff ? [{ key, ...set, shares }] : [];
    });
    expect(uneven).toEqual([]);
  });

  it('share no question, and give their questions alone a month, a year and a time zone', () => {
    const all = practicePapers.flatMap(({ questions }) => questions);
    expect(new Set(all).size).toBe(all.length);
    for (const [id, question] of bank) {
      const { month, year, timezone } = question;
      expect({ month, year, timezone }).toEqual(practiceSets.get(id) ?? {});
    }
  });
});
