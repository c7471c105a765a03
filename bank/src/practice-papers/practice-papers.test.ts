import { BLUEPRINTS, drawPaper, LONG_FROM, marksOf } from '@api/drawing';
import { describe, expect, it } from 'vitest';
import { wholeBank } from '../courses/whole-bank.ts';
import { candidatesOf } from './candidates.ts';
import { DIFFICULTIES, difficultyShares } from './difficulty.ts';
import { practicePapers } from './practice-papers.ts';

const bank = new Map(wholeBank.map((question) => [question.id, question]));
const PAPERS = BLUEPRINTS.filter(({ paper }) => /^\d$/.test(paper));
const MATHS = PAPERS.filter(({ key }) => key.startsWith('math-'));
/** Most that a share of the marks may be off by difficulty. */
const TOLERANCE = 0.15;
/** Most that a topic's share of the marks may be off in a practice paper of mathematics. */
const TOPIC_TOLERANCE = 0.12;

const marksIn = (questions: readonly ({ marks: number } | undefined)[]) =>
  questions.reduce((sum, question) => sum + (question?.marks ?? 0), 0);

describe('practice papers', () => {
  it.each(PAPERS.map((blueprint) => [blueprint.key, blueprint] as const))(
    '%s: three, each as long as the examination’s',
    (key, blueprint) => {
      const own = practicePapers.filter((paper) => paper.blueprint === key);
      expect(own.map(({ set }) => set)).toEqual([1, 2, 3]);
      for (const { questions } of own) {
        const asked = questions.map((id) => bank.get(id));
        expect(marksIn(asked)).toBe(marksOf(blueprint));
        const isListed = ({ subject, shared_with_other_level }: (typeof wholeBank)[number]) =>
          subject === blueprint.subject || (shared_with_other_level && subject === blueprint.subject.replace(/-hl$/, '-sl'));
        expect(asked.filter((question) => !question || !isListed(question) || `${question.paper}` !== blueprint.paper)).toEqual(
          [],
        );
        if (!blueprint.calculator) expect(asked.filter((question) => question?.calculator_allowed)).toEqual([]);
        // No two variants of one idea on a paper.
        expect(new Set(asked.map((question) => question?.template)).size).toBe(questions.length);
        if (blueprint.sections.every(({ length }) => length === 'long'))
          expect(asked.filter((question) => (question?.marks ?? 0) < LONG_FROM)).toEqual([]);
        for (const section of blueprint.sections) {
          const isChoice = section.kind === 'choice';
          const inSection = asked.filter((question) => Boolean(question?.correct_option) === isChoice);
          if (blueprint.sections.some(({ kind }) => kind !== section.kind)) expect(marksIn(inSection)).toBe(section.marks);
        }
      }
    },
  );

  it('are as easy and as hard as their blueprint, within the tolerance', () => {
    const uneven = practicePapers.flatMap(({ blueprint: key, set, questions }) => {
      const blueprint = PAPERS.find((paper) => paper.key === key);
      const asked = questions.flatMap((id) => bank.get(id) ?? []);
      const shares = blueprint && difficultyShares(blueprint, asked);
      const isOff = DIFFICULTIES.some(
        (level) => Math.abs((shares?.[level] ?? 0) - (blueprint?.difficulties[level] ?? 0)) > TOLERANCE,
      );
      return isOff ? [{ key, set, shares }] : [];
    });
    expect(uneven).toEqual([]);
  });

  it('share no question, and give none of them a month, a year or a time zone', () => {
    const all = practicePapers.flatMap(({ questions }) => questions);
    expect(new Set(all).size).toBe(all.length);
    expect(wholeBank.filter(({ month, year, timezone }) => month ?? year ?? timezone)).toEqual([]);
  });
});

describe('papers of mathematics', () => {
  it.each(MATHS.map((blueprint) => [blueprint.key, blueprint] as const))(
    '%s: every draw has exactly its marks',
    (_, blueprint) => {
      const candidates = candidatesOf(blueprint.subject);
      const totals = Array.from({ length: 26 }, (_seed, seed) => marksIn(drawPaper(blueprint, candidates, seed * 7_919)));
      expect(new Set(totals)).toEqual(new Set([marksOf(blueprint)]));
    },
  );

  it('have their topics in the shares of the guide', () => {
    const off = practicePapers.flatMap(({ blueprint: key, set, questions }) => {
      const blueprint = MATHS.find((one) => one.key === key);
      if (!blueprint) return [];
      const place = new Map(candidatesOf(blueprint.subject).map((each) => [wholeBank[each.id]?.id, each]));
      const asked = questions.flatMap((id) => place.get(id) ?? []);
      const hours = Object.values(blueprint.topics).reduce((sum, each) => sum + each, 0);
      return Object.entries(blueprint.topics).flatMap(([topic, weight]) => {
        const share = marksIn(asked.filter((each) => each.topic === topic)) / marksIn(asked);
        return Math.abs(share - weight / hours) > TOPIC_TOLERANCE
          ? [`${key} ${set}, topic ${topic}: ${share} of ${weight / hours}`]
          : [];
      });
    });
    expect(off).toEqual([]);
  });

  it.each(['math-aa-hl', 'math-ai-hl'])(
    '%s: a Paper 3 is two investigations of 25 to 30 marks, of which there are twelve',
    (subject) => {
      const investigations = wholeBank.filter((question) => question.subject === subject && question.paper === 3);
      expect(new Set(investigations.map(({ template }) => template)).size).toBeGreaterThanOrEqual(12);
      expect(investigations.filter(({ marks }) => marks < 25 || marks > 30)).toEqual([]);
      const papers = practicePapers.filter(({ blueprint }) => blueprint === `${subject}-3`);
      expect(papers.map(({ questions }) => questions.length)).toEqual([2, 2, 2]);
    },
  );
});
