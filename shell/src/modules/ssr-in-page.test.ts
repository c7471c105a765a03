// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { contentInView, moduleOfContent, takeContent } from './ssr-in-page.ts';

const VERSION = '0123456789abcdef';
const answers = [{ name: 'GET /api/subjects', request: null, data: { subjects: [] } }];

beforeEach(() => {
  history.replaceState(null, '', '/blogs?page=2');
  const content = { module: 'mfe-content', version: VERSION, address: '/blogs?page=2', answers };
  document.body.innerHTML = `<div data-first-content="mfe-content">Posts</div>
    <script type="application/json" id="first-content">${JSON.stringify(content)}</script>`;
});

it('hands out the content that a page came with, once, to its module', () => {
  expect(moduleOfContent()).toBe('mfe-content');
  expect(takeContent({ name: 'mfe-tests', version: VERSION })).toBeUndefined();
  expect(contentInView('mfe-content')).toBe(true);
  const first = takeContent({ name: 'mfe-content', version: VERSION });
  expect(first?.element.textContent).toBe('Posts');
  expect(first?.answers).toEqual(answers);
  expect(contentInView('mfe-content')).toBe(false);
  expect(takeContent({ name: 'mfe-content', version: VERSION })).toBeUndefined();
});

it('removes content of another version, which would be drawn otherwise', () => {
  expect(takeContent({ name: 'mfe-content', version: 'fedcba9876543210' })).toBeUndefined();
  expect(document.body.textContent).not.toContain('Posts</div>');
  expect(document.querySelector('[data-first-content], div')).toBeNull();
});

it('removes content of another address, when the visitor has gone on meanwhile', () => {
  history.replaceState(null, '', '/blogs?page=3');
  expect(takeContent({ name: 'mfe-content', version: VERSION })).toBeUndefined();
  expect(document.querySelector('div')).toBeNull();
});
