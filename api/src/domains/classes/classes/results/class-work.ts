import type { Knex } from 'knex';
import type { AssignmentRow } from '../assignments/assignments.queries.ts';
import { listMembers, type MemberRow } from '../class/members.queries.ts';
import { type LearnerWork, readWork, type WorkOf } from '../work/progress-of-work.ts';

export type Participant = Pick<MemberRow, 'user_id' | 'name' | 'email' | 'joined_at' | 'left_at' | 'shares_progress'>;

/** Sorts numbers within names by value. */
const NAMES = new Intl.Collator('en', { numeric: true });

const byName = (a: Participant, b: Participant) =>
  Number(a.left_at !== null) - Number(b.left_at !== null) || NAMES.compare(a.name, b.name) || a.user_id - b.user_id;

/** The learners of a class by name, then the former ones. */
export async function listLearners(db: Knex, classId: number): Promise<Participant[]> {
  const members = await listMembers(db, classId, { former: true });
  return members.filter(({ role }) => role === 'learner').toSorted(byName);
}

/** Former learners are shown only if they handed something in. */
export const isShown = ({ left_at }: Participant, works: readonly LearnerWork[]): boolean =>
  left_at === null || works.some(({ handedInAt }) => handedInAt !== null);

/** The learners of an assignment, each with their work under the same index. */
export interface ClassWork {
  participants: Participant[];
  works: LearnerWork[];
}

export async function readClassWork(db: Knex, assignment: AssignmentRow, now: Date): Promise<ClassWork> {
  const learners = await listLearners(db, assignment.class_id);
  return pair(learners, assignment, await readWork(db, [assignment], now));
}

function pair(learners: readonly Participant[], assignment: AssignmentRow, workOf: WorkOf): ClassWork {
  const pairs = learners
    .map((participant) => ({ participant, work: workOf(assignment, participant.user_id) }))
    .filter(({ participant, work }) => isShown(participant, [work]));
  return { participants: pairs.map(({ participant }) => participant), works: pairs.map(({ work }) => work) };
}
