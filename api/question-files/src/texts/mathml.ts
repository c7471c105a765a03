import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import katex from 'katex';
import { MathMLToLaTeX } from 'mathml-to-latex';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { ownTex, withoutDelimiters } from './tex-delimiters.ts';

const writer = unified().use(rehypeStringify, { closeSelfClosing: true });
/** The longest that is converted, in characters of MathML. */
const LONGEST = 60_000;

function annotationOf(element: Element): string | null {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'annotation' && /tex/i.test(String(child.properties.encoding ?? ''))) return textOf(child);
    const nested = annotationOf(child);
    if (nested !== null) return nested;
  }
  return null;
}

function canBeSet(tex: string, displayMode: boolean): boolean {
  try {
    katex.renderToString(tex, { displayMode, throwOnError: true, strict: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Attributes that change what a formula says. */
const TELLING = ['accent', 'close', 'linethickness', 'mathvariant', 'notation', 'open', 'separators'];
const FUNCTION = /^(?:arc(?:cos|sin|tan)|cosh?|cot|csc|det|exp|gcd|lim|ln|log|max|min|mod|sec|sinh?|tanh?)$/;

/** A name of several letters is upright, as `sin`. */
function nameOf(text: string): string {
  if (FUNCTION.test(text)) return text === 'mod' ? '\\bmod' : `\\${text}`;
  return /^[A-Za-z]{2,}$/.test(text) ? `\\mathrm{${text}}` : text;
}

/** Without annotations, which are another writing of the same formula. */
const presentation = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    if (/^annotation/.test(node.tagName)) return [];
    const properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => TELLING.includes(name)));
    const children: ElementContent[] =
      node.tagName === 'mi' ? [{ type: 'text', value: nameOf(textOf(node).trim()) }] : presentation(node.children);
    return [{ ...node, properties, children }];
  });

/**
 * The TeX of a MathML formula: its author's if annotated and it can be set, else derived from its presentation; null if
 * neither is possible.
 */
export function texOfMathMl(element: Element): { tex: string; display: boolean } | null {
  const display = element.properties.display === 'block';
  const noted = withoutDelimiters(annotationOf(element) ?? '');
  if (noted !== '' && canBeSet(noted, display)) return { tex: noted, display };
  const plain: Element = { ...element, properties: {}, children: presentation(element.children) };
  const source = writer.stringify({ type: 'root', children: [plain] });
  if (source.length > LONGEST) return null;
  try {
    const tex = ownTex(MathMLToLaTeX.convert(source));
    return tex !== '' && canBeSet(tex, display) ? { tex, display } : null;
  } catch {
    return null;
  }
}
