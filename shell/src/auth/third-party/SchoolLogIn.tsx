import { messageOf } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button } from 'design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { navigate, requestApi } from '../../host.ts';
import { cameFrom } from '../../routing/came-from.ts';
import { goToOnboarding } from '../after-sign-in.ts';
import { EmailField, emailHint, formStyles } from '../EmailField.tsx';
import { withCodeIfRequired } from '../second-factor.ts';

/** The school's query, once; removed from the address bar. */
function takeReturn(): string | null {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  const isReturn = pathname === addressOf('login') && query.has('state') && (query.has('code') || query.has('error'));
  if (!isReturn) return null;
  history.replaceState(history.state, '', pathname);
  return search;
}

/** Finishes the log-in, then leads to where the reader came from. */
async function finish(query: string): Promise<void> {
  const body = { query };
  // Only an existing account asks for a code.
  const answer = {
    authType: 'login',
    ...(await withCodeIfRequired(requestApi('POST /api/auth/school-log-in/finish', { body }))),
  };
  if (answer.authType === 'signup') goToOnboarding();
  else navigate(cameFrom(), { replace: true });
}

/** Logs in at the school's provider, found by email address. */
export function SchoolLogIn() {
  const form = useRef<HTMLFormElement>(null);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const query = takeReturn();
    if (query === null) return;
    setBusy(true);
    finish(query)
      .catch((error: unknown) => setFault(messageOf(error)))
      .finally(() => setBusy(false));
  }, []);
  useEffect(() => {
    if (asks) form.current?.querySelector('input')?.focus();
  }, [asks]);

  const ask = () => {
    setFault(undefined);
    setAsks(true);
  };
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    const missing = email === '' ? 'Enter your school email' : emailHint(email);
    setFault(missing);
    if (missing) return;
    setBusy(true);
    try {
      const { address } = await requestApi('POST /api/auth/school-log-in', { body: { email } });
      location.assign(address);
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  if (asks) {
    return (
      <form ref={form} css={formStyles} onSubmit={(event) => void begin(event)} noValidate>
        <EmailField label="School email" name="email" error={fault} onChange={() => setFault(undefined)} />
        <Button type="submit" block loading={busy}>
          Continue
        </Button>
      </form>
    );
  }
  return (
    <>
      {fault && (
        <Banner tone="error" role="alert">
          {fault}
        </Banner>
      )}
      <Button block loading={busy} onClick={ask}>
        Continue with your school
      </Button>
    </>
  );
}
