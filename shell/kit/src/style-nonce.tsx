import { withEmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * Adds the page's nonce to Emotion's style elements, as the content security policy demands. Shell and modules share one
 * style cache, so the first to render does it for all. Without a nonce on the page, does nothing.
 */
export const PageStyles = withEmotionCache<{ children: ReactNode }, never>(({ children }, { sheet }) => {
  sheet.nonce ??= styleNonce();
  return children;
});

/** Browsers hide the attribute, so the property is read. */
function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;
}
