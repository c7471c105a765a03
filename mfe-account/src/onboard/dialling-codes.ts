import { countries, type TCountryCode } from 'countries-list';

/** A country with its first dialling code, as digits, and its two-letter ISO 3166 code. */
export interface Country {
  country: string;
  code: string;
  iso: string;
}

/** All countries that have a telephone code, by name. */
export const COUNTRIES: readonly Country[] = (Object.keys(countries) as TCountryCode[])
  .flatMap((iso) => {
    const { name, phone } = countries[iso];
    return phone[0] ? [{ country: name, code: String(phone[0]), iso }] : [];
  })
  .toSorted((a, b) => a.country.localeCompare(b.country, 'en'));
