import { type AutomaticMarks, type MarkedWork, type MarkingKey, markParts } from './marking.ts';

/** The automatic marks of one part; `part` is empty for a question without parts. */
export interface PartMarks extends AutomaticMarks {
  part: string;
}

/** The automatically marked work on one question of a test, as stored. */
export interface MarkedBefore extends MarkedWork {
  /** Of the question within its test. */
  marks: number;
  auto_marks: number | null;
  auto_max: number | null;
  /** Its parts as the last correction left them; null where there was none. */
  corrected: readonly PartMarks[] | null;
}

/** A question's marking key without its marks: those are the test's. */
export type Key = Omit<MarkingKey, 'marks'>;

export interface Corrected extends AutomaticMarks {
  parts: PartMarks[];
  gained: number;
  /** A mark given for an answer that is now wrong stays. */
  kept: boolean;
}

const sum = (parts: readonly PartMarks[], of: 'marks' | 'max') => parts.reduce((total, part) => total + part[of], 0);

const marksByKey = (key: Key, work: MarkedBefore): PartMarks[] =>
  markParts({ ...key, marks: work.marks }, work).map(({ part, marks, max }) => ({ part, marks, max }));

/** The parts as they were marked; null if the former key no longer yields those marks. */
function givenParts(work: MarkedBefore, before: Key): readonly PartMarks[] | null {
  if (work.corrected) return work.corrected;
  if (work.auto_max === null) return [];
  const parts = marksByKey(before, work);
  return sum(parts, 'marks') === work.auto_marks && sum(parts, 'max') === work.auto_max ? parts : null;
}

/** A part marked again: the better of its marks out of the same, full ones if it is now right; null if a person still has to mark it. */
function better(old: PartMarks | undefined, fresh: PartMarks | undefined): PartMarks | null {
  const isRight = fresh !== undefined && fresh.marks > 0 && fresh.marks === fresh.max;
  if (old === undefined) return isRight ? fresh : null;
  if (isRight) return { ...old, marks: old.max };
  return fresh?.max === old.max ? { ...old, marks: Math.max(old.marks, fresh.marks) } : old;
}

/**
 * Marks the work on a question again by a corrected key. A correction only gives: an answer that is now right earns its
 * marks, marks given stay even if the answer is now wrong, and a part that only a person could mark is not called
 * wrong. If the parts can no longer be distinguished, the better sum counts. Null if nothing changes and no mark is
 * kept.
 */
export function correctMarks(work: MarkedBefore, before: Key, after: Key): Corrected | null {
  const fresh = marksByKey(after, work);
  const given = givenParts(work, before);
  const had = { marks: work.auto_marks ?? 0, max: work.auto_max ?? 0 };
  if (given === null) {
    const marks = sum(fresh, 'marks');
    if (marks <= had.marks) return marks < had.marks ? { parts: [], ...had, gained: 0, kept: true } : null;
    return { parts: fresh, marks, max: Math.max(had.max, sum(fresh, 'max')), gained: marks - had.marks, kept: false };
  }
  const [old, now] = [new Map(given.map((each) => [each.part, each])), new Map(fresh.map((each) => [each.part, each]))];
  const parts = [...new Set([...old.keys(), ...now.keys()])].flatMap((part) => better(old.get(part), now.get(part)) ?? []);
  const kept = given.some(({ part, marks }) => marks > 0 && (now.get(part)?.marks ?? marks) < marks);
  const [marks, max] = [sum(parts, 'marks'), sum(parts, 'max')];
  if (max > work.marks || marks === had.marks) return kept ? { parts: [...given], ...had, gained: 0, kept } : null;
  return { parts, marks, max, gained: marks - had.marks, kept };
}
