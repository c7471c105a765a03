import type { GradingState, Test } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useSite } from '@shell/kit';
import { Badge, Table, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { gradingAddress, introAddress, resultAddress, testAddress } from '../addresses.ts';
import { dayAndTime, testName } from '../test-words.ts';
import { type ListView, sortOf } from './list-view.ts';
import { TestMenu } from './TestMenu.tsx';

export const STATUS_WORDS: Readonly<Record<Test['status'], string>> = {
  not_started: 'Not started',
  running: 'Running',
  completed: 'Completed',
};
const TONES = { not_started: 'neutral', running: 'warning', completed: 'success' } as const;

/** Where a grading stands, in a few words; of those that were begun. */
const GRADING_WORDS: Readonly<Record<Exclude<GradingState, 'none'>, string>> = {
  submitted: 'Sheet uploaded',
  paid: 'Waiting for a teacher',
  claimed: 'Being marked',
  graded: 'Report being made',
  returned: 'Graded',
};

const quiet = css({ color: token.color.ink3 });
const stack = css({ display: 'inline-grid', justifyItems: 'start' });
const small = css({ fontSize: token.text.small, color: token.color.ink2 });
const nowrap = css({ whiteSpace: 'nowrap' });

interface TestTableProps {
  tests: readonly Test[];
  sort: ListView['sort'];
  onSortChange: (sort: ListView['sort']) => void;
}

/** Tests as rows, as cards where there is less room; the topics lead on to where a test stands. */
export function TestTable({ tests, sort, onSortChange }: TestTableProps) {
  return (
    <Table
      caption="Your tests"
      room={66}
      rows={tests}
      rowKey={({ slug }) => slug}
      sort={sort}
      onSortChange={({ key, order }) => onSortChange(sortOf(key, order))}
      columns={[
        {
          key: 'created_at',
          header: 'Date',
          sortable: true,
          cell: ({ created_at }) => <span css={nowrap}>{dayAndTime(created_at)}</span>,
        },
        {
          key: 'subject',
          header: 'Course',
          sortable: true,
          cell: ({ subject }) => <span css={nowrap}>{subject.subject_name}</span>,
        },
        { key: 'topics', header: 'Topics', rowHeader: true, cell: (test) => <TestLink test={test} /> },
        {
          key: 'duration',
          header: 'Length',
          sortable: true,
          cell: ({ duration, question_count }) => (
            <span css={[stack, nowrap]}>
              {duration} min <span css={small}>{counted(question_count, 'question')}</span>
            </span>
          ),
        },
        {
          key: 'status',
          header: 'Status',
          sortable: true,
          cell: ({ status }) => <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>,
        },
        { key: 'percentage', header: 'Marks', sortable: true, align: 'end', cell: (test) => <Marks test={test} /> },
        { key: 'grading', header: 'Grading', cell: (test) => <GradingCell test={test} /> },
        { key: 'more', header: 'More', align: 'end', cell: (test) => <TestMenu test={test} /> },
      ]}
    />
  );
}

/** Where a test goes on: its intro, its player, or its result. */
function TestLink({ test }: { test: Test }) {
  const address = { not_started: introAddress, running: testAddress, completed: resultAddress }[test.status](test.slug);
  return <TextLink render={<Link to={address} />}>{testName(test)}</TextLink>;
}

/** The marks of a test, as far as they are known: the same as in its result. */
function Marks({ test: { marks_obtained, percentage, total_marks, so_far } }: { test: Test }) {
  if (marks_obtained === null) {
    if (!so_far || so_far.marked === 0) return <span css={quiet}>of {total_marks}</span>;
    return (
      <span css={nowrap}>
        {so_far.obtained} of {total_marks} so far
      </span>
    );
  }
  return (
    <span css={nowrap}>
      {marks_obtained} of {total_marks}, {percentage} %
    </span>
  );
}

/** How the grading stands, and the way to it; nothing for a test that cannot be graded yet or was not handed in. */
function GradingCell({ test: { slug, grading } }: { test: Test }) {
  const { variant } = useSite();
  if (grading.state === 'none') return <span css={quiet}>None</span>;
  const words = GRADING_WORDS[grading.state];
  return (
    <span css={[stack, nowrap]}>
      {variant === 'full' ? <TextLink render={<Link to={gradingAddress(slug)} />}>{words}</TextLink> : words}
      {grading.due_at && grading.state !== 'returned' && <span css={small}>Due {dayAndTime(grading.due_at)}</span>}
    </span>
  );
}
