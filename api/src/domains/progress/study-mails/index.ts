import { countNetworkTry } from '../../../http/network-limit.ts';
import type { RateLimit } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { addReader, choose, confirmReader, getChoice, leadToPage, unsubscribe } from './study-mails.service.ts';

export { studyMails, writeRegularLetter } from './compose.ts';
export { orderDueMails } from './study-mails.service.ts';

const HOUR_MS = 3_600_000;
/** Each may send a mail to an address of the caller's choice. */
const NEW_ADDRESSES: RateLimit = { name: 'summary-addresses', tries: 10, windowMs: HOUR_MS };
/** 256 bits cannot be guessed at this rate. */
const TOKENS: RateLimit = { name: 'mail-tokens', tries: 600, windowMs: HOUR_MS };

const within =
  (limit: RateLimit) =>
  ({ db, address, now }: Pick<Call<'POST /api/unsubscribe'>, 'db' | 'address' | 'now'>) =>
    countNetworkTry(db, limit, address, now);

/** The calls of this domain: choosing regular mails, and ending them by their links. */
export function studyMailRoutes(router: ApiRouter): void {
  route(router, 'GET /api/study-mails', {}, getChoice);
  route(router, 'PUT /api/study-mails', { transaction: true }, choose);
  route(router, 'POST /api/shared-progress/mails', { transaction: true, limit: within(NEW_ADDRESSES) }, addReader);
  route(router, 'POST /api/shared-progress/mails/confirm', { limit: within(TOKENS) }, confirmReader);
  route(router, 'GET /api/unsubscribe', {}, leadToPage);
  route(router, 'POST /api/unsubscribe', { limit: within(TOKENS) }, unsubscribe);
}
