import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { PasswordField } from './PasswordField.tsx';

export default {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: {
    keyboard: {
      PasswordField: {
        'Caps Lock': 'is named as long as it is on',
        'Enter, Space': 'shows the password or hides it, on the button at its end',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function States() {
  return (
    <div css={column}>
      <PasswordField label="Password" autoComplete="current-password" defaultValue="learn-2026!" />
      <PasswordField label="New password" autoComplete="new-password" error="Password should be at least 6 characters long" />
    </div>
  );
}
