import { LONGEST_CODE } from '@api/contract/limits';
import { isApiError, messageOf } from '@shell/kit';
import { Button, Dialog, TextField } from 'design-system';
import { type FormEvent, useState } from 'react';
import { requestApi } from '../host.ts';
import { formStyles } from './form-styles.ts';
import { useWaitingLogIn } from './second-factor.ts';

/** Takes the code that a log-in waits for; stands while one does. */
export function CodeDialog() {
  const waiting = useWaitingLogIn((state) => state.waiting);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const ended = isApiError(fault) && fault.code === 'challenge_ended';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands inside a log-in form's dialog at times: its form is not that one.
    event.stopPropagation();
    if (!waiting) return;
    setBusy(true);
    try {
      const answer = await requestApi('POST /api/auth/second-factor/log-in', { body: { challenge: waiting.challenge, code } });
      waiting.entered(answer);
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };
  const giveUp = () => waiting?.givenUp();

  return (
    <Dialog
      open={waiting !== null}
      onOpenChange={(open) => !open && giveUp()}
      title="Enter your code"
      description="Your account asks for the six digits that your authenticator app shows. Without your phone, enter one of your recovery codes."
    >
      <form css={formStyles} onSubmit={submit}>
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={LONGEST_CODE}
          value={code}
          error={fault === undefined ? undefined : messageOf(fault)}
          onChange={({ target }) => {
            setFault(undefined);
            setCode(target.value);
          }}
        />
        <Button variant="primary" type="submit" block loading={busy} disabled={ended}>
          Log in
        </Button>
        {ended && (
          <Button block onClick={giveUp}>
            Back to log in
          </Button>
        )}
      </form>
    </Dialog>
  );
}
