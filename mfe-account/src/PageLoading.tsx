import { LoadingRegion, Skeleton, token } from 'design-system';
import { pageStyles } from './page-styles.ts';

/** A page of the account while it is on the way. */
export function PageLoading() {
  return (
    <LoadingRegion css={pageStyles}>
      <Skeleton shape="block" width="50%" height={token.space[10]} />
      <Skeleton shape="block" height="14rem" />
    </LoadingRegion>
  );
}
