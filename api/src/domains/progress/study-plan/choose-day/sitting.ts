import { Rating } from 'ts-fsrs';

/** The part of an evidence row about an item family that the schedule uses. */
export interface IdeaEvidence {
  questionId: number;
  /** Empty: the question as a whole, as marked along its scheme or by a teacher. */
  part: string;
  at: Date;
  /** Marks of earlier work, not work of its own. */
  marking: boolean;
  gaveUp: boolean;
  /** Null: not marked yet. */
  marks: number | null;
  of: number;
  /** A hint or the solution had been opened before. */
  helped: boolean;
}

/** The outcome of a part: whether it was right at once and without help, and its final marks. */
interface PartOutcome {
  at_once: boolean;
  gave_up: boolean;
  marks: number | null;
  of: number;
}

/** One sitting at one question, kept as short as its rating needs it. In the names of the database, where it is stored as it is. */
export interface Sitting {
  question_id: number;
  /** ISO 8601. When it began and when something was last answered. */
  began_at: string;
  last_at: string;
  parts: Record<string, PartOutcome>;
}

/** An answer within this time of the previous one belongs to the same sitting. */
const SITTING_MS = 6 * 3_600_000;

/** Whether a piece of evidence belongs to a sitting: the same question, soon afterwards, or a marking of it however late. */
export function belongsTo(sitting: Sitting, row: IdeaEvidence): boolean {
  if (sitting.question_id !== row.questionId) return false;
  return row.marking || Math.abs(row.at.getTime() - Date.parse(sitting.last_at)) <= SITTING_MS;
}

const isRightAtOnce = ({ marks, of, helped, gaveUp }: IdeaEvidence) => !gaveUp && !helped && (marks === null || marks === of);

/** A sitting with one more piece of evidence; a new one from its first. */
export function addToSitting(sitting: Sitting | null, row: IdeaEvidence): Sitting {
  const at = row.at.toISOString();
  const before = sitting?.parts[row.part];
  const outcome: PartOutcome = {
    at_once: before ? before.at_once : isRightAtOnce(row),
    gave_up: row.gaveUp,
    marks: row.marks ?? before?.marks ?? null,
    of: row.of,
  };
  // A marking says how the work went, not when.
  const last_at = sitting && (row.marking || at < sitting.last_at) ? sitting.last_at : at;
  return {
    question_id: row.questionId,
    began_at: sitting?.began_at ?? at,
    last_at,
    parts: { ...sitting?.parts, [row.part]: outcome },
  };
}

export type IdeaRating = Rating.Again | Rating.Hard | Rating.Good | Rating.Easy;

/**
 * Rates a sitting in the scheduler's four grades: right first time without help is `Easy`; right after a second try or
 * with help `Good`; marks lost `Hard`; more than half of them lost, or given up, `Again`. Unmarked work is ignored.
 */
export function rateSitting({ parts }: Sitting): IdeaRating {
  const all = Object.entries(parts);
  // Marks for the question as a whole apply to all its parts.
  const whole = all.filter(([part]) => part === '');
  const counted = (whole.length > 0 ? whole : all).map(([, outcome]) => outcome).filter(({ marks }) => marks !== null);
  const earned = counted.reduce((sum, { marks }) => sum + (marks ?? 0), 0);
  const of = counted.reduce((sum, part) => sum + part.of, 0);
  if (all.some(([, { gave_up }]) => gave_up) || earned * 2 < of) return Rating.Again;
  if (earned < of) return Rating.Hard;
  return of > 0 && all.every(([, { at_once }]) => at_once) ? Rating.Easy : Rating.Good;
}
