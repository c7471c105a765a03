import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { applyStoredTheme, chooseTheme, storedTheme } from '../../theme/theme.ts';
import stories from './ThemeSwitch.stories.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

componentContract('ThemeSwitch', { render: (props) => <ThemeSwitch {...props} /> });
componentContract('ThemeSwitch, compact', { render: (props) => <ThemeSwitch compact {...props} /> });

const shown = () => document.documentElement.getAttribute('data-theme');

it('puts the choice on the document, keeps it, and goes back to the device’s', async () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(shown()).toBeNull();
  expect(localStorage.getItem('theme')).toBeNull();
});

it('follows another tab', () => {
  render(<ThemeSwitch />);
  act(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  });
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(shown()).toBe('light');
});

it('ignores what is not a theme, and lives without storage', () => {
  localStorage.setItem('theme', '<script>');
  applyStoredTheme();
  expect(storedTheme()).toBe('system');
  expect(shown()).toBeNull();
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  chooseTheme('dark');
  expect(shown()).toBe('dark');
  closed.mockRestore();
});

keyboardContract(stories, {
  ThemeSwitch: {
    'Arrow keys': async () => {
      render(<ThemeSwitch />);
      await userEvent.keyboard('{Tab}{ArrowLeft}');
      expect(shown()).toBe('dark');
      await userEvent.keyboard('{ArrowRight}');
      expect(shown()).toBeNull();
    },
  },
});
