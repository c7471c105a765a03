import { css } from '@emotion/react';
import { LoadingRegion, Skeleton, token } from 'design-system';

const lines = css({ display: 'grid', gap: token.space[4], paddingBlock: token.space[4] });

/** While an answer is on its way, or what shows it. */
export function AnswerLoading() {
  return (
    <LoadingRegion css={lines} label="Loading the answer">
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="70%" />
    </LoadingRegion>
  );
}
