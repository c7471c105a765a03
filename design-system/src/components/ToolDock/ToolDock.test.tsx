import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './ToolDock.stories.tsx';
import { ToolDock } from './ToolDock.tsx';

componentContract('ToolDock', {
  render: (props) => (
    <ToolDock title="Notes" onClose={() => {}} {...props}>
      Words
    </ToolDock>
  ),
  root: (container) => container.querySelector('section'),
});

keyboardContract(stories, {
  ToolDock: {
    'Enter, Space': async () => {
      const close = vi.fn();
      render(
        <ToolDock title="Notes" onClose={close}>
          Words
        </ToolDock>,
      );
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(close).toHaveBeenCalledTimes(2);
    },
    Escape: async () => {
      const close = vi.fn();
      render(
        <>
          <button type="button">Outside</button>
          <div role="dialog" aria-label="Over it">
            <button type="button">In a dialog</button>
          </div>
          <ToolDock title="Notes" onClose={close}>
            <input aria-label="Words" />
          </ToolDock>
        </>,
      );
      screen.getByRole('button', { name: 'In a dialog' }).focus();
      await userEvent.keyboard('{Escape}');
      expect(close).not.toHaveBeenCalled();
      for (const [times, place] of [screen.getByRole('button', { name: 'Outside' }), screen.getByRole('textbox')].entries()) {
        place.focus();
        await userEvent.keyboard('{Escape}');
        expect(close).toHaveBeenCalledTimes(times + 1);
      }
    },
  },
});
