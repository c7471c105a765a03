import type { GivenAnswer, OverviewLearner, OverviewQuestion } from '@api/contract';
import { valueInLine } from '@api/contract/answer-fields';
import { judge } from '@api/judging';
import type { Knex } from 'knex';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { loadAnswers, loadDrawnQuestions } from '../../../bank/questions/index.ts';
import {
  type AssignedQuestionRow,
  findAssignedQuestions,
  findQuestionKeys,
  markParts,
  type QuestionKeyRow,
} from '../../../tests/timed-tests/index.ts';
import { momentsOf, presentAssignment } from '../assignments/assignment.presenter.ts';
import { requireTaught } from '../assignments/assignment-access.ts';
import type { AssignmentRow } from '../assignments/assignments.queries.ts';
import { presentClass } from '../class/class.presenter.ts';
import { type LearnerWork, marksOfQuestion } from '../work/progress-of-work.ts';
import { type ClassWork, type Participant, readClassWork } from './class-work.ts';
import { findQuestionTopics } from './results.queries.ts';

/** An answer and whether it is right; null if only a person can judge it. */
type JudgedAnswer = GivenAnswer & { right: boolean | null };

/** As answers are compared: spaces and the case of letters do not make another one. */
const normal = (value: string) => value.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The author's note on a foreseen wrong answer, or null. */
function slipOf({ answer_keys }: QuestionKeyRow, part: string, value: string): string | null {
  const [key, ...others] = answer_keys.filter((one) => one.part === part);
  return (key && others.length === 0 && judge(key, value).note) || null;
}

function answersOf(key: QuestionKeyRow, work: AssignedQuestionRow): Omit<JudgedAnswer, 'learners'>[] {
  const { answer } = work;
  if (work.state !== 'attempted' || answer === null) return [];
  if (answer.option !== null) {
    const right = key.mcq_answer === null ? null : answer.option === key.mcq_answer;
    const slip = right === false ? slipOf(key, '', answer.option) : null;
    return [{ option: answer.option, part: '', value: answer.option, right, slip }];
  }
  return answer.parts.flatMap(({ part, value }) => {
    if (value.trim() === '') return [];
    // Judged per learner: follow-through depends on their earlier answers.
    const alone = { ...work, answer: { option: null, parts: [{ part, value }] } };
    const [marks] = markParts({ ...key, marks: work.marks }, alone);
    const right = marks ? marks.marks === marks.max : null;
    return [
      { option: '', part, value: valueInLine(value.trim()), right, slip: right === false ? slipOf(key, part, value) : null },
    ];
  });
}

/** The answers to one question without names, the commonest first. */
function countAnswers(key: QuestionKeyRow, works: readonly AssignedQuestionRow[]): JudgedAnswer[] {
  const counted = new Map<string, JudgedAnswer>();
  for (const answer of works.flatMap((work) => answersOf(key, work))) {
    const id = JSON.stringify([answer.part, normal(answer.value)]);
    const before = counted.get(id);
    counted.set(id, { ...(before ?? answer), learners: (before?.learners ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((a, b) => b.learners - a.learners || a.value.localeCompare(b.value));
}

const MOST_WRONG_ANSWERS = 3;
/** A share of the marks below which a learner may need help. */
const LOW_SHARE = 0.5;

function needsHelp(work: LearnerWork): OverviewLearner['needs_help'] {
  if (work.state === 'missing') return ['missing'];
  if (!work.counted) return [];
  if (work.counted.answered === 0) return ['no_answers'];
  const { score } = work;
  return score && score.marked > 0 && score.marks < score.marked * LOW_SHARE ? ['low_score'] : [];
}

function presentLearner({ user_id, name, left_at }: Participant, work: LearnerWork): OverviewLearner {
  const present = work.open ?? work.counted;
  return {
    ...{ user_id, name, former: left_at !== null },
    work: work.state,
    answered: present?.answered ?? 0,
    started_at: present?.started_at?.toISOString() ?? null,
    handed_in_at: work.handedInAt?.toISOString() ?? null,
    score: work.score,
    returned_at: work.row?.returned_at?.toISOString() ?? null,
    needs_help: needsHelp(work),
  };
}

/** The work on each question in the counted tries, by question. */
async function readAnswers(db: Knex, { works }: ClassWork, questionId: number | null = null) {
  const tests = works.flatMap(({ counted }) => counted?.id ?? []);
  const rows = await findAssignedQuestions(db, tests, questionId);
  return Map.groupBy(rows, ({ question_id }) => question_id);
}

function teacherMarks({ works }: ClassWork): ReadonlyMap<string, number | null> {
  const given = works.flatMap(({ row }) =>
    (row?.marking?.questions ?? []).map(({ question_id, marks }) => [`${row?.marking?.test_id}:${question_id}`, marks] as const),
  );
  return new Map(given);
}

function facilityOf(rows: readonly AssignedQuestionRow[], teacher: ReadonlyMap<string, number | null>): number | null {
  const each = rows.map((row) => marksOfQuestion(row, teacher.get(`${row.test_id}:${row.question_id}`)));
  const marked = each.reduce((sum, one) => sum + one.marked, 0);
  return marked === 0 ? null : each.reduce((sum, one) => sum + one.marks, 0) / marked;
}

async function presentQuestions(db: Knex, assignment: AssignmentRow, work: ClassWork): Promise<OverviewQuestion[]> {
  const answers = await readAnswers(db, work);
  const fixed = assignment.questions.map(({ id }) => id);
  const ids = fixed.length > 0 ? fixed : [...answers.keys()];
  const [keys, topics] = await Promise.all([findQuestionKeys(db, ids), findQuestionTopics(db, ids)]);
  const keyById = new Map(keys.map((key) => [key.id, key]));
  const teacher = teacherMarks(work);
  return ids.flatMap((id) => {
    const key = keyById.get(id);
    const topic = topics.get(id);
    if (!key || !topic) return [];
    const rows = answers.get(id) ?? [];
    const wrong = countAnswers(key, rows).filter(({ right }) => right === false);
    return {
      question_id: id,
      position: fixed.length > 0 ? fixed.indexOf(id) + 1 : null,
      question_number: key.question_number,
      topic,
      marks: key.marks,
      learners: rows.length,
      answered: rows.filter(({ state }) => state === 'attempted').length,
      facility: facilityOf(rows, teacher),
      wrong_answers: wrong.slice(0, MOST_WRONG_ANSWERS).map(({ right: _, ...answer }) => answer),
    };
  });
}

/** Who has done what of an assignment, and how each question went. */
export async function getOverview({ db, caller, query, now }: Call<'GET /api/assignment-overview'>) {
  const { assignment, row } = await requireTaught(db, caller, query.assignment_id);
  const work = await readClassWork(db, assignment, now);
  return {
    assignment: presentAssignment(assignment, now),
    class: presentClass(row),
    learners: work.participants.map((participant, index) => presentLearner(participant, work.works[index] as LearnerWork)),
    questions: assignment.kind === 'reading' ? [] : await presentQuestions(db, assignment, work),
    server_time: now.toISOString(),
  };
}

/** With fewer, the class would know whose answer it is. */
const FEWEST_LEARNERS = 3;

/**
 * A question to show to the class. Its solution opens once a learner has handed in, and where solutions open after the due date not
 * before it.
 */
export async function getProjectedQuestion({ db, caller, params, now }: Call<'GET /api/assignments/:id/questions/:questionId'>) {
  const { assignment } = await requireTaught(db, caller, params.id);
  const work = await readClassWork(db, assignment, now);
  const all = await readAnswers(db, work, assignment.draw === 'learner' ? null : params.questionId);
  const ids =
    assignment.draw === 'learner' ? [...all.keys()].toSorted((a, b) => a - b) : assignment.questions.map(({ id }) => id);
  const place = ids.indexOf(params.questionId);
  const [key] = await findQuestionKeys(db, [params.questionId]);
  if (place < 0 || !key) throw notFound('This question is not in the assignment');
  const rows = all.get(params.questionId) ?? [];
  const { dueAt } = momentsOf(assignment);
  const isOpen = rows.length > 0 && (assignment.solutions !== 'after_due' || (dueAt !== null && now >= dueAt));
  const opened = new Set(isOpen ? [params.questionId] : []);
  const [question] = await loadDrawnQuestions(db, [params.questionId], { caller, opened });
  if (!question) throw notFound('This question is no longer in the bank');
  // The teacher's bookmarks are private.
  return {
    question: { ...question, learner: null },
    answers:
      rows.length < FEWEST_LEARNERS
        ? []
        : countAnswers(key, rows).map((answer) => (isOpen ? answer : { ...answer, right: null, slip: null })),
    learners: rows.length,
    Answer: isOpen ? ((await loadAnswers(db, [params.questionId])).get(params.questionId) ?? []) : null,
    previous: ids[place - 1] ?? null,
    next: ids[place + 1] ?? null,
  };
}
