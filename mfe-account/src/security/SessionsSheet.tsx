import type { SignedInSession } from '@api/contract';
import { useApi, useApiMutation, useErrorDisplay, useHost } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { AlertDialog, Badge, Button, DateTime, LoadingRegion, Sheet, Skeleton } from 'design-system';
import Laptop from 'lucide-react/icons/laptop';
import { useState } from 'react';
import { longDate } from '../dates.ts';
import { actions, card, heading, list, quiet, row, rowName, rowWords, words } from './sheet-styles.ts';

/** The account's sessions, to sign out. */
export function SessionsSheet() {
  const answer = useApi('GET /api/auth/sessions');
  return (
    <Sheet css={card} render={<section aria-labelledby="security-sessions" />}>
      <h2 id="security-sessions" css={heading}>
        Sessions
      </h2>
      {answer.isError ? (
        <LoadFailed title="Your sessions could not be loaded" answer={answer} />
      ) : answer.data ? (
        <Sessions sessions={answer.data.sessions} />
      ) : (
        <LoadingRegion>
          <Skeleton shape="block" height="8rem" />
        </LoadingRegion>
      )}
    </Sheet>
  );
}

function Sessions({ sessions }: { sessions: readonly SignedInSession[] }) {
  const { session, notify } = useHost();
  const invalidates = ['GET /api/auth/sessions', 'GET /api/auth/devices'] as const;
  const end = useApiMutation('DELETE /api/auth/sessions/:id', { invalidates: [...invalidates] });
  const endOthers = useApiMutation('POST /api/auth/sessions/end-others', { invalidates: [...invalidates] });
  const [ending, setEnding] = useState<SignedInSession>();
  const [endingOthers, setEndingOthers] = useState(false);

  const errorDisplay = useErrorDisplay();
  const confirmEnd = async () => {
    if (!ending) return;
    await end.mutateAsync({ params: { id: ending.id } });
    notify({ tone: 'success', text: `The session on ${ending.device} has ended` });
  };
  const confirmOthers = async () => {
    await endOthers.mutateAsync({});
    notify({ tone: 'success', text: 'All other sessions have ended' });
  };

  return (
    <>
      <p css={words}>Where you’re signed in. Sign out anything you don’t recognise, then change your password.</p>
      <ul css={list}>
        {sessions.map((each) => (
          <li key={each.id} css={row}>
            <Laptop aria-hidden="true" />
            <div css={rowWords}>
              <h3 css={rowName}>
                {each.device}
                {each.current && <Badge tone="accent">This session</Badge>}
              </h3>
              <p css={quiet}>
                Since {longDate(each.created_at)}, last used <DateTime at={each.last_used_at} format="dateTime" />. Ends on{' '}
                {longDate(each.ends_at)} at the latest
              </p>
            </div>
            {each.current ? (
              <Button size="small" onClick={() => void session.signOut()}>
                Sign out
              </Button>
            ) : (
              <Button size="small" aria-label={`End the session on ${each.device}`} onClick={() => setEnding(each)}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div css={actions}>
          <Button onClick={() => setEndingOthers(true)}>End all others</Button>
        </div>
      )}
      <AlertDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={`End the session on ${ending?.device ?? 'this device'}?`}
        description="Anyone who uses it has to log in again. Nothing that is saved is lost."
        confirmLabel="End session"
        danger
        onConfirm={confirmEnd}
        errorDisplay={errorDisplay}
      />
      <AlertDialog
        open={endingOthers}
        onOpenChange={setEndingOthers}
        title="End all other sessions?"
        description="Only this one stays. Anyone who is signed in elsewhere has to log in again."
        confirmLabel="End all others"
        danger
        onConfirm={confirmOthers}
        errorDisplay={errorDisplay}
      />
    </>
  );
}
