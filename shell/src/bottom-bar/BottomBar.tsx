import { css, Global } from '@emotion/react';
import { media, pageFrame, token } from 'design-system';
import type { ReactNode } from 'react';

/** A strip of two lines at the lower edge. Others at that edge sit on `--bottom-bar`, and the footer makes room. */
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
export const barWords = css({ flex: 1, minInlineSize: 0, display: 'grid', lineHeight: token.leading.tight });
export const barName = css({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: token.text.small,
  color: token.color.ink2,
  '& a': { color: 'inherit' },
});
export const barStrong = css({ fontWeight: token.weight.heading, fontVariantNumeric: 'tabular-nums' });

/** A strip with an icon, two lines and actions. Only one shows at a time. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} css={bar}>
      <Global styles={room} />
      <div css={[pageFrame, inner]}>{children}</div>
    </section>
  );
}
