import { LoadingRegion, Page, Skeleton, token } from 'design-system';

/** A page of a test while nothing of it is known yet. */
export function PageLoading() {
  return (
    <Page width="sheet" render={<LoadingRegion />}>
      <Skeleton shape="block" width="50%" height={token.space[10]} />
      <Skeleton shape="block" height="18rem" />
    </Page>
  );
}
