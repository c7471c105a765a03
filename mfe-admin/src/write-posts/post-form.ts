import type { PostContent, PostLanguage, StaffPost } from '@api/contract';
import { LONGEST_SLUG } from '@api/contract/limits';
import type { FieldDifference } from '../staff-area/editor/FieldDifferences.tsx';

export const LANGUAGES: readonly { value: PostLanguage; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
];

export const emptyPost = (author: string): PostContent => ({
  title: '',
  slug: '',
  excerpt: '',
  author,
  language: 'en',
  search_description: '',
  topic_ids: [],
  cover: null,
  body: '',
});

/** The address suggested by a title. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, LONGEST_SLUG).replace(/^-+|-+$/g, '');
}

const FIELD_LABELS: Readonly<Record<keyof PostContent, string>> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  author: 'Author',
  language: 'Language',
  search_description: 'Description for search engines',
  topic_ids: 'Topics',
  cover: 'Picture at the head',
  body: 'Text',
};

const FIELDS = Object.keys(FIELD_LABELS) as (keyof PostContent)[];

/** Fields in which two states differ. */
export const changedFields = (before: PostContent, after: PostContent): (keyof PostContent)[] =>
  FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

function readable(content: PostContent, field: keyof PostContent): string {
  if (field === 'cover') return content.cover ? `${content.cover.alt} (${content.cover.name})` : '';
  if (field === 'topic_ids') return content.topic_ids.map((id) => `#${id}`).join(', ');
  return content[field];
}

/** Differences in words. */
export const differences = (before: PostContent, after: PostContent): FieldDifference[] =>
  changedFields(before, after).map((field) => ({
    label: FIELD_LABELS[field],
    before: readable(before, field),
    after: readable(after, field),
  }));

/** Both sides' changes of a common state; `mine` wins. */
export function merged(base: PostContent, mine: PostContent, theirs: PostContent): PostContent {
  const own = changedFields(base, mine);
  return { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
}

/** The form's post in its present published state. A newer version is a colleague's and waits to be compared. */
export const currentOf = (read: StaffPost | null, base: StaffPost | null): StaffPost | null =>
  read && base && read.version === base.version ? read : base;

/** To readers, now or later. */
export const isShown = ({ state }: Pick<StaffPost, 'state'>): boolean => state === 'published' || state === 'scheduled';

/** Whether publishing would change anything. `null`: never saved. */
export function isPublishable(post: Pick<StaffPost, 'state' | 'unpublished_changes'> | null, unsaved: boolean): boolean {
  if (!post || unsaved) return true;
  return !isShown(post) || post.state === 'scheduled' || post.unpublished_changes;
}
