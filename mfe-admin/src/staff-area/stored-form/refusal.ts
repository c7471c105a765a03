import { isApiError, messageOf } from '@shell/kit';

/** Why a small form was not saved. */
export interface Refusal<Stored> {
  code: string | null;
  /** For whoever reads the form. */
  words: string;
  /** By the name of the field whose value cannot be. */
  issues: Readonly<Record<string, string>>;
  /** What somebody else has saved meanwhile, where that is why. */
  newer: Stored | null;
}

/** What the server's error says of a form of a `kind` of thing; null where there is none. */
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
