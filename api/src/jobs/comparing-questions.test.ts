import type { Knex } from 'knex';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { insertOneSubject } from '../../test/one-subject.ts';
import { startTestApi } from '../../test/test-api.ts';
import { createFileStore } from '../adapters/files/index.ts';
import { createLtiTool } from '../adapters/lti/index.ts';
import { jobs } from '../contexts.ts';

const api = await startTestApi();
await insertOneSubject(api.db);

const compare = (db: Knex) => {
  const job = jobs.find(({ name }) => name === 'compare-questions');
  const files = createFileStore(api.config);
  return job?.run({
    db,
    now: api.clock.now(),
    log: pino({ level: 'silent' }),
    config: api.config,
    files,
    lti: createLtiTool(api.config),
  });
};

test('questions are compared with each other once no upload is worked on', async () => {
  const questions = await api.db('questions').count('* as count').first();
  const staff = await api.asStaff();
  const run = { kind: 'questions', file_key: 'upload-a', file_name: 'a.csv', digest: 'a', bytes: 1, created_by: staff.user.id };
  const [{ id }] = await api
    .db('upload_runs')
    .insert({ ...run, state: 'waiting', options: '{}', created_at: api.clock.now() })
    .returning('id');
  expect(await compare(api.db)).toBe(0);
  await api.db('upload_runs').where({ id }).update({ state: 'done' });
  expect(await compare(api.db)).toBe(Number(questions?.count));
});
