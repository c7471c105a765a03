import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const user = sampleUser();
const button = (name: string) => screen.getByRole('button', { name });

async function goToPersonalStep() {
  await userEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Second year' }));
  await userEvent.click(button('Continue'));
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await userEvent.type(screen.getByRole('textbox', { name: /which/ }), 'Further maths');
  await userEvent.click(button('Continue'));
}

/** Says which address is open. */
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
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'India');
    const phone = screen.getByRole('textbox', { name: /Phone/ });
    expect(phone).toHaveValue('+91');
    await userEvent.type(phone, ' 98765 43210');
    expect(button('Submit')).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /School/ }), 'A school');
    await expectAccessible(container);
    await userEvent.click(button('Submit'));
    await waitFor(() =>
      expect(calls.requests).toEqual([
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

  it.each([
    [true, '/math-questions'],
    [false, '/verify-user'],
  ])('with an address verified (%s) leads to %s', async (verified, address) => {
    const learner = sampleUser({ verified });
    render({ 'PUT /api/user': () => ({ message: 'Saved', user: learner }) }, learner);
    await goToPersonalStep();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'India');
    await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '9876543210');
    await userEvent.type(screen.getByRole('textbox', { name: /School/ }), 'A school');
    await userEvent.click(button('Submit'));
    await waitFor(() => expect(screen.getByText(address)).toBeVisible());
    expect(sessionStorage.getItem('onboarding:7')).toBeNull();
  });

  it('resumes in another tab or on another device from what the account has', async () => {
    const kept = sampleUser({ ib_year: 'Second year' });
    const first = render({ 'PATCH /api/user/onboarding': () => ({ user: kept }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Second year' }));
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(first.host.session.get().user).toEqual(kept));
    first.unmount();
    sessionStorage.clear();
    render({}, kept);
    expect(await screen.findByRole('radio', { name: 'Maths AA HL' })).toBeVisible();
    await userEvent.click(button('Back'));
    expect(screen.getByRole('radio', { name: 'Second year' })).toBeChecked();
  });

  it('resumes where it stopped, for the same learner alone', async () => {
    const first = render({});
    await goToPersonalStep();
    await userEvent.type(screen.getByRole('textbox', { name: /School/ }), 'A school');
    first.unmount();
    const again = render({});
    expect(await screen.findByRole('textbox', { name: /School/ })).toHaveValue('A school');
    again.unmount();
    render({}, sampleUser({ id: 8 }));
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  });

  it('does not go on without an answer, and goes back without losing one', async () => {
    render({});
    await userEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect(button('Continue')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(button('Continue')).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /which/ }), 'Fifth');
    await userEvent.click(button('Continue'));
    await userEvent.click(button('Back'));
    expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /which/ })).toHaveValue('Fifth');
    await userEvent.click(button('Back'));
    expect(button('Get Started')).toBeVisible();
  });

  it('objects to a number when its field is left, and no longer when it is typed in', async () => {
    render({});
    await goToPersonalStep();
    const message = 'Please enter a valid contact number including the country code.';
    await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '123');
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(message)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '4');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('says when the answers could not be handed in, and keeps them', async () => {
    const { calls } = render({
      'PUT /api/user': () => {
        throw new ApiError(500, 'internal', 'Something went wrong');
      },
    });
    await goToPersonalStep();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'India');
    await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '9876543210');
    await userEvent.type(screen.getByRole('textbox', { name: /School/ }), 'A school');
    await userEvent.click(button('Submit'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Something went wrong' }]));
    expect(screen.getByRole('textbox', { name: /School/ })).toHaveValue('A school');
  });
});
