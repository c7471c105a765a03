import type { EditableQuestion } from '@api/contract';
import { useHost } from '@shell/kit';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { momentOf } from '../../staff-area/dates.ts';
import { changedFields } from '../form/differences.ts';
import { type QuestionValues, valuesOf } from '../form/question-values.ts';

/** `Other Staff has saved this question since you opened it, on 21 Nov, 14:05.` */
export function whoSaved({ edited_by, deleted_at, updated_at }: EditableQuestion, userId: number | undefined): string {
  const done = deleted_at === null ? 'saved' : 'deleted';
  const who =
    edited_by !== null && edited_by.id === userId
      ? `You have ${done} this question in another window`
      : `${edited_by?.name ?? 'Somebody'} has ${done} this question`;
  return `${who} since you opened it, on ${momentOf(updated_at)}.`;
}

interface Editing {
  /** What is stored as far as this page knows. */
  stored: EditableQuestion | null;
  /** What the form started from. */
  base: EditableQuestion | null;
  form: UseFormReturn<QuestionValues>;
  /** False while it is being saved: then what is newer may be one's own. */
  watching: boolean;
  show: (question: EditableQuestion) => void;
}

/** What somebody has stored since the form was opened, where the form has changes of its own; without any it shows the newer state. */
export function useNewer({ stored, base, form, watching, show }: Editing): EditableQuestion | null {
  const host = useHost();
  const newer = watching && stored && base && stored.version > base.version ? stored : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer state; the form is looked at as it is then.
  useEffect(() => {
    if (!newer || !base) return;
    const values = form.getValues();
    const same = (question: EditableQuestion) => changedFields(valuesOf(question), values).length === 0;
    if (!same(base) && !same(newer)) return;
    show(newer);
    host.notify({ tone: 'info', text: `${whoSaved(newer, host.session.get().user?.id)} The form shows it now.` });
  }, [newer]);
  return newer;
}
