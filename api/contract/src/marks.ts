/** Marks in percent of a total, rounded down (specification part 2, section 9); null without a total. The one way in which marks become a percentage. */
export const percentageOf = (marks: number, total: number): number | null =>
  total === 0 ? null : Math.floor((100 * marks) / total);

/** Marks of some work, and the marks that it was out of. */
interface WorkMarks {
  marks: number;
  of: number;
}

/** Below this many marks a week's percentage says nothing. */
const FEWEST_MARKS = 10;

/** "21 of 30 marks on 8 questions (70%, up from 50% the week before)"; compares only weeks with enough marks. */
export function weekInWords({ marks, of, questions }: WorkMarks & { questions: number }, before?: WorkMarks): string {
  const work = `${marks} of ${of} mark${of === 1 ? '' : 's'} on ${questions} question${questions === 1 ? '' : 's'}`;
  const [share, former] = [percentageOf(marks, of), before ? percentageOf(before.marks, before.of) : null];
  if (share === null || former === null || Math.min(of, before?.of ?? 0) < FEWEST_MARKS) return work;
  if (share === former) return `${work} (${share}%, the same as the week before)`;
  return `${work} (${share}%, ${share > former ? 'up' : 'down'} from ${former}% the week before)`;
}

/** A line of a mark scheme, as far as its marks go. */
interface SchemeLine {
  part: string;
  code: string;
  marks: number;
  implied: boolean;
}

/**
 * Lines (by index) of a part that a right answer of so many marks earns: all if they are the part's marks, else
 * accuracy lines from the last, and what they imply.
 */
export function linesOfAnswer(lines: readonly SchemeLine[], part: string, marks: number): number[] {
  const own = lines.flatMap((line, index) => (line.part === part && line.marks > 0 ? [{ ...line, index }] : []));
  if (own.reduce((sum, line) => sum + line.marks, 0) <= marks) return own.map(({ index }) => index);
  let left = marks;
  const earned = own.toReversed().filter((line) => {
    const isShown = line.marks <= left && (line.implied || line.code.startsWith('A'));
    if (isShown) left -= line.marks;
    return isShown;
  });
  return earned.map(({ index }) => index).toReversed();
}

/** The code of a line as a paper prints it: `M1`, implied marks in brackets. */
export const markLabel = ({ code, implied }: Pick<SchemeLine, 'code' | 'implied'>): string => (implied ? `(${code})` : code);

/** A stamp's id holds its line of the mark scheme: `line2-` and random characters. */
const LINE_ID = /^line(\d+)-/;

/** The line of the mark scheme (from 0) of a grader's stamp; null for a free one. */
export function lineOfStamp({ id }: { id: string }): number | null {
  const match = LINE_ID.exec(id);
  return match ? Number(match[1]) : null;
}

/** Lines of a mark scheme, by index, that the automatic marks of a question have given or withheld: self-marking leaves them as they are. */
export interface SettledLines {
  earned: number[];
  lost: number[];
}

/**
 * What automatic marks settle: a right answer earns its lines; a wrong one loses those for accuracy, its working may
 * still earn the others. Multiple choice has no working.
 */
export function settledLines(
  lines: readonly SchemeLine[],
  parts: readonly { part: string; marks: number; max: number }[],
  isMultipleChoice: boolean,
): SettledLines {
  const settled: SettledLines = { earned: [], lost: [] };
  for (const { part, marks, max } of parts) {
    const shown = linesOfAnswer(lines, part, max);
    const isForAccuracy = (index: number) => lines[index]?.code.startsWith('A') && !lines[index].implied;
    if (marks === max) settled.earned.push(...shown);
    else if (marks === 0) settled.lost.push(...shown.filter((index) => isMultipleChoice || isForAccuracy(index)));
  }
  return settled;
}
