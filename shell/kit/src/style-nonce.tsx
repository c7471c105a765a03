import { withEmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';

/** Adds the page's nonce to Emotion's styles. Shell and modules share one cache, so the first render does it for all. */
export const PageStyles = withEmotionCache<{ children: ReactNode }, never>(({ children }, { sheet }) => {
  sheet.nonce ??= styleNonce();
  return children;
});

/** Browsers hide the attribute but not the property. */
function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;
}
