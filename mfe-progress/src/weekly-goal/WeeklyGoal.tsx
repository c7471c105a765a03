import { css } from '@emotion/react';
import { counted, onDemand, useApi } from '@shell/kit';
import { Button, ownTimeZone, ProgressBar, Sheet, Skeleton, token } from 'design-system';
import { type ReactNode, useState } from 'react';

const GoalDialog = onDemand(() => import('./GoalDialog.tsx').then((module) => module.GoalDialog));

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[2]} ${token.space[4]}` });
const bar = css({ flex: '1 1 14rem', minInlineSize: 0 });
const words = css({ margin: 0, flex: '1 1 14rem', color: token.color.ink2, fontSize: token.text.small });

interface WeeklyGoalProps {
  /** Per week; null: no goal. */
  goal: number | null;
  minutes: number;
  /** Without a goal, replaces the bar. */
  children?: ReactNode;
}

/** This week's minutes against the goal, or an offer to set one. */
export function WeeklyGoal({ goal, minutes, children }: WeeklyGoalProps) {
  const [open, setOpen] = useState(false);
  return (
    <div css={row}>
      {goal === null ? (
        children
      ) : (
        <ProgressBar
          css={bar}
          label={minutes >= goal ? 'Weekly goal reached' : 'Weekly goal'}
          showLabel
          detail={`${minutes} of ${goal} minutes`}
          value={minutes}
          max={goal}
        />
      )}
      <Button size="small" onClick={() => setOpen(true)}>
        {goal === null ? 'Set a weekly goal' : 'Change goal'}
      </Button>
      {open && <GoalDialog goal={goal} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** For the progress page; nothing if it fails to load. */
export function OwnWeeklyGoal() {
  const time_zone = ownTimeZone();
  const { data, isError } = useApi('GET /api/study-plan/week', { query: time_zone === undefined ? {} : { time_zone } });
  if (isError) return null;
  const minutes = data?.week.reduce((sum, day) => sum + day.minutes, 0) ?? 0;
  return (
    <Sheet padding="compact" render={<section aria-label="This week" />}>
      {data ? (
        <WeeklyGoal goal={data.weekly_minutes} minutes={minutes}>
          <p css={words}>{counted(minutes, 'minute')} of practice this week.</p>
        </WeeklyGoal>
      ) : (
        <Skeleton shape="block" height={token.size.control} />
      )}
    </Sheet>
  );
}
