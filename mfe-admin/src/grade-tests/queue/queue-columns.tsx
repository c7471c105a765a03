import type { GradingSummary } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, Button, ProgressBar, TextLink, token } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { exactMoment } from '../../staff-area/formats.ts';
import type { StaffColumn } from '../../staff-area/table/staff-column.ts';
import { dueWords } from './due-labels.ts';
import { queueSearch, sheetAddress } from './queue-address.ts';
import type { Claiming } from './use-claim.tsx';

const stack = css({ display: 'grid', gap: token.space[1], justifyItems: 'start' });
const strong = css({ fontWeight: token.weight.strong, fontVariantNumeric: 'tabular-nums' });
const late = css({ color: token.color.redPen });
const quiet = css({
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
  color: token.color.ink3,
  fontVariantNumeric: 'tabular-nums',
});
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1] });
const bar = css({ inlineSize: '7rem' });

const STATE_WORDS = { paid: 'Waiting', claimed: 'Being graded', graded: 'Making the report', returned: 'Returned' } as const;
const STATE_TONES = { paid: 'warning', claimed: 'accent', graded: 'neutral', returned: 'success' } as const;

/** At the moment `now` for the person `me`. */
export function queueColumns(
  now: number,
  me: number | undefined,
  claiming: Pick<Claiming, 'begin' | 'busy'>,
): readonly StaffColumn<GradingSummary>[] {
  return [
    {
      key: 'due',
      header: 'Due',
      cell: ({ due_at, overdue, returned_at }) =>
        returned_at === null ? (
          <span css={stack}>
            <span css={[strong, overdue && late]}>{dueWords(due_at, now)}</span>
            <time dateTime={due_at} css={[quiet, overdue && late]}>
              {exactMoment(due_at)}
            </time>
          </span>
        ) : (
          <span css={stack}>
            <span>Returned</span>
            <time dateTime={returned_at} css={quiet}>
              {exactMoment(returned_at)}
            </time>
          </span>
        ),
    },
    {
      key: 'learner',
      header: 'Learner',
      rowHeader: true,
      cell: ({ slug, learner, subject, regrade }) => (
        <span css={stack}>
          <SheetLink slug={slug} name={learner.name} />
          <span css={quiet}>{subject.subject_name}</span>
          {regrade && <Badge tone="warning">Regrade</Badge>}
        </span>
      ),
    },
    { key: 'questions', header: 'Questions', wide: true, align: 'end', cell: ({ question_count }) => question_count },
    { key: 'paid', header: 'Paid', extra: true, cell: ({ paid_at }) => exactMoment(paid_at) },
    { key: 'minutes', header: 'Minutes', align: 'end', extra: true, cell: ({ duration }) => duration },
    { key: 'pages', header: 'Pages', wide: true, align: 'end', cell: ({ page_count }) => page_count },
    {
      key: 'state',
      header: 'State',
      cell: (row) => (
        <span css={stack}>
          <span css={badges}>
            <Badge tone={STATE_TONES[row.state]}>{STATE_WORDS[row.state]}</Badge>
            {row.round === 'second' && <Badge>Second marking</Badge>}
            {row.round === 'moderation' && <Badge>Moderation</Badge>}
            {row.overdue && <Badge tone="danger">Overdue</Badge>}
          </span>
          {row.marks_obtained !== null && (
            <span css={quiet}>
              {row.marks_obtained} / {row.total_marks}, {row.percentage}%
            </span>
          )}
          {row.marks_obtained === null && row.marked_count > 0 && (
            <ProgressBar
              css={bar}
              label={`${row.marked_count} of ${row.question_count} questions marked`}
              value={row.marked_count}
              max={row.question_count}
            />
          )}
        </span>
      ),
    },
    {
      key: 'who',
      header: 'With',
      wide: true,
      cell: ({ claimed_by, claimed_at }) =>
        claimed_by ? (
          <span css={stack}>
            <span>{claimed_by.id === me ? 'You' : claimed_by.name}</span>
            {claimed_at && <span css={quiet}>since {exactMoment(claimed_at)}</span>}
          </span>
        ) : (
          <span css={quiet}>Unassigned</span>
        ),
    },
    { key: 'action', header: 'Grade', align: 'end', cell: (row) => <ClaimAction grading={row} claiming={claiming} /> },
  ];
}

/** Keeps the queue in the address. */
function SheetLink({ slug, name }: { slug: string; name: string }) {
  const [search] = useSearchParams();
  return (
    <TextLink quiet render={<Link to={sheetAddress(slug, queueSearch(search))} />}>
      {name}
    </TextLink>
  );
}

interface ClaimActionProps {
  grading: GradingSummary;
  claiming: Pick<Claiming, 'begin' | 'busy'>;
}

/** Claim, continue, take over or view. */
function ClaimAction({ grading, claiming: { begin, busy } }: ClaimActionProps) {
  const { slug, learner, claimed_by, abilities } = grading;
  const [search] = useSearchParams();
  if (abilities.save || !abilities.claim) {
    const label = abilities.save ? 'Continue' : 'View';
    return (
      <Button
        size="small"
        variant={abilities.save ? 'secondary' : 'quiet'}
        aria-label={`${label} ${learner.name}`}
        render={<Link to={sheetAddress(slug, queueSearch(search))} />}
      >
        {label}
      </Button>
    );
  }
  const label = claimed_by ? 'Take over' : 'Claim';
  return (
    <Button size="small" loading={busy === slug} aria-label={`${label} ${learner.name}`} onClick={() => begin(grading)}>
      {label}
    </Button>
  );
}
