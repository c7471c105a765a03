import { createServer, type IncomingMessage, request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../test/sample-bank.ts';
import { startTestApi } from '../../test/test-api.ts';
import { createApp } from '../app.ts';
import { watchBank } from '../bank-cache/bank-watch.ts';
import { ResponseCache } from './response-cache.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const log = pino({ level: 'silent' });
const LIST = '/api/questions?subject=math-aa-sl';

/** A bank whose version the test sets. */
const bank = {
  now: 1 as number | null,
  version: () => bank.now,
  changed() {
    if (bank.now !== null) bank.now += 1;
  },
};
beforeEach(() => {
  bank.changed();
});

const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function serve(responseCache: ResponseCache): Promise<string> {
  const { config, db, clock } = api;
  const server = createServer(createApp({ config, db, clock, log, responseCache }).callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const url = await serve(new ResponseCache(bank));
const staff = await api.asStaff();
const learner = await api.signUp();

async function ask(path: string, headers: Record<string, string> = {}) {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  api.db.on('query', count);
  const answer = await fetch(url + path, { headers });
  const text = await answer.text();
  api.db.off('query', count);
  return { status: answer.status, headers: answer.headers, text, body: text && JSON.parse(text), statements };
}

/** The same without what `fetch` does by itself: decoding, and asking for nothing kept. */
async function askPlainly(path: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode, headers: answer.headers, sent: Buffer.concat(await answer.toArray()) };
}

const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

describe('what guests are answered', () => {
  test.each([LIST, '/api/questions/filters?subject=math-aa-sl', '/api/subjects', '/api/topics/math-aa-sl'])(
    'is made once, and equals the uncached one: %s',
    async (path) => {
      const first = await ask(path);
      expect([first.status, first.statements > 0]).toEqual([200, true]);
      const second = await ask(path);
      expect([second.status, second.statements, second.text]).toEqual([200, 0, first.text]);
      expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(second.headers.get('cache-control')).toBe('no-cache');
      expect(await (await api.fetch(path)).json()).toEqual(second.body);
    },
  );

  test('is cached by address', async () => {
    const [one, two] = [await ask(`${LIST}&page=1`), await ask(`${LIST}&page=2`)];
    expect(two.body.questions).not.toEqual(one.body.questions);
    expect((await ask(`${LIST}&page=1`)).text).toBe(one.text);
  });

  test('is the same for parameters that the call does not know', async () => {
    const { text } = await ask(LIST);
    const again = await ask(`${LIST}&newer=${crypto.randomUUID()}`);
    expect([again.statements, again.text]).toEqual([0, text]);
  });

  test('is not sent again to a client that has it', async () => {
    const etag = (await ask(LIST)).headers.get('etag') ?? '';
    const again = await askPlainly(LIST, { 'if-none-match': etag });
    expect([again.status, again.sent.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await askPlainly(LIST, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (sent: Buffer) => sent],
    ['identity;q=0', undefined, (sent: Buffer) => sent],
  ] as const)('comes in the coding that its reader takes: %s', async (accepted, coding, decode) => {
    const { text } = await ask(LIST);
    const { headers, sent } = await askPlainly(LIST, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(decode(sent).toString()).toBe(text);
  });

  test('is made again after the bank changes, and whenever its version is unknown', async () => {
    await ask(LIST);
    bank.changed();
    expect((await ask(LIST)).statements).toBeGreaterThan(0);
    expect((await ask(LIST)).statements).toBe(0);
    bank.now = null;
    expect((await ask(LIST)).statements).toBeGreaterThan(0);
    expect((await ask(LIST)).statements).toBeGreaterThan(0);
    bank.now = 100;
    expect((await ask(LIST)).statements).toBeGreaterThan(0);
  });

  test('is not shared with a signed-in caller, in either direction', async () => {
    const guest = await ask(LIST);
    const etag = guest.headers.get('etag') ?? '';
    for (const reader of [learner, staff]) {
      const own = await askPlainly(LIST, { ...as(reader), 'if-none-match': etag });
      expect([own.status, own.headers.etag, own.headers['cache-control']]).toEqual([200, undefined, 'private, no-store']);
      expect(JSON.parse(own.sent.toString()).questions[0].learner).toEqual({
        bookmarked: false,
        completed: false,
        pinned: false,
      });
    }
    expect((await ask(LIST)).text).toBe(guest.text);
    expect((await ask(LIST, { authorization: 'Bearer nobody' })).status).toBe(401);
  });

  test('is not cached when it is a refusal', async () => {
    for (const _ of [1, 2]) {
      const refused = await ask('/api/questions?subject=nothing');
      expect([refused.status, refused.statements > 0, refused.headers.get('etag')]).toEqual([404, true, null]);
    }
  });

  test('drops a question at once when staff hide it in the same process', async () => {
    const { questions, totalCount } = (await ask(LIST)).body;
    const { id } = questions[0];
    const change = { method: 'PUT', headers: { ...as(staff), 'content-type': 'application/json' } };
    const version = bank.now;
    const hidden = await fetch(`${url}/api/questions/${id}`, { ...change, body: JSON.stringify({ visible: false }) });
    expect([hidden.status, bank.now]).toEqual([200, (version ?? 0) + 1]);
    const after = (await ask(LIST)).body;
    expect(after.totalCount).toBe(totalCount - 1);
    expect(after.questions.map((question: { id: number }) => question.id)).not.toContain(id);
    expect((await ask(`/api/questions/${id}`)).status).toBe(404);
  });
});

describe('kept answers', () => {
  const made = (body: unknown) => ({ body, headers: {} });

  test('are made once for all waiting requests, but not for those made after a change', async () => {
    const answers = new ResponseCache(bank);
    const making = Promise.withResolvers<{ body: unknown; headers: Record<string, string> }>();
    const [one, two] = [answers.get('a', () => making.promise), answers.get('a', () => Promise.reject(new Error('made twice')))];
    bank.changed();
    const later = answers.get('a', async () => made('new'));
    making.resolve(made('old'));
    expect([(await one).body.toString(), (await two).body.toString(), (await later).body.toString()]).toEqual([
      '"old"',
      '"old"',
      '"new"',
    ]);
    expect((await answers.get('a', async () => made('newer'))).body.toString()).toBe('"new"');
  });

  test('do not cache what was read before a change', async () => {
    const answers = new ResponseCache(bank);
    await answers.get('a', async () => {
      bank.changed();
      return made('old');
    });
    expect((await answers.get('a', async () => made('new'))).body.toString()).toBe('"new"');
  });

  test('keep no failure', async () => {
    const answers = new ResponseCache(bank);
    await expect(answers.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await answers.get('a', async () => made('up'))).body.toString()).toBe('"up"');
  });

  test('take no more memory than their limit, and evict the least recently used', async () => {
    const answers = new ResponseCache(bank, 200_000);
    for (let n = 0; n < 100; n += 1) {
      await answers.get(String(n), async () => made('x'.repeat(3_000)));
      await answers.get('0', async () => made('made again'));
      expect(answers.size).toBeLessThanOrEqual(200_000);
    }
    expect((await answers.get('0', async () => made('made again'))).body.length).toBeGreaterThan(3_000);
    expect((await answers.get('1', async () => made('made again'))).body.toString()).toBe('"made again"');
    await answers.get('huge', async () => made('x'.repeat(50_000)));
    expect((await answers.get('huge', async () => made('not kept'))).body.toString()).toBe('"not kept"');
  });
});

describe('the watch', () => {
  const { DATABASE_URL } = api.config;
  const watch = (now?: () => number) => {
    const watched = watchBank({ url: DATABASE_URL, log, ...(now && { now }) });
    closing.push(() => watched.stop());
    return watched;
  };
  const known = async (watched: { version(): number | null }) => {
    await expect.poll(() => watched.version(), { timeout: 30_000 }).not.toBeNull();
    return watched.version() as number;
  };

  test('hears of commits on every replica, and of no rollback', async () => {
    const replicas = [watch(() => 0), watch(() => 0)];
    const before = await Promise.all(replicas.map(known));
    const undone = api.db.transaction(async (transaction) => {
      await transaction('questions').update({ priority: 5 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await api.db('completed_question').insert({ user_id: learner.user.id, question_id: 1 });
    await api.db('questions').where('id', 1).update({ visible: false });
    for (const [index, replica] of replicas.entries())
      await expect.poll(() => replica.version(), { timeout: 30_000 }).toBe((before[index] ?? 0) + 1);
  });

  test('knows nothing once a second has gone without a beat', async () => {
    let now = 0;
    const watched = watch(() => now);
    await known(watched);
    now = 999;
    const late = watched.version();
    now += 1_000;
    expect([late === null, watched.version()]).toEqual([false, null]);
    await known(watched);
  });

  test('knows nothing while its connection is gone, and takes everything for changed when it is back', async () => {
    const watched = watch(() => 0);
    const before = await known(watched);
    await api.db.raw(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'study-platform bank watch'`,
    );
    await expect.poll(() => watched.version(), { timeout: 30_000 }).not.toBe(before);
    expect(await known(watched)).toBeGreaterThan(before);
  });

  test('waits for a database that is not there', async () => {
    const watched = watchBank({ url: DATABASE_URL.replace(/\/[^/]*$/, '/nowhere'), log });
    expect(watched.version()).toBeNull();
    await watched.stop();
  });

  test('drops what another process has changed', async () => {
    const replica = await serve(new ResponseCache(watch()));
    const total = async () => (await (await fetch(replica + LIST)).json()).totalCount;
    const before = await total();
    await api.db('questions').where('id', '<', 40).update({ visible: false });
    const { totalCount } = await (await api.fetch(LIST)).json();
    expect(totalCount).toBeLessThan(before);
    await expect.poll(total, { timeout: 30_000 }).toBe(totalCount);
  });
});

test('a body that could not be compressed is compressed the next time', async () => {
  let failures = 0;
  const compress = zlib.brotliCompress;
  const failsOnce = (...input: unknown[]) => {
    failures += 1;
    if (failures > 1) return Reflect.apply(compress, zlib, input);
    return (input.at(-1) as (error: Error) => void)(new Error('out of memory'));
  };
  zlib.brotliCompress = failsOnce as typeof compress;
  syncBuiltinESMExports();
  const copy = './response-cache.ts?compressing-fails-once';
  const { CachedResponse }: typeof import('./response-cache.ts') = await import(copy);
  zlib.brotliCompress = compress;
  syncBuiltinESMExports();
  const response = new CachedResponse({ body: { words: 'orchard' }, headers: {} });
  await expect(response.encoded('br')).rejects.toThrow('out of memory');
  expect(brotliDecompressSync(await response.encoded('br'))).toEqual(response.body);
});
