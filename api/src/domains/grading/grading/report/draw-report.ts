import type { Annotation } from '@api/contract';
import { BRAND } from '@api/contract/brand';
import { readable } from '@api/typesetting';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { ReportCover } from '../../../../print/index.ts';
import { printReportCover } from '../../../../print/print-report-cover.ts';
import { embedFonts } from './annotation-text.ts';
import { drawAnnotations } from './draw-annotations.ts';

export interface ReportContent {
  sheet: Uint8Array;
  annotations: readonly Annotation[];
  cover: ReportCover;
}

/**
 * Draws the report: the learner's own sheet, all of it, with the red pen on its pages and the marks before them. All processor time:
 * runs in a separate process.
 */
export async function drawReport({ sheet, annotations: drawn, cover }: ReportContent): Promise<Uint8Array> {
  const annotations = drawn.map((each) => (each.kind === 'text' ? { ...each, text: readable(each.text) } : each));
  const document = await PDFDocument.load(sheet, { throwOnInvalidObject: false });
  const words = annotations.flatMap((each) => (each.kind === 'text' ? each.text : each.kind === 'mark' ? each.label : []));
  const fonts = await embedFonts(document, words);
  const byPage = Map.groupBy(annotations, ({ page }) => page);
  for (const [index, page] of document.getPages().entries()) drawAnnotations(page, byPage.get(index + 1) ?? [], fonts);
  await insertCover(document, cover);
  // Actions that a sheet would run when opened; a report opens at its cover.
  for (const name of ['OpenAction', 'AA']) document.catalog.delete(PDFName.of(name));
  document.setTitle(`Graded test ${cover.slug}`, { showInWindowTitleBar: true });
  document.setProducer(BRAND);
  return document.save();
}

async function insertCover(document: PDFDocument, cover: ReportCover): Promise<void> {
  const printed = await PDFDocument.load(await printReportCover(cover));
  const pages = await document.copyPages(printed, printed.getPageIndices());
  for (const [index, page] of pages.entries()) document.insertPage(index, page);
}
