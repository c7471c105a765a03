import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Breadcrumbs.stories.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Maths AA HL', href: '#hl' },
  { label: 'Functions', render: <a href="#functions" /> },
  { label: 'Quadratics' },
];
componentContract('Breadcrumbs', { render: (props) => <Breadcrumbs items={items} {...props} /> });

it('links what is above and names the page', () => {
  render(<Breadcrumbs items={items} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#hl', '#functions']);
  expect(screen.getByText('Quadratics')).toHaveAttribute('aria-current', 'page');
});

keyboardContract(stories, {
  Breadcrumbs: {
    Tab: async () => {
      render(<Breadcrumbs items={items} />);
      for (const link of screen.getAllByRole('link')) {
        await userEvent.keyboard('{Tab}');
        expect(link).toHaveFocus();
      }
    },
    Enter: async () => {
      const follow = vi.fn();
      render(<Breadcrumbs items={items} />);
      screen.getByRole('link', { name: 'Maths AA HL' }).addEventListener('click', follow);
      await userEvent.keyboard('{Tab}{Enter}');
      expect(follow).toHaveBeenCalledOnce();
    },
  },
});
