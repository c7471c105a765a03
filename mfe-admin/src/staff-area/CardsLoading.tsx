import { css } from '@emotion/react';
import { LoadingRegion, Sheet, Skeleton, token } from 'design-system';

const list = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });
const card = css({ display: 'grid', gap: token.space[4] });

/** A list of cards while it loads. */
export function CardsLoading({ label }: { label: string }) {
  return (
    <LoadingRegion css={list} label={label}>
      {['first', 'second', 'third'].map((key) => (
        <Sheet key={key}>
          <div css={card}>
            <Skeleton width="30%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
            <Skeleton shape="block" height={token.space[12]} />
          </div>
        </Sheet>
      ))}
    </LoadingRegion>
  );
}
