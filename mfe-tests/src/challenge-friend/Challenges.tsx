import type { Challenge, ChallengeResult } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import { AlertDialog, Button, Sheet, token } from 'design-system';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';

const sheet = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const quiet = css({ margin: 0, color: token.color.ink2 });
const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
  paddingBlock: token.space[3],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
const words = css({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Challenges on a mock paper, and a form for another. */
export function Challenges({ code }: { code: string }) {
  const host = useHost();
  const answer = useApi('GET /api/mock-papers/:code/challenges', { params: { code } }, { staleTime: 0 });
  const make = useApiMutation('POST /api/mock-papers/:code/challenges', {
    invalidates: ['GET /api/mock-papers/:code/challenges'],
  });
  const onError = (error: Error) => host.notify({ tone: 'error', text: messageOf(error) });
  return (
    <Sheet css={sheet} render={<section aria-labelledby="challenges" />}>
      <h2 id="challenges" css={heading}>
        Challenge a friend
      </h2>
      <p css={quiet}>Send a friend a link. When you’ve both finished the paper, you’ll see each other’s result.</p>
      {answer.isLoadingError && <LoadFailed title="Your challenges did not load" answer={answer} />}
      {answer.data && answer.data.challenges.length > 0 && (
        <ul css={list}>
          {answer.data.challenges.map((challenge) => (
            <li key={challenge.id} css={row}>
              <p css={words}>{inWords(challenge)}</p>
              <span css={buttons}>
                {challenge.token && <CopyButton code={code} linkToken={challenge.token} />}
                <EndButton challenge={challenge} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button loading={make.isPending} onClick={() => make.mutate({ params: { code } }, { onError })}>
          Make a challenge link
        </Button>
      </div>
    </Sheet>
  );
}

const resultInWords = ({ marks, marked, of, grade }: ChallengeResult) =>
  `${marks}/${of}${grade ? ` (grade ${grade.grade})` : marked < of ? ` (${counted(of - marked, 'mark')} left to mark)` : ''}`;

export function inWords({ name, finished, results }: Challenge): string {
  if (name === null) return 'Nobody has accepted yet.';
  if (results) return `You ${resultInWords(results.own)}, ${name} ${resultInWords(results.other)}`;
  if (finished.own) return `${name} accepted and hasn’t finished yet.`;
  return finished.other ? `${name} has finished. Your turn!` : `You and ${name}: neither has finished yet.`;
}

function CopyButton({ code, linkToken }: { code: string; linkToken: string }) {
  const host = useHost();
  const address = new URL(addressOf('mock-paper', { code }, { hash: linkToken }), location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'error', text: `Your browser did not let us copy it. The link is ${address}` }),
    );
  return (
    <Button size="small" icon={<Copy />} onClick={() => void copy()}>
      Copy challenge link
    </Button>
  );
}

function EndButton({ challenge: { id, name } }: { challenge: Challenge }) {
  const [open, setOpen] = useState(false);
  const end = useApiMutation('DELETE /api/challenges/:id', { invalidates: ['GET /api/mock-papers/:code/challenges'] });
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={name === null ? 'End the open challenge' : `End the challenge with ${name}`}
        onClick={() => setOpen(true)}
      >
        End
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="End this challenge?"
        description="Neither of you will see the other’s result any more. Your tests stay."
        confirmLabel="End challenge"
        danger
        onConfirm={() => end.mutateAsync({ params: { id: String(id) } })}
      />
    </>
  );
}
