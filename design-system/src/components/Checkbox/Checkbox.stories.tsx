import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { Checkbox } from './Checkbox.tsx';

export default {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    keyboard: {
      Checkbox: {
        Space: 'ticks it, or takes the tick away',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function States() {
  return (
    <div css={column}>
      <Checkbox label="Not completed" />
      <Checkbox label="I accept the terms" defaultChecked help="One subscription per student." />
      <Checkbox label="All topics" indeterminate />
      <Checkbox label="I accept the terms" error="Please accept the terms to go on." />
      <Checkbox label="Staff only" disabled />
      <Checkbox label="Always on" disabled defaultChecked />
    </div>
  );
}
