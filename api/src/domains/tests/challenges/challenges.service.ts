import { type Challenge, type ChallengeResult, MOST_CHALLENGES } from '@api/contract';
import { findBlueprint } from '@api/drawing';
import type { Knex } from 'knex';
import { ApiError, notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { findPaper, gradeOf } from '../mock-papers/index.ts';
import { closeExpiredTests, findQuestionMarks, type QuestionMarks } from '../timed-tests/index.ts';
import {
  addPlayer,
  type ChallengeRow,
  deleteChallenge,
  findByToken,
  insertChallenge,
  listChallenges,
  lockByToken,
  lockChallenger,
} from './challenges.queries.ts';

const sum = (questions: readonly QuestionMarks[], count: 'marks' | 'marked' | 'obtained') =>
  questions.reduce((total, question) => total + question[count], 0);

function presentResult(questions: readonly QuestionMarks[], blueprint: string): ChallengeResult {
  const scale = findBlueprint(blueprint)?.scale;
  return {
    marks: sum(questions, 'obtained'),
    marked: sum(questions, 'marked'),
    of: sum(questions, 'marks'),
    grade: scale ? gradeOf(questions, scale).grade : null,
  };
}

/** Challenges as a player sees them: no result before both have one. */
async function present(db: Knex, rows: readonly ChallengeRow[]): Promise<Challenge[]> {
  const done = rows.filter(({ own_test, other_test }) => own_test !== null && other_test !== null);
  const marks = await findQuestionMarks(
    db,
    done.flatMap(({ own_test, other_test }) => [own_test ?? 0, other_test ?? 0]),
  );
  return rows.map(({ id, created_at, token, role, blueprint, name, own_test, other_test }) => {
    const own = own_test === null ? undefined : marks.get(own_test);
    const other = other_test === null ? undefined : marks.get(other_test);
    return {
      id,
      created_at: created_at.toISOString(),
      token: name === null && role === 'challenger' ? token : null,
      name,
      finished: { own: own_test !== null, other: other_test !== null },
      results: own && other ? { own: presentResult(own, blueprint), other: presentResult(other, blueprint) } : null,
    };
  });
}

async function requirePaperId({ db, caller }: Pick<Call<'GET /api/mock-papers/:code'>, 'db' | 'caller'>, code: string) {
  const paper = await findPaper(db, code, caller.staff);
  if (!paper) throw notFound('There is no such mock paper');
  return paper.id;
}

export async function getChallenges({ db, caller, params, now }: Call<'GET /api/mock-papers/:code/challenges'>) {
  const paperId = await requirePaperId({ db, caller }, params.code);
  await closeExpiredTests(db, now, caller.userId);
  return { challenges: await present(db, await listChallenges(db, caller.userId, paperId)) };
}

/** Makes a link for one friend; 409 `too_many_challenges` where a learner has enough on this paper. */
export async function challenge({ db, caller, params, now }: Call<'POST /api/mock-papers/:code/challenges'>): Promise<Challenge> {
  const paperId = await requirePaperId({ db, caller }, params.code);
  await lockChallenger(db, caller.userId);
  const before = await listChallenges(db, caller.userId, paperId);
  if (before.length >= MOST_CHALLENGES) {
    throw new ApiError(409, 'too_many_challenges', `You have ${MOST_CHALLENGES} challenges on this paper. End one first`);
  }
  const id = await insertChallenge(db, caller.userId, paperId, now);
  const made = (await listChallenges(db, caller.userId, paperId)).filter((row) => row.id === id);
  return (await present(db, made))[0] as Challenge;
}

const noSuchChallenge = () => notFound('This challenge has ended. Ask your friend for a new link');

export async function look({ db, caller, body }: Call<'POST /api/challenges/look'>) {
  const found = await findByToken(db, body.token, { staff: caller.staff });
  if (!found) throw noSuchChallenge();
  const { code, name, user_id, friend_id } = found;
  const state =
    user_id === caller.userId ? 'own' : friend_id === caller.userId ? 'joined' : friend_id === null ? 'open' : 'taken';
  return { code, name, state } as const;
}

/** Joins as the friend; 409 `challenge_taken` where another one has. */
export async function accept({ db, caller, body, now }: Call<'POST /api/challenges/accept'>): Promise<void> {
  await lockByToken(db, body.token);
  const found = await findByToken(db, body.token, { staff: caller.staff });
  if (!found) throw noSuchChallenge();
  if (found.user_id === caller.userId || found.friend_id === caller.userId) return;
  if (found.friend_id !== null) throw new ApiError(409, 'challenge_taken', 'Someone else has accepted this challenge');
  await addPlayer(db, { id: found.id, userId: caller.userId, role: 'friend' }, now);
}

export async function endChallenge({ db, caller, params }: Call<'DELETE /api/challenges/:id'>): Promise<void> {
  if (!(await deleteChallenge(db, caller.userId, params.id))) throw notFound('There is no such challenge');
}
