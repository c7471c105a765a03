import { isApiError, messageOf } from '@shell/kit';

/** Why a small form was not saved. */
export interface Refusal<Stored> {
  code: string | null;
  /** For the reader of the form. */
  words: string;
  /** By the name of the field whose value cannot be. */
  issues: Readonly<Record<string, string>>;
  /** A colleague's concurrent save, if that is the reason. */
  newer: Stored | null;
}

/** The server's error about a form for a `kind` of thing; null without one. */
export function refusalOf<Stored>(error: unknown, kind: 'subject' | 'topic'): Refusal<Stored> | null {
  if (error === null) return null;
  if (!isApiError(error)) return { code: null, words: messageOf(error), issues: {}, newer: null };
  const { newer } = error.details as { newer?: Readonly<Record<string, Stored>> };
  return {
    code: error.code,
    words: messageOf(error),
    issues: Object.fromEntries(error.issues.map(({ path, message }) => [path, message])),
    newer: (error.code === 'edited_meanwhile' && newer?.[kind]) || null,
  };
}
