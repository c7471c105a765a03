import { type AddressName, addressOf, parseAddress } from '@api/contract/addresses';

/** Released files: their address changes with their content. */
export const isReleasedFile = ({ pathname }: URL) =>
  /^\/(?:shell|modules\/[\w-]+\/\w+)\/.+\.\w+$/.test(pathname) || /^\/(?:favicon\.svg|icon-[\w-]+\.png)$/.test(pathname);

/** Drawings and pictures by a name that changes with their content. */
export const isPicture = ({ pathname }: URL) => /^\/api\/images\/[\w.-]+$/.test(pathname);

/** What is read: questions and their lists, topics, syllabus pages, posts. Nothing of tests, payments, doubts or the account. */
const READ =
  /^\/(?:api\/(?:questions(?:\/\d+|\/filters)?|subjects|topics\/[\w-]+|syllabus\/[\w-]+\/[\w-]+)|content\/blog-posts)\/?$/;

/** A call whose answer may be read again offline. Opened answers are spent one by one, so they are asked for each time. */
export const isReadable = ({ pathname, searchParams }: URL) => READ.test(pathname) && !searchParams.has('includeAnswers');

/** The names of pages that are worth finding without a network: what is read, not what is looked up or done. */
const WORTH_FINDING: readonly string[] = [
  'question-list',
  'syllabus',
  'quick-check',
  'question',
  'blogs',
  'blog-post',
] satisfies AddressName[];

/** A page that can be read again offline, if it was kept: questions, their lists, syllabus pages and posts. */
export const isReadablePage = ({ pathname }: Pick<URL, 'pathname'>) => WORTH_FINDING.includes(parseAddress(pathname)?.name ?? '');

/** The page of the test whose questions a call reads, which begins the test or takes it up again; null for other calls. */
export function pageOfTestRead({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const slug = /^\/api\/test\/(?!running$)([\w-]+)$/.exec(pathname)?.[1];
  return slug && search === '' ? addressOf('test', { slug }) : null;
}

/** The page of a test, whatever question its address names. */
export const isTestPage = ({ pathname }: Pick<URL, 'pathname'>) => parseAddress(pathname)?.name === 'test';
