import { css } from '@emotion/react';
import { LoadingRegion, Page, Skeleton, token } from 'design-system';

const lines = css({ gap: token.space[4] });
const image = css({ aspectRatio: '5 / 2', borderRadius: token.radius.sheet });

/** An outline of title, image and first lines. */
export function PostLoading() {
  return (
    <Page width="text" css={lines} render={<LoadingRegion label="Loading the post" />}>
      <Skeleton shape="block" width="70%" height={token.space[10]} />
      <Skeleton shape="block" css={image} />
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </Page>
  );
}
