import { css } from '@emotion/react';
import { messageOf, useFailureTelling, useHost } from '@shell/kit';
import { AlertDialog, Button, TextField, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { useDeskCall } from './release-desk.ts';
import { formStyles, headingStyles, noteStyles } from './team-access-styles.ts';

const section = css({ display: 'grid', gap: token.space[3], '& > *': { minInlineSize: 0 } });
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

/** The addresses that a module owns: granted and removed. */
export function Addresses({ module, addresses }: { module: string; addresses: readonly string[] }) {
  const { notify } = useHost();
  const telling = useFailureTelling();
  const grant = useDeskCall('POST /releases/:module/addresses');
  const revoke = useDeskCall('POST /releases/:module/addresses/revoke');
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
    <section css={section} aria-label={`Addresses of ${module}`}>
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
        telling={telling}
      />
    </section>
  );
}
