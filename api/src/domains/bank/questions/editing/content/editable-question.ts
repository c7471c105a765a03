import type { EditableImage, EditableQuestion, TopicLink } from '@api/contract';
import { ApiError, notFound } from '../../../../../errors.ts';
import type { Call } from '../../../../../http/route.ts';
import { findSubjects, listDiagrams } from '../../load/questions.queries.ts';
import { loadReview } from './approval.ts';
import { findStored, findVersion, type VersionRow } from './content.queries.ts';
import type { ImageContent, QuestionContent } from './content.ts';
import { countUsage, findTopicsAndAbove, type PlacedTopic } from './editable.queries.ts';

export const noSuchQuestion = () => notFound('There is no such question');
export const noSuchAnswer = () => notFound('There is no such answer');
export const noSuchVersion = () => notFound('There is no such version');

/** 409: the question has been deleted; it can be taken back first. */
export const questionDeleted = () => new ApiError(409, 'question_deleted', 'This question has been deleted');

/**
 * 409: the question has changed since the version that the caller edited. Nothing was stored; the caller still has its
 * input.
 */
export function editedMeanwhile(newer: Pick<VersionRow, 'version' | 'changed_at' | 'changed_by'>): ApiError {
  const name = newer.changed_by?.name ?? 'Someone';
  const changed_at = newer.changed_at.toISOString();
  return new ApiError(409, 'edited_meanwhile', `${name} has saved this question since you opened it. Nothing of yours is lost.`, {
    details: { newer: { version: newer.version, changed_at, changed_by: newer.changed_by } },
  });
}

/** Images as editors see them: without the names of files. */
export const presentImages = (images: readonly ImageContent[]): EditableImage[] =>
  images.map(({ original: _, ...image }) => image);

export const presentAnswers = (answers: QuestionContent['Answer']) =>
  answers.map((answer) => ({ ...answer, images: presentImages(answer.images) }));

export const presentTopic = ({ subject_id: _, ...link }: PlacedTopic): TopicLink => link;

/** From the top-level topic down to the one with this id. */
export function pathTo(topics: ReadonlyMap<number, PlacedTopic>, id: number): TopicLink[] {
  const topic = topics.get(id);
  if (!topic) return [];
  return [...(topic.parent_topic_id === null ? [] : pathTo(topics, topic.parent_topic_id)), presentTopic(topic)];
}

type Reader = Pick<Call<'GET /api/admin/questions/:id'>, 'db' | 'caller' | 'config'>;

/** A question with its sources for its editor, also if deleted; 404 if there is none. */
export async function loadEditable({ db, caller, config }: Reader, id: number): Promise<EditableQuestion> {
  const stored = await findStored(db, id);
  if (!stored) throw noSuchQuestion();
  const { content, version } = stored;
  const topics = await findTopicsAndAbove(db, [content.topic, ...content.OtherTopicsOnQuestion]);
  const subject = (await findSubjects(db, [content.subject])).get(content.subject);
  const topic_path = pathTo(topics, content.topic);
  const topic = topic_path.at(-1);
  if (!subject || !topic) throw new Error(`Question ${id} has no topic`);
  return {
    ...content,
    id,
    version,
    created_at: stored.created_at.toISOString(),
    updated_at: stored.updated_at.toISOString(),
    edited_by: (await findVersion(db, id, version))?.changed_by ?? null,
    deleted_at: stored.deleted_at?.toISOString() ?? null,
    subject,
    topic,
    topic_path,
    OtherTopicsOnQuestion: content.OtherTopicsOnQuestion.flatMap((other) => {
      const found = topics.get(other);
      return found ? [presentTopic(found)] : [];
    }),
    images: presentImages(content.images),
    Answer: presentAnswers(content.Answer),
    diagrams: (await listDiagrams(db, id)).map(({ name, alt }) => ({ name, alt })),
    review: await loadReview(db, id, { userId: caller.userId, config }),
    used_in: await countUsage(db, id),
  };
}
