import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, LoadingRegion, Skeleton, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { dayOf } from '../staff-area/dates.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { Quiet, SmallList } from './SmallList.tsx';

const SHOWN = 5;
const LONGEST = 160;
const words = css({ overflowWrap: 'anywhere' });

/** A learner's doubts, unanswered first, with a link to all. */
export function UserDoubts({ userId }: { userId: number }) {
  const query = { asker: String(userId), page: '1', pageSize: String(SHOWN) };
  const answer = useApi('GET /api/doubts', { query }, { staleTime: 0 });
  if (answer.isPending) {
    return (
      <LoadingRegion label="Loading doubts">
        <Skeleton />
      </LoadingRegion>
    );
  }
  if (!answer.data) return <ListFailed title="The doubts did not load" list={answer} />;
  const { doubts, totalCount } = answer.data;
  const all = addressOf('staff-doubts', {}, { query: { asker: String(userId), state: 'all' } });
  return (
    <SmallList
      entries={doubts}
      keyOf={({ id }) => id}
      words={(doubt) => (
        <span css={words}>
          {doubt.queries.length > LONGEST ? `${doubt.queries.slice(0, LONGEST)}…` : doubt.queries}
          <Quiet>
            {' '}
            on {doubt.Question.topic.topic_name}, {dayOf(doubt.created_at)}
          </Quiet>
        </span>
      )}
      end={({ waiting_since }) =>
        waiting_since ? <Badge tone="warning">To answer</Badge> : <Badge tone="success">Answered</Badge>
      }
      empty="Nothing was asked."
      more={
        totalCount > 0 && (
          <TextLink render={<Link to={all} />}>{totalCount === 1 ? 'Open the doubt' : `Open all ${totalCount} doubts`}</TextLink>
        )
      }
    />
  );
}
