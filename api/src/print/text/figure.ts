import { inlineSvg } from '@api/typesetting/svg';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Content } from 'pdfmake/interfaces';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { COLOUR, SANS, SERIF } from '../typography.ts';
import { covers } from './coverage.ts';
import type { Setting } from './setting.ts';

/** How a drawing's classes look on paper: the light theme's typeset style sheet. */
const LOOK: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'd-axis': { fill: 'none', stroke: COLOUR.ink2, strokeWidth: '1.25', strokeLineCap: 'round', strokeLineJoin: 'round' },
  'd-curve': { fill: 'none', stroke: COLOUR.ink, strokeWidth: '2', strokeLineCap: 'round', strokeLineJoin: 'round' },
  'd-curve2': { fill: 'none', stroke: COLOUR.accent, strokeWidth: '2', strokeLineCap: 'round', strokeLineJoin: 'round' },
  'd-dashed': { fill: 'none', stroke: COLOUR.ink3, strokeWidth: '1.5', strokeDashArray: '5 4' },
  'd-grid': { fill: 'none', stroke: COLOUR.line, strokeWidth: '1' },
  'd-shade': { fill: COLOUR.accent, fillOpacity: '0.16', stroke: 'none' },
  'd-point': { fill: COLOUR.ink, stroke: 'none' },
  'd-head': { fill: COLOUR.ink2, stroke: 'none' },
  'd-label': { fill: COLOUR.ink, fontFamily: SANS, fontSize: '13' },
  'd-math': { fill: COLOUR.ink, fontFamily: SERIF, fontStyle: 'italic', fontSize: '16' },
};

const PAINTED = ['fill', 'stroke'];
const POINTS_PER_PIXEL = 0.75;

const stringifier = unified().use(rehypeStringify, { space: 'svg' });

/** The text once more beneath itself in paper's white, so that lines do not run through it. */
function halo(text: Element): Element {
  const outline = structuredClone(text);
  visit(outline, 'element', (element) => {
    element.properties = { ...element.properties, fill: '#ffffff', stroke: '#ffffff', strokeWidth: '3', strokeLineJoin: 'round' };
  });
  return outline;
}

function paint(svg: Element): void {
  visit(svg, 'element', (element) => {
    const classes = Array.isArray(element.properties.className) ? element.properties.className.map(String) : [];
    // A head says `d-head d-axis`: what fills it comes last.
    const looks = ['d-head', ...classes.filter((name) => name !== 'd-head')].filter((name) => classes.includes(name)).reverse();
    for (const name of looks) Object.assign(element.properties, LOOK[name]);
    for (const property of PAINTED) {
      if (element.properties[property] === 'currentColor') element.properties[property] = COLOUR.ink;
    }
    if (element.tagName === 'text' && !covers(SERIF, textOf(element))) element.properties.fontFamily = SANS;
    delete element.properties.className;
  });
  visit(svg, 'element', (element, index, parent) => {
    if (element.tagName !== 'text' || !parent || index === undefined) return;
    parent.children.splice(index, 0, halo(element) as never);
    return index + 2;
  });
}

function sizeOf({ properties }: Element): { width: number; height: number } {
  const box = String(properties.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = box.length === 4 ? [box[2], box[3]] : [Number(properties.width), Number(properties.height)];
  return { width: width || 400, height: height || 300 };
}

const MOST_HEIGHT = 300;

/** The drawing that `diagram:NAME` refers to, centred; null if there is none. */
export function setFigure(address: string, { diagrams, width }: Setting): { content: Content & object; height: number } | null {
  const diagram = diagrams.find(({ name }) => `diagram:${name}` === address);
  const clean = diagram && inlineSvg(diagram.svg, diagram.alt, diagram.name);
  const svg = clean && (fromHtml(clean, { fragment: true }) as Root).children.find((node) => node.type === 'element');
  if (!svg) return null;
  paint(svg);
  const size = sizeOf(svg);
  const scale = Math.min(POINTS_PER_PIXEL, width / size.width, MOST_HEIGHT / size.height);
  Object.assign(svg.properties, { width: size.width * scale, height: size.height * scale });
  const source = stringifier.stringify({ type: 'root', children: [svg] });
  const height = size.height * scale;
  return {
    content: { svg: source, width: size.width * scale, alignment: 'center', margin: [0, 4, 0, 10] },
    height: height + 14,
  };
}
