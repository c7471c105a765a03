import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { TickList } from './TickList.tsx';

componentContract('TickList', { render: (props) => <TickList items={['Tests without a limit']} {...props} /> });

it('lists its items in order', () => {
  render(<TickList items={['Marked against the mark scheme', 'A detailed report']} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Marked against the mark scheme',
    'A detailed report',
  ]);
});
