import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MODULE_NAME, parseDescription, ReleaseFault } from './description.ts';
import { filesBelow, integrityOf, replaceFile, syncFolder, textOf, writeDurably } from './files.ts';
import { type Live, type Origin, parseLive, parseRelease, type Release } from './release.ts';

/** How many releases of a module stay for pages that were opened before, besides those of `KEEP_MS`. */
const KEEP_COUNT = 20;
/** Milliseconds that a release stays at least after it was put into the store: 30 days. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1_000;

const VERSION = /^[0-9a-f]{16}$/;

/**
 * Releases in a folder that all replicas see:
 *
 *     <name>/<version>/           the files of one release, never changed, and `release.json`
 *     <name>/live.json            which version is live; replaced in one step
 *     <name>/history.jsonl        what was live before, a line each time it changed
 *
 * What is being written has a name that begins with a dot and is no release yet, so a process that dies while writing harms nobody.
 */
export class FolderStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Names of all modules that have releases. */
  async names(): Promise<string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory() && MODULE_NAME.test(entry.name)).map(({ name }) => name);
  }

  /** Changes whenever another release becomes live; undefined while there is none. */
  async liveMark(name: string): Promise<string | undefined> {
    const found = await stat(join(this.folder, name, 'live.json'), { bigint: true }).catch(() => undefined);
    return found && `${found.ino}:${found.mtimeNs}:${found.size}`;
  }

  /** What is live; undefined where nothing is. Throws `ReleaseFault` where it cannot be told. */
  async live(name: string): Promise<Live | undefined> {
    const text = await textOf(join(this.folder, name, 'live.json'));
    return text === undefined ? undefined : parseLive(text, name);
  }

  /** One release. Throws `ReleaseFault` when the store has none of that version, or a broken one. */
  async release(name: string, version: string): Promise<Release> {
    const text = VERSION.test(version) ? await textOf(join(this.folderOf(name, version), 'release.json')) : undefined;
    if (text === undefined) throw new ReleaseFault(`There is no release ${version} of ${name}.`);
    return parseRelease(text, name);
  }

  /** The versions that the store has of a module, the newest first. */
  async versions(name: string): Promise<string[]> {
    return (await this.#byAge(name)).map(({ version }) => version);
  }

  /** The bytes of a stored file. */
  read(name: string, version: string, file: string): Promise<Buffer> {
    return readFile(join(this.folderOf(name, version), file));
  }

  folderOf(name: string, version: string): string {
    return join(this.folder, name, version);
  }

  /**
   * Puts a finished build into the store, beside all others; nothing else changes. The same build again changes nothing.
   * Throws `ReleaseFault` when the build is not whole: a file that is missing, or is not what its description says.
   */
  async put(name: string, build: string, origin: Origin): Promise<Release> {
    const text = (await textOf(join(build, 'module.json'))) ?? '';
    const description = parseDescription(text, name);
    const known = await this.#wholeRelease(name, description.version);
    if (known) return known;

    const aside = join(this.folder, name, `.${description.version}-${randomUUID()}`);
    await mkdir(dirname(aside), { recursive: true });
    try {
      await cp(build, aside, { recursive: true, filter: (source) => !source.endsWith('.map') });
      const stored = await hashes(aside);
      for (const [file, integrity] of Object.entries(description.files)) {
        if (stored[file] === undefined) throw new ReleaseFault(`The build of ${name} lacks ${file}.`);
        if (stored[file] !== integrity) throw new ReleaseFault(`${file} of ${name} is not what its description says.`);
      }
      const release: Release = { ...description, origin, stored };
      await writeDurably(join(aside, 'release.json'), JSON.stringify(release, null, 2));
      await syncFolder(aside);
      await this.#takePlace(name, description.version, aside);
      return release;
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }

  /** Makes a release of the store the live one, in one step. Throws `ReleaseFault` when it is not whole. */
  async makeLive(name: string, live: Live): Promise<void> {
    await this.verify(name, live.version);
    await replaceFile(join(this.folder, name, 'live.json'), JSON.stringify(live));
    await writeDurably(join(this.folder, name, 'history.jsonl'), `${JSON.stringify(live)}\n`, 'a');
  }

  /** What was live when, the latest first. */
  async history(name: string): Promise<Live[]> {
    const text = (await textOf(join(this.folder, name, 'history.jsonl'))) ?? '';
    const lines = text.split('\n').flatMap((line) => {
      try {
        return [parseLive(line, name)];
      } catch {
        // A line that a dying process left half written tells nothing.
        return [];
      }
    });
    return lines.reverse();
  }

  /** Throws `ReleaseFault` unless every file of a release is there, byte for byte. */
  async verify(name: string, version: string): Promise<Release> {
    const release = await this.release(name, version);
    for (const [file, integrity] of Object.entries(release.stored)) {
      const bytes = await this.read(name, version, file).catch(() => undefined);
      if (!bytes) throw new ReleaseFault(`The release ${version} of ${name} lacks ${file}.`);
      if (integrityOf(bytes) !== integrity) throw new ReleaseFault(`${file} of the release ${version} of ${name} has changed.`);
    }
    return release;
  }

  /** Removes releases that no open page can need any more, and what dead processes left half written. */
  async sweep(name: string, now: Date): Promise<void> {
    const live = await this.live(name);
    const old = (await this.#byAge(name)).slice(KEEP_COUNT).filter(({ age }) => age(now) > KEEP_MS);
    for (const { version } of old) {
      if (version !== live?.version) await this.#remove(join(this.folder, name), version);
    }
    const entries = await readdir(join(this.folder, name));
    for (const entry of entries.filter((candidate) => candidate.startsWith('.'))) {
      const { mtimeMs } = await stat(join(this.folder, name, entry)).catch(() => ({ mtimeMs: now.getTime() }));
      if (now.getTime() - mtimeMs > KEEP_MS) await rm(join(this.folder, name, entry), { recursive: true, force: true });
    }
  }

  /** Moves a finished folder to its place. Whoever does the same at the same moment brings the same files, so that the first one counts. */
  async #takePlace(name: string, version: string, finished: string): Promise<void> {
    const place = this.folderOf(name, version);
    const move = () => rename(finished, place);
    await move().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      if (await this.#wholeRelease(name, version)) return;
      await this.#remove(dirname(place), version);
      await move();
    });
    await syncFolder(dirname(place));
  }

  async #remove(folder: string, version: string): Promise<void> {
    const aside = join(folder, `.${version}-gone-${randomUUID()}`);
    await rename(join(folder, version), aside);
    await rm(aside, { recursive: true, force: true });
  }

  async #wholeRelease(name: string, version: string): Promise<Release | undefined> {
    return this.verify(name, version).catch((error: unknown) => {
      if (error instanceof ReleaseFault) return undefined;
      throw error;
    });
  }

  async #byAge(name: string) {
    const entries = await readdir(join(this.folder, name)).catch(() => []);
    const found = await Promise.all(
      entries
        .filter((entry) => VERSION.test(entry))
        .map(async (version) => ({ version, at: (await stat(this.folderOf(name, version))).mtimeMs })),
    );
    return found.toSorted((a, b) => b.at - a.at).map(({ version, at }) => ({ version, age: (now: Date) => now.getTime() - at }));
  }
}

async function hashes(folder: string): Promise<Record<string, string>> {
  const files = (await filesBelow(folder)).filter((file) => file !== 'release.json');
  const pairs = await Promise.all(files.map(async (file) => [file, integrityOf(await readFile(join(folder, file)))] as const));
  return Object.fromEntries(pairs);
}
