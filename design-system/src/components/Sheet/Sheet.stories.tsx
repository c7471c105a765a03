import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { Sheet } from './Sheet.tsx';

export default { title: 'Components/Sheet', component: Sheet };

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function Paddings() {
  return (
    <div css={column}>
      <Sheet>A sheet of paper on the desk.</Sheet>
      <Sheet padding="compact">A side card.</Sheet>
    </div>
  );
}
