import type { Today } from '@api/contract';
import { messageOf, useApi, usePageHead, useSession, useSite } from '@shell/kit';
import { Banner, Button, ErrorState, Page, PageHeader } from 'design-system';
import { useEffect, useMemo } from 'react';
import { greetingAt, ownTimeZone } from './days.ts';
import { keepLastKnown, readLastKnown } from './last-known.ts';
import { columns, sideColumn } from './layoutStyles.ts';
import { ReplyCard } from './ReplyCard.tsx';
import { RunningTest } from './RunningTest.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TodaySkeleton } from './TodaySkeleton.tsx';
import { planInWords } from './today-words.ts';
import { WeekCard } from './WeekCard.tsx';

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
