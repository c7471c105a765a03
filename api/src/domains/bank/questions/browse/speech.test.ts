import { typesetQuestion } from '@api/typesetting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { textProcesses } from '../../../../file-processes/index.ts';

const api = await startTestApi();
afterAll(() => textProcesses.stop());
let id: number;
beforeAll(async () => {
  [id] = (await insertOneSubject(api.db)).questionIds as [number];
  const options = JSON.stringify(['A', 'B', 'C', 'D'].map((key, index) => ({ key, text: `${index}`, html: `${index}` })));
  await api
    .db('questions')
    .where({ id })
    .update({ questions_html: typesetQuestion('Solve $x^2=4$.'), options });
});
const speech = (question: number) => api.callLoosely('GET /api/questions/:id/speech', { params: { id: question } });

test('a question is spoken in words, with its options', async () => {
  expect((await speech(id)).body).toEqual({ sentences: ['Solve x squared equals 4.', 'A: 0', 'B: 1', 'C: 2', 'D: 3'] });
});

test('what cannot be seen cannot be heard', async () => {
  await api.db('questions').where({ id }).update({ visible: false });
  expect((await speech(id)).status).toBe(404);
  expect((await speech(2_000_000_000)).status).toBe(404);
});
