import { countries, type TCountryCode } from 'countries-list';

/** A country with its dialling codes, as digits, the usual one first, and its two-letter ISO 3166 code. */
export interface Country {
  country: string;
  codes: readonly string[];
  iso: string;
}

/**
 * Where the library names codes that are not dialled any more, or not yet, adds digits of local numbers, or leaves a code out.
 * ITU-T E.164, list of assigned country codes.
 */
const CORRECTED: Partial<Record<TCountryCode, readonly string[]>> = {
  BQ: ['599'],
  JM: ['1876', '1658'],
  SJ: ['47'],
  VA: ['39'],
  XK: ['383'],
};

/** Names that the library writes without their accents, or not as the country asks to be called. Unicode CLDR, English. */
const NAMED: Partial<Record<TCountryCode, string>> = {
  AX: 'Åland',
  BL: 'Saint Barthélemy',
  CI: 'Côte d’Ivoire',
  CW: 'Curaçao',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
};

/** The name of today of a country that an account may still have by a former one. */
export function presentName(country: string): string {
  const iso = (Object.keys(NAMED) as TCountryCode[]).find((code) => countries[code].name === country);
  return (iso && NAMED[iso]) ?? country;
}

/** All countries that have a telephone code, by name. */
export const COUNTRIES: readonly Country[] = (Object.keys(countries) as TCountryCode[])
  .map((iso) => ({ country: NAMED[iso] ?? countries[iso].name, codes: CORRECTED[iso] ?? countries[iso].phone.map(String), iso }))
  .filter(({ codes }) => codes.length > 0)
  .toSorted((a, b) => a.country.localeCompare(b.country, 'en'));
