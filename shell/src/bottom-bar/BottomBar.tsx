import { css, Global } from '@emotion/react';
import { media, pageFrame, token } from 'design-system';
import type { ReactNode } from 'react';

/**
 * A strip along the lower edge, as tall as its two lines. It moves nothing when it comes: the room under it is added below the footer. What
 * else is at the lower edge sits on `--bottom-bar`, and what has the focus keeps clear of it.
 */
const HEIGHT = `calc(${token.space[16]} + env(safe-area-inset-bottom))`;
const room = {
  html: { '--bottom-bar': HEIGHT, scrollPaddingBlockEnd: `calc(${HEIGHT} + var(--page-bar) + ${token.space[4]})` },
  body: { paddingBlockEnd: HEIGHT },
  '@media print': { body: { paddingBlockEnd: 0 } },
};
const bar = css({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: token.layer.sticky,
  blockSize: HEIGHT,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${token.color.lineStrong}`,
  background: token.color.surface,
  '@media print': { display: 'none' },
});
const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  blockSize: '100%',
  [media.phone]: { paddingInline: token.space[4] },
  '& > svg': {
    flex: 'none',
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    color: token.color.accent,
  },
});
/** The two lines of such a strip. */
export const barWords = css({ flex: 1, minInlineSize: 0, display: 'grid', lineHeight: token.leading.tight });
/** The quiet one of them. */
export const barName = css({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: token.text.small,
  color: token.color.ink2,
  '& a': { color: 'inherit' },
});
/** The strong one. */
export const barStrong = css({ fontWeight: token.weight.heading, fontVariantNumeric: 'tabular-nums' });

/** A strip with a sign, two lines and what can be done. Only one shows at a time. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} css={bar}>
      <Global styles={room} />
      <div css={[pageFrame, inner]}>{children}</div>
    </section>
  );
}
