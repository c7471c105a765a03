import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describe } from './describe.ts';

const topic = (slug: string, name: string, count: number, subtopics: unknown[] = []) => ({
  slug,
  topic_name: name,
  totalQuestionsCount: count,
  subtopics,
});
const subject = { id: 2, slug: 'math-aa-hl', subject_name: 'Maths AA HL' };
const question = {
  subject,
  topic: { topic_name: 'Functions' },
  topic_path: [
    { slug: 'functions', topic_name: 'Functions' },
    { slug: 'lines', topic_name: 'Straight lines' },
  ],
  question_number: 2,
  questions_text: 'Find $x$.',
  options: [],
  updated_at: '2026-11-20T10:00:00.000Z',
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/topics/math-aa-hl': {
    subject,
    topics: [topic('functions', 'Functions', 88, [topic('lines', 'Straight lines', 1)]), topic('calculus', 'Calculus', 40)],
  },
  '/api/questions/41?subject=math-aa-hl&topic=functions': {
    position: 5,
    question: { ...question, id: 41, marks: 6, difficulty: 'Easy', has_hint: true, answer_not_available: false },
  },
  '/api/questions/43': {
    position: 900,
    question: { ...question, id: 43, marks: 1, difficulty: 'Hard', has_hint: false, answer_not_available: true },
  },
  '/api/subjects?excludeChildren=true': { subjects: [subject] },
  '/api/syllabus/math-aa-hl/lines': { title: 'Straight lines', subject },
};

const api = createServer((request, response) => {
  const answer = ANSWERS[request.url ?? ''];
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
});
let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const page = { path: '/x', audience: 'everyone', title: 'General', description: 'In general.' } as const;
const ask = (describedBy: 'question' | 'syllabus' | 'topic-list', query: string, params = {}) =>
  describe({ ...page, describedBy }, params, new URLSearchParams(query), apiUrl);

test('a list is about the topic that its address leads to, whatever part of it is shown', async () => {
  expect(await ask('topic-list', 'page=2&difficulty=Easy&subject=math-aa-hl&topic=functions&subtopic=lines')).toMatchObject({
    title: 'Straight lines, Maths AA HL',
    description: '1 original practice question on Straight lines in Maths AA HL, with hints, worked solutions and mark schemes.',
    canonical: '/math-questions?subject=math-aa-hl&topic=functions&subtopic=lines',
  });
});

test('the whole bank shares its courses', async () => {
  expect(await ask('topic-list', '')).toMatchObject({ title: 'General', data: [{ '@type': 'ItemList' }] });
});

test.each(['subject=math-aa-hl', 'subject=x&topic=y', 'subject=x&q=kettle'])(
  'a list at ?%s is described in general',
  async (query) => {
    expect(await ask('topic-list', query)).toEqual({ title: 'General', description: 'In general.' });
  },
);

test.each([
  ['topic=unknown', 'All questions, Maths AA HL'],
  ['topic=functions,calculus', 'Functions and Calculus, Maths AA HL'],
  ['topic=functions&subtopic=lines&difficulty=Hard', 'Straight lines, Maths AA HL'],
  ['q=%3Ckettle%3E', 'Search for “<kettle>”, Maths AA HL'],
])('a list at ?%s is called %s', async (query, title) => {
  expect(await ask('topic-list', `subject=math-aa-hl&${query}`)).toMatchObject({ title });
});

test('a question and a syllabus page say what they are about', async () => {
  const place = { subject: 'math-aa-hl', topic: 'functions' };
  expect(await ask('question', '', { ...place, questionId: '41' })).toMatchObject({
    title: 'Functions, question 5, Maths AA HL',
    description: 'An easy question for 6 marks on Functions in Maths AA HL, with a hint, a worked solution and its mark scheme.',
    canonical: '/math-questions/math-aa-hl/functions/lines/41',
  });
  // Its path names a topic that it is not in: no list, so its own number.
  expect(await ask('question', '', { subject: 'math-aa-hl', topic: 'moved', questionId: '43' })).toMatchObject({
    title: 'Functions, question 2, Maths AA HL',
    description: 'A hard question for 1 mark on Functions in Maths AA HL.',
  });
  expect(await ask('question', '', { questionId: '42' })).toBe('missing');
  expect(await ask('syllabus', 'subject=math-aa-hl&topic=functions&subtopic=lines')).toMatchObject({
    title: 'Straight lines: syllabus and formulae, Maths AA HL',
    canonical: '/math-questions/syllabus?subject=math-aa-hl&topic=functions&subtopic=lines',
  });
});
