import type { LtiLaunch } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleAssignment, sampleOwnClass } from '../sample-classes.ts';

const launch: LtiLaunch = {
  platform: 'Hill School Moodle',
  course: '11B at Hill',
  role: 'learner',
  class: {
    name: '12A Maths',
    subject: { id: 2, subject_name: 'Maths AA HL', slug: 'math-aa-hl' },
    school: 'Hill School',
    teacher_name: 'Demo Teacher',
    joins_as: 'learner',
    teacher_sees: ['name_and_email', 'set_work', 'progress_if_shared'],
    member_of: null,
  },
  choices: [],
  connected: false,
  choosing_in: null,
  address: null,
};
const home: Answers = {
  'GET /api/classes/:id': () => sampleOwnClass(),
  'GET /api/classes/:id/assignments': () => ({ assignments: [] }),
};
const arrive = (changes: Partial<LtiLaunch>, answers: Answers = {}) =>
  renderWithHost(<Root />, {
    path: '/classes/launch',
    user: sampleUser(),
    answers: {
      'GET /api/lti/launches/mine': () => ({ ...launch, ...changes }),
      'POST /api/lti/launches/accept': () => ({ address: '/classes/4' }),
      ...home,
      ...answers,
    },
  });

describe('opening from a learning platform', () => {
  it('shows a learner what the teachers see, and joins once they agree', async () => {
    const { calls, container } = arrive({});
    expect(await screen.findByText('Your name and email address')).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Agree and join' }));
    expect(await screen.findByRole('heading', { level: 1, name: '12A Maths' })).toBeVisible();
    expect(calls.requests).toContainEqual({
      name: 'POST /api/lti/launches/accept',
      request: { body: { agreed: true, shares_progress: false } },
    });
  });

  it('lets a teacher choose the class of the course', async () => {
    const { calls } = arrive({ role: 'teacher', class: null, choices: [{ id: 4, name: '12A Maths' }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Connect this class' }));
    expect(await screen.findByRole('heading', { level: 1, name: '12A Maths' })).toBeVisible();
    expect(calls.requests).toContainEqual({
      name: 'POST /api/lti/launches/accept',
      request: { body: { agreed: true, class_id: 4 } },
    });
  });

  it('tells another teacher of the course what they will do in the class', async () => {
    arrive({ role: 'teacher', class: { ...launch.class, joins_as: 'co_teacher', teacher_sees: ['name_and_email'] } as never });
    expect(await screen.findByText(/You’ll teach this class with Demo Teacher/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('lets a teacher choose what a new link opens, and says when the window can be closed', async () => {
    const { calls, container } = arrive(
      { role: 'teacher', connected: true, choosing_in: 4 },
      {
        'GET /api/classes/:id/assignments': () => ({ assignments: [sampleAssignment({ id: 9, title: 'Parabolas' })] }),
        'POST /api/lti/launches/choose': () => ({ address: null }),
      },
    );
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What it opens' }), '9');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Add the link' }));
    expect(await screen.findByText('Your link is ready')).toBeVisible();
    expect(calls.requests).toContainEqual({ name: 'POST /api/lti/launches/choose', request: { body: { assignment_id: 9 } } });
  });

  it('leads a member on at once', async () => {
    arrive({ connected: true, address: '/classes/4' });
    expect(await screen.findByRole('heading', { level: 1, name: '12A Maths' })).toBeVisible();
  });

  it.each<[string, Partial<LtiLaunch>]>([
    ['Your class isn’t ready yet', { class: null }],
    ['Start a class first', { role: 'teacher', class: null }],
  ])('says “%s” where there is no class', async (title, changes) => {
    arrive(changes);
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('tries the school account for a guest, then asks them to log in and come back', async () => {
    const refuse = () => {
      throw new ApiError(409, 'account_not_linked', 'Log in or sign up once to connect your account');
    };
    const { calls, container } = renderWithHost(<Root />, {
      path: '/classes/launch',
      user: null,
      answers: { 'POST /api/lti/launches/sign-in': refuse },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await expectAccessible(container);
    expect(calls.modals).toContain('login');
  });

  it('offers a guest no log-in for a launch that is over', async () => {
    const refuse = () => {
      throw new ApiError(404, 'launch_over', 'This page is no longer open');
    };
    renderWithHost(<Root />, {
      path: '/classes/launch',
      user: null,
      answers: { 'POST /api/lti/launches/sign-in': refuse },
    });
    expect(await screen.findByText('This page is no longer open.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('says what to do when the launch failed', async () => {
    renderWithHost(<Root />, { path: '/classes/launch?problem=unknown_platform', user: null });
    expect(await screen.findByText(/Ask its administrator to register it/)).toBeVisible();
  });
});
