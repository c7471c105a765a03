import type { PostContent } from '@api/contract';
import { FieldDifferences } from '../staff-area/FieldDifferences.tsx';
import { changedFields, FIELD_WORDS, readable } from './post-form.ts';

/** The changes between two states of a post. */
export const TextDifference = ({ before, after }: { before: PostContent; after: PostContent }) => (
  <FieldDifferences
    fields={changedFields(before, after).map((field) => ({
      label: FIELD_WORDS[field],
      before: readable(before, field),
      after: readable(after, field),
    }))}
  />
);
