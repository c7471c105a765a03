import { css, keyframes } from '@emotion/react';
import { token } from '../../tokens/token.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

const styles = css({
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  flex: 'none',
  borderRadius: token.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} calc(${token.motion.shimmer} / 2) linear infinite`,
});

/** The ring in a busy button. Lists and pages show a Skeleton instead. */
export function Spinner() {
  return <span css={styles} aria-hidden="true" />;
}
