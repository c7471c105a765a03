import type { Permission } from '@api/contract';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';

const teacher = (...permissions: Permission[]) => sampleUser({ role_id: 2, permissions });
const show = (path: string, user = teacher('content', 'grading', 'support')) =>
  renderWithHost(<Root />, {
    ...{ path, user },
    answers: {
      'GET /api/admin/orders': () => ({ orders: [], page: 1, totalCount: 0 }),
      'GET /api/admin/log': () => ({ actions: [], page: 1, totalCount: 0 }),
    },
  });
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('names the permission that an address needs, and asks the API for nothing', async () => {
  const { calls, container } = show('/admin/payments');
  expect(await screen.findByText(/You need the “Payments” permission/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/admin');
  expect(calls.requests).toEqual([]);
  await expectAccessible(container);
});

it('leads to the pages that the person may open', async () => {
  show('/admin/log');
  await screen.findByRole('navigation', { name: 'Staff area' });
  expect(linksOf('Staff area')).toEqual(['Today', 'Question bank', 'Learners', 'Blog', 'System']);
});

it('leads an administrator to all pages', async () => {
  show('/admin/log', sampleUser({ role_id: 1 }));
  await screen.findByRole('link', { name: 'Log' });
  expect(linksOf('Staff area')).toContain('Sales');
  expect(linksOf('System')).toEqual(['Modules', 'Log', 'Security', 'School platforms', 'School log-ins', 'Site status']);
});

it('leaves a page open when its permission is taken away', async () => {
  const { host } = show('/admin/payments', teacher('revenue'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  act(() => host.session.updateUser(teacher('content')));
  expect(screen.queryByText(/You need/)).not.toBeInTheDocument();
});

it('opens a page once its permission is granted', async () => {
  const { host } = show('/admin/payments', teacher('content'));
  await screen.findByText(/You need/);
  act(() => host.session.updateUser(teacher('revenue')));
  expect(await screen.findByText('No orders yet')).toBeVisible();
});
