import type { BlogPostPage, EndpointName, QuestionDetail, ResponseOf } from '@api/contract';
import { addressOf, parseAddress } from '@shell/kit/addresses';
import { topicsAt } from '@shell/kit/page-heads';
import { courseListData, postSharing, questionSharing, type Sharing, topicListSharing } from '@shell/kit/sharing';

/** An answer of the API that a page is made from. */
export interface KnownAnswer {
  /** The call, as the contract names it. */
  name: string;
  data: unknown;
}

type Address = Pick<URL, 'pathname' | 'searchParams'>;

/** What each call's answer lets the page at an address share. */
const SHARED: Partial<Record<EndpointName, (data: never, address: Address) => Sharing>> = {
  'GET /api/questions/:id': ({ question, Answer }: QuestionDetail) => questionSharing(question, Answer?.[0]),
  'GET /api/topics/:subjectSlug': ({ subject, topics }: ResponseOf<'GET /api/topics/:subjectSlug'>, { searchParams }) =>
    topicListSharing(subject, topicsAt(topics, searchParams)),
  'GET /api/subjects': ({ subjects }: ResponseOf<'GET /api/subjects'>) => ({ data: [courseListData(subjects)] }),
  'GET /content/blog-posts': ({ docs }: BlogPostPage, { pathname }) => {
    const page = parseAddress(pathname);
    const post = page?.name === 'blog-post' && docs.find(({ slug }) => slug === page.params.slug);
    return post ? postSharing(post) : {};
  },
};

/** In this order: what a page is about stands before what it needs besides. */
const CALLS = Object.keys(SHARED) as (keyof typeof SHARED)[];

/** What the page at an address shares, by the API's answers that it shows. */
export function sharingOf(answers: readonly KnownAnswer[], address: Address): Sharing {
  for (const call of CALLS) {
    const answer = answers.find(({ name }) => name === call);
    const share = SHARED[call] as ((data: unknown, address: Address) => Sharing) | undefined;
    const shared = answer && share ? share(answer.data, address) : {};
    // What is read for a page that is about something else shares nothing.
    if (Object.keys(shared).length > 0) return shared;
  }
  return {};
}

/** Where the post at an address has moved, by the API's answers that it shows: a post says its present slug. Undefined: it has not. */
export function movedPost(answers: readonly KnownAnswer[], { pathname }: Pick<URL, 'pathname'>): string | undefined {
  const answer = answers.find(({ name }) => name === ('GET /content/blog-posts' satisfies EndpointName));
  const docs = (answer?.data as BlogPostPage | undefined)?.docs;
  const place = parseAddress(pathname);
  if (place?.name !== 'blog-post' || docs?.length !== 1) return undefined;
  const address = addressOf('blog-post', { slug: docs[0]?.slug ?? '' });
  return address === pathname ? undefined : address;
}
