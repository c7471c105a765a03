import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';

export default { title: 'Components/DifficultyBadge', component: DifficultyBadge };

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
export function All() {
  return (
    <div css={row}>
      <DifficultyBadge difficulty="Easy" />
      <DifficultyBadge difficulty="Medium" />
      <DifficultyBadge difficulty="Hard" />
    </div>
  );
}
