export { Typeset, type TypesetProps } from './Typeset.tsx';
