import type { Passkey } from '@api/contract';
import { onDemand, useApi } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { Badge, Button, LoadingRegion, Sheet, Skeleton } from 'design-system';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { longDate } from '../../dates.ts';
import { actions, card, heading, list, quiet, row, rowName, rowWords, words } from '../sheet-styles.ts';
import { supportsPasskeys } from './make-passkey.ts';

const AddPasskeyDialog = onDemand(() => import('./AddPasskeyDialog.tsx').then((module) => module.AddPasskeyDialog));
const RenamePasskeyDialog = onDemand(() => import('./RenamePasskeyDialog.tsx').then((module) => module.RenamePasskeyDialog));
const RemovePasskeyDialog = onDemand(() => import('./RemovePasskeyDialog.tsx').then((module) => module.RemovePasskeyDialog));

type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey };

/** The account's passkeys. */
export function PasskeysSheet() {
  const answer = useApi('GET /api/auth/passkeys');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const known = answer.data?.passkeys;
  return (
    <Sheet css={card} render={<section aria-labelledby="security-passkeys" />}>
      <h2 id="security-passkeys" css={heading}>
        Passkeys
      </h2>
      {answer.isError && <LoadFailed title="Your passkeys could not be loaded" answer={answer} />}
      {answer.isPending && (
        <LoadingRegion>
          <Skeleton shape="block" height="4rem" />
        </LoadingRegion>
      )}
      {known && (
        <>
          <p css={words}>
            A passkey on your phone, computer or security key signs you in with your fingerprint, face or PIN. It takes the place
            of password and code, and works on this site alone, so nobody can trick you out of it.
          </p>
          {known.length > 0 && (
            <ul css={list}>
              {known.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onChoose={(dialog) => setOpen({ dialog, passkey })} />
              ))}
            </ul>
          )}
          {supportsPasskeys() ? (
            <div css={actions}>
              <Button onClick={() => setOpen({ dialog: 'add' })}>Add a passkey</Button>
            </div>
          ) : (
            <p css={quiet}>This browser doesn’t support passkeys. Add one in another browser.</p>
          )}
        </>
      )}
      {open?.dialog === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.dialog === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.dialog === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
    </Sheet>
  );
}

function PasskeyRow({ passkey, onChoose }: { passkey: Passkey; onChoose: (dialog: 'rename' | 'remove') => void }) {
  const { name, created_at, last_used_at, backed_up } = passkey;
  return (
    <li css={row}>
      <KeyRound aria-hidden="true" />
      <div css={rowWords}>
        <h3 css={rowName}>
          {name}
          {backed_up && <Badge>On several devices</Badge>}
        </h3>
        <p css={quiet}>
          Added on {longDate(created_at)}, {last_used_at ? `last used on ${longDate(last_used_at)}` : 'not used yet'}
        </p>
      </div>
      <div css={actions}>
        <Button size="small" aria-label={`Rename ${name}`} onClick={() => onChoose('rename')}>
          Rename
        </Button>
        <Button size="small" aria-label={`Remove ${name}`} onClick={() => onChoose('remove')}>
          Remove
        </Button>
      </div>
    </li>
  );
}
