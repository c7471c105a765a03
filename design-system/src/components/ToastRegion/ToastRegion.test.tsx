import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFaults, componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { Button } from '../Button/Button.tsx';
import { createToasts } from './createToasts.ts';
import stories from './ToastRegion.stories.tsx';
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

describe('the place of messages', () => {
  const HEIGHT = 800;
  const rect = (top: number, height: number) => new DOMRect(0, top, 360, height);
  const placed = (element: HTMLElement, top: number) => {
    element.getBoundingClientRect = () => rect(top, 40);
    return element;
  };

  /** Shows a toast over `page`, in a window where the region is 48 px tall at either edge. */
  async function place(page: ReactElement, arrange: () => void) {
    const toasts = createToasts();
    render(
      <>
        {page}
        <ToastRegion toasts={toasts} />
      </>,
    );
    const region = screen.getByLabelText('Notifications');
    region.getBoundingClientRect = () => rect(region.dataset.place === 'top' ? 16 : HEIGHT - 64, 48);
    arrange();
    act(() => void toasts.info('Saved'));
    await screen.findByText('Saved', { selector: 'p' });
    return region;
  }

  it('is the lower edge when nothing is in the way', async () => {
    const region = await place(<Button variant="primary">Start</Button>, () => placed(screen.getByText('Start'), 300));
    expect(region.dataset.place).toBe('bottom');
  });

  it('is the upper edge while the primary action is below', async () => {
    const region = await place(<Button variant="primary">Next</Button>, () => placed(screen.getByText('Next'), HEIGHT - 60));
    expect(region.dataset.place).toBe('top');
  });

  it('would rather cover a title than the primary action', async () => {
    const page = (
      <>
        <h1>Questions</h1>
        <Button variant="primary">Next</Button>
      </>
    );
    const region = await place(page, () => {
      placed(screen.getByText('Questions'), 10);
      placed(screen.getByText('Next'), HEIGHT - 60);
    });
    expect(region.dataset.place).toBe('top');
  });

  it('follows the focus out of the way', async () => {
    const region = await place(<Button>Save</Button>, () => placed(screen.getByText('Save'), HEIGHT - 60));
    expect(region.dataset.place).toBe('bottom');
    act(() => screen.getByText('Save').focus());
    expect(region.dataset.place).toBe('top');
  });
});

keyboardContract(stories, {
  ToastRegion: {
    F6: async () => {
      const toasts = createToasts();
      render(<ToastRegion toasts={toasts} />);
      act(() => void toasts.info('Saved'));
      await screen.findByText('Saved', { selector: 'p' });
      await userEvent.keyboard('{F6}');
      expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    },
    'Enter, Space': async () => {
      const undo = vi.fn();
      const toasts = createToasts();
      render(<ToastRegion toasts={toasts} />);
      act(() => void toasts.info('Unpinned', { timeout: 0, action: { label: 'Undo', onPress: undo } }));
      (await screen.findByRole('button', { name: 'Undo' })).focus();
      await userEvent.keyboard(' ');
      expect(undo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('Unpinned', { selector: 'p' })).toBeNull());
      act(() => void toasts.info('Saved', { timeout: 0 }));
      await screen.findByText('Saved', { selector: 'p' });
      await userEvent.keyboard('{F6}');
      screen.getByRole('button', { name: 'Dismiss' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('Saved', { selector: 'p' })).toBeNull());
    },
  },
});
