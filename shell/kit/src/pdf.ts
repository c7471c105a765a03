/** The base of this module's files: its build copies the image decoders to `pdf/` there. */
declare const __webpack_public_path__: string;

/** A page's size in CSS pixels at 100 %, turned as its reader sees it. */
export interface PdfPageSize {
  width: number;
  height: number;
}

/** An open PDF. Pages count from 1. */
export interface OpenPdf {
  pages: readonly PdfPageSize[];
  /** Renders a page at `scale` to a canvas. Rejects when `signal` aborts. */
  draw: (page: number, scale: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /** Frees the worker; nothing can be rendered afterwards. */
  close: () => void;
}

/** PDF units are 1/72 inch, CSS pixels 1/96. */
const CSS_UNITS = 96 / 72;

/** Phones refuse to paint canvases with more pixels. */
const MAX_PIXELS = 16_777_216;

/** The scale that matches the screen's resolution, within the limit of canvases. */
export function crispScale({ width, height }: PdfPageSize, scale: number, pixelRatio: number): number {
  return Math.min(scale * pixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
}

/** The source of a PDF: its address, or the file. */
export type PdfSource = string | Blob;

/**
 * Opens a PDF until `signal` aborts. The library and its worker are loaded at the first call only.
 *
 * @throws Error when the file cannot be fetched, is no PDF, or is locked by a password.
 */
export async function openPdf(source: PdfSource, signal: AbortSignal): Promise<OpenPdf> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) };
  signal.throwIfAborted();
  // One worker per file: a shared one cannot be used while an earlier file is closing.
  const port = startWorker();
  // The types lack the port.
  const worker = port && new PDFWorker({ port: port as unknown as null });
  const task = getDocument({ ...file, useWasm: false, ...(worker && { worker, wasmUrl: `${__webpack_public_path__}pdf/` }) });
  const close = () => {
    void task.destroy().finally(() => port?.terminate());
  };
  signal.addEventListener('abort', close, { once: true });
  const opened = await task.promise;
  const loaded = await Promise.all(Array.from({ length: opened.numPages }, (_, index) => opened.getPage(index + 1)));
  const pages = loaded.map((page) => {
    const { width, height } = page.getViewport({ scale: CSS_UNITS });
    return { width, height };
  });
  return {
    pages,
    close,
    draw: async (number, scale, stop) => {
      const page = loaded[number - 1];
      if (!page) throw new RangeError(`There is no page ${number}`);
      const viewport = page.getViewport({ scale: scale * CSS_UNITS });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas, viewport });
      stop.addEventListener('abort', () => drawing.cancel());
      if (stop.aborted) drawing.cancel();
      await drawing.promise;
      return canvas;
    },
  };
}

/** The parsing worker; null without workers, as in tests, where the library parses on the main thread. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
}
