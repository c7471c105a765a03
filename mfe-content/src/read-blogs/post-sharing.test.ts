import { type Sharing, sharingOf } from '@shell/kit/sharing';
import { crawl, pageOf } from '@shell/kit/sharing/testing';
import { describe, expect, it } from 'vitest';
import { postSharing, SHARING } from './post-sharing.ts';

const HOSTILE = '</script><script>alert(1)</script><!-- <script> "\' \u2028 $x<y$';
const postAt = (slug: string) => ({
  ...{ id: slug, title: HOSTILE, slug, author: HOSTILE, excerpt: HOSTILE, content: '<p>x</p>' },
  ...{ publishedDate: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z', featuredImage: null },
});

describe('a post', () => {
  it('is an article that search engines know, with its dates', async () => {
    const sharing = postSharing({ ...postAt('a-post'), featuredImage: { url: '/api/images/a.webp', alt: HOSTILE } });
    expect(await crawl(pageOf(sharing))).toEqual({ types: ['BlogPosting', 'BreadcrumbList'], faults: [] });
    expect(sharing).toMatchObject({
      kind: 'article',
      published: '2026-01-01T00:00:00.000Z',
      modified: '2026-02-01T00:00:00.000Z',
      image: { path: '/api/images/a.webp', alt: HOSTILE },
    });
  });

  it('has no picture for previews where that is a vector drawing', () => {
    const sharing = postSharing({ ...postAt('a-post'), featuredImage: { url: '/a.svg', alt: 'A curve' } });
    expect(sharing.image).toBeUndefined();
    expect(sharing.data?.[0]).toMatchObject({ image: '/a.svg' });
  });
});

describe('the pages about posts', () => {
  const answers = [{ name: 'GET /content/blog-posts', request: null, data: { docs: [postAt('roots'), postAt('über uns')] } }];
  const sharedAt = (path: string): Sharing => sharingOf(SHARING, answers, new URL(path, 'https://study.example'));

  it('share the post that a page is of, however its address is written, and none on a page that only ends alike', () => {
    expect(sharedAt('/blogs/roots').kind).toBe('article');
    expect(sharedAt('/blogs/roots/').kind).toBe('article');
    expect(sharedAt('/blogs/%C3%BCber%20uns').kind).toBe('article');
    expect(sharedAt('/blogs').kind).toBeUndefined();
    expect(sharedAt('/corrections/roots')).toEqual({});
  });

  it('lead to the feeds of posts', () => {
    for (const path of ['/blogs', '/blogs?page=2', '/blogs/roots'])
      expect(sharedAt(path).feeds?.map(({ path }) => path)).toEqual(['/content/rss.xml', '/content/atom.xml']);
  });
});
