import { css } from '@emotion/react';
import { Badge, token } from 'design-system';
import { sourceWords } from './order-words.ts';
import type { PaymentEvent } from './payment-event.ts';
import { secondOf } from './payment-event.ts';

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const step = css({
  position: 'relative',
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[6],
  paddingBlockEnd: token.space[5],
  borderInlineStart: `2px solid ${token.color.line}`,
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${token.space[1]} - 1px)`,
    insetBlockStart: token.space[1],
    inlineSize: token.space[2],
    blockSize: token.space[2],
    borderRadius: token.radius.full,
    background: token.color.accent,
  },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token.space[3],
  rowGap: token.space[1],
});
const what = css({ margin: 0, fontWeight: token.weight.strong, overflowWrap: 'anywhere' });
const quiet = css({
  margin: 0,
  fontSize: token.text.small,
  color: token.color.ink3,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** The events of an order in order: source, time, and whether they count yet. */
export function Timeline({ events }: { events: readonly PaymentEvent[] }) {
  return (
    <ol css={list} aria-label="Timeline">
      {events.map((event) => (
        <li key={event.id} css={step}>
          <div css={head}>
            <p css={what}>{event.type}</p>
            <Badge>{sourceWords(event.source)}</Badge>
            {event.says.includes('refund_failed') && <Badge tone="danger">Refund failed</Badge>}
            {event.says.includes('refund_pending') && <Badge tone="accent">Refund under way</Badge>}
            {event.applied_at === null && <Badge tone="warning">Waiting to be applied</Badge>}
          </div>
          <p css={quiet}>
            <time dateTime={event.occurred_at}>{secondOf(event.occurred_at)}</time>
            {event.actor && ` · ${event.actor}`}
            {event.payment_id && ` · ${event.payment_id}`}
          </p>
          {event.says.length > 0 && <p css={quiet}>Status: {event.says.join(', ').replaceAll('_', ' ')}</p>}
        </li>
      ))}
    </ol>
  );
}
