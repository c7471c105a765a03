import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleListed, sampleOwnAssignment, sampleScore } from '../sample-classes.ts';

const show = (answers: Answers) => renderWithHost(<Root />, { path: '/classes', answers, user: sampleUser() });
const look = {
  id: 1,
  class_id: 5,
  class_name: '12A Maths',
  teacher_name: 'Demo Teacher',
  what: 'work',
  assignment_title: 'Quadratics',
  at: '2026-11-28T10:00:00Z',
} as const;

describe('your classes', () => {
  it('tell a user without classes what to do', async () => {
    const { container } = show({ 'GET /api/classes': () => ({ classes: [] }) });
    expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a class' })).toHaveAttribute('href', '/classes/new');
    expect(screen.getByRole('link', { name: 'Join a class' })).toHaveAttribute('href', '/classes/join');
    await expectAccessible(container);
  });

  it('show a learner what to do, what is done, and who looked', async () => {
    const { container } = show({
      'GET /api/classes': () => ({ classes: [sampleListed({ role: 'learner', to_do: 1 })] }),
      'GET /api/class-work': () => ({
        assignments: [
          sampleOwnAssignment(),
          sampleOwnAssignment({ id: 32, title: 'Vectors', work: 'late', can_work: false, score: sampleScore() }),
          sampleOwnAssignment({ id: 33, title: 'Read this', work: 'missing', can_work: false }),
        ],
        server_time: '2026-11-29T10:00:00Z',
      }),
      'GET /api/class-looks': () => ({ looks: [look], page: 1, pageSize: 50, totalCount: 1 }),
    });
    const toDo = (await screen.findByRole('heading', { name: 'To do' })).parentElement as HTMLElement;
    expect(within(toDo).getByRole('link', { name: 'Quadratics' })).toHaveAttribute('href', '/classes/5/assignments/31');
    expect(within(toDo).getByText(/12A Maths · 2 questions · due Fri,? 4 Dec, 20:00/)).toBeVisible();
    const done = screen.getByRole('heading', { name: 'Done' }).parentElement as HTMLElement;
    expect(within(done).getByText('Late')).toBeVisible();
    expect(within(done).getByText(/7 of 10/)).toBeVisible();
    // Closed, so nothing can be done.
    expect(within(done).getByText('Missing')).toBeVisible();
    expect(await screen.findByText('Your work: Quadratics')).toBeVisible();
    await expectAccessible(container);
  });

  it('show a teacher what waits', async () => {
    show({
      'GET /api/classes': () => ({ classes: [sampleListed({ waiting_for_marks: 4, next_due_at: '2026-12-04T19:00:00Z' })] }),
    });
    expect(await screen.findByText('4 to mark')).toBeVisible();
    expect(screen.getByText(/2 learners · 1 assignment open · next due Fri,? 4 Dec, 20:00/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Who looked' })).toBeNull();
  });

  it('load again when they failed', async () => {
    let calls = 0;
    show({
      'GET /api/classes': () => {
        calls += 1;
        if (calls === 1) throw new Error('away');
        return { classes: [sampleListed()] };
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your classes did not load' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '12A Maths' })).toBeVisible();
  });
});
