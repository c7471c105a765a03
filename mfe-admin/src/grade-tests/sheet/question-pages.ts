import { addressOf } from '@shell/kit/addresses';
import type { OpenPdf } from '@shell/kit/pdf';
import { useEffect, useState } from 'react';
import type { PdfState } from '../../pdf-pages/use-pdf.ts';
import type { DraftContent } from '../draft/draft-content.ts';

/** The page (from 1) on which each question begins, by position, if known. */
export type PagesByPosition = Readonly<Record<number, number>>;

/** The code at a page's foot; null if unreadable. */
type ReadCode = (page: number) => Promise<string | null>;

/** With this many pages without a code, it is no printed paper. */
const PAGES_WITHOUT_CODE = 3;

/** The first and last question on a printed page; null for another test's code, or none. */
function questionsIn(code: string | null, slug: string): [number, number] | null {
  const [address, fragment] = code?.split('#') ?? [];
  if (!address?.endsWith(addressOf('test', { slug }))) return null;
  const [first = 0, last = first] = (new URLSearchParams(fragment).get('q') ?? '').split('-').map(Number);
  return first > 0 && last >= first && last < 100 ? [first, last] : null;
}

/** Reads a printed paper's codes; pages may be in any order. Stops when `signal` aborts. */
export async function readPages(slug: string, pages: number, read: ReadCode, signal: AbortSignal): Promise<PagesByPosition> {
  const found: Record<number, number> = {};
  for (let page = 1; page <= pages && !signal.aborted; page++) {
    if (page > PAGES_WITHOUT_CODE && Object.keys(found).length === 0) break;
    const [first, last] = questionsIn(await read(page), slug) ?? [1, 0];
    for (let position = first; position <= last; position++) found[position] ??= page;
  }
  return found;
}

/** Share of the page, from its lower edge. */
const FOOT = 0.25;
/** 192 dpi: about four dots for each module of the code. */
const SCALE = 2;

async function readFoot(pdf: OpenPdf, page: number, signal: AbortSignal): Promise<string | null> {
  const [{ default: decode }, canvas] = await Promise.all([import('qr/decode.js'), pdf.draw(page, SCALE, signal)]);
  const top = Math.floor(canvas.height * (1 - FOOT));
  const foot = canvas.getContext('2d')?.getImageData(0, top, canvas.width, canvas.height - top);
  try {
    return foot ? decode(foot) : null;
  } catch {
    return null;
  }
}

/** Pages by printed codes; empty until read, and for other sheets. */
export function usePagesByCode(slug: string, state: PdfState): PagesByPosition {
  const [pages, setPages] = useState<PagesByPosition>({});
  const pdf = state.kind === 'open' ? state.pdf : null;
  useEffect(() => {
    // Tests have no canvases.
    if (!pdf || typeof CanvasRenderingContext2D === 'undefined') return;
    const stop = new AbortController();
    const read: ReadCode = (page) => readFoot(pdf, page, stop.signal);
    readPages(slug, pdf.pages.length, read, stop.signal).then(
      (found) => !stop.signal.aborted && setPages(found),
      () => undefined,
    );
    return () => stop.abort();
  }, [pdf, slug]);
  return pages;
}

/** The page of a question: set by the grader, else by code, else where first marked. Null if unknown. */
export function pageOf(
  content: Pick<DraftContent, 'pages' | 'annotations'>,
  { question_id, position }: { question_id: number; position: number },
  byCode: PagesByPosition,
): number | null {
  const marked = content.annotations.filter((annotation) => annotation.question_id === question_id).map(({ page }) => page);
  return content.pages?.[question_id] ?? byCode[position] ?? (marked.length > 0 ? Math.min(...marked) : null);
}
