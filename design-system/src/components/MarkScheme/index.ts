export { type MarkLine, MarkScheme, type MarkSchemeProps } from './MarkScheme.tsx';
