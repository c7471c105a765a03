import { ExchangeRefused } from '../exchange-format.ts';

const AS_TEXT = 'Copy its questions into the template, or export them as Moodle XML, GIFT or QTI';

/** Files recognised by their first bytes, as Latin letters. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, `This is a PDF file. ${AS_TEXT}`],
  [/^\{\\rtf/, `This is a text document (RTF). ${AS_TEXT}`],
  [/^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP)/s, `This is a picture. ${AS_TEXT}`],
  [/^ANSWER:\s*[A-Z]\s*$/m, `These are questions in the Aiken format. In Moodle, import them and export Moodle XML or GIFT`],
  [
    /^(?:\xef\xbb\xbf)?(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIL|NUM|SR|OP)\t[^\t\n]+\t/,
    'This is a text file of questions for Blackboard. In Blackboard, export the test or pool as a QTI 2.1 package',
  ],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)[\s>]/i,
    'This is a web page, not a file of questions. Was the log-in page saved instead?',
  ],
];

const COMPRESSED = 'This is a compressed file, as Moodle makes backups. In Moodle, export the question bank as Moodle XML';
const isCompressed = (start: Uint8Array) => start[0] === 0x1f && start[1] === 0x8b;

/** Archives by a file that only their kind has. */
const ARCHIVES: readonly (readonly [RegExp, string])[] = [
  [/^word\/document\d*\.xml$/, `This is a Word document. ${AS_TEXT}`],
  [/^ppt\/presentation\.xml$/, `This is a PowerPoint presentation. ${AS_TEXT}`],
  [/^xl\/workbook\.bin$/, 'This is a binary workbook. Save it as "Excel workbook (.xlsx)"'],
  [/^(?:content\.xml|Index\/Document\.iwa|Index\.zip)$/, 'This is a document of LibreOffice or of Apple. Save it as XLSX or CSV'],
  [/(?:^|\/)moodle_backup\.xml$/, 'This is a Moodle backup. In Moodle, export the question bank as Moodle XML'],
  [/(?:^|\/)h5p\.json$/, `This is an H5P package. ${AS_TEXT}`],
  [/(?:^|\/)\.bb-package-info$/, 'This is a Blackboard package. In Blackboard, export the test or pool as a QTI 2.1 package'],
];

/** @throws ExchangeRefused that names the system, for a file of one that cannot be read. */
export function refuseOtherSystem(start: Uint8Array, names: readonly string[]): void {
  if (isCompressed(start)) throw new ExchangeRefused(COMPRESSED);
  const text = Buffer.from(start).toString('latin1');
  const words =
    BEGINNINGS.find(([pattern]) => pattern.test(text))?.[1] ??
    ARCHIVES.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  if (words !== undefined) throw new ExchangeRefused(words);
}

/** @throws ExchangeRefused for XML that no format knows: as a table it would only be refused for its quotation marks. */
export function refuseOtherXml(start: Uint8Array): void {
  const text = Buffer.from(start).toString('latin1').replaceAll('\0', '');
  if (!/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<[?!a-z]/i.test(text)) return;
  const root = /<([a-z][\w:.-]{0,60})[\s>/]/i.exec(text.replace(/<!--[\s\S]*?-->/g, ''))?.[1] ?? '';
  throw new ExchangeRefused(`This is XML of a kind that is not known (<${root}>). Upload Moodle XML, or QTI 2.1 to 3.0`);
}
