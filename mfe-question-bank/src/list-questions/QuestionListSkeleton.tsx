import { css } from '@emotion/react';
import { LoadingRegion, Sheet, Skeleton, token } from 'design-system';

const row = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[8]} minmax(0, 1fr)`,
  padding: `${token.space[6]} ${token.space[8]}`,
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});
const lines = css({ display: 'grid', gap: token.space[3] });

export function QuestionListSkeleton({ questions = 3, label = 'Loading questions' }: { questions?: number; label?: string }) {
  return (
    <LoadingRegion label={label}>
      <Sheet padding="none">
        {Array.from({ length: questions }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <div key={place} css={row}>
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
