import { BRAND } from '@api/contract/brand';
import type { Content, ContentStack, TDocumentDefinitions } from 'pdfmake/interfaces';
import { longDate } from '../long-date.ts';
import { LineBoxes, printDocument } from './printer.ts';
import type { Receipt } from './receipt.ts';
import { type FontStretch, fontFallbackFor } from './text/font-fallback.ts';
import { COLOUR, PAGE, SANS, SERIF } from './typography.ts';

const WIDTH = PAGE.width - PAGE.left - PAGE.right;

const small = { font: SANS, fontSize: 8.5, color: COLOUR.ink2 };

const rule = (lineWidth: number, margin: [number, number, number, number]): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth, lineColor: COLOUR.ink }],
  margin,
});

const fact = (name: string, lines: readonly (string | FontStretch[])[]): ContentStack => ({
  stack: [
    {
      text: name.toUpperCase(),
      font: SANS,
      fontSize: 7,
      bold: true,
      characterSpacing: 0.6,
      color: COLOUR.ink3,
      margin: [0, 0, 0, 4],
    },
    ...lines.map((text) => ({ text })),
  ],
});

/** `$1,250.00`, `−$10.00`. */
function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100).replace('-', '−');
}

function stateOf({ amount, payments, refunded }: Receipt): string {
  if (refunded === 0) return 'Paid';
  return refunded >= amount * payments ? 'Paid, then refunded in full' : 'Paid, then refunded in part';
}

function amountsOf(receipt: Receipt): Content {
  const { item, details, amount, payments, refunded, currency } = receipt;
  const total = amount * payments;
  const right = (text: string, bold = false) => ({ text, alignment: 'right' as const, bold });
  const head = (text: string, alignment: 'left' | 'right' = 'left') => ({ text, ...small, alignment });
  const sums: [string, number, boolean][] = [['Total paid', total, true]];
  if (refunded > 0) sums.push(['Refunded', -refunded, false], ['Kept', total - refunded, true]);
  return {
    table: {
      widths: ['*', 60, 90, 90],
      body: [
        [head('Description'), head('Payments', 'right'), head('Price', 'right'), head('Amount', 'right')],
        [
          { stack: [{ text: item }, ...(details ? [{ text: details, ...small }] : [])] },
          right(String(payments)),
          right(money(amount, currency)),
          right(money(total, currency)),
        ],
        ...sums.map(([name, cents, bold]) => [
          { text: '' },
          { text: name, colSpan: 2, bold },
          { text: '' },
          right(money(cents, currency), bold),
        ]),
      ],
    },
    layout: {
      hLineWidth: (line: number) => (line === 1 || line === 2 ? 0.6 : 0),
      vLineWidth: () => 0,
      hLineColor: () => COLOUR.lineStrong,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 7,
      paddingBottom: () => 7,
    },
    margin: [0, 0, 0, 34],
  };
}

/** Prints a receipt: the bytes of a PDF of one page. */
export async function printReceipt(receipt: Receipt): Promise<Buffer> {
  const { number, orderedOn, printedOn, buyer, paymentIds, writeTo } = receipt;
  const fallback = await fontFallbackFor([buyer.name]);
  const content: Content[] = [
    {
      columns: [
        { text: BRAND, font: SANS, bold: true, fontSize: 13, color: COLOUR.accent },
        { text: longDate(printedOn), alignment: 'right', margin: [0, 3, 0, 0], ...small },
      ],
      margin: [0, 0, 0, 8],
    },
    rule(1.6, [0, 0, 0, 40]),
    { text: 'Receipt', fontSize: 27, bold: true, margin: [0, 0, 0, 26] },
    {
      columns: [
        { width: 110, ...fact('Order', [`No. ${number}`, longDate(orderedOn)]) },
        { width: '*', ...fact('Sold by', [BRAND]) },
        { width: '*', ...fact('Sold to', [fallback.set(buyer.name, SERIF), buyer.email]) },
      ],
      columnGap: 20,
      margin: [0, 0, 0, 40],
    },
    amountsOf(receipt),
    {
      columns: [fact('State', [stateOf(receipt)]), fact(paymentIds.length === 1 ? 'Payment' : 'Payments', paymentIds)],
      columnGap: 20,
      margin: [0, 0, 0, 40],
    },
    { text: `Questions about this order? Write to ${writeTo} and name its number.`, ...small },
  ];
  const definition: TDocumentDefinitions = {
    content,
    pageSize: 'A4',
    pageMargins: [PAGE.left, PAGE.top, PAGE.right, PAGE.bottom],
    defaultStyle: { font: SERIF, fontSize: 11, color: COLOUR.ink },
    info: { title: `${BRAND}: receipt ${number}`, author: BRAND, creationDate: printedOn },
    language: 'en-GB',
    version: '1.7',
  };
  return printDocument(definition, new LineBoxes(), fallback);
}
