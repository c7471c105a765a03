import type { StaffSubject } from '@api/contract';
import type { FieldDifference } from '../staff-area/FieldDifferences.tsx';

/** The values of a subject's form. */
export type SubjectValues = ReturnType<typeof valuesOf>;

export const valuesOf = ({ subject_name, slug, audience }: Pick<StaffSubject, 'subject_name' | 'slug' | 'audience'>) => ({
  subject_name,
  slug,
  audience: audience as string,
});

/** A new subject: visible to staff only until changed. */
export const EMPTY_SUBJECT: SubjectValues = { subject_name: '', slug: '', audience: 'staff' };

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
