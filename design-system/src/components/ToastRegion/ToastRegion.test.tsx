import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFaults, componentContract } from '../../contract/componentContract.tsx';
import { AlertDialog } from '../AlertDialog/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { createToasts } from './createToasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

componentContract('ToastRegion', {
  render: (props) => <ToastRegion toasts={createToasts()} {...props} />,
  root: () => document.querySelector('[aria-label="Notifications"]'),
});

it('shows what is said, politely, and closes it', async () => {
  const toasts = createToasts();
  render(<ToastRegion toasts={toasts} />);
  act(() => void toasts.success('Link copied to your clipboard!'));
  expect(await screen.findByText('Link copied to your clipboard!', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
  expect(await axeFaults(document.body)).toEqual([]);
  await userEvent.hover(screen.getByText('Link copied to your clipboard!', { selector: 'p' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Link copied to your clipboard!', { selector: 'p' })).toBeNull());
});

it('says the same thing once, and offers an action', async () => {
  const toasts = createToasts();
  const undo = vi.fn();
  render(<ToastRegion toasts={toasts} />);
  act(() => {
    toasts.info('Question unpinned', { action: { label: 'Undo', onPress: undo } });
    toasts.info('Question unpinned', { action: { label: 'Undo', onPress: undo } });
  });
  expect(await screen.findAllByText('Question unpinned', { selector: 'p' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Question unpinned', { selector: 'p' })).toBeNull());
});

it.each([
  ['a message', 5, undefined],
  ['one with an action', 10, { label: 'Undo', onPress: () => {} }],
])('keeps %s for %i seconds', (_, seconds, action) => {
  vi.useFakeTimers();
  try {
    const toasts = createToasts();
    render(<ToastRegion toasts={toasts} />);
    act(() => void toasts.info('Question unpinned', action && { action }));
    const shown = () => screen.queryByText('Question unpinned', { selector: 'p' })?.closest('[data-ending-style]') === null;
    act(() => vi.advanceTimersByTime(seconds * 1000 - 1));
    expect(shown()).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['a dialog', <Dialog key="dialog" open title="Edit details" />],
  [
    'a question',
    <AlertDialog key="question" open title="End it?" description="For good." confirmLabel="End" onConfirm={() => {}} />,
  ],
])('makes room on a phone for the buttons of %s', async (_, dialog) => {
  render(<ToastRegion toasts={createToasts()} />);
  const region = screen.getByLabelText('Notifications');
  const atTheTop = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? ([...rule.cssRules] as CSSStyleRule[]) : []))
    .filter(({ cssText }) => cssText.includes('safe-area-inset-top'));
  const isAtTheTop = () => atTheTop.some(({ selectorText }) => region.matches(selectorText));
  expect(isAtTheTop()).toBe(false);
  render(dialog);
  await waitFor(() => expect(isAtTheTop()).toBe(true));
});
