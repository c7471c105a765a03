import { css } from '@emotion/react';
import { messageOf, useFailureTelling, useHost } from '@shell/kit';
import type { ModuleToken } from '@shell/kit/release-desk';
import { AlertDialog, Badge, Button, Select, Table, type TableColumn, TextField, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { dayOf, momentOf } from '../staff-area/formats.tsx';
import { useDeskCall } from './release-desk.ts';
import { formStyles, headingStyles, noteStyles } from './team-access-styles.ts';

const scroll = css({ overflowX: 'auto', '& td': { overflowWrap: 'anywhere' } });
const section = css({ display: 'grid', gap: token.space[3], '& > *': { minInlineSize: 0 } });

const LONGEST_NOTE = 60;
const DAYS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;
type Days = (typeof DAYS)[number]['value'];

/** The tokens of a module: made, listed with their last use, and revoked. */
export function Tokens({ module, tokens }: { module: string; tokens: readonly ModuleToken[] }) {
  const { notify } = useHost();
  const telling = useFailureTelling();
  const revoke = useDeskCall('POST /releases/:module/tokens/revoke');
  const [revoked, setRevoked] = useState<ModuleToken | null>(null);
  const columns: readonly TableColumn<ModuleToken>[] = [
    { key: 'note', header: 'For', rowHeader: true, cell: ({ note }) => note },
    { key: 'by', header: 'Created', cell: ({ at, by }) => `${dayOf(at)}, by ${by}` },
    {
      key: 'expires',
      header: 'Expires',
      cell: ({ expires }) => (Date.parse(expires) > Date.now() ? dayOf(expires) : <Badge tone="warning">Expired</Badge>),
    },
    { key: 'used', header: 'Last used', cell: ({ used }) => (used ? momentOf(used) : 'Never') },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (each) => (
        <Button size="small" onClick={() => setRevoked(each)} aria-label={`Revoke ${each.note}`}>
          Revoke
        </Button>
      ),
    },
  ];
  return (
    <section css={section} aria-label={`Tokens of ${module}`}>
      <h3 css={headingStyles}>Tokens</h3>
      <p css={noteStyles}>With a token, a team's pipeline releases this module and takes releases back, and does nothing else.</p>
      {tokens.length > 0 && (
        <div css={scroll}>
          <Table caption={`Tokens of ${module}`} columns={columns} rows={tokens} rowKey={({ id }) => id} />
        </div>
      )}
      <NewToken module={module} />
      <AlertDialog
        open={revoked !== null}
        onOpenChange={(open) => !open && setRevoked(null)}
        title={`Revoke the token for ${revoked?.note ?? ''}?`}
        description="It stops working at once. What was released with it stays."
        confirmLabel="Revoke"
        danger
        onConfirm={async () => {
          if (!revoked) return;
          const { message } = await revoke.mutateAsync({ params: { module }, body: { id: revoked.id } });
          notify({ tone: 'success', text: message });
        }}
        telling={telling}
      />
    </section>
  );
}

function NewToken({ module }: { module: string }) {
  const { notify } = useHost();
  const create = useDeskCall('POST /releases/:module/tokens');
  const [note, setNote] = useState('');
  const [days, setDays] = useState<Days>('90');
  const [checked, setChecked] = useState(false);
  const made = create.data?.token;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!note.trim() || create.isPending) return;
    create.mutate(
      { params: { module }, body: { note: note.trim(), days: Number(days) } },
      {
        onSuccess: () => {
          setNote('');
          setChecked(false);
        },
        onError: (error) => notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  };
  return (
    <>
      <form css={formStyles} onSubmit={submit} noValidate>
        <TextField
          label="What the token is for"
          value={note}
          maxLength={LONGEST_NOTE}
          placeholder="Pipeline of the tests team"
          error={checked && !note.trim() && 'Enter what the token is for'}
          onChange={(event) => setNote(event.target.value)}
        />
        <Select label="Valid for" options={DAYS} value={days} onValueChange={setDays} />
        <Button type="submit" loading={create.isPending}>
          Create token
        </Button>
      </form>
      {made && (
        <TextField
          label="New token"
          help="Copy it now: it isn't shown again."
          readOnly
          value={made}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
