import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const path = '/account-details/profile-details';
const subjects = ['Maths AA HL', 'Physics SL'].map((subject_name, index) =>
  sampleSubject({ id: index + 1, slug: ['math-aa-hl', 'physics-sl'][index] ?? '', subject_name }),
);
const learner = sampleUser({ course: { subject_slug: 'math-aa-hl', level: 'HL' }, exam_session: { month: 'May', year: 2126 } });
const bank: Answers = { 'GET /api/subjects': () => ({ subjects }) };

async function openDialog(name = 'Change course') {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Your course' }));
}

describe('the course of the profile', () => {
  it('is shown with its level and the examinations', async () => {
    const { container } = renderWithHost(<Root />, { path, user: learner, answers: bank });
    expect(await screen.findByText('Maths AA HL')).toBeVisible();
    expect(screen.getByText('Higher level')).toBeVisible();
    expect(screen.getByText('May 2126')).toBeVisible();
    await expectAccessible(container);
  });

  it('can be chosen later, of a profile by an older API too', async () => {
    const { course: _, exam_session: __, ...older } = sampleUser();
    renderWithHost(<Root />, { path, user: older as typeof learner, answers: bank });
    expect(await screen.findByText(/the question bank opens there/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose your course' })).toBeVisible();
  });

  it('is changed together with the examinations, in the session too', async () => {
    const changed = sampleUser({ course: { subject_slug: 'physics-sl', level: 'SL' } });
    const { calls, host } = renderWithHost(<Root />, {
      path,
      user: learner,
      answers: { ...bank, 'PUT /api/user/course': () => ({ message: 'Updated profile successfully', user: changed }) },
    });
    const dialog = await openDialog();
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Course' }), 'Physics SL');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Examinations' }), 'Not decided yet');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Updated profile successfully' }]));
    expect(calls.requests).toContainEqual({
      name: 'PUT /api/user/course',
      request: { body: { subject_slug: 'physics-sl', exam_session: null } },
    });
    expect(host.session.get().user?.course?.subject_slug).toBe('physics-sl');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Physics SL')).toBeVisible();
  });

  it('keeps what was chosen when the server objects, and says it at the field', async () => {
    renderWithHost(<Root />, {
      path,
      user: learner,
      answers: {
        ...bank,
        'PUT /api/user/course': () => {
          throw new ApiError(422, 'invalid_input', 'x', [
            { path: 'subject_slug', message: 'Choose one of the courses in the list' },
          ]);
        },
      },
    });
    const dialog = await openDialog();
    const course = await dialog.findByRole('combobox', { name: 'Course' });
    await userEvent.selectOptions(course, 'Physics SL');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose one of the courses in the list')).toBeVisible();
    expect(course).toHaveDisplayValue('Physics SL');
  });

  it('says any other failure, and keeps what was chosen', async () => {
    const { calls } = renderWithHost(<Root />, {
      path,
      user: learner,
      answers: {
        ...bank,
        'PUT /api/user/course': () => {
          throw new ApiError(0, 'offline', 'The server cannot be reached.');
        },
      },
    });
    const dialog = await openDialog();
    const course = await dialog.findByRole('combobox', { name: 'Course' });
    await userEvent.selectOptions(course, 'Physics SL');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
    expect(course).toHaveDisplayValue('Physics SL');
  });

  describe('that is answered when its dialog is closed', () => {
    /** Saves another course and closes the dialog before the response. */
    async function sendAndClose() {
      const answer = Promise.withResolvers<{ message: string; user: typeof learner }>();
      const host = renderWithHost(<Root />, {
        path,
        user: learner,
        answers: { ...bank, 'PUT /api/user/course': () => answer.promise },
      });
      const dialog = await openDialog();
      await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Course' }), 'Physics SL');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return { ...host, answer };
    }
    const changed = sampleUser({ course: { subject_slug: 'physics-sl', level: 'SL' } });

    it('is in the session too, and another dialog stays open', async () => {
      const { answer, calls, host } = await sendAndClose();
      await openDialog();
      answer.resolve({ message: 'Updated profile successfully', user: changed });
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Updated profile successfully' }]));
      expect(host.session.get().user?.course?.subject_slug).toBe('physics-sl');
      expect(screen.getByRole('dialog', { name: 'Your course' })).toBeVisible();
    });

    it('signs nobody in again who has signed out by then', async () => {
      const { answer, calls, host } = await sendAndClose();
      await act(() => host.session.signOut());
      answer.resolve({ message: 'Updated profile successfully', user: changed });
      await waitFor(() => expect(calls.notices).toHaveLength(1));
      expect(host.session.get().user).toBeNull();
    });

    it('says what the server objects to, at whatever field', async () => {
      const { answer, calls } = await sendAndClose();
      const issues = [{ path: 'subject_slug', message: 'Choose one of the courses in the list' }];
      answer.reject(new ApiError(422, 'invalid_input', 'Please check the course', issues));
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Please check the course' }]));
    });
  });

  it('says when the courses did not load, and tries again', async () => {
    let failing = true;
    renderWithHost(<Root />, {
      path,
      user: sampleUser(),
      answers: {
        'GET /api/subjects': () => {
          if (failing) throw new ApiError(500, 'internal', 'Something went wrong');
          return { subjects };
        },
      },
    });
    const dialog = await openDialog('Choose your course');
    expect(await dialog.findByText('The courses did not load')).toBeVisible();
    failing = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('option', { name: 'Physics SL' })).toBeInTheDocument();
  });
});
