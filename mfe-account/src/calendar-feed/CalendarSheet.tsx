import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { AlertDialog, Button, Sheet, Skeleton, TextField, token } from 'design-system';
import { useState } from 'react';

const card = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const lead = css({ margin: 0, color: token.color.ink2 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** The secret address at which a calendar program reads plan, set work and exam: make it, copy it, renew it, remove it. */
export function CalendarSheet() {
  const host = useHost();
  const calendar = useApi('GET /api/study-plan/calendar');
  const make = useApiMutation('POST /api/study-plan/calendar', { invalidates: ['GET /api/study-plan/calendar'] });
  const remove = useApiMutation('DELETE /api/study-plan/calendar', { invalidates: ['GET /api/study-plan/calendar'] });
  const [renewing, setRenewing] = useState(false);
  const onError = (error: Error) => host.notify({ tone: 'error', text: messageOf(error) });
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'error', text: 'Couldn’t copy. Copy the link from the field.' }),
    );
  const address = calendar.data?.address;
  return (
    <Sheet css={card}>
      <h2 css={heading}>Calendar</h2>
      <p css={lead}>See your plan, set work and exam in Google, Apple or Outlook Calendar: subscribe to this link there.</p>
      {calendar.isLoadingError && <LoadFailed title="Your calendar link did not load" answer={calendar} />}
      {calendar.isPending && <Skeleton shape="block" height={token.size.control} />}
      {address === null && (
        <div>
          <Button loading={make.isPending} onClick={() => make.mutate({}, { onError })}>
            Make a calendar link
          </Button>
        </div>
      )}
      {address && (
        <>
          <TextField
            label="Calendar link"
            help="Anyone with this link can read your calendar."
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <div css={row}>
            <Button onClick={() => void copy(address)}>Copy the link</Button>
            <Button onClick={() => setRenewing(true)}>Replace it</Button>
            <Button variant="quiet" loading={remove.isPending} onClick={() => remove.mutate({}, { onError })}>
              Remove it
            </Button>
          </div>
        </>
      )}
      <AlertDialog
        open={renewing}
        onOpenChange={setRenewing}
        title="Replace the calendar link?"
        description="The old link stops working at once. Subscribe to the new one in your calendar."
        confirmLabel="Replace"
        onConfirm={() => make.mutateAsync({})}
      />
    </Sheet>
  );
}
