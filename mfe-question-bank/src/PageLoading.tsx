import { css } from '@emotion/react';
import { LoadingRegion, Skeleton, token } from 'design-system';
import { pageStyles } from './page-styles.ts';

const rows = css({ display: 'grid', gap: token.space[5] });

/** A page of the bank while nothing of it is known yet: its bar, its title, its sheet. */
export function PageLoading() {
  return (
    <LoadingRegion css={[pageStyles, rows]}>
      <Skeleton shape="block" height={token.space[8]} />
      <Skeleton shape="block" width="40%" height={token.space[10]} />
      <Skeleton shape="block" height="16rem" />
    </LoadingRegion>
  );
}
