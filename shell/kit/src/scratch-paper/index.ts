export { ScratchPaperDock } from './ScratchPaperDock.tsx';
export { StoredPaper } from './StoredPaper.tsx';
