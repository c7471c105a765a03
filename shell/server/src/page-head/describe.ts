import type { BlogPostPage, QuestionDetail, ResponseOf, Syllabus, Topic } from '@api/contract';
import type { PageRoute } from '@shell/kit/routes';

/** What a page says of itself to tabs, link previews and search engines. */
export interface Description {
  title: string;
  description?: string;
  /** The page's own address, where others lead to it as well. */
  path?: string;
  /** What of the query belongs to the page's own address: without it, it would be another page. */
  query?: string;
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

/** `a, b and c`. */
const inWords = new Intl.ListFormat('en-GB');

type Describer = (params: Params, search: URLSearchParams, apiUrl: string) => Promise<Described | undefined>;

const describers: Readonly<Record<NonNullable<PageRoute['describedBy']>, Describer>> = {
  async question({ questionId = '' }, _search, apiUrl) {
    const answer = await read<QuestionDetail>(`${apiUrl}/api/questions/${encodeURIComponent(questionId)}`);
    if (answer === 'missing') return answer;
    const { id, subject, topic, topic_path, marks, difficulty, question_number, has_hint, answer_not_available } =
      answer.question;
    const help = [...(has_hint ? ['a hint'] : []), ...(answer_not_available ? [] : ['a worked solution', 'its mark scheme'])];
    return {
      title: `${topic.topic_name}, question ${question_number}, ${subject.subject_name}`,
      description: `${difficulty === 'Easy' ? 'An' : 'A'} ${difficulty.toLowerCase()} question for ${marks} ${marks === 1 ? 'mark' : 'marks'} on ${topic.topic_name} in ${subject.subject_name}${help.length > 0 ? `, with ${inWords.format(help)}` : ''}.`,
      path: ['/math-questions', subject.slug, ...topic_path.map(({ slug }) => slug), id].join('/'),
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
      query: placeOf(search),
    };
  },

  async 'topic-list'(_params, search, apiUrl) {
    const subject = search.get('subject');
    if (!subject || !search.get('topic')) return undefined;
    const answer = await read<TopicTree>(`${apiUrl}/api/topics/${encodeURIComponent(subject)}`);
    const topic = answer === 'missing' ? undefined : topicAt(answer.topics, search);
    if (answer === 'missing' || !topic) return undefined;
    const { subject_name } = answer.subject;
    const count = topic.totalQuestionsCount;
    return {
      title: `${topic.topic_name}, ${subject_name}`,
      description: `${count} original practice ${count === 1 ? 'question' : 'questions'} on ${topic.topic_name} in ${subject_name}, with hints, worked solutions and mark schemes.`,
      query: placeOf(search),
    };
  },

  async 'blog-post'({ slug = '' }, _search, apiUrl) {
    const query = new URLSearchParams({ 'where[slug][equals]': slug, draft: 'false', depth: '1', limit: '1' });
    const answer = await read<BlogPostPage>(`${apiUrl}/content/blog-posts?${query}`);
    const post = answer === 'missing' ? undefined : answer.docs[0];
    return post ? { title: post.title, description: post.excerpt } : 'missing';
  },
};

type TopicTree = ResponseOf<'GET /api/topics/:subjectSlug'>;

/** The levels of a place in the topic tree, as an address names them. */
const LEVELS = ['topic', 'subtopic', 'subsubtopic'];

/** The one topic that an address leads to; undefined where it names none, or several of a level. */
function topicAt(tree: readonly Topic[], search: URLSearchParams): Topic | undefined {
  const slugs = LEVELS.map((level) => search.get(level)).filter((slug) => slug !== null);
  return slugs.reduce<{ topic?: Topic | undefined; below: readonly Topic[] }>(
    ({ below }, slug) => {
      const topic = below.find((candidate) => candidate.slug === slug);
      return { topic, below: topic?.subtopics ?? [] };
    },
    { below: tree },
  ).topic;
}

/** The place alone: filters, order and page show other parts of the same list. */
function placeOf(search: URLSearchParams): string {
  const place = new URLSearchParams();
  for (const name of ['subject', ...LEVELS]) {
    const slug = search.get(name);
    if (slug) place.set(name, slug);
  }
  return place.toString();
}

/** @throws Error when there is no answer in time, or one that says nothing about existence. */
async function read<T>(address: string): Promise<T | 'missing'> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (response.status === 404 || response.status === 422) return 'missing';
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
