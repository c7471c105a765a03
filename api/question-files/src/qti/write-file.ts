import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { WriteContext, WrittenQuestion } from '../exchange-format.ts';
import { ownTags } from '../item/own-tags.ts';
import { xmlText } from '../source/write-xml.ts';
import { type QtiVersion, writeItem } from './write-item.ts';

const MANIFEST: Readonly<Record<QtiVersion, { namespace: string; schema: string; version: string; type: string }>> = {
  '2.1': {
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.1 Package',
    version: '1.0.0',
    type: 'imsqti_item_xmlv2p1',
  },
  '3.0': {
    namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    version: '3.0.0',
    type: 'imsqti_item_xmlv3p0',
  },
};

/** Files have a fixed date, so that the same questions make the same package. */
const DATE = new Date(Date.UTC(2000, 0, 1));

const lom = (tags: readonly string[]): string =>
  `<lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general>${tags
    .map((tag) => `<keyword><string language="en">${xmlText(tag)}</string></keyword>`)
    .join('')}</general></lom>`;

/** Adds files to an archive one at a time: the next is made once the archive writes the previous one. */
class PackageWriter {
  readonly zip = new ZipFile();
  readonly #resources: string[] = [];
  readonly #type: string;

  constructor(type: string) {
    this.#type = type;
  }

  add(name: string, bytes: Buffer): Promise<void> {
    return new Promise((resolve) => {
      this.zip.addReadStreamLazy(name, { mtime: DATE, compress: !/\.(?:png|jpe?g|webp|gif)$/i.test(name) }, (give) => {
        give(null, Readable.from([bytes]));
        resolve();
      });
    });
  }

  resource(href: string, tags: readonly string[], files: readonly string[]): void {
    const listed = [href, ...files].map((file) => `<file href="${xmlText(file)}"/>`).join('');
    const number = this.#resources.length + 1;
    this.#resources.push(
      `<resource identifier="item-${number}" type="${this.#type}" href="${xmlText(href)}"><metadata>${lom(tags)}</metadata>${listed}</resource>`,
    );
  }

  note(href: string): void {
    this.#resources.push(`<resource identifier="notes" type="webcontent" href="${href}"><file href="${href}"/></resource>`);
  }

  get resources(): string {
    return this.#resources.join('\n');
  }
}

async function fill(
  pack: PackageWriter,
  questions: AsyncIterable<WrittenQuestion>,
  context: WriteContext,
  version: QtiVersion,
): Promise<void> {
  const { namespace, schema, version: schemaVersion } = MANIFEST[version];
  let number = 0;
  for await (const question of questions) {
    number += 1;
    const href = `items/item-${number}.xml`;
    const { xml, files } = await writeItem(question, { ...context, version, folder: `item-${number}` });
    await pack.add(href, Buffer.from(xml));
    for (const { name, bytes } of files) await pack.add(`items/item-${number}/${name}`, bytes);
    pack.resource(
      href,
      ownTags(question),
      files.map(({ name }) => `items/item-${number}/${encodeURIComponent(name)}`),
    );
  }
  const told = context.summary?.() ?? [];
  if (told.length > 0) {
    await pack.add('not-in-this-package.txt', Buffer.from(`${told.join('\n')}\n`));
    pack.note('not-in-this-package.txt');
  }
  const manifest = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest xmlns="${namespace}" identifier="questions">`,
    `<metadata><schema>${schema}</schema><schemaversion>${schemaVersion}</schemaversion></metadata>`,
    '<organizations/>',
    `<resources>\n${pack.resources}\n</resources>`,
    '</manifest>',
    '',
  ];
  await pack.add('imsmanifest.xml', Buffer.from(manifest.join('\n')));
  pack.zip.end();
}

/** A QTI package of questions. Memory grows with their number by a line of the package's list each. */
export async function* writeQti(
  questions: AsyncIterable<WrittenQuestion>,
  context: WriteContext,
  version: QtiVersion,
): AsyncGenerator<Uint8Array> {
  const pack = new PackageWriter(MANIFEST[version].type);
  const output = Readable.from(pack.zip.outputStream as AsyncIterable<Uint8Array>);
  const filled = fill(pack, questions, context, version).catch((error: Error) => {
    output.destroy(error);
  });
  yield* output as AsyncIterable<Uint8Array>;
  await filled;
}
