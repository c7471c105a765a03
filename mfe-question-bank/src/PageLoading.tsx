import { css } from '@emotion/react';
import { LoadingRegion, Page, Skeleton, token } from 'design-system';

const rows = css({ gap: token.space[5] });

export function PageLoading() {
  return (
    <Page css={rows} render={<LoadingRegion />}>
      <Skeleton shape="block" height={token.space[8]} />
      <Skeleton shape="block" width="40%" height={token.space[10]} />
      <Skeleton shape="block" height="16rem" />
    </Page>
  );
}
