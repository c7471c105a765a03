import sharp from 'sharp';
import { words } from './image-text.ts';
import { type Line, setQuestionText } from './set-text.ts';
import type { ShareImageContent } from './share-image.ts';

/** As link previews want it. https://developers.facebook.com/docs/sharing/webmasters/images */
const [WIDTH, HEIGHT] = [1200, 630];
/** The light theme's colours. */
const COLOUR = {
  paper: '#f7f5f0',
  sheet: '#fffefb',
  ink: '#1b1d24',
  ink2: '#474c59',
  line: '#cbc6b9',
  accent: '#2b47c7',
  soft: '#e8ecfb',
};
const SHEET = { x: 56, y: 128, width: WIDTH - 112, height: HEIGHT - 128 };
const PADDING = 52;
const TEXT = { left: SHEET.x + PADDING, top: SHEET.y + 36, width: SHEET.width - 2 * PADDING, bottom: HEIGHT - 44 };
/** Sizes of the text: the largest at which all of it fits, else the smallest. */
const SIZES = [40, 36, 32, 29];
const MOST_TEXT = 3_000;
const LEADING = 1.42;

interface PlacedLine extends Line {
  baseline: number;
}

/** The lines that have room, and whether those were all. */
function place(lines: readonly Line[], size: number): { placed: PlacedLine[]; all: boolean } {
  const placed: PlacedLine[] = [];
  let bottom = TEXT.top;
  for (const line of lines) {
    const ascent = Math.max(size * 0.8, ...line.items.map(({ box }) => box.ascent));
    const descent = Math.max(size * 0.3, ...line.items.map(({ box }) => box.descent));
    const gap = placed.length === 0 ? 0 : line.gap + size * (LEADING - 1.3);
    const baseline = bottom + gap + ascent;
    if (baseline + descent > TEXT.bottom) return { placed, all: false };
    placed.push({ ...line, baseline });
    bottom = baseline + descent;
  }
  return { placed, all: true };
}

function drawLine({ items, indent, baseline }: PlacedLine): { svg: string; end: number } {
  let x = TEXT.left + indent;
  const svg = items.map(({ box, space }, index) => {
    if (index > 0) x += space ?? 0;
    const drawn = box.draw(x, baseline);
    x += box.width;
    return drawn;
  });
  return { svg: svg.join(''), end: x };
}

async function setText({ text, options }: ShareImageContent) {
  const source = [text.slice(0, MOST_TEXT), ...options.map(({ key, text: option }) => `**${key}.** ${option}`)].join('\n\n');
  let best: { placed: PlacedLine[]; all: boolean; size: number } | undefined;
  for (const size of SIZES) {
    best = { ...place(await setQuestionText(source, { width: TEXT.width, size, colour: COLOUR.ink }), size), size };
    if (best.all) break;
  }
  const { placed = [], all = true, size = 29 } = best ?? {};
  const lines = placed.map(drawLine);
  const last = placed.at(-1);
  const more =
    all || !last ? '' : words('…', { face: 'serif', size, colour: COLOUR.ink }).draw((lines.at(-1)?.end ?? 0) + 6, last.baseline);
  return lines.map(({ svg }) => svg).join('') + more;
}

/** A text in one line, cut where it would be wider. */
function fitted(text: string, most: number, look: Parameters<typeof words>[1]) {
  let box = words(text, look);
  for (let length = text.length - 1; box.width > most && length > 0; length -= 1)
    box = words(`${text.slice(0, length).trimEnd()}…`, look);
  return box;
}

/** The product's mark, as in `shell/public/favicon.svg`. */
const mark = (x: number, y: number, side: number) =>
  `<g transform="translate(${x} ${y}) scale(${side / 32})"><rect width="32" height="32" rx="9" fill="${COLOUR.accent}"/>` +
  `<path d="M22 9H10.5l6 7-6 7H22" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** Draws the picture: the bytes of a PNG of 1200 by 630 pixels. */
export async function drawShareImage(content: ShareImageContent): Promise<Uint8Array> {
  const { brand, course, topic, marks } = content;
  const name = words(brand, { face: 'sans-bold', size: 32, colour: COLOUR.ink });
  const worth = words(`${marks} ${marks === 1 ? 'mark' : 'marks'}`, { face: 'sans-bold', size: 24, colour: COLOUR.accent });
  const worthLeft = WIDTH - 56 - worth.width - 20;
  const nameEnd = 116 + name.width;
  const place = fitted(`${course} · ${topic}`, worthLeft - nameEnd - 80, { face: 'sans', size: 24, colour: COLOUR.ink2 });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOUR.paper}"/>`,
    mark(56, 40, 48),
    name.draw(116, 75),
    `<path d="M${nameEnd + 24} 48v32" stroke="${COLOUR.line}" stroke-width="2"/>`,
    place.draw(nameEnd + 46, 73),
    `<rect x="${worthLeft - 20}" y="40" width="${worth.width + 40}" height="48" rx="24" fill="${COLOUR.soft}"/>`,
    worth.draw(worthLeft, 72.5),
    // The sheet goes on below the picture.
    `<rect x="${SHEET.x}" y="${SHEET.y}" width="${SHEET.width}" height="${SHEET.height + 40}" rx="20" fill="${COLOUR.sheet}" stroke="${COLOUR.line}" stroke-width="1.5"/>`,
    await setText(content),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(svg), { limitInputPixels: WIDTH * HEIGHT * 4 })
    .png({ palette: true, colours: 64, effort: 6 })
    .toBuffer();
}
