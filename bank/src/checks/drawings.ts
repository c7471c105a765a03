/** Whether a drawing shows its labels whole, and none on another. */
import { type Box, type Label, labelBox, overlap } from '../diagram-labels.ts';

/** The least room between a label and the edge of its drawing, in pixels: its outline and a font that is a little wider. */
const MARGIN = 3;

/** The frame of a drawing. */
export const viewBox = (svg: string): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return { left: x, top: y, right: x + width, bottom: y + height };
};

const TEXT = /<text class="(d-label|d-math)" x="([^"]+)" y="([^"]+)" text-anchor="(start|middle|end)">([^<]*)<\/text>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

/** The labels of a drawing, in the order in which they were drawn. */
export const labelsOf = (svg: string): Label[] =>
  [...svg.matchAll(TEXT)].map(([, className, x, y, anchor, text = '']) => ({
    className: className as Label['className'],
    anchor: anchor as Label['anchor'],
    x: Number(x),
    y: Number(y),
    text: text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
  }));

/** What a reader of the drawing would miss, as sentences. */
export function drawingFaults(svg: string): string[] {
  const edge = viewBox(svg);
  const labels = labelsOf(svg).map((label) => ({ text: label.text, box: labelBox(label) }));
  const cut = labels.filter(({ box }) => {
    const rooms = [box.left - edge.left, edge.right - box.right, box.top - edge.top, edge.bottom - box.bottom];
    return Math.min(...rooms) < MARGIN;
  });
  const covered = labels.flatMap((label, i) => labels.slice(0, i).filter((former) => overlap(former.box, label.box)));
  return [...cut.map(({ text }) => `"${text}" is cut off`), ...covered.map(({ text }) => `"${text}" is covered`)];
}
