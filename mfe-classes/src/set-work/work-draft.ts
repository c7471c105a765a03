import type { Assignment, RequestOf, SolutionsRule, Topic } from '@api/contract';
import { useApi } from '@shell/kit';
import { momentOf, type WallTime, wallTimeAt } from '../class-time/zoned-time.ts';

/** By kind; each keeps its input while another is chosen. */
export type ContentKind = Assignment['content']['kind'];

/** An assignment in its form; times are on the class's clock. */
export interface WorkDraft {
  kind: ContentKind;
  question_ids: readonly number[];
  topic_id: number | null;
  count: number | null;
  draw: 'class' | 'learner';
  code: string;
  address: string;
  /** Null: the default title. */
  title: string | null;
  words: string;
  opens: WallTime;
  due: WallTime;
  closes: WallTime;
  late_allowed: boolean;
  tries: number | null;
  /** Null: no clock. */
  minutes: number | null;
  solutions: SolutionsRule;
  counts: boolean;
  weight: number | null;
}

const EMPTY: Omit<WorkDraft, 'due'> = {
  kind: 'topic',
  question_ids: [],
  topic_id: null,
  count: 10,
  draw: 'class',
  code: '',
  address: '',
  title: null,
  words: '',
  opens: '',
  closes: '',
  late_allowed: true,
  tries: 1,
  minutes: null,
  solutions: 'handed_in',
  counts: true,
  weight: 1,
};

const WEEK = 7 * 86_400_000;
/** Work is due in the evening by default. */
const DUE_AT = '20:00';

/** Due in a week, with content from the address (`questions=3,14`, `paper=CODE`, `reading=ADDRESS`) or a topic. */
export function newDraft(search: URLSearchParams, zone: string, now: Date): WorkDraft {
  const due = `${wallTimeAt(new Date(now.getTime() + WEEK), zone).slice(0, 10)}T${DUE_AT}`;
  const ids = (search.get('questions') ?? '').split(',').map(Number);
  const question_ids = [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))];
  const code = search.get('paper') ?? '';
  const address = search.get('reading') ?? '';
  const kind = question_ids.length > 0 ? 'questions' : code ? 'mock_paper' : address ? 'reading' : 'topic';
  return { ...EMPTY, due, kind, question_ids, code, address };
}

export function draftOf(assignment: Assignment, zone: string): WorkDraft {
  const wall = (moment: string | null) => (moment === null ? '' : wallTimeAt(moment, zone));
  const { content, title, words, late_allowed, tries, minutes, solutions, counts, weight } = assignment;
  return {
    ...EMPTY,
    kind: content.kind,
    ...(content.kind === 'questions' && { question_ids: content.question_ids }),
    ...(content.kind === 'topic' && { topic_id: content.topic.id, count: content.count, draw: content.draw }),
    ...(content.kind === 'mock_paper' && { code: content.code }),
    ...(content.kind === 'reading' && { address: content.address }),
    title,
    words,
    late_allowed,
    tries,
    minutes,
    solutions,
    counts,
    weight,
    opens: wall(assignment.opens_at),
    due: wall(assignment.due_at),
    closes: wall(assignment.closes_at),
  };
}

type Body = NonNullable<RequestOf<'POST /api/classes/:id/assignments'>['body']>;

/** `title` replaces an empty one. */
export function bodyOf(draft: WorkDraft, zone: string, title: string): Omit<Body, 'published'> {
  return {
    title: draft.title ?? title,
    words: draft.words,
    content: contentOf(draft),
    opens_at: momentOf(draft.opens, zone),
    due_at: momentOf(draft.due, zone),
    closes_at: draft.late_allowed ? momentOf(draft.closes, zone) : null,
    late_allowed: draft.late_allowed,
    tries: draft.tries ?? 1,
    minutes: draft.minutes,
    solutions: draft.solutions,
    counts: draft.counts,
    weight: draft.weight ?? 1,
  };
}

function contentOf({ kind, question_ids, topic_id, count, draw, code, address }: WorkDraft): Body['content'] {
  switch (kind) {
    case 'questions':
      return { kind, question_ids: [...question_ids] };
    case 'topic':
      return { kind, topic_id: topic_id ?? 0, count: count ?? 0, draw };
    case 'mock_paper':
      return { kind, code: code.trim() };
    case 'reading':
      return { kind, address: address.trim() };
  }
}

/** The first missing field, or null. */
export function missingIn(draft: WorkDraft, title: string): { field: 'content' | 'title' | 'count'; words: string } | null {
  const { kind } = draft;
  if (kind === 'topic' && draft.topic_id === null) return { field: 'content', words: 'Choose a topic' };
  if (kind === 'topic' && !draft.count) return { field: 'count', words: 'Enter how many questions' };
  if (kind === 'mock_paper' && draft.code.trim() === '') return { field: 'content', words: 'Enter the code of a paper' };
  if (kind === 'reading' && draft.address.trim() === '') return { field: 'content', words: 'Enter the address of a page' };
  if ((draft.title ?? title).trim() === '') return { field: 'title', words: 'Give it a title' };
  return null;
}

/** With its depth, from 0. */
export interface PlacedTopic {
  topic: Topic;
  depth: number;
  above: string;
}

/** A course's topic tree from top to bottom. */
export function useTopicsOf(subjectSlug: string) {
  return useApi('GET /api/topics/:subjectSlug', { params: { subjectSlug } }, { staleTime: 300_000 });
}

export function flattened(topics: readonly Topic[], depth = 0, above = ''): PlacedTopic[] {
  return topics.flatMap((topic) => [
    { topic, depth, above },
    ...flattened(topic.subtopics, depth + 1, `${above} ${topic.topic_name}`),
  ]);
}
