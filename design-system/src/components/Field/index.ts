export { controlStyles } from './controlStyles.ts';
export { Field, type FieldControl, type FieldProps } from './Field.tsx';
