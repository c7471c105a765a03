import type { Dashboard } from '@api/contract';
import { css } from '@emotion/react';
import { useApi, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { isPermitted } from '@shell/kit/permissions';
import { formatDate, LoadingRegion, media, Skeleton, token } from 'design-system';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { UserState } from '../manage-users/user-filters.ts';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { useNow, usePolling } from '../staff-area/timers.ts';
import { DayPlot } from './DayPlot.tsx';
import { Health } from './Health.tsx';
import { MyWork } from './MyWork.tsx';
import { type QueueCard, queueCards } from './queue-cards.ts';

const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--tiles), minmax(0, 1fr))',
  // Rows of one length: no tile is left alone.
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(var(--tiles-narrow), minmax(0, 1fr))' },
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  gap: token.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const plots = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: token.space[4],
  [media.belowDesktop]: { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
});
const heading = css({ margin: 0, marginBlockStart: token.space[2], fontFamily: token.font.serif, fontSize: token.text.heading2 });
const quiet = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });

/** One row, or two of nearly equal length. */
const columnsFor = (count: number) =>
  ({ '--tiles': count, '--tiles-narrow': count <= 3 ? count : Math.ceil(count / 2) }) as CSSProperties;

/** What figures of the whole site are for: those who manage its accounts, payments or settings. */
const FOR_FIGURES = ['accounts', 'revenue', 'settings'] as const;

/** The person's work, all queues, and figures of the site. */
export function DashboardPage() {
  const read = useApi('GET /api/admin/dashboard', {}, { staleTime: 0, keepPrevious: true });
  usePolling(read.refetch);
  const { user } = useSession();
  const name = user?.full_name?.split(' ')[0];
  return (
    <StaffPage
      title={name ? `Good day, ${name}` : 'Good day'}
      description={read.data ? formatDate(read.data.at, 'weekday') : 'Your work and the site’s.'}
    >
      <MyWork />
      {read.isPending && (
        <LoadingRegion css={tiles} style={columnsFor(6)} label="Loading the overview">
          {Array.from({ length: 6 }, (_, tile) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all tiles are alike.
            <Skeleton key={tile} shape="block" height="8rem" />
          ))}
        </LoadingRegion>
      )}
      <ReadFailed title="The overview did not load" read={read} />
      {read.data && <Overview dashboard={read.data} />}
    </StaffPage>
  );
}

function Overview({ dashboard }: { dashboard: Dashboard }) {
  const now = useNow();
  const { user } = useSession();
  const cards = queueCards(dashboard, now);
  const waiting = cards.filter(({ count }) => count !== 0);
  const done = cards.filter(({ count }) => count === 0);
  return (
    <>
      {waiting.length > 0 && (
        <ul css={tiles} style={columnsFor(waiting.length)} aria-label="What waits">
          {waiting.map((card) => (
            <li key={card.key}>
              <QueueTile card={card} />
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && <p css={quiet}>Nothing waiting: {done.map(({ label }) => label.toLowerCase()).join(', ')}.</p>}
      {FOR_FIGURES.some((permission) => isPermitted(user, permission)) && <Figures dashboard={dashboard} />}
    </>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { user } = useSession();
  const { learners, tests, revenue } = dashboard;
  const users = (state: UserState) => addressOf('staff-users', {}, { query: { state } });
  return (
    <>
      <h2 css={heading}>The last 30 days</h2>
      <div css={plots}>
        <DayPlot
          title="Active learners"
          at={dashboard.at}
          to={users('active-today')}
          values={learners.state === 'read' ? learners.active_per_day : null}
          summary="today"
          unit="learners"
        />
        <DayPlot
          title="New learners"
          at={dashboard.at}
          to={addressOf('staff-users', {}, { query: { role: '3' } })}
          values={learners.state === 'read' ? learners.new_per_day : null}
          unit="learners"
        />
        <DayPlot
          title="Tests taken"
          at={dashboard.at}
          to={users('tested')}
          values={tests.state === 'read' ? tests.taken_per_day : null}
          unit="tests"
        />
        <DayPlot
          title="Answers in practice"
          at={dashboard.at}
          to={
            isPermitted(user, 'content')
              ? addressOf('staff-questions', {}, { query: { sortBy: 'tried', sortOrder: 'desc' } })
              : null
          }
          values={tests.state === 'read' ? tests.answers_per_day : null}
          unit="answers"
        />
        {revenue && (
          <DayPlot
            title="Revenue"
            at={dashboard.at}
            to={addressOf('staff-payments')}
            values={revenue.state === 'read' ? revenue.per_day.map((cents) => cents / 100) : null}
            unit={revenue.state === 'read' ? revenue.currency : 'USD'}
            money
          />
        )}
        {isPermitted(user, 'settings') && <Health health={dashboard.health} />}
      </div>
    </>
  );
}

const tile = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[1],
  blockSize: '100%',
  padding: token.space[5],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.sheet,
  background: token.color.surface,
  color: token.color.ink,
  textDecoration: 'none',
  transition: `border-color ${token.motion.state}`,
  '&:hover': { borderColor: token.color.accent },
  '&[data-late]': { borderColor: token.color.redPen, background: token.color.redPenSoft },
});
const label = css({ fontSize: token.text.control, fontWeight: token.weight.medium, color: token.color.ink2 });
const number = css({
  fontFamily: token.font.serif,
  fontSize: '2.5rem',
  lineHeight: 1.1,
  fontWeight: token.weight.heading,
  fontVariantNumeric: 'tabular-nums',
});
const note = css({
  fontSize: token.text.small,
  color: token.color.ink3,
  '[data-late] > &': { color: token.color.redPen, fontWeight: token.weight.medium },
});

/** A queue's waiting items, linked. */
function QueueTile({ card }: { card: QueueCard }) {
  return (
    <Link css={tile} to={card.to} data-late={card.late ? '' : undefined} data-queue={card.key}>
      <span css={label}>{card.label}</span>
      <span css={number}>{card.count ?? '–'}</span>
      <span css={note}>{card.note}</span>
    </Link>
  );
}
