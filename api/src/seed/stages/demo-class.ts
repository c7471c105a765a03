import { JOIN_CODE_LETTERS } from '@api/contract';
import { drawQuestions, seededIndex } from '@api/drawing';
import type { Knex } from 'knex';
import {
  type AssignmentFields,
  insertAssignment,
  insertClass,
  insertTry,
  lockWork,
  putException,
  putMarking,
  putMember,
  storeNotified,
  storeReturned,
} from '../../domains/classes/classes/index.ts';
import { createUser, findUserByEmail } from '../../domains/identity/accounts/index.ts';
import { findCandidates, findTestQuestions, insertTest, recordPastAttempt } from '../../domains/tests/timed-tests/index.ts';
import { fill } from './attempts.ts';
import { noCounts, type StageCounts } from './stage.ts';
import { findCourse, teachesClass } from './stages.queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUBJECT = 'math-aa-hl';
const TEACHER = 'demo.teacher@example.com';
const DEMO_LEARNER = 'demo.learner@example.com';
const LEARNERS = 24;
const QUESTIONS = 5;

/** An assignment of the last three weeks; days are counted from now, `handedIn` is of a hundred learners. */
interface Plan {
  title: string;
  words: string;
  /** Which topic of the course, from 0. */
  topic: number;
  opens: number;
  due: number;
  handedIn: number;
  returned?: true;
  minutes: number | null;
  solutions: 'handed_in' | 'after_due';
}

const PLANS: readonly Plan[] = [
  {
    ...{ title: 'Warm-up: number and algebra', words: 'Thirty minutes, with your formula booklet.', topic: 0 },
    ...{ opens: -20, due: -16, handedIn: 100, returned: true, minutes: 30, solutions: 'handed_in' },
  },
  {
    ...{ title: 'Functions, mixed', words: '', topic: 1 },
    ...{ opens: -13, due: -9, handedIn: 92, minutes: null, solutions: 'after_due' },
  },
  {
    ...{ title: 'Trigonometry homework', words: 'Show each line of working on paper; we look at question 3 together.', topic: 2 },
    ...{ opens: -6, due: -2, handedIn: 80, minutes: null, solutions: 'handed_in' },
  },
  {
    ...{ title: 'Statistics, five questions', words: 'Ask in class on Thursday what is not clear.', topic: 3 },
    ...{ opens: -1, due: 3, handedIn: 25, minutes: null, solutions: 'after_due' },
  },
];

const USUAL: Pick<AssignmentFields, 'closes_at' | 'late_allowed' | 'tries' | 'counts' | 'weight'> = {
  closes_at: null,
  late_allowed: true,
  tries: 1,
  counts: true,
  weight: 1,
};
const NO_CONTENT = { topic_id: null, draw: null, mock_paper_id: null, mock_paper_code: null, mock_paper: null, address: null };

/** A code that follows from the class alone, so that each new database has the same one. */
const joinCode = Array.from(
  { length: 6 },
  (_, index) => JOIN_CODE_LETTERS[seededIndex(`demo class ${index}`, JOIN_CODE_LETTERS.length)],
).join('');

/** A whole hour some days from now, in the afternoon for the teacher. */
const dayFrom = (now: Date, days: number, hour: number) =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS + hour * HOUR_MS);

/** The learners of the class; the one whose log-in is printed comes last. */
async function makeLearners(db: Knex, now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number < LEARNERS; number += 1) {
    const email = `demo.class-${number}@example.com`;
    const name = `Demo Learner ${number}`;
    const account = { email, username: name, full_name: name, password: null, verified: true };
    ids.push((await findUserByEmail(db, email))?.id ?? (await createUser(db, account, now)).id);
  }
  const known = await findUserByEmail(db, DEMO_LEARNER);
  return known ? [...ids, known.id] : ids;
}

interface Work {
  assignmentId: number;
  plan: Plan;
  learnerId: number;
  subjectId: number;
  topicId: number;
  questions: readonly { id: number; marks: number }[];
  startedAt: Date;
  dueAt: Date;
}

async function makeTry(db: Knex, work: Work) {
  const { assignmentId, plan, learnerId, questions, startedAt } = work;
  const slug = `${SUBJECT}-class-${assignmentId}-${learnerId}`;
  const duration =
    plan.minutes ??
    Math.min(
      90,
      questions.reduce((sum, { marks }) => sum + marks, 0),
    );
  const test = {
    ...{ slug, userId: learnerId, subjectId: work.subjectId, duration, drawSeed: assignmentId, createdAt: startedAt },
    ...{ questions, topicIds: [work.topicId] },
    assigned: {
      untimed: plan.minutes === null,
      closesAt: null,
      answersAtOnce: false,
      answersFrom: plan.solutions === 'after_due' ? work.dueAt : null,
    },
  };
  const id = await insertTest(db, test);
  await lockWork(db, assignmentId, learnerId, startedAt);
  await insertTry(db, { test_id: id, assignment_id: assignmentId, learner_id: learnerId, number: 1 });
  return { id, slug, duration, created_at: startedAt };
}

async function begin(db: Knex, work: Work): Promise<number> {
  const { id, duration } = await makeTry(db, work);
  const timing = { duration, extraTime: 0, untimed: true, startedAt: work.startedAt } as const;
  const seen = {
    state: 'skipped',
    flagged: true,
    answer: null,
    elapsedMs: 40_000,
    at: new Date(work.startedAt.getTime() + 40_000),
  } as const;
  const changes = work.questions.slice(0, 1).map((question) => ({ questionId: question.id, ...seen }));
  await recordPastAttempt(db, id, { timing, changes, end: null });
  return id;
}

/** A learner's try from beginning to end, as the calls would have written it. */
async function handIn(db: Knex, work: Work): Promise<number> {
  const test = await makeTry(db, work);
  const right = 45 + seededIndex(`ability ${work.learnerId}`, 45);
  await fill(db, { test, right, outOfTime: false, selfMarked: false });
  return test.id;
}

/** What the teacher gave for answers that nothing marks by itself, and a word to each learner. */
async function markWork(db: Knex, { assignmentId, learnerId, dueAt }: Work, testId: number): Promise<void> {
  const rows = await findTestQuestions(db, testId);
  const questions = rows.flatMap(({ question_id, marks, state, auto_max }) =>
    state === 'attempted' && auto_max !== marks
      ? [{ question_id, marks: Math.round((marks * (50 + seededIndex(`${testId} ${question_id}`, 50))) / 100), comment: '' }]
      : [],
  );
  const marking = { assignment_id: assignmentId, learner_id: learnerId, test_id: testId, questions, version: 1 };
  const at = new Date(dueAt.getTime() + DAY_MS);
  await putMarking(db, { ...marking, comment: 'Clear working. Watch the signs when you expand brackets.' }, at);
  await storeReturned(db, assignmentId, learnerId, at);
}

/** Sets one piece of work and has the learners do it: some early, one late, some not at all. */
async function seedWork(db: Knex, plan: Plan, school: { id: number; learners: readonly number[] }, now: Date): Promise<number> {
  const course = await findCourse(db, SUBJECT);
  const topic = course?.topics[plan.topic % course.topics.length];
  if (!course || !topic) return 0;
  const drawSeed = seededIndex(plan.title, 2 ** 31);
  const questions = drawQuestions(await findCandidates(db, 0, [topic]), QUESTIONS, drawSeed);
  if (questions.length < QUESTIONS) return 0;
  const [opensAt, dueAt] = [dayFrom(now, plan.opens, 7), dayFrom(now, plan.due, 20)];
  const { title, words, minutes, solutions } = plan;
  const fields = { ...USUAL, title, words, minutes, solutions, opens_at: opensAt, due_at: dueAt, published_at: opensAt };
  const content = { ...NO_CONTENT, kind: 'topic', topic_id: topic.id, draw: 'class', question_count: QUESTIONS } as const;
  const stored = { ...fields, ...content, class_id: school.id, draw_seed: drawSeed, created_at: opensAt };
  const assignmentId = await insertAssignment(
    db,
    stored,
    questions.map(({ id }) => id),
  );
  // Work that opened long ago needs no notification.
  await storeNotified(db, assignmentId, 'opening', opensAt);
  if (dueAt < now) await storeNotified(db, assignmentId, 'due', dueAt);
  for (const [index, learnerId] of school.learners.entries()) {
    if (index === school.learners.length - 1) {
      // The printed log-in joined this week and finds work to do.
      const excused = { due_at: null, closes_at: null, extra_time: 0, excused: true } as const;
      if (plan.due < -3) await putException(db, { assignment_id: assignmentId, user_id: learnerId, ...excused });
      continue;
    }
    const chance = seededIndex(`${title} ${index} hands in`, 100);
    const isWorking = plan.due > 0 && chance >= plan.handedIn && chance < plan.handedIn + 15;
    if (chance >= plan.handedIn && !isWorking) continue;
    const hours = Math.max(4, (Math.min(dueAt.getTime(), now.getTime()) - opensAt.getTime()) / HOUR_MS - 3);
    const isLate = plan.due < 0 && seededIndex(`${title} ${index} late`, 14) === 0;
    const startedAt = isLate
      ? new Date(dueAt.getTime() + 5 * HOUR_MS)
      : new Date(opensAt.getTime() + (1 + seededIndex(`${title} ${index} when`, Math.floor(hours))) * HOUR_MS);
    const work = { assignmentId, plan, learnerId, subjectId: course.id, topicId: topic.id, questions, startedAt, dueAt };
    const testId = isWorking
      ? await begin(db, { ...work, startedAt: new Date(now.getTime() - (index + 3) * 60_000) })
      : await handIn(db, work);
    if (plan.returned) await markWork(db, work, testId);
  }
  return 1;
}

/** Gives the demo teacher a class of 24 with three weeks of work behind them, unless they teach one already. */
export async function seedDemoClass(db: Knex, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  const teacher = await findUserByEmail(db, TEACHER);
  const course = await findCourse(db, SUBJECT);
  if (!teacher || !course || (await teachesClass(db, teacher.id))) return { ...counts, kept: 1 };
  const begun = dayFrom(now, -23, 8);
  const fields = { name: '12A Maths HL', subject_id: course.id, school: 'Demo International School', time_zone: 'Europe/Oslo' };
  const exam = { exam_month: 'May', exam_year: now.getUTCFullYear() + (now.getUTCMonth() > 4 ? 1 : 0) } as const;
  const id = await insertClass(db, { ...fields, ...exam, join_code: joinCode, created_at: begun });
  if (id === undefined) return { ...counts, kept: 1 };
  const member = { class_id: id, shares_progress: false, joined_at: begun };
  await putMember(db, { ...member, user_id: teacher.id, role: 'teacher' });
  const learners = await makeLearners(db, begun);
  for (const [index, user_id] of learners.entries()) {
    await putMember(db, { ...member, user_id, role: 'learner', shares_progress: index % 6 !== 5 });
  }
  for (const plan of PLANS) counts.inserted += await seedWork(db, plan, { id, learners }, now);
  return counts;
}
