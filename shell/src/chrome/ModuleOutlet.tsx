import { css } from '@emotion/react';

const ELEMENT_ID = 'module';
const outlet = css({ '&:empty': { display: 'none' } });

/** Replaced by the gateway with rendered content. */
export const CONTENT_PLACE = '<!--module-content-->';
/** Empty in browsers, where React leaves such contents alone. */
const CONTENTS = { __html: typeof document === 'undefined' ? CONTENT_PLACE : '' };

/** Modules mount here; React leaves its contents alone. */
export function ModuleOutlet() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
  return <div id={ELEMENT_ID} css={outlet} dangerouslySetInnerHTML={CONTENTS} suppressHydrationWarning />;
}

/** Exists as soon as the chrome has rendered. */
export function moduleElement(): HTMLElement {
  const element = document.getElementById(ELEMENT_ID);
  if (!element) throw new Error('The chrome is not drawn yet');
  return element;
}
