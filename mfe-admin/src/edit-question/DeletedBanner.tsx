import type { EditableQuestion } from '@api/contract';
import { Banner, Button } from 'design-system';
import { momentOf } from '../staff-area/formats.tsx';
import { useRestoreQuestion } from '../staff-area/use-restore-question.ts';

interface DeletedBannerProps {
  question: EditableQuestion;
  onRestored: (question: EditableQuestion) => void;
}

/** Says that a question is deleted, and brings it back as it was before. */
export function DeletedBanner({ question, onRestored }: DeletedBannerProps) {
  const { busy, bringBack } = useRestoreQuestion();
  if (question.deleted_at === null) return null;
  const restore = async () => {
    const restored = await bringBack(question);
    if (restored) onRestored(restored);
  };
  return (
    <Banner
      tone="warning"
      title={`This question was deleted on ${momentOf(question.deleted_at)}.`}
      action={
        <Button size="small" loading={busy} onClick={() => void restore()}>
          Take back
        </Button>
      }
    >
      Learners do not find it. Tests already made keep it.
    </Banner>
  );
}
