import { crawl } from '@shell/kit/sharing/testing';
import { expect, test } from 'vitest';
import { type HeadOptions, headTags } from './head.ts';

const general: HeadOptions = { title: 'A title', origin: 'https://study.example', canonical: '/a', index: true };
const HOSTILE = '</script><script>alert(1)</script><!-- <script> "\' \u2028 $x<y$';
const pageWith = (head: Partial<HeadOptions>) => `<html><head>${headTags({ ...general, ...head })}</head></html>`;

test('data stays data, with absolute addresses, whatever its text', async () => {
  const question = {
    '@type': 'Question',
    name: HOSTILE,
    acceptedAnswer: { '@type': 'Answer', text: HOSTILE, url: '/a' },
  } as const;
  const step = (position: number) => ({ '@type': 'ListItem', position, name: HOSTILE, item: '/b' }) as const;
  const html = pageWith({
    data: [
      { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [question] },
      { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [step(1), step(2)] },
    ],
  });
  expect(await crawl(html)).toEqual({ types: ['BreadcrumbList', 'FAQPage'], faults: [] });
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)[0].mainEntity).toEqual([
    { ...question, acceptedAnswer: { ...question.acceptedAnswer, url: 'https://study.example/a' } },
  ]);
  expect(JSON.stringify(JSON.parse(json))).not.toMatch(/"(?:url|item|@id)":"\/(?!\/)/);
});

test('a preview shows the page’s picture with whole addresses, for Open Graph and Twitter', () => {
  const html = pageWith({
    description: HOSTILE,
    image: { path: '/api/share-images/questions/41.png?v=a', width: 1200, height: 630, alt: HOSTILE },
  });
  expect(html).toContain('<meta property="og:image" content="https://study.example/api/share-images/questions/41.png?v=a" />');
  expect(html).toContain('<meta property="og:image:width" content="1200" />');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(html).toContain('<meta name="twitter:image:alt" content="&lt;/script&gt;&lt;script&gt;');
  expect(html).not.toContain('<script');
  expect(pageWith({})).toContain('<meta name="twitter:card" content="summary" />');
  expect(pageWith({})).toContain('<meta property="og:type" content="website" />');
});

test('an article says so and when', () => {
  const html = pageWith({ kind: 'article', published: '2026-01-01T00:00:00.000Z', modified: '2026-02-01T00:00:00.000Z' });
  expect(html).toContain('<meta property="og:type" content="article" />');
  expect(html).toContain('<meta property="article:published_time" content="2026-01-01T00:00:00.000Z" />');
  expect(html).toContain('<meta property="article:modified_time" content="2026-02-01T00:00:00.000Z" />');
});

test('a missing page has no canonical address', () => {
  expect(pageWith({ canonical: null, index: false })).not.toMatch(/canonical|og:url/);
});

test('a page leads to its feeds, and to none where it names none', () => {
  const html = pageWith({ feeds: [{ type: 'application/rss+xml', title: HOSTILE, path: '/content/rss.xml?a="b"' }] });
  expect(html).toMatch(
    /<link rel="alternate" type="application\/rss\+xml" title="&lt;\/script[^"]+" href="\/content\/rss\.xml\?a=&quot;b&quot;" \/>/,
  );
  expect(pageWith({})).not.toContain('rel="alternate"');
});
