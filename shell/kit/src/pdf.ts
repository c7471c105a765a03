/** The build copies the image decoders to `pdf/` there. */
declare const __webpack_public_path__: string;

/** CSS pixels at 100%, turned as its reader sees it. */
export interface PdfPageSize {
  width: number;
  height: number;
}

/** An open PDF. Pages count from 1. */
export interface OpenPdf {
  pages: readonly PdfPageSize[];
  /** Renders a page to a canvas. Rejects when `signal` aborts. */
  draw: (page: number, scale: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /** Frees the worker; nothing renders afterwards. */
  close: () => void;
}

/** PDF units are 1/72 inch, CSS pixels 1/96. */
const CSS_UNITS = 96 / 72;

/** Phones refuse larger canvases. */
const MAX_PIXELS = 16_777_216;

/** The screen's resolution, within the limit of canvases. */
export function crispScale({ width, height }: PdfPageSize, scale: number, pixelRatio: number): number {
  return Math.min(scale * pixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
}

export type PdfSource = string | Blob;

/** Opens a PDF until `signal` aborts, loading the library once. @throws Error if missing, no PDF, or locked. */
export async function openPdf(source: PdfSource, signal: AbortSignal): Promise<OpenPdf> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) };
  signal.throwIfAborted();
  // One worker per file: a shared one is unusable while an earlier file closes.
  const port = startWorker();
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

/** Null without workers, as in tests, where the library parses on the main thread. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
}
