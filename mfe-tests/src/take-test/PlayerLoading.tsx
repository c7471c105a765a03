import { css } from '@emotion/react';
import { LoadingRegion, media, Skeleton, token } from 'design-system';
import { frame, layout } from './player-layout.ts';

const bar = css({
  minBlockSize: token.size.navbar,
  borderBlockEnd: `1px solid ${token.color.line}`,
  background: token.color.surface,
});
const navigator = css({
  display: 'grid',
  gridTemplateColumns: `repeat(4, ${token.size.target})`,
  gap: token.space[2],
  padding: token.space[1],
  [media.belowDesktop]: { display: 'flex' },
});

/** A test of which nothing is known yet: bar, navigator and sheet stand where they will be. */
export function PlayerLoading() {
  return (
    <LoadingRegion label="Loading the test" css={frame}>
      <div css={bar} />
      <div css={layout}>
        <div css={navigator}>
          {[1, 2, 3, 4, 5].map((number) => (
            <Skeleton key={number} shape="block" width={token.size.target} height={token.size.target} />
          ))}
        </div>
        <Skeleton shape="block" height="24rem" />
      </div>
    </LoadingRegion>
  );
}
