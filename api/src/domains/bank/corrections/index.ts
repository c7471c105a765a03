export { applyCorrections, composeCorrectedMail, MARKS_CORRECTED_MAIL } from './apply-corrections.ts';
export { correctionRoutes } from './corrections.routes.ts';
export { makeCorrection, previewCorrection } from './make-correction.ts';
