import type { ClassInvitation, ClassMember } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleClass } from '../sample-classes.ts';

const member = (changes: Partial<ClassMember> = {}): ClassMember => ({
  user_id: 21,
  name: 'Learner One',
  email: 'one@example.org',
  role: 'learner',
  joined_at: '2026-09-02T08:00:00Z',
  shares_progress: true,
  ...changes,
});
const invitation = (changes: Partial<ClassInvitation> = {}): ClassInvitation => ({
  id: 4,
  email: 'two@example.org',
  role: 'learner',
  sent_at: '2026-11-28T08:00:00Z',
  sent_times: 1,
  expires_at: '2099-12-28T08:00:00Z',
  ...changes,
});
const answers: Answers = {
  'GET /api/classes/:id': () => sampleClass(),
  'GET /api/classes/:id/members': () => ({ members: [member({ user_id: 7, name: 'Demo Teacher', role: 'teacher' }), member()] }),
  'GET /api/classes/:id/invitations': () => ({ invitations: [invitation()] }),
  'GET /api/classes/:id/courses': () => ({ courses: [] }),
};
const show = (more: Answers = {}, path = '/classes/5?view=learners') =>
  renderWithHost(<Root />, { path, user: sampleUser(), answers: { ...answers, ...more } });

describe('the learners of a class', () => {
  it('are listed with the code to join and the invitations that wait', async () => {
    const { container } = show();
    expect(await screen.findByText('KTM PQR')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Learner One' })).toHaveAttribute('href', '/classes/5/learners/21');
    expect(await screen.findByRole('rowheader', { name: 'two@example.org' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Demo Teacher' })).toBeNull();
    await expectAccessible(container);
  });

  it('are read from the course of the school’s platform', async () => {
    show({
      'GET /api/classes/:id/courses': () => ({
        courses: [{ id: 3, platform: 'Hill School Moodle', title: '11B at Hill', shares_members: true }],
      }),
      'POST /api/classes/:id/courses/:courseId/members': () => ({
        learners: ['three@example.org', 'four@example.org'],
        teachers: [],
        without_email: 1,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Read names from 11B at Hill' }));
    expect(await screen.findByText(/shares no email address of 1 member/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('three@example.org\nfour@example.org');
  });

  it('are invited by a pasted list; lines without an address stay in the field', async () => {
    const { calls } = show({
      'POST /api/classes/:id/invitations': () => ({
        invited: [invitation({ id: 5 })],
        already_members: ['one@example.org'],
        already_invited: [],
        unreadable: ['no address here'],
      }),
    });
    const field = await screen.findByRole('textbox', { name: 'Email addresses' });
    fireEvent.change(field, { target: { value: 'three@example.org\nno address here' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText(/1 invitation sent\. Already in the class: one@example\.org\./)).toBeVisible();
    expect(field).toHaveValue('no address here');
    expect(calls.requests).toContainEqual({
      name: 'POST /api/classes/:id/invitations',
      request: { params: { id: '5' }, body: { list: 'three@example.org\nno address here', role: 'learner' } },
    });
  });

  it('are read from the class of a roster that the teacher chooses', async () => {
    const maths = { sourced_id: 'c1', title: '11B Maths', learners: ['a@example.org'], teachers: [], without_email: 1 };
    const physics = { ...maths, sourced_id: 'c2', title: '12A Physics', learners: ['b@example.org'], without_email: 0 };
    const { container } = show({ 'POST /api/classes/:id/roster': () => ({ classes: [maths, physics] }) });
    const file = new File(['zip'], 'roster.zip', { type: 'application/zip' });
    await userEvent.upload(await screen.findByLabelText('CSV file or roster'), file);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Class in the roster' }), '11B Maths');
    expect(screen.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('a@example.org');
    expect(screen.getByText(/Without an email address in the roster: 1 member of 11B Maths/)).toBeVisible();
    await expectAccessible(container);
  });

  it('are not read from a roster with faults, which says where', async () => {
    show({
      'POST /api/classes/:id/roster': () => {
        throw new ApiError(422, 'invalid_input', 'classes.csv, line 2: sourcedId is empty');
      },
    });
    await userEvent.upload(await screen.findByLabelText('CSV file or roster'), new File(['zip'], 'roster.zip'));
    expect(await screen.findByText(/classes\.csv, line 2: sourcedId is empty/)).toBeVisible();
  });

  it('leave the list when they are removed, also by another tab', async () => {
    let members = [member()];
    show({
      'GET /api/classes/:id/members': () => ({ members }),
      'DELETE /api/classes/:id/members/:userId': () => {
        members = [];
        throw new ApiError(404, 'not_found', 'There is no such member');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Learner One' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
  });

  it('keep the code until a new one is confirmed', async () => {
    const { calls } = show({ 'POST /api/classes/:id/join-code': () => sampleClass({ join_code: 'ABCDEF' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'New code' }));
    expect(calls.requests.some(({ name }) => name === 'POST /api/classes/:id/join-code')).toBe(false);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make a new code' }));
    await expect.poll(() => calls.requests.some(({ name }) => name === 'POST /api/classes/:id/join-code')).toBe(true);
  });
});

describe('the code on a projector', () => {
  it('shows letters, address and QR code', async () => {
    const { container } = show({}, '/classes/5/code');
    expect(await screen.findByRole('heading', { level: 1, name: 'Join 12A Maths' })).toBeVisible();
    expect(screen.getByText('KTM PQR')).toBeVisible();
    expect(screen.getByRole('img', { name: /QR code of .*\/classes\/join\?code=KTMPQR$/ })).toBeVisible();
    await expectAccessible(container);
  });

  it('says when joining is closed', async () => {
    show({ 'GET /api/classes/:id': () => sampleClass({ join_code: null, joining_open: false }) }, '/classes/5/code');
    expect(await screen.findByRole('heading', { name: 'There is no code to show' })).toBeVisible();
  });
});
