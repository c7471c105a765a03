import { PlatformServiceFailed } from '../../../adapters/lti/index.ts';
import type { JobContext } from '../../../context.ts';
import { findSubjects } from '../../identity/accounts/index.ts';
import { findAssignment, readClassWork, shownScore } from '../classes/index.ts';
import { findPlatform, type PlatformRow } from './lti.queries.ts';
import {
  type LineItemRow,
  listSentScores,
  putSentScore,
  type ScoreRow,
  storeNextCheck,
  takeLineItem,
  wakeLineItems,
} from './scores.queries.ts';

type SendContext = Pick<JobContext, 'db' | 'now' | 'log' | 'lti'>;

const MINUTE_MS = 60_000;
/** Corrections of questions change marks without any work being handed in; older work needs no other look. */
const CHECK_AGAIN_MS = 24 * 60 * MINUTE_MS;
const TRY_AGAIN_MS = 10 * MINUTE_MS;
/** A run is over before the next one begins, however slow platforms are. */
const MOST_LINES = 50;
/** A platform that refuses so many scores in a row wants none of this line. */
const MOST_REFUSALS = 5;

type Unsent = ScoreRow & { subject: string };

async function listUnsent(db: SendContext['db'], line: LineItemRow, { issuer }: PlatformRow, now: Date): Promise<Unsent[]> {
  const assignment = await findAssignment(db, line.assignment_id);
  if (!assignment) return [];
  const { participants, works } = await readClassWork(db, assignment, now);
  const ids = participants.map(({ user_id }) => user_id);
  const [subjects, sent] = [await findSubjects(db, issuer, ids), await listSentScores(db, line.id)];
  const known = new Map(sent.map((score) => [score.user_id, score]));
  return participants.flatMap(({ user_id }, index): Unsent[] => {
    const [subject, work] = [subjects.get(user_id), works[index]];
    const score = work && shownScore(work);
    if (subject === undefined || !score) return [];
    const { marks, of } = score;
    const is_final = score.marked === of;
    const before = known.get(user_id);
    const isSent = before && before.marks === marks && before.of === of && before.is_final === is_final;
    return isSent ? [] : [{ user_id, marks, of, is_final, subject }];
  });
}

/** Sends what a line lacks. Returns the count. Throws `PlatformServiceFailed` where its platform does not answer. */
async function sendLine({ db, now, log, lti }: SendContext, line: LineItemRow): Promise<number> {
  const platform = await findPlatform(db, line.platform_id);
  if (!platform?.token_url) return 0;
  const parties = { clientId: platform.client_id, tokenUrl: platform.token_url };
  let sent = 0;
  let refusals = 0;
  for (const { subject, ...score } of await listUnsent(db, line, platform, now)) {
    try {
      await lti.postScore(parties, line.url, { subject, marks: score.marks, of: score.of, isFinal: score.is_final, at: now });
      await putSentScore(db, line.id, score, now);
      sent += 1;
      refusals = 0;
    } catch (error) {
      if (!(error instanceof PlatformServiceFailed && error.isRefused)) throw error;
      log.warn({ err: error, line: line.id, user: score.user_id }, 'a platform refused a score');
      refusals += 1;
      if (refusals === MOST_REFUSALS) break;
    }
  }
  return sent;
}

/**
 * Sends learners' scores to the gradebooks of their schools' platforms: marks that the learner sees, once each time they change. What fails is
 * tried again after ten minutes. Returns the count of scores sent.
 */
export async function sendScores(context: SendContext): Promise<number> {
  const { db, now, log } = context;
  await wakeLineItems(db, { since: new Date(now.getTime() - CHECK_AGAIN_MS), now });
  let sent = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const line = await takeLineItem(db, now);
    if (!line) break;
    try {
      sent += await sendLine(context, line);
      await storeNextCheck(db, line.id, new Date(now.getTime() + CHECK_AGAIN_MS));
    } catch (error) {
      if (!(error instanceof PlatformServiceFailed)) throw error;
      log.warn({ err: error, line: line.id }, 'scores could not be sent');
      await storeNextCheck(db, line.id, new Date(now.getTime() + TRY_AGAIN_MS));
    }
  }
  return sent;
}
