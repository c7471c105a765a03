import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest } from '../sample-test.ts';
import { PROGRESS, press, question } from './open-test.tsx';
import { indexedDbOutboxes } from './save/outbox-store.ts';
import { isTestEntry } from './use-leaving.ts';

afterEach(() => vi.restoreAllMocks());

/** Back, its target, and which of a test's two entries is in view. */
function Browser() {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>{location.pathname + location.search}</output>
      {isTestEntry(location) && <p>Stands in the test</p>}
    </>
  );
}

function open(test = sampleTest(), answers: Answers = {}) {
  return renderWithHost(
    <>
      <Root />
      <Browser />
    </>,
    {
      path: '/take-a-test/quiet-river',
      answers: { 'GET /api/test/:slug': () => test, ...answers },
      user: sampleUser(),
    },
  );
}
/** After the test's own entry has rendered: before, only a real browser reports Back. */
const pressBack = async () => {
  await screen.findByText('Stands in the test');
  await press('Back');
};
const address = () => screen.getByText(/^\/take-a-test/, { selector: 'output' }).textContent;
const dialog = () => screen.findByRole('alertdialog', { name: 'Leave the test?' });
const isAway = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('leaving a running test by Back', () => {
  it('asks, with the question in view as it was, and continues where the learner stays', async () => {
    const { container } = open();
    await question(1);
    await press('Skip');
    await question(2);
    await pressBack();
    expect(await dialog()).toHaveTextContent('Your answers are saved. The timer keeps running.');
    expect(screen.getByRole('region', { name: 'Question 2 of 3', hidden: true })).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Back to the test' }));
    await isAway();
    expect(address()).toBe('/take-a-test/quiet-river?question=2');
    await pressBack();
    expect(await dialog()).toBeVisible();
  });

  it('leaves where the learner says so', async () => {
    open(sampleTest({ deadline: null, untimed: true }));
    await question(1);
    await pressBack();
    expect(await dialog()).not.toHaveTextContent('clock');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Leave for now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Take a test' })).toBeVisible();
    await isAway();
  });

  it('asks about closing the tab only while something is kept nowhere', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    open(sampleTest(), {
      [PROGRESS]: () => {
        throw new ApiError(0, 'offline', 'The server cannot be reached.');
      },
    });
    await question(1);
    expect(leave()).toBe(false);
    vi.spyOn(indexedDbOutboxes, 'keep').mockRejectedValue(new Error('This browser has no store'));
    await press('Skip');
    await waitFor(() => expect(leave()).toBe(true), { timeout: 8_000 });
  });
});
