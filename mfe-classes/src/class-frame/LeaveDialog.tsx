import type { ClassDetail } from '@api/contract';
import { useApiMutation, useErrorDisplay, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog } from 'design-system';
import { useNavigate } from 'react-router-dom';

interface LeaveDialogProps {
  of: ClassDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LeaveDialog({ of, open, onOpenChange }: LeaveDialogProps) {
  const host = useHost();
  const navigate = useNavigate();
  const errorDisplay = useErrorDisplay();
  const leave = useApiMutation('POST /api/classes/:id/leave', { invalidates: ['GET /api/classes', 'GET /api/class-work'] });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Leave ${of.name}?`}
      description={
        of.role === 'learner'
          ? 'Work you handed in stays with the class. Your teachers no longer see anything else of yours.'
          : 'You no longer see the class, its work or its learners.'
      }
      confirmLabel="Leave"
      danger
      onConfirm={async () => {
        await leave.mutateAsync({ params: { id: String(of.id) } });
        host.notify({ tone: 'success', text: `You left ${of.name}.` });
        void navigate(addressOf('classes'), { replace: true });
      }}
      errorDisplay={errorDisplay}
    />
  );
}
