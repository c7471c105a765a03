import type { Annotation } from '@api/contract';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { type CoverContent, insertCover } from './cover.ts';
import { drawAnnotations } from './draw-annotations.ts';
import { embedFonts } from './lettering.ts';

/** All that a report consists of. */
export interface ReportContent {
  sheet: Uint8Array;
  annotations: readonly Annotation[];
  cover: CoverContent;
}

/**
 * Draws the report: the learner's own sheet, all of it, with the red pen on its pages and the marks before them. All processor time:
 * runs in a process of its own.
 */
export async function drawReport({ sheet, annotations, cover }: ReportContent): Promise<Uint8Array> {
  const document = await PDFDocument.load(sheet, { throwOnInvalidObject: false });
  const words = annotations.flatMap((each) => (each.kind === 'text' ? each.text : each.kind === 'mark' ? each.label : []));
  const fonts = await embedFonts(document, JSON.stringify([cover, words]));
  const byPage = Map.groupBy(annotations, ({ page }) => page);
  for (const [index, page] of document.getPages().entries()) drawAnnotations(page, byPage.get(index + 1) ?? [], fonts);
  insertCover(document, cover, fonts);
  // What a sheet would do or jump to by itself when it is opened; a report opens at its cover.
  for (const name of ['OpenAction', 'AA']) document.catalog.delete(PDFName.of(name));
  document.setTitle(`Graded test ${cover.slug}`, { showInWindowTitleBar: true });
  document.setProducer(cover.brand);
  return document.save();
}
