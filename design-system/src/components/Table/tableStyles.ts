import { css } from '@emotion/react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Rem; narrower cards have one column. */
const WIDE_CARD = 36;

/** A Sheet (`container: rows`) with less than `room` rem; `wide`: but more than a phone's. */
const lessRoomThan = (room: number) => ({
  any: `@container rows (width < ${room}rem)`,
  wide: `@container rows (${WIDE_CARD}rem <= width < ${room}rem)`,
});

/** Cards whose cells show their column's name (`data-label`). */
const cards = {
  '&, & tbody, & tr, & tbody th, & td': { display: 'block' },
  // Only sort buttons stay of the header.
  '& thead, & thead th': { display: 'block' },
  '& thead tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space[4],
    paddingInline: token.space[4],
  },
  '& thead tr:has(button, input)': { borderBlockEnd: `1px solid ${token.color.lineStrong}` },
  '& thead th': { padding: 0, border: 0 },
  '& thead th:not(:has(button, input))': visuallyHidden,
  '& tbody tr': { paddingBlock: token.space[3] },
  '& tbody tr + tr': { borderBlockStart: `1px solid ${token.color.lineStrong}` },
  '& tbody tr + tr > *': { borderBlockStart: 0 },
  '& tbody :is(th, td), & tbody :is(th, td)[data-align="end"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: token.space[3],
    alignItems: 'baseline',
    paddingBlock: token.space[1],
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& tbody :is(th, td)::before': { content: 'attr(data-label)', color: token.color.ink3, fontWeight: token.weight.regular },
  // A button aligns by its icon.
  '& tbody td:has(> div > button:only-child)': { alignItems: 'center' },
  '& tbody tr[data-space]': {
    padding: 0,
    border: 0,
    '& > td': { display: 'block', padding: 0, '&::before': { content: 'none' } },
  },
  // Continues the row above.
  '& tbody tr[data-detail]': { borderBlockStart: 0, paddingBlockStart: 0 },
  '& tbody tr[data-detail] > td': { display: 'block', '&::before': { content: 'none' } },
  // A label without a value.
  '& tbody td:has(> div:empty)': { display: 'none' },
  '& [data-phone="hide"]': { display: 'none' },
} as const;

/** A data table; on a phone each row is a card. */
export const tableStyles = css({
  inlineSize: '100%',
  fontSize: token.text.control,
  lineHeight: token.leading.body,
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { paddingBlock: token.space[3], paddingInline: token.space[4], textAlign: 'start', verticalAlign: 'middle' },
  '& :is(th, td)[data-align="end"]': { textAlign: 'end' },
  '& thead th': {
    paddingBlock: token.space[2],
    borderBlockEnd: `1px solid ${token.color.lineStrong}`,
    color: token.color.ink2,
    fontSize: token.text.small,
    fontWeight: token.weight.strong,
    whiteSpace: 'nowrap',
  },
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${token.color.line}` },
  // Breaks long words, such as addresses.
  '& tbody :is(th, td) > div': { maxInlineSize: token.size.dialog },
  '& tbody th': { fontWeight: token.weight.medium },
  '&[data-density="compact"] :is(th, td)': { paddingBlock: token.space[1], paddingInline: token.space[3] },
  // The keyboard's row.
  '& tbody tr:focus-visible': {
    outline: `2px solid ${token.color.accent}`,
    outlineOffset: '-2px',
    background: token.color.paper,
  },
  '& tbody tr[data-chosen]': { background: token.color.accentSoft },
  '& tbody tr[data-space] > td': { padding: 0, border: 0 },
  [media.hover]: { '& tbody tr:not([data-chosen], [data-space]):hover': { background: token.color.paper } },
  [media.phone]: cards,
});

/** Cards in containers below `room` rem, in two columns if wider than a phone. */
export const cardsIn = (room: number) =>
  css({
    [lessRoomThan(room).any]: cards,
    [lessRoomThan(room).wide]: {
      '& tbody tr:not([data-detail], [data-space])': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 2fr) minmax(0, 3fr))',
        columnGap: token.space[3],
      },
      '& tbody tr > :is(th, td), & tbody tr > td[data-align="end"]': { gridColumn: 'span 2', gridTemplateColumns: 'subgrid' },
      '& tbody tr > th': { gridColumn: '1 / -1', gridRow: 1, '& > div': { gridColumn: '2 / -1' } },
    },
  });

export const sortStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  minBlockSize: token.space[6],
  '@media (pointer: coarse)': { minBlockSize: token.size.target },
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '& svg': {
    flex: 'none',
    inlineSize: token.space[4],
    blockSize: token.space[4],
    strokeWidth: token.stroke.icon,
    color: token.color.ink3,
  },
  '&:hover': { color: token.color.ink },
  'th[aria-sort="ascending"] &, th[aria-sort="descending"] &': { color: token.color.ink, '& svg': { color: token.color.accent } },
});
