import { PDFArray, type PDFDocument, PDFName, PDFPageLeaf, PDFPageTree } from '@cantoo/pdf-lib';

/** Nodes above the pages: some ten hold the hundred pages of a sheet. */
const MOST_NODES = 1_000;

/**
 * Looks at a document's tree of pages without following it round in circles: a node that is named twice is refused, for 31 nodes that each
 * name the next one twice make two thousand million pages. ISO 32000-2, 7.7.3.
 */
export function checkPageTree(document: PDFDocument, mostPages: number): 'sound' | 'broken' | 'too_many_pages' {
  const seen = new Set<PDFPageTree>();
  const open: PDFPageTree[] = [document.catalog.Pages()];
  let pages = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node) || seen.size === MOST_NODES) return 'broken';
    seen.add(node);
    const kids = node.lookup(PDFName.of('Kids'), PDFArray);
    for (let index = 0; index < kids.size(); index += 1) {
      const kid = kids.lookup(index);
      if (kid instanceof PDFPageLeaf) pages += 1;
      else if (kid instanceof PDFPageTree) open.push(kid);
      if (pages > mostPages) return 'too_many_pages';
      if (open.length > MOST_NODES) return 'broken';
    }
  }
  return 'sound';
}
