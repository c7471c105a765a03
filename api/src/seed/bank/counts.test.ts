import { describe, expect, it } from 'vitest';
import { writeBank } from '../stages/questions.ts';
import { courses, templates } from './index.ts';

/** What the bank promises its learners as a whole. */
const bank = writeBank(templates);
const bySubject = Map.groupBy(bank, ({ content }) => content.subject);
const EIGHT = [
  ...['math-aa-sl', 'math-aa-hl', 'math-ai-sl', 'math-ai-hl'],
  ...['physics-sl', 'physics-hl', 'chemistry-sl', 'chemistry-hl'],
];

describe('the bank', () => {
  it('has at least 1,200 questions from at least 160 templates', () => {
    expect(bank.length).toBeGreaterThanOrEqual(1_200);
    expect(templates.length).toBeGreaterThanOrEqual(160);
  });

  it('has at least 60 questions with a diagram', () => {
    expect(bank.filter(({ content }) => content.diagrams.length > 0).length).toBeGreaterThanOrEqual(60);
  });

  it.each(EIGHT)('%s has a course and at least 80 questions over every top-level topic', (slug) => {
    const course = courses.find((candidate) => candidate.slug === slug);
    expect(course).toBeDefined();
    const questions = bySubject.get(slug) ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(80);
    const used = new Set(questions.map(({ content }) => content.topic));
    for (const topic of course?.topics ?? []) {
      const numbers: string[] = [];
      const collect = ({ number, subtopics = [] }: typeof topic) => {
        numbers.push(number);
        subtopics.forEach(collect);
      };
      collect(topic);
      expect(
        numbers.some((number) => used.has(number)),
        `${slug} ${topic.number} has no question`,
      ).toBe(true);
    }
  });

  it.each(EIGHT)('%s has easy, medium and hard questions, and papers of both kinds', (slug) => {
    const questions = (bySubject.get(slug) ?? []).map(({ content }) => content);
    expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(new Set(['Easy', 'Medium', 'Hard']));
    expect(new Set(questions.map(({ paper }) => paper)).size).toBeGreaterThanOrEqual(2);
    expect(questions.some(({ mcq_answer }) => mcq_answer)).toBe(true);
  });

  it('has no two questions with the same text in one subject', () => {
    for (const [slug, questions] of bySubject) {
      expect(new Set(questions.map(({ content }) => content.questions_text)).size, slug).toBe(questions.length);
    }
  });
});
