import type { SelfMarkTrend } from '@api/contract';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest } from '../sample-test.ts';

const TREND = 'GET /api/tests/self-mark-trend';
const { subject } = sampleTest();
const trend: SelfMarkTrend = {
  tests: [
    {
      slug: 'first',
      subject,
      submitted_at: '2026-10-01T10:00:00Z',
      questions: 3,
      marks: 15,
      marks_obtained: 9,
      lost: { method: 4, accuracy: 1, misread: 0, notation: 0, time: 1 },
      unexplained: 0,
    },
    {
      slug: 'second',
      subject,
      submitted_at: '2026-11-01T10:00:00Z',
      questions: 3,
      marks: 15,
      marks_obtained: 13,
      lost: { method: 0, accuracy: 2, misread: 0, notation: 0, time: 0 },
      unexplained: 0,
    },
  ],
  lost: { method: 4, accuracy: 3, misread: 0, notation: 0, time: 1 },
  unexplained: 0,
};
const open = (answers: Answers) => renderWithHost(<Root />, { path: '/my-tests/lost-marks', answers, user: sampleUser() });

describe('where marks go', () => {
  it('says why most were lost, draws each test, and says the same as a table, newest first', async () => {
    const { container } = open({ [TREND]: () => trend });
    expect(await screen.findByText('8 marks lost in 2 tests. Most often: method, 4 marks (50%).')).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Marks lost in each test, by reason' })).toBeVisible();
    const [, newest, oldest] = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(newest?.slice(1)).toEqual(['13 of 15', '0', '2', '0', '0', '0']);
    expect(oldest?.slice(1)).toEqual(['9 of 15', '4', '1', '0', '0', '1']);
    expect(screen.getAllByRole('link', { name: /Nov 2026/ })[0]).toHaveAttribute('href', '/take-a-test/second/answer');
    await expectAccessible(container);
  });

  it('counts marks lost without a reason, and shows them where there are any', async () => {
    const [first, second] = trend.tests as [SelfMarkTrend['tests'][number], SelfMarkTrend['tests'][number]];
    open({ [TREND]: () => ({ ...trend, tests: [first, { ...second, unexplained: 3 }], unexplained: 3 }) });
    expect(await screen.findByText('11 marks lost in 2 tests. Most often: method, 4 marks (36%).')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'No reason' })).toBeVisible();
  });

  it('leads to the tests while nothing is marked, and offers another try', async () => {
    const empty = open({ [TREND]: () => ({ tests: [], lost: trend.lost, unexplained: 0 }) });
    expect(await screen.findByText('Nothing marked yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my tests' })).toHaveAttribute('href', '/my-tests');
    empty.unmount();
    open({});
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
