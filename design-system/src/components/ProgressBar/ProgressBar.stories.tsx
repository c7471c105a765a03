import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { ProgressBar } from './ProgressBar.tsx';

export default { title: 'Components/ProgressBar', component: ProgressBar };

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function States() {
  return (
    <div css={column}>
      <ProgressBar label="Functions" showLabel detail="31/88" value={31} max={88} />
      <ProgressBar label="Statistics and probability" showLabel detail="0/81" value={0} max={81} />
      <ProgressBar label="Uploading your answer sheet" showLabel detail="64 %" value={64} tone="accent" />
    </div>
  );
}
