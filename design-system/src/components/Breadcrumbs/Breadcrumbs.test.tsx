import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Maths AA HL', href: '#hl' },
  { label: 'Functions', render: <a href="#functions" /> },
  { label: 'Quadratics' },
];
componentContract('Breadcrumbs', { render: (props) => <Breadcrumbs items={items} {...props} /> });

it('links what is above and names the page', () => {
  render(<Breadcrumbs items={items} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#hl', '#functions']);
  expect(screen.getByText('Quadratics')).toHaveAttribute('aria-current', 'page');
});
