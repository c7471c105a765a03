import { expect, test } from 'vitest';
import { startTestApi } from '../../test/test-api.ts';

const api = await startTestApi();

const readiness = async () => {
  const response = await api.fetch('/readyz');
  return [response.status, ((await response.json()) as { message?: string }).message];
};

test('a process is ready once its migrations are applied, also when a newer release has applied more', async () => {
  expect(await readiness()).toEqual([200, undefined]);
  const newest = await api.db('migrations').orderBy('id', 'desc').first();
  const later = { name: '299901010000_things_create', batch: newest.batch + 1, migration_time: api.clock.now() };
  await api.owner('migrations').insert(later);
  expect(await readiness()).toEqual([200, undefined]);
  await api.owner('migrations').whereIn('name', [later.name, newest.name]).delete();
  expect(await readiness()).toEqual([503, `Migrations are pending: ${newest.name}`]);
});
