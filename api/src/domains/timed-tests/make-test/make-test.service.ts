import { randomBytes, randomInt } from 'node:crypto';
import { QUESTIONS_BY_DURATION, type Test } from '@api/contract';
import type { Knex } from 'knex';
import type { SignedIn } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { allowancesOf, lockAllowances } from '../../plans-and-payments/index.ts';
import { resolveSelection } from '../../subjects-and-topics/index.ts';
import { findTest } from '../read-tests/tests.service.ts';
import { testCapReached, tooFewQuestions } from '../tests.errors.ts';
import { drawQuestions } from './drawing.ts';
import { findCandidates, insertTest } from './make-test.queries.ts';
import { countTestsCreated } from './usage.queries.ts';

/** Refuses a test beyond the plan's monthly cap. Requests at once wait here for each other. Needs a transaction. */
async function spendTestAllowance(db: Knex, caller: SignedIn, now: Date): Promise<void> {
  await lockAllowances(db, caller.userId);
  const { testsLimit, month } = await allowancesOf(db, caller, now);
  if (testsLimit !== null && (await countTestsCreated(db, caller.userId, month)) >= testsLimit) throw testCapReached();
}

/** `math-aa-sl-3kq9x2mw`: the subject and 40 random bits. */
const newSlug = (subjectSlug: string) =>
  `${subjectSlug}-${BigInt(`0x${randomBytes(5).toString('hex')}`)
    .toString(36)
    .padStart(8, '0')}`;

/** Draws a test from the visible questions of the chosen topics. Question counts: specification part 1, section 9. */
export async function createTest({ db, caller, body, now }: Call<'POST /api/test'>): Promise<Test> {
  const { subject, effective, chosen } = await resolveSelection(db, caller, body.subject_slug, {
    topic: body.topic_slugs,
    subtopic: body.subtopic_slugs,
    subsubtopic: body.sub_subtopic_slugs,
  });
  await spendTestAllowance(db, caller, now);
  const needed = QUESTIONS_BY_DURATION[body.duration];
  const drawSeed = randomInt(2 ** 31);
  const questions = drawQuestions(await findCandidates(db, caller.userId, effective), needed, drawSeed);
  if (questions.length < needed) throw tooFewQuestions(questions.length, needed);
  const slug = newSlug(subject.slug);
  await insertTest(db, {
    slug,
    userId: caller.userId,
    subjectId: subject.id,
    duration: body.duration,
    drawSeed,
    createdAt: now,
    questions,
    topicIds: Object.values(chosen).flatMap((topics) => topics.map(({ id }) => id)),
  });
  return findTest(db, caller.userId, slug);
}
