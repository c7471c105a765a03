import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import engine from 'speech-rule-engine';

let ready: Promise<unknown> | undefined;

/** MathML as KaTeX writes it, in the form that speech-rule-engine has words for. */
const REWRITTEN: readonly (readonly [written: RegExp, read: string])[] = [
  [/<annotation[\s\S]*?<\/annotation>/g, ''],
  [/<mspace[^>]*?(?:\/>|>\s*<\/mspace>)/g, ''],
  [/<mpadded width="0px">[\s\S]*?<\/mpadded>/g, '<mrow></mrow>'],
  [/<\/?mpadded[^>]*>/g, ''],
  // Air between signs.
  [/<(mtext|mo|mi)[^>]*>[\s\u2000-\u200b]*<\/\1>/g, ''],
  [/ mathvariant="normal"/g, ''],
  [/<msup>(<m[ni][^>]*>[^<]*<\/m[ni]>)<mo[^>]*>[∘°]<\/mo><\/msup>/g, '<mrow>$1<mtext>degrees</mtext></mrow>'],
  [
    /<mfrac linethickness="0px">(<m[ni][^>]*>[^<]*<\/m[ni]>)(<m[ni][^>]*>[^<]*<\/m[ni]>)<\/mfrac>/g,
    '<mrow>$1<mtext>choose</mtext>$2</mrow>',
  ],
  [
    /<mover accent="true">(<mi[^>]*>[^<]*<\/mi>|<mrow>(?:<mi[^>]*>[^<]*<\/mi>)+<\/mrow>)<mo[^>]*>(?:→|\u20d7)<\/mo><\/mover>/g,
    '<mrow><mtext>vector</mtext>$1</mrow>',
  ],
];

const spokenFormula = (mathml: string) => {
  const rewritten = REWRITTEN.reduce((text, [written, read]) => text.replace(written, read), mathml);
  try {
    return engine.toSpeech(rewritten);
  } catch {
    return 'a formula';
  }
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What is part of the running text; everything else begins a sentence. */
const INLINE = new Set(['span', 'em', 'strong', 'b', 'i', 'code', 'a', 'sub', 'sup', 'small', 'u', 'mark']);

const classesOf = ({ properties }: Element): readonly string[] => (properties.className as string[] | undefined) ?? [];

/** A diagram is read out by its name, if it has one. */
function diagramWords(node: Element): string {
  const title = node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'title');
  const label = node.properties.ariaLabel ?? (title ? textOf(title) : undefined);
  return label ? `A diagram: ${label}.` : 'A diagram.';
}

const textOf = (node: RootContent | ElementContent): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textOf(child as ElementContent)).join('')
      : '';

/** Walks through typeset HTML and collects its sentences; `|` parts them. */
function collect(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'root') return node.children.map(collect).join('');
  if (node.type !== 'element') return '';
  const classes = classesOf(node);
  if (classes.includes('katex-html')) return '';
  if (node.tagName === 'svg') return `|${diagramWords(node)}|`;
  if (node.tagName === 'img') return `|${String(node.properties.alt || 'A picture')}.|`;
  const inner = node.children.map(collect).join('');
  if (classes.includes('q-label')) return `|Part ${inner.replace(/[()]/g, '').trim()}.|`;
  if (classes.includes('q-marks')) return `|${inner.replace(/[[\]]/g, '').trim()}.|`;
  return INLINE.has(node.tagName) ? inner : `|${inner}|`;
}

/**
 * Typeset HTML as sentences to be read aloud, its formulae in words (speech-rule-engine, ClearSpeak, English). Some formulae take a tenth of a
 * second: call it in a worker process.
 */
export async function sentencesOf(html: string): Promise<string[]> {
  ready ??= engine
    .setupEngine({ locale: 'en', domain: 'clearspeak', modality: 'speech', style: 'default' })
    .then(() => engine.engineReady());
  await ready;
  const spoken = html.replace(/<math[\s\S]*?<\/math>/g, (mathml) => ` ${escaped(spokenFormula(mathml)).replaceAll('|', ' ')} `);
  return collect(fromHtml(spoken, { fragment: true }))
    .split('|')
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:?!])/g, '$1')
        .trim(),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
