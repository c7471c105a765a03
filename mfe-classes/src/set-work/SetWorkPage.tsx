import type { Class, ClassListItem } from '@api/contract';
import { useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Button, EmptyState, Page, PageHeader, Select } from 'design-system';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Answered, Loaded } from '../Answered.tsx';
import { SetWorkForm } from './SetWorkForm.tsx';

/** Sets work for the address's class, or for a chosen one. `?edit=ID` changes an assignment. */
export function SetWorkPage() {
  const { classId } = useParams();
  return classId ? <SetWorkForClass classId={classId} /> : <ChooseClass />;
}

function SetWorkForClass({ classId }: { classId: string }) {
  const [search] = useSearchParams();
  const edit = search.get('edit');
  const title = edit ? 'Edit the assignment' : 'Set work';
  usePageHead({ title });
  const found = useApi('GET /api/classes/:id', { params: { id: classId } });
  const assignment = useApi('GET /api/assignments/:id', { params: { id: edit ?? '' } }, { enabled: edit !== null, staleTime: 0 });
  return (
    <Answered answer={found} failed="The class did not load">
      {(of) => (
        <Page width="sheet">
          <Header title={title} of={of} />
          {edit === null ? (
            <SetWorkForm of={of} assignment={null} />
          ) : (
            <Loaded answer={assignment} failed="The assignment did not load">
              {(stored) =>
                stored.view === 'teacher' && <SetWorkForm key={`${stored.id}-${stored.version}`} of={of} assignment={stored} />
              }
            </Loaded>
          )}
        </Page>
      )}
    </Answered>
  );
}

function ChooseClass() {
  usePageHead({ title: 'Set work for a class' });
  const classes = useApi('GET /api/classes', { query: {} }, { staleTime: 0 });
  return (
    <Answered answer={classes} failed="Your classes did not load">
      {(answer) => <ForChosenClass classes={answer.classes.filter(({ role }) => role === 'teacher' || role === 'co_teacher')} />}
    </Answered>
  );
}

function ForChosenClass({ classes }: { classes: readonly ClassListItem[] }) {
  const [search] = useSearchParams();
  // Classes of the questions' course come first.
  const fitting = classes.find(({ subject }) => subject.slug === search.get('subject')) ?? classes[0];
  const [id, setId] = useState<number | undefined>();
  const chosen = classes.find((each) => each.id === id) ?? fitting;
  return (
    <Page width="sheet">
      <Header title="Set work for a class" />
      {!chosen ? (
        <EmptyState
          icon={<ClipboardList />}
          title="You don’t teach a class yet"
          actions={
            <Button variant="primary" render={<Link to={addressOf('new-class')} />}>
              Start a class
            </Button>
          }
        >
          Start one, then set these questions for it.
        </EmptyState>
      ) : (
        <SetWorkForm key={chosen.id} of={chosen} assignment={null}>
          <Select
            label="Class"
            value={String(chosen.id)}
            options={classes.map((each) => ({ value: String(each.id), label: `${each.name}, ${each.subject.subject_name}` }))}
            onValueChange={(next) => setId(Number(next))}
          />
        </SetWorkForm>
      )}
    </Page>
  );
}

function Header({ title, of }: { title: string; of?: Class }) {
  const classes = { label: 'Classes', render: <Link to={addressOf('classes')} /> };
  const own = of && { label: of.name, render: <Link to={addressOf('class', { classId: of.id })} /> };
  return <PageHeader title={title} breadcrumbs={<Breadcrumbs items={[classes, ...(own ? [own] : []), { label: title }]} />} />;
}
