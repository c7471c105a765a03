import { css } from '@emotion/react';
import { LoadingRegion, Skeleton, token } from 'design-system';

const page = css({
  display: 'grid',
  gap: token.space[5],
  maxInlineSize: token.size.page,
  marginInline: 'auto',
  paddingBlock: token.space[8],
  paddingInline: token.space[6],
});

/** The rough shape of any page while its module is on the way. */
export function PageSkeleton() {
  return (
    <LoadingRegion css={page}>
      <Skeleton shape="block" width="40%" height={token.space[10]} />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="12rem" />
    </LoadingRegion>
  );
}
