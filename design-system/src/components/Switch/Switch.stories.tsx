import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { Switch } from './Switch.tsx';

export default {
  title: 'Components/Switch',
  component: Switch,
  parameters: {
    keyboard: {
      Switch: {
        Space: 'turns it on or off',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function States() {
  return (
    <div css={column}>
      <Switch label="Hide the clock" />
      <Switch label="Keyboard shortcuts" defaultChecked help="Press ? to see them." />
      <Switch label="Visible to users" disabled />
    </div>
  );
}
