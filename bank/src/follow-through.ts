import type { AnswerKeySource } from '@api/contract';

type Follows = NonNullable<Extract<AnswerKeySource, { kind: 'number' }>['follows']>;

/**
 * Parts whose number follows from an earlier part by one formula in all variants, by the key of their template, which a copy of it for
 * another course shares: docs/answer-keys.md. Letters are the names of the earlier parts, or those that the question gives their quantities.
 */
export const FOLLOW_THROUGH: Readonly<Record<string, Readonly<Record<string, Follows>>>> = {
  'aa-two-draws-tree': { d: { value: 'b/(2c)', from: { b: 'b', c: 'c' } } },
  'aa-hl-limit-with-parameter': { c: { value: 'b', from: { b: 'b' } } },
  'ai-ship-bearings': { d: { value: 'c + 180', from: { c: 'c' } } },
  'ai-spinner-fair-game': { c: { value: 'b', from: { b: 'b' } } },
  'ai-separable-tank-draining': { e: { value: 't(1 - 1/sqrt(2))', from: { t: 'd' } } },
  'physics-a1-tram-velocity-time-graph': { d: { value: 'v/a', from: { v: 'c', a: 'a' } } },
  'physics-b3-sealed-container': { b: { value: '6.02*10^23 n', from: { n: 'a' } } },
  'physics-d4-turning-coil': { c: { value: 'V/sqrt(2)', from: { V: 'b' } } },
  'physics-e2-de-broglie-electron': { b: { value: '6.63*10^(-34)/p', from: { p: 'a' } } },
  'chem-convergence-limit': { c: { value: '6.63*10^(-34)*6.02*10^23 f/1000', from: { f: 'b' } } },
  'chem-rate-from-graph': { c: { value: 'r/22700', from: { r: 'b' } } },
  'chem-arrhenius-plot': { b: { value: '-8.31m/1000', from: { m: 'a' } } },
};
