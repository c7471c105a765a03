/** A form that was filled in quicker than this was not filled in by a person, with or without a password manager: they still write. */
const QUICKEST_PERSON_MS = 2_000;

/**
 * Whether a guest's message looks like a program's: the field that people do not see is filled in, or the form was sent sooner than anybody
 * can write, or without saying how long it took. Such a message is held for staff to look at, not refused: the trap may be wrong, and a
 * program learns nothing from the answer.
 */
export function looksAutomatic({
  topic_detail,
  took_ms,
}: {
  topic_detail?: string | undefined;
  took_ms?: number | undefined;
}): boolean {
  return Boolean(topic_detail) || took_ms === undefined || took_ms < QUICKEST_PERSON_MS;
}
