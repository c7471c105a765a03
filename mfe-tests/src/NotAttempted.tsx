import { usePageHead } from '@shell/kit';
import { Button, EmptyState, Page } from 'design-system';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router-dom';
import { testAddress } from './addresses.ts';

/** Answers stay closed until the test is over. Specification part 2, section 8. */
export function NotAttempted({ slug }: { slug: string }) {
  usePageHead({ title: 'Not attempted yet' });
  return (
    <Page width="sheet">
      <EmptyState
        headingLevel={1}
        icon={<Lock />}
        title="Attempt the test first to see the answers"
        actions={
          <Button variant="primary" render={<Link to={testAddress(slug)} />}>
            Go to the test
          </Button>
        }
      />
    </Page>
  );
}
