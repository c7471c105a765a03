import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { LoadingRegion, Skeleton } from './Skeleton.tsx';

export default { title: 'Components/Skeleton', component: Skeleton };

const column = css({ display: 'grid', gap: token.space[5], maxInlineSize: token.size.dialog });
export function AQuestion() {
  return (
    <LoadingRegion label="Loading questions">
      <Sheet>
        <Skeleton width="70%" />
        <Skeleton width="45%" />
        <Skeleton width="60%" />
      </Sheet>
    </LoadingRegion>
  );
}
export function Shapes() {
  return (
    <div css={column}>
      <Skeleton />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="circle" />
    </div>
  );
}
