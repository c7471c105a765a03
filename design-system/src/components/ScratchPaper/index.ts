export { ScratchPaper, type ScratchPaperProps } from './ScratchPaper.tsx';
export type { DrawnStroke, PenColour } from './strokes.ts';
