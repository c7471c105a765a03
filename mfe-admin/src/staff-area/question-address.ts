import type { TopicLink } from '@api/contract';

/** What the address of a question is made of. */
interface Placed {
  id: number;
  subject: { slug: string };
  topic_path: readonly Pick<TopicLink, 'slug'>[];
}

/** The page of a question in the question bank. Specification part 2, section 2, "Question pages". */
export function questionAddress({ id, subject, topic_path }: Placed): string {
  return `/math-questions/${[subject.slug, ...topic_path.map(({ slug }) => slug), id].join('/')}`;
}
