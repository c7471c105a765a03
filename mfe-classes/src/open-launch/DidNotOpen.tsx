import { EmptyState } from 'design-system';
import School from 'lucide-react/icons/school';
import type { ReactNode } from 'react';

/** Says why a course did not open, and what to do. */
export function DidNotOpen({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <EmptyState icon={<School />} title="It didn’t open" actions={actions}>
      {children}
    </EmptyState>
  );
}
