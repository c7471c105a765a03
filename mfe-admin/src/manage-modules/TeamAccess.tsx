import { css } from '@emotion/react';
import { messageOf, useErrorDisplay, useHost } from '@shell/kit';
import type { ModuleToken, ReleasedModule } from '@shell/kit/release-console';
import { AlertDialog, Badge, Button, Select, Table, type TableColumn, TextField, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { dayOf, momentOf } from '../staff-area/formats.ts';
import { stack } from '../staff-area/styles.ts';
import { useConsoleCall } from './release-desk.ts';

const headingStyles = css({
  margin: 0,
  fontFamily: token.font.sans,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
});
const noteStyles = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

const formStyles = css({
  display: 'grid',
  gap: token.space[3],
  maxInlineSize: '28rem',
  '& > button': { justifySelf: 'start' },
});

const both = css({ display: 'grid', gap: token.space[5], paddingBlock: token.space[2], '& > *': { minInlineSize: 0 } });

/** Tokens for a team's pipelines, and addresses for its pages. */
export function TeamAccess({ module }: { module: ReleasedModule }) {
  return (
    <div css={both}>
      <Tokens module={module.name} tokens={module.tokens ?? []} />
      <Addresses module={module.name} addresses={module.addresses ?? []} />
    </div>
  );
}

const scroll = css({ overflowX: 'auto', '& td': { overflowWrap: 'anywhere' } });

const LONGEST_NOTE = 60;
const DAYS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;
type Days = (typeof DAYS)[number]['value'];

/** A module's tokens with their last use. */
function Tokens({ module, tokens }: { module: string; tokens: readonly ModuleToken[] }) {
  const { notify } = useHost();
  const errorDisplay = useErrorDisplay();
  const revoke = useConsoleCall('POST /releases/:module/tokens/revoke');
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
    <section css={stack[3]} aria-label={`Tokens of ${module}`}>
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
        errorDisplay={errorDisplay}
      />
    </section>
  );
}

function NewToken({ module }: { module: string }) {
  const { notify } = useHost();
  const create = useConsoleCall('POST /releases/:module/tokens');
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

const list = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  paddingInlineStart: token.space[3],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  overflowWrap: 'anywhere',
});
const LONGEST_ADDRESS = 200;
const ADDRESS = /^(?:\/[\w-]+)+$/;

function Addresses({ module, addresses }: { module: string; addresses: readonly string[] }) {
  const { notify } = useHost();
  const errorDisplay = useErrorDisplay();
  const grant = useConsoleCall('POST /releases/:module/addresses');
  const revoke = useConsoleCall('POST /releases/:module/addresses/revoke');
  const [removed, setRemoved] = useState<string | null>(null);
  const [prefix, setPrefix] = useState('');
  const [checked, setChecked] = useState(false);
  const valid = ADDRESS.test(prefix.trim());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!valid || grant.isPending) return;
    grant.mutate(
      { params: { module }, body: { prefix: prefix.trim() } },
      {
        onSuccess: ({ message }) => {
          setPrefix('');
          setChecked(false);
          notify({ tone: 'success', text: message });
        },
        onError: (error) => notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  };
  return (
    <section css={stack[3]} aria-label={`Addresses of ${module}`}>
      <h3 css={headingStyles}>Addresses</h3>
      <p css={noteStyles}>This module alone may have pages at these addresses and below them.</p>
      {addresses.length > 0 && (
        <ul css={list}>
          {addresses.map((address) => (
            <li key={address} css={item}>
              <code>{address}</code>
              <Button variant="quiet" size="small" onClick={() => setRemoved(address)} aria-label={`Remove ${address}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form css={formStyles} onSubmit={submit} noValidate>
        <TextField
          label="Address to grant"
          value={prefix}
          maxLength={LONGEST_ADDRESS}
          placeholder="/study-plans"
          error={checked && !valid && 'Enter an address such as /study-plans'}
          onChange={(event) => setPrefix(event.target.value)}
        />
        <Button type="submit" loading={grant.isPending}>
          Grant address
        </Button>
      </form>
      <AlertDialog
        open={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title={`Remove ${removed ?? ''} from ${module}?`}
        description="Its pages there stay until its next release, which is refused while it still has them."
        confirmLabel="Remove"
        danger
        onConfirm={async () => {
          if (!removed) return;
          const { message } = await revoke.mutateAsync({ params: { module }, body: { prefix: removed } });
          notify({ tone: 'success', text: message });
        }}
        errorDisplay={errorDisplay}
      />
    </section>
  );
}
