import type { TypesetDiagram } from '@api/typesetting';
import type { LineBoxes } from '../printer.ts';

/** How the surrounding text and the document set a text. Lengths in points. */
export interface Setting {
  readonly boxes: LineBoxes;
  readonly width: number;
  readonly size: number;
  readonly diagrams: readonly TypesetDiagram[];
}

export const indented = (setting: Setting, by: number): Setting => ({ ...setting, width: setting.width - by });
