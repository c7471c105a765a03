import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { withFallback } from './fallback.ts';
import { indexChanges, noteEverythingChanged } from './index-changes.queries.ts';
import { createIndexer, createMeilisearch } from './meilisearch.ts';
import { createPostgresSearch } from './postgres-search.queries.ts';
import type { SearchEngine } from './search-engine.ts';

export { type EngineHit, HIT_END, HIT_START, type SearchEngine, type SearchRequest } from './search-engine.ts';

interface SearchServices {
  readonly config: Pick<Config, 'MEILI_URL' | 'MEILI_KEY'>;
  readonly db: Knex;
  readonly log: Logger;
}

/** The engine that the settings ask for: Meilisearch where `MEILI_URL` is set, with PostgreSQL behind it, else PostgreSQL. */
export function createSearchEngine({ config, db, log }: SearchServices): SearchEngine {
  const postgres = createPostgresSearch(db);
  if (!config.MEILI_URL) return postgres;
  return withFallback(createMeilisearch({ url: config.MEILI_URL, key: config.MEILI_KEY }), postgres, log);
}

/**
 * What keeps Meilisearch up to date, to be called again and again; null where there is none. The first call that gets through
 * applies the settings, and fills indexes that are empty. Each rejects where the server does not answer.
 */
export function createIndexUpdate({ config, db }: SearchServices): (() => Promise<number>) | null {
  if (!config.MEILI_URL) return null;
  const indexer = createIndexer({ url: config.MEILI_URL, key: config.MEILI_KEY });
  let prepared = false;
  return async () => {
    if (!prepared) {
      if ((await indexer.prepare()) === 0) await noteEverythingChanged(db);
      prepared = true;
    }
    return indexChanges(db, indexer);
  };
}
