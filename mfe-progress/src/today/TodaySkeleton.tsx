import { LoadingRegion, Page, Sheet, Skeleton, token } from 'design-system';
import { cardStyles } from './cardStyles.ts';
import { columns, sideColumn } from './layoutStyles.ts';

/** The page before anything is known: greeting, the day's card with its rows, the week. */
export function TodaySkeleton() {
  return (
    <Page render={<LoadingRegion label="Loading what is for today" />}>
      <div>
        <Skeleton shape="block" width="min(100%, 16rem)" height={token.space[10]} />
        <Skeleton width="min(100%, 30rem)" />
      </div>
      <div css={columns}>
        <Sheet css={cardStyles}>
          <Skeleton shape="block" width="60%" height={token.space[8]} />
          <Skeleton width="90%" />
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" height={token.space[16]} />
          ))}
          <Skeleton shape="block" width="80%" height={token.space[8]} />
        </Sheet>
        <div css={sideColumn}>
          <Sheet css={cardStyles}>
            <Skeleton shape="block" width="40%" height={token.space[8]} />
            <Skeleton width="80%" />
            <Skeleton shape="block" height={token.space[16]} />
          </Sheet>
        </div>
      </div>
    </Page>
  );
}
