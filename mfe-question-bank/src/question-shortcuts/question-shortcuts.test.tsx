import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestion,
  sampleQuestionDetail,
  sampleSubject,
  sampleUser,
} from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const PAGE = '/math-questions/math-aa-hl/functions/quadratics/41?subject=math-aa-hl&topic=functions';
const learner = { bookmarked: false, completed: false, pinned: false };
const answers: Answers = {
  'GET /api/questions/:id': ({ params }) =>
    sampleQuestionDetail({ question: sampleQuestion({ id: Number(params.id), learner }), position: Number(params.id) - 39 }),
  'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics: sampleSubject().Topic ?? [] }),
  'POST /api/user_question/:questionId': () => ({ message: '', id: 5, question_id: 41 }),
  'POST /api/completed_question': () => ({ message: '', question_id: 41 }),
};
const show = () => renderWithHost(<Root />, { path: PAGE, answers, user: sampleUser() });
const question = (number: number) => screen.findByRole('heading', { level: 1, name: new RegExp(`Question\\s*${number}\\.`) });

describe('the keys of a question', () => {
  it('go to the next and the previous question of the same list', async () => {
    const { calls } = show();
    await question(2);
    await userEvent.keyboard('j');
    expect(await question(3)).toBeVisible();
    await userEvent.keyboard('k');
    expect(await question(1)).toBeVisible();
    const asked = calls.requests.filter(({ name }) => name === 'GET /api/questions/:id').map(({ request }) => request);
    expect(asked.at(-1)).toMatchObject({ params: { id: '40' }, query: { topic: 'functions' } });
  });

  it('save, complete, and open the help', async () => {
    show();
    await question(2);
    await userEvent.keyboard('s');
    expect(await screen.findByRole('button', { name: 'Save question', pressed: true })).toBeVisible();
    await userEvent.keyboard('c');
    expect(await screen.findByRole('button', { name: 'Mark as completed', pressed: true })).toBeVisible();
    await userEvent.keyboard('1');
    expect(await screen.findByText('Take out the factor first.')).toBeVisible();
    await userEvent.keyboard('4');
    expect(screen.getByRole('tab', { name: 'Mark scheme' })).toHaveAttribute('aria-selected', 'true');
  });

  it('are listed under ?, can be switched off, and stay off', async () => {
    const first = show();
    await question(2);
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Go to the next question')).toBeVisible();
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.keyboard('j');
    await userEvent.click(dialog.getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('s');
    expect(screen.getByRole('button', { name: 'Save question', pressed: false })).toBeVisible();
    first.unmount();
    show();
    await question(2);
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('switch', { name: 'Use keyboard shortcuts' })).not.toBeChecked();
  });

  it('leave alone what is typed and what is pressed with a modifier', async () => {
    show();
    await question(2);
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Ask a teacher' }));
    const field = await screen.findByRole('textbox', { name: 'Your doubt' });
    await userEvent.type(field, 'cs?');
    expect(field).toHaveValue('cs?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save question', pressed: false, hidden: true })).toBeInTheDocument();
  });
});
