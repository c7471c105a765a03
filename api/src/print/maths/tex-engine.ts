import type { LiteElement } from '@mathjax/src/js/adaptors/lite/Element.js';
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import { TeX } from '@mathjax/src/js/input/tex.js';
import { mathjax } from '@mathjax/src/js/mathjax.js';
import { SVG } from '@mathjax/src/js/output/svg.js';
import '@mathjax/src/js/util/asyncLoad/esm.js';
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js';
import '@mathjax/src/js/input/tex/color/ColorConfiguration.js';
import '@mathjax/src/js/input/tex/configmacros/ConfigMacrosConfiguration.js';
import '@mathjax/src/js/input/tex/mhchem/MhchemConfiguration.js';

/** Chemistry's arrows in the main font: their own font is for hairline differences in length. */
const CHEMISTRY_ARROWS = {
  mhchemlongrightarrow: '\\longrightarrow',
  mhchemlongleftarrow: '\\longleftarrow',
  mhchemlongleftrightarrow: '\\longleftrightarrow',
  mhchemlongrightleftharpoons: '\\rightleftharpoons',
  mhchemlongRightleftharpoons: '\\rightleftharpoons',
  mhchemlongLeftrightharpoons: '\\rightleftharpoons',
  mhchemxrightarrow: ['\\xrightarrow[#1]{#2}', 2, ''],
  mhchemxleftarrow: ['\\xleftarrow[#1]{#2}', 2, ''],
  mhchemxrightleftharpoons: ['\\overset{#2}{\\underset{#1}{\\rightleftharpoons}}', 2, ''],
};

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);

const page = mathjax.document('', {
  InputJax: new TeX({
    packages: ['base', 'ams', 'boldsymbol', 'cancel', 'color', 'configmacros', 'mhchem'],
    macros: CHEMISTRY_ARROWS,
    maxMacros: 1_000,
    formatError(_: unknown, error: Error) {
      throw error;
    },
  }),
  // In the line, a formula comes in pieces between which the line may break.
  OutputJax: new SVG({ fontCache: 'none', linebreaks: { inline: true } }),
});

/** An element of a set formula. */
export type SetNode = LiteElement;

export const isElement = (node: LiteElement['children'][number]): node is LiteElement => 'children' in node;

/** Typesets one formula as a tree of SVG elements. Throws if the TeX is invalid. */
export async function setFormula(tex: string, display: boolean): Promise<SetNode> {
  return page.convertPromise(tex, { display, em: 16, ex: 8 });
}
