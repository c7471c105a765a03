import type { RequestOf } from '@api/contract';
import { drawQuestions } from '@api/drawing';
import type { Knex } from 'knex';
import { invalidInput } from '../../../../errors.ts';
import { listTopics, type TopicRow } from '../../../bank/subjects-and-topics/index.ts';
import { findPaper, findPaperQuestions } from '../../../tests/mock-papers/index.ts';
import { findCandidates } from '../../../tests/timed-tests/index.ts';
import { momentsOutOfOrder, paperUnknown, questionsNotAvailable, tooFewQuestionsOf } from '../assignments/assignment-access.ts';
import { type AssignmentFields, type ContentFields, findListedQuestions } from '../assignments/assignments.queries.ts';

/** What a teacher sets, as sent. */
export type ContentInput = RequestOf<'POST /api/classes/:id/assignments'>['body']['content'];

/** The stored content of an assignment, with shared questions and suggested minutes. */
export interface Content {
  fields: ContentFields;
  questionIds: number[];
  minutes: number | null;
}

const NO_CONTENT = {
  topic_id: null,
  draw: null,
  mock_paper_id: null,
  mock_paper_code: null,
  mock_paper: null,
  address: null,
} as const;

/** A topic of the class's course with this id. */
async function requireTopic(db: Knex, subjectId: number, id: number): Promise<TopicRow> {
  const topic = (await listTopics(db, [subjectId])).find((one) => one.id === id);
  if (!topic) throw invalidInput([{ path: 'content.topic_id', message: "Choose a topic of the class's course" }]);
  return topic;
}

async function contentOfTopic(
  db: Knex,
  subjectId: number,
  content: ContentInput & { kind: 'topic' },
  seed: number,
): Promise<Content> {
  const topic = await requireTopic(db, subjectId, content.topic_id);
  const candidates = await findCandidates(db, 0, [topic]);
  if (candidates.length < content.count) throw tooFewQuestionsOf(candidates.length);
  const drawn = content.draw === 'class' ? drawQuestions(candidates, content.count, seed) : [];
  return {
    fields: { ...NO_CONTENT, kind: 'topic', topic_id: topic.id, draw: content.draw, question_count: content.count },
    questionIds: drawn.map(({ id }) => id),
    minutes: null,
  };
}

/**
 * Resolves what a teacher sets in the course of their class.
 * @throws ApiError 422 where questions, topic or paper are not there or too few.
 */
export async function resolveContent(db: Knex, subjectId: number, content: ContentInput, seed: number): Promise<Content> {
  switch (content.kind) {
    case 'questions': {
      const listed = await findListedQuestions(db, subjectId, content.question_ids);
      if (listed.length < content.question_ids.length) throw questionsNotAvailable();
      const fields = { ...NO_CONTENT, kind: content.kind, question_count: listed.length };
      return { fields, questionIds: [...content.question_ids], minutes: null };
    }
    case 'topic':
      return contentOfTopic(db, subjectId, content, seed);
    case 'mock_paper': {
      const paper = await findPaper(db, content.code, false);
      if (!paper || paper.subject.id !== subjectId) throw paperUnknown();
      const questions = (await findPaperQuestions(db, paper)).filter(({ visible }) => visible);
      if (questions.length === 0) throw questionsNotAvailable('The questions of this paper are hidden. Choose another one');
      const copied = { mock_paper_id: paper.id, mock_paper_code: paper.code, mock_paper: paper.paper };
      const fields = { ...NO_CONTENT, ...copied, kind: content.kind, question_count: questions.length };
      return { fields, questionIds: questions.map(({ id }) => id), minutes: paper.minutes };
    }
    case 'reading':
      return {
        fields: { ...NO_CONTENT, kind: content.kind, address: content.address, question_count: 0 },
        questionIds: [],
        minutes: null,
      };
  }
}

type Sent = Omit<RequestOf<'PATCH /api/assignments/:id'>['body'], 'version' | 'content'>;

export const USUAL: AssignmentFields = {
  title: '',
  words: '',
  opens_at: null,
  due_at: null,
  closes_at: null,
  late_allowed: true,
  tries: 1,
  minutes: null,
  solutions: 'handed_in',
  counts: true,
  weight: 1,
  published_at: null,
};

const moment = (sent: string | null | undefined, before: Date | null) =>
  sent === undefined ? before : sent === null ? null : new Date(sent);

const published = (sent: boolean | undefined, before: Date | null, now: Date) =>
  sent === undefined ? before : sent ? (before ?? now) : null;

/** The fields after a change. */
export function changed(before: AssignmentFields, sent: Sent, now: Date): AssignmentFields {
  return {
    title: sent.title ?? before.title,
    words: sent.words ?? before.words,
    opens_at: moment(sent.opens_at, before.opens_at),
    due_at: moment(sent.due_at, before.due_at),
    closes_at: moment(sent.closes_at, before.closes_at),
    late_allowed: sent.late_allowed ?? before.late_allowed,
    tries: sent.tries ?? before.tries,
    minutes: sent.minutes === undefined ? before.minutes : sent.minutes,
    solutions: sent.solutions ?? before.solutions,
    counts: sent.counts ?? before.counts,
    weight: sent.weight ?? before.weight,
    published_at: published(sent.published, before.published_at, now),
  };
}

const isAfter = (a: Date | null, b: Date | null) => a !== null && b !== null && a > b;

/**
 * Refuses moments that contradict each other.
 * @throws ApiError 422 `moments_out_of_order`
 */
export function checkMoments({ opens_at, due_at, closes_at, solutions }: AssignmentFields): void {
  if (isAfter(opens_at, due_at)) throw momentsOutOfOrder('It is due before it opens. Choose a later due date');
  if (isAfter(due_at, closes_at)) throw momentsOutOfOrder('It closes before it is due. Choose a later closing date');
  if (isAfter(opens_at, closes_at)) throw momentsOutOfOrder('It closes before it opens. Choose a later closing date');
  if (solutions === 'after_due' && due_at === null) {
    throw momentsOutOfOrder('Solutions open after the due date, and there is none. Choose a due date');
  }
}
