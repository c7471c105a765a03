import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { counted, lastPageInstead, messageOf, useApi, useMendedAddress, withoutRefused } from '@shell/kit';
import { Button, EmptyState, ErrorState, Page, PageHeader, Sheet, Skeleton, token } from 'design-system';
import Bookmark from 'lucide-react/icons/bookmark';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BANK } from '../addresses/addresses.ts';
import { ListFooter } from '../list-questions/ListFooter.tsx';
import { QuestionListSkeleton } from '../list-questions/QuestionListSkeleton.tsx';
import { QuestionRow } from '../list-questions/QuestionRow.tsx';
import { ClearAllButton } from './ClearAllButton.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';

const PAGE_SIZE = '10';

const list = css({ display: 'grid', gap: token.space[5], outline: 'none' });

/** The learner's saved questions, latest first, with their total number and marks. Specification part 2, section 2. */
export function SavedQuestionsPage() {
  const [search] = useSearchParams();
  const query = { page: search.get('page') ?? '1', pageSize: search.get('pageSize') ?? PAGE_SIZE };
  const saved = useApi('GET /api/user_question', { query }, { keepPrevious: true, staleTime: 0 });
  const total = saved.data?.totalCount ?? 0;
  const mending = useMendedAddress(withoutRefused(search, saved.error) ?? lastPageInstead(search, saved.data));

  return (
    <Page>
      <PageHeader
        title="Saved questions"
        description={saved.data ? describe(saved.data) : saved.isPending ? <Skeleton width={token.space[16]} /> : undefined}
        actions={
          total > 0 && (
            <>
              <DownloadDialog count={total} />
              <ClearAllButton count={total} />
            </>
          )
        }
      />
      {(saved.isPending || mending) && <QuestionListSkeleton />}
      {saved.isError && !mending && (
        <Sheet>
          <ErrorState title="Your saved questions did not load" onRetry={() => void saved.refetch()} retrying={saved.isFetching}>
            {messageOf(saved.error)}
          </ErrorState>
        </Sheet>
      )}
      {saved.data && !saved.isError && !mending && (total === 0 ? <NothingSaved /> : <SavedList saved={saved.data} />)}
    </Page>
  );
}

/** `12 questions, 74 marks in total.` */
function describe({ totalCount, totalMarks }: Saved): string {
  if (totalCount === 0) return 'Nothing saved yet.';
  return `${counted(totalCount, 'question')}, ${counted(totalMarks, 'mark')} in total.`;
}

type Saved = ResponseOf<'GET /api/user_question'>;

function SavedList({ saved: { user_questions, page: current, pageSize, totalCount } }: { saved: Saved }) {
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(totalCount);
  useEffect(() => {
    // The row whose button had the focus is gone: the keyboard goes on from the list, not from the top of the page.
    if (totalCount < count.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    count.current = totalCount;
  }, [totalCount]);
  return (
    <section css={list} ref={box} tabIndex={-1} aria-label="Your saved questions">
      <Sheet padding="none">
        {user_questions.map(({ id, question }, index) => (
          <QuestionRow
            key={id}
            question={question}
            number={(current - 1) * pageSize + index + 1}
            search={new URLSearchParams()}
          />
        ))}
      </Sheet>
      <ListFooter page={current} pageSize={pageSize} totalCount={totalCount} />
    </section>
  );
}

function NothingSaved() {
  return (
    <Sheet>
      <EmptyState
        icon={<Bookmark />}
        title="No saved questions"
        actions={
          <Button variant="primary" render={<Link to={BANK} />}>
            Go to the question bank
          </Button>
        }
      >
        Press the bookmark under a question to keep it here.
      </EmptyState>
    </Sheet>
  );
}
