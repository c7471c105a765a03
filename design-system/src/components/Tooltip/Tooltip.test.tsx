import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../contract/componentContract.tsx';
import { keyboardContract, makeFocusVisible } from '../../contract/keyboardContract.ts';
import stories from './Tooltip.stories.tsx';
import { Tooltip } from './Tooltip.tsx';
import { placeAround } from './useTooltip.tsx';

const show = (onPointerEnter = vi.fn()) =>
  render(
    <Tooltip text="Subscribe to unlock unlimited tests.">
      <button type="button" onPointerEnter={onPointerEnter}>
        3/30
      </button>
    </Tooltip>,
  );

it('describes its element on hover, keeps its handlers, and goes with Escape', async () => {
  const entered = vi.fn();
  show(entered);
  const button = screen.getByRole('button');
  button.focus();
  await userEvent.hover(button);
  await screen.findByRole('tooltip');
  expect(entered).toHaveBeenCalled();
  expect(button).toHaveAccessibleDescription('Subscribe to unlock unlimited tests.');
  expect(await axeFaults(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

describe('after any time', () => {
  let user: UserEvent;
  beforeEach(() => {
    // Also advances by itself: Testing Library waits for a timer after each action.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const aMinuteLater = () => act(() => vi.advanceTimersByTime(60_000));

  it('stays while the pointer is on it and goes when it leaves', async () => {
    await user.hover(screen.getByRole('button'));
    aMinuteLater();
    const tooltip = screen.getByRole('tooltip');
    await user.hover(tooltip);
    aMinuteLater();
    expect(tooltip).toBeInTheDocument();
    await user.unhover(tooltip);
    aMinuteLater();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is not opened by a finger', () => {
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' });
    aMinuteLater();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

it('is above, else below, and never beyond the window', () => {
  const size = { width: 100, height: 20 };
  const viewport = { width: 400, height: 300 };
  expect(placeAround(new DOMRect(150, 100, 40, 40), size, viewport)).toEqual({ top: 74, left: 120 });
  expect(placeAround(new DOMRect(150, 4, 40, 40), size, viewport)).toEqual({ top: 50, left: 120 });
  expect(placeAround(new DOMRect(0, 100, 20, 20), size, viewport).left).toBe(6);
  expect(placeAround(new DOMRect(390, 100, 10, 20), size, viewport).left).toBe(294);
});

keyboardContract(stories, {
  Tooltip: {
    Tab: async () => {
      makeFocusVisible();
      show();
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('tooltip')).toHaveTextContent('Subscribe to unlock unlimited tests.');
      await userEvent.keyboard('{Tab}');
      expect(screen.queryByRole('tooltip')).toBeNull();
    },
    Escape: async () => {
      makeFocusVisible();
      show();
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('tooltip')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('tooltip')).toBeNull();
      expect(screen.getByRole('button')).toHaveFocus();
    },
  },
});
