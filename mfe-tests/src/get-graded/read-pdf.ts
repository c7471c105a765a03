import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF whose pages can be drawn. */
export interface Pdf {
  pageCount: number;
  /** Draws a page, numbered from 1, `width` pixels wide; the canvas takes the page's shape. */
  drawPage(number: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  close(): Promise<void>;
}

let worker: Worker | undefined;

/** Reads a PDF in a worker of its own. Rejects for what is none, or is locked by a password. */
export async function openPdf(content: Blob): Promise<Pdf> {
  worker ??= new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  GlobalWorkerOptions.workerPort = worker;
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    // The site's policy lets no WebAssembly be compiled.
    useWasm: false,
  });
  const document: PDFDocumentProxy = await task.promise;
  return {
    pageCount: document.numPages,
    drawPage: async (number, canvas, width) => {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => task.destroy(),
  };
}
