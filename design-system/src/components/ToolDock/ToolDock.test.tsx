import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { ToolDock } from './ToolDock.tsx';

componentContract('ToolDock', {
  render: (props) => (
    <ToolDock title="Notes" onClose={() => {}} {...props}>
      Words
    </ToolDock>
  ),
  root: (container) => container.querySelector('section'),
});

it('closes by its button and by Escape from within, and leaves Escape elsewhere to the page', async () => {
  const close = vi.fn();
  render(
    <>
      <button type="button">Outside</button>
      <ToolDock title="Notes" onClose={close}>
        <input aria-label="Words" />
      </ToolDock>
    </>,
  );
  screen.getByRole('button', { name: 'Outside' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), '{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close notes' }));
  expect(close).toHaveBeenCalledTimes(2);
});
