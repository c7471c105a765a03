import type { StaffTopicDetail, TopicTree } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';

const topic = (changes: Partial<StaffTopicDetail> = {}): StaffTopicDetail => ({
  ...{ id: 7, topic_number: '1', topic_name: 'Algebra', slug: 'algebra', parent_topic_id: null, depth: 1 },
  ...{ questions: { visible: 0, hidden: 0, deleted: 0 }, has_syllabus: false, shared: 0 },
  ...{ subject: sampleSubject(), version: 'one', syllabus: '', featuredImage: null, former_slugs: [] },
  ...{ kept_by: null, successor_id: null, needs_successor: false, last_change: null },
  ...changes,
});
const STAFF_FACTS = {
  ...{ audience: 'everyone' as const, version: 'one', topic_count: 1, question_count: 0, learner_count: 0 },
  ...{ slug_stays: null, kept_by: null, former_slugs: [], last_change: null },
};
const tree: TopicTree = { subject: sampleSubject(), version: 'tree', topics: [topic()] };
const user = sampleUser({ role_id: 2 });
const show = (path: string, changes: Answers = {}) =>
  renderWithHost(<Root />, {
    path,
    user,
    answers: {
      'GET /api/admin/topics': () => tree,
      'GET /api/admin/topics/:id': () => ({ topic: topic() }),
      ...changes,
    },
  });
const edit = (changes: Answers = {}) => show('/admin/topics/edit?id=7', changes);
const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

it('restores an unsaved text until it is discarded, and says so only then', async () => {
  const said = 'This is what you wrote here and had not saved.';
  const { unmount } = edit();
  await userEvent.type(await field('Name'), '!');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  unmount();
  edit();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(await field('Name')).toHaveValue('Algebra!');
  await press('Drop it');
  expect(await field('Name')).toHaveValue('Algebra');
  await userEvent.type(await field('Name'), '?');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

/** A colleague has changed the slug meanwhile: the first save is refused. */
const beside = (sent: unknown[]): Answers => ({
  'PUT /api/admin/topics/:id': ({ body }) => {
    sent.push(body);
    const theirs = topic({ version: 'two', slug: 'theirs' });
    if (body?.version === 'one') {
      const details = { newer: { topic: theirs } };
      throw new ApiError(409, 'edited_meanwhile', 'Other Editor has changed it since you opened it.', [], details);
    }
    return { message: 'Saved', topic: { ...theirs, version: 'three', topic_name: body?.topic_name ?? '' } };
  },
});

it("merges the reader's input with a colleague's save", async () => {
  const sent: unknown[] = [];
  edit(beside(sent));
  await userEvent.type(await field('Name'), '!');
  await press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'A colleague has saved this topic' });
  expect(dialog).toHaveTextContent('Other Editor has changed it since you opened it. Struck out is theirs, marked is yours.');
  expect(dialog).toHaveTextContent('NameAlgebraAdded: !');
  // Fields that only the colleague changed do not conflict.
  expect(dialog).not.toHaveTextContent('Slug');
  await expectAccessible(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put mine on top' }));
  expect(await field('Name')).toHaveValue('Algebra!');
  expect(await field('Slug')).toHaveValue('theirs');
  await press('Save');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 'two', topic_name: 'Algebra!', slug: 'theirs' }));
});

it("shows a colleague's save instead, once the reader's own input may be dropped", async () => {
  const sent: unknown[] = [];
  edit(beside(sent));
  await userEvent.type(await field('Name'), '!');
  await press('Save');
  await press('Take theirs');
  const sure = await screen.findByRole('alertdialog', { name: 'Drop your changes?' });
  await userEvent.click(within(sure).getByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect(await field('Slug')).toHaveValue('theirs'));
  expect(await field('Name')).toHaveValue('Algebra');
  expect(sent).toHaveLength(1);
});

it('publishes formulae that cannot be set where that is agreed to, and only then', async () => {
  const sent: unknown[] = [];
  edit({
    'PUT /api/admin/topics/:id': ({ body }) => {
      sent.push(body?.confirm_broken_tex);
      if (!body?.confirm_broken_tex) throw new ApiError(422, 'broken_tex', 'A formula cannot be set.', []);
      return { message: 'Saved', topic: topic({ version: 'two', syllabus: '$' }) };
    },
  });
  await userEvent.type(await field('Syllabus and formulae'), '$');
  await press('Save');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Publish it with these formulae/ }));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Publish it/ })).not.toBeInTheDocument());
  await userEvent.type(await field('Name'), '!');
  await press('Save');
  await waitFor(() => expect(sent).toEqual([undefined, true, undefined]));
});

it('keeps what is written while it is being saved', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  edit({
    'PUT /api/admin/topics/:id': async ({ body }) => {
      await waiting;
      return { message: 'Saved', topic: topic({ version: 'two', topic_name: body?.topic_name ?? '' }) };
    },
  });
  await userEvent.type(await field('Name'), '!');
  await press('Save');
  await userEvent.type(await field('Name'), '?');
  answer();
  expect(await screen.findByText('Unsaved changes, kept on this device.')).toBeInTheDocument();
  expect(await field('Name')).toHaveValue('Algebra!?');
});

it('suggests a number and an address for a new topic, and opens it once it is there', async () => {
  const sent: unknown[] = [];
  const { calls } = show('/admin/topics/new?subject=math-aa-sl&parent=7', {
    'POST /api/admin/topics': ({ body }) => {
      sent.push(body);
      return { message: 'Added', topic: topic({ id: 8 }) };
    },
  });
  expect(await field('Number')).toHaveValue('1.1');
  await userEvent.click(await field('Name'));
  await userEvent.paste('Sums & series');
  expect(await field('Slug')).toHaveValue('sums-series');
  await press('Add the topic');
  await waitFor(() => expect(calls.notices.at(-1)?.text).toBe('Added'));
  expect(sent).toEqual([
    {
      ...{ topic_name: 'Sums & series', topic_number: '1.1', slug: 'sums-series', syllabus: '', parent_topic_id: 7 },
      subject_id: tree.subject.id,
    },
  ]);
});

describe('deleting it', () => {
  /** Confirms it; the test answers. */
  async function send() {
    const { promise, ...answer } = Promise.withResolvers<{ message: string }>();
    const view = edit({ 'DELETE /api/admin/topics/:id': () => promise });
    await press('Delete the topic');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 Algebra?' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /^Reason/ }));
    await userEvent.paste('Twice there');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    return { ...view, dialog, answer };
  }
  const refused = new ApiError(409, 'in_use', 'A question was put in it meanwhile');

  it('takes place with a reason, and leads to the others', async () => {
    const { calls, answer } = await send();
    answer.resolve({ message: 'Algebra is deleted' });
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Algebra is deleted' }]));
    expect(calls.requests.find(({ name }) => name.startsWith('DELETE'))?.request).toEqual({
      params: { id: 7 },
      body: { successor_id: null, reason: 'Twice there' },
    });
    await waitFor(() => expect(location.pathname).toBe('/admin/topics'));
  });

  it('keeps its dialog open, which explains a refusal until the next attempt', async () => {
    const { calls, dialog, answer } = await send();
    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer.reject(refused);
    expect(await dialog.findByRole('alert')).toHaveTextContent('A question was put in it meanwhile');
    expect(calls.notices).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Delete the topic');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Twice there');
  });

  it('reports a refusal after the page was left', async () => {
    const { calls, unmount, answer } = await send();
    unmount();
    answer.reject(refused);
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'A question was put in it meanwhile' }]));
  });
});

describe('an address that names no subject', () => {
  const subjects: Answers = {
    'GET /api/admin/subjects': () => ({ subjects: [{ ...sampleSubject(), ...STAFF_FACTS }], version: 'one' }),
  };

  it.each(['', '?subject=gone'])('asks for the one that a new topic belongs to: %s', async (query) => {
    show(`/admin/topics/new${query}`, {
      ...subjects,
      'GET /api/admin/topics': ({ query: asked }) => {
        if (asked.subject === sampleSubject().slug) return tree;
        throw new ApiError(404, 'not_found', 'There is no such subject');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Choose a subject' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: sampleSubject().subject_name }));
    expect(await field('Name')).toHaveValue('');
  });

  it('asks for the one whose topics are to be edited', async () => {
    show('/admin/topics/edit', subjects);
    expect(await screen.findByRole('link', { name: sampleSubject().subject_name })).toHaveAttribute(
      'href',
      `/admin/topics?subject=${sampleSubject().slug}`,
    );
  });
});
