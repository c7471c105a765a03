import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, onDemand, useApiMutation, useHost } from '@shell/kit';
import { Banner, Button, token } from 'design-system';
import { useState } from 'react';
import { exactMoment } from '../../staff-area/formats.ts';
import { row } from '../../staff-area/styles.ts';
import { useDownload } from './use-download.ts';

const ReasonDialog = onDemand(() => import('../../staff-area/ReasonDialog.tsx').then((module) => module.ReasonDialog));

const room = css({ margin: token.space[3] });

interface StateBannerProps {
  grading: Grading;
  me: number | undefined;
  /** The present grader, if the sheet was this one's when read. */
  lost: string | null;
  /** Claimed, or another grader was faster: read it again. */
  onChanged: () => void;
}

/** Why a sheet is read-only, and what to do. */
export function StateBanner({ grading, me, lost, onChanged }: StateBannerProps) {
  const { slug, state, claimed_by, claimed_at, free_at, abilities } = grading;
  const { notify } = useHost();
  const claim = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });
  const take = async () => {
    try {
      await claim.mutateAsync({ params: { slug }, body: { action: 'claim' } });
    } catch (error) {
      notify({ tone: 'error', text: messageOf(error) });
    }
    onChanged();
  };
  const claimButton = (label: string) =>
    abilities.claim && (
      <Button variant="primary" size="small" loading={claim.isPending} onClick={() => void take()}>
        {label}
      </Button>
    );
  if (lost !== null)
    return (
      <Banner
        css={room}
        tone="error"
        title="This sheet is no longer yours"
        action={
          <Button size="small" onClick={onChanged}>
            Show what is stored
          </Button>
        }
      >
        {lost}. Your last changes are not stored with it: this browser keeps them and offers them when you claim the sheet again.
      </Banner>
    );
  if (state === 'returned' || state === 'graded') return <Result grading={grading} onReopened={onChanged} />;
  if (claimed_by === null)
    return (
      <Banner css={room} title="Nobody has this sheet yet" action={claimButton('Claim')}>
        Claim it to write on it and to give marks.
      </Banner>
    );
  if (claimed_by.id === me) return null;
  return (
    <Banner
      css={room}
      tone="warning"
      title={`${claimed_by.name} has had this sheet since ${exactMoment(claimed_at ?? grading.paid_at)}`}
      action={claimButton('Take over')}
    >
      {abilities.claim
        ? 'Nothing was saved for a while, so you may take it over with its draft.'
        : `You can read it.${free_at ? ` If nothing more is saved, it can be taken over from ${exactMoment(free_at)}.` : ''}`}
    </Banner>
  );
}

/** A finished sheet's result and report; its grader may reopen it. */
function Result({ grading, onReopened }: { grading: Grading; onReopened: () => void }) {
  const { slug, state, returned_at, marks_obtained, total_marks, percentage, abilities } = grading;
  const [asking, setAsking] = useState<boolean>();
  const reopen = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });
  const { downloading, download } = useDownload(slug);
  const result = `${marks_obtained ?? 0} of ${total_marks} marks, ${percentage ?? 0}%.`;
  return (
    <Banner
      css={room}
      tone="success"
      title={state === 'graded' ? 'The report is being made' : `Returned ${returned_at ? exactMoment(returned_at) : ''}`}
      action={
        state === 'returned' && (
          <span css={row[2]}>
            <Button size="small" loading={downloading} onClick={() => void download('ADMIN_FILE')}>
              Download the report
            </Button>
            {abilities.reopen && (
              <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                Reopen
              </Button>
            )}
          </span>
        )
      }
    >
      {result}
      {asking !== undefined && (
        <ReasonDialog
          open={asking}
          onOpenChange={setAsking}
          title="Reopen this sheet?"
          description="You get it back with its marks. The learner keeps the present report until you return the sheet again."
          label="Reopen"
          run={async (reason) => {
            await reopen.mutateAsync({ params: { slug }, body: { action: 'reopen', reason } });
            onReopened();
          }}
        />
      )}
    </Banner>
  );
}
