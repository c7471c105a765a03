import { type AddressName, addressOf, parseAddress } from '@api/contract/addresses';

/** Released files: their address changes with their content. */
export const isReleasedFile = ({ pathname }: URL) =>
  /^\/(?:shell|modules\/[\w-]+\/\w+)\/.+\.\w+$/.test(pathname) || /^\/(?:favicon\.svg|icon-[\w-]+\.png)$/.test(pathname);

/** Pictures whose names change with their content. */
export const isPicture = ({ pathname }: URL) => /^\/api\/images\/[\w.-]+$/.test(pathname);

/** Questions, lists, topics, syllabus and posts: nothing of tests, payments, doubts or accounts. */
const READ =
  /^\/(?:api\/(?:questions(?:\/\d+|\/filters)?|subjects|topics\/[\w-]+|syllabus\/[\w-]+\/[\w-]+)|content\/blog-posts)\/?$/;

/** Opened answers use up an allowance, so they are never cached. */
export const isReadable = ({ pathname, searchParams }: URL) => READ.test(pathname) && !searchParams.has('includeAnswers');

/** Names of pages to read, not to look up or do. */
const WORTH_FINDING: readonly string[] = [
  'question-list',
  'syllabus',
  'quick-check',
  'question',
  'blogs',
  'blog-post',
] satisfies AddressName[];

/** A page that can be read offline. */
export const isReadablePage = ({ pathname }: Pick<URL, 'pathname'>) => WORTH_FINDING.includes(parseAddress(pathname)?.name ?? '');

/** The test page of a call for questions; null for other calls. */
export function pageOfTestRead({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const slug = /^\/api\/test\/(?!running$)([\w-]+)$/.exec(pathname)?.[1];
  return slug && search === '' ? addressOf('test', { slug }) : null;
}

/** A test's page, at any question. */
export const isTestPage = ({ pathname }: Pick<URL, 'pathname'>) => parseAddress(pathname)?.name === 'test';
