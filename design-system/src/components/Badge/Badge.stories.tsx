import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { Badge } from './Badge.tsx';

export default { title: 'Components/Badge', component: Badge };

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
export function Tones() {
  return (
    <div css={row}>
      <Badge>Free</Badge>
      <Badge tone="accent">Staff</Badge>
      <Badge tone="success">Attempted</Badge>
      <Badge tone="skipped">Skipped</Badge>
      <Badge tone="warning">Flagged</Badge>
      <Badge tone="danger">Not verified</Badge>
    </div>
  );
}
