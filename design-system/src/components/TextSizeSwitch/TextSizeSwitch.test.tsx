import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { chooseTextSize } from '../../theme/textSize.ts';
import stories from './TextSizeSwitch.stories.tsx';
import { TextSizeSwitch } from './TextSizeSwitch.tsx';

afterEach(() => act(() => chooseTextSize('normal')));

componentContract('TextSizeSwitch', { render: (props) => <TextSizeSwitch {...props} /> });

it('sets the size of the page at once, and keeps it', async () => {
  const first = render(<TextSizeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Larger' }));
  expect(document.documentElement).toHaveAttribute('data-text-size', 'larger');
  first.unmount();
  render(<TextSizeSwitch />);
  expect(screen.getByRole('radio', { name: 'Larger' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Normal' }));
  expect(document.documentElement).not.toHaveAttribute('data-text-size');
});

it('follows other tabs', () => {
  render(<TextSizeSwitch />);
  localStorage.setItem('text-size', 'large');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'text-size' })));
  expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-text-size', 'large');
});

keyboardContract(stories, {
  TextSizeSwitch: {
    'Arrow keys': async () => {
      render(<TextSizeSwitch />);
      await userEvent.keyboard('{Tab}{ArrowRight}');
      expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
      expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
    },
  },
});
