import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest, sampleTestList } from '../sample-test.ts';

const tests = [
  sampleTest({ slug: 'fresh', status: 'not_started', created_at: '2026-11-20T10:00:00Z' }),
  sampleTest({ slug: 'going', status: 'running', created_at: '2026-11-19T10:00:00Z' }),
  sampleTest({ slug: 'done', status: 'completed', created_at: '2026-11-18T10:00:00Z', marks_obtained: 10, percentage: 66 }),
];
const open = (answers: Answers, path = '/my-tests') => renderWithHost(<Root />, { path, answers, user: sampleUser() });
const hrefs = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('my tests', () => {
  it('lists tests newest first; each goes on where it stands', async () => {
    const { container } = open({ 'GET /api/test': () => sampleTestList(tests) });
    await screen.findByRole('table', { name: 'Your tests' });
    expect(hrefs()).toEqual(['/take-a-test/fresh/confirm', '/take-a-test/going', '/take-a-test/done/result']);
    expect(screen.getByText('10 of 15, 66 %')).toBeVisible();
    await expectAccessible(container);
  });

  it('filters and sorts, and says when nothing fits', async () => {
    open({ 'GET /api/test': () => sampleTestList(tests) });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: /Date/ }));
    expect(hrefs()[0]).toBe('/take-a-test/done/result');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Running');
    expect(hrefs()).toEqual(['/take-a-test/going']);
  });

  it('says when an address asks for what is not there', async () => {
    open({ 'GET /api/test': () => sampleTestList(tests) }, '/my-tests?subject=physics-hl');
    expect(await screen.findByText('No test like that')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all tests' }));
    expect(hrefs()).toHaveLength(3);
  });

  it('is kind to who has none yet, and offers another try', async () => {
    const empty = open({ 'GET /api/test': () => sampleTestList([]) });
    expect(await screen.findByText('No tests yet')).toBeVisible();
    empty.unmount();
    open({});
    expect(await screen.findByText('Your tests did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
