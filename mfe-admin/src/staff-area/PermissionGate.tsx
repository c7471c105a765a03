import { missingPermission } from '@api/contract/permissions';
import { useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { isPermitted } from '@shell/kit/permissions';
import { Button, EmptyState, Sheet } from 'design-system';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { StaffPage } from './StaffPage.tsx';
import { sectionOf } from './sections.ts';

/**
 * The page of the address, or the permission that it needs. A page that is open stays open when its permission is
 * taken away, so that nothing typed is lost; the API refuses what it sends.
 */
export function PermissionGate({ children }: { children: ReactNode }) {
  const section = sectionOf(useLocation().pathname);
  const { user } = useSession();
  const [opened, setOpened] = useState<string>();
  const permission = section?.permission;
  if (!permission) return children;
  if (isPermitted(user, permission)) {
    if (opened !== section.path) setOpened(section.path);
    return children;
  }
  if (opened === section.path) return children;
  return (
    <StaffPage title={section.label}>
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
