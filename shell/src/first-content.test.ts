import { expect, it } from 'vitest';
import { firstContent } from './first-content.tsx';

const registry = {
  variant: 'full' as const,
  modules: [
    {
      name: 'mfe-x',
      version: '1',
      routes: {
        pages: [{ path: '/x', audience: 'everyone' as const, title: 'X' }],
        navigation: [
          { label: 'Mine', to: '/mine', place: 'navbar' as const, audience: 'signed-in' as const, order: 15 },
          { label: 'Desk', to: '/desk', place: 'navbar' as const, audience: 'staff' as const, order: 20 },
          { label: 'Theirs', to: '/theirs', place: 'navbar' as const, audience: 'everyone' as const, order: 30 },
        ],
      },
    },
  ],
};

it('keeps room in the navbar for the entries of members, who are known before the page is painted', async () => {
  const { html } = await firstContent({ pathname: '/x', search: '', registry: registry as never, content: null });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('nav[aria-label="Main"]')?.textContent).toBe('HomeMineTheirs');
});
