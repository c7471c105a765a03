import type { ExchangeFormat } from './exchange-format.ts';
import { readGift } from './gift/read-file.ts';
import { writeGift } from './gift/write-file.ts';
import { readMoodleXml } from './moodle-xml/read-file.ts';
import { writeMoodleXml } from './moodle-xml/write-file.ts';
import { isZip, readQti } from './qti/read-file.ts';
import { writeQti } from './qti/write-file.ts';
import { questionFileFormat } from './question-file/question-file.ts';

export type * from './exchange-format.ts';

const textOf = (start: Uint8Array): string => Buffer.from(start).toString('latin1').replaceAll('\0', '');

const moodleXml: ExchangeFormat = {
  name: 'moodle-xml',
  title: 'Moodle XML',
  ending: 'xml',
  contentType: 'application/xml',
  recognise: (start) => /<quiz[\s>]/.test(textOf(start)),
  read: readMoodleXml,
  write: writeMoodleXml,
};

const gift: ExchangeFormat = {
  name: 'gift',
  title: 'GIFT',
  ending: 'gift',
  contentType: 'text/plain',
  recognise: (start, name) =>
    /\.gift(?:\.txt)?$/i.test(name) || (/\.txt$/i.test(name) && /^\s*(?:\/\/|::|\$CATEGORY:)|\{[^}]*[=~#]/m.test(textOf(start))),
  read: readGift,
  write: writeGift,
};

const qti3: ExchangeFormat = {
  name: 'qti-3.0',
  title: 'QTI 3.0',
  ending: 'zip',
  contentType: 'application/zip',
  recognise: (start) => /<qti-assessment-(?:item|test)[\s>]|imsqtiasi_v3p0/.test(textOf(start)),
  read: readQti,
  write: (questions, context) => writeQti(questions, context, '3.0'),
};

/** A package's first bytes do not give its version, and both versions are read alike: this format takes all packages. */
const qti2: ExchangeFormat = {
  name: 'qti-2.1',
  title: 'QTI 2.1',
  ending: 'zip',
  contentType: 'application/zip',
  recognise: (start, name) =>
    /<assessment(?:Item|Test)[\s>]|imsqti_v2p|<questestinterop[\s>]/.test(textOf(start)) ||
    (isZip(start) && /\.(?:zip|imscc)$/i.test(name)),
  read: readQti,
  write: (questions, context) => writeQti(questions, context, '2.1'),
};

/** Every question format except tables, in the order in which a file is tried. */
export const exchangeFormats: readonly ExchangeFormat[] = [questionFileFormat, moodleXml, qti3, qti2, gift];
