import { css } from '@emotion/react';
import { LoadingRegion, media, Skeleton, token } from 'design-system';

/** In rem of 16 px; narrower bars show text only. */
export const wordsAlone = '@media (max-width: 23.99rem)';

/** Top bar, question, buttons. */
export const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvb',
});
/** The navigator is beside the question, or above it on narrow screens. */
export const layout = css({
  // The tools are on the button bar.
  '--bottom-bar': `calc(${token.size.control} + 2 * ${token.space[3]} + 1px)`,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'start',
  gap: token.space[12],
  inlineSize: '100%',
  maxInlineSize: token.size.page,
  marginInline: 'auto',
  paddingBlock: token.space[8],
  paddingInline: token.size.margin,
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4], paddingBlock: token.space[4] },
  [media.phone]: { paddingInline: token.space[3] },
  // An open tool is at the right of the question.
  [media.desktop]: {
    '&:has([data-tool-dock])': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: token.space[4],
      maxInlineSize: 'none',
      paddingInlineStart: `max(${token.size.margin}, (100vw - ${token.size.page}) / 2)`,
      paddingInlineEnd: `calc(max(${token.space[6]}, (100vw - ${token.size.page}) / 2) + ${token.size.dock} + ${token.space[6]})`,
    },
  },
});

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
