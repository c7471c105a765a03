import { onDemand, useSession } from '@shell/kit';
import { Button } from 'design-system';
import { useState } from 'react';
import type { AssignDialogProps } from './AssignDialog.tsx';

const AssignDialog = onDemand(() => import('./AssignDialog.tsx').then((module) => module.AssignDialog));

/** The assignee of a doubt, report or message, and a button to change it. */
export function Assignee({ kind, id, assignee }: Omit<AssignDialogProps, 'open' | 'onOpenChange'>) {
  const me = useSession().user?.id ?? 0;
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button data-card-key="a" variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {assignee === null ? 'Unassigned' : assignee.id === me ? 'Assigned to you' : `Assigned to ${assignee.name}`}
      </Button>
      {open !== undefined && <AssignDialog {...{ kind, id, assignee, open }} onOpenChange={setOpen} />}
    </>
  );
}
