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
/** [text, ground]. */
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

  it.each(GROUNDS)('the line of controls and the focus ring contrast with %s at 3:1 or more', (ground) => {
    // A field's line is seen against what surrounds it.
    expect(contrast(color('control-line'), color(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(color('accent'), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

/** One colour over another with an opacity. */
const blend = (over: string, ground: string, opacity: number) =>
  `#${[1, 3, 5]
    .map((at) => [over, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number])
    .map(([front, back]) =>
      Math.round(front * opacity + back * (1 - opacity))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

describe.each(themes)('a skeleton in the %s theme', (_, values) => {
  const color = (name: string) => values.get(`color-${name}`) ?? '';

  it.each(['paper', 'surface'])('can be seen on %s at the faintest of its breath, and never competes with text', (ground) => {
    const [faint, full] = [0.7, 1].map((opacity) =>
      contrast(blend(color('skeleton'), color(ground), opacity), color(ground)),
    ) as [number, number];
    expect(faint).toBeGreaterThanOrEqual(1.2);
    expect(full).toBeLessThanOrEqual(1.5);
  });
});

it('knows black on white and the formula’s own example', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
