export { BLUEPRINTS, type Blueprint, marksOf } from './blueprints.ts';
export { type Candidate, drawPaper, fits } from './drawing.ts';
