/** Something in a file that keeps it from being read in. */
export interface ImportFault {
  /** Counted from 1. */
  line: number;
  /** As the record names it: `answer_keys.0.value`; empty for the line as a whole. */
  field: string;
  /** The fault, for the author of the file. */
  message: string;
}

/** How many are collected: enough to see what is wrong with a file, however long it is. */
const MOST_FAULTS = 200;
const MOST_SHOWN = 20;

/** A file that was not taken: nothing of it is stored. Its message names the first faults. */
export class ImportRefused extends Error {
  readonly faults: readonly ImportFault[];

  constructor(faults: readonly ImportFault[]) {
    const shown = faults
      .slice(0, MOST_SHOWN)
      .map(({ line, field, message }) => `line ${line}${field && ` ${field}`}: ${message}`);
    const rest = faults.length > MOST_SHOWN ? [`and ${faults.length - MOST_SHOWN} more`] : [];
    super([...shown, ...rest].join('\n'));
    this.name = 'ImportRefused';
    this.faults = faults;
  }
}

/** Receives the faults of a file. */
export interface Faults {
  /** @throws ImportRefused where reading on makes no sense. */
  add(...faults: readonly ImportFault[]): void;
  /** Whether the file is refused as a whole, so that the rest is read for its faults only. Where it is not, records with faults are left out. */
  readonly refused: boolean;
  /** @throws ImportRefused where the file is refused. */
  refuseAny(): void;
}

/** The faults found so far in a file that is taken whole or not at all. */
export class FaultList implements Faults {
  readonly #faults: ImportFault[] = [];

  /** @throws ImportRefused when it is full: no reader works through more. */
  add(...faults: readonly ImportFault[]): void {
    this.#faults.push(...faults);
    if (this.#faults.length >= MOST_FAULTS) this.refuseAny();
  }

  get refused(): boolean {
    return this.#faults.length > 0;
  }

  /** @throws ImportRefused when there is any, in the order of lines. */
  refuseAny(): void {
    if (this.refused) throw new ImportRefused(this.#faults.toSorted((a, b) => a.line - b.line));
  }
}
