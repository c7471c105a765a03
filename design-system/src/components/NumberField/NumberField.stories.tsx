import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { NumberField } from './NumberField.tsx';

export default {
  title: 'Components/NumberField',
  component: NumberField,
  parameters: {
    keyboard: {
      NumberField: {
        'Up, Down': 'one step more or less',
      },
    },
  },
};

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function States() {
  return (
    <div css={column}>
      <NumberField label="Marks" min={1} max={20} defaultValue={5} />
      <NumberField label="Year" error="Please enter a valid year between 2000 and 2026." defaultValue={1999} />
    </div>
  );
}
