import { isApiError, messageOf, useApi, usePageHead } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, EmptyState, ErrorState, Page, PageLoading } from 'design-system';
import Lock from 'lucide-react/icons/lock';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MY_TESTS, resultAddress, testAddress } from './addresses.ts';

/** Milliseconds after a deadline. */
const UNTIL_CLOSED = 11_000;

interface TestNotShownProps {
  slug: string;
  answer: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
}

/** Why a page of a test can’t be shown. */
export function TestNotShown({ slug, answer: { error, isFetching, refetch } }: TestNotShownProps) {
  if (isApiError(error) && error.code === 'not_attempted') return <NotAttempted slug={slug} onRetry={refetch} />;
  return (
    <Page width="sheet">
      {isApiError(error) && error.code === 'answers_closed' ? (
        <EmptyState
          headingLevel={1}
          icon={<Lock />}
          title="The solutions aren’t open yet"
          actions={
            <Button variant="primary" render={<Link to={resultAddress(slug)} />}>
              Your result
            </Button>
          }
        >
          {messageOf(error)}
        </EmptyState>
      ) : isApiError(error) && [404, 422].includes(error.status) ? (
        <EmptyState
          headingLevel={1}
          title="We couldn’t find this test"
          actions={
            <Button variant="primary" render={<Link to={MY_TESTS} />}>
              Go to my tests
            </Button>
          }
        >
          The link may be mistyped, or the test belongs to another account.
        </EmptyState>
      ) : (
        <ErrorState
          headingLevel={1}
          title="The test did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          actions={
            <Button variant="quiet" render={<Link to={MY_TESTS} />}>
              My tests
            </Button>
          }
        >
          {messageOf(error)}
        </ErrorState>
      )}
    </Page>
  );
}

/** Answers open after submission. Specification part 2, section 8. */
function NotAttempted({ slug, onRetry }: { slug: string; onRetry: () => unknown }) {
  usePageHead({ title: 'Not attempted yet' });
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: { excludeQuestions: 'true' } }, { staleTime: 0 });
  const { status, deadline, server_time } = test.data ?? {};
  const sinceDeadline = status === 'running' && deadline && server_time ? Date.parse(server_time) - Date.parse(deadline) : -1;
  const isClosing = sinceDeadline >= 0;
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => void retry.current(), Math.max(1_000, UNTIL_CLOSED - sinceDeadline));
    return () => clearTimeout(timer);
  }, [isClosing, sinceDeadline]);
  if (test.isPending) return <PageLoading />;
  if (isClosing) {
    return (
      <Page width="sheet">
        <EmptyState headingLevel={1} icon={<Timer />} title="Time is up">
          <span role="status">We’re handing in your last answers. Your result will be here in a few seconds.</span>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="sheet">
      <EmptyState
        headingLevel={1}
        icon={<Lock />}
        title="Attempt the test first to see the answers"
        actions={
          <Button variant="primary" render={<Link to={testAddress(slug)} />}>
            {test.data?.status === 'running' ? 'Back to your test' : 'Go to the test'}
          </Button>
        }
      />
    </Page>
  );
}
