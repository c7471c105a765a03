import { LATEST_ATTEMPT_DAYS, type PartJudgement, type PracticeAttempt } from '@api/contract';
import { type EarlierAnswers, judgePart, type KeyedPart, keyedParts } from '@api/judging';
import type { Knex } from 'knex';
import type { FileStore } from '../../../adapters/files/index.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { invalidInput, notFound } from '../../../errors.ts';
import { countNetworkTry, refundNetworkTry } from '../../../http/network-limit.ts';
import { countTry, type RateLimit, refundTry } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { type AskedQuestion, findAskedQuestion, requireQuestion } from '../../bank/questions/index.ts';
import { presentPhoto } from '../../operations/files/index.ts';
import { addMark } from '../learner-marks/index.ts';
import { recordAttempt } from './attempt-evidence.ts';
import {
  type AttemptRow,
  findAttemptByKey,
  findLatestAnswers,
  findSettings,
  hasMissedSince,
  insertAttempt,
  listAnsweredParts,
  listAttempts,
  lockPractice,
} from './attempts.queries.ts';
import { findCorrectionsOf } from './corrections.queries.ts';
import { findPhotosOf } from './photos/photos.queries.ts';
import { findOwnSelfMarks } from './self-marks.service.ts';

type TryCall = Pick<Call<'POST /api/practice/questions/:id/answers'>, 'db' | 'caller' | 'params' | 'address' | 'now'>;

const HOUR_MS = 3_600_000;
/** A page that was offline sends a whole evening at once. */
const ANSWERS: RateLimit = { name: 'practice', tries: 600, windowMs: HOUR_MS };
/** More tries than a thinking learner makes, so that verdicts cannot be used to search for the answer. */
const PART: RateLimit = { name: 'practice-part', tries: 12, windowMs: HOUR_MS };
/** Of a whole network, a school perhaps. */
const GUESTS: RateLimit = { name: 'practice-guests', tries: 600, windowMs: HOUR_MS };
const GUEST_PART: RateLimit = { name: 'practice-guest-part', tries: 120, windowMs: HOUR_MS };

const lookFirst = (wait: string) =>
  `You have tried this part many times. Take a look at the hint or the solution, or come back to it in ${wait}`;
const breathe = (wait: string) => `That is a lot of answers for an hour. Take a break and continue in ${wait}`;

/** Counts a try at a part, of the account or of a guest's network; throws 429 beyond the limit. */
async function countTryAt({ db, caller, params, address, now }: TryCall, part: string): Promise<void> {
  if (!caller.signedIn) {
    await countNetworkTry(db, GUESTS, address, now);
    await countNetworkTry(db, { ...GUEST_PART, name: `${GUEST_PART.name}:${params.id}:${part}` }, address, now);
    return;
  }
  await countTry(db, ANSWERS, caller.userId, now, breathe);
  await countTry(db, PART, `${caller.userId}:${params.id}:${part}`, now, lookFirst);
}

/** Refunds an unreadable try at the part, but not the one of the account. */
async function takeBackTryAt({ db, caller, params, address }: TryCall, part: string): Promise<void> {
  if (caller.signedIn) await refundTry(db, PART, `${caller.userId}:${params.id}:${part}`);
  else await refundNetworkTry(db, { ...GUEST_PART, name: `${GUEST_PART.name}:${params.id}:${part}` }, address);
}

/** Attempts as their learner sees them, each with its photos. */
async function presentAttempts(db: Knex, files: FileStore, rows: readonly AttemptRow[]): Promise<PracticeAttempt[]> {
  const photos = Map.groupBy(
    await findPhotosOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ attempt_id }) => attempt_id,
  );
  const corrected = await findCorrectionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async ({ user_id: _u, received_at: _r, answered_at, ...row }) => ({
      ...row,
      answered_at: answered_at.toISOString(),
      corrected: corrected.get(row.id) ?? null,
      photos: await Promise.all((photos.get(row.id) ?? []).map((photo) => presentPhoto(files, photo))),
    })),
  );
}

async function presentAttempt(db: Knex, files: FileStore, row: AttemptRow): Promise<PracticeAttempt> {
  const [attempt] = await presentAttempts(db, files, [row]);
  return attempt as PracticeAttempt;
}

type AnswerCall = Call<'POST /api/practice/questions/:id/answers'>;
type GiveUpCall = Call<'POST /api/practice/questions/:id/give-ups'>;

const DAY_MS = 86_400_000;
const PAGE_SIZE = 20;
/** How long a wrong choice is remembered, as long as the page shows it. */
const SITTING_MS = 12 * 3_600_000;

/** The part that an answer is for, of the question as its page shows it; 404 where the caller cannot see it, 422 without such a part. */
async function requirePart({ db, caller, params, body }: AnswerCall | GiveUpCall) {
  await requireQuestion(db, params.id, caller);
  const asked = await findAskedQuestion(db, params.id, body.question_version);
  if (!asked) throw notFound('There is no such question');
  const parts = keyedParts(asked);
  const part = parts.find((one) => one.part === body.part);
  if (!part) throw invalidInput([{ path: 'body.part', message: 'This question has no such part. Load the page again' }]);
  return { asked, parts, part };
}

/** When an attempt was made: the page's claim, if it is within the accepted days. */
function answeredAt(told: string | undefined, now: Date): Date {
  const at = told === undefined ? now.getTime() : Date.parse(told);
  return new Date(Math.min(now.getTime(), Math.max(at, now.getTime() - LATEST_ATTEMPT_DAYS * DAY_MS)));
}

interface Made {
  asked: AskedQuestion;
  part: KeyedPart;
  outcome: Pick<AttemptRow, 'verdict' | 'answer' | 'fields' | 'marks' | 'of'>;
}

const rowOf = (call: AnswerCall | GiveUpCall, userId: number, { asked, part, outcome }: Made): Omit<AttemptRow, 'id'> => ({
  user_id: userId,
  client_key: call.body.client_key,
  question_id: call.params.id,
  question_version: asked.version,
  part: part.part,
  ...outcome,
  seconds: call.body.seconds ?? null,
  answered_at: answeredAt(call.body.answered_at, call.now),
  received_at: call.now,
});

const judgementOf = (
  row: Pick<AttemptRow, 'part' | 'marks' | 'of' | 'fields'>,
  verdict: PartJudgement['verdict'],
): PartJudgement => ({
  ...{ part: row.part, verdict, marks: row.marks, of: row.of, fields: row.fields },
});

const isOption = ({ part }: Pick<AttemptRow, 'part'>, parts: readonly KeyedPart[]) =>
  parts.some((one) => one.part === part && one.keys[0]?.kind === 'option');

/**
 * Whether this answer completes all parts, so that a tick removed afterwards stays removed. A wrong choice, and a
 * guess at what it leaves, complete nothing.
 */
async function completesQuestion(db: Knex, row: AttemptRow, parts: readonly KeyedPart[]): Promise<boolean> {
  const leastMarks = isOption(row, parts) ? 1 : 0;
  const before = new Set(await listAnsweredParts(db, row, leastMarks));
  const missing = parts.filter(({ part }) => !before.has(part));
  return row.marks >= leastMarks && missing.length === 1 && missing[0]?.part === row.part;
}

/** For an option chosen after a wrong one: choosing among the rest is a guess. */
const SECOND_GUESS = 'A second choice earns no marks.';

/** The attempt as it counts: a right option earns nothing in the sitting of a wrong one. */
async function withoutGuessing(db: Knex, attempt: Omit<AttemptRow, 'id'>, parts: readonly KeyedPart[]) {
  if (!isOption(attempt, parts) || attempt.verdict !== 'right' || !(await hasMissedSince(db, attempt, SITTING_MS)))
    return attempt;
  return { ...attempt, marks: 0, fields: attempt.fields.map((field) => ({ ...field, note: SECOND_GUESS })) };
}

/**
 * Stores an attempt and completes the question if that was its last part. One transaction; sent twice at once, it is
 * stored once.
 */
async function keep({ db, body, now }: AnswerCall, attempt: Omit<AttemptRow, 'id'>, parts: readonly KeyedPart[]) {
  return inTransaction(db, async (transaction) => {
    await lockPractice(transaction, attempt.user_id, attempt.question_id);
    const { row, isNew } = await insertAttempt(transaction, await withoutGuessing(transaction, attempt, parts));
    const { complete_answered } = await findSettings(transaction, row.user_id);
    const completed = isNew && complete_answered && (await completesQuestion(transaction, row, parts));
    if (completed) await addMark(transaction, 'completed_question', row.user_id, row.question_id, now);
    if (isNew) await recordAttempt(transaction, row, body.help ?? [], now);
    return { row, completed };
  });
}

/** An attempt that its page sends again after a lost response: returns the first verdict. */
async function sentBefore({ db, caller, body }: AnswerCall | GiveUpCall): Promise<AttemptRow | undefined> {
  return caller.signedIn ? findAttemptByKey(db, caller.userId, body.client_key) : undefined;
}

/** The caller's answers to the other parts, if this part follows from them; guests' answers are not stored. */
async function earlierAnswers(
  { db, caller, params }: AnswerCall,
  { version, answer_keys }: AskedQuestion,
  { keys }: KeyedPart,
): Promise<EarlierAnswers | undefined> {
  if (!caller.signedIn || !keys.some((key) => key.kind === 'number' && key.follows)) return undefined;
  const answers = await findLatestAnswers(db, { userId: caller.userId, questionId: params.id, version });
  return { keys: answer_keys, answers };
}

/**
 * Judges an answer and stores it. The response reveals nothing beyond the verdict and one sentence. Guests' answers are
 * judged and not stored; an unreadable answer is not counted as a try.
 */
export async function answerPart(call: AnswerCall, files: FileStore) {
  const { db, caller, body } = call;
  const before = await sentBefore(call);
  if (before && before.verdict !== 'gave_up') {
    return { judgement: judgementOf(before, before.verdict), attempt: await presentAttempt(db, files, before), completed: false };
  }
  const { asked, parts, part } = await requirePart(call);
  if (body.answer.length > part.keys.length) {
    throw invalidInput([{ path: 'body.answer', message: 'This part has fewer fields. Load the page again' }]);
  }
  await countTryAt(call, part.part);
  const judged = judgePart(part, body.answer, await earlierAnswers(call, asked, part));
  const { verdict } = judged;
  const judgement = { part: part.part, ...judged };
  if (verdict === 'unreadable') {
    await takeBackTryAt(call, part.part);
    return { judgement, attempt: null, completed: false };
  }
  if (!caller.signedIn) return { judgement, attempt: null, completed: false };
  const attempt = rowOf(call, caller.userId, { asked, part, outcome: { ...judged, verdict, answer: body.answer } });
  const { row, completed } = await keep(call, attempt, parts);
  return { judgement: judgementOf(row, verdict), attempt: await presentAttempt(db, files, row), completed };
}

export async function giveUpPart(call: GiveUpCall, files: FileStore) {
  const { db, caller, body, now } = call;
  const before = await sentBefore(call);
  if (before) return { attempt: await presentAttempt(db, files, before) };
  const { asked, part } = await requirePart(call);
  await countTryAt(call, part.part);
  const outcome = { verdict: 'gave_up' as const, answer: [], fields: [], marks: 0, of: part.marks };
  const row = await inTransaction(db, async (transaction) => {
    await lockPractice(transaction, caller.userId, call.params.id);
    const given = await insertAttempt(transaction, rowOf(call, caller.userId, { asked, part, outcome }));
    if (given.isNew) await recordAttempt(transaction, given.row, body.help ?? [], now);
    return given.row;
  });
  return { attempt: await presentAttempt(db, files, row) };
}

/** A page of the caller's attempts at a question, even if the question is now hidden: the attempts are their own. */
export async function getAttempts(
  { db, caller, params, query }: Call<'GET /api/practice/questions/:id/attempts'>,
  files: FileStore,
) {
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const { rows, totalCount } = await listAttempts(db, { userId: caller.userId, questionId: params.id, page, pageSize });
  const self_marks = await findOwnSelfMarks(db, caller.userId, params.id);
  return { attempts: await presentAttempts(db, files, rows), page, pageSize, totalCount, self_marks };
}
