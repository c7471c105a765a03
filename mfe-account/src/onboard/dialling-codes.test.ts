import { expect, it } from 'vitest';
import { COUNTRIES } from './dialling-codes.ts';

const codesOf = (iso: string) => COUNTRIES.find((country) => country.iso === iso)?.codes;

it('has about 240 countries by name, each once, with dialling codes of one to four digits', () => {
  expect(COUNTRIES.length).toBeGreaterThan(235);
  expect(new Set(COUNTRIES.map(({ country }) => country)).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.filter(({ codes }) => codes.length === 0 || codes.some((code) => !/^[1-9]\d{0,3}$/.test(code)))).toEqual([]);
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
