import type { BlogPostPage, QuestionDetail, ResponseOf, Syllabus } from '@api/contract';
import { blogPostHead, type PageHead, questionHead, questionListHead, syllabusHead } from '@shell/kit/page-heads';
import type { PageRoute } from '@shell/kit/routes';
import type { Sharing } from '@shell/kit/sharing';
import { sharingOf } from './sharing-of.ts';

/** `missing`: the address has the form of a page, but the thing it names does not exist. */
export type Described = (PageHead & Sharing) | 'missing';

type Params = Readonly<Record<string, string | undefined>>;

/** Milliseconds that a page may wait for its own description; after that it goes out with the general one. */
const TIME_LIMIT = 400;

/**
 * Asks the API what a page is about. When the API does not answer in time the page keeps the title of its route: a head
 * is no reason to keep a learner waiting.
 */
export async function describe(page: PageRoute, params: Params, search: URLSearchParams, apiUrl: string): Promise<Described> {
  const general = page.description === undefined ? { title: page.title } : { title: page.title, description: page.description };
  if (!page.describedBy) return general;
  try {
    const described = await describers[page.describedBy](params, search, apiUrl);
    return described === 'missing' ? described : { ...general, ...described };
  } catch {
    return general;
  }
}

type Describer = (
  params: Params,
  search: URLSearchParams,
  apiUrl: string,
) => Promise<Partial<PageHead & Sharing> | 'missing' | undefined>;

const describers: Readonly<Record<NonNullable<PageRoute['describedBy']>, Describer>> = {
  async question({ questionId = '', ...place }, _search, apiUrl) {
    const address = `${apiUrl}/api/questions/${encodeURIComponent(questionId)}`;
    // In the list of the topic that its path names, as its page asks for it; a path that is out of date leads to it all the same.
    const inTopic = await read<QuestionDetail>(`${address}?${listOf(place)}`);
    if (inTopic !== 'missing') return describeQuestion(inTopic);
    const alone = await read<QuestionDetail>(address);
    return alone === 'missing' ? alone : describeQuestion({ ...alone, position: null });
  },

  async syllabus(params, search, apiUrl) {
    const subject = params.subject ?? search.get('subject');
    const topic = search.get('subsubtopic') ?? search.get('subtopic') ?? search.get('topic');
    if (!subject || !topic) return undefined;
    const answer = await read<Syllabus>(`${apiUrl}/api/syllabus/${encodeURIComponent(subject)}/${encodeURIComponent(topic)}`);
    return answer === 'missing' ? undefined : syllabusHead(answer, search);
  },

  async 'topic-list'(_params, search, apiUrl) {
    const subject = search.get('subject');
    if (!subject) return describeBank(apiUrl);
    if (!(search.get('topic') || search.get('q'))) return undefined;
    const answer = await read<TopicTree>(`${apiUrl}/api/topics/${encodeURIComponent(subject)}`);
    if (answer === 'missing') return undefined;
    return {
      ...questionListHead(answer.subject, answer.topics, search),
      ...sharingOf([{ name: 'GET /api/topics/:subjectSlug', data: answer }], { ...ANYWHERE, searchParams: search }),
    };
  },

  async 'blog-post'({ slug = '' }, _search, apiUrl) {
    const query = new URLSearchParams({ 'where[slug][equals]': slug, draft: 'false', depth: '1', limit: '1' });
    const answer = await read<BlogPostPage>(`${apiUrl}/content/blog-posts?${query}`);
    const post = answer === 'missing' ? undefined : answer.docs[0];
    return post && answer !== 'missing'
      ? {
          ...blogPostHead(post),
          ...sharingOf([{ name: 'GET /content/blog-posts', data: answer }], { ...ANYWHERE, pathname: `/blogs/${slug}` }),
        }
      : 'missing';
  },
};

/** For what shares the same wherever it stands. */
const ANYWHERE = { pathname: '', searchParams: new URLSearchParams() };

const describeQuestion = (detail: QuestionDetail) => ({
  ...questionHead(detail.question, detail.position),
  ...sharingOf([{ name: 'GET /api/questions/:id', data: detail }], ANYWHERE),
});

/** The whole bank: its courses. */
async function describeBank(apiUrl: string) {
  const answer = await read<ResponseOf<'GET /api/subjects'>>(`${apiUrl}/api/subjects?excludeChildren=true`);
  return answer === 'missing' ? undefined : sharingOf([{ name: 'GET /api/subjects', data: answer }], ANYWHERE);
}

/** The list of a question's topic, of the levels that its path names. */
function listOf({ subject, topic, subtopic, subsubtopic }: Params): URLSearchParams {
  const levels = Object.entries({ subject, topic, subtopic, subsubtopic });
  return new URLSearchParams(levels.filter((level): level is [string, string] => level[1] !== undefined));
}

type TopicTree = ResponseOf<'GET /api/topics/:subjectSlug'>;

/** @throws Error when there is no answer in time, or one that says nothing about existence. */
async function read<T>(address: string): Promise<T | 'missing'> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (response.status === 404 || response.status === 422) return 'missing';
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
