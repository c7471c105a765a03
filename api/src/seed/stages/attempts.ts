import type { LearnerAnswer, LostMarkReason, OptionKey, QuestionState } from '@api/contract';
import { valueOfFields } from '@api/contract/answer-fields';
import { settledLines } from '@api/contract/marks';
import { seededIndex } from '@api/drawing';
import type { Knex } from 'knex';
import { findMarkSchemeDigests, loadAnswers } from '../../domains/bank/questions/index.ts';
import {
  answerParts,
  findTestQuestions,
  markParts,
  type PastChange,
  recordMarksOfTest,
  recordPastAttempt,
  type TestQuestionRow,
} from '../../domains/tests/timed-tests/index.ts';
import { listUnfilledTests, type UnfilledTest } from './stages.queries.ts';

const MINUTE_MS = 60_000;
const OPTIONS: readonly OptionKey[] = ['A', 'B', 'C', 'D'];

/** How an attempt went, from the first to the last of a learner's tests: they get better and stop running out of time. */
interface Form {
  test: UnfilledTest;
  /** Answers of a hundred that are right. */
  right: number;
  outOfTime: boolean;
  /** False leaves it to the demo's user. */
  selfMarked: boolean;
}

/** The value as a learner writes it: to four figures if that is within the tolerance. */
function written(value: number, tolerance: number): string {
  const short = Number(value.toPrecision(4));
  return String(Math.abs(short - value) <= tolerance ? short : value);
}

function answerTo(question: TestQuestionRow, key: string, right: number): LearnerAnswer | null {
  const hits = seededIndex(`${key} right`, 100) < right;
  if (question.mcq_answer !== null) {
    const others = OPTIONS.filter((option) => option !== question.mcq_answer);
    return { option: hits ? question.mcq_answer : (others[seededIndex(`${key} option`, 3)] ?? null), parts: [] };
  }
  const parts = answerParts(question).flatMap(({ part, automatic }) => {
    const keys = question.answer_keys.filter((answer) => answer.part === part);
    const slips = !hits && seededIndex(`${key} ${part} slip`, 2) === 0;
    const fields = keys.flatMap((numeric) => {
      if (numeric.kind !== 'number') return [];
      return written(slips ? numeric.value * 2 + 1 : numeric.value, slips ? 0.01 : numeric.tolerance);
    });
    return automatic && fields.length === keys.length ? { part, value: valueOfFields(fields) } : [];
  });
  return parts.length > 0 ? { option: null, parts } : null;
}

/** The changes of an attempt: a look at each question in turn, now and then a second one. Fills most of the time there is. */
function changesOf({ test, right, outOfTime }: Form, questions: readonly TestQuestionRow[], startedAt: Date): PastChange[] {
  const share = (test.duration * MINUTE_MS * (outOfTime ? 1.2 : 0.8)) / questions.length;
  const until = startedAt.getTime() + test.duration * MINUTE_MS;
  const changes: PastChange[] = [];
  let at = startedAt.getTime();
  const note = (question: TestQuestionRow, state: QuestionState, answer: LearnerAnswer | null, elapsedMs: number) => {
    at += elapsedMs;
    const flagged = seededIndex(`${test.slug} ${question.position} flag`, 7) === 0;
    changes.push({ questionId: question.question_id, state, flagged, answer, elapsedMs, at: new Date(at) });
  };
  for (const question of questions) {
    const key = `${test.slug} ${question.position}`;
    const elapsed = Math.round((share * (60 + seededIndex(`${key} pace`, 70))) / 100);
    if (at + elapsed > until) break;
    const skips = seededIndex(`${key} skip`, 9) === 0;
    note(question, skips ? 'skipped' : 'attempted', skips ? null : answerTo(question, key, right), elapsed);
  }
  return changes;
}

const REASONS: readonly LostMarkReason[] = ['accuracy', 'method', 'time', 'accuracy', 'notation', 'misread', 'accuracy'];

/** Marks the attempted questions of a test line by line, as the learner would: a wrong answer costs its accuracy marks. */
async function selfMark(db: Knex, { test, right }: Form, at: Date): Promise<void> {
  const questions = (await findTestQuestions(db, test.id)).filter(({ state }) => state === 'attempted');
  const ids = questions.map(({ question_id }) => question_id);
  const answers = await loadAnswers(db, ids);
  const schemes = await findMarkSchemeDigests(db, ids);
  for (const row of questions) {
    const { question_id, position, marks } = row;
    const lines = answers.get(question_id)?.[0]?.mark_scheme ?? [];
    const settled = settledLines(lines, markParts(row, row), row.mcq_answer !== null);
    const lost = lines.flatMap(({ marks: worth }, index) => {
      if (worth === 0 || settled.earned.includes(index)) return [];
      const key = `${test.slug} ${position} ${index}`;
      const fails = settled.lost.includes(index) || seededIndex(key, 130) > right + 25;
      return fails ? { index, reason: REASONS[seededIndex(`${key} why`, REASONS.length)] ?? 'accuracy', marks: worth } : [];
    });
    const lostIndexes = new Set(lost.map(({ index }) => index));
    const earned = lines.flatMap((line, index) => (line.marks > 0 && !lostIndexes.has(index) ? index : []));
    const sum = earned.reduce((total, index) => total + (lines[index]?.marks ?? 0), 0);
    const scheme = schemes.get(question_id);
    if (lines.length === 0 || scheme === undefined) continue;
    const marked = { earned, lost, scheme };
    await recordMarksOfTest(db, test.id, { row, lines, marks: marked, self_marked: Math.min(marks, sum), now: at });
  }
}

/** Writes down one attempt: answers, times, receipt and automatic marks. */
export async function fill(db: Knex, form: Form): Promise<void> {
  const { test, outOfTime } = form;
  const startedAt = new Date(test.created_at.getTime() + 2 * MINUTE_MS);
  const timing = { duration: test.duration, extraTime: 0, untimed: false, startedAt } as const;
  const changes = changesOf(form, await findTestQuestions(db, test.id), startedAt);
  const last = changes.at(-1)?.at ?? startedAt;
  const timeUp = new Date(startedAt.getTime() + (test.duration + 1) * MINUTE_MS);
  const end = outOfTime ? { by: 'time' as const, at: timeUp } : { by: 'learner' as const, at: new Date(last.getTime() + 40_000) };
  await recordPastAttempt(db, test.id, { timing, changes, end });
  if (form.selfMarked) await selfMark(db, form, new Date(end.at.getTime() + 25 * MINUTE_MS));
}

/**
 * Gives a demo learner's attempted tests their attempts: answers, times, receipts, marks. The last test is left for
 * trying self-marking. Returns how many tests were filled; tests with an attempt stay as they are.
 */
export async function seedAttempts(db: Knex, userId: number): Promise<number> {
  const tests = await listUnfilledTests(db, userId);
  for (const [index, test] of tests.entries()) {
    const last = index === tests.length - 1;
    await fill(db, { test, right: 52 + 7 * index, outOfTime: index === 2, selfMarked: !last });
  }
  return tests.length;
}
