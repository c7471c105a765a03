import type { EditableQuestion, QuestionReview } from '@api/contract';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { Banner, Button } from 'design-system';
import { momentOf } from '../staff-area/formats.ts';

interface ReviewProps {
  question: EditableQuestion;
  unsaved: boolean;
  onChanged: (question: EditableQuestion) => void;
}

const DONE: Readonly<Record<QuestionReview['state'], string>> = {
  draft: 'The question is a draft again.',
  in_review: 'Sent for review. A colleague can publish it now.',
  published: 'Published. Learners see it now.',
};

interface ReviewStepProps extends ReviewProps {
  label: string;
  to: QuestionReview['state'];
  size?: 'small';
}

/** Takes a question to another state of review. */
function ReviewStep({ question, unsaved, onChanged, label, to, ...rest }: ReviewStepProps) {
  const host = useHost();
  const change = useApiMutation('PUT /api/admin/questions/:id/review', {
    invalidates: ['GET /api/questions', 'GET /api/admin/questions', 'GET /api/admin/questions/:id', 'GET /api/admin/my-work'],
  });
  const take = async () => {
    if (unsaved) {
      host.notify({ tone: 'info', text: 'Save your changes first: a review is of what is saved.' });
      return;
    }
    try {
      const { id, version } = question;
      const stored = await change.mutateAsync({ params: { id }, body: { version, state: to } });
      onChanged(stored.question);
      host.notify({ tone: 'success', text: DONE[to] });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return (
    <Button {...rest} disabled={question.deleted_at !== null} loading={change.isPending} onClick={() => void take()}>
      {label}
    </Button>
  );
}

/** For a question in review: its sender, its possible publishers, and a way to return it. */
export function ReviewBanner(props: ReviewProps) {
  const { review } = props.question;
  if (review?.state !== 'in_review') return null;
  const sent = review.requested_at === null ? '' : ` on ${momentOf(review.requested_at)}`;
  return (
    <Banner
      tone="info"
      title={`In review: sent by ${review.requested_by?.name ?? 'a former colleague'}${sent}`}
      action={<ReviewStep {...props} size="small" label="Return to draft" to="draft" />}
    >
      {review.may_approve
        ? 'Check it, then approve and publish it. If you change it, another colleague approves it.'
        : 'A colleague who neither sent it nor saved it last can publish it.'}
    </Banner>
  );
}

/** Sends a hidden question for review, or publishes one in review. */
export function ReviewButton(props: ReviewProps) {
  const { review } = props.question;
  if (review?.state === 'draft') return <ReviewStep {...props} label="Send for review" to="in_review" />;
  if (review?.state === 'in_review' && review.may_approve)
    return <ReviewStep {...props} label="Approve and publish" to="published" />;
  return null;
}
