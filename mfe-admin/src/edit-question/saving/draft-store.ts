import type { EditableQuestion } from '@api/contract';
import { draftStore } from '@shell/kit/kept-work';
import { emptyKey, followDraft, type KeyDraft } from '../answer-keys/key-draft.ts';
import { keyValues } from '../answer-keys/question-keys.ts';
import type { QuestionValues } from '../form/question-values.ts';

/** Unsaved work on a question, images included. */
export interface QuestionDraft {
  values: QuestionValues;
  /** The state that the work started from; null for a new question. */
  base: EditableQuestion | null;
  /** Milliseconds since 1970. */
  at: number;
}

const drafts = draftStore<QuestionDraft>('question-editor', 'drafts');

/** A draft's place: each member of the staff has their own. */
export const draftKey = (userId: number, questionId: number | null) => `${userId}:${questionId ?? 'new'}`;

/** A key of a draft as any release has kept it. */
type KeptKey = KeyDraft & { follows?: Parameters<typeof followDraft>[0] };

/** A draft that was kept before the form knew answer keys, or fields of theirs, has those of the state that it started from, or none. */
function complete(draft: QuestionDraft): QuestionDraft {
  const values = { ...keyValues(draft.base?.answer_keys), ...draft.values };
  const answer_keys = values.answer_keys.map(({ follows, ...key }: KeptKey) => ({
    ...{ ...emptyKey(key.part), ...(follows && followDraft(follows)) },
    ...key,
  }));
  return { ...draft, values: { ...values, answer_keys } };
}

/** The draft kept under a key; null if there is none. */
export async function readDraft(key: string): Promise<QuestionDraft | null> {
  const kept = await drafts.read(key);
  return kept && complete(kept);
}

/** Keeps a draft over reloads and crashes of the browser. False where the browser keeps none: then it lives as long as the page. */
export const writeDraft = drafts.keep;

/** Forgets a draft: it was saved, or is not wanted. */
export const removeDraft = drafts.forget;
