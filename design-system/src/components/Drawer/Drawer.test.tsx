import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { IconButton } from '../IconButton/index.ts';
import { Drawer } from './Drawer.tsx';

componentContract('Drawer', {
  render: (props) => (
    <Drawer open title="Menu" footer="Independent of the IB." {...props}>
      <a href="/blogs">Blogs</a>
    </Drawer>
  ),
  root: () => document.querySelector('[role="dialog"]'),
});

it('opens, and gives the focus back when closed', async () => {
  render(
    <Drawer title="Menu" trigger={<IconButton label="Open menu" icon={<svg aria-hidden="true" />} />}>
      <a href="/blogs">Blogs</a>
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});
