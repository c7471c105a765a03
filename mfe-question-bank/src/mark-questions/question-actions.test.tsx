import type { Question } from '@api/contract';
import type { ModalOptions } from '@shell/kit';
import { ApiError } from '@shell/kit';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestion,
  sampleQuestionDetail,
  sampleUser,
} from '@shell/kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { QuestionDialogs } from '../question-dialogs/QuestionDialogs.tsx';
import { Root } from '../root.tsx';
import { MARKS_CHANNEL, type MarksMessage } from './marks.ts';
import { QuestionActions } from './QuestionActions.tsx';

const LIST = '/math-questions?subject=math-aa-hl&topic=functions&subtopic=quadratics';
const LEAF = `${LIST}&subsubtopic=completing-the-square`;
const NO_MARKS = { bookmarked: false, completed: false, pinned: false };
const user = sampleUser();

function answersFor(learner: typeof NO_MARKS | null, changes: Answers = {}): Answers {
  return {
    ...coursesAnswers(),
    'GET /api/questions': () => ({
      questions: [sampleQuestion({ learner }), sampleQuestion({ id: 42, learner })],
      page: 1,
      pageSize: 10,
      totalCount: 2,
    }),
    'POST /api/user_question/:questionId': () => ({ message: '', id: 5, question_id: 41 }),
    'DELETE /api/user_question/user/:questionId': () => undefined,
    'POST /api/completed_question': () => ({ message: '', question_id: 41 }),
    'DELETE /api/completed_question/user/:questionId': () => ({ message: '', question_id: 41 }),
    'POST /api/pinned_question': () => ({ message: '', question_id: 41 }),
    'DELETE /api/pinned_question/user/:questionId': () => ({ message: '', question_id: 41 }),
    ...changes,
  };
}

const showActions = (question: Question, options: Parameters<typeof renderWithHost>[1]) =>
  renderWithHost(
    <QuestionDialogs>
      <QuestionActions question={question} />
    </QuestionDialogs>,
    options,
  );

const firstQuestion = async () => within((await screen.findAllByRole('article'))[0] as HTMLElement);
const texts = (calls: { notices: { text: string }[] }) => calls.notices.map(({ text }) => text);

describe('a user’s marks', () => {
  const MARKS = [
    {
      name: 'Save question',
      on: 'Question saved! Find it in bookmarks for easy access.',
      off: 'Question removed from bookmarks.',
      sent: [
        { name: 'POST /api/user_question/:questionId', request: { params: { questionId: 41 }, body: {} } },
        { name: 'DELETE /api/user_question/user/:questionId', request: { params: { questionId: 41 } } },
      ],
    },
    {
      name: 'Mark as completed',
      on: 'Question marked as completed',
      off: 'Question marked as incomplete',
      sent: [
        { name: 'POST /api/completed_question', request: { body: { question_id: 41 } } },
        { name: 'DELETE /api/completed_question/user/:questionId', request: { params: { questionId: 41 } } },
      ],
    },
    {
      name: 'Pin question',
      on: 'Question pinned',
      off: 'Question unpinned',
      sent: [
        { name: 'POST /api/pinned_question', request: { body: { question: 41 } } },
        { name: 'DELETE /api/pinned_question/user/:questionId', request: { params: { questionId: 41 } } },
      ],
    },
  ];
  it('are stored both ways and say so', async () => {
    const { calls } = renderWithHost(<Root />, { path: LEAF, answers: answersFor(NO_MARKS), user });
    const first = await firstQuestion();
    for (const { name, on, off, sent } of MARKS) {
      calls.notices.length = 0;
      const button = first.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(texts(calls)).toEqual([on]));
      await userEvent.click(button);
      await waitFor(() => expect(texts(calls)).toEqual([on, off]));
      expect(button).toHaveAttribute('aria-pressed', 'false');
      expect(calls.requests.filter(({ name: call }) => sent.some((expected) => expected.name === call))).toEqual(sent);
      expect(screen.getAllByRole('button', { name, pressed: false })).toHaveLength(2);
    }
  });

  it('show at once, and are put back with the reason when they could not be stored', async () => {
    let refuse: (error: Error) => void = () => {};
    const answers = answersFor(NO_MARKS, {
      'POST /api/completed_question': () => new Promise((_, reject) => (refuse = reject)),
    });
    const { calls } = renderWithHost(<Root />, { path: LIST, answers, user });
    const button = (await firstQuestion()).getByRole('button', { name: 'Mark as completed' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(calls.notices).toEqual([]);
    await act(async () => refuse(new ApiError(500, 'internal', 'Something went wrong')));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect(calls.notices).toEqual([{ tone: 'error', text: 'Something went wrong' }]);
  });

  it('ask a guest to log in, and are set afterwards', async () => {
    let signedIn = false;
    const answers = answersFor(null, {
      'GET /api/questions': () => ({
        questions: [sampleQuestion({ learner: signedIn ? { ...NO_MARKS, bookmarked: true } : null })],
        page: 1,
        pageSize: 10,
        totalCount: 1,
      }),
    });
    const { calls, host } = renderWithHost(<Root />, { path: LIST, answers });
    const opened = vi.fn<(name: string, options?: ModalOptions) => void>();
    host.openModal = opened;
    await userEvent.click((await firstQuestion()).getByRole('button', { name: 'Save question' }));
    expect(opened).toHaveBeenCalledWith('login', expect.anything());
    expect(calls.notices).toEqual([]);
    act(() => {
      signedIn = true;
      host.session.updateUser(user);
      opened.mock.calls[0]?.[1]?.afterSignIn?.();
    });
    await waitFor(() => expect(texts(calls)).toEqual(['Question saved! Find it in bookmarks for easy access.']));
    expect(await screen.findByRole('button', { name: 'Save question', pressed: true })).toBeVisible();
  });

  it('are not lost to a list that was asked for before they were stored', async () => {
    const early = Promise.withResolvers<void>();
    let asked: 'as guest' | 'early' | 'late' = 'as guest';
    const answers = answersFor(null, {
      'GET /api/questions': async () => {
        const marks = { 'as guest': null, early: NO_MARKS, late: { ...NO_MARKS, bookmarked: true } }[asked];
        if (asked === 'early') {
          asked = 'late';
          await early.promise;
        }
        return { questions: [sampleQuestion({ learner: marks })], page: 1, pageSize: 10, totalCount: 1 };
      },
    });
    const { calls, host } = renderWithHost(<Root />, { path: LIST, answers });
    const opened = vi.fn<(name: string, options?: ModalOptions) => void>();
    host.openModal = opened;
    await userEvent.click((await firstQuestion()).getByRole('button', { name: 'Save question' }));
    asked = 'early';
    act(() => {
      host.session.updateUser(user);
      opened.mock.calls[0]?.[1]?.afterSignIn?.();
    });
    await waitFor(() => expect(texts(calls)).toHaveLength(1));
    await act(async () => early.resolve());
    expect(await screen.findByRole('button', { name: 'Save question', pressed: true })).toBeVisible();
  });

  it('offer the pin only where the topic filters reach the leaf level', async () => {
    const first = renderWithHost(<Root />, { path: LIST, answers: answersFor(NO_MARKS), user });
    await firstQuestion();
    expect(screen.queryByRole('button', { name: 'Pin question' })).toBeNull();
    first.unmount();
    renderWithHost(<Root />, { path: LEAF, answers: answersFor(NO_MARKS), user });
    expect((await firstQuestion()).getByRole('button', { name: 'Pin question' })).toBeVisible();
  });

  it('follow what another tab has stored, for the same learner alone', async () => {
    renderWithHost(<Root />, { path: LIST, answers: answersFor(NO_MARKS), user });
    const button = (await firstQuestion()).getByRole('button', { name: 'Mark as completed' });
    const otherTab = new BroadcastChannel(MARKS_CHANNEL);
    const tell = (message: MarksMessage) => otherTab.postMessage(message);
    tell({ tab: 2, userId: user.id + 1, change: { questionId: 41, mark: 'completed', on: true } });
    tell({ tab: 2, userId: user.id, change: { questionId: 41, mark: 'bookmarked', on: true } });
    await screen.findByRole('button', { name: 'Save question', pressed: true });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    otherTab.close();
  });

  it('count again by topic', async () => {
    const { calls } = renderWithHost(<Root />, { path: LIST, answers: answersFor(NO_MARKS), user });
    const topicCalls = () => calls.requests.filter(({ name }) => name === 'GET /api/topics/:subjectSlug').length;
    const button = (await firstQuestion()).getByRole('button', { name: 'Mark as completed' });
    const before = topicCalls();
    await userEvent.click(button);
    await waitFor(() => expect(topicCalls()).toBe(before + 1));
  });
});

describe('sharing a question', () => {
  it('copies its own link, without the list it was found in', async () => {
    const keyboard = userEvent.setup();
    const { calls } = showActions(sampleQuestion(), {});
    await keyboard.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(texts(calls)).toEqual(['Link copied to your clipboard!']));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/math-questions/math-aa-hl/functions/quadratics/41`);
  });

  it('copies the link of the course that it belongs to where another level shows it', async () => {
    const keyboard = userEvent.setup();
    const own_place = { subject_slug: 'math-aa-sl', topic_slugs: ['functions', 'lines'] };
    showActions(sampleQuestion({ own_place }), {});
    await keyboard.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${location.origin}/math-questions/math-aa-sl/functions/lines/41`),
    );
  });

  it('shows the link where it may not be copied', async () => {
    const keyboard = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    const { calls } = showActions(sampleQuestion(), {});
    await keyboard.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(texts(calls)).toEqual([expect.stringMatching(/^Copy this link: http.*quadratics\/41$/)]));
  });
});

describe('reporting a question', () => {
  const openReport = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    return within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  };
  const sent: Answers = {
    'POST /api/report': () => ({
      message: '',
      report: { id: 1, type: 'Does not belong in this topic', description: null, questionId: 41, created_at: '', updated_at: '' },
    }),
  };

  it('needs a reason, and a description for Other', async () => {
    const { calls } = showActions(sampleQuestion(), { answers: sent, user });
    const dialog = await openReport();
    expect(dialog.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Please choose a reason')).toBeVisible();
    expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
    await userEvent.click(dialog.getByRole('radio', { name: 'Other (please specify below)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Please describe what is wrong')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Description/ })).toHaveFocus();
    expect(calls.requests.some(({ name }) => name === 'POST /api/report')).toBe(false);
    await expectAccessible(screen.getByRole('dialog'));

    fireEvent.change(dialog.getByRole('textbox', { name: /Description/ }), { target: { value: ' The angle is missing. ' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(texts(calls)).toEqual(['Thank you! Your report has been submitted and will be reviewed shortly.']),
    );
    expect(calls.requests.find(({ name }) => name === 'POST /api/report')?.request).toEqual({
      body: { type: 'Other (please specify below)', description: 'The angle is missing.', questionId: 41 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was written when it could not be sent', async () => {
    const { calls } = showActions(sampleQuestion(), { user });
    const dialog = await openReport();
    await userEvent.click(dialog.getByRole('radio', { name: 'Does not belong in this topic' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
    expect(dialog.getByRole('radio', { name: 'Does not belong in this topic' })).toBeChecked();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  });

  it('says at once that it could not be sent where the browser is offline', async () => {
    const { calls } = showActions(sampleQuestion(), { user });
    const dialog = await openReport();
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    fireEvent.click(dialog.getByRole('radio', { name: 'Does not belong in this topic' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  });

  it('continues where Escape has closed it, until it is sent or discarded', async () => {
    showActions(sampleQuestion(), { answers: sent, user });
    const dialog = await openReport();
    fireEvent.click(dialog.getByRole('radio', { name: 'Does not belong in this topic' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Description/ }), { target: { value: 'Vectors' } });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openReport();
    expect(again.getByRole('radio', { name: 'Does not belong in this topic' })).toBeChecked();
    expect(again.getByRole('textbox', { name: /Description/ })).toHaveValue('Vectors');
    await userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openReport()).getByRole('textbox', { name: /Description/ })).toHaveValue('');
  });

  it('asks a guest to log in first and opens afterwards', async () => {
    const { host } = showActions(sampleQuestion(), { path: LIST });
    const opened = vi.fn<(name: string, options?: ModalOptions) => void>();
    host.openModal = opened;
    await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      host.session.updateUser(user);
      opened.mock.calls[0]?.[1]?.afterSignIn?.();
    });
    expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  });

  it('opens after onboarding for a guest who signed up instead, once', async () => {
    const asGuest = showActions(sampleQuestion(), { path: LIST });
    fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    const returnTo = asGuest.calls.modalOptions[0]?.returnTo ?? '';
    expect(returnTo).toBe(`${LIST}&ask=report-41`);
    asGuest.unmount();

    const answers: Answers = { 'GET /api/questions/:id': () => sampleQuestionDetail() };
    const { calls } = showActions(sampleQuestion(), { path: returnTo, user, answers });
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.requests.filter(({ name }) => name === 'GET /api/questions/:id')).toHaveLength(1);
  });
});
