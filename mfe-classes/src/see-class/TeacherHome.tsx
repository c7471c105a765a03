import type { ClassDetail, TaughtAssignment } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, Page } from 'design-system';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ClassHeader } from '../class-frame/ClassHeader.tsx';
import { ClassMenu } from '../class-frame/ClassMenu.tsx';
import { codeInGroups } from '../class-words/join-code.ts';
import { Loaded } from '../Loaded.tsx';
import { heading, section } from '../layoutStyles.ts';
import { NeedsHelp } from './NeedsHelp.tsx';
import { TaughtList } from './TaughtList.tsx';

/** A class for those who teach it: who needs help, what is open, what is over. */
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

/** The assignment that the class is at: with questions, open, and due next or last. */
function atHand(assignments: readonly TaughtAssignment[]): TaughtAssignment | undefined {
  const open = assignments.filter(({ state, content }) => content.kind !== 'reading' && (state === 'due' || state === 'open'));
  const dueNext = open
    .filter(({ state, due_at }) => state === 'open' && due_at !== null)
    .toSorted((a, b) => Date.parse(a.due_at ?? '') - Date.parse(b.due_at ?? ''));
  // Past due, somebody may be missing; otherwise the next that is due.
  return open.find(({ state, missing }) => state === 'due' && missing > 0) ?? dueNext[0] ?? open[0];
}

/** Before anyone has joined: the code, and where to show it. */
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
