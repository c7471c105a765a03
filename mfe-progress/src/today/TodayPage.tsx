import type { Today } from '@api/contract';
import { css } from '@emotion/react';
import { useApi, usePageHead, useSession, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { type ClockReading, formatSeconds, useSecondsLeft } from '@shell/kit/countdown';
import { fieldsIn, storedDraft } from '@shell/kit/drafts';
import { Button, LoadingRegion, media, ownTimeZone, Page, PageHeader, Sheet, Skeleton, token } from 'design-system';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { ClassWorkCard, toDoOf } from './ClassWorkCard.tsx';
import { cardStyles, ReplyCard, WeekCard } from './SideCards.tsx';
import { TodayCard } from './TodayCard.tsx';
import { planInWords } from './today-labels.ts';

/** Stacks on narrow screens. */
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  gap: token.space[6],
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const column = css({ display: 'grid', gap: token.space[6], minInlineSize: 0 });

/** What to do today. Offline, as last read. */
export function TodayPage() {
  usePageHead({ title: 'Today' });
  const { id: userId = 0 } = useSession().user ?? {};
  const { variant } = useSite();
  const time_zone = ownTimeZone();
  const query = { variant, ...(time_zone !== undefined && { time_zone }) };
  const answer = useApi('GET /api/today', { query }, { staleTime: 0 });
  const classWork = useApi('GET /api/class-work', {}, { staleTime: 0 });
  const toDo = toDoOf(classWork.data?.assignments ?? []);
  useEffect(() => {
    if (answer.data) keepLastKnown(userId, answer.data);
  }, [answer.data, userId]);
  const failed = answer.fetchStatus === 'paused' || answer.isError;
  const saved = useMemo(() => (failed && !answer.data ? readLastKnown(userId) : null), [failed, answer.data, userId]);
  // Uses the monotonic clock, and stays right for a cached response.
  const readAt = useMemo(() => performance.now() - (Date.now() - answer.dataUpdatedAt), [answer.dataUpdatedAt]);
  return (
    <Answered answer={answer} saved={saved} title="Today" failed="What is for today did not load" skeleton={<TodaySkeleton />}>
      {(today, notice) =>
        // Set work comes first, so nothing may show that it would push down.
        classWork.isLoading ? (
          <TodaySkeleton />
        ) : (
          <Page>
            <PageHeader title={greetingAt(new Date().getHours())} description={planInWords(today.plan)} />
            {notice}
            {today.running_test && (
              <RunningTest
                test={today.running_test}
                // A saved copy doesn't know the time.
                clock={answer.data ? { serverTime: Date.parse(today.server_time), readAt } : null}
              />
            )}
            <div css={columns}>
              <div css={column}>
                {toDo.length > 0 && <ClassWorkCard toDo={toDo} />}
                <TodayCard today={today} />
              </div>
              <div css={column}>
                <WeekCard today={today} />
                {today.reply && <ReplyCard reply={today.reply} />}
              </div>
            </div>
          </Page>
        )
      }
    </Answered>
  );
}

function TodaySkeleton() {
  return (
    <Page render={<LoadingRegion label="Loading what is for today" />}>
      <div>
        <Skeleton shape="block" width="min(100%, 16rem)" height={token.space[10]} />
        <Skeleton width="min(100%, 30rem)" />
      </div>
      <div css={columns}>
        <Sheet css={cardStyles}>
          <Skeleton shape="block" width="60%" height={token.space[8]} />
          <Skeleton width="90%" />
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" height={token.space[16]} />
          ))}
          <Skeleton shape="block" width="80%" height={token.space[8]} />
        </Sheet>
        <div css={column}>
          <Sheet css={cardStyles}>
            <Skeleton shape="block" width="40%" height={token.space[8]} />
            <Skeleton width="80%" />
            <Skeleton shape="block" height={token.space[16]} />
          </Sheet>
        </div>
      </div>
    </Page>
  );
}

/** The page as last read, on this device, for offline use. */
const keptToday = (userId: number) =>
  storedDraft(userId, 'today', (stored) => {
    const isToday = ['things', 'plan', 'week'].every((name) => name in fieldsIn(stored));
    return isToday ? (stored as Today) : null;
  });

const readLastKnown = (userId: number): Today | null => keptToday(userId).read();

const keepLastKnown = (userId: number, today: Today): boolean => keptToday(userId).keep(today);

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[2]} ${token.space[3]}`,
  padding: `${token.space[3]} ${token.space[5]}`,
  borderRadius: token.radius.sheet,
  background: token.color.accentSoft,
  '& > svg': { flex: 'none' },
});
const words = css({ margin: 0, flex: '1 1 12rem', minInlineSize: 0, fontWeight: token.weight.medium });
const end = css({ display: 'flex', alignItems: 'center', gap: token.space[3], marginInlineStart: 'auto' });
const clockStyles = css({ fontSize: token.text.heading3, fontWeight: token.weight.strong, fontVariantNumeric: 'tabular-nums' });

interface RunningTestProps {
  test: NonNullable<Today['running_test']>;
  /** Null: the time left is unknown. */
  clock: Pick<ClockReading, 'serverTime' | 'readAt'> | null;
}

function RunningTest({ test: { slug, subject_name, topic_names, deadline }, clock }: RunningTestProps) {
  const { serverTime = 0, readAt = 0 } = clock ?? {};
  const seconds = useSecondsLeft({ deadline: clock && deadline ? Date.parse(deadline) : null, serverTime, readAt });
  return (
    <section css={strip} aria-label="Running test">
      <Timer aria-hidden="true" />
      <p css={words}>A test is running: {topic_names.length > 0 ? topic_names.join(', ') : subject_name}</p>
      <div css={end}>
        {seconds !== null && (
          <span css={clockStyles} role="timer" aria-label="Time left">
            {formatSeconds(seconds)}
          </span>
        )}
        <Button variant="primary" render={<Link to={addressOf('test', { slug })} />}>
          Back to the test
        </Button>
      </div>
    </section>
  );
}

const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 18;

export function greetingAt(hour: number): string {
  if (hour < MORNING || hour >= EVENING) return 'Good evening';
  return hour < AFTERNOON ? 'Good morning' : 'Good afternoon';
}
