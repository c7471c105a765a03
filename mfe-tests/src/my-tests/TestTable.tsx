import type { GradingState, Test } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useHost, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import {
  Badge,
  DateTime,
  formatDate,
  IconButton,
  Menu,
  type MenuItem,
  Table,
  TextLink,
  token,
  visuallyHidden,
} from 'design-system';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Shuffle from 'lucide-react/icons/shuffle';
import { Link } from 'react-router-dom';
import { gradingAddress, introAddress, resultAddress, reviewAddress, testAddress } from '../addresses.ts';
import { downloadSheet } from '../download-sheet.ts';
import { useRepeatTest } from '../repeat-test/RepeatButtons.tsx';
import { testName } from '../test-labels.ts';
import { type ListView, sortOf } from './list-view.ts';

export const STATUS_WORDS: Readonly<Record<Test['status'], string>> = {
  not_started: 'Not started',
  running: 'Running',
  completed: 'Completed',
};
const TONES = { not_started: 'neutral', running: 'warning', completed: 'success' } as const;

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

/** In less room, each test is a card. */
const CARD = '@container rows (width < 36rem)';
const AREAS = '"topics topics" "subject created_at" "status percentage" "grading grading" "duration more"';
const cards = css({
  [CARD]: {
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: AREAS,
      alignItems: 'center',
    },
    '& tbody :is(th, td)[data-column]': { position: 'relative', display: 'block' },
    // The values explain themselves; screen readers have the names too.
    '& tbody :is(th, td)[data-column]::before': visuallyHidden,
    '& tbody td:is([data-column="created_at"], [data-column="percentage"], [data-column="more"])': { textAlign: 'end' },
    '& tbody [data-column="percentage"]': { fontWeight: token.weight.strong },
    '& tbody th': { fontSize: token.text.body },
    ...Object.fromEntries(AREAS.match(/\w+/g)?.map((key) => [`& tbody [data-column="${key}"]`, { gridArea: key }]) ?? []),
  },
});
const onlyInRows = css({ [CARD]: { display: 'none' } });

interface TestTableProps {
  tests: readonly Test[];
  sort: ListView['sort'];
  onSortChange: (sort: ListView['sort']) => void;
}

/** Tests as rows or cards, linked to their current page. */
export function TestTable({ tests, sort, onSortChange }: TestTableProps) {
  return (
    <Table
      css={cards}
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
          cell: ({ created_at }) => <DateTime at={created_at} format="dateTime" noWrap />,
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

function TestLink({ test }: { test: Test }) {
  const address = { not_started: introAddress, running: testAddress, completed: resultAddress }[test.status](test.slug);
  return <TextLink render={<Link to={address} />}>{testName(test)}</TextLink>;
}

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
      {marks_obtained} of {total_marks}, {percentage}%
    </span>
  );
}

/** Nothing if the test cannot be graded or was not handed in. */
function GradingCell({ test: { slug, grading } }: { test: Test }) {
  const { variant } = useSite();
  if (grading.state === 'none') return <span css={[quiet, onlyInRows]}>None</span>;
  const words = GRADING_WORDS[grading.state];
  return (
    <span css={[stack, nowrap]}>
      {variant === 'full' ? <TextLink render={<Link to={gradingAddress(slug)} />}>{words}</TextLink> : words}
      {grading.due_at && grading.state !== 'returned' && (
        <span css={small}>
          Due <DateTime at={grading.due_at} format="dateTime" />
        </span>
      )}
    </span>
  );
}

/** A test's further actions. */
export function TestMenu({ test }: { test: Test }) {
  const { busy, redo, similar } = useRepeatTest(test.slug);
  const host = useHost();
  const { variant } = useSite();
  const { slug } = test;
  const afterwards: MenuItem[] = [
    { key: 'result', label: 'Result', icon: <ChartColumn />, render: <Link to={resultAddress(slug)} /> },
    { key: 'review', label: 'Review answers', icon: <BookOpenCheck />, render: <Link to={reviewAddress(slug)} /> },
    ...(variant === 'full'
      ? [
          {
            key: 'grading',
            label: test.get_graded ? 'Your grading' : 'Get graded',
            icon: <GraduationCap />,
            render: <Link to={gradingAddress(slug)} />,
          },
        ]
      : []),
    // The server explains a missing report. Specification part 1, section 8.
    ...(test.get_graded && variant === 'full'
      ? [
          {
            key: 'download',
            label: 'Download the graded sheet',
            icon: <Download />,
            onSelect: () => void downloadSheet(host, slug, 'ADMIN_FILE'),
          },
        ]
      : []),
    { key: 'repeat', separator: true },
    {
      key: 'redo',
      label: test.mock_paper ? 'Redo this paper' : 'Redo this test',
      icon: <RotateCcw />,
      onSelect: () => void redo(),
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          label={`More about ${testName(test)}, ${formatDate(test.created_at, 'dateTime')}`}
          icon={<Ellipsis />}
          disabled={busy !== null}
        />
      }
      items={[
        ...(test.status === 'completed' ? afterwards : []),
        test.mock_paper
          ? {
              key: 'paper',
              label: 'The paper and its code',
              icon: <Shuffle />,
              render: <Link to={addressOf('mock-paper', { code: test.mock_paper.code })} />,
            }
          : { key: 'similar', label: 'A similar test', icon: <Shuffle />, onSelect: () => void similar() },
      ]}
    />
  );
}
