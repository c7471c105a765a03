import type { EditableQuestion, QuestionReview } from '@api/contract';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { Button } from 'design-system';

interface ReviewButtonsProps {
  question: EditableQuestion;
  review: QuestionReview;
  /** The form has changes that are not stored. */
  unsaved: boolean;
  onChanged: (question: EditableQuestion) => void;
}

const DONE: Readonly<Record<QuestionReview['state'], string>> = {
  draft: 'The question is a draft again.',
  in_review: 'Sent for review. A colleague can publish it now.',
  published: 'Published. Learners see it now.',
};

/** Sends a hidden question to a colleague, takes it back, or publishes one that a colleague sent. */
export function ReviewButtons({ question, review, unsaved, onChanged }: ReviewButtonsProps) {
  const host = useHost();
  const change = useApiMutation('PUT /api/admin/questions/:id/review', {
    invalidates: ['GET /api/questions', 'GET /api/admin/questions', 'GET /api/admin/questions/:id', 'GET /api/admin/my-work'],
  });
  const to = async (state: QuestionReview['state']) => {
    if (unsaved) {
      host.notify({ tone: 'info', text: 'Save your changes first: a review is of what is saved.' });
      return;
    }
    try {
      const { id, version } = question;
      const stored = await change.mutateAsync({ params: { id }, body: { version, state } });
      onChanged(stored.question);
      host.notify({ tone: 'success', text: DONE[state] });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  const button = (label: string, state: QuestionReview['state']) => (
    <Button disabled={question.deleted_at !== null} loading={change.isPending} onClick={() => void to(state)}>
      {label}
    </Button>
  );
  if (review.state === 'draft') return button('Send for review', 'in_review');
  return (
    <>
      {button('Return to draft', 'draft')}
      {review.may_approve && button('Approve and publish', 'published')}
    </>
  );
}
