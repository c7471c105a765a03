import { LoadingRegion, Page, Skeleton, token } from 'design-system';

/** A page of this module while its code is on its way. */
export function PageLoading() {
  return (
    <Page width="sheet" render={<LoadingRegion />}>
      <Skeleton shape="block" width="50%" height={token.space[10]} />
      <Skeleton shape="block" height="18rem" />
    </Page>
  );
}
