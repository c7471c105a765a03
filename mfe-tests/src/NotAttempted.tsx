import { useApi, usePageHead } from '@shell/kit';
import { Button, EmptyState, Page } from 'design-system';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router-dom';
import { testAddress } from './addresses.ts';
import { PageLoading } from './PageLoading.tsx';
import { RepeatButtons } from './repeat-test/RepeatButtons.tsx';

/** Answers stay closed until the test is over and was worked on. Specification part 2, section 8. */
export function NotAttempted({ slug }: { slug: string }) {
  usePageHead({ title: 'Not attempted yet' });
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: { excludeQuestions: 'true' } }, { staleTime: 0 });
  if (test.isPending) return <PageLoading />;
  const isOver = test.data?.status === 'completed';
  return (
    <Page width="sheet">
      <EmptyState
        headingLevel={1}
        icon={<Lock />}
        title="Attempt the test first to see the answers"
        actions={
          isOver ? (
            <RepeatButtons slug={slug} />
          ) : (
            <Button variant="primary" render={<Link to={testAddress(slug)} />}>
              {test.data?.status === 'running' ? 'Go on with your test' : 'Go to the test'}
            </Button>
          )
        }
      >
        {isOver && 'This test ended before you had worked on any of its questions. Take it again, or a similar one.'}
      </EmptyState>
    </Page>
  );
}
