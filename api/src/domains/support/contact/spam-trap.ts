/** A form that was filled in quicker than this was not filled in by a person, with or without a password manager: they still write. */
const QUICKEST_PERSON_MS = 2_000;

/**
 * Whether a guest's message looks automatic: the hidden field is filled in, or the form was sent faster than a person
 * writes, or without its duration. Such a message is held for staff, not refused: the trap may be wrong, and a bot
 * learns nothing from the response.
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
