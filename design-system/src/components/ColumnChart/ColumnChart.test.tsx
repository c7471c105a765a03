import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { roundEnd } from './ChartFrame.tsx';
import { ColumnChart } from './ColumnChart.tsx';

const parts = [
  { key: 'earned', name: 'Earned', look: 'solid' },
  { key: 'lost', name: 'Lost', look: 'open' },
] as const;
const columns = [
  { key: 'a', values: [6, 4], name: 'Oct' },
  { key: 'b', values: [20, 0] },
  { key: 'c', values: [0, 0] },
];

componentContract('ColumnChart', {
  render: (props) => <ColumnChart label="Marks by week" unit="marks" parts={parts} columns={columns} {...props} />,
});

it('draws columns against a scale that ends on a round number', () => {
  render(<ColumnChart label="Marks by week" unit="marks" parts={parts} columns={columns} />);
  const picture = screen.getByRole('img', { name: 'Marks by week' });
  const heights = [...picture.querySelectorAll<HTMLElement>('[data-column]')].map(({ style }) => style.blockSize);
  expect(heights).toEqual(['50%', '100%', '0%']);
  const [first, second] = picture.querySelectorAll('[data-column]');
  expect([...(first?.children ?? [])].map((part) => part.getAttribute('data-look'))).toEqual(['solid', 'open']);
  expect(second?.children).toHaveLength(1);
});

it('ends scales on 1, 2 or 5 times a power of ten, and handles zero', () => {
  expect([0, 1, 3, 7, 20, 21, 101, 0.4].map(roundEnd)).toEqual([1, 1, 5, 10, 20, 50, 200, 0.5]);
  render(<ColumnChart label="Nothing" unit="marks" parts={parts} columns={[]} />);
  expect(screen.getByRole('img', { name: 'Nothing' })).toBeInTheDocument();
});
