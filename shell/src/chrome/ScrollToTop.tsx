import { css } from '@emotion/react';
import { IconButton, token } from 'design-system';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useSyncExternalStore } from 'react';

/** Pixels. Specification part 1, section 9. */
const THRESHOLD = 60;

const corner = css({
  position: 'fixed',
  insetBlockEnd: `calc(${token.space[6]} + var(--bottom-bar) + var(--page-bar))`,
  insetInlineEnd: token.space[6],
  zIndex: token.layer.sticky,
  borderRadius: token.radius.full,
  background: token.color.surface,
  border: `1px solid ${token.color.lineStrong}`,
  boxShadow: token.shadow.sheet,
  '@media print': { display: 'none' },
});

export function ScrollToTop() {
  const scrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
  if (!scrolled) return null;
  return (
    <IconButton
      label="Scroll to top"
      icon={<ArrowUp />}
      css={corner}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  );
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
