import { LONGEST_EMAIL } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation } from '@shell/kit';
import { Banner, Button, ownTimeZone, Sheet, TextField, token } from 'design-system';
import { type SubmitEvent, useState } from 'react';

const sheet = css({ display: 'grid', gap: token.space[3] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });
const words = css({ margin: 0, color: token.color.ink2 });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: token.space[3],
});
const field = css({ flex: '1 1 16rem', maxInlineSize: token.size.dialog });

/** Subscribes a shared link's reader to weekly summaries. */
export function WeeklyMail({ linkToken }: { linkToken: string }) {
  const [email, setEmail] = useState('');
  const add = useApiMutation('POST /api/shared-progress/mails');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (email.trim() === '' || add.isPending) return;
    const time_zone = ownTimeZone();
    add.mutate({ body: { token: linkToken, email: email.trim(), ...(time_zone !== undefined && { time_zone }) } });
  };
  const issue = isApiError(add.error) ? add.error.issues[0]?.message : undefined;
  return (
    <Sheet css={sheet} render={<section aria-labelledby="weekly-mail" />}>
      <h2 id="weekly-mail" css={heading}>
        Weekly summary by email
      </h2>
      {add.isSuccess ? (
        <p css={words} role="status">
          Check your inbox and confirm your address. The first summary comes on Monday.
        </p>
      ) : (
        <>
          <p css={words}>Every Monday: minutes and marks of the week. Unsubscribe whenever you like.</p>
          <form css={row} onSubmit={submit} noValidate>
            <TextField
              css={field}
              label="Email"
              type="email"
              autoComplete="email"
              maxLength={LONGEST_EMAIL}
              value={email}
              error={issue}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" loading={add.isPending} disabled={email.trim() === ''}>
              Send me the summary
            </Button>
          </form>
          {add.isError && issue === undefined && (
            <Banner tone="error" title="Couldn’t add your address">
              {messageOf(add.error)}
            </Banner>
          )}
        </>
      )}
    </Sheet>
  );
}
