import { useHost } from '@shell/kit';
import { Button, Dialog, TextField } from 'design-system';
import { useState } from 'react';
import { momentOf } from '../staff-area/formats.tsx';
import { short } from './module-labels.ts';

interface PreviewDialogProps {
  name: string;
  /** Null without an offered preview. The address is one of this site. */
  preview: { version: string; address: string; expires_at: string } | null;
  onClose: () => void;
}

/** The address that shows a release before it is live, to open or to pass on. */
export function PreviewDialog({ name, preview, onClose }: PreviewDialogProps) {
  const { notify } = useHost();
  const [shown, setShown] = useState(preview);
  if (preview && preview !== shown) setShown(preview);
  if (!shown) return null;
  const address = new URL(shown.address, location.origin).href;

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify({ tone: 'success', text: 'The address is copied' }),
      () => notify({ tone: 'error', text: 'The browser did not let it be copied. Select it and copy it by hand.' }),
    );
  return (
    <Dialog
      open={preview !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Preview of ${name} ${short(shown.version)}`}
      description={`Anyone who opens this address before ${momentOf(shown.expires_at)} sees this version in their browser until then, or until they end it. Everybody else keeps what is live.`}
      footer={
        <>
          <Button onClick={() => void copy()}>Copy the address</Button>
          <Button variant="primary" render={<a href={address} target="_blank" rel="noopener" />}>
            Open it
          </Button>
        </>
      }
    >
      <TextField label="Address" readOnly value={address} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
