import type { TaughtAssignment } from '@api/contract';
import { Badge, Sheet } from 'design-system';
import { AssignmentRow } from '../AssignmentRow.tsx';
import { timeInWords } from '../class-time/zoned-time.ts';
import { ASSIGNMENT_WORDS, contentInWords } from '../class-words/work-words.ts';
import { list, rowDetail } from '../layoutStyles.ts';

/** Assignments of a class, each with how far its learners are. */
export function TaughtList({ assignments, zone }: { assignments: readonly TaughtAssignment[]; zone: string }) {
  return (
    <Sheet padding="none">
      <ul css={list}>
        {assignments.map((assignment) => (
          <AssignmentRow
            key={assignment.id}
            assignment={assignment}
            detail={`${contentInWords(assignment)} · ${momentInWords(assignment, zone)}`}
          >
            <p css={rowDetail}>{doneInWords(assignment)}</p>
            {assignment.waiting_for_marks > 0 && <Badge tone="accent">{assignment.waiting_for_marks} to mark</Badge>}
            <Badge tone={ASSIGNMENT_WORDS[assignment.state].tone}>{ASSIGNMENT_WORDS[assignment.state].words}</Badge>
          </AssignmentRow>
        ))}
      </ul>
    </Sheet>
  );
}

/** The moment that comes next for an assignment: `opens Mon 30 Nov, 09:00`, `due …`, `no due date`. */
function momentInWords({ state, opens_at, due_at }: TaughtAssignment, zone: string): string {
  if (state === 'scheduled' && opens_at) return `opens ${timeInWords(opens_at, zone)}`;
  return due_at ? `due ${timeInWords(due_at, zone)}` : 'no due date';
}

/** `18 of 24 handed in, 2 missing`; nothing before it opens. */
export function doneInWords({ state, learners, handed_in, missing }: TaughtAssignment): string {
  if (state === 'draft' || state === 'scheduled') return '';
  return `${handed_in} of ${learners} handed in${missing > 0 ? `, ${missing} missing` : ''}`;
}
