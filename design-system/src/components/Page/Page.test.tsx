import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Page } from './Page.tsx';
import { PageLoading } from './PageLoading.tsx';

componentContract('Page', { render: (props) => <Page {...props}>A page</Page> });

it('can be another element', () => {
  render(<Page width="text" render={<article aria-label="Terms" />} />);
  expect(screen.getByRole('article', { name: 'Terms' })).toBeInTheDocument();
});

it('is announced while it loads', () => {
  render(<PageLoading width="text" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
