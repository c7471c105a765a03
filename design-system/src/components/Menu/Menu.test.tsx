import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { Button } from '../Button/Button.tsx';
import stories from './Menu.stories.tsx';
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

it('leads nowhere by a link that is switched off', async () => {
  const off = [{ key: 'doubts', label: 'My Doubts', href: '#doubts', disabled: true }];
  render(<Menu open trigger={<Button>Asha</Button>} items={off} />);
  const entry = await screen.findByRole('menuitem', { name: 'My Doubts' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).not.toHaveAttribute('href');
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

/** Opens it by key, focusing its first entry. */
async function open(key = '{Enter}') {
  const shown = render(<Menu trigger={<Button>Asha</Button>} items={items} />);
  await userEvent.keyboard(`{Tab}${key}`);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Account details' })).toHaveFocus());
  return shown;
}

keyboardContract(stories, {
  Menu: {
    'Enter, Space, Down': async () => {
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        const { unmount } = await open(key);
        unmount();
      }
    },
    'Up, Down, Home, End': async () => {
      await open();
      for (const [key, name] of [
        ['{ArrowDown}', 'My Doubts'],
        ['{ArrowUp}', 'Account details'],
        ['{End}', 'Sign out'],
        ['{Home}', 'Account details'],
      ] as const) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
      }
    },
    Letters: async () => {
      await open();
      await userEvent.keyboard('si');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    },
    'Enter, Space': async () => {
      signOut.mockClear();
      for (const key of ['{Enter}', ' ']) {
        const { unmount } = await open();
        await userEvent.keyboard('{End}');
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
        await userEvent.keyboard(key);
        unmount();
      }
      expect(signOut).toHaveBeenCalledTimes(2);
    },
    Escape: async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(screen.getByRole('button', { name: 'Asha' })).toHaveFocus();
    },
  },
});
