import type { EditableQuestion } from '@api/contract';
import { useApiMutation, useErrorDisplay, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, IconButton } from 'design-system';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyOf, type QuestionValues } from './form/question-values.ts';
import { draftKey, readDraft, writeDraft } from './saving/draft-store.ts';

interface QuestionActionsProps {
  question: EditableQuestion;
  values: () => QuestionValues;
  userId: number;
}

/** Duplicates or deletes the edited question. */
export function QuestionActions({ question, values, userId }: QuestionActionsProps) {
  const host = useHost();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const errorDisplay = useErrorDisplay();
  const remove = useApiMutation('DELETE /api/questions', {
    invalidates: ['GET /api/questions', 'GET /api/admin/questions', 'GET /api/admin/questions/:id'],
  });
  const duplicate = async () => {
    const key = draftKey(userId, null);
    if (await readDraft(key)) {
      host.notify({ tone: 'info', text: 'You have an unsaved new question. Save or discard it first, then duplicate this one.' });
      return;
    }
    await writeDraft(key, { values: copyOf(values()), base: null, at: Date.now() });
    navigate(addressOf('new-question'));
    if (question.images.length > 0) host.notify({ tone: 'info', text: 'The copy has no images: add them again.' });
  };
  return (
    <>
      <IconButton label="Duplicate" icon={<Copy />} onClick={() => void duplicate()} />
      {question.deleted_at === null && <IconButton label="Delete" icon={<Trash2 />} onClick={() => setAsking(true)} />}
      <AlertDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        title="Delete this question?"
        description="Learners no longer find it. Tests already made keep it, and you can take it back."
        confirmLabel="Delete question"
        onConfirm={() => remove.mutateAsync({ body: { question_id: question.id } })}
        errorDisplay={errorDisplay}
      />
    </>
  );
}
