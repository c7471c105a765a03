import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Button, EmptyState, ErrorState, LoadingRegion, Sheet, Skeleton, token } from 'design-system';
import MessageCircleCheck from 'lucide-react/icons/message-circle';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { DoubtFilters } from './DoubtFilters.tsx';
import { DoubtThreadCard } from './DoubtThreadCard.tsx';
import { DOUBTS_ON_PAGE, doubtQuery, doubtState } from './doubt-address.ts';

const list = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });
const card = css({ display: 'grid', gap: token.space[4] });

/** What learners have asked: answered here, read by them under My Doubts and told by mail. Specification part 1, section 1. */
export function DoubtsPage() {
  const [search, setSearch] = useSearchParams();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const doubts = useApi('GET /api/doubts', { query: doubtQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const box = useRef<HTMLElement>(null);
  const total = doubts.data?.totalCount;
  const former = useRef(total);
  useEffect(() => {
    // The thread that had the focus was answered and is gone: the keyboard goes on from the list.
    if (total !== undefined && total < (former.current ?? 0) && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    former.current = total;
  }, [total]);

  return (
    <StaffPage
      title="Doubts"
      width="reading"
      description="Questions from learners. They are promised an answer typically within 24 hours."
    >
      <DoubtFilters subjects={subjects.data?.subjects ?? []} />
      {doubts.isPending && <DoubtsLoading />}
      {doubts.isError && (
        <Sheet>
          <ErrorState title="The doubts did not load" onRetry={() => void doubts.refetch()} retrying={doubts.isFetching}>
            {messageOf(doubts.error)}
          </ErrorState>
        </Sheet>
      )}
      {doubts.data && !doubts.isError && (
        <section css={list} ref={box} tabIndex={-1} aria-label="Doubts" aria-busy={doubts.isPlaceholderData}>
          {doubts.data.doubts.map((thread) => (
            <DoubtThreadCard key={thread.id} thread={thread} />
          ))}
          {doubts.data.totalCount === 0 && (
            <NothingToAnswer
              filtered={search.has('q') || search.has('subject')}
              open={doubtState(search) === 'open'}
              onClear={() => setSearch({})}
            />
          )}
        </section>
      )}
      {doubts.data && !doubts.isError && doubts.data.totalCount > 0 && (
        <ListFooter page={doubts.data.page} pageSize={DOUBTS_ON_PAGE} totalCount={doubts.data.totalCount} noun="doubts" />
      )}
    </StaffPage>
  );
}

function NothingToAnswer({ filtered, open, onClear }: { filtered: boolean; open: boolean; onClear: () => void }) {
  return (
    <Sheet>
      <EmptyState
        icon={<MessageCircleCheck />}
        title={filtered ? 'No doubts found' : open ? 'Every doubt is answered' : 'No doubts yet'}
        actions={filtered && <Button onClick={onClear}>Show all that wait for an answer</Button>}
      >
        {filtered ? 'Try fewer or other words, or another subject.' : 'What learners ask next stands here.'}
      </EmptyState>
    </Sheet>
  );
}

function DoubtsLoading() {
  return (
    <LoadingRegion css={list} label="Loading doubts">
      {['first', 'second', 'third'].map((key) => (
        <Sheet key={key}>
          <div css={card}>
            <Skeleton width="30%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
            <Skeleton shape="block" height={token.space[12]} />
          </div>
        </Sheet>
      ))}
    </LoadingRegion>
  );
}
