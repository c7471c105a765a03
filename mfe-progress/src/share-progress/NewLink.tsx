import { css } from '@emotion/react';
import { useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, Sheet, TextField, token } from 'design-system';
import { useEffect, useRef } from 'react';

const sheet = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** The address of a link with a known token. The hash is sent to no server, and so to no log. */
export const linkAddress = (secret: string) =>
  new URL(addressOf('shared-progress', {}, { hash: secret }), window.location.origin).href;

/** A new link: to copy now, since its token is shown only once. */
export function NewLink({ token: secret, onDone }: { token: string; onDone: () => void }) {
  const host = useHost();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const address = linkAddress(secret);
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'error', text: 'Couldn’t copy. Copy the link from the field.' }),
    );
  };
  return (
    <Sheet css={sheet} render={<section aria-labelledby="new-link" />}>
      <h2 id="new-link" css={heading}>
        Your link
      </h2>
      <TextField
        ref={field}
        label="Link to share"
        help="Copy it now; you won’t see it again."
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div css={row}>
        <Button variant="primary" onClick={copy}>
          Copy the link
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </Sheet>
  );
}
