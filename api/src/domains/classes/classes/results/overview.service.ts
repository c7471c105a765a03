import type { OverviewLearner, OverviewQuestion } from '@api/contract';
import type { Knex } from 'knex';
import type { Call } from '../../../../http/route.ts';
import { type AssignedQuestionRow, findAssignedQuestions, findQuestionKeys } from '../../../tests/timed-tests/index.ts';
import { presentAssignment } from '../assignments/assignment.presenter.ts';
import type { AssignmentRow } from '../assignments/assignments.queries.ts';
import { presentClass } from '../class/class.presenter.ts';
import { requireTaught } from '../work/assignment-access.ts';
import { type LearnerWork, marksOfQuestion } from '../work/progress-of-work.ts';
import { type ClassWork, type Participant, readClassWork } from './class-work.ts';
import { countAnswers } from './given-answers.ts';
import { findQuestionTopics } from './question-topics.queries.ts';

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
export async function readAnswers(db: Knex, { works }: ClassWork, questionId: number | null = null) {
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
