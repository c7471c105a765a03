import type { StaffSubject } from '@api/contract';
import { useApiMutation, useHost, useRedirect } from '@shell/kit';
import { useState } from 'react';
import { treeAddress } from '../manage-topics/topic-addresses.ts';
import type { FieldDifference } from '../staff-area/editor/FieldDifferences.tsx';
import { useStoredForm } from '../staff-area/stored-form/use-stored-form.ts';

/** The values of a subject's form. */
type SubjectValues = ReturnType<typeof valuesOf>;

export const valuesOf = ({ subject_name, slug, audience }: Pick<StaffSubject, 'subject_name' | 'slug' | 'audience'>) => ({
  subject_name,
  slug,
  audience: audience as string,
});

/** A new subject: visible to staff only until changed. */
const EMPTY_SUBJECT: SubjectValues = { subject_name: '', slug: '', audience: 'staff' };

export const AUDIENCES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'staff', label: 'Staff only', help: 'Hidden from learners and search engines, with all its questions.' },
] as const;

const FIELD_WORDS: Readonly<Record<keyof SubjectValues, string>> = {
  subject_name: 'Name',
  slug: 'Slug',
  audience: 'Who sees it',
};

/** What differs between two states of a subject's form, in its order. */
export function subjectDifferences(before: SubjectValues, after: SubjectValues): FieldDifference[] {
  const readable = (values: SubjectValues, field: keyof SubjectValues) =>
    field === 'audience' ? (AUDIENCES.find(({ value }) => value === values.audience)?.label ?? '') : values[field];
  return (Object.keys(FIELD_WORDS) as (keyof SubjectValues)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ label: FIELD_WORDS[field], before: readable(before, field), after: readable(after, field) }));
}

const SHOWS_SUBJECTS = { invalidates: ['GET /api/admin/subjects', 'GET /api/admin/subjects/:id', 'GET /api/subjects'] } as const;

/** The form of a subject, new where `subject` is null, and saving it. */
export function useSubjectForm(subject: StaffSubject | null) {
  const host = useHost();
  const redirect = useRedirect();
  const form = useStoredForm<SubjectValues, StaffSubject>({
    kind: 'subject',
    name: subject?.id ?? 'new',
    stored: subject,
    empty: EMPTY_SUBJECT,
    valuesOf,
  });
  /** Addresses that lead elsewhere shall lead here from now on. */
  const [takeOver, setTakeOver] = useState(false);
  const change = useApiMutation('PUT /api/admin/subjects/:id', SHOWS_SUBJECTS);
  const create = useApiMutation('POST /api/admin/subjects', SHOWS_SUBJECTS);
  const { values, version } = form;

  const send = () => {
    const audience = values.audience as StaffSubject['audience'];
    const body = { ...values, audience, ...(takeOver && { take_over_slug: true }) };
    if (!subject) return create.mutateAsync({ body });
    return change.mutateAsync({ params: { id: subject.id }, body: { ...body, version } });
  };
  const save = async () => {
    try {
      const { subject: stored, message } = await send();
      setTakeOver(false);
      // What was written while it was being saved stays, unsaved.
      if (subject) form.showBelow(stored, values);
      else form.show(stored);
      form.forget();
      host.notify({ tone: 'success', text: message });
      if (!subject) redirect(treeAddress(stored.slug));
    } catch (failure) {
      form.refused(failure);
    }
  };
  return { ...form, takeOver, setTakeOver, busy: change.isPending || create.isPending, save };
}
