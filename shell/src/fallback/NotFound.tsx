import { Button, EmptyState } from 'design-system';
import Compass from 'lucide-react/icons/compass';
import { Link } from 'react-router-dom';
import { openModal } from '../host.ts';
import { useOwnHead } from '../page-head/page-head.ts';

/**
 * The address leads nowhere, for this visitor. Where logging in may help, it says so: after it the same address opens.
 */
export function NotFound({ logInMayHelp }: { logInMayHelp: boolean }) {
  useOwnHead('Page not found');
  return (
    <EmptyState
      headingLevel={1}
      icon={<Compass />}
      title="Page not found"
      actions={
        <>
          {logInMayHelp && (
            <Button variant="primary" onClick={() => openModal('login')}>
              Log in
            </Button>
          )}
          <Button variant={logInMayHelp ? 'secondary' : 'primary'} render={<Link to="/" />}>
            Go to the home page
          </Button>
        </>
      }
    >
      {logInMayHelp
        ? 'This page may be here for you once you have logged in.'
        : 'There is nothing at this address. It may have moved, or the link may be mistyped.'}
    </EmptyState>
  );
}
