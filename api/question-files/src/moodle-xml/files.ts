import { lastPart, picturePaths } from '../source/picture-paths.ts';
import { elementsOf, findElements, ownText, type XmlElement } from '../source/read-elements.ts';

/** Only the name counts for files of this server and of editor drafts. */
const OWN_ADDRESS = /^(?:@@PLUGINFILE@@\/|.*\/(?:pluginfile|draftfile|file)\.php\/)/i;
const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|avif|bmp)$/i;

const nameOf = ({ attributes }: XmlElement): string => attributes.name ?? '';
const pathOf = (file: XmlElement): string => `${file.attributes.path ?? '/'}/${nameOf(file)}`.replace(/\/+/g, '/').slice(1);

/** The files of a question; each text has its own, and names may repeat between texts. */
export class MoodleFiles {
  readonly #all: readonly XmlElement[];

  constructor(question: XmlElement) {
    this.#all = findElements(question, ({ name }) => name === 'file');
  }

  get others(): string[] {
    return this.#all.map(nameOf).filter((name) => !PICTURE.test(name));
  }

  /** The bytes of a file that a text names, first among its own. */
  read(address: string, text: XmlElement | undefined): Buffer | null {
    const paths = picturePaths(address.replace(OWN_ADDRESS, ''));
    const own = text ? elementsOf(text, 'file') : [];
    const file = found(own, paths) ?? found(this.#all, paths);
    return file ? Buffer.from(ownText(file), 'base64') : null;
  }
}

/** By path, by name, then ignoring case. */
function found(files: readonly XmlElement[], paths: readonly string[]): XmlElement | undefined {
  const names = paths.map(lastPart);
  const small = names.map((name) => name.toLowerCase());
  return (
    files.find((file) => paths.includes(pathOf(file)) || paths.includes(nameOf(file))) ??
    files.find((file) => names.includes(lastPart(nameOf(file)))) ??
    files.find((file) => small.includes(lastPart(nameOf(file)).toLowerCase()))
  );
}
