export { KeptPaper } from './KeptPaper.tsx';
export { ScratchPaperDock } from './ScratchPaperDock.tsx';
