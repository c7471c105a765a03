import type { EditableQuestion } from '@api/contract';
import { momentOf } from '../../staff-area/formats.tsx';

/** `Other Staff has saved this question since you opened it, on 21 Nov, 14:05.` */
export function whoSaved({ edited_by, deleted_at, updated_at }: EditableQuestion, userId: number | undefined): string {
  const done = deleted_at === null ? 'saved' : 'deleted';
  const who =
    edited_by !== null && edited_by.id === userId
      ? `You have ${done} this question in another window`
      : `${edited_by?.name ?? 'Somebody'} has ${done} this question`;
  return `${who} since you opened it, on ${momentOf(updated_at)}.`;
}
