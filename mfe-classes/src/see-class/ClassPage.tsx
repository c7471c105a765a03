import type { ClassDetail } from '@api/contract';
import { useApi, useApiMutation, useHost, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Breadcrumbs, Button, Page, PageHeader, Sheet, Switch, TextLink, TickList } from 'design-system';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Answered, Loaded } from '../Answered.tsx';
import { describeClass } from '../class-frame/ClassHeader.tsx';
import { LeaveDialog } from '../class-frame/LeaveDialog.tsx';
import { TEACHER_SEES } from '../class-labels/class-labels.ts';
import { ToDoAndDone } from '../do-work/ToDoAndDone.tsx';
import { LearnersPage } from '../invite-learners/LearnersPage.tsx';
import { heading, quiet, section, stack } from '../layoutStyles.ts';
import { TeacherHome } from './TeacherHome.tsx';

/** Teachers see a class's work or (`?view=learners`) members, a learner their own work. */
export function ClassPage() {
  const { classId = '' } = useParams();
  const [search] = useSearchParams();
  const answer = useApi('GET /api/classes/:id', { params: { id: classId } }, { staleTime: 0 });
  usePageHead({ title: answer.data?.name ?? 'Class' });
  return (
    <Answered answer={answer} failed="The class did not load">
      {(found, notice) =>
        !found.abilities.teach ? (
          <LearnerHome of={found} notice={notice} />
        ) : search.get('view') === 'learners' ? (
          <LearnersPage of={found} notice={notice} />
        ) : (
          <TeacherHome of={found} notice={notice} />
        )
      }
    </Answered>
  );
}

/** A class for a learner: work, what teachers see, and leaving. */
function LearnerHome({ of, notice }: { of: ClassDetail; notice: ReactNode }) {
  const [leaving, setLeaving] = useState(false);
  const answer = useApi('GET /api/classes/:id/assignments', { params: { id: String(of.id) } }, { staleTime: 0 });
  return (
    <Page>
      <PageHeader
        title={of.name}
        description={`${describeClass(of)} · ${of.teachers.map(({ name }) => name).join(', ')}`}
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Classes', render: <Link to={addressOf('classes')} /> }, { label: of.name }]} />
        }
        actions={of.abilities.leave && <Button onClick={() => setLeaving(true)}>Leave</Button>}
      />
      {of.archived_at && <Banner title="This class is archived">You can read it, but hand in nothing any more.</Banner>}
      {notice}
      <Loaded answer={answer} failed="The work did not load">
        {({ assignments }) => <ToDoAndDone assignments={assignments.filter((each) => each.view === 'learner')} />}
      </Loaded>
      {of.shares_progress !== null && <TeachersSee of={of} shares={of.shares_progress} />}
      <LeaveDialog of={of} open={leaving} onOpenChange={setLeaving} />
    </Page>
  );
}

function TeachersSee({ of, shares }: { of: ClassDetail; shares: boolean }) {
  const host = useHost();
  const choose = useApiMutation('PUT /api/classes/:id/members/me', { invalidates: ['GET /api/classes/:id'] });
  // Shows a choice at once; the response confirms it or takes it back.
  const chosen: { shares_progress?: boolean | undefined; mails?: boolean | undefined } =
    (choose.isPending && choose.variables.body) || {};
  const { shares_progress = shares, mails = of.mails } = chosen;
  const change = (body: { shares_progress: boolean } | { mails: boolean }) =>
    choose.mutate(
      { params: { id: String(of.id) }, body },
      { onError: ({ message }) => host.notify({ tone: 'error', text: message }) },
    );
  return (
    <section css={section} aria-labelledby="seen">
      <h2 id="seen" css={heading}>
        What your teachers see
      </h2>
      <Sheet css={stack}>
        <TickList items={[TEACHER_SEES.name_and_email, TEACHER_SEES.set_work]} />
        <Switch
          label="Your progress by topic in this course"
          checked={shares_progress}
          onCheckedChange={(checked) => change({ shares_progress: checked })}
        />
        <p css={quiet}>
          Every look at your work is listed under <TextLink render={<Link to={addressOf('classes')} />}>Who looked</TextLink>.
        </p>
      </Sheet>
      {mails != null && (
        <Switch label="Email me about set work" checked={mails} onCheckedChange={(checked) => change({ mails: checked })} />
      )}
    </section>
  );
}
