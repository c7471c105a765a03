import { describe, expect, it } from 'vitest';
import { answersOf, FILES, outdated, PAGES, PICTURES } from './caches.ts';
import { isPicture, isReadable, isReadablePage, isReleasedFile, isTestPage, pageOfTestRead } from './kept-addresses.ts';
import { offlinePage, titleOf } from './offline-page.ts';

const at = (path: string) => new URL(path, 'https://study.example');

describe('what is kept', () => {
  it.each([
    '/api/questions/41?subject=math-aa-hl',
    '/api/questions?subject=a&page=2',
    '/api/questions/filters',
    '/api/subjects',
    '/api/topics/math-aa-hl',
    '/api/syllabus/math-aa-hl/lines',
    '/content/blog-posts?limit=9',
  ])('can be read again: %s', (path) => expect(isReadable(at(path))).toBe(true));

  it.each([
    '/api/questions/41?includeAnswers=true',
    '/api/me',
    '/api/user',
    '/api/test',
    '/api/test/abc',
    '/api/test/abc/progress',
    '/api/notifications',
    '/api/doubts/user',
    '/api/orders',
    '/api/plan',
    '/api/admin/blog-feedback',
    '/api/user_question',
    '/api/files/answer-1.pdf',
    '/api/questions/41/versions',
    '/api/search?query=x',
    '/content/rss.xml',
  ])('does not have what is one’s own, or changes: %s', (path) => expect(isReadable(at(path))).toBe(false));

  it.each([
    ['/math-questions?subject=math-aa-hl&topic=functions', true],
    ['/math-questions/math-aa-hl/functions/41', true],
    ['/math-questions/syllabus?subject=math-aa-hl', true],
    ['/blogs', true],
    ['/blogs/roots-of-unity', true],
    ['/my-tests', false],
    ['/blogs-of-others', false],
    ['/', false],
  ])('is offered where there is no network: %s, %s', (path, offered) => expect(isReadablePage(at(path))).toBe(offered));

  it('has files whose address changes with their content, and nothing else of the gateway', () => {
    for (const path of ['/shell/shell.1a2b.js', '/modules/mfe-tests/0a1b/remoteEntry.js', '/favicon.svg', '/icon-192.png']) {
      expect(isReleasedFile(at(path)), path).toBe(true);
    }
    for (const path of ['/modules.json', '/service-worker.js', '/math-questions', '/modules/', '/manifest.webmanifest']) {
      expect(isReleasedFile(at(path)), path).toBe(false);
    }
    expect(isPicture(at('/api/images/a.12345678.svg'))).toBe(true);
    expect(isPicture(at('/api/files/a.svg'))).toBe(false);
  });
});

describe('a running test', () => {
  it.each([
    ['/api/test/quiet-river', '/take-a-test/quiet-river'],
    ['/api/test/quiet-river?excludeQuestions=true', null],
    ['/api/test/quiet-river?includeAnswers=true', null],
    ['/api/test/running', null],
    ['/api/test', null],
    ['/api/test/quiet-river/progress', null],
  ])('has its page kept as its questions are read: %s, %s', (path, page) => expect(pageOfTestRead(at(path))).toBe(page));

  it('has one page for all of its questions, and none for what comes before and after', () => {
    expect(isTestPage(at('/take-a-test/quiet-river?question=3'))).toBe(true);
    for (const path of ['/take-a-test', '/take-a-test/quiet-river/result', '/math-questions']) {
      expect(isTestPage(at(path)), path).toBe(false);
    }
  });
});

describe('accounts', () => {
  it('have places of their own that do not tell the token', async () => {
    const [guest, ada, eve] = await Promise.all([answersOf(null), answersOf('Bearer ada'), answersOf('Bearer eve')]);
    expect(new Set([guest, ada, eve]).size).toBe(3);
    expect(ada).not.toContain('ada');
    expect(await answersOf('Bearer ada')).toBe(ada);
    expect(outdated([FILES, PAGES, PICTURES, guest, ada, eve, 'another-site'], ada)).toEqual([guest, eve]);
  });

  it('keep theirs while nobody says who is here; caches of another version go', async () => {
    const ada = await answersOf('Bearer ada');
    expect(outdated([FILES, ada, 'kept-v0-files', 'kept-v0-answers-guest', 'workbox-x'])).toEqual([
      'kept-v0-files',
      'kept-v0-answers-guest',
    ]);
  });
});

describe('the page that shows without a connection', () => {
  it('leads to what can be read, titles as text', async () => {
    const kept = [
      { title: titleOf('<title>1 &lt; 2 &amp; &quot;so&quot; | Sigmaroom</title>'), path: '/math-questions/a/b/1?x="y"' },
    ];
    const response = offlinePage('https://study.example/blogs?a="b"', kept);
    expect(response.status).toBe(503);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    const html = await response.text();
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy ?? '')?.[1];
    expect(html).toContain(`<script nonce="${nonce}">addEventListener('online', () => location.reload())</script>`);
    expect(html).toContain('>1 &lt; 2 &amp; &quot;so&quot;</a>');
    expect(html).toContain('href="/math-questions/a/b/1?x=&quot;y&quot;"');
    expect(html).toContain('href="https://study.example/blogs?a=&quot;b&quot;"');
    expect(await offlinePage('/x', []).text()).not.toContain('<h2>');
  });
});
