import { isApiError, messageOf } from '@shell/kit';
import { Button, EmptyState, ErrorState, Page } from 'design-system';
import { Link } from 'react-router-dom';
import { MY_TESTS } from './addresses.ts';

interface TestFailedProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** A test that could not be shown: not there, or not loaded. */
export function TestFailed({ error, retrying, onRetry }: TestFailedProps) {
  const missing = isApiError(error) && [404, 422].includes(error.status);
  return (
    <Page width="sheet">
      {missing ? (
        <EmptyState
          headingLevel={1}
          title="This test is not here"
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
          onRetry={onRetry}
          retrying={retrying}
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
