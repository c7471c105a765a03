import type { QuestionFilter } from '@api/contract';
import type { Knex } from 'knex';
import { invalidInput, notAllowed, notSignedIn } from '../../../../errors.ts';
import type { Caller } from '../../../../http/caller.ts';
import { resolveSelection } from '../../subjects-and-topics/index.ts';

/** A list of questions as the database is asked for it: who asks, what is filtered, in which order. */
export interface QuestionListing {
  staff: boolean;
  userId: number | null;
  subjectId: number | null;
  /** Topics meant, by level; all three empty means the whole subject. */
  topicIds: { topic1: number[]; topic2: number[]; topic3: number[] };
  difficulty: readonly string[] | undefined;
  level: string | undefined;
  paper: readonly number[] | undefined;
  month: string | undefined;
  year: readonly number[] | undefined;
  timezone: readonly number[] | undefined;
  /** Null where calculator and non-calculator questions are both wanted. */
  calculator: boolean | null;
  completion: 'completed' | 'uncompleted' | null;
  bookmarked: boolean;
  pinned: boolean;
  verified: boolean | undefined;
  topicChanged: boolean | undefined;
  /** Only those with formulae that cannot be set, or only the others. */
  brokenTex: boolean | undefined;
  text: string | undefined;
  /** Course order where undefined. */
  sortBy: NonNullable<QuestionFilter['sortBy']> | undefined;
  descending: boolean;
}

/** Of two opposite check boxes: both or neither means no restriction. */
function either<T>(first: boolean | undefined, whenFirst: T, second: boolean | undefined, whenSecond: T): T | null {
  if (Boolean(first) === Boolean(second)) return null;
  return first ? whenFirst : whenSecond;
}

/** Filters on the caller's own marks need an account; editorial filters need staff. */
function checkFilterAccess(filter: QuestionFilter, caller: Caller): void {
  const marks = [filter.completedQuestion, filter.uncompletedQuestion, filter.bookmarkedQuestion, filter.pinnedQuestion];
  if (marks.some(Boolean) && !caller.signedIn) throw notSignedIn();
  const editorial = [filter.verified, filter.topicChanged, filter.brokenTex];
  if (editorial.some((value) => value !== undefined) && !caller.staff) throw notAllowed();
}

async function resolveTopics(db: Knex, caller: Caller, filter: QuestionFilter) {
  const topicIds: QuestionListing['topicIds'] = { topic1: [], topic2: [], topic3: [] };
  if (filter.subject === undefined) {
    const level = (['topic', 'subtopic', 'subsubtopic'] as const).find((name) => filter[name] !== undefined);
    if (level) throw invalidInput([{ path: level, message: 'Choose a subject first' }]);
    return { subjectId: null, topicIds };
  }
  const { subject, effective } = await resolveSelection(db, caller, filter.subject, filter);
  for (const { id, depth } of effective) topicIds[`topic${depth}`].push(id);
  return { subjectId: subject.id, topicIds };
}

/** Checks what the caller may filter by and resolves slugs; 401, 403, 404 or 422 where the filter is not theirs or not sound. */
export async function resolveFilter(db: Knex, caller: Caller, filter: QuestionFilter): Promise<QuestionListing> {
  checkFilterAccess(filter, caller);
  return {
    staff: caller.staff,
    userId: caller.signedIn ? caller.userId : null,
    ...(await resolveTopics(db, caller, filter)),
    difficulty: filter.difficulty,
    level: filter.level,
    paper: filter.paper,
    month: filter.month,
    year: filter.year,
    timezone: filter.timezone,
    calculator: either(filter.calculatorAllowed, true, filter.calculatorNotAllowed, false),
    completion: either(filter.completedQuestion, 'completed' as const, filter.uncompletedQuestion, 'uncompleted' as const),
    bookmarked: filter.bookmarkedQuestion ?? false,
    pinned: filter.pinnedQuestion ?? false,
    verified: filter.verified,
    topicChanged: filter.topicChanged,
    brokenTex: filter.brokenTex,
    text: filter.q,
    sortBy: filter.sortBy,
    descending: filter.sortOrder === 'desc',
  };
}
