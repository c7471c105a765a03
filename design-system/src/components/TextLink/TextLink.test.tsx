import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { TextLink } from './TextLink.tsx';

componentContract('TextLink', {
  render: (props) => (
    <TextLink href="/terms" {...props}>
      Terms
    </TextLink>
  ),
});

it('can be a button that reads like a link', () => {
  render(<TextLink render={<button type="button" />}>Forgot password?</TextLink>);
  expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeInTheDocument();
});
