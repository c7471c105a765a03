import { LONGEST_CODE } from '@api/contract/limits';
import { isApiError, useSubmission } from '@shell/kit';
import { Button, Dialog, TextField } from 'design-system';
import { useState } from 'react';
import { requestApi } from '../host.ts';
import { showToast } from '../toasts/toasts.ts';
import { formStyles } from './EmailField.tsx';
import { useWaitingLogIn, type WaitingLogIn } from './second-factor.ts';

/** Asks for the code that a log-in waits for. */
export function CodeDialog() {
  const waiting = useWaitingLogIn((state) => state.waiting);
  return waiting && <CodeForm key={waiting.challenge} waiting={waiting} />;
}

/** Stays open while a code is on its way: a recovery code counts once. */
function CodeForm({ waiting }: { waiting: WaitingLogIn }) {
  const [code, setCode] = useState('');
  const { error, failure, busy, submit, forget } = useSubmission({
    ready: true,
    run: async (closed) => {
      const body = { challenge: waiting.challenge, code };
      waiting.entered(await requestApi('POST /api/auth/second-factor/log-in', { body }, closed));
    },
    notify: showToast,
  });
  const ended = isApiError(error) && error.code === 'challenge_ended';

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && waiting.givenUp()}
      closable={!busy}
      title="Enter your code"
      description="Your account asks for the six digits that your authenticator app shows. Without your phone, enter one of your recovery codes."
    >
      <form
        css={formStyles}
        onSubmit={(event) => {
          // The dialog may be inside a log-in form.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={LONGEST_CODE}
          value={code}
          error={failure}
          onChange={({ target }) => {
            forget();
            setCode(target.value);
          }}
        />
        <Button variant="primary" type="submit" block loading={busy} disabled={ended}>
          Log in
        </Button>
        {ended && (
          <Button block onClick={waiting.givenUp}>
            Back to log in
          </Button>
        )}
      </form>
    </Dialog>
  );
}
