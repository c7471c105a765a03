import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { DifficultyBadge } from './DifficultyBadge.tsx';

componentContract('DifficultyBadge', { render: (props) => <DifficultyBadge difficulty="Medium" {...props} /> });

it('always says its word', () => {
  render(<DifficultyBadge difficulty="Hard" />);
  expect(screen.getByText('Hard')).toBeInTheDocument();
});
