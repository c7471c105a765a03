/** An entry of the log as far as time goes. */
export interface TimedEntry {
  question_id: number;
  /** Milliseconds on screen, where the client measured them. */
  elapsed_ms: number | null;
  received_at: Date;
}

/**
 * Milliseconds spent on each question. If the client did not measure, the time since the previous entry (or the start)
 * counts for the question saved at its end. `entries` are in order of arrival. No entry counts for more than the time
 * since the start.
 */
export function timeByQuestion(entries: readonly TimedEntry[], startedAt: Date): Map<number, number> {
  const spent = new Map<number, number>();
  let before = startedAt.getTime();
  for (const { question_id, elapsed_ms, received_at } of entries) {
    const received = received_at.getTime();
    const gap = Math.max(0, received - before);
    const time = elapsed_ms === null ? gap : Math.min(elapsed_ms, Math.max(0, received - startedAt.getTime()));
    spent.set(question_id, (spent.get(question_id) ?? 0) + time);
    before = Math.max(before, received);
  }
  return spent;
}
