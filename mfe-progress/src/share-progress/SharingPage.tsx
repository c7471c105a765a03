import { LONGEST_LINK_NAME } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Breadcrumbs, Button, Page, PageHeader, Select, Sheet, TextField, token } from 'design-system';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkList } from './LinkList.tsx';

/** Links to the learner's progress: create one, see when each was read, revoke one. */
export function SharingPage() {
  usePageHead({ title: 'Share your progress' });
  const [token, setToken] = useState<string>();
  return (
    <Page width="sheet">
      <PageHeader
        title="Share your progress"
        description="Anyone with a link can see your progress, but not your name unless you add one. You can revoke it at any time."
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: 'Progress', render: <Link to={addressOf('progress')} /> }, { label: 'Share your progress' }]}
          />
        }
      />
      {token ? <NewLink token={token} onDone={() => setToken(undefined)} /> : <NewLinkForm onMade={setToken} />}
      <LinkList />
    </Page>
  );
}

const form = css({
  display: 'grid',
  gap: token.space[5],
  justifyItems: 'start',
  '& > *': { inlineSize: '100%', maxInlineSize: token.size.dialog },
});
const button = css({ inlineSize: 'auto' });

const ENDS = [
  { value: '', label: 'Never' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

/** Makes a link; `onMade` gets its token, which is shown only once. */
function NewLinkForm({ onMade }: { onMade: (token: string) => void }) {
  const [purpose, setPurpose] = useState('');
  const [shownName, setShownName] = useState('');
  const [days, setDays] = useState('');
  const [missing, setMissing] = useState(false);
  const make = useApiMutation('POST /api/progress/links', { invalidates: ['GET /api/progress/links'] });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(purpose.trim() === '');
    if (purpose.trim() === '' || make.isPending) return;
    make.mutate(
      { body: { purpose, shown_name: shownName, ...(days !== '' && { days: Number(days) }) } },
      { onSuccess: ({ token: made }) => onMade(made) },
    );
  };
  const issues = isApiError(make.error) ? make.error.issues : [];
  return (
    <Sheet>
      <form css={form} onSubmit={submit} noValidate>
        <TextField
          label="Who is it for?"
          help="Only you see this, to recognise the link in your list."
          value={purpose}
          maxLength={LONGEST_LINK_NAME}
          required
          {...(missing && { error: 'Enter who it’s for' })}
          onChange={({ target }) => setPurpose(target.value)}
        />
        <TextField
          label="Name to show"
          help="Leave empty to show no name."
          value={shownName}
          maxLength={LONGEST_LINK_NAME}
          onChange={({ target }) => setShownName(target.value)}
        />
        <Select label="Expires" value={days} options={ENDS} onValueChange={setDays} />
        {make.isError && (
          <Banner tone="error" title="The link couldn’t be made">
            {issues[0]?.message ?? messageOf(make.error)}
          </Banner>
        )}
        <Button css={button} type="submit" variant="primary" loading={make.isPending}>
          Make a link
        </Button>
      </form>
    </Sheet>
  );
}

const sheet = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** Browsers send no hash, so no log has the token. */
const linkAddress = (secret: string) => new URL(addressOf('shared-progress', {}, { hash: secret }), window.location.origin).href;

/** Its token is shown only once. */
function NewLink({ token: secret, onDone }: { token: string; onDone: () => void }) {
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
