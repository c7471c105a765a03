import type { Today, TodayReply } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApiMutation } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { formatDate, Sheet, Typeset, token, VisuallyHidden } from 'design-system';
import type { ReactNode } from 'react';
import { WeeklyGoal } from '../weekly-goal/WeeklyGoal.tsx';
import { weekInWords } from './today-labels.ts';

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

export const cardStyles = css({ display: 'grid', gap: token.space[3], alignContent: 'start' });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });
export const cardLead = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small, maxInlineSize: token.measure });
const cardHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: token.space[3],
});

interface CardProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A sheet of today's page, named by its heading. */
export function Card({ id, title, action, children }: CardProps) {
  return (
    <Sheet css={cardStyles} render={<section aria-labelledby={id} />}>
      <div css={cardHead}>
        <h2 id={id} css={heading}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Sheet>
  );
}

/** This week's days against the plan's minutes. */
export function WeekCard({ today: { week, day, plan } }: { today: Today }) {
  return (
    <Card id="week-heading" title="This week">
      <p css={cardLead}>{weekInWords({ week, day })}</p>
      <ul css={bars}>
        {week.map(({ day: each, minutes }) => (
          <li key={each} css={[cell, each === day && today]} aria-current={each === day ? 'date' : undefined}>
            <span css={bar} aria-hidden="true">
              <span css={fill} style={{ blockSize: `${Math.min(100, Math.round((100 * minutes) / plan.minutes))}%` }} />
            </span>
            <span aria-hidden="true">{formatDate(each, 'weekdayLetter', 'UTC')}</span>
            <VisuallyHidden>
              {formatDate(each, 'weekdayName', 'UTC')}: {counted(minutes, 'minute')}
            </VisuallyHidden>
          </li>
        ))}
      </ul>
      <p css={made}>A full bar is {plan.minutes} minutes.</p>
      <WeeklyGoal goal={plan.weekly_minutes ?? null} minutes={week.reduce((sum, each) => sum + each.minutes, 0)} />
    </Card>
  );
}

/** The doubt's page shows the whole reply. */
const EXCERPT = '8rem';
const excerpt = css({
  maxBlockSize: EXCERPT,
  overflow: 'clip',
  fontSize: token.text.small,
  // Only longer replies fade out.
  maskImage: `linear-gradient(#000 calc(${EXCERPT} - ${token.space[8]}), transparent ${EXCERPT})`,
});
const plain = css({ margin: 0, whiteSpace: 'pre-line' });

/** A teacher's unread reply. */
export function ReplyCard({ reply: { notification_id, doubt_id, topic_name, html, text } }: { reply: TodayReply }) {
  const read = useApiMutation('POST /api/notifications/:id/read', { invalidates: ['GET /api/today'] });
  return (
    <Card id="reply-heading" title="A teacher answered">
      <p css={cardLead}>Your doubt on {topic_name}</p>
      <div css={excerpt}>{html ? <Typeset variant="prose" html={html} /> : <p css={plain}>{text}</p>}</div>
      <div>
        <LinkButton
          to={addressOf('doubts', {}, { hash: `doubt-${doubt_id}` })}
          onClick={() => read.mutate({ params: { id: String(notification_id) } })}
        >
          Read the answer
        </LinkButton>
      </div>
    </Card>
  );
}
