import type { StaffAction } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Button, EmptyState, Sheet, token } from 'design-system';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { useMendedList } from '../staff-area/use-mended-list.ts';
import { ActionLine } from './ActionLine.tsx';
import { LogSearch } from './LogSearch.tsx';
import { ACTIONS_ON_PAGE, logQuery } from './log-address.ts';

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const entry = css({
  display: 'grid',
  gap: token.space[1],
  paddingBlock: token.space[4],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token.color.line}` },
  '&:first-of-type': { paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
});

/** What staff did anywhere, latest first: who, when, to what, and why. */
export function LogPage() {
  return (
    <StaffPage title="Log" width="reading" description="What staff did, latest first. Nobody can change it.">
      <LogSearch />
      <Entries />
    </StaffPage>
  );
}

function Entries() {
  const [search, setSearch] = useSearchParams();
  const answer = useApi('GET /api/admin/log', { query: logQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const mending = useMendedList({ ...answer, data: answer.data && { ...answer.data, pageSize: ACTIONS_ON_PAGE } });

  if (answer.isPending || mending) return <TableLoading label="Loading the log" />;
  const failed = <ListFailed title="The log did not load" list={answer} />;
  if (!answer.data) return failed;
  const { actions, page, totalCount } = answer.data;
  const narrowed = [...search.keys()].some((name) => name !== 'page');
  if (totalCount === 0) {
    return (
      <Sheet>
        <EmptyState
          icon={<ScrollText />}
          title={narrowed ? 'No entries found' : 'No entries yet'}
          actions={narrowed && <Button onClick={() => setSearch({})}>Show everything</Button>}
        >
          {narrowed ? 'Try other words, other days, or another kind of action.' : 'What staff do from now on stands here.'}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      {failed}
      <Sheet aria-busy={answer.isPlaceholderData}>
        <ol css={list} aria-label="Entries">
          {actions.map((action) => (
            <li key={action.id} css={entry}>
              <ActionLine action={action} />
              <ByThem action={action} />
            </li>
          ))}
        </ol>
      </Sheet>
      <ListFooter page={page} pageSize={ACTIONS_ON_PAGE} totalCount={totalCount} noun="entries" />
    </>
  );
}

/** Narrows the log to what the same person did. */
function ByThem({ action: { by } }: { action: StaffAction }) {
  const [search, setSearch] = useSearchParams();
  if (!by || search.get('by') === String(by.id)) return null;
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setSearch(withChange(search, { by: String(by.id) }))}>
        Only what {by.name} did
      </Button>
    </div>
  );
}
