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

type SetNode = LiteElement;

const isElement = (node: LiteElement['children'][number]): node is LiteElement => 'children' in node;

/** Typesets one formula as a tree of SVG elements. Throws if the TeX is invalid. */
async function setFormula(tex: string, display: boolean): Promise<SetNode> {
  return page.convertPromise(tex, { display, em: 16, ex: 8 });
}

/** Maps `[x, y]` to `[a·x + c·y + e, b·x + d·y + f]`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Something to fill, in thousandths of the font's size, y upwards from the baseline. */
export type Mark =
  | { kind: 'glyph'; path: string; at: Matrix }
  | { kind: 'polygon'; points: readonly (readonly [number, number])[]; at: Matrix };

/** A set formula, or a stretch of one between two places where its line may break. Lengths in ems of the maths font. */
export interface Formula {
  width: number;
  ascent: number;
  descent: number;
  marks: readonly Mark[];
  /** Its characters in order, for search and screen readers. */
  text: string;
}

/** A formula within a line: pieces and, between them, the spaces at which the line may break. */
export type FormulaPiece = Formula | { gap: number };

/** TeX that is shown as its source instead. */
export class UnsettableFormula extends Error {
  override name = 'UnsettableFormula';
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Rules of tables, in thousandths. */
const TABLE_RULE = 50;

function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

function readTransform(source: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name, list = ''] of source.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') matrix = compose(matrix, [1, 0, 0, 1, x, y ?? 0]);
    else if (name === 'scale') matrix = compose(matrix, [x, 0, 0, y ?? x, 0, 0]);
    else throw new UnsettableFormula(`Unknown transform ${name}`);
  }
  return matrix;
}

const attribute = (node: SetNode, name: string) => String(node.attributes[name] ?? '');
const number = (node: SetNode, name: string) => Number.parseFloat(attribute(node, name)) || 0;

const rectangle = (x: number, y: number, width: number, height: number) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;

/** A line with its thickness as a filled shape. */
function thickLine(node: SetNode) {
  const [x1, y1, x2, y2] = [number(node, 'x1'), number(node, 'y1'), number(node, 'x2'), number(node, 'y2')];
  const half = (number(node, 'stroke-width') || TABLE_RULE) / 2 / (Math.hypot(x2 - x1, y2 - y1) || 1);
  const [nx, ny] = [(y1 - y2) * half, (x2 - x1) * half];
  return [
    [x1 + nx, y1 + ny],
    [x2 + nx, y2 + ny],
    [x2 - nx, y2 - ny],
    [x1 - nx, y1 - ny],
  ] as const;
}

/** A drawing within the drawing: stretched parts of large delimiters. */
function nestedFrame(node: SetNode): Matrix {
  const [left = 0, top = 0, width = 1, height = 1] = attribute(node, 'viewBox').split(' ').map(Number);
  const scale: Matrix = [number(node, 'width') / width, 0, 0, number(node, 'height') / height, 0, 0];
  return compose([1, 0, 0, 1, number(node, 'x'), number(node, 'y')], compose(scale, [1, 0, 0, 1, -left, -top]));
}

function collectMarks(node: SetNode, around: Matrix, marks: Mark[]): void {
  const transform = attribute(node, 'transform');
  const at = transform ? compose(around, readTransform(transform)) : around;
  switch (node.kind) {
    case 'path': {
      const path = attribute(node, 'd');
      if (path) marks.push({ kind: 'glyph', path, at });
      return;
    }
    case 'rect': {
      const [x, y, width, height] = [number(node, 'x'), number(node, 'y'), number(node, 'width'), number(node, 'height')];
      if (width > 0 && height > 0 && attribute(node, 'fill') !== 'none') {
        marks.push({ kind: 'polygon', points: rectangle(x, y, width, height), at });
      }
      return;
    }
    case 'line':
      marks.push({ kind: 'polygon', points: thickLine(node), at });
      return;
    case 'g':
    case 'svg': {
      const inside = node.kind === 'svg' ? compose(at, nestedFrame(node)) : at;
      for (const child of node.children) if (isElement(child)) collectMarks(child, inside, marks);
      return;
    }
    default:
      throw new UnsettableFormula(`No way to draw <${node.kind}>`);
  }
}

/** The characters of a drawing in their order; italic and bold ones as plain letters. */
function charactersOf(node: SetNode): string {
  const own = Number.parseInt(attribute(node, 'data-c'), 16);
  const inner = node.children.map((child) => (isElement(child) ? charactersOf(child) : '')).join('');
  return (Number.isNaN(own) ? '' : String.fromCodePoint(own).normalize('NFKC')) + inner;
}

/** Function application and the like: signs that say how to read on and have no shape. */
const INVISIBLE = /[\u2061-\u2064]/g;

/** One `<svg>` that MathJax has made. Its outermost group turns y upwards; that turn is undone by reading within it. */
function readDrawing(svg: SetNode): Formula {
  const [, top = 0, width = 0, height = 0] = attribute(svg, 'viewBox').split(' ').map(Number);
  const marks: Mark[] = [];
  for (const child of svg.children) {
    if (!isElement(child)) continue;
    const upright = compose([1, 0, 0, -1, 0, 0], readTransform(attribute(child, 'transform')));
    for (const inner of child.children) if (isElement(inner)) collectMarks(inner, upright, marks);
  }
  return {
    width: width / 1000,
    ascent: -top / 1000,
    descent: (height + top) / 1000,
    marks,
    text: charactersOf(svg).replace(INVISIBLE, ''),
  };
}

/** Widths of the spaces at which a formula may break, in ems, by MathJax's names for them. */
const GAPS: Readonly<Record<string, number>> = { 0: 0, 1: 2 / 18, 2: 3 / 18, 3: 4 / 18, 4: 5 / 18, 5: 6 / 18 };

function readGap(node: SetNode): number {
  const size = attribute(node, 'size');
  const spacing = /letter-spacing:\s*(-?[\d.]+)em/.exec(attribute(node, 'style'));
  return GAPS[size] ?? (spacing ? Number(spacing[1]) + 1 : 0);
}

/** Formulae repeat a lot (`$x$`); this many set ones are kept. */
const KEPT = 5_000;
const kept = new Map<string, readonly FormulaPiece[]>();

/**
 * Sets a formula: displayed as one piece, in the line as the pieces between its possible breaks. Throws `UnsettableFormula`
 * where its TeX cannot be understood or drawn.
 */
export async function layFormula(tex: string, display: boolean): Promise<readonly FormulaPiece[]> {
  const key = `${display ? 'd' : 'i'}${tex}`;
  const known = kept.get(key);
  if (known) return known;
  const set = await setFormula(tex, display).catch((cause: unknown) => {
    throw new UnsettableFormula(tex, { cause });
  });
  const pieces = set.children.flatMap((node): FormulaPiece[] => {
    if (!isElement(node)) return [];
    if (node.kind === 'svg') return [readDrawing(node)];
    return node.kind === 'mjx-break' && !('prebreak' in node.attributes) ? [{ gap: readGap(node) }] : [];
  });
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, pieces);
  return pieces;
}
