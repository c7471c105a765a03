import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { courseListData, faqSharing, postSharing, questionSharing, topicListSharing } from '@shell/kit/sharing';
import { expect, test } from 'vitest';
import { sampleQuestion } from '../../../kit/src/samples.ts';
import { type HeadOptions, headTags } from './head.ts';

const general: HeadOptions = { title: 'A title', origin: 'https://study.example', canonical: '/a', index: true };
const HOSTILE = '</script><script>alert(1)</script><!-- <script> "\' \u2028 $x<y$';
const subject = { slug: 'math-aa-hl', subject_name: 'Maths AA HL' };
const post = {
  ...{ id: '1', title: HOSTILE, slug: 'a-post', author: HOSTILE, excerpt: HOSTILE, content: '<p>x</p>' },
  ...{ publishedDate: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z' },
  featuredImage: { url: '/api/images/a.webp', alt: HOSTILE },
};

/** What stands in the data of a page's head, as a crawler reads it. */
function read(head: Partial<HeadOptions>) {
  const html = `<html><head>${headTags({ ...general, ...head })}</head></html>`;
  return { html, extracted: new WebAutoExtractor({ addLocation: true }).parse(html) };
}

const pages: readonly [string, string[], Partial<HeadOptions>][] = [
  ['a question', ['Quiz', 'BreadcrumbList'], questionSharing(sampleQuestion({ questions_text: HOSTILE }))],
  [
    'a question with its free answer',
    ['Quiz', 'BreadcrumbList'],
    questionSharing(sampleQuestion({ free_answer: true }), { body: HOSTILE }),
  ],
  ['a list', ['BreadcrumbList', 'Course'], topicListSharing(subject, [{ slug: 'a', topic_name: HOSTILE }])],
  ['the bank', ['ItemList'], { data: [courseListData([subject, { slug: 'b', subject_name: HOSTILE }])] }],
  ['a post', ['BlogPosting', 'BreadcrumbList'], postSharing(post)],
  ['pricing', ['FAQPage'], faqSharing([{ question: HOSTILE, answer: HOSTILE }])],
];

test.each(pages)('the data of %s is what schema.org and search engines know, and stays data', async (_, types, sharing) => {
  const { html, extracted } = read(sharing);
  expect(Object.keys(extracted.jsonld).toSorted()).toEqual(types.toSorted());
  expect(extracted.errors ?? []).toEqual([]);
  expect(await new Validator().validate(extracted)).toEqual([]);
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.stringify(JSON.parse(json))).not.toMatch(/"(?:url|item|@id)":"\/(?!\/)/);
});

test('a preview shows the page’s picture with whole addresses, for Open Graph and Twitter', () => {
  const { html } = read({ ...questionSharing(sampleQuestion({ id: 41 })), description: HOSTILE });
  expect(html).toMatch(
    /<meta property="og:image" content="https:\/\/study\.example\/api\/share-images\/questions\/41\.png\?v=\w+" \/>/,
  );
  expect(html).toContain('<meta property="og:image:width" content="1200" />');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(html).toMatch(/<meta name="twitter:image:alt" content="A question for \d+ marks? on /);
  expect(read({}).html).toContain('<meta name="twitter:card" content="summary" />');
  expect(read({}).html).toContain('<meta property="og:type" content="website" />');
});

test('an article says so and when', () => {
  const { html } = read(postSharing(post));
  expect(html).toContain('<meta property="og:type" content="article" />');
  expect(html).toContain('<meta property="article:modified_time" content="2026-02-01T00:00:00.000Z" />');
});

test('what is not there has no address', () => {
  expect(read({ canonical: null, index: false }).html).not.toMatch(/canonical|og:url/);
});

test('pages of posts lead to their feeds', () => {
  for (const canonical of ['/blogs', '/blogs/a-post', '/blogs?page=2']) {
    expect(read({ canonical }).html.match(/rel="alternate" type="application\/(?:rss|atom)\+xml"/g)).toHaveLength(2);
  }
  for (const canonical of ['/blogsx', '/pricing', null]) expect(read({ canonical }).html).not.toContain('rel="alternate"');
});
