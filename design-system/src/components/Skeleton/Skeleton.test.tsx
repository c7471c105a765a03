import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { LoadingRegion, Skeleton } from './Skeleton.tsx';

componentContract('Skeleton', { render: (props) => <Skeleton shape="block" height="2rem" {...props} /> });
componentContract('LoadingRegion', {
  render: (props) => (
    <LoadingRegion {...props}>
      <Skeleton />
    </LoadingRegion>
  ),
});

it('is silent by itself; the region says once what loads', () => {
  render(
    <LoadingRegion label="Loading questions">
      <Skeleton width="60%" />
      <Skeleton />
    </LoadingRegion>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading questions$/);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});
