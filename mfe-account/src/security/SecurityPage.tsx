import { css } from '@emotion/react';
import { token } from 'design-system';
import { PasswordSheet } from './PasswordSheet.tsx';
import { PasskeysSheet } from './passkeys/PasskeysSheet.tsx';
import { SessionsSheet } from './SessionsSheet.tsx';
import { SecondFactorSheet } from './second-factor/SecondFactorSheet.tsx';

const stack = css({ display: 'grid', gap: token.space[5] });

/** Password, second factor, passkeys and sessions. */
export function SecurityPage() {
  return (
    <div css={stack}>
      <PasswordSheet />
      <SecondFactorSheet />
      <PasskeysSheet />
      <SessionsSheet />
    </div>
  );
}
