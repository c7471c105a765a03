import type { Logger } from 'pino';
import type { SearchEngine } from './search-engine.ts';

/** After a failure the first engine is left alone for this long, so that not every search waits for it. */
const REST_MS = 10_000;

/** Asks the first engine, and the second one while the first does not answer. */
export function withFallback(first: SearchEngine, second: SearchEngine, log: Logger, now: () => number = Date.now): SearchEngine {
  let restsUntil = 0;
  return {
    async search(request) {
      if (now() < restsUntil) return second.search(request);
      try {
        return await first.search(request);
      } catch (error) {
        restsUntil = now() + REST_MS;
        log.warn({ err: error }, 'search engine does not answer, the database searches instead');
        return second.search(request);
      }
    },
  };
}
