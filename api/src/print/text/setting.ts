import type { TypesetDiagram } from '@api/typesetting';
import type { LineBoxes } from '../printer.ts';

/** How the surrounding text and the document set a text. Lengths in points. */
export interface Setting {
  readonly boxes: LineBoxes;
  /** How wide the text may be. */
  readonly width: number;
  readonly size: number;
  /** Drawings that the text refers to. */
  readonly diagrams: readonly TypesetDiagram[];
}

/** The same, further in. */
export const indented = (setting: Setting, by: number): Setting => ({ ...setting, width: setting.width - by });
