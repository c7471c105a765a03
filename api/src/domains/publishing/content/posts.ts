import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type ContentSource, embeddedContent, externalContent } from '../../../adapters/content/index.ts';
import type { Config } from '../../../config.ts';
import { outsideServicesOf } from '../../../outside-services/index.ts';
import { imageLink } from '../../operations/files/index.ts';

/** What posts are read with. */
export interface PostServices {
  db: Knex;
  config: Pick<Config, 'CONTENT_URL' | 'CONTENT_KEY'>;
  log: Logger;
  now: Date;
}

/** Where posts come from, by the settings: the API's own tables, or what is known of an external service. */
export function postsFor({ db, config, log, now }: PostServices): ContentSource {
  const { CONTENT_URL: url, CONTENT_KEY: key } = config;
  if (url === undefined) return embeddedContent(db, imageLink, now);
  return externalContent({ db, log, now, url, key, breaker: outsideServicesOf(config).breaker('content') });
}
