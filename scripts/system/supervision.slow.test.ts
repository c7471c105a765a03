import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { identify } from '../processes/process-identity.ts';
import { answerOf, sampleServices, until } from './testing.ts';

const services = sampleServices();
const { planOf, supervise, recorded, pidOf } = services;

describe('a service that is killed', () => {
  it('and another one at the same moment both answer again', async () => {
    const plans = [await planOf('API'), await planOf('Gateway')];
    await supervise(plans);
    const before = recorded().map(({ pid }) => pid);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    for (const plan of plans) await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
    await until(() => recorded().filter(({ pid }) => !before.includes(pid))).toHaveLength(2);
    expect(recorded()).toHaveLength(2);
  });

  it('is stopped permanently while it is restarting', async () => {
    const plan = await planOf('API');
    await supervise([plan]);
    const pid = pidOf('API');
    process.kill(pid, 'SIGKILL');
    await until(() => [0, pid].includes(pidOf('API'))).toBe(false);
    const starting = pidOf('API');
    await services.undo.disposeAsync();
    expect(identify(starting)).toBeNull();
    expect(recorded()).toEqual([]);
  });
});

describe('PostgreSQL that is killed', () => {
  it('answers again at the same address with its data, also when the API dies with it', async () => {
    const database = await openDatabase(services.settings, { durable: true });
    services.undo.defer(() => database.stop());
    const plan = await planOf('API');
    await supervise([plan], { database });
    const postmaster = () => Number(readFileSync(join(services.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const { Client } = await import('pg');
    const ask = async (text: string) => {
      const client = new Client({ connectionString: database.ownerUrl });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<{ value: unknown }>(text)).rows[0]?.value;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    await ask('CREATE TABLE kept AS SELECT 5 AS value');
    const killed = postmaster();
    process.kill(pidOf('API'), 'SIGKILL');
    process.kill(killed, 'SIGKILL');
    await until(() => ask('SELECT value FROM kept').catch(() => null)).toBe(5);
    await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
    expect(postmaster()).not.toBe(killed);
    const again = postmaster();
    await services.undo.disposeAsync();
    expect(identify(again)).toBeNull();
  });
});
