import { countries } from 'countries-list';
import { expect, it } from 'vitest';
import { COUNTRIES, presentName } from './dialling-codes.ts';

const codesOf = (iso: string) => COUNTRIES.find((country) => country.iso === iso)?.codes;

it('has about 240 countries by name, each once, with dialling codes of one to four digits', () => {
  expect(COUNTRIES.length).toBeGreaterThan(235);
  expect(new Set(COUNTRIES.map(({ country }) => country)).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.filter(({ codes }) => codes.length === 0 || codes.some((code) => !/^[1-9]\d{0,3}$/.test(code)))).toEqual([]);
});

it('differs from the library of countries only where that names codes that are not dialled, or leaves a code out', () => {
  const library = Object.entries(countries).filter(([, { phone }]) => phone.length > 0);
  expect(COUNTRIES.map(({ iso }) => iso).toSorted()).toEqual(library.map(([iso]) => iso).toSorted());
  const differing = library.filter(([iso, { phone }]) => codesOf(iso)?.join() !== phone.join());
  expect(differing.map(([iso]) => iso).toSorted()).toEqual(['BQ', 'JM', 'SJ', 'VA', 'XK']);
  const renamed = library.filter(([iso, { name }]) => COUNTRIES.find((one) => one.iso === iso)?.country !== name);
  expect(renamed.filter(([iso, { name }]) => COUNTRIES.find((one) => one.iso === iso)?.country !== presentName(name))).toEqual(
    [],
  );
});

it('knows what a country dials today, all of it', () => {
  expect(['XK', 'VA', 'SJ', 'BQ', 'DO', 'PR', 'IN'].map(codesOf)).toEqual([
    ['383'],
    ['39'],
    ['47'],
    ['599'],
    ['1809', '1829', '1849'],
    ['1787', '1939'],
    ['91'],
  ]);
});

it('writes names with their accents, in their place in the alphabet, and knows the former ones', () => {
  const names = COUNTRIES.map(({ country }) => country);
  const accented = ['Åland', 'Côte d’Ivoire', 'Curaçao', 'Réunion', 'Saint Barthélemy', 'São Tomé and Príncipe', 'Türkiye'];
  expect(accented.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.indexOf('Côte d’Ivoire')).toBeLessThan(names.indexOf('Croatia'));
  expect(['Ivory Coast', 'Curacao', 'Norway', ''].map(presentName)).toEqual(['Côte d’Ivoire', 'Curaçao', 'Norway', '']);
});
