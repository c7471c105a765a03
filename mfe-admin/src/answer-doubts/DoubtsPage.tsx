import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Button, EmptyState, Sheet, token } from 'design-system';
import MessageCircleCheck from 'lucide-react/icons/message-circle';
import { useSearchParams } from 'react-router-dom';
import { AssignedSelect } from '../staff-area/assign/AssignedSelect.tsx';
import { CardsLoading } from '../staff-area/CardsLoading.tsx';
import { CardTools } from '../staff-area/cards/CardTools.tsx';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFilters } from '../staff-area/ListFilters.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { useFocusAfterRemoval } from '../staff-area/use-focus-after-removal.ts';
import { DoubtThreadCard } from './DoubtThreadCard.tsx';
import { DOUBT_STATES, DOUBTS_ON_PAGE, doubtFilter, doubtQuery, doubtState } from './doubt-address.ts';

const list = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });

/** The actions of a card's keys. */
const ACTIONS = [
  { key: 'r', does: 'Reply' },
  { key: 'a', does: 'Assign' },
] as const;

/** What learners have asked: answered here, read by them under My Doubts and told by mail. Specification part 1, section 1. */
export function DoubtsPage() {
  const [search, setSearch] = useSearchParams();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const doubts = useApi('GET /api/doubts', { query: doubtQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const box = useFocusAfterRemoval<HTMLElement>(doubts.data?.totalCount);
  const redirecting = useCorrectedListAddress(doubts);

  return (
    <StaffPage title="Doubts" width="reading" description="Questions from learners. Target: 24 hours.">
      <ListFilters
        label="Which doubts"
        states={DOUBT_STATES}
        state={doubtState(search)}
        wordsLabel="Text or learner"
        subjects={subjects.data?.subjects ?? []}
      >
        <AssignedSelect />
      </ListFilters>
      {(doubts.isPending || redirecting) && <CardsLoading label="Loading doubts" />}
      {!redirecting && <ListFailed title="The doubts did not load" list={doubts} />}
      {doubts.data && !redirecting && doubts.data.totalCount > 0 && (
        <CardTools box={box} actions={ACTIONS}>
          <ExportButton name="GET /api/admin/doubts/export" query={doubtFilter(search)} />
        </CardTools>
      )}
      {doubts.data && !redirecting && (
        <section css={list} ref={box} tabIndex={-1} aria-label="Doubts" aria-busy={doubts.isPlaceholderData}>
          {doubts.data.doubts.map((thread) => (
            <DoubtThreadCard key={thread.id} thread={thread} />
          ))}
          {doubts.data.totalCount === 0 && (
            <NothingToAnswer
              filtered={['q', 'subject', 'assigned', 'asker'].some((name) => search.has(name))}
              open={doubtState(search) === 'open'}
              onClear={() => setSearch({})}
            />
          )}
        </section>
      )}
      {doubts.data && !redirecting && doubts.data.totalCount > 0 && (
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
