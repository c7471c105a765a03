import { css } from '@emotion/react';
import { token } from 'design-system';
import type { LucideIcon } from 'lucide-react';

const reasonsGrid = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${token.size.popup}), 1fr))`,
  gap: token.space[8],
});
const reason = css({ display: 'grid', gap: token.space[2], alignContent: 'start' });
const icon = css({
  inlineSize: token.space[6],
  blockSize: token.space[6],
  color: token.color.accent,
  strokeWidth: token.stroke.icon,
});
const reasonTitle = css({ fontSize: token.text.heading3, fontWeight: token.weight.strong });
const reasonText = css({ color: token.color.ink2, maxInlineSize: token.measure });

export interface Reason {
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** Reasons side by side, with icons. */
export function Reasons({ items }: { items: readonly Reason[] }) {
  return (
    <div css={reasonsGrid}>
      {items.map(({ Icon, title, text }) => (
        <div key={title} css={reason}>
          <Icon css={icon} aria-hidden="true" />
          <h3 css={reasonTitle}>{title}</h3>
          <p css={reasonText}>{text}</p>
        </div>
      ))}
    </div>
  );
}
