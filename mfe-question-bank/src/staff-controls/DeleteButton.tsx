import type { EditableQuestion, StaffQuestion } from '@api/contract';
import { useApi, useApiMutation, useFailureTelling, useHost } from '@shell/kit';
import { AlertDialog, IconButton, Skeleton } from 'design-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { editAddress } from './staff-question.ts';

interface DeleteButtonProps {
  question: StaffQuestion;
  onDeleted?: () => void;
}

/** Deletes a question after asking, and says what hangs on it. Staff can take it back. */
export function DeleteButton({ question, onDeleted }: DeleteButtonProps) {
  const host = useHost();
  const [asking, setAsking] = useState(false);
  const full = useApi('GET /api/admin/questions/:id', { params: { id: question.id } }, { enabled: asking, staleTime: 0 });
  const remove = useApiMutation('DELETE /api/questions', {
    invalidates: [
      'GET /api/questions',
      'GET /api/questions/filters',
      'GET /api/subjects',
      'GET /api/topics/:subjectSlug',
      'GET /api/user_question',
    ],
  });

  const telling = useFailureTelling();
  const confirm = async () => {
    await remove.mutateAsync({ body: { question_id: question.id } });
    host.notify({
      tone: 'success',
      text: 'Question deleted',
      action: { label: 'Take back', run: () => host.navigate(editAddress(question.id)) },
    });
    onDeleted?.();
  };

  return (
    <AlertDialog
      danger
      open={asking}
      onOpenChange={setAsking}
      trigger={<IconButton label="Delete" icon={<Trash2 />} />}
      title="Delete this question?"
      description="Learners no longer find it, nor see it among their saved questions. Tests already made keep it, and you can take it back."
      confirmLabel="Delete question"
      onConfirm={confirm}
      telling={telling}
    >
      {full.isPending && asking && <Skeleton width="60%" />}
      {full.data && <p>{usage(full.data.question.used_in)}</p>}
    </AlertDialog>
  );
}

/** `It is in 3 tests, saved 2 times, and has 1 doubt.` */
function usage({ tests, saved, doubts, reports }: EditableQuestion['used_in']): string {
  const count = (amount: number, one: string, many: string) => (amount === 1 ? `1 ${one}` : `${amount} ${many}`);
  if (tests + saved + doubts + reports === 0) return 'Nobody has used it yet.';
  return `In use: ${[
    count(tests, 'test', 'tests'),
    count(saved, 'saved list', 'saved lists'),
    count(doubts, 'doubt', 'doubts'),
    count(reports, 'report', 'reports'),
  ].join(', ')}.`;
}
