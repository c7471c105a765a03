import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Name', description: 'Asha' },
  { term: 'Email', description: 'asha@example.com' },
];
componentContract('DescriptionList', { render: (props) => <DescriptionList items={items} {...props} /> });

it('pairs terms and descriptions in order', () => {
  render(<DescriptionList items={items} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'Email']);
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(['Asha', 'asha@example.com']);
});
