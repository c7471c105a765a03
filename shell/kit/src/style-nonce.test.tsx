import { css } from '@emotion/react';
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageStyles } from './style-nonce.tsx';

afterEach(() => document.head.replaceChildren());

it('gives every style element of the page its nonce', () => {
  document.head.innerHTML = '<meta name="style-nonce" nonce="abc" />';
  render(
    <PageStyles>
      <p css={css({ color: 'red' })}>Text</p>
    </PageStyles>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style.nonce).toBe('abc');
});
