import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { darkTokens, lightTokens, type TokenValues } from './tokenSheet.ts';

const GROUNDS = ['paper', 'surface', 'sunken'];
const TEXT_ON_GROUNDS = [
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-hover',
  'red-pen',
  'easy',
  'medium',
  'hard',
  'attempted',
  'skipped',
];
/** Text on its own ground: [text, ground]. */
const TEXT_ON_OTHERS = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-red-pen', 'red-pen'],
  ['on-red-pen', 'red-pen-hover'],
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-2', 'accent-soft'],
  ['red-pen', 'red-pen-soft'],
  ['ink', 'red-pen-soft'],
  ['easy', 'easy-soft'],
  ['ink', 'easy-soft'],
  ['medium', 'medium-soft'],
  ['ink', 'medium-soft'],
  ['hard', 'hard-soft'],
  ['attempted', 'attempted-soft'],
  ['skipped', 'skipped-soft'],
  ['ink', 'highlighter'],
  ['scan-red', 'scan'],
  ['scan-accent', 'scan'],
] as const;

const themes: [string, TokenValues][] = [
  ['light', lightTokens],
  ['dark', darkTokens],
];

describe.each(themes)('in the %s theme', (_, values) => {
  const color = (name: string) => values.get(`color-${name}`) ?? '';
  const pairs = [...TEXT_ON_GROUNDS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)), ...TEXT_ON_OTHERS];

  it.each(pairs)('text in %s reads on %s at 4.5:1 or more', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('the line of controls and the focus ring stand out from %s at 3:1 or more', (ground) => {
    // A field's own ground is the surface; its line is seen against what is around it.
    expect(contrast(color('control-line'), color(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(color('accent'), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('knows black on white and the formula’s own example', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
