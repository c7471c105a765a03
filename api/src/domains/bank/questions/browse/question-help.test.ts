import { beforeAll, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let learner: Session;
/** A question that is not multiple choice, with its only answer. */
let question: { id: number; answer: number };

beforeAll(async () => {
  learner = await api.signUp();
  const stored = await api
    .db('questions as q')
    .join('answers as a', 'a.question_id', 'q.id')
    .where({ 'q.visible': true, 'q.mcq_answer': null })
    .orderBy('q.id')
    .first('q.id', 'a.id as answer');
  question = stored;
});

const read = async (query: Record<string, string> = {}) =>
  (await api.call('GET /api/questions/:id', { params: { id: question.id }, query, as: learner })).body;
const spent = async () => (await api.call('GET /api/me', { as: learner })).body.usage.questions.used;
const write = (answer: object) => api.db('answers').where('id', question.answer).update(answer);

test('a question says what there is to open of its answer, and one without anything spends nothing', async () => {
  expect((await read()).help).toEqual(['answer', 'solution', 'markscheme']);

  await api.db('mark_scheme_lines').where('answer_id', question.answer).delete();
  await write({ final_answer: ' \n' });
  expect((await read()).help).toEqual(['solution']);

  // As a new form leaves it.
  await write({ final_answer: '', body: '' });
  expect(await read({ includeAnswers: 'true' })).toMatchObject({
    ...{ help: [], Answer: [], question: { answer_not_available: true } },
  });
  expect(await spent()).toBe(0);

  await api.db('questions').where('id', question.id).update({ video_solution: 'http://video.example/1' });
  expect((await read()).help).toEqual([]);
  await api.db('questions').where('id', question.id).update({ video_solution: 'https://video.example/1' });
  expect(await read()).toMatchObject({ help: ['solution'], question: { answer_not_available: false, video_solution: null } });
  expect((await read({ includeAnswers: 'true' })).question.video_solution).toBe('https://video.example/1');
  await api.db('questions').where('id', question.id).update({ video_solution: null });

  const picture = { url: '/api/images/a.png', thumb: '', position: 0, kind: 'answer' };
  await api.db('question_images').insert({ ...picture, question_id: question.id, answer_id: question.answer });
  const { help, Answer } = await read({ includeAnswers: 'true' });
  expect(help).toEqual(['solution']);
  expect(Answer).toMatchObject([{ final_answer_html: '', body_html: '', images: [{ url: '/api/images/a.png' }] }]);
  expect(await spent()).toBe(1);
});

test('the special information comes typeset, as the paper prints it', async () => {
  expect((await read()).question.specialInfo_html).toBeNull();
  await api.db('questions').where('id', question.id).update({ special_info: 'Use $g = 9.81$ & **no** <b>table</b>.' });
  const { specialInfo_html } = (await read()).question;
  expect(specialInfo_html).toMatch(/class="katex".*<strong>no<\/strong>/s);
  expect(specialInfo_html).not.toContain('<b>');
});
