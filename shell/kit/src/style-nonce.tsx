import { withEmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * Lets the styles of the components in it pass the content security policy, which allows style elements by the nonce of the page
 * alone. The cache of styles is one for shell and modules, so the first to be drawn does it for all, modules of a former kit included.
 * Where the page names no nonce, its policy asks for none.
 */
export const PageStyles = withEmotionCache<{ children: ReactNode }, never>(({ children }, { sheet }) => {
  sheet.nonce ??= styleNonce();
  return children;
});

/** Browsers hide the attribute from style sheets of others, so it is read as a property. */
function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;
}
