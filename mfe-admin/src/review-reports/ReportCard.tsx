import type { ReportReason, StaffReport } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, useApiMutation, useHost } from '@shell/kit';
import { Badge, Button, Sheet, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { AboutQuestion } from '../staff-area/AboutQuestion.tsx';
import { Assignee } from '../staff-area/assign/Assignee.tsx';
import { momentOf } from '../staff-area/formats.ts';
import { PersonHead } from '../staff-area/PersonHead.tsx';
import { prose, spread, stack } from '../staff-area/styles.ts';

export const REASONS: readonly { value: ReportReason; label: string }[] = [
  { value: 'Incorrect/Inaccurate Information', label: 'Incorrect' },
  { value: 'Broken images/diagrams/figures', label: 'Broken images' },
  { value: 'Does not belong in this topic', label: 'Wrong topic' },
  { value: 'Other (please specify below)', label: 'Other' },
];

interface ReportCardProps {
  report: StaffReport;
  onClose: () => void;
}

/** A report: who reported what about which question, and the finding. */
export function ReportCard({ report, onClose }: ReportCardProps) {
  const { id, type, description, created_at, reporter, closed, Question } = report;
  const host = useHost();
  const reopen = useApiMutation('PUT /api/admin/reports/:id', { invalidates: ['GET /api/admin/reports'] });
  const openAgain = () =>
    reopen.mutate(
      { params: { id }, body: { state: 'open' } },
      {
        onSuccess: ({ message }) => host.notify({ tone: 'success', text: message }),
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );

  return (
    <Sheet render={<article aria-labelledby={`report-${id}`} />}>
      <div css={stack[4]}>
        <PersonHead
          id={`report-${id}`}
          name={reporter.name}
          userId={reporter.id}
          email={reporter.email}
          at={created_at}
          badge={<Badge tone={closed ? 'neutral' : 'danger'}>{REASONS.find(({ value }) => value === type)?.label}</Badge>}
        />
        {description && <p css={prose}>{description}</p>}
        <AboutQuestion question={{ ...Question, visible: Question.visible && !Question.deleted }} deleted={Question.deleted} />
        {closed ? (
          <>
            <Finding closed={closed} />
            <div>
              <Button data-card-key="c" variant="quiet" icon={<Undo2 />} loading={reopen.isPending} onClick={openAgain}>
                Open again
              </Button>
            </div>
          </>
        ) : (
          <div css={spread[3]}>
            <Button data-card-key="c" icon={<CircleCheck />} aria-haspopup="dialog" onClick={onClose}>
              Close report
            </Button>
            <Assignee kind="report" id={id} assignee={report.assignee ?? null} />
          </div>
        )}
      </div>
    </Sheet>
  );
}

const found = css({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.accent}`,
});
const quiet = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[3],
  color: token.color.ink3,
  fontSize: token.text.small,
  overflowWrap: 'anywhere',
});

/** Staff's finding: who, when, and the note. */
export function Finding({ closed: { outcome, by, at, note, correction } }: { closed: NonNullable<StaffReport['closed']> }) {
  return (
    <div css={found}>
      <div css={quiet}>
        <Badge tone={outcome === 'fixed' ? 'success' : 'neutral'}>{outcome === 'not_a_fault' ? 'Not a fault' : 'Fixed'}</Badge>
        <span>
          {by?.name ?? 'Staff'}, <time dateTime={at}>{momentOf(at)}</time>
        </span>
      </div>
      {note && <p css={prose}>{note}</p>}
      {correction && (
        <p css={prose}>
          Corrected: “{correction.summary}”{' '}
          {correction.done_at
            ? `${counted(correction.tests_raised, 'test')} and ${counted(correction.learners_raised, 'learner')} gained by it.`
            : 'What it touches is being marked again.'}
        </p>
      )}
    </div>
  );
}
