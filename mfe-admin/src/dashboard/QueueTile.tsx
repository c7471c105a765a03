import { css } from '@emotion/react';
import { token } from 'design-system';
import { Link } from 'react-router-dom';
import type { QueueCard } from './queue-cards.ts';

const tile = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[1],
  blockSize: '100%',
  padding: token.space[5],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.sheet,
  background: token.color.surface,
  color: token.color.ink,
  textDecoration: 'none',
  transition: `border-color ${token.motion.state}`,
  '&:hover': { borderColor: token.color.accent },
  '&[data-late]': { borderColor: token.color.redPen, background: token.color.redPenSoft },
});
const label = css({ fontSize: token.text.control, fontWeight: token.weight.medium, color: token.color.ink2 });
const number = css({
  fontFamily: token.font.serif,
  fontSize: '2.5rem',
  lineHeight: 1.1,
  fontWeight: token.weight.heading,
  fontVariantNumeric: 'tabular-nums',
});
const note = css({
  fontSize: token.text.small,
  color: token.color.ink3,
  '[data-late] > &': { color: token.color.redPen, fontWeight: token.weight.medium },
});

/** How much waits in one queue, and the way to it. */
export function QueueTile({ card }: { card: QueueCard }) {
  return (
    <Link css={tile} to={card.to} data-late={card.late ? '' : undefined} data-queue={card.key}>
      <span css={label}>{card.label}</span>
      <span css={number}>{card.count ?? '–'}</span>
      <span css={note}>{card.note}</span>
    </Link>
  );
}
