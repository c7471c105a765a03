export { createPostgresSearch } from './postgres-search.queries.ts';
export { type EngineHit, HIT_END, HIT_START, type SearchEngine, type SearchRequest } from './search-engine.ts';
