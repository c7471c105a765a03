import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const user = sampleUser();
const button = (name: string) => screen.getByRole('button', { name });
// By label and at once: role queries and typing are slow with 240 countries.
const field = (label: RegExp) => screen.getByLabelText(label);
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

async function goToPersonalStep() {
  fireEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Second year' }));
  fireEvent.click(button('Continue'));
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
  fill(/which/, 'Further maths');
  fireEvent.click(button('Continue'));
}

const Address = () => <output>{useLocation().pathname}</output>;

function render(answers: Answers, learner = user) {
  const ui = (
    <>
      <Root />
      <Address />
    </>
  );
  return renderWithHost(ui, { path: '/onboarding', user: learner, answers });
}

beforeEach(() => sessionStorage.clear());

describe('onboarding', () => {
  it('goes from the intro through three steps and hands in the answers', async () => {
    const { calls, container } = render({ 'PUT /api/user': () => ({ message: 'Saved', user }) });
    await goToPersonalStep();
    fill(/^Country/, 'India');
    expect(field(/^Phone/)).toHaveValue('+91');
    fill(/^Phone/, '+91 98765 43210');
    expect(button('Submit')).toBeDisabled();
    fill(/^School/, 'A school');
    await expectAccessible(container);
    fireEvent.click(button('Submit'));
    await waitFor(() =>
      expect(calls.requests.filter(({ name }) => !name.startsWith('GET'))).toEqual([
        { name: 'PATCH /api/user/onboarding', request: { body: { ib_year: 'Second year' } } },
        { name: 'PATCH /api/user/onboarding', request: { body: { math_course: 'Further maths' } } },
        {
          name: 'PUT /api/user',
          request: {
            body: {
              ib_year: 'Second year',
              math_course: 'Further maths',
              country: 'India',
              school: 'A school',
              phone: '+91 98765 43210',
            },
          },
        },
      ]),
    );
  });

  it('takes the sciences and the exams too, into plan and profile', async () => {
    const saved = sampleUser({ course: { subject_slug: 'math-aa-sl', level: 'SL' } });
    const exams = `May ${new Date().getUTCFullYear() + 1}`;
    const { calls } = render({
      'GET /api/subjects': () => ({
        subjects: [
          { id: 1, slug: 'math-aa-sl', subject_name: 'Maths AA SL', has_other_level: true, totalQuestionsCount: 0 },
          { id: 5, slug: 'physics-sl', subject_name: 'Physics SL', has_other_level: false, totalQuestionsCount: 0 },
        ],
      }),
      'PUT /api/user': () => ({ message: 'Saved', user: saved }),
      'PUT /api/user/course': () => ({ message: 'Saved', user: saved }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
    fireEvent.click(screen.getByRole('radio', { name: 'First year' }));
    fireEvent.click(button('Continue'));
    fireEvent.click(screen.getByRole('radio', { name: 'Maths AA SL' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Physics SL' }));
    expect(screen.queryByRole('checkbox', { name: 'Maths AA SL' })).toBeNull();
    fill(/exams/, exams);
    fireEvent.click(button('Continue'));
    fill(/^Country/, 'India');
    fill(/^Phone/, '+91 98765 43210');
    fill(/^School/, 'A school');
    fireEvent.click(button('Submit'));
    await waitFor(() =>
      expect(calls.requests.at(-1)).toMatchObject({
        name: 'PUT /api/study-plan',
        request: { body: { course_slugs: ['math-aa-sl', 'physics-sl'] } },
      }),
    );
    expect(calls.requests.at(-2)).toMatchObject({
      name: 'PUT /api/user/course',
      request: { body: { subject_slug: 'math-aa-sl', exam_session: { month: 'May', year: Number(exams.slice(4)) } } },
    });
  });

  it.each([
    [true, '/math-questions'],
    [false, '/verify-user'],
  ])('with an address verified (%s) leads to %s', async (verified, address) => {
    const learner = sampleUser({ verified });
    render({ 'PUT /api/user': () => ({ message: 'Saved', user: learner }) }, learner);
    await goToPersonalStep();
    fill(/^Country/, 'India');
    fill(/^Phone/, '+919876543210');
    fill(/^School/, 'A school');
    fireEvent.click(button('Submit'));
    await waitFor(() => expect(screen.getByText(address)).toBeVisible());
    expect(sessionStorage.getItem('onboarding:7')).toBeNull();
  });

  it('resumes in another tab or on another device from what the account has', async () => {
    const kept = sampleUser({ ib_year: 'Second year' });
    const first = render({ 'PATCH /api/user/onboarding': () => ({ user: kept }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Second year' }));
    fireEvent.click(button('Continue'));
    await waitFor(() => expect(first.host.session.get().user).toEqual(kept));
    first.unmount();
    sessionStorage.clear();
    render({}, kept);
    expect(await screen.findByRole('radio', { name: 'Maths AA HL' })).toBeVisible();
    fireEvent.click(button('Back'));
    expect(screen.getByRole('radio', { name: 'Second year' })).toBeChecked();
  });

  const finished = {
    ib_year: 'Third year',
    math_course: 'Maths AI SL',
    country: 'India',
    school: 'A',
    phone: '+91 98765 43210',
  };

  it('turns on the weekly summary for those who tick it', async () => {
    const { calls } = render({ 'PUT /api/user': () => ({ message: 'Saved', user: sampleUser(finished) }) });
    await goToPersonalStep();
    fill(/^Country/, 'India');
    fill(/^Phone/, '+91 98765 43210');
    fill(/^School/, 'A school');
    fireEvent.click(screen.getByRole('checkbox', { name: /weekly summary/ }));
    fireEvent.click(button('Submit'));
    await waitFor(() =>
      expect(calls.requests.at(-1)).toMatchObject({ name: 'PUT /api/study-mails', request: { body: { weekly_summary: true } } }),
    );
  });

  it('asks nobody again who has finished it elsewhere, while this tab had begun it', async () => {
    render({});
    await goToPersonalStep();
    fill(/^School/, 'Half a sch');
    cleanup();
    const again = render({});
    expect(await screen.findByLabelText(/^School/)).toHaveValue('Half a sch');
    act(() => again.host.session.updateUser(sampleUser(finished)));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('/math-questions')).toBeVisible();
  });

  it('lets learners who have finished it change their answers', async () => {
    render({}, sampleUser(finished));
    fireEvent.click(await screen.findByRole('button', { name: 'Change my answers' }));
    expect(screen.getByRole('radio', { name: 'Third year' })).toBeChecked();
  });

  it('resumes where it stopped, for the same learner alone', async () => {
    const first = render({});
    await goToPersonalStep();
    fill(/^School/, 'A school');
    first.unmount();
    const again = render({});
    expect(await screen.findByLabelText(/^School/)).toHaveValue('A school');
    again.unmount();
    render({}, sampleUser({ id: 8 }));
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  });

  it('does not go on without an answer, and goes back without losing one', async () => {
    render({});
    fireEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect(button('Continue')).toBeDisabled();
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(button('Continue')).toBeDisabled();
    fill(/which/, 'Fifth');
    fireEvent.click(button('Continue'));
    fireEvent.click(button('Back'));
    expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
    expect(field(/which/)).toHaveValue('Fifth');
    fireEvent.click(button('Back'));
    expect(button('Get Started')).toBeVisible();
  });

  it('puts the focus on the heading of each step that a button leads to, back too', async () => {
    render({});
    const focused = () => document.activeElement?.textContent;
    fireEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect(focused()).toBe('Which year of the IB are you in?');
    fireEvent.click(screen.getByRole('radio', { name: 'Second year' }));
    fireEvent.click(button('Continue'));
    expect(focused()).toBe('Which maths course are you taking?');
    fireEvent.click(screen.getByRole('radio', { name: 'Maths AA HL' }));
    fireEvent.click(button('Continue'));
    expect(focused()).toBe('Where do you study?');
    for (let step = 0; step < 3; step += 1) fireEvent.click(button('Back'));
    expect(focused()).toMatch(/^Welcome/);
  });

  it('names all the dialling codes of a country that has several', async () => {
    render({});
    await goToPersonalStep();
    fill(/^Country/, 'Dominican Republic');
    expect(field(/^Phone/)).toHaveValue('+1809');
    expect(field(/^Phone/)).toHaveAccessibleDescription(
      'We only use it to reach you about your account. Numbers there can also begin with +1829 or +1849.',
    );
  });

  it('objects to a number when its field is left, and no longer when it is typed in', async () => {
    render({});
    await goToPersonalStep();
    const message = 'Please enter a valid contact number including the country code.';
    fill(/^Phone/, '123');
    expect(screen.queryByText(message)).toBeNull();
    fireEvent.blur(field(/^Phone/));
    expect(screen.getByText(message)).toBeVisible();
    fill(/^Phone/, '4');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('says when the answers could not be handed in, and keeps them', async () => {
    const { calls } = render({
      'PUT /api/user': () => {
        throw new ApiError(500, 'internal', 'Something went wrong');
      },
    });
    await goToPersonalStep();
    fill(/^Country/, 'India');
    fill(/^Phone/, '+919876543210');
    fill(/^School/, 'A school');
    fireEvent.click(button('Submit'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Something went wrong' }]));
    expect(field(/^School/)).toHaveValue('A school');
  });
});
