import type { Annotation } from '@api/contract';
import { lineOfStamp, markLabel } from '@api/contract/marks';
import type { ReportCover } from '../../../../print/index.ts';
import type { PaperSources } from '../../../bank/questions/index.ts';

type SchemeLine = PaperSources['answers'][number]['lines'][number];

/**
 * Which lines of a question's mark scheme the grader stamped, and the stamps of no line. A stamp counts for its line while that still has
 * its label: staff may have changed the scheme since. Without any the lines are known only where no mark was given.
 */
export function earnedLines(
  scheme: readonly SchemeLine[],
  annotations: readonly Annotation[],
  { questionId, marks }: { questionId: number; marks: number },
): Pick<ReportCover['questions'][number], 'lines' | 'stamps'> {
  const earned = new Set<SchemeLine>();
  const stamps: string[] = [];
  for (const stamp of annotations) {
    if (stamp.kind !== 'mark' || stamp.question_id !== questionId || stamp.marks === 0) continue;
    const line = scheme[lineOfStamp(stamp) ?? -1];
    if (line && markLabel(line) === stamp.label) earned.add(line);
    else stamps.push(stamp.label);
  }
  const areKnown = earned.size > 0 || (marks === 0 && stamps.length === 0);
  const lines = scheme.filter((line) => line.marks > 0).map((line) => ({ ...line, isEarned: earned.has(line) }));
  return { lines: areKnown ? lines : [], stamps };
}
