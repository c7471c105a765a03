import type { Logger } from 'pino';
import type { SearchEngine } from './search-engine.ts';

/** Asks the first engine, and the second one if the first fails. */
export function withFallback(first: SearchEngine, second: SearchEngine, log: Logger): SearchEngine {
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
