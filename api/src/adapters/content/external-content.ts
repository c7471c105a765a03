import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { unavailable } from '../../errors.ts';
import type { Breaker } from '../../outside-services/index.ts';
import type { ContentSource } from './content-source.ts';
import { knownPosts, knownVersions, replacePosts, takeTurn } from './external.queries.ts';
import { readService } from './payload-service.ts';

/**
 * How old the stored posts may be before the service is asked again, and how soon it is asked again if it has never
 * answered.
 */
const EVERY_MS = 60_000;
const SOON_MS = 5_000;

interface ExternalContent {
  /** The pool, not a transaction: reading continues after the request that started it. */
  db: Knex;
  log: Logger;
  now: Date;
  url: string;
  key: string | undefined;
  breaker: Breaker;
}

/** Readings in progress in this process, by service. */
const underWay = new Map<string, Promise<void>>();

async function refresh({ db, now, url, key, log, breaker }: ExternalContent): Promise<void> {
  const documents = await breaker.run(() => readService(url, key));
  const versions = await knownVersions(db);
  const changed = [];
  const kept: string[] = [];
  for (const document of documents) {
    if (document.kind === 'draft') continue;
    if (document.kind === 'damaged') {
      log.warn({ id: document.id, reason: document.reason }, 'a post of the content service cannot be shown');
      // A damaged post keeps its stored version.
      if (document.id !== null) kept.push(document.id);
    } else if (versions.get(document.id) === document.updatedAt) kept.push(document.id);
    else {
      changed.push(document.toPost());
      // Typesetting a post takes some milliseconds: yields to other requests in between.
      await setImmediate();
    }
  }
  await replacePosts(db, { changed, kept }, now);
}

function refreshOnce(content: ExternalContent): Promise<void> {
  const begun = underWay.get(content.url);
  if (begun) return begun;
  const reading = refresh(content).finally(() => underWay.delete(content.url));
  underWay.set(content.url, reading);
  return reading;
}

/**
 * Posts of an external Payload service, as last read by any replica. Only the very first page waits for it; stored
 * posts stay readable while it is away.
 */
export function externalContent(content: ExternalContent): ContentSource {
  const known = knownPosts(content.db);

  async function refreshIfDue(): Promise<void> {
    const { db, now, url, log } = content;
    const turn = await takeTurn(db, { source: url, everyMs: EVERY_MS, soonMs: SOON_MS }, now);
    const reading = turn.mine ? refreshOnce(content) : underWay.get(url);
    reading?.catch((error: unknown) => log.warn({ err: error }, 'posts stay as they were last known'));
    if (turn.known) return;
    if (!reading) throw unavailable();
    await reading.catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  return {
    async listPosts(query) {
      await refreshIfDue();
      return known.listPosts(query);
    },
    async findPost(id, drafts) {
      await refreshIfDue();
      return known.findPost(id, drafts);
    },
  };
}
