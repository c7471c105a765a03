import { expect, it } from 'vitest';
import { callsWithValues, written } from './calls.ts';

it('a call with values comes until each name of a reading was taken, once for a change, and last and untried where it takes away', async () => {
  const tried: string[] = [];
  const calls = await callsWithValues(async ({ name }) => {
    tried.push(name);
    return true;
  });
  const ofList = calls.filter(({ name }) => name === 'GET /api/questions').flatMap((each) => written(each).marks);
  expect(new Set(ofList).size).toBe(ofList.length);
  expect(ofList).toEqual(expect.arrayContaining(['subject', 'topic', 'difficulty', 'page']));
  expect(calls.filter(({ name }) => name === 'POST /api/doubts')).toHaveLength(1);
  expect(tried.filter((name) => name.startsWith('DELETE'))).toEqual([]);
  expect(calls.at(-1)?.name).toMatch(/^DELETE/);
  expect(calls.map(({ name }) => name)).not.toContain('DELETE /api/auth/sessions/:id');
});
