import type { Today } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Sheet, token, VisuallyHidden } from 'design-system';
import { cardHeading, cardLead, cardStyles } from './cardStyles.ts';
import { dayInWords } from './days.ts';
import { weekInWords } from './today-words.ts';

const bars = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const cell = css({
  display: 'grid',
  gap: token.space[1],
  justifyItems: 'center',
  color: token.color.ink3,
  fontSize: token.text.caption,
});
const bar = css({
  inlineSize: '100%',
  blockSize: token.size.target,
  display: 'flex',
  alignItems: 'end',
  overflow: 'clip',
  borderRadius: token.radius.control,
  background: token.color.sunken,
});
const fill = css({ inlineSize: '100%', background: token.color.accent, opacity: 0.8 });
const today = css({ color: token.color.ink, fontWeight: token.weight.strong });
const made = css({ margin: 0, color: token.color.ink3, fontSize: token.text.caption });

/** Each day of this week against the minutes of the plan. */
export function WeekCard({ today: { week, day, plan } }: { today: Today }) {
  return (
    <Sheet css={cardStyles} render={<section aria-labelledby="week-heading" />}>
      <h2 id="week-heading" css={cardHeading}>
        This week
      </h2>
      <p css={cardLead}>{weekInWords({ week, day })}</p>
      <ul css={bars}>
        {week.map(({ day: each, minutes }) => (
          <li key={each} css={[cell, each === day && today]} aria-current={each === day ? 'date' : undefined}>
            <span css={bar} aria-hidden="true">
              <span css={fill} style={{ blockSize: `${Math.min(100, Math.round((100 * minutes) / plan.minutes))}%` }} />
            </span>
            <span aria-hidden="true">{dayInWords(each, { weekday: 'narrow' })}</span>
            <VisuallyHidden>
              {dayInWords(each, { weekday: 'long' })}: {counted(minutes, 'minute')}
            </VisuallyHidden>
          </li>
        ))}
      </ul>
      <p css={made}>A full bar is {plan.minutes} minutes.</p>
    </Sheet>
  );
}
