import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Button } from '../Button/index.ts';
import { Popover } from './Popover.tsx';

componentContract('Popover', {
  render: (props) => (
    <Popover open trigger={<Button>Sort</Button>} title="Sort by" {...props}>
      <Button>Year</Button>
    </Popover>
  ),
  root: () => document.querySelector('[role="dialog"]'),
});

it('opens, is named by its title, and closes with Escape', async () => {
  render(
    <Popover trigger={<Button>Sort</Button>} title="Sort by">
      <Button>Year</Button>
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  await screen.findByRole('dialog', { name: 'Sort by' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
