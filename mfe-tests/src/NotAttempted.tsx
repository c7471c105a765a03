import { useApi, usePageHead } from '@shell/kit';
import { Button, EmptyState, Page } from 'design-system';
import Lock from 'lucide-react/icons/lock';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { testAddress } from './addresses.ts';
import { PageLoading } from './PageLoading.tsx';

/** How long after its deadline the server has closed a test: its grace, and a moment. Milliseconds. */
const UNTIL_CLOSED = 11_000;

interface NotAttemptedProps {
  slug: string;
  /** Reads again what was closed. */
  onRetry: () => unknown;
}

/** Answers stay closed until the test is submitted. Specification part 2, section 8. */
export function NotAttempted({ slug, onRetry }: NotAttemptedProps) {
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
          <span role="status">The last answers are being handed in. Your result is here in a few seconds.</span>
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
