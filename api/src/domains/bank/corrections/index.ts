export { applyCorrections } from './apply-corrections.ts';
export { composeCorrectedMail, MARKS_CORRECTED_MAIL } from './corrected-mail.ts';
export { correctionRoutes } from './corrections.routes.ts';
export { makeCorrection } from './make-correction.ts';
export { previewCorrection } from './preview-correction.ts';
