import { expectAccessible, renderWithHost } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from './root.tsx';

it('today is drawn under its own address', async () => {
  const { container } = renderWithHost(<Root />, { path: '/today' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expectAccessible(container);
});
