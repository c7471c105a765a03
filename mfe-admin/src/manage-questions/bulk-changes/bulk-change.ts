import type { RequestOf } from '@api/contract';

type Body = RequestOf<'POST /api/admin/questions/bulk'>['body'];
export type Target = Body['target'];
type Change = Body['change'];

/** The dialog's choices, as its fields hold them. Empty: unchanged. */
export interface BulkValues {
  visible: string;
  verified: string;
  topic_changed: string;
  difficulty: string;
  /** The slug of the subject whose topics are offered. */
  subject: string;
  topic: string;
  added: readonly string[];
  removed: readonly string[];
}

export const NOTHING_CHOSEN: BulkValues = {
  ...{ visible: '', verified: '', topic_changed: '', difficulty: '', subject: '', topic: '' },
  ...{ added: [], removed: [] },
};

/** With some of them chosen. Topics belong to their subject: another one offers others, and none of the former is meant any more. */
export const withChosen = (values: BulkValues, chosen: Partial<BulkValues>): BulkValues => ({
  ...values,
  ...(chosen.subject !== undefined && { topic: '', added: [], removed: [] }),
  ...chosen,
});

/** The change as the call takes it; null where nothing is chosen. */
export function changeOf(values: BulkValues): Change | null {
  const flags = (['visible', 'verified', 'topic_changed'] as const).filter((name) => values[name]);
  const change = {
    ...Object.fromEntries(flags.map((name) => [name, values[name] === 'true'])),
    ...(values.difficulty && { difficulty: values.difficulty }),
    ...(values.topic && { topic: Number(values.topic) }),
    ...(values.added.length > 0 && { add_topics: values.added.map(Number) }),
    ...(values.removed.length > 0 && { remove_topics: values.removed.map(Number) }),
  } as Change;
  return Object.keys(change).length > 0 ? change : null;
}
