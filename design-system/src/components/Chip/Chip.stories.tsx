import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { Chip } from './Chip.tsx';

export default {
  title: 'Components/Chip',
  component: Chip,
  parameters: {
    keyboard: {
      Chip: {
        'Enter, Space': 'removes it, on its cross',
      },
    },
  },
};

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
export function States() {
  return (
    <div css={row}>
      <Chip>Functions</Chip>
      <Chip onRemove={() => {}}>Quadratics</Chip>
    </div>
  );
}
