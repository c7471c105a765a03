import type { Today } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, onDemand, useApiMutation, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, ownTimeZone, token } from 'design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type RunPurpose, useBeginRun } from './begin-run.tsx';
import { Card, cardLead } from './SideCards.tsx';
import { TaskRow } from './TaskRow.tsx';
import { dayInShort } from './today-labels.ts';

const PlanDialog = onDemand(() => import('./PlanDialog.tsx').then((module) => module.PlanDialog));
const TopicDialog = onDemand(() => import('./TopicDialog.tsx').then((module) => module.TopicDialog));

const rows = css({ margin: 0, padding: 0, listStyle: 'none' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  borderBlockStart: `1px solid ${token.color.line}`,
  paddingBlockStart: token.space[4],
});
const footLabel = css({ color: token.color.ink2, fontSize: token.text.small, marginInlineEnd: token.space[1] });
/** Aligns the label, without affecting the line's height. */
const change = css({
  marginBlock: `calc(-1 * ${token.space[2]})`,
  marginInline: `calc(-1 * ${token.space[3]})`,
});
const nothing = css({ margin: 0, paddingBlock: token.space[4] });

const SHORT = 10;
const HALF_HOUR = 30;

/** At most three tasks, or minutes of a topic instead. */
export function TodayCard({ today }: { today: Today }) {
  const [dialog, setDialog] = useState<'plan' | 'topic' | null>(null);
  const { begin, pending } = useBeginRun();
  const skip = useSkip();
  const { plan, things } = today;
  const isPending = (purpose: RunPurpose) =>
    pending !== null && Object.entries(purpose).every(([name, value]) => pending[name as keyof typeof pending] === value);
  const quick = (minutes: number, label: string) => (
    <Button
      size="small"
      loading={isPending({ kind: 'minutes', minutes })}
      disabled={pending !== null}
      onClick={() => begin({ kind: 'minutes', minutes })}
    >
      {label}
    </Button>
  );
  return (
    <Card
      id="today-heading"
      title={titleOf(today)}
      action={
        <Button css={change} variant="quiet" size="small" onClick={() => setDialog('plan')}>
          Change the plan
        </Button>
      }
    >
      {things.length > 0 ? (
        <p css={cardLead}>{dayInShort(today)}</p>
      ) : (
        <Nothing today={today} onChange={() => setDialog('plan')} />
      )}
      {things.length > 0 && (
        <ol css={rows}>
          {things.map((thing, index) => (
            <TaskRow
              key={thing.key}
              thing={thing}
              place={index + 1}
              severalCourses={plan.courses.length > 1}
              pending={(thing.kind === 'due' || thing.kind === 'new') && isPending({ kind: thing.kind })}
              busy={pending !== null}
              onBegin={begin}
              onSkip={skip.one}
            />
          ))}
        </ol>
      )}
      {today.minutes_to_meet_all !== null && (
        <p css={cardLead}>
          With {plan.minutes} minutes a day, you won’t reach every topic before your first paper; about{' '}
          {today.minutes_to_meet_all} would cover them all. Topics worth the most marks come first.
        </p>
      )}
      {plan.courses.length > 0 && (
        <div css={foot}>
          <span css={footLabel}>Or choose:</span>
          {quick(SHORT, 'Ten minutes')}
          {quick(HALF_HOUR, 'Half an hour')}
          <Button size="small" disabled={pending !== null} onClick={() => setDialog('topic')}>
            A topic
          </Button>
          {today.skipped && (
            <Button variant="quiet" size="small" onClick={skip.none}>
              Show postponed tasks
            </Button>
          )}
        </div>
      )}
      {dialog === 'plan' && <PlanDialog plan={plan} day={today.day} onClose={() => setDialog(null)} />}
      {dialog === 'topic' && <TopicDialog courses={plan.courses} onClose={() => setDialog(null)} />}
    </Card>
  );
}

function titleOf({ plan, minutes_done, things }: Today): string {
  if (plan.courses.length === 0) return 'Today';
  if (things.length === 0 && minutes_done > 0) return 'Done for today';
  return minutes_done > 0
    ? `Today, ${minutes_done} of about ${plan.minutes} minutes done`
    : `Today, about ${plan.minutes} minutes`;
}

function Nothing({ today: { plan, minutes_done, skipped }, onChange }: { today: Today; onChange: () => void }) {
  if (plan.courses.length === 0) {
    return (
      <>
        <p css={nothing}>Which courses do you take? We’ll plan this page around them.</p>
        <div>
          <Button variant="primary" onClick={onChange}>
            Choose your courses
          </Button>
        </div>
      </>
    );
  }
  if (skipped) return <p css={nothing}>You’ve postponed everything. It’ll be back tomorrow.</p>;
  if (minutes_done > 0) return <p css={nothing}>All done. We’ll bring these questions back before you forget them.</p>;
  return (
    <>
      <p css={nothing}>Nothing is due and there’s nothing new left. Take the day off, or choose a topic.</p>
      <div>
        <Button render={<Link to={addressOf('question-list')} />}>Look through the questions</Button>
      </div>
    </>
  );
}

function useSkip() {
  const host = useHost();
  const skip = useApiMutation('PUT /api/study-plan/skips', { invalidates: ['GET /api/today'] });
  const onError = (error: Error) => host.notify({ tone: 'error', text: messageOf(error) });
  const time_zone = ownTimeZone();
  const zoned = time_zone === undefined ? {} : { time_zone };
  return {
    one: (key: string) => skip.mutate({ body: { key, ...zoned } }, { onError }),
    none: () => skip.mutate({ body: { none: true } }, { onError }),
  };
}
