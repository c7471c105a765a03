import { LoadingRegion, Page, Sheet, Skeleton, token } from 'design-system';
import { courseBar } from './CourseTabs.tsx';

const ROWS = [1, 2, 3, 4, 5];

/** A course's progress before anything is known of it: bar, title, figures, rows. */
export function ProgressSkeleton() {
  return (
    <>
      <div css={courseBar} />
      <Page render={<LoadingRegion label="Loading the progress" />}>
        <Skeleton shape="block" width="min(100%, 12rem)" height={token.space[10]} />
        <Skeleton shape="block" width="min(100%, 36rem)" height={token.space[6]} />
        <Sheet>
          <Skeleton shape="block" height={token.space[16]} />
        </Sheet>
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" height={token.space[8]} />
        ))}
      </Page>
    </>
  );
}
