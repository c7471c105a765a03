import type { ClassDetail } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useFailureTelling, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Button, Sheet, Switch, token } from 'design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { codeInGroups, joinLink } from '../class-words/join-code.ts';
import { heading, quiet, row, stack } from '../layoutStyles.ts';

const large = css({ margin: 0, fontFamily: token.font.mono, fontSize: token.text.display, letterSpacing: '0.06em' });

/** The join code with its link: to show, copy, renew, or close. */
export function JoinCodeSheet({ of }: { of: ClassDetail }) {
  const host = useHost();
  const telling = useFailureTelling();
  const [renewing, setRenewing] = useState(false);
  const params = { id: String(of.id) };
  const change = useApiMutation('PATCH /api/classes/:id', { invalidates: ['GET /api/classes/:id'] });
  const renew = useApiMutation('POST /api/classes/:id/join-code', { invalidates: ['GET /api/classes/:id'] });
  const open = change.isPending ? change.variables.body?.joining_open === true : of.joining_open;
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'info', text: `Copy this link: ${link}` }),
    );
  return (
    <Sheet css={stack} render={<section aria-labelledby="code" />}>
      <h2 id="code" css={heading}>
        Class code
      </h2>
      {of.join_code && (
        <>
          <p css={large}>{codeInGroups(of.join_code)}</p>
          <div css={row}>
            <Button render={<Link to={addressOf('class-code', { classId: of.id })} />}>Show it large</Button>
            <Button onClick={() => void copy(joinLink(of.join_code ?? ''))}>Copy the link</Button>
            <Button onClick={() => setRenewing(true)}>New code</Button>
          </div>
        </>
      )}
      <Switch
        label="Learners can join with the code"
        checked={open}
        onCheckedChange={(joining_open) =>
          change.mutate(
            { params, body: { joining_open } },
            { onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }) },
          )
        }
      />
      {!of.joining_open && <p css={quiet}>The code works again once you turn this on. Invitations by mail work in any case.</p>}
      <AlertDialog
        open={renewing}
        onOpenChange={setRenewing}
        title="Make a new code?"
        description="The present code and its link stop working at once. Learners who have joined stay in the class."
        confirmLabel="Make a new code"
        onConfirm={() => renew.mutateAsync({ params })}
        telling={telling}
      />
    </Sheet>
  );
}
