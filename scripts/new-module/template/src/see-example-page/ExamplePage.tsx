import { css } from '@emotion/react';
import { counted, messageOf, useApi } from '@shell/kit';
import { EmptyState, ErrorState, LoadingRegion, Page, PageHeader, Sheet, Skeleton, token } from 'design-system';
import BookOpen from 'lucide-react/icons/book-open';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token.space[3],
  paddingBlock: token.space[4],
  paddingInline: token.space[5],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});
const count = css({ color: token.color.ink3 });

/** Every subject with the number of its questions: one call, and all that a page shows of it while it comes or fails. */
export function ExamplePage() {
  const answer = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });

  return (
    <Page width="text">
      <PageHeader title="Example page" />
      {answer.isPending && (
        <LoadingRegion label="Loading the subjects">
          <Skeleton shape="block" height="12rem" />
        </LoadingRegion>
      )}
      {answer.isError && (
        <ErrorState title="The subjects did not load" onRetry={() => void answer.refetch()} retrying={answer.isFetching}>
          {messageOf(answer.error)}
        </ErrorState>
      )}
      {answer.data?.subjects.length === 0 && (
        <EmptyState icon={<BookOpen />} title="No subjects here yet">
          They appear on this page as soon as they have questions.
        </EmptyState>
      )}
      {answer.data && answer.data.subjects.length > 0 && (
        <Sheet padding="none">
          <ul css={list}>
            {answer.data.subjects.map(({ id, subject_name, totalQuestionsCount }) => (
              <li key={id} css={row}>
                <span>{subject_name}</span>
                <span css={count}>{counted(totalQuestionsCount, 'question')}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </Page>
  );
}
