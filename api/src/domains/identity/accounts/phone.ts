import { PHONE_FAULT, PHONE_PATTERN } from '@api/contract';
import { COUNTRIES, presentName } from '@api/contract/dialling-codes';
import { invalidInput } from '../../../errors.ts';

/** National numbers have ten digits at most in most countries: one this much longer begins with the country's code. */
const LONGEST_NATIONAL = 10;

/** A number typed without a plus, in international form; unchanged if the country is unknown. */
function fromAbroad(number: string, country: string | null): string {
  if (number.startsWith('00')) return `+${number.slice(2).trim()}`;
  const [code] = COUNTRIES.find((one) => one.country === presentName(country ?? ''))?.codes ?? [];
  if (code === undefined) return number;
  const digits = number.replaceAll(' ', '');
  if (code.startsWith('1')) {
    // The North American plan: ten digits with the area's, of which a country may have several.
    const [, national] = /^1?(\d{10})$/.exec(digits) ?? [];
    return national === undefined ? number : `+1 ${national}`;
  }
  if (digits.startsWith(code) && digits.length >= code.length + LONGEST_NATIONAL) return `+${number}`;
  // The zero that is dialled within a country only; Italy's belongs to the number.
  return `+${code} ${code === '39' ? number : number.replace(/^0 ?/, '')}`;
}

/**
 * The telephone number of a profile as it is stored; null where it was left empty. One without a plus gets the code of the account's
 * country. Throws 422 about `phone` where that is not known, or the number is none.
 */
export function phoneOf(typed: string | null, country: string | null): string | null {
  if (!typed) return null;
  const number = typed
    .replace('(0)', ' ')
    .replace(/[().\s-]+/g, ' ')
    .trim();
  const phone = number.startsWith('+') ? number : fromAbroad(number, country);
  if (!PHONE_PATTERN.test(phone)) throw invalidInput([{ path: 'phone', message: PHONE_FAULT }]);
  return phone;
}
