import type { InvitationFault, ResponseOf } from '@api/contract';
import { counted, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Banner, Button, FormDialog, TextArea } from 'design-system';
import { type ChangeEvent, useRef, useState } from 'react';
import { atStart } from '../staff-area/styles.ts';

type Check = ResponseOf<'POST /api/admin/users/invitations'>;

/** Invites a pasted list or CSV file after a check. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const [list, setList] = useState('');
  const [checked, setChecked] = useState<{ list: string; found: Check } | null>(null);
  /** Null until this list is checked. */
  const check = checked?.list === list ? checked.found : null;
  const ready = list.trim() !== '' && check?.invited !== 0;
  const invite = useApiMutation('POST /api/admin/users/invitations');
  const { failure, busy, submit } = useSubmission({
    ready,
    run: async () => ({
      list,
      sent: check !== null,
      found: await invite.mutateAsync({ body: { list, dry_run: check === null } }),
    }),
    onDone: ({ sent, ...answer }) => {
      if (!sent) return setChecked(answer);
      notify({ tone: 'success', text: `${counted(answer.found.invited, 'invitation')} sent` });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Invite people"
      description="They get an email with a link to sign up."
      onClose={onClose}
      onSubmit={submit}
      submitLabel={check === null ? 'Check list' : `Send ${counted(check.invited, 'invitation')}`}
      ready={ready}
      busy={busy}
      locked
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextArea
        label="Email addresses"
        help="One on each line, or the lines of a CSV file. Other columns are ignored."
        rows={8}
        value={list}
        onChange={({ target }) => setList(target.value)}
      />
      <ListFile onList={setList} />
      {check && <CheckResult check={check} />}
    </FormDialog>
  );
}

function ListFile({ onList }: { onList: (list: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) onList(await file.text());
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="CSV file"
        onChange={(event) => void open(event)}
      />
      <Button css={atStart} size="small" onClick={() => input.current?.click()}>
        Open a CSV file
      </Button>
    </>
  );
}

const FAULTS: Readonly<Record<InvitationFault['kind'], string>> = {
  no_address: 'without an email address',
  not_an_address: 'with an invalid email address',
  repeated: 'with an address that is in the list already',
  has_account: 'with an address that has an account',
};

/** Valid lines, and faults of others by kind. */
function CheckResult({ check: { invited, faults } }: { check: Check }) {
  return (
    <Banner
      tone={faults.length > 0 ? 'warning' : 'success'}
      title={invited === 0 ? 'Nobody to invite' : `${invited === 1 ? '1 person' : `${invited} people`} will be invited`}
    >
      {faults.length > 0 && (
        <ul>
          {faults.map(({ kind, count, lines }) => (
            <li key={kind}>
              {counted(count, 'line')} {FAULTS[kind]}: {lines.join(', ')}
              {count > lines.length && ' …'}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
