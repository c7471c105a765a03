import type { PostContent, StaffPost } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { changedFields, emptyPost, merged, slugOf } from './post-form.ts';
import { momentOfField } from './publishing/PublishDialog.tsx';

const CONTENT: PostContent = { ...emptyPost('Demo Teacher'), title: 'Roots', slug: 'roots', excerpt: 'Short.', body: 'Let $x$.' };
const post = (changes: Partial<StaffPost> = {}): StaffPost => ({
  ...{ id: 5, title: 'Roots', slug: 'roots', author: 'Demo Teacher', state: 'draft', published_at: null },
  ...{ unpublished_changes: false, changed_at: '2026-11-20T12:00:00Z', changed_by: { id: 2, name: 'Demo Teacher' } },
  ...{ content: CONTENT, version: 3, public_slug: null, former_slugs: [] },
  ...{ change_due_at: null, changed_since_scheduling: false },
  ...changes,
});
const user = sampleUser({ role_id: 2 });
const answers = (changes: Answers = {}): Answers => ({
  'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
  'GET /api/admin/blog-posts/:id': () => ({ post: post() }),
  'POST /api/admin/blog-posts/preview': ({ body }) => ({ content_html: `<p>Set: ${body?.body}</p>`, faults: [] }),
  'GET /api/admin/blog-posts': () => ({ posts: [post()], page: 1, pageSize: 25, totalCount: 1, elsewhere: null }),
  ...changes,
});
const edit = (changes: Answers = {}) =>
  renderWithHost(<Root />, { path: '/admin/blog-posts/edit?id=5', user, answers: answers(changes) });

beforeEach(() => {
  localStorage.clear();
  // Editors measure their text, which jsdom does not lay out.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

it('lists posts with their state, narrowed by what the address says', async () => {
  const asked: unknown[] = [];
  const { container } = renderWithHost(<Root />, {
    path: '/admin/blog-posts?state=draft&q=roots',
    user,
    answers: answers({
      'GET /api/admin/blog-posts': ({ query }) => {
        asked.push(query);
        return {
          posts: [post({ unpublished_changes: true, state: 'published' })],
          page: 1,
          pageSize: 25,
          totalCount: 1,
          elsewhere: null,
        };
      },
    }),
  });
  const link = await screen.findByRole('link', { name: 'Roots' });
  expect(link).toHaveAttribute('href', '/admin/blog-posts/edit?id=5');
  expect(screen.getByText('Unpublished changes')).toBeInTheDocument();
  expect(asked).toEqual([{ page: '1', sortBy: 'changed_at', sortOrder: 'desc', q: 'roots', state: 'draft' }]);
  await expectAccessible(container);
});

it('says where posts are written, where that is not here', async () => {
  const elsewhere = { posts: [], page: 1, pageSize: 25, totalCount: 0, elsewhere: 'https://cms.example.org' };
  renderWithHost(<Root />, {
    path: '/admin/blog-posts',
    user,
    answers: answers({ 'GET /api/admin/blog-posts': () => elsewhere }),
  });
  expect(await screen.findByRole('link', { name: /Open it/ })).toHaveAttribute('href', 'https://cms.example.org');
});

describe('the form', () => {
  it('shows the post as readers will see it, and saves what is changed', async () => {
    const saved: unknown[] = [];
    edit({
      'PUT /api/admin/blog-posts/:id': ({ body }) => {
        saved.push(body);
        return { message: 'Saved', post: post({ version: 4, content: { ...CONTENT, title: 'Roots of unity' } }) };
      },
    });
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    expect(await within(screen.getByRole('region', { name: 'Preview' })).findByText('Set: Let $x$.')).toBeInTheDocument();
    await userEvent.type(title, ' of unity');
    expect(screen.getByText('Unsaved changes, kept on this device.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('All is saved.')).toBeInTheDocument();
    expect(saved).toEqual([{ version: 3, content: { ...CONTENT, title: 'Roots of unity', slug: 'roots-of-unity' } }]);
  });

  it('keeps what was written over a reload, and gives it up when asked', async () => {
    const { unmount } = edit();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), '!');
    unmount();
    edit();
    expect(await screen.findByText(/Your unsaved changes of .* are back/)).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Roots!');
    await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Roots');
  });

  it('keeps the form where the server refuses, and says why beside the field', async () => {
    const issues = [{ path: 'content.slug', message: 'Another post has this address' }];
    edit({
      'PUT /api/admin/blog-posts/:id': () => {
        throw new ApiError(422, 'invalid_input', 'Another post has this address', issues);
      },
    });
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('What you have written is still here.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Address/ })).toBeInvalid());
    expect(title).toHaveValue('Roots!');
  });

  it('tells that somebody else has saved, and puts both together', async () => {
    const theirs = post({ version: 4, content: { ...CONTENT, excerpt: 'Theirs.' }, changed_by: { id: 9, name: 'Other Editor' } });
    const sent: { version: number; content: PostContent }[] = [];
    let first = true;
    edit({
      'GET /api/admin/blog-posts/:id': () => {
        const found = first ? post() : theirs;
        first = false;
        return { post: found };
      },
      'PUT /api/admin/blog-posts/:id': ({ body }) => {
        const { version, content } = body as { version: number; content: PostContent };
        sent.push({ version, content });
        if (version === 3) throw new ApiError(409, 'edited_meanwhile', 'Other Editor has saved this post');
        return { message: 'Saved', post: post({ version: 5, content }) };
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody has saved this post meanwhile' });
    expect(dialog).toHaveTextContent('Theirs');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Put mine on top' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 4, content: { title: 'Roots!', excerpt: 'Theirs.' } }));
  });

  it('publishes at once, or asks for a moment', async () => {
    const published: unknown[] = [];
    edit({
      'POST /api/admin/blog-posts/:id/publish': ({ body }) => {
        published.push(body);
        return { message: 'Readers see the post now', post: post({ version: 4, state: 'published', public_slug: 'roots' }) };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish this post?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'From a moment on' }));
    expect(within(dialog).getByRole('button', { name: /^(Publish|Schedule)$/ })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'At once' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(published).toEqual([{ version: 3, at: null }]));
    expect(await screen.findByRole('button', { name: 'Publish changes' })).toBeDisabled();
  });
});

describe('a change that is scheduled', () => {
  const due = post({
    ...{ state: 'published', public_slug: 'roots', published_at: '2026-11-01T08:00:00Z', unpublished_changes: true },
    ...{ change_due_at: '2099-01-02T10:00:00Z', changed_since_scheduling: true },
  });
  const withDue = (changes: Answers = {}) => edit({ 'GET /api/admin/blog-posts/:id': () => ({ post: due }), ...changes });

  it('is shown with what it leaves out, and moved by the same dialog', async () => {
    const sent: unknown[] = [];
    withDue({
      'POST /api/admin/blog-posts/:id/publish': ({ body }) => {
        sent.push(body);
        return { message: 'The change is scheduled', post: { ...due, version: 4, changed_since_scheduling: false } };
      },
    });
    expect(await screen.findByText(/^This post changes for its readers on 2 Jan 2099/)).toBeInTheDocument();
    expect(screen.getByText(/no part of it/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish the changes?' });
    expect(within(dialog).getByRole('radio', { name: 'From a moment on' })).toBeChecked();
    expect(within(dialog).getByText(/takes the place of the change/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(sent).toEqual([{ version: 3, at: '2099-01-02T10:00:00.000Z' }]));
    await waitFor(() => expect(screen.queryByText(/no part of it/)).not.toBeInTheDocument());
  });

  it('is cancelled with a reason', async () => {
    const sent: unknown[] = [];
    withDue({
      'DELETE /api/admin/blog-posts/:id/scheduled-change': ({ body }) => {
        sent.push(body);
        return { message: 'The change is off the schedule', post: { ...due, version: 4, change_due_at: null } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take the change off the schedule?' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'Not yet');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take off' }));
    await waitFor(() => expect(sent).toEqual([{ version: 3, reason: 'Not yet' }]));
    await waitFor(() => expect(screen.queryByText(/^This post changes for its readers/)).not.toBeInTheDocument());
  });
});

describe('what is compared and put together', () => {
  it('lets mine stand where both have changed a field', () => {
    const [mine, theirs] = [
      { ...CONTENT, title: 'Mine' },
      { ...CONTENT, title: 'Theirs', body: 'New.' },
    ];
    expect(merged(CONTENT, mine, theirs)).toEqual({ ...CONTENT, title: 'Mine', body: 'New.' });
    expect(changedFields(CONTENT, theirs)).toEqual(['title', 'body']);
  });

  it.each([
    ['What’s “new” in Été 2026?', 'whats-new-in-ete-2026'],
    ['  --  ', ''],
    ['x'.repeat(200), 'x'.repeat(120)],
  ])('makes an address of %j', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('reads a moment in the zone of who sits here', () => {
    expect(momentOfField('')).toBeNull();
    expect(momentOfField('2026-11-22T14:00')).toBe(new Date(2026, 10, 22, 14).toISOString());
  });
});
