import { join } from 'node:path';
import { expect, it } from 'vitest';

// Loaded by path, like a released bundle. Apart from component tests, as a context belongs to one renderer.
const chrome = join(import.meta.dirname, '../../../src/ssr.tsx');

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
  const { firstContent } = (await import(chrome)) as { firstContent: (page: object) => Promise<{ html: string }> };
  const { html } = await firstContent({ pathname: '/x', search: '', registry, content: null });
  const navbar = /<nav[^>]*aria-label="Main"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1];
  expect(navbar?.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]+>/gs, '')).toBe('HomeMineTheirs');
});
