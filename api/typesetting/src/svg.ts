import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const PAINT = ['fill', 'fillOpacity', 'fillRule', 'stroke', 'strokeWidth', 'strokeDashArray', 'strokeLineCap', 'strokeLineJoin'];
const GEOMETRY = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'd', 'points', 'width', 'height'];
const TEXT = ['textAnchor', 'dominantBaseline', 'fontSize', 'fontStyle', 'fontWeight', 'fontFamily'];
const REFERENCES = ['clipPath', 'markerStart', 'markerMid', 'markerEnd'];
const CONTAINERS = [
  'markerWidth',
  'markerHeight',
  'refX',
  'refY',
  'orient',
  'gradientUnits',
  'gradientTransform',
  'offset',
  'stopColor',
  'stopOpacity',
];

/** Shapes and text: no script, style sheet, foreign content or animation; nothing that loads or links. */
const SVG_ALLOWED: Options = {
  tagNames: [
    ...['svg', 'g', 'path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse', 'text', 'tspan', 'title', 'desc'],
    ...['defs', 'marker', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
  ],
  attributes: {
    '*': ['id', 'className', 'transform', 'opacity', ...PAINT, ...GEOMETRY, ...TEXT, ...REFERENCES, ...CONTAINERS],
    svg: ['viewBox', 'preserveAspectRatio'],
  },
  // Ids are made unique below, with a prefix for the drawing.
  clobber: [],
  strip: ['script', 'style'],
};

const sanitizer = unified().use(rehypeSanitize, SVG_ALLOWED);
const stringifier = unified().use(rehypeStringify, { space: 'svg' });
const xmlStringifier = unified().use(rehypeStringify, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true });

const LOCAL_REFERENCE = /^url\(#([\w-]+)\)$/;

/** Gives ids the prefix and lets references follow; a reference to anything outside the drawing goes. */
function scopeIds(svg: Element, prefix: string): void {
  visit(svg, 'element', (element) => {
    for (const [name, value] of Object.entries(element.properties)) {
      if (name === 'id') element.properties.id = `${prefix}${value}`;
      else if (typeof value === 'string' && /url\s*\(|\\/i.test(value)) {
        const id = LOCAL_REFERENCE.exec(value)?.[1];
        if (id) element.properties[name] = `url(#${prefix}${id})`;
        else delete element.properties[name];
      }
    }
  });
}

const isSvg = (node: Root | ElementContent): node is Element => node.type === 'element' && node.tagName === 'svg';

/**
 * A drawing for use within a page: cleaned by an allow-list, its ids unique to `scope`, its text alternative as its
 * accessible name. Returns null for anything but SVG.
 */
export function inlineSvg(source: string, alt: string, scope: string): string | null {
  const parsed = fromHtml(source, { fragment: true, space: 'html' });
  const clean = sanitizer.runSync(parsed) as Root;
  const svg = clean.children.find((node) => isSvg(node as ElementContent)) as Element | undefined;
  if (!svg) return null;
  const prefix = `d${createHash('sha256').update(`${scope}\n${source}`).digest('hex').slice(0, 10)}-`;
  scopeIds(svg, prefix);
  svg.properties = { ...svg.properties, role: 'img', ariaLabel: alt, focusable: 'false' };
  return stringifier.stringify({ type: 'root', children: [svg] });
}

/** `stroke-dasharray` as the tree names it; only names on the allow-list matter. */
const STYLE_NAMES: Readonly<Record<string, string>> = {
  'fill-opacity': 'fillOpacity',
  'fill-rule': 'fillRule',
  'stroke-width': 'strokeWidth',
  'stroke-dasharray': 'strokeDashArray',
  'stroke-linecap': 'strokeLineCap',
  'stroke-linejoin': 'strokeLineJoin',
  'text-anchor': 'textAnchor',
  'dominant-baseline': 'dominantBaseline',
  'font-size': 'fontSize',
  'font-style': 'fontStyle',
  'font-weight': 'fontWeight',
  'font-family': 'fontFamily',
  'clip-path': 'clipPath',
  'marker-start': 'markerStart',
  'marker-mid': 'markerMid',
  'marker-end': 'markerEnd',
  'stop-color': 'stopColor',
  'stop-opacity': 'stopOpacity',
};

/** Drawing programs write `style="fill:none"`; as an attribute the same passes the allow-list. */
function styleToAttributes(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    for (const declaration of String(properties.style ?? '').split(';')) {
      const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
      if (name !== '' && value !== '') properties[STYLE_NAMES[name] ?? name] = value;
    }
    delete properties.style;
  });
}

/** Whether a drawing is coloured by a style sheet, which `standaloneSvg` would drop. */
export function hasStyleSheet(source: string): boolean {
  return /<style[\s>]/i.test(source);
}

/**
 * A drawing as a separate file: cleaned by the same allow-list, without anything that loads or links. Null for
 * anything but SVG.
 */
export function standaloneSvg(source: string): string | null {
  const parsed = fromHtml(source, { fragment: true, space: 'html' });
  styleToAttributes(parsed);
  const clean = sanitizer.runSync(parsed) as Root;
  const svg = clean.children.find((node) => isSvg(node as ElementContent)) as Element | undefined;
  if (!svg) return null;
  scopeIds(svg, '');
  svg.properties = { ...svg.properties, xmlns: 'http://www.w3.org/2000/svg' };
  return xmlStringifier.stringify({ type: 'root', children: [svg] });
}
