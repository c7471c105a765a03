import type { ClassDetail } from '@api/contract';
import { useApiMutation, useFailureTelling, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Button, Menu, type MenuItem } from 'design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EditClassDialog } from './EditClassDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

type Asked = 'edit' | 'archive' | 'delete' | 'hand-over' | 'leave';

/** What is seldom done with a class: change, archive, hand over, leave, delete. */
export function ClassMenu({ of }: { of: ClassDetail }) {
  const host = useHost();
  const navigate = useNavigate();
  const telling = useFailureTelling();
  const [asked, setAsked] = useState<Asked | null>(null);
  const params = { id: String(of.id) };
  const lists = ['GET /api/classes', 'GET /api/classes/:id'] as const;
  const archive = useApiMutation('POST /api/classes/:id/archive', { invalidates: lists });
  const restore = useApiMutation('POST /api/classes/:id/restore', { invalidates: lists });
  const remove = useApiMutation('DELETE /api/classes/:id', { invalidates: ['GET /api/classes'] });
  const { edit, own, leave } = of.abilities;
  const archived = of.archived_at !== null;
  const restoreNow = () =>
    restore.mutate({ params }, { onError: (error) => host.notify({ tone: 'error', text: telling.wordsOf(error) }) });
  const items: MenuItem[] = [
    ...(edit && !archived ? [{ key: 'edit', label: 'Edit the class', onSelect: () => setAsked('edit') }] : []),
    ...(own && !archived ? [{ key: 'hand-over', label: 'Hand over', onSelect: () => setAsked('hand-over') }] : []),
    ...(own && !archived ? [{ key: 'archive', label: 'Archive', onSelect: () => setAsked('archive') }] : []),
    ...(own && archived ? [{ key: 'restore', label: 'Restore', onSelect: restoreNow }] : []),
    ...(leave ? [{ key: 'leave', label: 'Leave', onSelect: () => setAsked('leave') }] : []),
    ...(own ? [{ key: 'delete', label: 'Delete', danger: true, onSelect: () => setAsked('delete') }] : []),
  ];
  const close = (open: boolean) => !open && setAsked(null);
  if (items.length === 0) return null;
  return (
    <>
      <Menu trigger={<Button>More</Button>} items={items} />
      {asked === 'edit' && <EditClassDialog of={of} onClose={() => setAsked(null)} />}
      {asked === 'hand-over' && <HandOverDialog of={of} onClose={() => setAsked(null)} />}
      <LeaveDialog of={of} open={asked === 'leave'} onOpenChange={close} />
      <AlertDialog
        open={asked === 'archive'}
        onOpenChange={close}
        title={`Archive ${of.name}?`}
        description="Everyone can still read it. Nobody can join, set work or hand in until you restore it."
        confirmLabel="Archive"
        onConfirm={() => archive.mutateAsync({ params })}
        telling={telling}
      />
      <AlertDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={`Delete ${of.name}?`}
        description="Its work, marks and comments are deleted for good. Learners keep their own tests. To keep the marks, archive the class instead."
        confirmLabel="Delete"
        danger
        onConfirm={async () => {
          await remove.mutateAsync({ params });
          host.notify({ tone: 'success', text: `${of.name} was deleted.` });
          void navigate(addressOf('classes'), { replace: true });
        }}
        telling={telling}
      />
    </>
  );
}
