import type { RunningTest } from '@api/contract';
import { createTestHost, expectAccessible, sampleSubject, sampleUser } from '@shell/kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunningTestBar } from './RunningTestBar.tsx';
import { followRunningTests, readRunningTests, useRunningTests } from './running-tests.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const MINUTE = 60_000;
const { id, slug, subject_name } = sampleSubject();
const testOf = (name: string, minutes: number | null): RunningTest => ({
  ...{ slug: name, duration: 60, mock_paper: null, subject: { id, slug, subject_name }, topic_names: ['Functions', 'Calculus'] },
  started_at: new Date(NOW - MINUTE).toISOString(),
  deadline: minutes === null ? null : new Date(NOW + minutes * MINUTE).toISOString(),
});
const me = sampleUser();
let tests: RunningTest[] = [];
let serverTime = NOW;
const { host } = createTestHost(
  { 'GET /api/test/running': () => ({ server_time: new Date(serverTime).toISOString(), tests }) },
  me,
);
const read = () => act(() => readRunningTests(host.request, me.id));
const showBar = (path = '/math-questions') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <RunningTestBar />
    </MemoryRouter>,
  );
const pass = (milliseconds: number) => {
  serverTime += milliseconds;
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false, now: NOW });
  localStorage.clear();
  [tests, serverTime] = [[], NOW];
  useRunningTests.setState({ userId: null, tests: [], ended: null, serverTime: 0, readAt: 0 });
});
afterEach(() => vi.useRealTimers());

describe('the bar of a running test', () => {
  it('is not there where none runs', async () => {
    await read();
    expect(showBar().container).toBeEmptyDOMElement();
  });

  it('counts down by the server’s clock, whatever this device’s says, and leads back to the test that ends first', async () => {
    vi.setSystemTime(NOW + 3 * 60 * MINUTE);
    tests = [testOf('first', 30), testOf('second', 60)];
    await read();
    showBar();
    const timer = screen.getByRole('timer', { name: 'Time left in your test' });
    expect(timer).toHaveTextContent('00:30:00');
    await pass(5_000);
    expect(timer).toHaveTextContent('00:29:55');
    expect(screen.getByText(/Functions and Calculus/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your test' })).toHaveAttribute('href', '/take-a-test/first');
    expect(screen.getByRole('link', { name: 'and 1 more' })).toHaveAttribute('href', '/my-tests?status=running');
  });

  it('shows no clock to who has hidden it, nor in untimed practice', async () => {
    localStorage.setItem('test-clock', 'hidden');
    tests = [testOf('first', 30)];
    await read();
    const { unmount } = showBar();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Your test is running')).toBeVisible();
    unmount();
    localStorage.clear();
    tests = [testOf('first', null)];
    await read();
    showBar();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Untimed test')).toBeVisible();
  });

  it('says the last minute, then that time is up, with the way to the result until it is seen or dismissed', async () => {
    tests = [testOf('first', 2)];
    await read();
    const bar = showBar();
    await pass(MINUTE);
    expect(screen.getByText('1 minute left in your test')).toBeInTheDocument();
    await pass(MINUTE);
    expect(screen.getByText('Time is up')).toBeVisible();
    const link = screen.getByRole('link', { name: 'See your result' });
    expect(link).toHaveAttribute('href', '/take-a-test/first/result');
    tests = [];
    await read();
    expect(screen.getByText('Time is up')).toBeVisible();
    vi.useRealTimers();
    await expectAccessible(bar.container);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(bar.container).toBeEmptyDOMElement();
    expect(localStorage.getItem('running-tests')).toBeNull();
  });

  it('has nothing to say of a test that its learner has ended, nor on the pages of one that time has ended', async () => {
    tests = [testOf('first', 30)];
    await read();
    tests = [];
    await read();
    expect(showBar().container).toBeEmptyDOMElement();

    tests = [testOf('second', 1)];
    await read();
    await pass(2 * MINUTE);
    tests = [];
    await read();
    expect(showBar('/take-a-test/second/result').container).toBeEmptyDOMElement();
    expect(useRunningTests.getState().ended).toBeNull();
  });

  it('is there with the next page before the server answers, and follows other tabs and who is signed in', async () => {
    tests = [testOf('first', 30)];
    await read();
    const kept = localStorage.getItem('running-tests') as string;
    useRunningTests.setState({ userId: null, tests: [], ended: null });
    followRunningTests(host);
    showBar();
    expect(screen.getByRole('timer')).toHaveTextContent('00:30:00');

    localStorage.removeItem('running-tests');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'running-tests' })));
    expect(screen.queryByRole('timer')).toBeNull();
    localStorage.setItem('running-tests', kept);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'running-tests' })));
    expect(screen.getByRole('timer')).toBeVisible();

    await act(() => host.session.signOut());
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
