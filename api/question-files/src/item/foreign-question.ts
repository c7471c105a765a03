import type { ExchangePlace } from '../exchange-format.ts';
import type { TextReader } from '../texts/html-to-markdown.ts';

export interface ForeignChoice {
  /** Markdown, one line. */
  readonly text: string;
  /** Share of the field's marks, 1 is all; negative shares deduct marks. */
  readonly share: number;
  readonly feedback: string;
}

export interface ForeignNumber {
  /** Null if it cannot be read. */
  readonly value: number | null;
  /** As the file has it, where the value cannot be read. */
  readonly written?: string;
  readonly tolerance: number;
  readonly share: number;
}

/** An answer in words. `wild`: with Moodle's star as a wildcard. */
export interface ForeignWords {
  readonly text: string;
  readonly share: number;
  readonly wild?: boolean;
}

export type ForeignField =
  | { readonly kind: 'choice'; readonly choices: readonly ForeignChoice[]; readonly several: boolean; readonly weight?: number }
  | {
      readonly kind: 'number';
      readonly numbers: readonly ForeignNumber[];
      readonly unit?: string;
      readonly unitAsked?: boolean;
      readonly otherUnits?: readonly { unit: string; factor: number }[];
      readonly weight?: number;
    }
  | { readonly kind: 'words'; readonly answers: readonly ForeignWords[]; readonly weight?: number }
  /** Things in their right order. */
  | { readonly kind: 'order'; readonly sequence: readonly string[]; readonly weight?: number }
  /** Written freely; `model` is what a good answer says. */
  | { readonly kind: 'essay'; readonly model?: string; readonly weight?: number };

/**
 * A question as another system's file has it, its texts already in our Markdown; fields within `text` are marks in it.
 */
export interface ForeignQuestion {
  readonly place: ExchangePlace;
  readonly id: string;
  readonly category: readonly string[];
  readonly text: string;
  readonly fields: readonly ForeignField[];
  readonly marks: number | null;
  readonly hints: readonly string[];
  readonly solution: string;
  /** The answer as the file states it; else derived from the fields. */
  readonly answer: string;
  readonly markScheme: string;
  readonly tags: readonly string[];
  /** Has collected pictures, drawings and whatever we cannot store. */
  readonly texts: TextReader;
}

/** Whether an answer contains a wildcard star; an escaped star is literal. */
export const hasWildcard = (answer: string): boolean => answer.trim() !== '*' && /(?<!\\)\*/.test(answer);
