export type Tool = 'select' | 'pen' | 'tick' | 'cross' | 'text' | 'mark' | 'eraser';

/** In the order of the toolbar, with keys. */
export const TOOLS: readonly { tool: Tool; label: string; key: string }[] = [
  { tool: 'select', label: 'Select and move', key: 'V' },
  { tool: 'pen', label: 'Pen', key: 'P' },
  { tool: 'tick', label: 'Tick', key: 'T' },
  { tool: 'cross', label: 'Cross', key: 'X' },
  { tool: 'text', label: 'Text', key: 'N' },
  { tool: 'mark', label: 'Mark', key: 'M' },
  { tool: 'eraser', label: 'Eraser', key: 'E' },
];

/** Fractions of the page's width. */
export const SIZE = { tick: 0.035, cross: 0.03, mark: 0.026, text: 0.02, textWidth: 0.32, pen: 0.004 } as const;
