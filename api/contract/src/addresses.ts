/**
 * The site's pages by name, for all that link to them: the API (mails, notifications), the gateway, the shell, and
 * every module, also to pages of another one. A name belongs to the module whose `routes.json` gives it to a page; a
 * test compares this table with all of them. In the browser the registry's present patterns take precedence
 * (`@shell/kit/addresses`), so that a page can move alone.
 *
 * Patterns are in the router's syntax. Several of one name differ in how many levels of a place they contain.
 */
export const PATHS = {
  login: ['/login'],
  'sign-up': ['/sign-up'],
  'forgot-password': ['/forgot-password'],
  'reset-password': ['/reset-password'],

  'question-list': ['/math-questions'],
  // Lead on to the list: where the specification has topics, and other pages, link to (part 1, sections 3 and 4).
  'topic-link': ['/ib-diploma-program-question-bank'],
  'question-bank-link': ['/ibdp-question-bank'],
  syllabus: ['/math-questions/syllabus'],
  'quick-check': ['/math-questions/quick-check'],
  // Lead on to the question's page with its whole place (part 1, section 2).
  'question-link': ['/math-questions/:questionId', '/math-questions/:subject/:questionId'],
  question: [
    '/math-questions/:subject/:topic/:questionId',
    '/math-questions/:subject/:topic/:subtopic/:questionId',
    '/math-questions/:subject/:topic/:subtopic/:subsubtopic/:questionId',
  ],
  'saved-questions': ['/saved-questions'],
  doubts: ['/my-doubts'],

  'make-test': ['/take-a-test'],
  test: ['/take-a-test/:slug'],
  'test-intro': ['/take-a-test/:slug/confirm'],
  'test-receipt': ['/take-a-test/:slug/receipt'],
  'test-result': ['/take-a-test/:slug/result'],
  'get-graded': ['/take-a-test/:slug/get-graded'],
  'test-review': ['/take-a-test/:slug/answer'],
  'my-tests': ['/my-tests'],
  'lost-marks': ['/my-tests/lost-marks'],
  'mock-papers': ['/mock-papers'],
  'mock-paper': ['/mock-papers/:code'],

  today: ['/today'],
  'study-run': ['/today/runs/:id'],
  progress: ['/progress'],
  'progress-topic': ['/progress/topics/:topicId'],
  'progress-evidence': ['/progress/evidence'],
  'progress-sharing': ['/progress/sharing'],
  'shared-progress': ['/progress/shared'],
  'shared-progress-topic': ['/progress/shared/topics/:topicId'],
  'shared-progress-evidence': ['/progress/shared/evidence'],
  'learner-progress': ['/progress/of/:learnerId'],
  'learner-progress-topic': ['/progress/of/:learnerId/topics/:topicId'],
  'learner-progress-evidence': ['/progress/of/:learnerId/evidence'],

  classes: ['/classes'],
  'new-class': ['/classes/new'],
  'join-class': ['/classes/join'],
  launch: ['/classes/launch'],
  'set-for-class': ['/classes/set-work'],
  class: ['/classes/:classId'],
  'class-code': ['/classes/:classId/code'],
  'set-work': ['/classes/:classId/assignments/new'],
  assignment: ['/classes/:classId/assignments/:assignmentId'],
  'show-to-class': ['/classes/:classId/assignments/:assignmentId/show'],
  'learner-work': ['/classes/:classId/assignments/:assignmentId/learners/:learnerId'],
  gradebook: ['/classes/:classId/gradebook'],
  'class-progress': ['/classes/:classId/progress'],
  'class-learner': ['/classes/:classId/learners/:learnerId'],

  account: ['/account-details'],
  profile: ['/account-details/profile-details'],
  orders: ['/account-details/orders'],
  membership: ['/account-details/membership'],
  devices: ['/account-details/devices'],
  security: ['/account-details/security'],
  onboarding: ['/onboarding'],
  'verify-email': ['/verify-user'],
  pricing: ['/pricing'],
  'subscription-success': ['/subscription/success'],
  'payment-success': ['/payment/success'],
  'payment-return': ['/return'],

  blogs: ['/blogs'],
  'blog-post': ['/blogs/:slug'],
  corrections: ['/corrections'],
  'course-corrections': ['/corrections/:subject'],
  'online-classes': ['/online-classes'],
  contact: ['/contact-us'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  'refund-policy': ['/refund-policy'],
  services: ['/services'],
  'grading-promotion': ['/grading-your-test'],

  'staff-dashboard': ['/admin'],
  'staff-subjects': ['/admin/subjects'],
  'new-subject': ['/admin/subjects/new'],
  'edit-subject': ['/admin/subjects/edit'],
  'staff-topics': ['/admin/topics'],
  'new-topic': ['/admin/topics/new'],
  'edit-topic': ['/admin/topics/edit'],
  'transfer-questions': ['/admin/topics/transfer-questions'],
  'staff-questions': ['/admin/questions'],
  'new-question': ['/admin/questions/new'],
  'edit-question': ['/admin/questions/edit'],
  'staff-posts': ['/admin/blog-posts'],
  'new-post': ['/admin/blog-posts/new'],
  'edit-post': ['/admin/blog-posts/edit'],
  'blog-feedback': ['/admin/blog-feedback'],
  'staff-plans': ['/admin/plans'],
  'staff-payments': ['/admin/payments'],
  'staff-modules': ['/admin/modules'],
  'staff-payment': ['/admin/payments/:id'],
  'staff-users': ['/admin/users'],
  'staff-user': ['/admin/users/:id'],
  'staff-log': ['/admin/log'],
  'security-events': ['/admin/security-events'],
  'site-health': ['/admin/health'],
  'upload-subjects': ['/admin/upload_subjects'],
  'upload-topics': ['/admin/upload_topics'],
  'upload-questions': ['/admin/upload_questions'],
  'staff-doubts': ['/admin/user-doubts'],
  'reported-questions': ['/admin/reported-questions'],
  messages: ['/admin/messages'],
  'search-placeholder': ['/search'],
  'grade-tests': ['/admin/grade-tests'],
  'grade-test': ['/admin/grade-tests/:slug'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AddressName = keyof typeof PATHS;

/** The pattern of a page that has one, for the router of the module that draws it. */
export const pathOf = (name: AddressName): string => PATHS[name][0];

/** Patterns by name, as the registry gives them at run time. */
export type NamedPaths = Readonly<Record<string, readonly string[]>>;

type ParamOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamOf<Head> | ParamOf<Rest>
  : Path extends `:${infer Param}`
    ? Param
    : never;
type ParamsOf<Path extends string> = Path extends unknown ? Readonly<Record<ParamOf<Path>, string | number>> : never;

type Params = Readonly<Record<string, string | number>>;

/** The parameters of a page's address. */
export type AddressParams<Name extends AddressName> = ParamsOf<(typeof PATHS)[Name][number]>;

/** The part after the path. Undefined values are omitted. */
export interface AddressTail {
  query?: URLSearchParams | Readonly<Record<string, string | number | undefined>>;
  /** Without `#`. */
  hash?: string | undefined;
}

type Rest<Name extends AddressName> = [ParamOf<(typeof PATHS)[Name][number]>] extends [never]
  ? [params?: Readonly<Record<never, never>>, tail?: AddressTail]
  : [params: AddressParams<Name>, tail?: AddressTail];

/** A question with its place, as most calls answer it. */
export interface PlacedQuestion {
  id: number;
  subject: { slug: string };
  /** From the top level down. */
  topic_path: readonly { slug: string }[];
}

/** The own place of a question that another course also shows: by slugs, the topics from the top level down. */
export interface OwnPlace {
  subject_slug: string;
  topic_slugs: readonly string[];
}

/** A page that an address names, and what it was filled in with. */
export interface NamedAddress {
  name: string;
  params: Readonly<Record<string, string>>;
}

export interface Addresses {
  /**
   * The path of a page. A page that the registry does not name has its path of old, which says so itself where it leads to nothing;
   * one that `params` do not suffice for leads to the start page.
   */
  addressOf<Name extends AddressName>(name: Name, ...rest: Rest<Name>): string;
  /** A question's page. Specification part 1, section 2. */
  questionAddress(question: PlacedQuestion, tail?: AddressTail): string;
  /** The canonical address of a question that several courses show: its own place. */
  ownQuestionAddress(question: PlacedQuestion & { own_place?: OwnPlace | null | undefined }): string;
  /** Which page a path (without query) belongs to; null where it has no name. */
  parseAddress(pathname: string): NamedAddress | null;
}

/**
 * Builds and parses addresses. `live` returns the registry's present patterns of a name, which precede those of the
 * build.
 */
export function createAddresses(live: () => NamedPaths = () => ({})): Addresses {
  const addressOf = (name: AddressName, params: Params = {}, { query = {}, hash }: AddressTail = {}) => {
    const path = fill(live()[name], params) ?? fill(PATHS[name], params) ?? '/';
    const given = query instanceof URLSearchParams ? query : new URLSearchParams(definedPairs(query));
    return path + (given.size > 0 ? `?${given}` : '') + (hash ? `#${hash}` : '');
  };
  return {
    addressOf,

    questionAddress: ({ id, subject, topic_path }, tail) => {
      const topics = topic_path.map(({ slug }) => slug);
      return addressOf('question', questionPlace(subject.slug, topics, id), tail);
    },

    ownQuestionAddress: ({ id, subject, topic_path, own_place }) => {
      const shown = { subject_slug: subject.slug, topic_slugs: topic_path.map(({ slug }) => slug) };
      const { subject_slug, topic_slugs } = own_place ?? shown;
      return addressOf('question', questionPlace(subject_slug, topic_slugs, id));
    },

    parseAddress(pathname) {
      const known = Object.entries<readonly string[]>({ ...PATHS, ...live() });
      const patterns = known.flatMap(([name, paths]) => paths.map((path) => ({ name, path })));
      // A literal segment takes precedence over a parameter.
      for (const { name, path } of patterns.toSorted((a, b) => paramsIn(a.path).length - paramsIn(b.path).length)) {
        const params = match(path, pathname);
        if (params) return { name, params };
      }
      return null;
    },
  };
}

/** Addresses as the table has them: for the API, which knows no registry. */
export const { addressOf, questionAddress, ownQuestionAddress, parseAddress } = createAddresses();

/** The levels of a topic's place, from the top level down, as addresses name them. */
export const TOPIC_LEVELS = ['topic', 'subtopic', 'subsubtopic'] as const;

/** A place in the tree of topics by slugs, as addresses hold it: a course, and down to three topics, each below the one before. */
export interface TopicPlace {
  subject: string;
  topic?: string | undefined;
  subtopic?: string | undefined;
  subsubtopic?: string | undefined;
}

/** The place of a topic: its course, and the topics from the top level down to it; of none, the whole course. */
export function topicPlace(subject: string, topics: readonly string[]): TopicPlace {
  return { subject, ...Object.fromEntries(TOPIC_LEVELS.slice(0, topics.length).map((level, depth) => [level, topics[depth]])) };
}

/** The place of a question by slugs, the topics from the top level down, as its address holds it. */
export function questionPlace(
  subject: string,
  topics: readonly string[],
  questionId: number | string,
): AddressParams<'question'> {
  return { ...topicPlace(subject, topics), questionId } as AddressParams<'question'>;
}

const PLACE = ['subject', ...TOPIC_LEVELS] as const;

/** The place in the query of a list, a syllabus page or a quick check. */
export function placeQuery(place: Partial<TopicPlace>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of PLACE) if (place[name]) query.set(name, place[name]);
  return query;
}

/** The place that such an address names, without what else it says: filters, order and page show other parts of the same list. */
export function placeIn(search: URLSearchParams): Partial<TopicPlace> {
  return Object.fromEntries(PLACE.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));
}

const definedPairs = (query: Readonly<Record<string, string | number | undefined>>): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

const paramsIn = (path: string): string[] => path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));

/** The pattern that holds most of what is given, filled in; undefined where each asks for more. */
function fill(paths: readonly string[] | undefined, params: Params): string | undefined {
  const given = (param: string) => params[param] !== undefined && params[param] !== '';
  const [best] = (paths ?? [])
    .filter((path) => paramsIn(path).every(given))
    .toSorted((a, b) => paramsIn(b).length - paramsIn(a).length);
  return best?.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
}

function match(path: string, pathname: string): Record<string, string> | null {
  const pattern = path.split('/');
  const given = pathname.replace(/(.)\/$/, '$1').split('/');
  if (pattern.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const text = decoded(given[index] ?? '');
    if (part.startsWith(':') && text !== '') params[part.slice(1)] = text;
    else if (part.toLowerCase() !== text.toLowerCase()) return null;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
