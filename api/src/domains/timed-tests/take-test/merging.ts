import { isDeepStrictEqual } from 'node:util';
import type { LearnerAnswer, QuestionState } from '@api/contract';

/** What a learner has done about one question. */
export interface Work {
  state: QuestionState;
  flagged: boolean;
  answer: LearnerAnswer | null;
}

/** A question's present work; revision 0 is the untouched question. */
export interface StoredWork extends Work {
  revision: number;
}

/** An entry of the log. */
export interface LoggedWork extends StoredWork {
  client_id: string;
  sequence: number | null;
  based_on: number;
}

/** A change as a client sends it. An answer left out stays as it is. */
export interface ProposedWork {
  state: QuestionState;
  flagged: boolean;
  answer?: LearnerAnswer | null | undefined;
  /** The revision that the client last knew. */
  revision: number;
  /** Counts the client's changes; lets a change that is sent again, or overtaken on its way, be told from a new one. */
  sequence?: number | undefined;
}

/** What becomes of a change: it is stored, was stored before (or says nothing new), or somebody else's work stands against it. */
export type Verdict =
  | { kind: 'store'; work: Work; sequence: number | null }
  | { kind: 'known'; revision: number }
  | { kind: 'conflict' };

/** One spelling per answer: parts in order, empty ones left out, nothing at all as null. */
export function canonicalAnswer(answer: LearnerAnswer | null | undefined): LearnerAnswer | null {
  const parts = (answer?.parts ?? [])
    .filter(({ value }) => value.trim() !== '')
    .map(({ part, value }) => ({ part, value }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
  const option = answer?.option ?? null;
  return option === null && parts.length === 0 ? null : { option, parts };
}

const workOf = ({ state, flagged, answer }: Work): Work => ({ state, flagged, answer });
const same = (a: Work, b: Work) => isDeepStrictEqual(workOf(a), workOf(b));

/** Whether a change says what an entry of the log does: where its sender had not seen that one, it is that change, sent again. */
const repeats = ({ state, flagged, answer }: ProposedWork, entry: LoggedWork) =>
  same(entry, { state, flagged, answer: answer === undefined ? entry.answer : canonicalAnswer(answer) });

/**
 * Decides on one change. `log` is everything stored on the question, oldest first. A client's own newer entries never stand against
 * it; another client's do, unless both say the same. A number under which the client has stored something else, because it lost count,
 * says nothing: the change is then judged, and stored, without one. A revision that the log does not have is one that was lost when an
 * earlier state of the database was brought back: what its client has seen is then unknown, and nothing of another counts as seen.
 */
export function judge(current: StoredWork, log: readonly LoggedWork[], clientId: string, change: ProposedWork): Verdict {
  const seen = change.revision > current.revision ? 0 : change.revision;
  const since = log.filter(({ revision }) => revision > seen);
  const own = since.filter((entry) => entry.client_id === clientId);
  const namesake =
    change.sequence === undefined
      ? undefined
      : log.find((entry) => entry.client_id === clientId && entry.sequence === change.sequence);
  if (namesake && namesake.revision > seen && repeats(change, namesake)) return { kind: 'known', revision: namesake.revision };
  const sequence = namesake ? undefined : change.sequence;
  if (sequence !== undefined) {
    const overtaken = own.findLast((entry) => entry.sequence !== null && entry.sequence > sequence);
    if (overtaken) return { kind: 'known', revision: overtaken.revision };
  }
  const answer = change.answer === undefined ? current.answer : canonicalAnswer(change.answer);
  const work = { state: change.state, flagged: change.flagged, answer };
  if (since.some((entry) => entry.client_id !== clientId)) {
    return same(current, work) ? { kind: 'known', revision: current.revision } : { kind: 'conflict' };
  }
  if (sequence === undefined) {
    const last = own.at(-1);
    if (last && last.based_on === change.revision && same(last, work)) return { kind: 'known', revision: last.revision };
    if (same(current, work)) return { kind: 'known', revision: current.revision };
  }
  // With a sequence number even a change back is written down, or one that is still on its way could overtake it.
  return { kind: 'store', work, sequence: sequence ?? null };
}
