import type { ClassListItem } from '@api/contract';
import { useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, Page, PageHeader, TextLink } from 'design-system';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { quiet } from '../layoutStyles.ts';
import { ClassList } from './ClassList.tsx';
import { LooksSection } from './LooksSection.tsx';
import { WorkSection } from './WorkSection.tsx';

/** Your classes: what to do in those you learn in, and what waits in those you teach. */
export function ClassesPage() {
  const [search] = useSearchParams();
  const archived = search.get('archived') === 'true';
  usePageHead({ title: archived ? 'Archived classes' : 'Classes' });
  const classes = useApi('GET /api/classes', { query: archived ? { archived: 'true' } : {} }, { staleTime: 0 });
  return (
    <Answered answer={classes} failed="Your classes did not load">
      {(answer, notice) => <Classes classes={answer.classes} archived={archived} notice={notice} />}
    </Answered>
  );
}

function Classes({ classes, archived, notice }: { classes: readonly ClassListItem[]; archived: boolean; notice: ReactNode }) {
  const taught = classes.filter(({ role }) => role !== 'learner');
  const attended = classes.filter(({ role }) => role === 'learner');
  return (
    <Page>
      <PageHeader
        title={archived ? 'Archived classes' : 'Classes'}
        actions={
          !archived && (
            <>
              <Button render={<Link to={addressOf('join-class')} />}>Join a class</Button>
              <Button render={<Link to={addressOf('new-class')} />}>Start a class</Button>
            </>
          )
        }
      />
      {notice}
      {classes.length === 0 && <NoClasses archived={archived} />}
      {attended.length > 0 && !archived && <WorkSection />}
      {taught.length > 0 && <ClassList title="You teach" classes={taught} />}
      {attended.length > 0 && <ClassList title="You learn in" classes={attended} />}
      {attended.length > 0 && !archived && <LooksSection />}
      <p css={quiet}>
        {archived ? (
          <TextLink render={<Link to={addressOf('classes')} />}>Classes in use</TextLink>
        ) : (
          <TextLink render={<Link to={addressOf('classes', {}, { query: { archived: 'true' } })} />}>Archived classes</TextLink>
        )}
      </p>
    </Page>
  );
}

function NoClasses({ archived }: { archived: boolean }) {
  if (archived) {
    return (
      <EmptyState icon={<Users />} title="No archived classes">
        Classes you archive appear here. You can read them, and bring them back.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Users />} title="No classes yet">
      To teach, start a class: your learners join with a code, you set work and see who needs help. To learn, join with your
      teacher’s code.
    </EmptyState>
  );
}
