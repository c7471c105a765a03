import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Avatar } from './Avatar.tsx';

componentContract('Avatar', { render: (props) => <Avatar name="Asha" unverified {...props} /> });

it('shows the first letter, whole even beyond the basic plane, and says what the badge means', () => {
  render(<Avatar name="élodie" unverified />);
  const avatar = screen.getByRole('img', { name: 'élodie, not verified' });
  expect(avatar).toHaveTextContent('É');
  render(<Avatar name="𝒜da" />);
  expect(screen.getByRole('img', { name: '𝒜da' })).toHaveTextContent('𝒜');
});
