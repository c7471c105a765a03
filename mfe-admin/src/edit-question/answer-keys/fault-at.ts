import { type FieldErrors, get } from 'react-hook-form';
import type { KeyedValues } from './question-keys.ts';

/** The error of the field at a dotted path, for lists of fields of several shapes. */
export function faultAt(errors: FieldErrors<KeyedValues>, path: string): string | undefined {
  return (get(errors, path) as { message?: string } | undefined)?.message;
}
