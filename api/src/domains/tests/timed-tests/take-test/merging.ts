import { isDeepStrictEqual } from 'node:util';
import type { LearnerAnswer, QuestionState } from '@api/contract';
import { canonicalAnswer, type LoggedWork, type StoredWork, type Work } from '../work.ts';

/** A change as a client sends it. An answer left out stays as it is. */
export interface ProposedWork {
  state: QuestionState;
  flagged: boolean;
  answer?: LearnerAnswer | null | undefined;
  revision: number;
  /** Counts the client's changes; distinguishes a repeated or overtaken change from a new one. */
  sequence?: number | undefined;
}

/** The verdict on a change: stored, known (stored before or nothing new), or in conflict with another client's work. */
export type Verdict =
  | { kind: 'store'; work: Work; sequence: number | null }
  | { kind: 'known'; revision: number }
  | { kind: 'conflict' };

const workOf = ({ state, flagged, answer }: Work): Work => ({ state, flagged, answer });
const same = (a: Work, b: Work) => isDeepStrictEqual(workOf(a), workOf(b));

/**
 * Whether a change equals an entry of the log: if its sender had not seen that entry, it is that change, sent again.
 */
const repeats = ({ state, flagged, answer }: ProposedWork, entry: LoggedWork) =>
  same(entry, { state, flagged, answer: answer === undefined ? entry.answer : canonicalAnswer(answer) });

/**
 * The stored work on one question, as far as it matters for the changes of one client. It gives the same result from
 * all entries of the log as from those that `findAttemptToSave` reads, in constant time per question.
 */
export class History<Entry extends LoggedWork = LoggedWork> {
  readonly #clientId: string;
  #current: StoredWork;
  #latest: Entry | undefined;
  #lastOfOthers = 0;
  readonly #numbered = new Map<number, Entry>();
  /** The client's numbers that no greater one follows, oldest first: they fall from one to the next. */
  readonly #peaks: { sequence: number; revision: number }[] = [];

  constructor(clientId: string, current: StoredWork) {
    this.#clientId = clientId;
    this.#current = current;
  }

  /** Takes an entry in; they come in the order of their revisions. */
  add(entry: Entry): void {
    this.#latest = entry;
    if (entry.revision > this.#current.revision) this.#current = entry;
    if (entry.client_id !== this.#clientId) {
      this.#lastOfOthers = entry.revision;
      return;
    }
    const { sequence, revision } = entry;
    if (sequence === null) return;
    this.#numbered.set(sequence, entry);
    while (sequence >= (this.#peaks.at(-1)?.sequence ?? Number.POSITIVE_INFINITY)) this.#peaks.pop();
    this.#peaks.push({ sequence, revision });
  }

  get current(): StoredWork {
    return this.#current;
  }

  get latest(): Entry | undefined {
    return this.#latest;
  }

  /** The revision of the newest entry of another client; 0 without one. */
  get lastOfOthers(): number {
    return this.#lastOfOthers;
  }

  numbered(sequence: number): Entry | undefined {
    return this.#numbered.get(sequence);
  }

  /** The revision of the client's newest entry under a greater number; 0 without one. */
  overtaking(sequence: number): number {
    let [from, to] = [0, this.#peaks.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#peaks[middle]?.sequence ?? 0) > sequence) from = middle + 1;
      else to = middle;
    }
    return this.#peaks[from - 1]?.revision ?? 0;
  }
}

/** The revision up to which the sender of a change has seen a question; one that the log does not have says nothing. */
const seenBy = ({ revision }: Pick<ProposedWork, 'revision'>, current: StoredWork): number =>
  revision > current.revision ? 0 : revision;

/**
 * Judges one change. A client's own newer entries never conflict with it; another client's do, unless the content is
 * equal. If the client lost count and reuses a number for other content, the number is ignored: the change is judged,
 * and stored, without one. A revision missing from the log was lost when the database was restored: it is then unknown
 * what the client has seen, and no other client's entry counts as seen.
 */
export function judge(history: History, change: ProposedWork): Verdict {
  const { current } = history;
  const seen = seenBy(change, current);
  const namesake = change.sequence === undefined ? undefined : history.numbered(change.sequence);
  if (namesake && namesake.revision > seen && repeats(change, namesake)) return { kind: 'known', revision: namesake.revision };
  const sequence = namesake ? undefined : change.sequence;
  if (sequence !== undefined) {
    const overtaking = history.overtaking(sequence);
    if (overtaking > seen) return { kind: 'known', revision: overtaking };
  }
  const answer = change.answer === undefined ? current.answer : canonicalAnswer(change.answer);
  const work = { state: change.state, flagged: change.flagged, answer };
  if (history.lastOfOthers > seen) {
    return same(current, work) ? { kind: 'known', revision: current.revision } : { kind: 'conflict' };
  }
  // Without a number it is known by its content: no other client has written since, so the client's own newest entry is
  // the present work.
  if (sequence === undefined && same(current, work)) return { kind: 'known', revision: current.revision };
  // With a number even a change back is stored, else a late one could overtake it.
  return { kind: 'store', work, sequence: sequence ?? null };
}
