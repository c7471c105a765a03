import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQR from 'qr/decode.js';

/** The pieces of text of each page of a PDF: words that are drawn in one go, in the order in which they are read. */
export async function piecesOf(pdf: Uint8Array): Promise<string[][]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')));
  }
  await loading.destroy();
  return pages;
}

/** The words of each page of a PDF, as a reader's search would find them. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  return (await piecesOf(pdf)).map((pieces) => pieces.join(' ').replace(/\s+/g, ' '));
}

async function pathsOf(pdf: Uint8Array, painting: number): Promise<number> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  let paths = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    paths += fnArray.filter((name, index) => name === OPS.constructPath && argsArray[index][0] === painting).length;
  }
  await loading.destroy();
  return paths;
}

export const strokesOf = (pdf: Uint8Array) => pathsOf(pdf, OPS.stroke);

/** How many shapes without a line round them are filled in a PDF. */
export const fillsOf = (pdf: Uint8Array) => pathsOf(pdf, OPS.fill);

/** Dots an inch at which pages are drawn to read their codes. */
const SCAN_DPI = 300;
/** How much of a page, from its lower edge, is drawn: the foot with its code. */
const FOOT = 0.125;

/** The content of the QR code at the foot of each page of a PDF, read from the rendered page; null if unreadable. */
export async function codesOf(pdf: Uint8Array): Promise<(string | null)[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const drawing = document.canvasFactory as DrawingSurfaces;
  const codes: (string | null)[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const scale = SCAN_DPI / 72;
    const { width, height } = page.getViewport({ scale });
    const viewport = page.getViewport({ scale, offsetY: height * (FOOT - 1) });
    const { canvas, context } = drawing.create(Math.ceil(width), Math.ceil(height * FOOT));
    await page.render({ canvas, viewport }).promise;
    codes.push(readCode(context.getImageData(0, 0, canvas.width, canvas.height)));
    page.cleanup();
  }
  await loading.destroy();
  return codes;
}

/** The library's own canvases, which work without a browser. */
interface DrawingSurfaces {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

function readCode(picture: { width: number; height: number; data: Uint8ClampedArray }): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}
