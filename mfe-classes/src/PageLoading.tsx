import { LoadingRegion, Page, Skeleton, token } from 'design-system';

/** A page of this module while its code or its data is on its way. */
export function PageLoading({ width = 'wide' }: { width?: 'wide' | 'text' }) {
  return (
    <Page width={width} render={<LoadingRegion />}>
      <Skeleton shape="block" width="40%" height={token.space[10]} />
      <Skeleton shape="block" height="18rem" />
    </Page>
  );
}
