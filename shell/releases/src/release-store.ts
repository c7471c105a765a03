import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODULE_NAME, type ModuleDescription, parseDescription, ReleaseFault, VERSION } from './description.ts';
import type { OnWait } from './exclusive.ts';
import { filesBelow, integrityOf, textOf } from './files.ts';
import { type Change, type Live, type Origin, parseHistory, parseLive, parseRelease, type Release } from './release.ts';
import type { Storage } from './storage.ts';

/** Releases of a module that stay for open pages, besides those of `KEEP_MS`. */
const KEEP_COUNT = 20;
/** A release stays at least 30 days. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1_000;
const KEEP_CHANGES = 500;
const AT_ONCE = 8;

/**
 * All releases of shell and modules:
 *
 *     <name>/<version>/           the files of one release, never changed, and `release.json`, which is written last
 *     <name>/live.json            which version is live, and which one some visitors try; replaced in one step
 *     <name>/history.jsonl        what was done, a line each
 *     <name>/tokens.json          who may release it from elsewhere
 *     addresses.json              which module owns which addresses
 */
export class ReleaseStore {
  readonly #storage: Storage;
  /** Called with a sentence when a change has to wait. */
  onWait: OnWait = () => {};

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get place(): string {
    return this.#storage.place;
  }

  /** Serialises changes of what is live, for all modules and processes. */
  inTurn<T>(run: () => Promise<T>): Promise<T> {
    return this.#storage.exclusive('releasing', run, this.onWait);
  }

  /** The store's clock, as those of releasing machines may differ. */
  async time(): Promise<Date> {
    await this.#storage.write('clock', Buffer.from(''));
    return (await this.#storage.writtenAt('clock')) ?? new Date();
  }

  async names(): Promise<string[]> {
    return (await this.#storage.folders('')).filter((name) => MODULE_NAME.test(name));
  }

  /** Changes with the live release and its canary; undefined if there is none. */
  liveMark(name: string): Promise<string | undefined> {
    return this.#storage.mark(`${name}/live.json`);
  }

  /** Undefined if there is none. Throws `ReleaseFault` if unreadable. */
  async live(name: string): Promise<Live | undefined> {
    const bytes = await this.#storage.read(`${name}/live.json`);
    return bytes && parseLive(bytes.toString('utf8'), name);
  }

  /** Throws `ReleaseFault` if missing or broken. */
  async release(name: string, version: string): Promise<Release> {
    const bytes = VERSION.test(version) ? await this.#storage.read(`${name}/${version}/release.json`) : undefined;
    if (bytes === undefined) throw new ReleaseFault(`There is no release ${version} of ${name}.`);
    return parseRelease(bytes.toString('utf8'), name);
  }

  async versions(name: string): Promise<string[]> {
    return (await this.#inOrder(name)).map(({ version }) => version);
  }

  /** Throws if there is none. */
  async read(name: string, version: string, file: string): Promise<Buffer> {
    const bytes = await this.#storage.read(`${name}/${version}/${file}`);
    if (!bytes) throw new ReleaseFault(`The release ${version} of ${name} lacks ${file}.`);
    return bytes;
  }

  /** Stores a finished build; twice is once. @throws ReleaseFault, leaving nothing, if a file is missing or differs. */
  async put(name: string, build: string, origin: Origin): Promise<Release> {
    const description = parseDescription((await textOf(join(build, 'module.json'))) ?? '', name);
    return this.#storage.exclusive(`${name}/put`, () => this.#put(description, build, origin), this.onWait);
  }

  async #put(description: ModuleDescription, build: string, origin: Origin): Promise<Release> {
    const { name, version } = description;
    const known = await this.verify(name, version).catch((error: unknown) => {
      if (error instanceof ReleaseFault) return undefined;
      throw error;
    });
    if (known) return known;

    const names = (await filesBelow(build)).filter((file) => belongsTo(description, file));
    const files = await inTurns(names, async (file) => [file, await readFile(join(build, file))] as const);
    const stored = Object.fromEntries(files.map(([file, bytes]) => [file, integrityOf(bytes)]));
    for (const [file, integrity] of Object.entries(description.files)) {
      if (stored[file] === undefined) throw new ReleaseFault(`The build of ${name} lacks ${file}.`);
      if (stored[file] !== integrity) throw new ReleaseFault(`${file} of ${name} is not what its description says.`);
    }
    const damaged = await this.#storage.read(`${name}/${version}/release.json`);
    const [last] = await this.#inOrder(name);
    const release: Release = { ...description, origin, stored, number: (last?.number ?? 0) + 1 };
    const at = `${name}/${version}`;
    try {
      await inTurns(files, ([file, bytes]) => this.#storage.write(`${at}/${file}`, bytes));
      await this.#storage.write(`${at}/release.json`, Buffer.from(JSON.stringify(release, null, 2)));
    } catch (error) {
      // A damaged former release may be the live one.
      if (!damaged) await this.#storage.removeFolder(at).catch(() => undefined);
      throw error;
    }
    return release;
  }

  /** Makes a release just stored or verified live, atomically. Ends a canary, whose comparison is gone. */
  async makeLive(name: string, live: Omit<Live, 'canary'>, how: Change['how'] = live.how): Promise<void> {
    await this.#storage.update(`${name}/live.json`, () => JSON.stringify(live));
    await this.note(name, { version: live.version, since: live.since, by: live.by, how });
  }

  /** Changes the live state unless `change` throws. It gets undefined if nothing is live or readable. */
  async changeLive(name: string, change: (live: Live | undefined) => Live): Promise<void> {
    await this.#storage.update(`${name}/live.json`, (text) =>
      JSON.stringify(change(text === undefined ? undefined : parseLive(text, name))),
    );
  }

  note(name: string, change: Change): Promise<void> {
    return this.#storage.update(
      `${name}/history.jsonl`,
      (text = '') => `${[...text.split('\n').filter(Boolean), JSON.stringify(change)].slice(-KEEP_CHANGES).join('\n')}\n`,
    );
  }

  async history(name: string): Promise<Change[]> {
    return parseHistory((await this.#storage.read(`${name}/history.jsonl`))?.toString('utf8') ?? '');
  }

  /** Throws `ReleaseFault` unless every file is there, byte for byte. */
  async verify(name: string, version: string): Promise<Release> {
    const release = await this.release(name, version);
    await inTurns(Object.entries(release.stored), async ([file, integrity]) => {
      const bytes = await this.read(name, version, file);
      if (integrityOf(bytes) !== integrity) throw new ReleaseFault(`${file} of the release ${version} of ${name} has changed.`);
    });
    return release;
  }

  /** Removes releases that no open page can need, and incomplete writes of dead processes. */
  async sweep(name: string): Promise<void> {
    const live = await this.live(name);
    const before = new Date((await this.time()).getTime() - KEEP_MS);
    const old = (await this.#inOrder(name)).slice(KEEP_COUNT).filter(({ at }) => at < before);
    for (const { version } of old) {
      if (version !== live?.version && version !== live?.canary?.version) await this.#storage.removeFolder(`${name}/${version}`);
    }
    for (const folder of ['', name]) await this.#storage.tidy(folder, before);
  }

  /** A text file beside the releases; undefined if there is none. */
  async readText(path: string): Promise<string | undefined> {
    return (await this.#storage.read(path))?.toString('utf8');
  }

  updateText(path: string, change: (text: string | undefined) => string): Promise<void> {
    return this.#storage.update(path, change);
  }

  /** A secret of all replicas, created on first use. */
  async key(): Promise<string> {
    let key = '';
    await this.#storage.update('signing-key', (text) => {
      key = text ?? randomBytes(32).toString('base64url');
      return key;
    });
    return key;
  }

  /** Newest first, by number; releases of a former store have none and are ordered by files. */
  async #inOrder(name: string): Promise<{ version: string; at: Date; number: number }[]> {
    const versions = (await this.#storage.folders(name)).filter((entry) => VERSION.test(entry));
    const found = await inTurns(versions, async (version) => ({
      version,
      at: await this.#storage.writtenAt(`${name}/${version}/release.json`),
      number: (await this.release(name, version).catch(() => undefined))?.number ?? 0,
    }));
    return found
      .flatMap(({ at, ...each }) => (at ? [{ ...each, at }] : []))
      .toSorted((a, b) => b.number - a.number || b.at.getTime() - a.at.getTime());
  }
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  }
  return results;
}

/** A page's template, never served as a file. */
const TEMPLATE = 'index.html';

/** A release's hashed files, template and compressed copies: nothing without a hash is ever served. */
function belongsTo({ files }: ModuleDescription, file: string): boolean {
  const unpacked = file.replace(/\.(?:br|gz)$/, '');
  return Object.hasOwn(files, unpacked) || unpacked === TEMPLATE;
}
