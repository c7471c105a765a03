import type { ClassPreview } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { readJoinCode } from '../class-labels/join-code.ts';
import { Root } from '../root.tsx';
import { sampleOwnClass } from '../sample-classes.ts';

const preview: ClassPreview = {
  name: '12A Maths',
  subject: { id: 2, subject_name: 'Maths AA HL', slug: 'math-aa-hl' },
  school: 'Riverside School',
  teacher_name: 'Demo Teacher',
  joins_as: 'learner',
  teacher_sees: ['name_and_email', 'set_work', 'progress_if_shared'],
  member_of: null,
};
const show = (path: string, answers: Answers) => renderWithHost(<Root />, { path, user: sampleUser(), answers });
const home: Answers = {
  'GET /api/classes/:id': () => sampleOwnClass(),
  'GET /api/classes/:id/assignments': () => ({ assignments: [] }),
};

describe('joining a class', () => {
  it('shows what the teacher will see, and shares progress only if asked to', async () => {
    const { calls, container } = show('/classes/join', {
      'GET /api/class-codes/:code': () => preview,
      'POST /api/class-codes/:code/join': () => sampleOwnClass(),
      ...home,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter the six letters, or paste the link')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: 'Class code' }), { target: { value: 'ktm pqr' } });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Your name and email address')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /my progress by topic/ })).not.toBeChecked();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Agree and join' }));
    expect(await screen.findByRole('heading', { level: 1, name: '12A Maths' })).toBeVisible();
    expect(calls.requests).toContainEqual({
      name: 'POST /api/class-codes/:code/join',
      request: { params: { code: 'KTMPQR' }, body: { agreed: true, shares_progress: false } },
    });
  });

  it('accepts an invitation to teach without asking for progress', async () => {
    const { calls } = show('/classes/join?invitation=abcdefghijklmnopqrstuvwx', {
      'POST /api/class-invitations/read': () => ({ ...preview, joins_as: 'co_teacher', teacher_sees: [] }),
      'POST /api/class-invitations/accept': () => sampleOwnClass(),
      ...home,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agree and join' }));
    expect(await screen.findByRole('heading', { level: 1, name: '12A Maths' })).toBeVisible();
    expect(calls.requests).toContainEqual({
      name: 'POST /api/class-invitations/accept',
      request: { body: { token: 'abcdefghijklmnopqrstuvwx', agreed: true } },
    });
  });

  it('asks a guest for an account, and brings them back to the class', async () => {
    const { calls, container } = renderWithHost(<Root />, { path: '/classes/join?code=KTMPQR' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(calls.modals).toEqual(['signup', 'login']);
    expect(calls.modalOptions).toEqual([{ returnTo: '/classes/join?code=KTMPQR' }, { returnTo: '/classes/join?code=KTMPQR' }]);
    expect(calls.requests).toEqual([]);
    await expectAccessible(container);
  });

  it('leads a member to the class instead of letting them join twice', async () => {
    show('/classes/join?code=KTMPQR', { 'GET /api/class-codes/:code': () => ({ ...preview, member_of: 5 }) });
    expect(await screen.findByRole('link', { name: 'Open the class' })).toHaveAttribute('href', '/classes/5');
    expect(screen.queryByRole('button', { name: 'Agree and join' })).toBeNull();
  });

  it('says when no class has the code', async () => {
    show('/classes/join?code=KTMPQR', {
      'GET /api/class-codes/:code': () => {
        throw new ApiError(404, 'code_unknown', 'No class has this code');
      },
    });
    expect(await screen.findByRole('heading', { name: 'No class has this code' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter a code' })).toHaveAttribute('href', '/classes/join');
  });
});

describe('a code', () => {
  it.each([
    ['ktmpqr', 'KTMPQR'],
    [' KTM-PQR ', 'KTMPQR'],
    ['https://example.org/classes/join?code=KTMPQR', 'KTMPQR'],
    ['KTMPQ', ''],
    ['KTMPQRS', ''],
    ['', ''],
  ])('is read from %j', (typed, code) => expect(readJoinCode(typed)).toBe(code));
});
