import { css } from '@emotion/react';
import { media, token } from 'design-system';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { MouseEvent } from 'react';
import { PANEL_ID } from './StudyPanel.tsx';

/** Where the panel is beside the question, nothing leads to it. */
const link = css({
  display: 'none',
  [media.belowDesktop]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[2],
    minBlockSize: token.size.control,
    paddingInline: token.space[3],
    borderRadius: token.radius.control,
    background: token.color.accentSoft,
    color: token.color.accent,
    fontSize: token.text.control,
    fontWeight: token.weight.strong,
    textDecoration: 'none',
    '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  },
});

function goToPanel(event: MouseEvent) {
  const panel = document.getElementById(PANEL_ID);
  if (!panel) return;
  event.preventDefault();
  panel.scrollIntoView({ block: 'start' });
  panel.focus({ preventScroll: true });
}

/** Where the panel is below the question: the way to hint, mark scheme and solution, in reach of a thumb. */
export function HelpLink() {
  return (
    <a css={link} href={`#${PANEL_ID}`} onClick={goToPanel}>
      <LifeBuoy aria-hidden="true" />
      Help
    </a>
  );
}
