import type { Today } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, usePageHead, useSession, useSite } from '@shell/kit';
import { fieldsIn, keptDraft } from '@shell/kit/kept-work';
import {
  Banner,
  Button,
  ErrorState,
  LoadingRegion,
  media,
  ownTimeZone,
  Page,
  PageHeader,
  Sheet,
  Skeleton,
  token,
} from 'design-system';
import { useEffect, useMemo } from 'react';
import { greetingAt } from './days.ts';
import { RunningTest } from './RunningTest.tsx';
import { cardStyles, ReplyCard, WeekCard } from './SideCards.tsx';
import { TodayCard } from './TodayCard.tsx';
import { planInWords } from './today-labels.ts';

/** The day at the left, the week and what teachers sent beside it; one below the other where there is less room. */
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  gap: token.space[6],
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const sideColumn = css({ display: 'grid', gap: token.space[6], minInlineSize: 0 });

/** What to do today: at most three things, the week, and what others have sent. Without a network as it was last read. */
export function TodayPage() {
  usePageHead({ title: 'Today' });
  const { id: userId = 0 } = useSession().user ?? {};
  const { variant } = useSite();
  const time_zone = ownTimeZone();
  const query = { variant, ...(time_zone !== undefined && { time_zone }) };
  const answer = useApi('GET /api/today', { query }, { staleTime: 0 });
  useEffect(() => {
    if (answer.data) keepLastKnown(userId, answer.data);
  }, [answer.data, userId]);
  // Offline, a first read waits and continues when the network is back.
  const offline = answer.fetchStatus === 'paused';
  const failed = offline || answer.isError;
  const known = useMemo(() => (failed && !answer.data ? readLastKnown(userId) : null), [failed, answer.data, userId]);
  const again = (
    <Button size="small" loading={answer.isFetching} onClick={() => void answer.refetch()}>
      Try again
    </Button>
  );
  const today = answer.data ?? known;
  if (today) {
    return (
      <TodayInView today={today}>
        {failed && (
          <Banner tone="warning" title={offline ? 'You are offline' : 'Couldn’t refresh'} action={again}>
            Below is what was there before.
          </Banner>
        )}
      </TodayInView>
    );
  }
  if (!failed) return <TodaySkeleton />;
  return (
    <Page>
      <PageHeader title="Today" />
      <ErrorState
        title={offline ? 'You are offline' : 'What is for today did not load'}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      >
        {offline ? 'This loads by itself as soon as there is a connection.' : messageOf(answer.error)}
      </ErrorState>
    </Page>
  );
}

function TodayInView({ today, children }: { today: Today; children: React.ReactNode }) {
  return (
    <Page>
      <PageHeader title={greetingAt(new Date().getHours())} description={planInWords(today.plan)} />
      {children}
      {today.running_test && <RunningTest key={today.server_time} test={today.running_test} serverTime={today.server_time} />}
      <div css={columns}>
        <TodayCard today={today} />
        <div css={sideColumn}>
          <WeekCard today={today} />
          {today.reply && <ReplyCard reply={today.reply} />}
        </div>
      </div>
    </Page>
  );
}

/** The page before anything is known: greeting, the day's card with its rows, the week. */
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
        <div css={sideColumn}>
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

/** The page as last read, kept on this device for its learner and shown offline. */
const keptToday = (userId: number) =>
  keptDraft(userId, 'today', (stored) => {
    const isToday = ['things', 'plan', 'week'].every((name) => name in fieldsIn(stored));
    return isToday ? (stored as Today) : null;
  });

const readLastKnown = (userId: number): Today | null => keptToday(userId).read();

const keepLastKnown = (userId: number, today: Today): boolean => keptToday(userId).keep(today);
