import type { MarksSoFar, QuestionResult, TopicResult } from '@api/contract';
import { expect, it } from 'vitest';
import { highlightsOf } from './Score.tsx';

const soFar = (obtained: number, marked: number, marks = marked): MarksSoFar => ({ marks, marked, obtained, automatic: null });
const topic = (topic_name: string, so_far: MarksSoFar) => ({ topic: { topic_name }, so_far }) as TopicResult;
const question = (so_far: MarksSoFar) => ({ so_far }) as QuestionResult;
const names = ({ best, next }: ReturnType<typeof highlightsOf>) => [best?.topic.topic_name, next?.topic.topic_name];

it('names the best topic by its share of marks and the next by the marks it lost', () => {
  const topics = [topic('Functions', soFar(9, 10)), topic('Calculus', soFar(8, 14)), topic('Vectors', soFar(4, 4))];
  expect(names(highlightsOf({ topics, questions: [] }))).toEqual(['Vectors', 'Calculus']);
});

it('calls nothing good below half of its marks, and nothing lost that is not marked', () => {
  expect(names(highlightsOf({ topics: [topic('Functions', soFar(4, 10))], questions: [] }))).toEqual([undefined, 'Functions']);
  expect(names(highlightsOf({ topics: [topic('Functions', soFar(0, 0, 10))], questions: [] }))).toEqual([undefined, undefined]);
});

it('counts the questions with all their marks', () => {
  const questions = [question(soFar(5, 5)), question(soFar(4, 4, 5)), question(soFar(0, 5))];
  expect(highlightsOf({ topics: [], questions }).fullMarks).toBe(1);
});
