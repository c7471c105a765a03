import { PATHS } from './paths.ts';

/*
 * The site's pages by name. Several patterns of a name differ in the levels of a place. In the browser the registry's
 * patterns take precedence (`@shell/kit/addresses`), so that a page can move alone.
 */
export { PATHS };

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

/** The page of an address, with its parameters. */
export interface NamedAddress {
  name: string;
  params: Readonly<Record<string, string>>;
}

export interface Addresses {
  /**
   * The path of a page. A page missing from the registry keeps its built-in path; missing `params` lead to the start
   * page.
   */
  addressOf<Name extends AddressName>(name: Name, ...rest: Rest<Name>): string;
  /** A question's page. Specification part 1, section 2. */
  questionAddress(question: PlacedQuestion, tail?: AddressTail): string;
  /** The canonical address of a question that several courses show: its own place. */
  ownQuestionAddress(question: PlacedQuestion & { own_place?: OwnPlace | null | undefined }): string;
  /** Which page a path (without query) belongs to; null where it has no name. */
  parseAddress(pathname: string): NamedAddress | null;
}

/** Builds and parses addresses. `live` returns the registry's patterns, which precede those of the build. */
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

/** A place in the tree of topics by slugs: a course and up to three topics. */
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

/** A place as the query of a list, a syllabus page or a quick check. */
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
