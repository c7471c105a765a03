import { css } from '@emotion/react';
import { messageOf, onDemand, useHost } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Button, Sheet, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';

const DeleteAccountDialog = onDemand(() => import('./DeleteAccountDialog.tsx').then((module) => module.DeleteAccountDialog));

const card = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const words = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** Downloads the account's data, or deletes the account. */
export function AccountData() {
  const host = useHost();
  const [loading, setLoading] = useState(false);
  const [deleting, setDeleting] = useState<boolean>();

  const download = async () => {
    setLoading(true);
    try {
      const data = await host.request('GET /api/user/export');
      saveFile('my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Sheet css={card} render={<section aria-labelledby="account-data" />}>
      <h2 id="account-data" css={heading}>
        Your data
      </h2>
      <p css={words}>
        Download everything that is stored about you as one JSON file, or delete your account. Log in within 14 days to cancel
        deletion.
      </p>
      <div css={actions}>
        <Button icon={<Download />} loading={loading} onClick={() => void download()}>
          Download my data
        </Button>
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {deleting !== undefined && <DeleteAccountDialog open={deleting} onClose={() => setDeleting(false)} />}
    </Sheet>
  );
}
