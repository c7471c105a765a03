import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Fault } from '../processes/fault.ts';
import { installedProgram, ROOT, runOrFail } from '../processes/programs.ts';

/** Files of a checkout that a command writes or adds to: collected first and written at the end, so that a fault leaves nothing behind. */
export class Changes {
  readonly root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** The files that will have changed, as paths from the checkout's folder. */
  get files(): string[] {
    return [...this.#texts.keys()];
  }

  has(file: string): boolean {
    return this.#texts.has(file) || existsSync(join(this.root, file));
  }

  /** @throws Fault if there is no such file. */
  async read(file: string): Promise<string> {
    const text = this.#texts.get(file);
    if (text !== undefined) return text;
    if (!this.has(file)) throw new Fault(`There is no ${file}.`);
    return readFile(join(this.root, file), 'utf8');
  }

  /** @throws Fault where there is such a file. */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Fault(`${file} is there already: choose another name.`);
    this.#texts.set(file, text);
  }

  /**
   * Puts lines into a file before what matches `before`, the first after `from`.
   * @throws Fault where there is nothing of the kind.
   */
  async insert(file: string, lines: string, { before, from = /^/ }: { before: RegExp; from?: RegExp }): Promise<void> {
    const text = await this.read(file);
    const start = text.search(from);
    const distance = start === -1 ? -1 : text.slice(start).search(before);
    if (distance === -1) throw new Fault(`${file} has another shape than expected: nothing was written.`);
    this.#texts.set(file, text.slice(0, start + distance) + lines + text.slice(start + distance));
  }

  /** Adds an import; the formatter puts it in its place. */
  async addImport(file: string, line: string): Promise<void> {
    const text = await this.read(file);
    const after = text.startsWith('/**') ? text.indexOf('*/') + 3 : 0;
    this.#texts.set(file, `${text.slice(0, after)}${line}\n${text.slice(after)}`);
  }

  /** Adds a last line. */
  async append(file: string, line: string): Promise<void> {
    this.#texts.set(file, `${await this.read(file)}${line}\n`);
  }

  /** Writes all files and lets the formatter sort and break what was put in. */
  async write(): Promise<void> {
    for (const [file, text] of this.#texts) {
      await mkdir(dirname(join(this.root, file)), { recursive: true });
      await writeFile(join(this.root, file), text);
    }
    const options = ['check', '--write', '--vcs-enabled=false', `--config-path=${ROOT}`, ...this.files];
    await runOrFail({ ...installedProgram('Formatter', 'biome', options), directory: this.root });
  }
}
