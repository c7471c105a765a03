import { LONGEST_LINK_NAME } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation } from '@shell/kit';
import { Banner, Button, Select, Sheet, TextField, token } from 'design-system';
import { type SubmitEvent, useState } from 'react';

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

/** Makes a link; `onMade` gets its token, which is available only once. */
export function NewLinkForm({ onMade }: { onMade: (token: string) => void }) {
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
