import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLUEPRINTS, type Blueprint, findBlueprint, LONG_FROM, marksOf } from './blueprints.ts';
import { paperCode } from './code.ts';
import { type Candidate, drawPaper, MARKS_TOLERANCE } from './drawing.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 60 });

const analysis = findBlueprint('math-aa-sl-1') as Blueprint;
const science = findBlueprint('physics-hl-1') as Blueprint;
const sum = (questions: readonly { marks: number }[]) => questions.reduce((total, { marks }) => total + marks, 0);
const rank = ({ difficulty }: Candidate) => ['Easy', 'Medium', 'Hard'].indexOf(difficulty);

/** Candidates for a blueprint: `size` ideas with some variants each, of the kinds that its sections ask and some that they do not. */
const poolFor = ({ topics, sections }: Blueprint, size: { min: number; max: number }) =>
  fc
    .array(
      fc.record({
        topic: fc.constantFrom(...Object.keys(topics)),
        difficulty: fc.constantFrom('Easy', 'Medium', 'Hard') as fc.Arbitrary<Candidate['difficulty']>,
        marks: fc.integer({ min: 3, max: LONG_FROM - 1 }),
        choice: fc.constantFrom(...sections.map(({ kind }) => kind === 'choice')),
        paper: fc.constantFrom(1, 1, 1, null, 2),
        calculator: fc.constantFrom(false, false, false, true),
        variants: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: size.min, maxLength: size.max },
    )
    .map((ideas) =>
      ideas.flatMap(({ variants, ...idea }, index) =>
        Array.from({ length: variants }, (_, variant): Candidate => {
          const marks = idea.choice ? 1 : idea.marks;
          return { ...idea, marks, id: index * 10 + variant + 1, idea: `idea-${index}` };
        }),
      ),
    );
const seed = fc.integer({ min: 0, max: 2 ** 30 - 1 });

/** A bank with more than enough of everything: 20 ideas of each topic, of all difficulties, 3 to 8 marks. */
const richBank = ({ topics }: Blueprint): Candidate[] =>
  Object.keys(topics).flatMap((topic, place) =>
    Array.from({ length: 20 }, (_, index): Candidate => {
      const difficulty = (['Easy', 'Medium', 'Hard'] as const)[index % 3] ?? 'Easy';
      return {
        ...{ id: place * 100 + index + 1, idea: `${topic} ${index}`, topic, difficulty, marks: 3 + (index % 6) },
        ...{ choice: false, paper: 1, calculator: false },
      };
    }),
  );

describe('a paper from any bank', () => {
  it('has at most one variant of each idea, and only questions that belong on it', () => {
    fc.assert(
      fc.property(poolFor(analysis, { min: 0, max: 60 }), seed, (pool, number) => {
        const drawn = drawPaper(analysis, pool, number);
        expect(new Set(drawn.map(({ idea }) => idea)).size).toBe(drawn.length);
        for (const { calculator, choice, paper } of drawn)
          expect([calculator, choice, paper === 2]).toEqual([false, false, false]);
      }),
    );
  });

  it('is the same for the same seed, in any order of the bank', () => {
    fc.assert(
      fc.property(poolFor(science, { min: 0, max: 80 }), seed, (pool, number) => {
        expect(drawPaper(science, pool.toReversed(), number)).toEqual(drawPaper(science, pool, number));
      }),
    );
  });

  it('never exceeds its marks, and leaves out no question that would bring it nearer', () => {
    fc.assert(
      fc.property(poolFor(analysis, { min: 0, max: 60 }), seed, (pool, number) => {
        const drawn = drawPaper(analysis, pool, number);
        const full = marksOf(analysis);
        expect(sum(drawn)).toBeLessThanOrEqual(full + MARKS_TOLERANCE);
        const usable = pool.filter(({ calculator, paper }) => !calculator && paper !== 2);
        const left = usable.filter(({ idea }) => !drawn.some((question) => question.idea === idea));
        if (sum(drawn) < full - 20) expect(left).toEqual([]);
      }),
    );
  });

  it('asks multiple choice topic by topic, and grows more difficult within each section or topic', () => {
    const topics = Object.keys(science.topics);
    const place = (question: Candidate) => (question.choice ? 10 * topics.indexOf(question.topic) : 0) + rank(question);
    fc.assert(
      fc.property(poolFor(science, { min: 0, max: 80 }), seed, (pool, number) => {
        for (const [, questions] of Map.groupBy(drawPaper(science, pool, number), ({ section }) => section)) {
          expect(questions.map(place)).toEqual(questions.map(place).toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('asks nothing of a topic that it does not weigh', () => {
    fc.assert(
      fc.property(poolFor(science, { min: 0, max: 80 }), seed, (pool, number) => {
        const skills = pool.map((question) => ({ ...question, topic: 'T' }));
        expect(drawPaper(science, skills, number)).toEqual([]);
      }),
    );
  });
});

describe('a paper from a bank that has enough', () => {
  const bank = richBank(analysis);
  const papers = Array.from({ length: 200 }, (_, number) => drawPaper(analysis, bank, number));

  it('has exactly its marks, and each topic within 10 points of its share', () => {
    const hours = Object.values(analysis.topics).reduce((all, each) => all + each, 0);
    for (const paper of papers) {
      expect(sum(paper)).toBe(marksOf(analysis));
      for (const [topic, weight] of Object.entries(analysis.topics)) {
        const share = sum(paper.filter((question) => question.topic === topic)) / sum(paper);
        expect(Math.abs(share - weight / hours)).toBeLessThanOrEqual(0.1);
      }
    }
  });

  it('differs from seed to seed, and gives every idea its chance', () => {
    const ids = papers.map((paper) => paper.map(({ id }) => id).join(' '));
    expect(new Set(ids).size).toBeGreaterThan(190);
    const met = new Set(papers.flat().map(({ idea }) => idea));
    expect(met.size).toBe(bank.length);
  });

  it('has its long questions in Section B, where there are enough of them', () => {
    const long = bank.map(
      (question): Candidate => ({ ...question, id: question.id + 1000, idea: `long ${question.idea}`, marks: 15 }),
    );
    for (let number = 0; number < 50; number++) {
      const drawn = drawPaper(analysis, [...bank, ...long], number);
      expect([...new Set(drawn.map(({ section }) => section))]).toEqual(['Section A', 'Section B']);
      for (const { section, marks } of drawn) expect(marks >= LONG_FROM).toBe(section === 'Section B');
      expect(Math.abs(sum(drawn) - marksOf(analysis))).toBeLessThanOrEqual(MARKS_TOLERANCE);
    }
    const few = [...bank, ...long.slice(0, 2)];
    expect([...new Set(drawPaper(analysis, few, 1).map(({ section }) => section))]).toEqual(['']);
  });

  it('is drawn from a hundred thousand questions as well', () => {
    const many = Array.from({ length: 100_000 }, (_, index): Candidate => {
      const like = bank[index % bank.length] as Candidate;
      return { ...like, id: index + 1, idea: `question ${index}` };
    });
    expect(Math.abs(sum(drawPaper(analysis, many, 5)) - marksOf(analysis))).toBeLessThanOrEqual(MARKS_TOLERANCE);
  });
});

describe('the blueprints', () => {
  it.each(BLUEPRINTS.map((blueprint) => [blueprint.key, blueprint] as const))(
    '%s is whole',
    (_, { sections, difficulties, minutes, ...rest }) => {
      const names = sections.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(Object.values(difficulties).reduce((all, share) => all + share, 0)).toBeCloseTo(1);
      // A minute a mark or a little more; multiple choice and investigations have theirs.
      const pace = minutes / marksOf({ sections, difficulties, minutes, ...rest });
      expect(pace).toBeGreaterThan(1);
      expect(pace).toBeLessThan(2.2);
    },
  );

  it('have keys of their own', () => expect(new Set(BLUEPRINTS.map(({ key }) => key)).size).toBe(BLUEPRINTS.length));
});

describe('the code of a paper', () => {
  it.each([
    [0, 'physics-sl-1a-000000'],
    [31, 'physics-sl-1a-00000z'],
    [2 ** 30 - 1, 'physics-sl-1a-zzzzzz'],
  ])('of the seed %i is %s', (number, code) => expect(paperCode('physics-sl-1a', number)).toBe(code));

  it('is another for each seed', () => {
    const codes = Array.from({ length: 5_000 }, (_, number) => paperCode('x', number * 214_013));
    expect(new Set(codes).size).toBe(codes.length);
  });
});
