import type { PostContent, StaffPost } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { markdownOfPicture } from './pictures/PictureDialog.tsx';
import { changedFields, currentOf, emptyPost, isPublishable, merged, slugOf } from './post-form.ts';

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
  // Editors measure their text, but jsdom has no layout.
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

it('says where posts are written, if that is not here', async () => {
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

  it("reports a colleague's save, and merges both", async () => {
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
    const dialog = await screen.findByRole('dialog', { name: 'A colleague has saved this post' });
    expect(dialog).toHaveTextContent('Theirs');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Put mine on top' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 4, content: { title: 'Roots!', excerpt: 'Theirs.' } }));
  });

  it("offers to compare with a colleague's save beside changes of its own, and restores these after the other was taken", async () => {
    const theirs = post({ version: 4, content: { ...CONTENT, title: 'Theirs' }, changed_by: { id: 9, name: 'Other Editor' } });
    let read = post();
    const { calls } = edit({ 'GET /api/admin/blog-posts/:id': () => ({ post: read }) });
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, '!');
    read = theirs;
    fireEvent.focus(window);
    expect(await screen.findByText('Other Editor has saved this post since you opened it.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', { name: 'A colleague has saved this post' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(title).toHaveValue('Theirs'));
    act(() => calls.notices.at(-1)?.action?.run());
    expect(title).toHaveValue('Roots!');
  });

  it("shows a colleague's save, if it has no changes of its own", async () => {
    let read = post();
    edit({ 'GET /api/admin/blog-posts/:id': () => ({ post: read }) });
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    read = post({ version: 4, content: { ...CONTENT, title: 'Theirs' } });
    fireEvent.focus(window);
    await waitFor(() => expect(title).toHaveValue('Theirs'));
    expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
  });

  it('deletes a draft with a reason, and goes to the list', async () => {
    const sent: unknown[] = [];
    const { calls } = edit({
      'DELETE /api/admin/blog-posts/:id': ({ body }) => {
        sent.push(body);
        return { message: 'The draft is deleted' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this draft?' });
    await userEvent.click(within(dialog).getByRole('textbox'));
    await userEvent.paste('Begun twice');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.addresses).toEqual(['/admin/blog-posts']));
    expect(sent).toEqual([{ version: 3, reason: 'Begun twice' }]);
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
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Schedule' }));
    expect(within(dialog).getByRole('button', { name: /^(Publish|Schedule)$/ })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'At once' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(published).toEqual([{ version: 3, at: null }]));
    expect(await screen.findByRole('button', { name: 'Publish changes' })).toBeDisabled();
  });

  describe('whose publication is refused', () => {
    const refused = new ApiError(409, 'not_ready', 'The cover is missing');
    async function publish() {
      const { promise, reject } = Promise.withResolvers<never>();
      const view = edit({ 'POST /api/admin/blog-posts/:id/publish': () => promise });
      await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Publish this post?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
      return { ...view, dialog, reject };
    }

    it('says so in the dialog, which waits for it, and then in the form, but in no message', async () => {
      const { calls, dialog, reject } = await publish();
      await userEvent.keyboard('{Escape}');
      expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
      expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      reject(refused);
      expect(await dialog.findByRole('alert')).toHaveTextContent('The cover is missing');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getAllByText(/The cover is missing/)).toHaveLength(1);
      expect(calls.notices).toEqual([]);
    });

    it('says so in a message once the form was left', async () => {
      const { calls, unmount, reject } = await publish();
      unmount();
      reject(refused);
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The cover is missing' }]));
    });
  });
});

it('is withdrawn, not taken off the schedule, once its moment has come', async () => {
  let read = post({ state: 'scheduled', published_at: '2026-11-23T08:00:00Z' });
  edit({ 'GET /api/admin/blog-posts/:id': () => ({ post: read }) });
  await screen.findByRole('button', { name: 'More' });
  read = { ...read, state: 'published', public_slug: 'roots' };
  fireEvent.focus(window);
  await screen.findByRole('button', { name: 'Publish changes' });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  expect(await screen.findByRole('dialog', { name: 'Withdraw this post?' })).toBeInTheDocument();
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
    expect(within(dialog).getByRole('radio', { name: 'Schedule' })).toBeChecked();
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

describe('the state of a post', () => {
  const scheduled = post({ state: 'scheduled' });
  const published = post({ state: 'published' });

  it('is the last one read, unless it was saved since', () => {
    expect(currentOf(published, scheduled)).toBe(published);
    expect(currentOf({ ...published, version: 4 }, scheduled)).toBe(scheduled);
    expect(currentOf(null, scheduled)).toBe(scheduled);
    expect(currentOf(published, null)).toBeNull();
  });

  it('can be published where readers would see something else, or at another moment', () => {
    expect(isPublishable(null, false)).toBe(true);
    expect(isPublishable(published, false)).toBe(false);
    expect(isPublishable(published, true)).toBe(true);
    expect(isPublishable({ ...published, unpublished_changes: true }, false)).toBe(true);
    expect(isPublishable(scheduled, false)).toBe(true);
    expect(isPublishable(post({ state: 'withdrawn' }), false)).toBe(true);
  });
});

it('does not take a picture whose dialog was closed while it was sent', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  const answered = Promise.withResolvers<void>();
  const { calls } = edit({
    'POST /api/admin/blog-posts/images': async () => {
      await answered.promise;
      return { name: 'a.png', url: '/api/images/a.png' } as never;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a picture' }));
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  fireEvent.change(await screen.findByLabelText('Picture file'), { target: { files: [file] } });
  await userEvent.click(screen.getByLabelText(/^What it shows/));
  await userEvent.paste('A parabola');
  // Sends the picture, not the post around it.
  await userEvent.keyboard('{Control>}s{/Control}');
  const sent = () => calls.requests.map(({ name }) => name).filter((name) => !name.startsWith('GET'));
  await waitFor(() => expect(sent()).toContain('POST /api/admin/blog-posts/images'));
  expect(sent()).not.toContain('PUT /api/admin/blog-posts/:id');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => answered.resolve());
  expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeVisible();
  expect(screen.queryByLabelText(/^What the picture shows/)).toBeNull();
});

it('writes a picture so that signs in its words do not end them', () =>
  expect(markdownOfPicture({ url: '/api/images/a.png', alt: 'f[x] \\ 2' })).toBe('![f\\[x\\] \\\\ 2](/api/images/a.png)'));

describe('what is compared and put together', () => {
  it('keeps mine if both have changed a field', () => {
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
});
