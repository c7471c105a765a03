import { LoadingRegion, Skeleton, token } from 'design-system';
import { pageStyles } from './page-styles.ts';

/** A page of a test while nothing of it is known yet. */
export function PageLoading() {
  return (
    <LoadingRegion css={pageStyles}>
      <Skeleton shape="block" width="50%" height={token.space[10]} />
      <Skeleton shape="block" height="18rem" />
    </LoadingRegion>
  );
}
