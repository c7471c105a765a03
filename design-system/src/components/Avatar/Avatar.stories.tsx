import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { Avatar } from './Avatar.tsx';

export default { title: 'Components/Avatar', component: Avatar };

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
export function States() {
  return (
    <div css={row}>
      <Avatar name="Asha" />
      <Avatar name="Élodie" unverified />
      <Avatar name="Ren" size="large" />
    </div>
  );
}
