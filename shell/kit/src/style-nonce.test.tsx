import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { withComponentStyles } from 'design-system/testing';
import { afterEach, expect, it } from 'vitest';
import { PageStyles } from './style-nonce.tsx';

withComponentStyles();

// Other tests have styles in the same document.
afterEach(() => document.querySelector('meta[name="style-nonce"]')?.remove());

it('gives every style element of the page its nonce', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="style-nonce" nonce="abc" />');
  render(
    <CacheProvider value={createCache({ key: 'nonce' })}>
      <PageStyles>
        <p css={css({ color: 'red' })}>Text</p>
      </PageStyles>
    </CacheProvider>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="nonce"]')];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style.nonce).toBe('abc');
});
