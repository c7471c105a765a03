import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

it('stays while the pointer is on it and goes when it leaves', async () => {
  show();
  await userEvent.hover(screen.getByRole('button'));
  const tooltip = await screen.findByRole('tooltip');
  await userEvent.hover(tooltip);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(tooltip).toBeInTheDocument();
  await userEvent.unhover(tooltip);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('is not opened by a finger', async () => {
  show();
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('stands above, else below, and never beyond the window', () => {
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
