import { describe, expect, it } from 'vitest';
import { leafNumbers } from '../bank-rules.ts';
import { slugsByNumber } from '../topic-records.ts';
import { writeQuestions } from '../write-bank.ts';
import { courses, templates } from './index.ts';

/** What the bank promises its learners as a whole. */
const bank = writeQuestions(courses, templates);
const bySubject = Map.groupBy(bank, ({ subject }) => subject);
const EIGHT = [
  ...['math-aa-sl', 'math-aa-hl', 'math-ai-sl', 'math-ai-hl'],
  ...['physics-sl', 'physics-hl', 'chemistry-sl', 'chemistry-hl'],
];

/** Leaves for which nothing is written yet: strike out what is. */
const EMPTY_LEAVES: Readonly<Record<string, readonly string[]>> = {
  'math-aa-sl': ['1.3.2', '1.4.2', '3.2.2', '5.6.2', '5.11.2'],
  'math-aa-hl': [
    ...['1.3.2', '1.4.2', '1.10.2', '1.13.2', '1.14.1', '2.16.2', '3.2.2', '3.10.2', '3.15.1', '3.18.2'],
    ...['5.6.2', '5.11.2', '5.16.2', '5.17.2'],
  ],
  'math-ai-hl': ['4.12'],
};

describe('the bank', () => {
  it('has at least 1,200 questions from at least 160 templates', () => {
    expect(bank.length).toBeGreaterThanOrEqual(1_200);
    expect(templates.length).toBeGreaterThanOrEqual(160);
  });

  it('has at least 60 questions with a diagram', () => {
    expect(bank.filter(({ figures = [] }) => figures.length > 0).length).toBeGreaterThanOrEqual(60);
  });

  it.each(EIGHT)('%s has a course and at least 80 questions over every top-level topic', (slug) => {
    const course = courses.find((candidate) => candidate.slug === slug);
    expect(course).toBeDefined();
    const questions = bySubject.get(slug) ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(80);
    const slugs = course && slugsByNumber(course);
    const used = new Set(questions.map(({ topic }) => topic));
    for (const topic of course?.topics ?? []) {
      const numbers: string[] = [];
      const collect = ({ number, subtopics = [] }: typeof topic) => {
        numbers.push(number);
        subtopics.forEach(collect);
      };
      collect(topic);
      expect(
        numbers.some((number) => used.has(slugs?.get(number) ?? '')),
        `${slug} ${topic.number} has no question`,
      ).toBe(true);
    }
  });

  it.each(EIGHT)('%s has easy, medium and hard questions, and papers of both kinds', (slug) => {
    const questions = bySubject.get(slug) ?? [];
    expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(new Set(['Easy', 'Medium', 'Hard']));
    expect(new Set(questions.map(({ paper }) => paper)).size).toBeGreaterThanOrEqual(2);
    expect(questions.some(({ correct_option }) => correct_option)).toBe(true);
  });

  it.each(courses.map((course) => [course.slug, course] as const))(
    '%s has no leaf without questions but those that are known',
    (slug, course) => {
      const slugs = slugsByNumber(course);
      const used = new Set((bySubject.get(slug) ?? []).flatMap(({ topic, other_topics = [] }) => [topic, ...other_topics]));
      // What SL has and HL has none of is listed at HL as well.
      const partner = courses.find((other) => other.slug === slug.replace(/-hl$/, '-sl') && other.slug !== slug);
      const shared = (bySubject.get(partner?.slug ?? '') ?? []).filter((question) => question.shared_with_other_level);
      const numbers = new Map([...(partner ? slugsByNumber(partner) : [])].map(([number, topic]) => [topic, number]));
      for (const { topic } of shared) used.add(slugs.get(numbers.get(topic) ?? '') ?? '');
      expect([...leafNumbers(course)].filter((number) => !used.has(slugs.get(number) ?? ''))).toEqual(EMPTY_LEAVES[slug] ?? []);
    },
  );

  it('has no two questions with the same text in one subject', () => {
    for (const [slug, questions] of bySubject) {
      expect(new Set(questions.map(({ text }) => text)).size, slug).toBe(questions.length);
    }
  });
});
