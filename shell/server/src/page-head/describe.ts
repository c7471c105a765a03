import type { BlogPostPage, QuestionDetail, Syllabus } from '@api/contract';
import type { PageRoute } from '@shell/kit/routes';

/** What a page says of itself to tabs, link previews and search engines. */
export interface Description {
  title: string;
  description?: string;
}

/** `missing`: the address has the form of a page, but the thing it names does not exist. */
export type Described = Description | 'missing';

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
    return (await describers[page.describedBy](params, search, apiUrl)) ?? general;
  } catch {
    return general;
  }
}

type Describer = (params: Params, search: URLSearchParams, apiUrl: string) => Promise<Described | undefined>;

const describers: Readonly<Record<NonNullable<PageRoute['describedBy']>, Describer>> = {
  async question({ questionId = '' }, _search, apiUrl) {
    const answer = await read<QuestionDetail>(`${apiUrl}/api/questions/${encodeURIComponent(questionId)}`);
    if (answer === 'missing') return answer;
    const { subject, topic, marks, difficulty, question_number } = answer.question;
    return {
      title: `${topic.topic_name}, question ${question_number}, ${subject.subject_name}`,
      description: `A ${difficulty.toLowerCase()} question for ${marks} ${marks === 1 ? 'mark' : 'marks'} on ${topic.topic_name} in ${subject.subject_name}, with a hint, a worked solution and its mark scheme.`,
    };
  },

  async syllabus(params, search, apiUrl) {
    const subject = params.subject ?? search.get('subject');
    const topic = search.get('subsubtopic') ?? search.get('subtopic') ?? search.get('topic');
    if (!subject || !topic) return undefined;
    const answer = await read<Syllabus>(`${apiUrl}/api/syllabus/${encodeURIComponent(subject)}/${encodeURIComponent(topic)}`);
    if (answer === 'missing') return undefined;
    return {
      title: `${answer.title}: syllabus and formulae, ${answer.subject.subject_name}`,
      description: `What to know about ${answer.title} in ${answer.subject.subject_name}, with every formula.`,
    };
  },

  async 'blog-post'({ slug = '' }, _search, apiUrl) {
    const query = new URLSearchParams({ 'where[slug][equals]': slug, draft: 'false', depth: '1', limit: '1' });
    const answer = await read<BlogPostPage>(`${apiUrl}/content/blog-posts?${query}`);
    const post = answer === 'missing' ? undefined : answer.docs[0];
    return post ? { title: post.title, description: post.excerpt } : 'missing';
  },
};

/** @throws Error when there is no answer in time, or one that says nothing about existence. */
async function read<T>(address: string): Promise<T | 'missing'> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (response.status === 404 || response.status === 422) return 'missing';
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
