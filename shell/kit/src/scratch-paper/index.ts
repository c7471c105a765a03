export { ScratchPaperDock } from './ScratchPaperDock.tsx';
