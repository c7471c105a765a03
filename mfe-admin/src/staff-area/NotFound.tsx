import { Button, EmptyState, Sheet } from 'design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NotFoundProps {
  icon: ReactElement;
  title: string;
  to: string;
  label: string;
  children: ReactNode;
}

/** A missing page, with a link to continue. */
export const NotFound = ({ icon, title, to, label, children }: NotFoundProps) => (
  <Sheet>
    <EmptyState icon={icon} title={title} actions={<Button render={<Link to={to} />}>{label}</Button>}>
      {children}
    </EmptyState>
  </Sheet>
);
