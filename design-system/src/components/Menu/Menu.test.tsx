import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Button } from '../Button/index.ts';
import { Menu } from './Menu.tsx';

const signOut = vi.fn();
const items = [
  { key: 'account', label: 'Account details', href: '#account' },
  { key: 'doubts', label: 'My Doubts', render: <a href="#doubts" data-router="yes" /> },
  { key: 'rule', separator: true as const },
  { key: 'gone', label: 'Not yet', disabled: true },
  { key: 'out', label: 'Sign out', onSelect: signOut, danger: true },
];
componentContract('Menu', {
  render: (props) => <Menu open trigger={<Button>Asha</Button>} items={items} heading="asha@example.com" {...props} />,
  root: () => document.querySelector('[role="menu"]'),
});

it('opens by keyboard, walks with the arrows, acts with Enter, and gives the focus back', async () => {
  render(<Menu trigger={<Button>Asha</Button>} items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  expect(screen.getByRole('menuitem', { name: 'My Doubts' })).toHaveAttribute('data-router', 'yes');
  expect(screen.getByRole('menuitem', { name: 'Not yet' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{End}{Enter}');
  expect(signOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button', { name: 'Asha' })).toHaveFocus();
});

it('opens inside the landmark of its button', async () => {
  render(
    <main>
      <Menu trigger={<Button>Asha</Button>} items={items} />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Asha' }));
  expect(screen.getByRole('main')).toContainElement(await screen.findByRole('menu'));
});
