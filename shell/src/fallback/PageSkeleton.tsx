import { css } from '@emotion/react';
import { LoadingRegion, Page, Skeleton, token } from 'design-system';

const page = css({ gap: token.space[5] });

/** The rough shape of any page while its module is on the way. */
export function PageSkeleton() {
  return (
    <Page css={page} render={<LoadingRegion />}>
      <Skeleton shape="block" width="40%" height={token.space[10]} />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="12rem" />
    </Page>
  );
}
