import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, TextField, token } from 'design-system';
import { useId, useState } from 'react';
import { CurrentPassword } from '../../set-password/SetPasswordFirst.tsx';
import { words } from '../sheet-styles.ts';
import { FirstWords, faultAt, NOT_SHOWN, RecoveryCodes } from './RecoveryCodes.tsx';

const stack = css({ display: 'grid', gap: token.space[4] });
/** Authenticator apps need dark on light, in both themes. */
const qr = css({
  justifySelf: 'center',
  inlineSize: `calc(${token.size.popup} / 1.5)`,
  maxInlineSize: '100%',
  background: 'white',
  borderRadius: token.radius.sheet,
});
const secretStyles = css({ fontFamily: token.font.mono, overflowWrap: 'anywhere' });

const INVALIDATES = ['GET /api/auth/second-factor', 'GET /api/auth/sessions'] as const;

/** Sets up the second factor: password, app, then recovery codes, which only their button closes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const setUp = useSetUp();
  const { codes, app, busy, ready, password } = setUp;
  const closable = !busy && !codes;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closable && onClose()}
      closable={closable}
      title={codes ? 'Your recovery codes' : 'Set up two-step verification'}
      footer={
        codes ? (
          <Button variant="primary" onClick={onClose}>
            I’ve saved them
          </Button>
        ) : (
          <>
            <DialogClose disabled={busy} render={<Button>Cancel</Button>} />
            <Button variant="primary" type="submit" form={formId} loading={busy} disabled={!ready}>
              {app ? 'Turn on' : 'Continue'}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <div css={stack}>
          <RecoveryCodes codes={codes} />
        </div>
      ) : (
        <form id={formId} css={stack} onSubmit={(event) => void setUp.submit(event)}>
          {app ? (
            <CodeStep app={app} code={setUp.code} />
          ) : (
            <CurrentPassword value={password.value} error={password.fault} onValueChange={password.type} />
          )}
        </form>
      )}
    </Dialog>
  );
}

/** The password returns `app`; a code of the app returns `codes`. */
function useSetUp() {
  const { notify } = useHost();
  const begin = useApiMutation('POST /api/auth/second-factor');
  const confirm = useApiMutation('POST /api/auth/second-factor/confirm', { invalidates: [...INVALIDATES] });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [app, setApp] = useState<ResponseOf<'POST /api/auth/second-factor'>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const ready = (app ? code : password) !== '';
  const first = useSubmission({
    ready,
    run: () => begin.mutateAsync({ body: { current_password: password } }),
    onDone: setApp,
  });
  const second = useSubmission({
    ready,
    run: async (closed) => {
      const { recovery_codes } = await confirm.mutateAsync({ body: { code } });
      if (closed.aborted) notify(NOT_SHOWN);
      return recovery_codes;
    },
    onDone: setCodes,
  });
  const faults = faultAt(second.error);
  return {
    ...{ app, codes, ready },
    password: { value: password, fault: faultAt(first.error).password, type: typing(first.forget, setPassword) },
    code: { value: code, fault: faults.code ?? faults.password, type: typing(second.forget, setCode) },
    busy: first.busy || second.busy,
    submit: app ? second.submit : first.submit,
  };
}

const typing = (forget: () => void, take: (typed: string) => void) => (typed: string) => {
  forget();
  take(typed);
};

interface CodeStepProps {
  app: ResponseOf<'POST /api/auth/second-factor'>;
  code: ReturnType<typeof useSetUp>['code'];
}

/** The secret as a QR code and as text, to be confirmed by a code. */
function CodeStep({ app, code }: CodeStepProps) {
  return (
    <>
      <FirstWords>
        Scan this with an authenticator app (any will do), or enter the key by hand. Then enter the six digits that it shows.
      </FirstWords>
      <img css={qr} alt="QR code of the key below" src={`data:image/svg+xml,${encodeURIComponent(app.qr_svg)}`} />
      <p css={words}>
        Key: <code css={secretStyles}>{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Code from your app"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        // exempt from the source rules: six digits with blanks, where the call takes a recovery code too.
        maxLength={10}
        value={code.value}
        error={code.fault}
        onChange={({ target }) => code.type(target.value)}
      />
    </>
  );
}
