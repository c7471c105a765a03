import { countNetworkTry, takeBackNetworkTry } from '../../../http/network-limit.ts';
import { countTry, type RateLimit, takeBackTry } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';

type TryCall = Pick<Call<'POST /api/practice/questions/:id/answers'>, 'db' | 'caller' | 'params' | 'address' | 'now'>;

const HOUR_MS = 3_600_000;
/** A page that was offline sends a whole evening at once. */
const ANSWERS: RateLimit = { name: 'practice', tries: 600, windowMs: HOUR_MS };
/** More tries than a learner who thinks in between makes: verdicts must not be a way to search for the answer. */
const PART: RateLimit = { name: 'practice-part', tries: 12, windowMs: HOUR_MS };
/** Of a whole network, a school perhaps. */
const GUESTS: RateLimit = { name: 'practice-guests', tries: 600, windowMs: HOUR_MS };
const GUEST_PART: RateLimit = { name: 'practice-guest-part', tries: 120, windowMs: HOUR_MS };

const lookFirst = (wait: string) =>
  `You have tried this part many times. Take a look at the hint or the solution, or come back to it in ${wait}`;
const breathe = (wait: string) => `That is a lot of answers for an hour. Take a break; this goes on in ${wait}`;

/** Counts a try at a part, of the account or of a guest's network; throws 429 beyond the limit. */
export async function countTryAt({ db, caller, params, address, now }: TryCall, part: string): Promise<void> {
  if (!caller.signedIn) {
    await countNetworkTry(db, GUESTS, address, now);
    await countNetworkTry(db, { ...GUEST_PART, name: `${GUEST_PART.name}:${params.id}:${part}` }, address, now);
    return;
  }
  await countTry(db, ANSWERS, caller.userId, now, breathe);
  await countTry(db, PART, `${caller.userId}:${params.id}:${part}`, now, lookFirst);
}

/** Takes the try at the part back: it could not be read. Those of the account count on. */
export async function takeBackTryAt({ db, caller, params, address }: TryCall, part: string): Promise<void> {
  if (caller.signedIn) await takeBackTry(db, PART, `${caller.userId}:${params.id}:${part}`);
  else await takeBackNetworkTry(db, { ...GUEST_PART, name: `${GUEST_PART.name}:${params.id}:${part}` }, address);
}
