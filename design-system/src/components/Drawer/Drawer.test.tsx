import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import stories from './Drawer.stories.tsx';
import { Drawer } from './Drawer.tsx';

componentContract('Drawer', {
  render: (props) => (
    <Drawer open title="Menu" footer="Independent of the IB." {...props}>
      <a href="/blogs">Blogs</a>
    </Drawer>
  ),
  root: () => document.querySelector('[role="dialog"]'),
});

function Menu() {
  return (
    <Drawer title="Menu" trigger={<IconButton label="Open menu" icon={<svg aria-hidden="true" />} />}>
      <a href="/blogs">Blogs</a>
    </Drawer>
  );
}

it('opens, and gives the focus back when closed', async () => {
  render(<Menu />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

keyboardContract(stories, {
  Drawer: {
    Tab: async () => {
      render(<Menu />);
      await userEvent.keyboard('{Tab}{Enter}');
      const link = await screen.findByRole('link', { name: 'Blogs' });
      await waitFor(() => expect(link).toHaveFocus());
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(link).toHaveFocus());
    },
    Escape: async () => {
      render(<Menu />);
      await userEvent.keyboard('{Tab}{Enter}');
      await screen.findByRole('dialog', { name: 'Menu' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    },
  },
});
