import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MeilisearchServer, startMeilisearchServer } from '../../../test/meilisearch-server.ts';
import { seedSampleBank } from '../../../test/sample-bank.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createIndexUpdate, createSearchEngine, HIT_END, HIT_START, type SearchEngine } from './index.ts';
import { createIndexer, createMeilisearch } from './meilisearch.ts';
import { createPostgresSearch } from './postgres-search.queries.ts';

let database: TestDatabase;
let server: MeilisearchServer;
let update: () => Promise<number>;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  [database, server] = [await createTestDatabase({ filledBy: seedSampleBank }), await startMeilisearchServer()];
  update = indexUpdate();
  await update();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(() => {
  Object.assign(server, { down: false, hanging: false, failTasks: false, slowTasks: 0, searches: 0 });
  server.refused.length = 0;
});

function indexUpdate(): () => Promise<number> {
  const made = createIndexUpdate({ config: { MEILI_URL: server.url, MEILI_KEY: server.key }, db: database.db, log });
  if (!made) throw new Error('No index is updated although there is a server');
  return made;
}
/** The server shares this process: on a busy machine it may answer late. */
const PATIENT_MS = 60_000;
const meilisearch = () => createMeilisearch({ url: server.url, key: server.key }, PATIENT_MS);
const titleOf = (id: number) => database.db('topics').where('id', id).pluck('topic_name');
const find = (engine: SearchEngine, text: string, staff = false) => engine.search({ text, staff, limit: 5 });

describe.each<[string, () => SearchEngine]>([
  ['PostgreSQL', () => createPostgresSearch(database.db)],
  ['Meilisearch', meilisearch],
])('%s', (_, create) => {
  test('finds a topic by its name, marked', async () => {
    const [hit] = (await find(create(), 'geometric')).filter(({ kind }) => kind === 'topic');
    expect(hit?.excerpt).toBe(`${HIT_START}Geometric${HIT_END} sequences`);
    expect(await titleOf(hit?.id ?? 0)).toEqual(['Geometric sequences']);
  });

  test('finds questions by a word, marked', async () => {
    const hits = (await find(create(), 'violin')).filter(({ kind }) => kind === 'question');
    expect(hits).toHaveLength(5);
    for (const { excerpt } of hits) expect(excerpt).toContain(`${HIT_START}violin${HIT_END}`);
  });

  test('marks whole words alone, balanced, in formulae too', async () => {
    const hits = await find(create(), 'comet square root');
    expect(hits.length).toBeGreaterThan(0);
    for (const { excerpt } of hits) {
      const marked = [...excerpt.matchAll(new RegExp(`${HIT_START}([^${HIT_START}${HIT_END}]*)${HIT_END}`, 'gu'))];
      expect(excerpt.split(HIT_START)).toHaveLength(marked.length + 1);
      expect(excerpt.split(HIT_END)).toHaveLength(marked.length + 1);
      for (const [, word = ''] of marked) expect(word).toMatch(/^[\p{L}\p{N}]/u);
    }
  });

  test.each(['logarithms', 'logarith', 'logaritms', 'LOGARITHMS', 'the logarithms of it'])('forgives: %s', async (text) => {
    const [hit] = (await find(create(), text)).filter(({ kind }) => kind === 'topic');
    expect(await titleOf(hit?.id ?? 0)).toEqual(['Logarithms']);
  });

  test('knows other words for the same', async () => {
    const hits = (await find(create(), 'ln')).filter(({ kind }) => kind === 'topic');
    expect(await titleOf(hits[0]?.id ?? 0)).toEqual(['Logarithms']);
  });

  test('answers best first, no more of a kind than asked for', async () => {
    const hits = await find(create(), 'sequences comet');
    const scores = hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const kind of ['topic', 'question']) expect(hits.filter((hit) => hit.kind === kind).length).toBeLessThanOrEqual(5);
  });

  test('finds nothing for nothing', async () => {
    for (const text of ['', ' ', '?!', 'zzzzqqqq']) expect(await find(create(), text)).toEqual([]);
  });

  test('shows hidden questions and staff subjects to staff alone', async () => {
    const hidden: number[] = await database.db('questions').where('visible', false).pluck('id');
    const found = async (staff: boolean) => {
      const hits = await create().search({ text: 'kettle bridge comet orchard violin', staff, limit: 200 });
      return hits.filter(({ kind, id }) => kind === 'question' && hidden.includes(id)).length;
    };
    expect(await found(false)).toBe(0);
    expect(await found(true)).toBeGreaterThan(0);
  });
});

describe('Meilisearch', () => {
  test('is asked as its API wants', async () => {
    await find(meilisearch(), 'geometric sequences');
    expect(server.refused).toEqual([]);
    expect(server.settings('topics')?.synonyms.ln).toEqual(['logarithm']);
  });

  test('does not follow a redirect to an address outside the settings', async () => {
    const asked: (string | undefined)[] = [];
    const redirecting = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await once(redirecting.listen(0, '127.0.0.1'), 'listening');
    const { port } = redirecting.address() as AddressInfo;
    await expect(find(createMeilisearch({ url: `http://127.0.0.1:${port}` }), 'violin')).rejects.toThrow();
    expect(asked).toEqual(['/multi-search']);
    redirecting.close();
  });

  test('learns of every edit, in batches, once', async () => {
    expect(await update()).toBe(0);
    const { id } = await database.db('questions').where('visible', true).first('id');
    await database.db('questions').where('id', id).update({ questions_text: 'A narwhal and $\\sqrt{2}$.' });
    expect(await update()).toBe(1);
    expect(server.documents('questions').get(id)?.body).toMatch(/^A narwhal and square root 2/);
    expect(await update()).toBe(0);
  });

  test('drops deleted documents', async () => {
    const like = await database.db('questions').first('topic_id', 'difficulty', 'level', 'marks', 'calculator_allowed');
    const [{ id }] = await database
      .db('questions')
      .insert({ ...like, question_number: 1, questions_text: 'Gone soon.' })
      .returning('id');
    await update();
    expect(server.documents('questions').has(id)).toBe(true);
    await database.db('questions').where('id', id).delete();
    await update();
    expect(server.documents('questions').has(id)).toBe(false);
  });

  test('forgets an edit only when the server has worked it in, which may take a while', async () => {
    const { id } = await database.db('questions').where('visible', true).orderBy('id').first('id');
    await database.db('questions').where('id', id).update({ questions_text: 'A slow loris.' });
    server.slowTasks = 2;
    const updated = update();
    await expect.poll(() => server.documents('questions').get(id)?.body ?? '').toMatch(/^A slow loris/);
    expect(await updated).toBe(1);
    expect(await database.db('search_changes')).toEqual([]);
  });

  test('misses no edit made while it is down or cannot write', async () => {
    const { id } = await database.db('topics').where('topic_name', 'Parabolas').first('id');
    await database.db('topics').where('id', id).update({ topic_name: 'Porcupines' });
    server.down = true;
    await expect(update()).rejects.toThrow();
    Object.assign(server, { down: false, failTasks: true });
    await expect(update()).rejects.toThrow('disk full');
    server.failTasks = false;
    expect(await update()).toBeGreaterThan(0);
    expect(server.documents('topics').get(id)?.title).toBe('Porcupines');
  });

  test('keeps an edit made while the previous one is being sent', async () => {
    const { id } = await database.db('questions').where('visible', true).orderBy('id', 'desc').first('id');
    const edit = (questions_text: string) => database.db('questions').where('id', id).update({ questions_text });
    await edit('First edit.');
    const documents = server.documents('questions');
    const set = documents.set.bind(documents);
    const second = Promise.withResolvers<unknown>();
    documents.set = (key, value) => {
      documents.set = set;
      edit('Second edit.').then(second.resolve, second.reject);
      return set(key, value);
    };
    await update();
    await second.promise;
    await update();
    expect(documents.get(id)?.body).toMatch(/^Second edit\./);
  });

  const documentCount = async (kind: string) => (await database.db('search_documents').where({ kind })).length;

  test('is filled again after it has lost everything', async () => {
    server.wipe();
    const counts = [await documentCount('question'), await documentCount('topic')] as const;
    expect(await indexUpdate()()).toBe(counts[0] + counts[1]);
    expect([server.documents('questions').size, server.documents('topics').size]).toEqual(counts);
  });

  test.each([
    ['topics', 'topic'],
    ['questions', 'question'],
  ])('gets back the one index that it has lost before a start: %s', async (index, kind) => {
    server.wipe(index);
    expect(await indexUpdate()()).toBe(await documentCount(kind));
    expect(server.documents(index).size).toBe(await documentCount(kind));
    expect(server.settings(index)?.filterableAttributes).toEqual(['listed']);
  });

  test.each(['topics', 'questions'])('restores a lost index while this process runs, with the settings: %s', async (index) => {
    await update();
    server.wipe(index);
    await update();
    expect(server.settings(index)?.filterableAttributes).toEqual(['listed']);
    expect(server.documents(index).size).toBe(await documentCount(index.slice(0, -1)));
    expect(await update()).toBe(0);
  });

  test('gets back an index that it has made by itself for one document', async () => {
    await update();
    server.wipe('topics');
    const own = createIndexer({ url: server.url, key: server.key });
    await own.put('topic', [{ id: 1, listed: true, title: 'One', context: '', body: '' }]);
    expect(server.settings('topics')).toBeUndefined();
    server.failTasks = true;
    await expect(update()).rejects.toThrow('disk full');
    server.failTasks = false;
    await update();
    expect(server.settings('topics')?.filterableAttributes).toEqual(['listed']);
    expect(server.documents('topics').size).toBe(await documentCount('topic'));
  });
});

describe('while Meilisearch does not answer', () => {
  const config = () => ({ MEILI_URL: server.url, MEILI_KEY: server.key });
  test.each(['down', 'hanging'] as const)('PostgreSQL does: %s', async (how) => {
    server[how] = true;
    const engine = createSearchEngine({ config: config(), db: database.db, log });
    const [hit] = (await find(engine, 'geometric')).filter(({ kind }) => kind === 'topic');
    expect(await titleOf(hit?.id ?? 0)).toEqual(['Geometric sequences']);
  });

  test('it is left alone for a while, then asked again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const engine = createSearchEngine({ config: config(), db: database.db, log });
    server.down = true;
    await find(engine, 'geometric');
    server.down = false;
    await find(engine, 'geometric');
    expect(server.searches).toBe(0);
    vi.setSystemTime(Date.now() + 10_000);
    expect(await find(engine, 'geometric')).not.toEqual([]);
    expect(server.searches).toBe(1);
    vi.useRealTimers();
  });

  test('without a server nothing is asked or told', () => {
    expect(createIndexUpdate({ config: { MEILI_URL: undefined, MEILI_KEY: undefined }, db: database.db, log })).toBeNull();
  });
});
