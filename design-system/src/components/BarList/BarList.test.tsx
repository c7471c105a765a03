import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { BarList } from './BarList.tsx';

const bars = [
  { key: 'method', label: 'Method', value: 40 },
  { key: 'sign', label: 'Sign', value: 10, text: '10 marks', render: <a href="#sign">{null}</a> },
  { key: 'time', label: 'Time', value: 0 },
];

componentContract('BarList', { render: (props) => <BarList aria-label="Marks lost" bars={bars} {...props} /> });

it('draws each beside the greatest, and says each number', () => {
  render(<BarList bars={bars} />);
  const [method, sign, time] = screen.getAllByRole('listitem');
  expect(method?.querySelector('[data-tone]')).toHaveStyle({ inlineSize: '100%' });
  expect(sign?.querySelector('[data-tone]')).toHaveStyle({ inlineSize: '25%' });
  expect(time?.querySelector('[data-tone]')).toBeNull();
  expect(time).toHaveTextContent('Time 0');
});

it('leads on where a bar has a link', () => {
  render(<BarList bars={bars} />);
  const row = screen.getByRole('link', { name: 'Sign 10 marks' });
  expect(row).toHaveAttribute('href', '#sign');
  expect(within(row).getByText('10 marks')).toBeVisible();
});
