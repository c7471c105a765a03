import { join } from 'node:path';
import type { RenderPage, SsrRequest } from '@shell/kit/ssr-protocol';
import { createElement } from 'react';
import { expect, it } from 'vitest';

// Loaded by path, as in `chrome.test.ts`.
const KIT = join(import.meta.dirname, '../../../kit/src');
const { defineSsr } = await import(join(KIT, 'ssr.tsx'));
const { Redirect, useApi, usePageHead } = await import(join(KIT, 'index.ts'));

/** A module's page, rendered with the API's responses. */
const render = (Page: () => unknown, changes: Partial<SsrRequest> = {}, sharing?: object) =>
  (defineSsr(Page, sharing) as RenderPage)({
    ...{ module: 'mfe-x', pathname: '/x', search: '', brand: 'X', paths: {}, answers: [] },
    site: {
      variant: 'full',
      links: { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null },
    },
    ...changes,
  });
const subjects = { name: 'GET /api/subjects', request: {}, address: '/api/subjects', status: 200 };

function Subjects() {
  const { data } = useApi('GET /api/subjects', {});
  usePageHead({ title: data ? 'Courses' : 'Loading' });
  return data ? createElement('h1', null, data.subjects[0].subject_name) : null;
}

it('says what it shares by the answers that it was rendered from, and nothing while they are wanted', async () => {
  const sharing = {
    'GET /api/subjects': ({ subjects: [first] }: { subjects: { subject_name: string }[] }, { pathname, searchParams }: URL) => ({
      published: `${first?.subject_name} at ${pathname} of ${searchParams.get('page')}`,
    }),
  };
  const waiting = await render(Subjects, {}, sharing);
  expect(waiting).toMatchObject({ wanted: [{ address: '/api/subjects' }], sharing: {} });
  const answers = [{ ...subjects, body: JSON.stringify({ subjects: [{ subject_name: 'Physics' }] }) }];
  const rendered = await render(Subjects, { answers, search: '?page=2' }, sharing);
  expect(rendered).toMatchObject({
    ...{ wanted: [], html: '<h1>Physics</h1>', head: { title: 'Courses' } },
    sharing: { published: 'Physics at /x of 2' },
  });
  expect(rendered.redirect).toBeUndefined();
  expect((await render(Subjects, { answers })).sharing).toEqual({});
  const refused = [{ ...subjects, status: 404, body: '{"code":"not_found","message":"Not here"}' }];
  expect((await render(Subjects, { answers: refused }, sharing)).sharing).toEqual({});
});

it('shares the questions that it answers itself', async () => {
  const { sharing } = await render(() => {
    usePageHead({ title: 'Pricing', faqs: [{ question: 'Why?', answer: 'Because.' }] });
    return null;
  });
  expect(sharing?.data).toMatchObject([{ '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] }]);
});

it('redirects to its address, permanently or temporarily', async () => {
  const leading = (permanent?: boolean) => render(() => createElement(Redirect, { to: '/y?a=b', permanent }));
  expect((await leading(true)).redirect).toEqual({ to: '/y?a=b', permanent: true });
  expect((await leading()).redirect).toEqual({ to: '/y?a=b', permanent: false });
});
