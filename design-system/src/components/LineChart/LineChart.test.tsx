import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { LineChart } from './LineChart.tsx';

const points = [
  { key: 'a', value: 2, name: 'Oct' },
  { key: 'b', value: 1 },
  { key: 'c', value: null },
  { key: 'd', value: 0.5 },
];

componentContract('LineChart', {
  render: (props) => <LineChart label="Pace" points={points} reference={{ value: 1, name: 'a minute a mark' }} {...props} />,
});

it('draws what is known against the scale, and no line over what is not', () => {
  render(<LineChart label="Pace" points={points} reference={{ value: 1, name: 'a minute a mark' }} />);
  const picture = screen.getByRole('img', { name: 'Pace' });
  const heights = [...picture.querySelectorAll<HTMLElement>('[data-point]')].map(({ style }) => style.insetBlockEnd);
  expect(heights).toEqual(['100%', '50%', '25%']);
  expect([...picture.querySelectorAll('polyline')].map((line) => line.getAttribute('points'))).toEqual([
    '12.5,0 37.5,50',
    '87.5,75',
  ]);
});
