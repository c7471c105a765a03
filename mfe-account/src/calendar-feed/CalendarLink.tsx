import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { AlertDialog, Button, TextField, token } from 'design-system';
import { useState } from 'react';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

interface CalendarLinkProps {
  address: string;
  /** The zone of a new address. */
  query: { time_zone?: string };
}

/** The address, to copy, replace or remove. */
export function CalendarLink({ address, query }: CalendarLinkProps) {
  const host = useHost();
  const make = useApiMutation('POST /api/study-plan/calendar', { invalidates: ['GET /api/study-plan/calendar'] });
  const remove = useApiMutation('DELETE /api/study-plan/calendar', { invalidates: ['GET /api/study-plan/calendar'] });
  const [renewing, setRenewing] = useState(false);
  const onError = (error: Error) => host.notify({ tone: 'error', text: messageOf(error) });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'error', text: 'Couldn’t copy. Copy the link from the field.' }),
    );
  return (
    <>
      <TextField
        label="Calendar link"
        help="Anyone with this link can read your calendar."
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div css={row}>
        <Button onClick={() => void copy()}>Copy the link</Button>
        <Button onClick={() => setRenewing(true)}>Replace it</Button>
        <Button variant="quiet" loading={remove.isPending} onClick={() => remove.mutate({}, { onError })}>
          Remove it
        </Button>
      </div>
      <AlertDialog
        open={renewing}
        onOpenChange={setRenewing}
        title="Replace the calendar link?"
        description="The old link stops working at once. Subscribe to the new one in your calendar."
        confirmLabel="Replace"
        onConfirm={() => make.mutateAsync({ query })}
      />
    </>
  );
}
