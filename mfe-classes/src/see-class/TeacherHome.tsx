import type { ClassDetail, TaughtAssignment } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Button, EmptyState, Page, Sheet, TextLink } from 'design-system';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../Answered.tsx';
import { AssignmentRow } from '../AssignmentRow.tsx';
import { ClassHeader } from '../class-frame/ClassHeader.tsx';
import { ClassMenu } from '../class-frame/ClassMenu.tsx';
import { ASSIGNMENT_LABELS, contentInWords, HELP_LABELS } from '../class-labels/class-labels.ts';
import { codeInGroups } from '../class-labels/join-code.ts';
import { timeInWords } from '../class-time/zoned-time.ts';
import { heading, list, listRow, quiet, rowDetail, section } from '../layoutStyles.ts';

/** A class for its teachers: learners who need help, and assignments. */
export function TeacherHome({ of, notice }: { of: ClassDetail; notice: ReactNode }) {
  const answer = useApi('GET /api/classes/:id/assignments', { params: { id: String(of.id) } }, { staleTime: 0 });
  return (
    <Page>
      <ClassHeader
        of={of}
        view="work"
        actions={
          <>
            <ClassMenu of={of} />
            {!of.archived_at && (
              <Button variant="primary" render={<Link to={addressOf('set-work', { classId: of.id })} />}>
                Set work
              </Button>
            )}
          </>
        }
      />
      {notice}
      {of.learner_count === 0 && !of.archived_at && <FirstStep of={of} />}
      <Loaded answer={answer} failed="The work did not load">
        {({ assignments }) => <Work of={of} assignments={assignments.filter((each) => each.view === 'teacher')} />}
      </Loaded>
    </Page>
  );
}

function Work({ of, assignments }: { of: ClassDetail; assignments: readonly TaughtAssignment[] }) {
  const groups = [
    { title: 'Open', states: ['open', 'due'] },
    { title: 'Not open yet', states: ['draft', 'scheduled'] },
    { title: 'Closed', states: ['closed'] },
  ];
  const latest = atHand(assignments);
  if (assignments.length === 0) {
    return (
      <EmptyState icon={<ClipboardList />} title="No work yet">
        Set questions of a topic, questions you chose, a mock paper or something to read. In the question bank, “Set for a class”
        starts from what you’re looking at.
      </EmptyState>
    );
  }
  return (
    <>
      {latest && of.learner_count > 0 && <NeedsHelp assignment={latest} />}
      {groups.map(({ title, states }) => {
        const inGroup = assignments.filter(({ state }) => states.includes(state));
        return (
          inGroup.length > 0 && (
            <section key={title} css={section}>
              <h2 css={heading}>{title}</h2>
              <TaughtList assignments={inGroup} zone={of.time_zone} />
            </section>
          )
        );
      })}
    </>
  );
}

/** The present assignment: with questions, open, and due next or last. */
function atHand(assignments: readonly TaughtAssignment[]): TaughtAssignment | undefined {
  const open = assignments.filter(({ state, content }) => content.kind !== 'reading' && (state === 'due' || state === 'open'));
  const dueNext = open
    .filter(({ state, due_at }) => state === 'open' && due_at !== null)
    .toSorted((a, b) => Date.parse(a.due_at ?? '') - Date.parse(b.due_at ?? ''));
  // Past due first, as learners may be missing; then the next due.
  return open.find(({ state, missing }) => state === 'due' && missing > 0) ?? dueNext[0] ?? open[0];
}

/** Before anyone has joined. */
function FirstStep({ of }: { of: ClassDetail }) {
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={of.join_code ? `Class code: ${codeInGroups(of.join_code)}` : 'Nobody has joined yet'}
      actions={
        <>
          <Button render={<Link to={addressOf('class-code', { classId: of.id })} />}>Show it large</Button>
          <Button render={<Link to={addressOf('class', { classId: of.id }, { query: { view: 'learners' } })} />}>
            Invite by mail
          </Button>
        </>
      }
    >
      Nobody has joined yet. Give your learners the code, or invite them by mail.
    </EmptyState>
  );
}

/** More names are on the assignment's page. */
const SHOWN = 5;

/** Who needs help with the present assignment, and why. */
function NeedsHelp({ assignment }: { assignment: TaughtAssignment }) {
  const params = { classId: assignment.class_id, assignmentId: assignment.id };
  const overview = useApi('GET /api/assignment-overview', { query: { assignment_id: String(assignment.id) } }, { staleTime: 0 });
  return (
    <section css={section} aria-labelledby="help">
      <h2 id="help" css={heading}>
        Who needs help
      </h2>
      <Loaded answer={overview} failed="Who needs help did not load">
        {({ learners }) => {
          const needing = learners.filter(({ needs_help, former }) => needs_help.length > 0 && !former);
          if (needing.length === 0) return <p css={quiet}>Nobody so far, by {assignment.title}.</p>;
          return (
            <>
              <Sheet padding="none">
                <ul css={list}>
                  {needing.slice(0, SHOWN).map(({ user_id, name, needs_help }) => (
                    <li key={user_id} css={listRow}>
                      <TextLink
                        render={<Link to={addressOf('class-learner', { classId: params.classId, learnerId: user_id })} />}
                      >
                        {name}
                      </TextLink>
                      <p css={rowDetail}>{needs_help.map((reason) => HELP_LABELS[reason]).join(', ')}</p>
                    </li>
                  ))}
                </ul>
              </Sheet>
              <p css={quiet}>
                In <TextLink render={<Link to={addressOf('assignment', params)} />}>{assignment.title}</TextLink>
                {needing.length > SHOWN && `, and ${needing.length - SHOWN} more`}.
              </p>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function TaughtList({ assignments, zone }: { assignments: readonly TaughtAssignment[]; zone: string }) {
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
            <Badge tone={ASSIGNMENT_LABELS[assignment.state].tone}>{ASSIGNMENT_LABELS[assignment.state].words}</Badge>
          </AssignmentRow>
        ))}
      </ul>
    </Sheet>
  );
}

/** What comes next: `opens Mon 30 Nov, 09:00`, `due …`, `no due date`. */
function momentInWords({ state, opens_at, due_at }: TaughtAssignment, zone: string): string {
  if (state === 'scheduled' && opens_at) return `opens ${timeInWords(opens_at, zone)}`;
  return due_at ? `due ${timeInWords(due_at, zone)}` : 'no due date';
}

/** `18 of 24 handed in, 2 missing`; empty before it opens. */
function doneInWords({ state, learners, handed_in, missing }: TaughtAssignment): string {
  if (state === 'draft' || state === 'scheduled') return '';
  return `${handed_in} of ${learners} handed in${missing > 0 ? `, ${missing} missing` : ''}`;
}
