/** Files made to harm their reader, and large harmless ones. */

const HEAD = '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n';
const TAIL = 'trailer <</Root 1 0 R>>\n%%EOF';
const pagesNode = (number: number, kids: readonly number[]) =>
  `${number} 0 obj\n<</Type/Pages/Count 1/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>\nendobj\n`;
const page = (number: number, parent: number) =>
  `${number} 0 obj\n<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 595 842]>>\nendobj\n`;

/** A PDF of 2 KB whose nodes name the next one twice each: two thousand million pages. */
export function doublingPdf(levels = 31): Buffer {
  const nodes = Array.from({ length: levels }, (_, level) => pagesNode(level + 2, [level + 3, level + 3]));
  return Buffer.from(`${HEAD}${nodes.join('')}${page(levels + 2, levels + 1)}${TAIL}`);
}

export const circularPdf = () => Buffer.from(`${HEAD}${pagesNode(2, [3, 2])}${page(3, 2)}${TAIL}`);

/** A PDF of one page and this many bytes of numbers, each an object of its own. */
export function pdfOfSmallObjects(bytes: number): Buffer {
  let objects = '';
  for (let number = 4; objects.length < bytes; number += 1) objects += `${number} 0 obj\n1\nendobj\n`;
  return Buffer.from(`${HEAD}${pagesNode(2, [3])}${page(3, 2)}${objects}${TAIL}`);
}

/** A PDF of one page with a picture that brings it to exactly this many bytes. */
export function scannedPdf(bytes: number): Buffer {
  const before = (length: number) => `${HEAD}${pagesNode(2, [3])}${page(3, 2)}4 0 obj\n<</Length ${length}>>\nstream\n`;
  const after = `\nendstream\nendobj\n${TAIL}`;
  const length = bytes - before(bytes).length - after.length;
  return Buffer.concat([
    Buffer.from(before(length).padEnd(before(bytes).length)),
    Buffer.alloc(length, 0x81),
    Buffer.from(after),
  ]);
}
