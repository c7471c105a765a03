import type { TaughtAssignmentDetail } from '@api/contract';
import { useApiMutation, useFailureTelling, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Button, Menu } from 'design-system';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CopyDialog } from './CopyDialog.tsx';

/** Edits, copies or deletes an assignment. */
export function AssignmentMenu({ assignment }: { assignment: TaughtAssignmentDetail }) {
  const host = useHost();
  const navigate = useNavigate();
  const telling = useFailureTelling();
  const [asked, setAsked] = useState<'copy' | 'delete' | null>(null);
  const remove = useApiMutation('DELETE /api/assignments/:id', { invalidates: ['GET /api/classes/:id/assignments'] });
  const { id, class_id: classId, title } = assignment;
  return (
    <>
      <Menu
        trigger={<Button>More</Button>}
        items={[
          { key: 'edit', label: 'Edit', render: <Link to={addressOf('set-work', { classId }, { query: { edit: id } })} /> },
          { key: 'copy', label: 'Copy', onSelect: () => setAsked('copy') },
          { key: 'delete', label: 'Delete', danger: true, onSelect: () => setAsked('delete') },
        ]}
      />
      {asked === 'copy' && <CopyDialog assignment={assignment} onClose={() => setAsked(null)} />}
      <AlertDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Delete ${title}?`}
        description="Its marks and comments are deleted for good, and it leaves the gradebook. Learners keep their own tests."
        confirmLabel="Delete"
        danger
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id: String(id) } });
          host.notify({ tone: 'success', text: `${title} was deleted.` });
          void navigate(addressOf('class', { classId }), { replace: true });
        }}
        telling={telling}
      />
    </>
  );
}
