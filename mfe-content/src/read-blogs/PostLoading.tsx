import { css } from '@emotion/react';
import { LoadingRegion, Skeleton, token } from 'design-system';
import { columnStyles } from './column-styles.ts';

const lines = css({ display: 'grid', gap: token.space[4] });

/** A post's title, image and first lines. */
export function PostLoading() {
  return (
    <LoadingRegion css={[columnStyles, lines]} label="Loading the post">
      <Skeleton shape="block" width="70%" height={token.space[10]} />
      <Skeleton shape="block" height="16rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </LoadingRegion>
  );
}
