import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Chip.stories.tsx';
import { Chip } from './Chip.tsx';

componentContract('Chip', {
  render: (props) => (
    <Chip onRemove={() => {}} {...props}>
      Quadratics
    </Chip>
  ),
});

it('is removed by a button that names it', async () => {
  const remove = vi.fn();
  render(<Chip onRemove={remove}>Quadratics</Chip>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Quadratics' }));
  expect(remove).toHaveBeenCalledOnce();
});

keyboardContract(stories, {
  Chip: {
    'Enter, Space': async () => {
      const remove = vi.fn();
      render(<Chip onRemove={remove}>Quadratics</Chip>);
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(remove).toHaveBeenCalledTimes(2);
    },
  },
});
