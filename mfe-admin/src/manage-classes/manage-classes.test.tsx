import type { Class, LtiPlatform, SchoolProvider } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';

const platform: LtiPlatform = {
  id: 3,
  name: 'Hill School Moodle',
  issuer: 'https://moodle.example',
  client_id: 'client-1',
  deployment_ids: ['1', '2'],
  auth_url: 'https://moodle.example/auth',
  jwks_url: 'https://moodle.example/keys',
  token_url: null,
  created_at: '2026-11-20T08:00:00Z',
};
const oneClass: Class = {
  ...{ id: 5, name: '11B Maths', subject: { id: 1, subject_name: 'Maths AA SL', slug: 'math-aa-sl' }, school: 'Hill School' },
  ...{ time_zone: 'Europe/Vienna', exam_session: null, teacher_name: 'Demo Teacher', role: null, learner_count: 24 },
  ...{ created_at: '2026-09-01T08:00:00Z', archived_at: null },
};
const show = (path: string, answers: Answers) =>
  renderWithHost(<Root />, { path, user: sampleUser({ role_id: 2, permissions: ['accounts', 'settings'] }), answers });

it('lists classes, which open on their own page', async () => {
  const classes = { classes: [oneClass], page: 1, pageSize: 20, totalCount: 1 };
  const { calls, container } = show('/admin/classes?q=hill', { 'GET /api/admin/classes': () => classes });
  expect(await screen.findByRole('link', { name: '11B Maths' })).toHaveAttribute('href', '/classes/5');
  expect(calls.requests).toContainEqual({ name: 'GET /api/admin/classes', request: { query: { q: 'hill', page: '1' } } });
  await expectAccessible(container);
});

it('lists platforms with the addresses that schools enter, and removes one', async () => {
  const removed: unknown[] = [];
  const { container } = show('/admin/school-platforms', {
    'GET /api/admin/lti-platforms': () => ({ platforms: removed.length > 0 ? [] : [platform] }),
    'DELETE /api/admin/lti-platforms/:id': ({ params }) => void removed.push(params),
  });
  expect(await screen.findByRole('rowheader', { name: /Hill School Moodle/ })).toBeVisible();
  expect(screen.getByText(/\/api\/lti\/keys$/)).toBeVisible();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hill School Moodle' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No platforms yet')).toBeVisible();
  expect(removed).toEqual([{ id: '3' }]);
});

it('adds a platform, and says at its field what is wrong', async () => {
  const sent: unknown[] = [];
  show('/admin/school-platforms', {
    'GET /api/admin/lti-platforms': () => ({ platforms: [] }),
    'POST /api/admin/lti-platforms': ({ body }) => {
      sent.push(body);
      if (sent.length > 1) return platform;
      const issues = [{ path: 'auth_url', message: 'Enter a whole address, beginning with https://' }];
      throw new ApiError(422, 'invalid_input', 'Some of this cannot be accepted', issues);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add platform' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (name: RegExp, value: string) => fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  type(/^Name/, platform.name);
  type(/^Platform ID/, platform.issuer);
  type(/^Client ID/, platform.client_id);
  type(/^Deployment IDs/, '1, 2');
  type(/^Authentication/, 'moodle');
  type(/^Public keyset/, platform.jwks_url);
  await userEvent.click(dialog.getByRole('button', { name: 'Add platform' }));
  expect(await dialog.findByText('Enter a whole address, beginning with https://')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add platform' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(sent[0]).toMatchObject({ deployment_ids: ['1', '2'], token_url: null });
});

const provider: SchoolProvider = {
  id: 4,
  name: 'Hill School',
  issuer: 'https://id.hill.example',
  client_id: 'client-1',
  domains: ['hill.example'],
  created_at: '2026-11-20T08:00:00Z',
};
const showLogIns = (role_id: 1 | 2, answers: Answers) =>
  renderWithHost(<Root />, {
    path: '/admin/school-log-ins',
    user: sampleUser({ role_id, ...(role_id === 2 && { permissions: ['settings'] }) }),
    answers,
  });

it('lets administrators add a school log-in, says at its field what is wrong, and removes one', async () => {
  const sent: unknown[] = [];
  const removed: unknown[] = [];
  const { container } = showLogIns(1, {
    'GET /api/admin/school-providers': () => ({ providers: sent.length > 1 && removed.length === 0 ? [provider] : [] }),
    'POST /api/admin/school-providers': ({ body }) => {
      sent.push(body);
      if (sent.length > 1) return provider;
      throw new ApiError(422, 'invalid_input', 'Some of this cannot be accepted', [
        { path: 'domains.0', message: 'Enter domains such as hill.example' },
      ]);
    },
    'DELETE /api/admin/school-providers/:id': ({ params }) => void removed.push(params),
  });
  expect(await screen.findByText(/\/login$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add school' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (name: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(name), { target: { value } });
  type(/^School/, provider.name);
  type(/^Issuer/, provider.issuer);
  type(/^Client ID/, provider.client_id);
  type(/^Client secret/, 'a secret');
  type(/^Email domains/, 'hill.example, ');
  await userEvent.click(dialog.getByRole('button', { name: 'Add school' }));
  expect(await dialog.findByText('Enter domains such as hill.example')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add school' }));
  expect(await screen.findByRole('rowheader', { name: /Hill School/ })).toBeVisible();
  expect(sent[1]).toMatchObject({ domains: ['hill.example'], client_secret: 'a secret' });
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hill School' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No schools yet')).toBeVisible();
  expect(removed).toEqual([{ id: '4' }]);
});

it('offers staff without the role of an administrator no school to add', async () => {
  showLogIns(2, { 'GET /api/admin/school-providers': () => ({ providers: [] }) });
  expect(await screen.findByText('No schools yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add school' })).toBeNull();
});
