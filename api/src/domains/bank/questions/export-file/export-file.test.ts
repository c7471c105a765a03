import { readSource } from '@api/question-files/testing';
import { describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const [first = 0, second = 0] = questionIds;
const staff = await api.asStaff();
const learner = await api.signUp();

const fetched = (format: string, query = '', token = staff.token) =>
  fetch(`${api.url}/api/admin/questions/files/${format}${query}`, { headers: { authorization: `Bearer ${token}` } });

describe('questions as a file for other systems', () => {
  test.each([
    ['question-file', 'application/jsonl', 'jsonl'],
    ['moodle-xml', 'application/xml', 'xml'],
    ['gift', 'text/plain', 'gift'],
    ['qti-2.1', 'application/zip', 'zip'],
    ['qti-3.0', 'application/zip', 'zip'],
  ] as const)('%s holds all that the filter shows, and can be read again', async (format, type, ending) => {
    const answer = await fetched(format);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`filename="questions-[\\d-]+\\.${ending}"`));
    const { questions, faults } = await readSource(format, Buffer.from(await answer.arrayBuffer()));
    expect(faults).toEqual([]);
    expect(questions).toHaveLength(questionIds.length);
    const stored: { seed_key: string | null; id: number }[] = await api.db('questions').select('id', 'seed_key');
    expect(new Set(questions.map(({ id }) => id))).toEqual(new Set(stored.map(({ id, seed_key }) => seed_key ?? `bank:${id}`)));
  });

  test('is narrowed by every filter of the table, and noted', async () => {
    const { questions } = await readSource('gift', await (await fetched('gift', `?q=%23${second}`)).text());
    expect(questions).toHaveLength(1);
    const noted = await api.db('staff_actions').where({ action: 'list.exported' }).orderBy('id', 'desc').first('details');
    expect(noted.details).toMatchObject({ list: 'questions as GIFT', filter: `q #${second}` });
  });

  test('names in the file what of the questions it has not', async () => {
    await api.db('questions').where('id', first).update({ hints: 'Look again.', video_solution: 'https://films.example/1' });
    const gift = await (await fetched('gift', `?q=%23${first}`)).text();
    expect(gift).toMatch(/^\/\/ Not in this file: 1 × the hint \(/m);
    expect(gift).toMatch(/^\/\/ Not in this file: 1 × the film of the solution/m);
    const moodle = await (await fetched('moodle-xml', `?q=%23${first}`)).text();
    expect(moodle).toContain('<!-- Not in this file: 1 × the film of the solution');
  });

  test('is refused for learners, and in unknown formats', async () => {
    expect((await fetched('gift', '', learner.token)).status).toBe(403);
    expect((await fetched('docx')).status).toBe(422);
  });
});
