import { pageOnDemand, useSession } from '@shell/kit';
import { isPermitted } from '@shell/kit/permissions';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionOf } from './sections.ts';

const NotPermittedPage = pageOnDemand(() => import('./NotPermittedPage.tsx').then((module) => module.NotPermittedPage));

/** The page, or the permission that it needs. Losing permission closes no open page; the API refuses what it sends. */
export function PermissionGate({ children }: { children: ReactNode }) {
  const section = sectionOf(useLocation().pathname);
  const { user } = useSession();
  const [opened, setOpened] = useState<string>();
  if (!section?.permission) return children;
  const permitted = isPermitted(user, section.permission);
  if (permitted && opened !== section.path) setOpened(section.path);
  return permitted || opened === section.path ? (
    children
  ) : (
    <NotPermittedPage title={section.label} permission={section.permission} />
  );
}
