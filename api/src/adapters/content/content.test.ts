import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { OutsideServices } from '../../outside-services/index.ts';
import type { ContentSource } from './content-source.ts';
import { embeddedContent, externalContent } from './index.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const { db } = database;

const POSTS = [1, 2, 3].map((number) => ({
  number,
  slug: `post-${number}`,
  title: `Title ${9 - number}`,
  author: 'Editorial',
  excerpt: 'Short.',
  published: new Date(Date.UTC(2026, number, 1)).toISOString(),
  updated: new Date(Date.UTC(2026, number, 2)).toISOString(),
}));

/** A fake Payload service after https://payloadcms.com/docs/rest-api/overview; refuses what is not described there. */
class PayloadService {
  docs: unknown[] = [];
  requests: URL[] = [];
  authorization: string | undefined;
  ready = Promise.resolve();
  /** Handles requests in place of the normal response. */
  instead: ((response: import('node:http').ServerResponse) => void) | null = null;
  readonly #server: Server = createServer(async (request, response) => {
    await this.ready;
    const url = new URL(request.url ?? '', 'http://cms');
    this.requests.push(url);
    this.authorization = request.headers.authorization;
    if (this.instead) return this.instead(response);
    const { limit, page, sort, depth, draft, locale } = Object.fromEntries(url.searchParams);
    const known = ['limit', 'page', 'sort', 'depth', 'draft', 'locale', 'where[slug][equals]'];
    const understood =
      request.method === 'GET' &&
      url.pathname === '/api/blog-posts' &&
      [...url.searchParams.keys()].every((name) => known.includes(name)) &&
      /^\d+$/.test(limit ?? '') &&
      /^[1-9]\d*$/.test(page ?? '') &&
      [sort, depth, draft, locale].join() === '-publishedDate,1,false,en';
    if (!understood) return response.writeHead(400).end('{"errors":[{"message":"?"}]}');
    const [size, number] = [Number(limit), Number(page)];
    const docs = this.docs.slice((number - 1) * size, number * size);
    const totalPages = Math.max(1, Math.ceil(this.docs.length / size));
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify({
        ...{ docs, totalDocs: this.docs.length, limit: size, page: number, totalPages, pagingCounter: 1 },
        ...{ hasNextPage: number < totalPages, hasPrevPage: number > 1, nextPage: null, prevPage: null },
      }),
    );
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`;
  }
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const service = new PayloadService();
const url = await service.listen();
afterAll(() => service.close());

const lexical = (...children: unknown[]) => ({ root: { type: 'root', children } });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const words = (text: string, format = 0) => ({ type: 'text', text, format });
const document = (post: (typeof POSTS)[number], changes: Record<string, unknown> = {}) => ({
  ...{ id: post.number, slug: post.slug, title: post.title, author: { id: 7, name: post.author }, excerpt: post.excerpt },
  ...{ publishedDate: post.published, updatedAt: post.updated, featuredImage: null, _status: 'published' },
  content: lexical(paragraph(words(`Number $n = ${post.number}$ `), words('<script>alert(1)</script>'))),
  ...changes,
});

let clock = Date.UTC(2026, 10, 22);
const external = (source = url, key?: string): ContentSource =>
  externalContent({
    ...{ db, log: pino({ level: 'silent' }), now: new Date(clock), url: source, key },
    breaker: new OutsideServices().breaker('content'),
  });

const kinds: readonly [string, () => Promise<ContentSource>][] = [
  [
    'in our own tables',
    async () => {
      await db('blog_posts').delete();
      const rows = POSTS.map(({ number, published, updated, ...post }) => ({
        ...post,
        ...{ id: number, status: 'published', published_date: published, updated_at: updated, content_markdown: 'x' },
        content_html: `<p>Number <math >${number}</math> &lt;script></p>`,
      }));
      await db('blog_posts').insert([...rows, { ...rows[0], id: 9, slug: 'draft', status: 'draft' }]);
      return embeddedContent(db, () => null, new Date(clock));
    },
  ],
  [
    'of an external service',
    async () => {
      service.docs = [
        ...POSTS.map((post) => document(post)),
        document(POSTS[0] as never, { id: 9, slug: 'draft', _status: 'draft' }),
      ];
      return external();
    },
  ],
];

beforeEach(async () => {
  await db('external_posts').delete();
  await db('external_posts_state').delete();
  service.ready = Promise.resolve();
  service.instead = null;
  service.requests = [];
});

describe.each(kinds)('posts %s', (_, start) => {
  const query = { sort: '-publishedDate', limit: 10, page: 1, drafts: false } as const;

  test('are listed newest first, with Payload’s figures', async () => {
    const page = await (await start()).listPosts(query);
    expect(page.docs.map(({ slug }) => slug)).toEqual(['post-3', 'post-2', 'post-1']);
    expect(page).toMatchObject({ totalDocs: 3, limit: 10, totalPages: 1, page: 1, hasNextPage: false, prevPage: null });
    expect(page.docs[2]).toMatchObject({
      ...{ id: '1', title: 'Title 8', author: 'Editorial', excerpt: 'Short.', featuredImage: null },
      ...{ publishedDate: POSTS[0]?.published, updatedAt: POSTS[0]?.updated },
    });
  });

  test('come in pages and orders', async () => {
    const source = await start();
    const second = await source.listPosts({ ...query, sort: 'publishedDate', limit: 2, page: 2 });
    expect(second.docs.map(({ slug }) => slug)).toEqual(['post-3']);
    expect(second).toMatchObject({ totalPages: 2, pagingCounter: 3, hasPrevPage: true, prevPage: 1, nextPage: null });
    expect((await source.listPosts({ ...query, sort: 'title' })).docs.map(({ slug }) => slug)).toEqual([
      'post-3',
      'post-2',
      'post-1',
    ]);
    expect((await source.listPosts({ ...query, limit: 0 })).docs).toHaveLength(3);
    expect((await source.listPosts({ ...query, page: 9 })).docs).toEqual([]);
  });

  test('are found by slug and by id; drafts and unknown ones are not', async () => {
    const source = await start();
    expect((await source.listPosts({ ...query, slug: 'post-2' })).docs.map(({ id }) => id)).toEqual(['2']);
    expect((await source.listPosts({ ...query, slug: 'draft' })).docs).toEqual([]);
    expect(await source.findPost('3', false)).toMatchObject({ slug: 'post-3' });
    for (const id of ['9', '77', 'x', '__proto__', '99999999999']) expect(await source.findPost(id, false)).toBeNull();
  });

  test('hold set formulae, and nothing that runs', async () => {
    const post = await (await start()).findPost('1', false);
    expect(post?.content).toContain('<math ');
    expect(post?.content).not.toContain('<script');
  });
});

describe('an external service', () => {
  const read = async (source = external()) => source.listPosts({ sort: '-publishedDate', limit: 0, page: 1, drafts: false });
  const slugs = async (source = external()) => (await read(source)).docs.map(({ slug }) => slug);
  const all = () => POSTS.map((post) => document(post));
  const later = (seconds: number) => {
    clock += seconds * 1_000;
  };
  /** Reading continues after the page's response. */
  const settled = (expected: string[]) => expect.poll(() => db('external_posts').pluck('slug').orderBy('slug')).toEqual(expected);

  test('is asked once a minute by all replicas together, in pages, with its key', async () => {
    service.docs = Array.from({ length: 230 }, (_, index) =>
      document(POSTS[0] as never, { id: `p${index}`, slug: `p-${index}` }),
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(external(url, 'secret'))));
    expect(answers.map(({ totalDocs }) => totalDocs)).toEqual(answers.map(() => 230));
    expect(service.requests.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3']);
    expect(service.authorization).toBe('users API-Key secret');
    later(59);
    await read();
    expect(service.requests).toHaveLength(3);
  });

  test('brings changes, new posts and removals without a page waiting for it', async () => {
    service.docs = all();
    await read();
    later(61);
    service.docs = [
      document(POSTS[0] as never, { title: 'Changed', updatedAt: '2026-11-01T00:00:00.000+01:00' }),
      document(POSTS[1] as never, { id: 'new', slug: 'post-9' }),
    ];
    const { promise, resolve } = Promise.withResolvers<void>();
    service.ready = promise;
    expect(await slugs()).toHaveLength(3);
    resolve();
    await settled(['post-1', 'post-9']);
    expect(await external().findPost('1', false)).toMatchObject({ title: 'Changed', updatedAt: '2026-10-31T23:00:00.000Z' });
  });

  const held: import('node:http').ServerResponse[] = [];
  const misbehaviour: [string, PayloadService['instead']][] = [
    ['is down', (response) => response.destroy()],
    ['hangs', (response) => void held.push(response)],
    ['fails', (response) => response.writeHead(500).end('{}')],
    ['answers no JSON', (response) => response.end('<html>')],
    ['answers other JSON', (response) => response.end('{"docs":"none"}')],
    ['answers no posts but things', (response) => response.end('{"docs":[{"id":1},{"name":"x"}],"hasNextPage":false}')],
    ['sends us elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end()],
    [
      'answers without end',
      (response) => {
        const more = (): void => {
          while (!response.destroyed && response.write('['.repeat(65_536)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
    ],
  ];
  test.each(misbehaviour)('that %s leaves pages as last read, and fails at once if nothing was', async (name, instead) => {
    service.docs = all();
    await read();
    later(61);
    service.instead = instead;
    expect(await slugs()).toEqual(['post-3', 'post-2', 'post-1']);
    await expect.poll(() => service.requests.length).toBeGreaterThan(1);
    if (name === 'hangs') {
      const hung = clock;
      for (const response of held) response.destroy();
      service.instead = null;
      // The service is asked again, once, as soon as no request waits for it.
      const isAnswered = async () => {
        const { answered_at } = await db('external_posts_state').first('answered_at');
        if (answered_at.getTime() > hung) return true;
        if (service.requests.length === 2) {
          later(61);
          await read();
        }
        return false;
      };
      await expect.poll(isAnswered).toBe(true);
      return;
    }
    await db('external_posts_state').delete();
    await expect(read(external(`${url.replace('/api', '')}/api`))).rejects.toMatchObject({ status: 503 });
    expect(await db('external_posts').pluck('slug')).toHaveLength(3);
    service.instead = null;
    later(6);
    expect(await slugs()).toHaveLength(3);
  });

  test('with one damaged post shows the others, and the damaged one as last read', async () => {
    service.docs = all();
    await read();
    later(61);
    service.docs = [document(POSTS[0] as never, { title: 7 }), document(POSTS[1] as never), { id: 'x' }];
    await read();
    await settled(['post-1', 'post-2']);
  });

  test('may let slugs change places', async () => {
    service.docs = all();
    await read();
    later(61);
    const swapped = (index: number, slug: string) => document(POSTS[index] as never, { slug, updatedAt: '2026-11-01T00:00:00Z' });
    service.docs = [swapped(0, 'post-2'), swapped(1, 'post-1')];
    await read();
    await expect.poll(async () => (await external().findPost('1', false))?.slug).toBe('post-2');
    expect((await external().findPost('2', false))?.slug).toBe('post-1');
  });

  test('is cleaned like our own texts', async () => {
    const html = `<h1>Head</h1><p onclick="x()" style="position:fixed" class="a" id="b">Let $x^2$ &amp; <b>cost \\$5</b>
      <a href="javascript:alert(1)">a</a> <a href="/there">b</a> <img src="/media/a.png" onerror="x()" alt="A"> <code>$y$</code></p>
      <script>alert(1)</script><iframe src="https://evil.example"></iframe><svg onload="x()"><style>*{}</style></svg>
      <form action="/x"><input name="y"></form>`;
    service.docs = [
      document(POSTS[0] as never, { content: html, excerpt: null, featuredImage: { url: '/media/b.png', alt: null } }),
    ];
    await read();
    const post = await external().findPost('1', false);
    const origin = new URL(url).origin;
    expect(post?.content).not.toMatch(
      /script>|onclick|onerror|onload|style="position|class="a"|id="b"|iframe|javascript:|<form|<style/i,
    );
    expect(post?.content).toContain('<h2>Head</h2>');
    expect(post?.content).toContain('<annotation encoding="application/x-tex">x^2</annotation>');
    expect(post?.content).toContain(`href="${origin}/there"`);
    expect(post?.content).toContain(`src="${origin}/media/a.png"`);
    expect(post?.content).toContain('<code>$y$</code>');
    expect(post?.featuredImage).toEqual({ url: `${origin}/media/b.png`, alt: '' });
    expect(post?.excerpt).toContain('Head');
  });

  test('may write rich text', async () => {
    const deep = Array.from({ length: 2_000 }).reduce<unknown>((inner) => ({ type: 'quote', children: [inner] }), words('deep'));
    const content = lexical(
      { type: 'heading', tag: 'h3', children: [words('A heading')] },
      paragraph(
        words('bold', 1),
        words(' both', 3),
        { type: 'linebreak' },
        { type: 'link', fields: { url: 'https://x.example' }, children: [words('link')] },
      ),
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [words('one')] }] },
      { type: 'upload', value: { url: '/m.png', alt: 'Alt' } },
      { type: 'unknown', children: [paragraph(words('kept'))] },
      deep,
      7,
      null,
    );
    service.docs = [document(POSTS[0] as never, { content })];
    await read();
    const { content: html } = (await external().findPost('1', false)) ?? {};
    expect(html).toContain('<h3>A heading</h3><p><strong>bold</strong><em><strong> both</strong></em><br>');
    expect(html).toContain('<a href="https://x.example/" rel="noopener">link</a>');
    expect(html).toContain('<ol><li>one</li></ol>');
    expect(html).toMatch(/<img src="http:\/\/127\.0\.0\.1:\d+\/m\.png" alt="Alt" loading="lazy">/);
    expect(html).toContain('<p>kept</p>');
  });
});
