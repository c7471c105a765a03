import type { StaffSubject } from '@api/contract';
import { css } from '@emotion/react';
import { useApiMutation, useFailureTelling, useHost } from '@shell/kit';
import { AlertDialog, Button, token } from 'design-system';

const quiet = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });

interface RemoveSubjectProps {
  subject: StaffSubject;
  onRemoved: () => void;
}

/** Deletes a subject, or explains what prevents it. */
export function RemoveSubject({ subject, onRemoved }: RemoveSubjectProps) {
  const host = useHost();
  const remove = useApiMutation('DELETE /api/admin/subjects/:id', {
    invalidates: ['GET /api/admin/subjects', 'GET /api/subjects'],
  });
  const telling = useFailureTelling();
  if (subject.kept_by) return <p css={quiet}>It cannot be deleted: {subject.kept_by}</p>;
  const confirm = async () => {
    const { message } = await remove.mutateAsync({ params: { id: subject.id } });
    host.notify({ tone: 'success', text: message });
    onRemoved();
  };
  return (
    <div>
      <AlertDialog
        danger
        trigger={
          <Button variant="danger" type="button">
            Delete the subject
          </Button>
        }
        title={`Delete ${subject.subject_name}?`}
        description="Nothing belongs to it. Its addresses are not found any more."
        confirmLabel="Delete"
        onConfirm={confirm}
        telling={telling}
      />
    </div>
  );
}
