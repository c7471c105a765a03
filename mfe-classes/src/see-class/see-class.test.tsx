import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleAssignment, sampleClass, sampleOverview, sampleOwnClass } from '../sample-classes.ts';

const show = (answers: Answers, path = '/classes/5') => renderWithHost(<Root />, { path, user: sampleUser(), answers });

describe('a class for its teacher', () => {
  it('says who needs help and why, and groups the work by whether it is open', async () => {
    const { container } = show({
      'GET /api/classes/:id': () => sampleClass(),
      'GET /api/classes/:id/assignments': () => ({
        assignments: [
          sampleAssignment({ handed_in: 1, missing: 1, waiting_for_marks: 3 }),
          sampleAssignment({ id: 32, title: 'Vectors', state: 'scheduled', opens_at: '2026-12-07T08:00:00Z' }),
          sampleAssignment({ id: 33, title: 'Sequences', state: 'closed' }),
        ],
      }),
      'GET /api/assignment-overview': () => sampleOverview(),
    });
    const help = await screen.findByRole('region', { name: 'Who needs help' });
    expect(await within(help).findByText('Handed in nothing')).toBeVisible();
    expect(within(help).getByRole('link', { name: 'Learner Two' })).toHaveAttribute('href', '/classes/5/learners/22');
    expect(within(help).queryByRole('link', { name: 'Learner One' })).toBeNull();
    const open = screen.getByRole('heading', { name: 'Open' }).parentElement as HTMLElement;
    expect(within(open).getByText('1 of 2 handed in, 1 missing')).toBeVisible();
    expect(within(open).getByText('3 to mark')).toBeVisible();
    const later = screen.getByRole('heading', { name: 'Not open yet' }).parentElement as HTMLElement;
    expect(within(later).getByText(/opens Mon,? 7 Dec, 09:00/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set work' })).toHaveAttribute('href', '/classes/5/assignments/new');
    await expectAccessible(container);
  });

  it('begins with the code while nobody has joined', async () => {
    show({
      'GET /api/classes/:id': () => sampleClass({ learner_count: 0 }),
      'GET /api/classes/:id/assignments': () => ({ assignments: [] }),
    });
    expect(await screen.findByRole('heading', { name: 'Class code: KTM PQR' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No work yet' })).toBeVisible();
  });

  it('can be read and restored once it is archived, and no more', async () => {
    const { calls } = show({
      'GET /api/classes/:id': () => sampleClass({ archived_at: '2026-11-01T00:00:00Z' }),
      'GET /api/classes/:id/assignments': () => ({ assignments: [] }),
      'POST /api/classes/:id/restore': () => sampleClass(),
    });
    expect(await screen.findByText('This class is archived')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Set work' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }));
    expect(calls.requests).toContainEqual({ name: 'POST /api/classes/:id/restore', request: { params: { id: '5' } } });
  });

  it('is deleted only after asking', async () => {
    const { calls } = show({
      'GET /api/classes/:id': () => sampleClass(),
      'GET /api/classes/:id/assignments': () => ({ assignments: [] }),
      'DELETE /api/classes/:id': () => undefined as never,
      'GET /api/classes': () => ({ classes: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(calls.requests.some(({ name }) => name === 'DELETE /api/classes/:id')).toBe(false);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeVisible();
  });

  it('does not show to a user who is not in it', async () => {
    show({
      'GET /api/classes/:id': () => {
        throw new ApiError(404, 'not_found', 'There is no such class');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'You can’t open this page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your classes' })).toHaveAttribute('href', '/classes');
  });
});

describe('a class for a learner', () => {
  const answers: Answers = {
    'GET /api/classes/:id': () => sampleOwnClass(),
    'GET /api/classes/:id/assignments': () => ({ assignments: [] }),
  };

  it('says what the teachers see, and lets the learner share progress', async () => {
    let shares = false;
    const { calls, container } = show({
      ...answers,
      'GET /api/classes/:id': () => sampleOwnClass({ shares_progress: shares }),
      'PUT /api/classes/:id/members/me': ({ body }) => {
        shares = body?.shares_progress ?? false;
        return sampleOwnClass({ shares_progress: shares });
      },
    });
    expect(await screen.findByText('Your name and email address')).toBeVisible();
    await expectAccessible(container);
    const toggle = screen.getByRole('switch', { name: /progress by topic/ });
    expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect.poll(() => screen.getByRole('switch', { name: /progress by topic/ })).toBeChecked();
    expect(calls.requests).toContainEqual({
      name: 'PUT /api/classes/:id/members/me',
      request: { params: { id: '5' }, body: { shares_progress: true } },
    });
  });

  it('stops mails about set work', async () => {
    let mails = true;
    const { calls } = show({
      ...answers,
      'GET /api/classes/:id': () => sampleOwnClass({ mails }),
      'PUT /api/classes/:id/members/me': ({ body }) => {
        mails = body?.mails ?? true;
        return sampleOwnClass({ mails });
      },
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Email me about set work', checked: true }));
    expect(await screen.findByRole('switch', { name: 'Email me about set work', checked: false })).toBeVisible();
    expect(calls.requests).toContainEqual({
      name: 'PUT /api/classes/:id/members/me',
      request: { params: { id: '5' }, body: { mails: false } },
    });
  });

  it('is left only after asking', async () => {
    const { calls } = show({
      ...answers,
      'POST /api/classes/:id/leave': () => undefined as never,
      'GET /api/classes': () => ({ classes: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave 12A Maths?' });
    expect(within(dialog).getByText(/Work you handed in stays with the class/)).toBeVisible();
    expect(calls.requests.some(({ name }) => name === 'POST /api/classes/:id/leave')).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeVisible();
  });
});
