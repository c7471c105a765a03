import type { StaffReport } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { Badge, Button, Sheet, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { AboutQuestion } from '../staff-area/AboutQuestion.tsx';
import { momentOf } from '../staff-area/dates.ts';
import { PersonHead } from '../staff-area/PersonHead.tsx';
import { CloseReportDialog } from './CloseReportDialog.tsx';
import { SHORT_REASONS } from './report-address.ts';

const card = css({ display: 'grid', gap: token.space[4] });
const quiet = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[3],
  color: token.color.ink3,
  fontSize: token.text.small,
  overflowWrap: 'anywhere',
});
const words = css({ margin: 0, maxInlineSize: token.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const found = css({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.accent}`,
});

/** One report: who reported what about which question, and what staff found. */
export function ReportCard({ report }: { report: StaffReport }) {
  const { id, type, description, created_at, reporter, closed, Question } = report;
  const host = useHost();
  const [closing, setClosing] = useState(false);
  const [opened, setOpened] = useState(0);
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
      <div css={card}>
        <PersonHead
          id={`report-${id}`}
          name={reporter.name}
          email={reporter.email}
          at={created_at}
          badge={<Badge tone={closed ? 'neutral' : 'danger'}>{SHORT_REASONS[type]}</Badge>}
        />
        {description && <p css={words}>{description}</p>}
        <AboutQuestion question={{ ...Question, visible: Question.visible && !Question.deleted }} deleted={Question.deleted} />
        {closed ? (
          <>
            <div css={found}>
              <div css={quiet}>
                <Badge tone={closed.outcome === 'fixed' ? 'success' : 'neutral'}>
                  {closed.outcome === 'not_a_fault' ? 'Not a fault' : 'Fixed'}
                </Badge>
                <span>
                  {closed.by?.name ?? 'Staff'}, <time dateTime={closed.at}>{momentOf(closed.at)}</time>
                </span>
              </div>
              {closed.note && <p css={words}>{closed.note}</p>}
            </div>
            <div>
              <Button variant="quiet" icon={<Undo2 />} loading={reopen.isPending} onClick={openAgain}>
                Open again
              </Button>
            </div>
          </>
        ) : (
          <div>
            <Button
              icon={<CircleCheck />}
              aria-haspopup="dialog"
              onClick={() => {
                setOpened(opened + 1);
                setClosing(true);
              }}
            >
              Close report
            </Button>
          </div>
        )}
      </div>
      {opened > 0 && <CloseReportDialog key={opened} report={report} open={closing} onClose={() => setClosing(false)} />}
    </Sheet>
  );
}
