import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { editDistance } from '../src/adapters/search/spelling.ts';

/**
 * A stand-in for a Meilisearch server. It refuses every request that the documented API would refuse, and searches well
 * enough for the tests of the adapter. https://www.meilisearch.com/docs/reference/api/overview
 */
export interface MeilisearchServer {
  url: string;
  key: string;
  /** Requests that were refused, with the reason: a test expects none. */
  refused: string[];
  /** Documents by index and id. */
  documents(index: string): Map<number, Document>;
  settings(index: string): Settings | undefined;
  /** While set, every request fails with 503. */
  down: boolean;
  /** While set, no request is answered. */
  hanging: boolean;
  /** While set, tasks fail. The work of a task is done when its end is asked for. */
  failTasks: boolean;
  /** How often a new task is still being worked on when it is asked for. */
  slowTasks: number;
  searches: number;
  /** Loses an index, or all of them, as with a new disk. */
  wipe(index?: string): void;
  close(): Promise<void>;
}

const documentSchema = z.looseObject({
  id: z.int(),
  title: z.string(),
  context: z.string(),
  body: z.string(),
  listed: z.boolean(),
});
type Document = z.infer<typeof documentSchema>;

const settingsSchema = z.strictObject({
  searchableAttributes: z.array(z.string()),
  filterableAttributes: z.array(z.string()),
  displayedAttributes: z.array(z.string()),
  synonyms: z.record(z.string(), z.array(z.string())),
});
type Settings = z.infer<typeof settingsSchema>;

/** `limit` and `offset` belong to `federation`, not to a federated query. */
const searchSchema = z.strictObject({
  federation: z.strictObject({ limit: z.int().nonnegative().optional(), offset: z.int().nonnegative().optional() }),
  queries: z.array(
    z.strictObject({
      indexUid: z.string().regex(/^[A-Za-z0-9_-]+$/),
      q: z.string(),
      filter: z.string().optional(),
      attributesToRetrieve: z.array(z.string()).optional(),
      attributesToHighlight: z.array(z.string()).optional(),
      attributesToCrop: z.array(z.string()).optional(),
      cropLength: z.int().positive().optional(),
      highlightPreTag: z.string().optional(),
      highlightPostTag: z.string().optional(),
      matchingStrategy: z.enum(['last', 'all', 'frequency']).optional(),
      federationOptions: z.strictObject({ weight: z.number().nonnegative() }).optional(),
    }),
  ),
});
type Query = z.infer<typeof searchSchema>['queries'][number];

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Index {
  createdAt: string;
  documents: Map<number, Document>;
  settings?: Settings;
}

const tokenize = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** One typo from five letters, two from nine; the last word may be unfinished. */
const fits = (asked: string, word: string) =>
  word.startsWith(asked) || editDistance(asked, word) <= (asked.length >= 9 ? 2 : asked.length >= 5 ? 1 : 0);

function searchIndex(index: Index, query: Query) {
  const { settings } = index;
  if (query.filter !== undefined && !settings?.filterableAttributes.includes(query.filter.split(' ')[0] ?? '')) {
    throw new Refusal(400, 'invalid_search_filter', 'Attribute is not filterable');
  }
  const asked = tokenize(query.q).map((word) => [word, ...(settings?.synonyms[word] ?? []).flatMap(tokenize)]);
  return [...index.documents.values()].flatMap((document) => {
    if (query.filter === 'listed = true' && !document.listed) return [];
    const attributes = settings?.searchableAttributes ?? [];
    const scores = asked.map((alternatives) => {
      const place = attributes.findIndex((name) =>
        tokenize(String(document[name])).some((word) => alternatives.some((one) => fits(one, word))),
      );
      return place < 0 ? 0 : 1 - place * 0.2;
    });
    // matchingStrategy `last`: words are given up from the end, never the first.
    if (scores[0] === 0) return [];
    const score = scores.reduce((sum, one) => sum + one, 0) / asked.length;
    const marked = (text: string) =>
      text.replace(/[\p{L}\p{N}]+/gu, (word) =>
        asked.flat().some((one) => fits(one, word.toLowerCase()))
          ? `${query.highlightPreTag}${word}${query.highlightPostTag}`
          : word,
      );
    const shown = (query.attributesToRetrieve ?? []).filter((name) => settings?.displayedAttributes.includes(name));
    const hit = Object.fromEntries(shown.map((name) => [name, document[name]]));
    const format = (name: string) =>
      query.attributesToHighlight?.includes(name) ? marked(String(document[name])) : String(document[name]);
    return [{ score, hit: { ...hit, _formatted: Object.fromEntries(shown.map((name) => [name, format(name)])) } }];
  });
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return undefined;
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new Refusal(415, 'invalid_content_type', 'Content-Type must be application/json');
  }
  return JSON.parse(text);
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(400, 'bad_request', parsed.error.message);
  return parsed.data;
}

/** Starts the stand-in on a free port of this machine. */
export async function startMeilisearchServer(): Promise<MeilisearchServer> {
  const key = 'stand-in-key';
  const indexes = new Map<string, Index>();
  const tasks: { type: string; indexUid: string; failed: boolean; waiting: number; work: () => void }[] = [];

  let made = 0;
  const indexOf = (uid: string) => {
    const createdAt = () => new Date(Date.UTC(2026, 0, 1) + ++made).toISOString();
    const index: Index = indexes.get(uid) ?? { createdAt: createdAt(), documents: new Map() };
    indexes.set(uid, index);
    return index;
  };
  const enqueue = (indexUid: string, type: string, work: () => void) => {
    tasks.push({ type, indexUid, failed: state.failTasks, waiting: state.slowTasks, work });
    return {
      status: 202,
      body: { taskUid: tasks.length - 1, indexUid, status: 'enqueued', type, enqueuedAt: new Date().toISOString() },
    };
  };
  const multiSearch = (body: unknown) => {
    state.searches += 1;
    const { federation, queries } = parse(searchSchema, body);
    const hits = queries.flatMap((query, queriesPosition) => {
      const index = indexes.get(query.indexUid);
      if (!index) throw new Refusal(404, 'index_not_found', `Index ${query.indexUid} not found`);
      const weight = query.federationOptions?.weight ?? 1;
      return searchIndex(index, query).map(({ score, hit }) => ({
        ...hit,
        _federation: { indexUid: query.indexUid, queriesPosition, weightedRankingScore: score * weight },
      }));
    });
    hits.sort((a, b) => b._federation.weightedRankingScore - a._federation.weightedRankingScore);
    const { limit = 20, offset = 0 } = federation;
    const page = hits.slice(offset, offset + limit);
    return { status: 200, body: { hits: page, processingTimeMs: 1, limit, offset, estimatedTotalHits: hits.length } };
  };
  const answer = (method: string, url: URL, body: unknown): { status: number; body: unknown } => {
    const [, first, uid = '', third, fourth] = url.pathname.split('/');
    const route = `${method} /${first}${uid && first === 'indexes' ? '/:uid' : ''}${third ? `/${third}` : ''}${fourth ? `/${fourth}` : ''}`;
    switch (route) {
      case 'POST /multi-search':
        return multiSearch(body);
      case 'PATCH /indexes/:uid/settings': {
        const settings = parse(settingsSchema, body);
        return enqueue(uid, 'settingsUpdate', () => void Object.assign(indexOf(uid), { settings }));
      }
      case 'GET /indexes/:uid': {
        const index = indexes.get(uid);
        if (!index) throw new Refusal(404, 'index_not_found', `Index ${uid} not found`);
        const { createdAt } = index;
        return { status: 200, body: { uid, createdAt, updatedAt: createdAt, primaryKey: 'id' } };
      }
      case 'GET /indexes/:uid/stats':
        if (!indexes.has(uid)) throw new Refusal(404, 'index_not_found', `Index ${uid} not found`);
        return {
          status: 200,
          body: { numberOfDocuments: indexOf(uid).documents.size, isIndexing: false, fieldDistribution: {} },
        };
      case 'POST /indexes/:uid/documents': {
        if (url.searchParams.get('primaryKey') !== 'id') throw new Refusal(400, 'index_primary_key_missing', 'No primary key');
        const documents = parse(z.array(documentSchema), body);
        return enqueue(uid, 'documentAdditionOrUpdate', () => {
          for (const document of documents) indexOf(uid).documents.set(document.id, document);
        });
      }
      case 'POST /indexes/:uid/documents/delete-batch': {
        const ids = parse(z.array(z.int()), body);
        return enqueue(uid, 'documentDeletion', () => {
          for (const id of ids) indexOf(uid).documents.delete(id);
        });
      }
      default: {
        const task = method === 'GET' && first === 'tasks' ? tasks[Number(uid)] : undefined;
        if (!task) throw new Refusal(404, 'not_found', `${method} ${url.pathname} is not in the API`);
        const { type, indexUid, failed } = task;
        const about = { uid: Number(uid), type, indexUid, details: {} };
        if (task.waiting-- > 0) return { status: 200, body: { ...about, status: 'processing', error: null } };
        if (!failed) task.work();
        task.work = () => undefined;
        const error = failed ? { message: 'disk full', code: 'no_space_left_on_device', type: 'system', link: '' } : null;
        return { status: 200, body: { ...about, status: failed ? 'failed' : 'succeeded', error } };
      }
    }
  };

  const server = createServer(async (request, response) => {
    if (state.hanging) return;
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (state.down) return send(503, { message: 'down', code: 'internal', type: 'internal', link: '' });
    const { method = '', url = '' } = request;
    try {
      if (request.headers.authorization !== `Bearer ${key}`)
        throw new Refusal(403, 'invalid_api_key', 'The provided API key is invalid');
      const { status, body } = answer(method, new URL(url, 'http://localhost'), await readBody(request));
      send(status, body);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(400, 'malformed_payload', String(error));
      state.refused.push(`${method} ${url}: ${refusal.message}`);
      send(refusal.status, { message: refusal.message, code: refusal.code, type: 'invalid_request', link: '' });
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));

  const state: MeilisearchServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    refused: [],
    documents: (index) => indexes.get(index)?.documents ?? new Map(),
    settings: (index) => indexes.get(index)?.settings,
    down: false,
    hanging: false,
    failTasks: false,
    slowTasks: 0,
    searches: 0,
    wipe: (index) => void (index === undefined ? indexes.clear() : indexes.delete(index)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}
