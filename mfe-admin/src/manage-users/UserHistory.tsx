import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadingRegion, Skeleton, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { ActionLine } from '../read-log/ActionLine.tsx';
import { ListFailed } from '../staff-area/ListFailed.tsx';

const SHOWN = 5;
const list = css({ display: 'grid', gap: token.space[4], margin: 0, padding: 0, listStyle: 'none' });
const quiet = css({ margin: 0, color: token.color.ink3 });

/** What staff did with an account, latest first, and the way to the whole log of it. */
export function UserHistory({ userId }: { userId: number }) {
  const about = { object: 'user', object_id: String(userId) } as const;
  const answer = useApi('GET /api/admin/log', { query: about }, { staleTime: 0 });
  if (answer.isPending) {
    return (
      <LoadingRegion label="Loading the log">
        <Skeleton />
      </LoadingRegion>
    );
  }
  if (!answer.data) return <ListFailed title="The log did not load" list={answer} />;
  const { actions, totalCount } = answer.data;
  if (totalCount === 0) return <p css={quiet}>Nothing so far.</p>;
  return (
    <>
      <ol css={list}>
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
  );
}
