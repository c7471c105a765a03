export { breakpoints, media } from './breakpoints.ts';
export { token } from './token.ts';
