import type { ClassListItem, ClassLook } from '@api/contract';
import { counted, useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Button, EmptyState, Page, PageHeader, Pagination, Sheet, Table, TextLink } from 'design-system';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Answered, Loaded } from '../Answered.tsx';
import { ownZone, timeInWords } from '../class-time/zoned-time.ts';
import { ToDoAndDone } from '../do-work/ToDoAndDone.tsx';
import { heading, list, listRow, quiet, rowDetail, rowWords, section } from '../layoutStyles.ts';

/** Classes that you learn in and teach. */
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

/** Classes with what waits there. */
function ClassList({ title, classes }: { title: string; classes: readonly ClassListItem[] }) {
  return (
    <section css={section}>
      <h2 css={heading}>{title}</h2>
      <Sheet padding="none">
        <ul css={list}>
          {classes.map((item) => (
            <li key={item.id} css={listRow}>
              <div css={rowWords}>
                <TextLink render={<Link to={addressOf('class', { classId: item.id })} />}>{item.name}</TextLink>
                <p css={rowDetail}>{detailOf(item)}</p>
              </div>
              {item.waiting_for_marks > 0 && <Badge tone="accent">{item.waiting_for_marks} to mark</Badge>}
              {item.to_do > 0 && <Badge tone="accent">{item.to_do} to do</Badge>}
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

function detailOf({ role, subject, teacher_name, learner_count, open_assignments, next_due_at, time_zone }: ClassListItem) {
  const open = open_assignments === 0 ? 'no open work' : `${counted(open_assignments, 'assignment')} open`;
  return [
    subject.subject_name,
    ...(role === 'learner' ? [teacher_name] : [counted(learner_count, 'learner'), open]),
    ...(next_due_at ? [`next due ${timeInWords(next_due_at, time_zone)}`] : []),
  ].join(' · ');
}

/** When teachers looked at your work and progress. */
function LooksSection() {
  const [page, setPage] = useState(1);
  const looks = useApi('GET /api/class-looks', { query: { page: String(page) } }, { keepPrevious: true, staleTime: 0 });
  return (
    <section css={section} aria-labelledby="looks">
      <h2 id="looks" css={heading}>
        Who looked
      </h2>
      <Loaded answer={looks} failed="The log did not load">
        {(answer) =>
          answer.totalCount === 0 ? (
            <p css={quiet}>No teacher has looked at your work yet. When one does, it’s listed here.</p>
          ) : (
            <>
              <Sheet padding="none">
                <Table
                  caption="Who looked at your work and progress, latest first"
                  density="compact"
                  rows={answer.looks}
                  rowKey={({ id }) => id}
                  columns={[
                    { key: 'who', header: 'Who', rowHeader: true, cell: ({ teacher_name }) => teacher_name },
                    { key: 'what', header: 'Looked at', cell: lookInWords },
                    { key: 'class', header: 'Class', cell: ({ class_name }) => class_name },
                    { key: 'when', header: 'When', align: 'end', cell: ({ at }) => timeInWords(at, ownZone()) },
                  ]}
                />
              </Sheet>
              {answer.totalCount > answer.pageSize && (
                <Pagination page={answer.page} pageSize={answer.pageSize} totalCount={answer.totalCount} onPageChange={setPage} />
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function lookInWords({ what, assignment_title }: ClassLook): string {
  if (what === 'work') return assignment_title ? `Your work: ${assignment_title}` : 'Your work';
  return what === 'progress' ? 'Your page in the class' : 'Progress of the whole class';
}

function WorkSection() {
  const work = useApi('GET /api/class-work', undefined, { staleTime: 0 });
  return (
    <Loaded answer={work} failed="Your work did not load">
      {({ assignments }) => <ToDoAndDone assignments={assignments} named />}
    </Loaded>
  );
}
