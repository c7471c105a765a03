import { expect, it } from 'vitest';
import { sharingOf } from './page-sharing.ts';

const post = (slug: string) => ({
  ...{ id: slug, title: `The post ${slug}`, slug, author: 'Editorial', excerpt: '', content: '' },
  ...{ publishedDate: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z', featuredImage: null },
});
const answers = [{ name: 'GET /content/blog-posts', data: { docs: [post('roots'), post('über uns')] } }];
const kindAt = (address: string) => sharingOf(answers, new URL(address, 'https://study.example')).kind;

it('shares the post that a page is of, however its address is written, and none on a page that only ends alike', () => {
  expect(kindAt('/blogs/roots')).toBe('article');
  expect(kindAt('/blogs/roots/')).toBe('article');
  expect(kindAt('/blogs/%C3%BCber%20uns')).toBe('article');
  expect(kindAt('/blogs')).toBeUndefined();
  expect(kindAt('/corrections/roots')).toBeUndefined();
});
