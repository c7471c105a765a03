import { Banner, Button } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { offerPasskeysInField, passkeyFault, signInByPasskey, supportsPasskeys, withdrawPasskeys } from './sign-in-by-passkey.ts';

/** A little less than the API waits. */
const RENEW_MS = 4 * 60_000;

/** Signs in with a passkey, by button or in the field's list. Nothing without browser support. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const done = useRef(onSignedIn);
  useEffect(() => {
    done.current = onSignedIn;
  });
  useOfferInField({ paused: busy, onSignedIn: done, onFault: setFault });

  if (!supportsPasskeys()) return null;
  const signIn = async () => {
    setFault(undefined);
    setBusy(true);
    try {
      await signInByPasskey();
      done.current();
    } catch (error) {
      setFault(passkeyFault(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {fault && (
        <Banner tone="error" role="alert">
          {fault}
        </Banner>
      )}
      <Button block loading={busy} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
    </>
  );
}

interface Offer {
  /** The button asks: a browser asks for one passkey at a time. */
  paused: boolean;
  onSignedIn: { readonly current: () => void };
  onFault: (fault: string) => void;
}

/** Renews the offer in the field before the API stops waiting. */
function useOfferInField({ paused, onSignedIn, onFault }: Offer): void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (paused) return;
    let withdrawn = false;
    const next = () => {
      if (!withdrawn) setRound(round + 1);
    };
    offerPasskeysInField().then(
      (answer) => {
        if (answer && !withdrawn) onSignedIn.current();
      },
      (error: unknown) => {
        if (withdrawn) return;
        onFault(passkeyFault(error));
        next();
      },
    );
    const timer = setTimeout(next, RENEW_MS);
    return () => {
      withdrawn = true;
      clearTimeout(timer);
      withdrawPasskeys();
    };
  }, [paused, round, onSignedIn, onFault]);
}
