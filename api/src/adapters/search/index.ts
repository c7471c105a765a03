import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import { indexChanges, noteEverythingChanged } from './index-changes.queries.ts';
import { createIndexer, createMeilisearch, type DocumentKind, type SearchIndexer } from './meilisearch.ts';
import { createPostgresSearch } from './postgres-search.queries.ts';
import type { SearchEngine } from './search-engine.ts';

export { applyDeferredUpdates, deferSearchUpdates } from './deferred-updates.queries.ts';
export { countSearchChanges, listSearchChanges } from './index-changes.queries.ts';
export { type EngineHit, HIT_END, HIT_START, type SearchEngine } from './search-engine.ts';

/** Asks the first engine, and the second one if the first fails. */
function withFallback(first: SearchEngine, second: SearchEngine, log: Logger): SearchEngine {
  return {
    async search(request) {
      try {
        return await first.search(request);
      } catch (error) {
        log.warn({ err: error }, 'search engine does not answer, the database searches instead');
        return second.search(request);
      }
    },
  };
}

interface SearchServices {
  readonly config: Pick<Config, 'MEILI_URL' | 'MEILI_KEY'>;
  readonly db: Knex;
  readonly log: Logger;
}

/** The configured engine: Meilisearch where `MEILI_URL` is set, with PostgreSQL behind it, else PostgreSQL. */
export function createSearchEngine({ config, db, log }: SearchServices): SearchEngine {
  const postgres = createPostgresSearch(db);
  if (!config.MEILI_URL) return postgres;
  const meilisearch = createMeilisearch({ url: config.MEILI_URL, key: config.MEILI_KEY });
  return withFallback(withBreaker(meilisearch, outsideServicesOf(config).breaker('search'), ['search']), postgres, log);
}

const KINDS = ['question', 'topic'] as const;

/**
 * Applies the settings to an index that this process has not seen yet, and queues a full refill if it is empty or was
 * recreated: the server itself recreates a lost index, without settings, when a document arrives.
 */
async function prepareIndex(db: Knex, indexer: SearchIndexer, kind: DocumentKind, seen: Map<DocumentKind, string>) {
  const madeAt = await indexer.madeAt(kind);
  if (madeAt !== null && madeAt === seen.get(kind)) return;
  const count = await indexer.prepare(kind);
  if (count === 0 || seen.has(kind)) await noteEverythingChanged(db, kind);
  const prepared = madeAt ?? (await indexer.madeAt(kind));
  // Recorded last, so that a failure is tried again.
  if (prepared !== null) seen.set(kind, prepared);
}

/**
 * The function that keeps Meilisearch up to date, to be called repeatedly; null without Meilisearch. Its first
 * successful call applies the settings and fills an empty index; later ones do so again if an index was lost. Each call
 * rejects if the server does not answer.
 */
export function createIndexUpdate({ config, db }: SearchServices): (() => Promise<number>) | null {
  if (!config.MEILI_URL) return null;
  const indexer = createIndexer({ url: config.MEILI_URL, key: config.MEILI_KEY });
  const seen = new Map<DocumentKind, string>();
  return async () => {
    for (const kind of KINDS) await prepareIndex(db, indexer, kind, seen);
    return indexChanges(db, indexer);
  };
}
