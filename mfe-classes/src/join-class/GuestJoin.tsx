import { useHost } from '@shell/kit';
import { Button, EmptyState } from 'design-system';
import Users from 'lucide-react/icons/users';
import { useLocation } from 'react-router-dom';

/** For somebody who opened the link or scanned the code without an account, or logged out: they come back here after it. */
export function GuestJoin() {
  const { openModal } = useHost();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <EmptyState
      icon={<Users />}
      title="You need an account to join"
      actions={
        <>
          <Button variant="primary" onClick={() => openModal('signup', { returnTo })}>
            Sign up
          </Button>
          <Button onClick={() => openModal('login', { returnTo })}>Log in</Button>
        </>
      }
    >
      It’s free. After that you see the class, and what your teacher will see, before you join.
    </EmptyState>
  );
}
