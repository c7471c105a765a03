import { css } from '@emotion/react';
import { media, token } from 'design-system';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { MouseEvent } from 'react';
import { PANEL_ID } from './StudyPanel.tsx';

/** Stands on the bar of the shell where there is one, and the page ends above it. */
const bar = css({
  display: 'none',
  [media.belowDesktop]: {
    position: 'sticky',
    insetBlockEnd: `calc(var(--bottom-bar) + ${token.space[3]})`,
    zIndex: token.layer.sticky,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.control,
  paddingInline: token.space[5],
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.full,
  background: token.color.surface,
  color: token.color.ink,
  fontSize: token.text.control,
  fontWeight: token.weight.strong,
  textDecoration: 'none',
  boxShadow: token.shadow.dialog,
  pointerEvents: 'auto',
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
});

function goToPanel(event: MouseEvent) {
  const panel = document.getElementById(PANEL_ID);
  if (!panel) return;
  event.preventDefault();
  panel.scrollIntoView({ block: 'start' });
  panel.focus({ preventScroll: true });
}

/** Where the panel stands below the question: the way to it, in reach of a thumb. */
export function StudyBar() {
  return (
    <div css={bar}>
      <a css={link} href={`#${PANEL_ID}`} onClick={goToPanel}>
        <LifeBuoy aria-hidden="true" />
        Hint, mark scheme, solution
      </a>
    </div>
  );
}
