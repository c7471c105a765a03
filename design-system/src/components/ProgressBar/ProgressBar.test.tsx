import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { ProgressBar } from './ProgressBar.tsx';

componentContract('ProgressBar', {
  render: (props) => <ProgressBar label="Functions" showLabel detail="31/88" value={31} max={88} {...props} />,
});

it('shows its progress, within its ends, and is empty for nothing', () => {
  render(<ProgressBar label="Functions" value={120} max={88} />);
  expect(screen.getByRole('progressbar', { name: 'Functions' })).toHaveAttribute('aria-valuenow', '88');
  render(<ProgressBar label="Empty" value={0} max={0} />);
  expect(screen.getByRole('progressbar', { name: 'Empty' }).firstElementChild).toHaveStyle({ inlineSize: '0%' });
});
