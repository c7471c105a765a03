import { expect, test } from 'vitest';
import { breadcrumbData, faqSharing, type SharingByCall, sharingOf, withOrigin } from './index.ts';
import { crawl, pageOf } from './testing.ts';

test('paths become addresses of the site, wherever they stand; words and addresses of others stay', () => {
  const data = { url: '/a', item: { '@id': '/b' }, text: '/c', image: 'https://x.example/d', list: [{ url: '//evil.example' }] };
  expect(withOrigin(data, 'https://study.example')).toEqual({
    url: 'https://study.example/a',
    item: { '@id': 'https://study.example/b' },
    text: '/c',
    image: 'https://x.example/d',
    list: [{ url: '//evil.example' }],
  });
});

test('questions that a page answers stand with their answers, as search engines read them', async () => {
  const sharing = faqSharing([{ question: 'Why?', answer: 'Because.' }]);
  expect(sharing.data?.[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
  });
  expect(await crawl(pageOf(sharing))).toEqual({ types: ['FAQPage'], faults: [] });
});

test('a way names its steps in their order; the page itself needs no address', async () => {
  const data = [breadcrumbData([{ name: 'Blogs', path: '/blogs' }, { name: 'A post' }])];
  expect(await crawl(pageOf({ data }))).toEqual({ types: ['BreadcrumbList'], faults: [] });
  expect(data[0]?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Blogs', item: '/blogs' },
    { '@type': 'ListItem', position: 2, name: 'A post' },
  ]);
});

test('a crawler finds what search engines require and a page does not say', async () => {
  const { faults } = await crawl(pageOf({ data: [breadcrumbData([])] }));
  expect(faults).not.toEqual([]);
  const broken = await crawl('<script type="application/ld+json">{"@type":</script>');
  expect(broken.faults).not.toEqual([]);
});

test('a page shares by the first of its calls that shares anything, and only by answers that are data', () => {
  const byCall: SharingByCall = {
    'GET /api/questions/:id': () => ({ kind: 'article' }),
    'GET /api/topics/:subjectSlug': (_, { searchParams }) => (searchParams.has('topic') ? { published: 'topic' } : {}),
    'GET /api/subjects': (_, { pathname }) => ({ published: pathname }),
  };
  const known = (name: string) => ({ name, request: null, data: {} });
  const [subjects, topics] = [known('GET /api/subjects'), known('GET /api/topics/:subjectSlug')];
  const sharedAt = (path: string, ...answers: Parameters<typeof sharingOf>[1]) =>
    sharingOf(byCall, answers, new URL(path, 'http://site'));
  expect(sharedAt('/bank?topic=a', subjects, topics)).toEqual({ published: 'topic' });
  expect(sharedAt('/bank', subjects, topics)).toEqual({ published: '/bank' });
  const refused = { name: 'GET /api/questions/:id', request: null, error: { status: 404, code: 'not_found', message: '' } };
  expect(sharedAt('/bank', refused, subjects)).toEqual({ published: '/bank' });
  expect(sharedAt('/bank', known('GET /api/me'))).toEqual({});
});
