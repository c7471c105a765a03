import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { type ExchangeFile, type ExchangeItem, ExchangeRefused, type ImageBasket } from '../exchange-format.ts';
import { Identities } from '../item/identity.ts';
import { orNested, withOwnId } from '../item/question-record.ts';
import { picturePaths } from '../source/picture-paths.ts';
import { allText, findElements, readElements, type XmlElement } from '../source/read-elements.ts';
import type { FindPicture } from '../texts/html-to-markdown.ts';
import { attribute, qtiName } from './names.ts';
import { Package } from './package.ts';
import { isItem, readItem } from './read-item.ts';

interface ListedItem {
  name: string;
  tags: readonly string[];
  /** The manifest does not say that it is an item. */
  unlisted?: true;
}

/** The files of the package that a reference may mean, likeliest first. */
const within = (base: string, reference: string): string[] =>
  picturePaths(reference).map((path) => posix.normalize(posix.join(posix.dirname(base), path)).replace(/^\/+/, ''));

const keywordsOf = (resource: XmlElement): string[] =>
  findElements(resource, (found) => found.name === 'keyword').map((keyword) => allText(keyword).trim());

/** Items as the manifest lists them, then those that it or a test names as mere files. */
async function* listItems(pack: Package): AsyncGenerator<ListedItem> {
  const listed = new Set<string>();
  const manifest = [...pack.names].find((name) => posix.basename(name) === 'imsmanifest.xml');
  if (manifest !== undefined) {
    listed.add(manifest);
    for await (const item of listedItems(pack, manifest)) {
      listed.add(item.name);
      yield item;
    }
  }
  for (const name of pack.names)
    if (/\.xml$/i.test(name) && !name.startsWith('__MACOSX/') && !listed.has(name)) yield { name, tags: [], unlisted: true };
}

async function* listedItems(pack: Package, manifest: string): AsyncGenerator<ListedItem> {
  const source = await pack.stream(manifest);
  if (!source) return;
  for await (const resource of readElements(source, { depth: 2 })) {
    const href = attribute(resource, 'href');
    if (resource.name !== 'resource' || href === undefined || !/^imsqti_(?:xml)?item/.test(attribute(resource, 'type') ?? ''))
      continue;
    const names = within(manifest, href);
    const name = names.find((one) => pack.has(one)) ?? names[0] ?? href;
    yield { name, tags: keywordsOf(resource) };
  }
}

async function rootOf(source: AsyncIterable<Uint8Array>, encoding?: string): Promise<XmlElement | null> {
  for await (const element of readElements(source, { depth: 0, encoding })) return element;
  return null;
}

/** The item of one file of a package; a broken file is one fault and does not stop the others. */
async function readListed(pack: Package, { name, tags, unlisted }: ListedItem, images: ImageBasket): Promise<ExchangeItem[]> {
  const place = { item: name };
  const bytes = await pack.read(name);
  if (!bytes) return [{ place, fault: 'The package does not hold this file, which its manifest names' }];
  let item: XmlElement | null;
  try {
    item = await rootOf(Readable.from([bytes]));
  } catch (error) {
    if (error instanceof ExchangeRefused)
      return [{ place, ...(unlisted ? { leftOut: error.message } : { fault: error.message }) }];
    throw error;
  }
  if (item && isFirstVersion(item)) throw new ExchangeRefused(FIRST_VERSION);
  if (!item || !isItem(item)) return [];
  const find: FindPicture = async (address) => {
    const found = within(name, address).find((one) => pack.has(one));
    return found === undefined ? null : pack.read(found);
  };
  return orNested(place, () => readItem(item, { images, find, tags, fileName: name }));
}

function nothingIn(names: readonly string[]): string {
  if (names.some((name) => /^res\d+\.dat$/.test(name)))
    return 'This is a Blackboard package. In Blackboard, export the test or pool as a QTI 2.1 package';
  if (names.some((name) => /(?:^|\/)(?:course_settings|non_cc_assessments|assessment_meta\.xml)/.test(name)))
    return FIRST_VERSION;
  return 'There is no QTI item in this package';
}

async function* readPackage(path: string, images: ImageBasket): AsyncGenerator<ExchangeItem> {
  await using pack = await Package.open(path);
  let items = 0;
  for await (const listedItem of listItems(pack)) {
    const found = await readListed(pack, listedItem, images);
    if (found.length > 0) items += 1;
    yield* found;
  }
  if (items === 0) throw new ExchangeRefused(nothingIn([...pack.names]));
}

const FIRST_VERSION =
  'This is QTI 1.2, as Canvas and Blackboard export it. Export QTI 2.1 (Blackboard), or bring the questions into Moodle and export Moodle XML';
const isFirstVersion = (element: XmlElement): boolean => qtiName(element) === 'questestinterop';

async function* readSingle(file: ExchangeFile, images: ImageBasket): AsyncGenerator<ExchangeItem> {
  const item = await rootOf(file.stream(), file.encoding);
  if (item && isFirstVersion(item)) throw new ExchangeRefused(FIRST_VERSION);
  if (!item || !isItem(item)) {
    const found = item ? qtiName(item) : '';
    const wanted =
      found === 'assessmenttest'
        ? 'a test, whose items are in other files: send its package'
        : `not a QTI item but <${item?.name}>`;
    throw new ExchangeRefused(`The file is ${wanted}`);
  }
  const find: FindPicture = () => null;
  yield* await orNested({ item: file.name }, () => readItem(item, { images, find, tags: [], fileName: '' }));
}

/** Whether a file is a ZIP file, by its first bytes. */
export const isZip = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && (start[2] === 0x03 || start[2] === 0x05);

async function startOf(file: ExchangeFile): Promise<Uint8Array> {
  for await (const piece of file.stream()) return piece;
  return new Uint8Array();
}

/** The items of a QTI package, or of one item's file, in their order; versions 2 and 3 alike. */
export async function* readQti(file: ExchangeFile, { images }: { images: ImageBasket }): AsyncGenerator<ExchangeItem> {
  const identities = new Identities();
  const items = isZip(await startOf(file)) ? readPackage(file.path, images) : readSingle(file, images);
  for await (const item of items) yield withOwnId(item, identities);
}
