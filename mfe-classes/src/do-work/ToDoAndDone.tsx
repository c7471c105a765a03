import type { OwnAssignment } from '@api/contract';
import { Badge, Sheet } from 'design-system';
import { AssignmentRow } from '../AssignmentRow.tsx';
import { contentInWords, scoreInWords, WORK_LABELS } from '../class-labels/class-labels.ts';
import { timeInWords } from '../class-time/zoned-time.ts';
import { heading, list, quiet, section } from '../layoutStyles.ts';

interface ToDoAndDoneProps {
  assignments: readonly OwnAssignment[];
  /** Names each assignment's class. */
  named?: boolean;
}

/** Open assignments, then finished ones. */
export function ToDoAndDone({ assignments, named = false }: ToDoAndDoneProps) {
  const toDo = assignments.filter(isToDo);
  const rest = assignments.filter((assignment) => !isToDo(assignment));
  return (
    <>
      <section css={section}>
        <h2 css={heading}>To do</h2>
        {toDo.length === 0 ? (
          <p css={quiet}>Nothing to do. When a teacher sets work, it appears here.</p>
        ) : (
          <Rows assignments={toDo} named={named} />
        )}
      </section>
      {rest.length > 0 && (
        <section css={section}>
          <h2 css={heading}>Done</h2>
          <Rows assignments={rest} named={named} />
        </section>
      )}
    </>
  );
}

const isToDo = ({ work, can_work, read_at }: OwnAssignment) =>
  can_work && read_at === null && ['not_started', 'working', 'missing'].includes(work);

function Rows({ assignments, named }: Required<ToDoAndDoneProps>) {
  return (
    <Sheet padding="none">
      <ul css={list}>
        {assignments.map((assignment) => (
          <AssignmentRow key={assignment.id} assignment={assignment} detail={detailOf(assignment, named)}>
            <Badge tone={WORK_LABELS[assignment.work].tone}>{WORK_LABELS[assignment.work].words}</Badge>
          </AssignmentRow>
        ))}
      </ul>
    </Sheet>
  );
}

const detailOf = (assignment: OwnAssignment, named: boolean) =>
  [
    ...(named ? [assignment.class_name] : []),
    contentInWords(assignment),
    assignment.due_at ? `due ${timeInWords(assignment.due_at, assignment.time_zone)}` : 'no due date',
    ...(assignment.score ? [scoreInWords(assignment.score)] : []),
    ...(assignment.returned_at ? ['your teacher commented'] : []),
  ].join(' · ');
