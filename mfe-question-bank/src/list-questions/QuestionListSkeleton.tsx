import { css } from '@emotion/react';
import { LoadingRegion, Sheet, Skeleton, token } from 'design-system';

const row = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[8]} minmax(0, 1fr)`,
  padding: `${token.space[6]} ${token.space[8]}`,
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});
const lines = css({ display: 'grid', gap: token.space[3] });

/** Three questions' worth of paper. */
export function QuestionListSkeleton() {
  return (
    <LoadingRegion label="Loading questions">
      <Sheet padding="none">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} css={row}>
            <Skeleton width={token.space[4]} />
            <div css={lines}>
              <Skeleton width="90%" />
              <Skeleton width="60%" />
              <Skeleton width="30%" height={token.space[5]} shape="block" />
            </div>
          </div>
        ))}
      </Sheet>
    </LoadingRegion>
  );
}
