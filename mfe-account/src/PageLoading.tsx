import { LoadingRegion, Page, Skeleton, token } from 'design-system';

/** A page of the account while it is on the way. */
export function PageLoading() {
  return (
    <Page width="text" render={<LoadingRegion />}>
      <Skeleton shape="block" width="50%" height={token.space[10]} />
      <Skeleton shape="block" height="14rem" />
    </Page>
  );
}
