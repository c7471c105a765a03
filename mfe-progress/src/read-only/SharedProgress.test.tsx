import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleCourse, sampleEvidence } from '../progress/sample-progress.ts';
import { Root } from '../root.tsx';

const course = sampleCourse();
const answers: Answers = {
  'POST /api/shared-progress': () => ({ courses: [course], shown_name: 'Ada', ends_at: null }),
  'POST /api/shared-progress/evidence': () => ({
    evidence: [sampleEvidence({ test_slug: null })],
    page: 1,
    pageSize: 20,
    totalCount: 1,
  }),
};

describe('a shared link', () => {
  it('shows the same pages to read only, and takes its key along', async () => {
    const { container, calls } = renderWithHost(<Root />, { path: '/progress/shared#secret', answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Progress of Ada' })).toBeVisible();
    expect(screen.getByText(/^From 24 parts answered/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Practise/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Share/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Quadratics/ })).toHaveAttribute('href', '/progress/shared/topics/2#secret');
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await userEvent.click(screen.getByRole('link', { name: 'Marks' }));
    expect(await screen.findByRole('link', { name: 'Question 12 (b)' })).toBeVisible();
    expect(calls.requests.map(({ name }) => name).filter((name) => !name.includes('shared-progress'))).toEqual([]);
    expect(calls.requests.at(-1)?.request).toEqual({ body: { token: 'secret', filter: { subject: 'math-aa-hl' } } });
    await expectAccessible(container);
  });

  it.each([
    ['is not whole', '/progress/shared'],
    ['was taken back', '/progress/shared#gone'],
  ])('that %s says so', async (_, path) => {
    const gone = () => {
      throw new ApiError(404, 'link_invalid', 'This link no longer works');
    };
    renderWithHost(<Root />, { path, answers: { 'POST /api/shared-progress': gone } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a learner’s progress for staff', () => {
  it('is headed by whose it is, to read only', async () => {
    const staff = sampleUser({ role_id: 2 });
    renderWithHost(<Root />, {
      path: '/progress/of/7',
      user: staff,
      answers: {
        'GET /api/admin/users/:id/progress': () => ({ courses: [course], learner: { id: 7, name: 'Demo Learner' } }),
        'GET /api/admin/users/:id/progress/evidence': () => ({
          evidence: [sampleEvidence()],
          page: 1,
          pageSize: 20,
          totalCount: 1,
        }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Progress of Demo Learner' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Quadratics/ })).toHaveAttribute('href', '/progress/of/7/topics/2');
    expect(screen.queryByRole('button', { name: /^Practise/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Marks' }));
    expect(await screen.findByText('Own marking', { selector: 'td *' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /test/ })).toBeNull();
  });
});
