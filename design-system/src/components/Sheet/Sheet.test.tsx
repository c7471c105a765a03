import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Sheet } from './Sheet.tsx';

componentContract('Sheet', { render: (props) => <Sheet {...props}>Paper</Sheet> });

it('can be another element', () => {
  render(
    <Sheet render={<section aria-label="Plans" />} padding="compact">
      Free
    </Sheet>,
  );
  expect(screen.getByRole('region', { name: 'Plans' })).toHaveTextContent('Free');
});
