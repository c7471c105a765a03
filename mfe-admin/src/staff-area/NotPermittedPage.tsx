import type { Permission } from '@api/contract';
import { missingPermission } from '@api/contract/permissions';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, Sheet } from 'design-system';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router-dom';
import { StaffPage } from './StaffPage.tsx';

/** Names the permission that a page needs. */
export function NotPermittedPage({ title, permission }: { title: string; permission: Permission }) {
  return (
    <StaffPage title={title}>
      <Sheet>
        <EmptyState
          icon={<Lock />}
          title="You can’t open this page"
          actions={<Button render={<Link to={addressOf('staff-dashboard')} />}>Go to Today</Button>}
        >
          {missingPermission(permission)}
        </EmptyState>
      </Sheet>
    </StaffPage>
  );
}
