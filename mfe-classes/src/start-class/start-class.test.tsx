import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleClass } from '../sample-classes.ts';
import { comingSessions } from './ClassFields.tsx';

const subjects: Answers = { 'GET /api/subjects': () => ({ subjects: [sampleSubject()] }) };
const user = sampleUser({ school: 'Riverside School', exam_session: { month: 'May', year: 2027 } });
const show = (answers: Answers) => renderWithHost(<Root />, { path: '/classes/new', user, answers: { ...subjects, ...answers } });

describe('starting a class', () => {
  it('needs a name alone: the rest is filled in from the account', async () => {
    const { calls, container } = show({
      'POST /api/classes': () => sampleClass(),
      'GET /api/classes/:id': () => sampleClass(),
      'GET /api/classes/:id/assignments': () => ({ assignments: [] }),
    });
    await screen.findByRole('option', { name: 'Maths AA HL' });
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Start the class' }));
    expect(screen.getByText('Name the class')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: '12A Maths' } });
    await userEvent.click(screen.getByRole('button', { name: 'Start the class' }));
    expect(await screen.findByRole('heading', { level: 1, name: '12A Maths' })).toBeVisible();
    expect(calls.requests).toContainEqual({
      name: 'POST /api/classes',
      request: {
        body: {
          name: '12A Maths',
          subject_slug: 'math-aa-hl',
          school: 'Riverside School',
          time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          exam_session: { month: 'May', year: 2027 },
        },
      },
    });
  });

  it('says why it was refused, and keeps what was typed', async () => {
    show({
      'POST /api/classes': () => {
        throw new ApiError(409, 'too_many_classes', 'You teach 60 classes already. Archive one to start another');
      },
    });
    await screen.findByRole('option', { name: 'Maths AA HL' });
    fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: '12A Maths' } });
    await userEvent.click(screen.getByRole('button', { name: 'Start the class' }));
    expect(await screen.findByText(/You teach 60 classes already/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('12A Maths');
  });

  it('offers the examinations that are still to come', () => {
    expect(comingSessions(new Date('2026-07-01T00:00:00Z')).slice(0, 2)).toEqual(['November 2026', 'May 2027']);
    expect(comingSessions(new Date('2026-06-01T00:00:00Z'))[0]).toBe('May 2026');
  });
});
