import type { StaffMembership, StaffUserDetail, Test } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { dollars, purchaseLabel } from '@shell/kit/order-labels';
import { Badge, Button, LoadingRegion, Skeleton, TextLink } from 'design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../payments/order-columns.tsx';
import { ActionLine } from '../read-log/ActionLine.tsx';
import { dayOf, momentOf } from '../staff-area/formats.ts';
import { type Read, ReadFailed } from '../staff-area/ReadFailed.tsx';
import { plainList, quiet, row } from '../staff-area/styles.ts';
import type { UserChange } from './user-changes.ts';

/** More are behind a link. */
const SHOWN = 5;
const LONGEST = 160;

const wordsOfRow = css({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

interface SmallListProps<Entry> {
  entries: readonly Entry[];
  keyOf: (entry: Entry) => number | string;
  words: (entry: Entry) => ReactNode;
  end?: (entry: Entry) => ReactNode;
  empty: ReactNode;
  more?: ReactNode;
}

function SmallList<Entry>({ entries, keyOf, words, end, empty, more }: SmallListProps<Entry>) {
  if (entries.length === 0) return <p css={quiet}>{empty}</p>;
  return (
    <>
      <ul css={plainList[3]}>
        {entries.map((entry) => (
          <li key={keyOf(entry)} css={row[3]}>
            <span css={wordsOfRow}>{words(entry)}</span>
            {end?.(entry)}
          </li>
        ))}
      </ul>
      {more && <p css={quiet}>{more}</p>}
    </>
  );
}

interface LoadedProps<Data> {
  read: Read<Data> & { isPending: boolean };
  /** "Loading orders", "The orders did not load". */
  name: string;
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ read, name, children }: LoadedProps<Data>) {
  if (read.isPending) {
    return (
      <LoadingRegion label={`Loading ${name}`}>
        <Skeleton />
      </LoadingRegion>
    );
  }
  if (read.data === undefined) return <ReadFailed title={`The ${name} did not load`} read={read} />;
  return children(read.data);
}

interface UserPlansProps {
  user: StaffUserDetail;
  onChoose: (change: UserChange) => void;
}

/** Paid plans with their orders, and those given by staff, who can end them; latest first. */
export function UserPlans({ user, onChoose }: UserPlansProps) {
  return (
    <SmallList
      entries={user.memberships}
      keyOf={({ id }) => id}
      words={(membership) => `${membership.plan_name}, ${spanOf(membership)}`}
      end={(membership) => (
        <>
          {membership.running && <Badge tone="success">Running</Badge>}
          <PaidBy orderId={membership.order_id} />
          {membership.order_id === null && membership.running && user.abilities.grant_plan && (
            <Button size="small" onClick={() => onChoose({ act: 'end-plan', membership })}>
              End
            </Button>
          )}
        </>
      )}
      empty={`${user.plan_name}; no earlier plans`}
    />
  );
}

/** The restricted edition has no page for it. */
function PaidBy({ orderId }: { orderId: number | null }) {
  const { variant } = useSite();
  if (orderId === null) return <Badge>Given by staff</Badge>;
  if (variant === 'restricted') return <Badge>Order #{orderId}</Badge>;
  return <TextLink render={<Link to={addressOf('staff-payment', { id: orderId })} />}>Order #{orderId}</TextLink>;
}

const spanOf = ({ starts_at, ends_at }: StaffMembership) =>
  ends_at ? `${dayOf(starts_at)} to ${dayOf(ends_at)}` : `since ${dayOf(starts_at)}, until further notice`;

/** Newest first, linked to timelines. */
export function UserOrders({ userId }: { userId: number }) {
  const read = useApi('GET /api/admin/orders', { query: { user_id: String(userId) } }, { staleTime: 0 });
  return (
    <Loaded read={read} name="payments">
      {({ orders, totalCount }) => (
        <SmallList
          entries={orders}
          keyOf={({ id }) => id}
          words={(order) => (
            <>
              <TextLink render={<Link to={addressOf('staff-payment', { id: order.id })} />}>#{order.id}</TextLink>{' '}
              {purchaseLabel(order)}, {dollars(order.amount)}, {dayOf(order.created_at)}
            </>
          )}
          end={({ status }) => <StatusBadge status={status} />}
          empty="No orders"
          more={totalCount > orders.length && `The newest ${orders.length} of ${totalCount}; find the others under Payments.`}
        />
      )}
    </Loaded>
  );
}

const TEST_STATES: Readonly<Record<Test['status'], string>> = {
  not_started: 'Not started',
  running: 'Running',
  completed: 'Completed',
};

const topicsOf = ({ mock_paper, topics }: Test) =>
  mock_paper ? `mock paper ${mock_paper.paper}` : topics.map(({ topic_name }) => topic_name).join(', ') || 'all topics';

/** Newest first, with a link to a sheet submitted for grading. */
export function UserTests({ userId }: { userId: number }) {
  const { variant } = useSite();
  const read = useApi('GET /api/admin/users/:id/tests', { params: { id: userId }, query: {} }, { staleTime: 0 });
  return (
    <Loaded read={read} name="tests">
      {({ tests, totalCount }) => (
        <SmallList
          entries={tests}
          keyOf={({ slug }) => slug}
          words={(test) => (
            <>
              {test.subject.subject_name}: {topicsOf(test)}
              <span css={quiet}>
                {' '}
                {dayOf(test.created_at)}, {counted(test.question_count, 'question')}
                {test.marks_obtained !== null && `, ${test.marks_obtained} of ${test.total_marks} marks`}
              </span>
            </>
          )}
          end={({ slug, status, get_graded }) => (
            <>
              <Badge tone={status === 'completed' ? 'success' : 'neutral'}>{TEST_STATES[status]}</Badge>
              {get_graded && variant === 'full' && (
                <TextLink render={<Link to={addressOf('grade-test', { slug })} />}>Answer sheet</TextLink>
              )}
            </>
          )}
          empty="No tests so far."
          more={totalCount > tests.length && `The newest ${tests.length} of ${totalCount}.`}
        />
      )}
    </Loaded>
  );
}

/** Unanswered first. */
export function UserDoubts({ userId }: { userId: number }) {
  const query = { asker: String(userId), page: '1', pageSize: String(SHOWN) };
  const read = useApi('GET /api/doubts', { query }, { staleTime: 0 });
  const all = addressOf('staff-doubts', {}, { query: { asker: String(userId), state: 'all' } });
  return (
    <Loaded read={read} name="doubts">
      {({ doubts, totalCount }) => (
        <SmallList
          entries={doubts}
          keyOf={({ id }) => id}
          words={(doubt) => (
            <>
              {doubt.queries.length > LONGEST ? `${doubt.queries.slice(0, LONGEST)}…` : doubt.queries}
              <span css={quiet}>
                {' '}
                on {doubt.Question.topic.topic_name}, {dayOf(doubt.created_at)}
              </span>
            </>
          )}
          end={({ waiting_since }) =>
            waiting_since ? <Badge tone="warning">To answer</Badge> : <Badge tone="success">Answered</Badge>
          }
          empty="No doubts so far."
          more={
            totalCount > 0 && (
              <TextLink render={<Link to={all} />}>
                {totalCount === 1 ? 'Open the doubt' : `Open all ${totalCount} doubts`}
              </TextLink>
            )
          }
        />
      )}
    </Loaded>
  );
}

/** Counted devices, last used first. */
export function UserDevices({ devices }: Pick<StaffUserDetail, 'devices'>) {
  return (
    <SmallList
      entries={devices}
      keyOf={({ id }) => id}
      words={(device) => (
        <>
          {device.name}
          <span css={quiet}>
            {' '}
            since {dayOf(device.created_at)}, last used {momentOf(device.last_used_at)}
          </span>
        </>
      )}
      end={({ in_use, signed_in }) => (
        <>
          {in_use && <Badge tone="accent">In use</Badge>}
          {signed_in && <Badge tone="success">Signed in</Badge>}
        </>
      )}
      empty="No devices."
    />
  );
}

/** Staff actions, latest first, with a link to the log. */
export function UserHistory({ userId }: { userId: number }) {
  const about = { object: 'user', object_id: String(userId) } as const;
  const read = useApi('GET /api/admin/log', { query: about }, { staleTime: 0 });
  return (
    <Loaded read={read} name="log">
      {({ actions, totalCount }) =>
        totalCount === 0 ? (
          <p css={quiet}>Nothing so far.</p>
        ) : (
          <>
            <ol css={plainList[3]}>
              {actions.slice(0, SHOWN).map((action) => (
                <li key={action.id}>
                  <ActionLine action={action} />
                </li>
              ))}
            </ol>
            {totalCount > SHOWN && (
              <TextLink render={<Link to={addressOf('staff-log', {}, { query: about })} />}>All {totalCount} entries</TextLink>
            )}
          </>
        )
      }
    </Loaded>
  );
}
