import type { Test } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, usePageHead } from '@shell/kit';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  media,
  Page,
  PageHeader,
  Select,
  Sheet,
  Table,
  TextLink,
  token,
} from 'design-system';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { Link, useSearchParams } from 'react-router-dom';
import { introAddress, resultAddress, testAddress } from '../addresses.ts';
import { PageLoading } from '../PageLoading.tsx';
import { counted, dayAndTime, topicNames } from '../test-words.ts';
import { type ListView, readListView, testsInView, writeListView } from './list-view.ts';

const STATUS_WORDS: Readonly<Record<Test['status'], string>> = {
  not_started: 'Not started',
  running: 'Running',
  completed: 'Completed',
};
const TONES = { not_started: 'neutral', running: 'warning', completed: 'success' } as const;

const filters = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  '& > *': { inlineSize: token.size.popup },
  [media.phone]: { '& > *': { inlineSize: '100%' } },
});
const quiet = css({ color: token.color.ink3 });

/** The learner's tests, newest first, to go on with or to look at again. */
export function MyTestsPage() {
  usePageHead({ title: 'My tests' });
  const list = useApi('GET /api/test');
  if (list.isPending) return <PageLoading />;
  return (
    <Page>
      <PageHeader
        title="My tests"
        actions={
          <Button variant="primary" render={<Link to="/take-a-test" />}>
            Take a test
          </Button>
        }
      />
      {list.isError && (
        <ErrorState title="Your tests did not load" onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {messageOf(list.error)}
        </ErrorState>
      )}
      {list.data?.tests.length === 0 && (
        <EmptyState icon={<ClipboardList />} title="No tests yet">
          Choose topics and a time, and the bank draws a test for you. It will be listed here.
        </EmptyState>
      )}
      {list.data && list.data.tests.length > 0 && <TestList tests={list.data.tests} />}
    </Page>
  );
}

function TestList({ tests }: { tests: readonly Test[] }) {
  const [search, setSearch] = useSearchParams();
  const view = readListView(search);
  const show = (changes: Partial<ListView>) => setSearch(writeListView({ ...view, ...changes }));
  const shown = testsInView(tests, view);
  const subjects = new Map(tests.map(({ subject }) => [subject.slug, subject.subject_name]));
  return (
    <>
      <div css={filters}>
        <Select
          label="Status"
          value={view.status ?? ''}
          options={[{ value: '', label: 'All' }, ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label }))]}
          onValueChange={(value) => show({ status: value === '' ? null : (value as Test['status']) })}
        />
        <Select
          label="Subject"
          value={view.subject ?? ''}
          options={[{ value: '', label: 'All' }, ...[...subjects].map(([value, label]) => ({ value, label }))]}
          onValueChange={(value) => show({ subject: value === '' ? null : value })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No test like that" actions={<Button onClick={() => setSearch({})}>Show all tests</Button>}>
          None of your {counted(tests.length, 'test')} fits both filters.
        </EmptyState>
      ) : (
        <Sheet padding="none">
          <Table
            caption="Your tests"
            rows={shown}
            rowKey={({ slug }) => slug}
            sort={view.sort}
            onSortChange={(sort) => show({ sort })}
            columns={[
              { key: 'created_at', header: 'Date', sortable: true, cell: ({ created_at }) => dayAndTime(created_at) },
              { key: 'subject', header: 'Subject', sortable: true, cell: ({ subject }) => subject.subject_name },
              { key: 'topics', header: 'Topics', rowHeader: true, cell: (test) => <TestLink test={test} /> },
              {
                key: 'duration',
                header: 'Length',
                sortable: true,
                cell: ({ duration, question_count }) => `${duration} min, ${counted(question_count, 'question')}`,
              },
              {
                key: 'status',
                header: 'Status',
                sortable: true,
                cell: ({ status }) => <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>,
              },
              { key: 'percentage', header: 'Marks', sortable: true, align: 'end', cell: (test) => <Marks test={test} /> },
            ]}
          />
        </Sheet>
      )}
    </>
  );
}

/** Where a test goes on: its intro, its player, or its result. */
function TestLink({ test }: { test: Test }) {
  const address = { not_started: introAddress, running: testAddress, completed: resultAddress }[test.status](test.slug);
  return <TextLink render={<Link to={address} />}>{topicNames(test)}</TextLink>;
}

function Marks({ test: { marks_obtained, percentage, total_marks } }: { test: Test }) {
  if (marks_obtained === null) return <span css={quiet}>of {total_marks}</span>;
  return `${marks_obtained} of ${total_marks}, ${percentage} %`;
}
