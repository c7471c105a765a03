import { css } from '@emotion/react';

import { token } from '../../tokens/token.ts';
import { DateTime } from './DateTime.tsx';

export default { title: 'Components/DateTime', component: DateTime };

const AT = '2026-11-29T13:35:09Z';
const column = css({ display: 'grid', gap: token.space[3] });
export function Formats() {
  return (
    <div css={column}>
      <DateTime at={AT} />
      <DateTime at={AT} format="longDate" />
      <DateTime at={AT} format="dateTime" timeZone="UTC" />
      <DateTime at={AT} format="weekdayTime" timeZone="Asia/Tokyo" />
    </div>
  );
}
