import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { SkipLink } from './SkipLink.tsx';

componentContract('SkipLink', {
  render: (props) => (
    <>
      <SkipLink {...props} />
      <main id="main" tabIndex={-1} />
    </>
  ),
});

it('is the first stop and leads to the page', async () => {
  render(<SkipLink />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
  expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
});
