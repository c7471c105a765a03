import { css } from '@emotion/react';
import { isApiError, messageOf, onDemand, useApi, useApiMutation, useHost } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { Button, ownTimeZone, Sheet, Skeleton, token } from 'design-system';

const CalendarLink = onDemand(() => import('./CalendarLink.tsx').then((module) => module.CalendarLink), {
  waiting: <Skeleton shape="block" height="9rem" />,
});

const card = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const lead = css({ margin: 0, color: token.color.ink2 });

/** The secret address of plan, set work and exam for calendar programs. */
export function CalendarSheet() {
  const host = useHost();
  const time_zone = ownTimeZone();
  const query = time_zone === undefined ? {} : { time_zone };
  const calendar = useApi('GET /api/study-plan/calendar', { query });
  const make = useApiMutation('POST /api/study-plan/calendar', { invalidates: ['GET /api/study-plan/calendar'] });
  const onError = (error: Error) => host.notify({ tone: 'error', text: messageOf(error) });
  const address = calendar.data?.address;
  // An older API has no such call.
  if (isApiError(calendar.error) && calendar.error.status === 404) return null;
  return (
    <Sheet css={card}>
      <h2 css={heading}>Calendar</h2>
      <p css={lead}>See your plan, class work and exams in Google, Apple or Outlook Calendar: subscribe there to your link.</p>
      {calendar.isLoadingError && <LoadFailed title="Your calendar link did not load" answer={calendar} />}
      {calendar.isPending && <Skeleton shape="block" height={token.size.control} />}
      {address === null && (
        <div>
          <Button loading={make.isPending} onClick={() => make.mutate({ query }, { onError })}>
            Make a calendar link
          </Button>
        </div>
      )}
      {address && <CalendarLink address={address} query={query} />}
    </Sheet>
  );
}
