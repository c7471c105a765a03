import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

componentContract('EmptyState', {
  render: (props) => (
    <EmptyState title="No questions match" actions={<Button>Clear filters</Button>} {...props}>
      Try fewer filters.
    </EmptyState>
  ),
});

it('has a heading of the level that the page needs', () => {
  render(<EmptyState title="Nothing saved yet" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing saved yet' })).toBeInTheDocument();
});
