import { describe, expect, it } from 'vitest';
import { clones, countTopics, isShort, topicLists } from '../counts.ts';
import { courses, templates } from './index.ts';
import { wholeBank as bank } from './whole-bank.ts';

/** What the bank promises its learners as a whole. */
const bySubject = Map.groupBy(bank, ({ subject }) => subject);
const EIGHT = [
  ...['math-aa-sl', 'math-aa-hl', 'math-ai-sl', 'math-ai-hl'],
  ...['physics-sl', 'physics-hl', 'chemistry-sl', 'chemistry-hl'],
];

describe('the bank', () => {
  it('has at least 5,000 questions from at least 700 templates', () => {
    expect(bank.length).toBeGreaterThanOrEqual(5_000);
    expect(templates.length).toBeGreaterThanOrEqual(700);
  });

  it('asks none of its ideas more than four times with other numbers alone', () => {
    expect(Object.fromEntries(clones(bank))).toEqual({});
  });

  it('has questions enough at each leaf and subtopic, of several ideas (`npm run counts -w bank`)', () => {
    const short = countTopics(courses, bank).filter(isShort);
    expect(
      short.map(({ subject, number, questions, templates: kinds }) => `${subject} ${number}: ${questions} of ${kinds}`),
    ).toEqual([]);
  });

  it('shows eight ideas among the first ten questions of every topic, or all that it has', () => {
    const ideas = (questions: readonly { template?: string | null | undefined }[]) =>
      new Set(questions.map(({ template }) => template)).size;
    const poor = topicLists(courses, bank).filter(
      ({ questions }) => ideas(questions.slice(0, 10)) < Math.min(8, ideas(questions)),
    );
    expect(poor.map(({ subject, number }) => `${subject} ${number}`)).toEqual([]);
  });

  it('shows six ideas among the first ten questions of every leaf, none of them more than twice', () => {
    const leaves = new Set(
      countTopics(courses, bank).flatMap(({ subject, number, leaf }) => (leaf ? [`${subject} ${number}`] : [])),
    );
    const poor = topicLists(courses, bank).filter(({ subject, number, questions }) => {
      const ideas = [...Map.groupBy(questions.slice(0, 10), ({ template }) => template).values()];
      return leaves.has(`${subject} ${number}`) && (ideas.length < 6 || ideas.some((same) => same.length > 2));
    });
    expect(poor.map(({ subject, number }) => `${subject} ${number}`)).toEqual([]);
  });

  it('has at least 60 questions with a diagram', () => {
    expect(bank.filter(({ figures = [] }) => figures.length > 0).length).toBeGreaterThanOrEqual(60);
  });

  it.each(EIGHT)('%s has a course and at least 80 questions', (slug) => {
    expect(courses.some((course) => course.slug === slug)).toBe(true);
    expect((bySubject.get(slug) ?? []).length).toBeGreaterThanOrEqual(80);
  });

  it.each(EIGHT)('%s has easy, medium and hard questions, and papers of both kinds', (slug) => {
    const questions = bySubject.get(slug) ?? [];
    expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(new Set(['Easy', 'Medium', 'Hard']));
    expect(new Set(questions.map(({ paper }) => paper)).size).toBeGreaterThanOrEqual(2);
    expect(questions.some(({ correct_option }) => correct_option)).toBe(true);
  });

  it('has no two questions with the same text in one subject', () => {
    for (const [slug, questions] of bySubject) {
      expect(new Set(questions.map(({ text }) => text)).size, slug).toBe(questions.length);
    }
  });
});
