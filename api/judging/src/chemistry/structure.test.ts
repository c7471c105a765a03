import { expect, test } from 'vitest';
import { structureOf } from './structure.ts';

test.each([
  ['HOOC(CH2)4COOH', ['HO2C(CH2)4CO2H', 'HOOCCH2CH2CH2CH2COOH', 'COOH(CH2)4COOH', 'HOOC-(CH2)4-COOH']],
  ['CH3COOCH2CH3', ['CH3CO2CH2CH3', 'CH3COOC2H5', 'C2H5OCOCH3', 'CH3CH2OOCCH3', 'CH3-CO-O-CH2-CH3']],
  ['CH3CH(OH)CH3', ['CH3CHOHCH3', '(CH3)2CHOH', 'HOCH(CH3)2']],
  ['CH3CH2CHO', ['C2H5CHO', 'OHCCH2CH3']],
  ['CH2=CHCl', ['CHCl=CH2', 'H2C=CHCl', 'ClCH=CH2']],
  ['(CH3)3COH', ['CH3C(CH3)(OH)CH3', 'HOC(CH3)3', '(CH3)2C(OH)CH3']],
  ['CH3CH2OCH2CH3', ['(CH3CH2)2O', 'C2H5OC2H5']],
  ['HOCH2CH2OH', ['(CH2OH)2', 'CH2OHCH2OH']],
  ['CH3CCl3', ['Cl3CCH3', 'CCl3CH3']],
  ['(CH3COO)2Ca', ['Ca(CH3COO)2', 'Ca(OOCCH3)2']],
  ['H2N(CH2)6NH2', ['NH2(CH2)6NH2', 'H2N-CH2CH2CH2CH2CH2CH2-NH2']],
])('%s is written in several ways', (formula, others) => {
  const tree = structureOf(formula)?.tree;
  expect(tree).toBeDefined();
  expect(others.map((other) => [other, structureOf(other)?.tree])).toEqual(others.map((other) => [other, tree]));
});

test.each([
  ['CH3COOH', 'HCOOCH3'],
  ['CH3COOCH2CH3', 'CH3CH2COOCH3'],
  ['CH3CH2CH2OH', 'CH3CH(OH)CH3'],
  ['CH3CH2CHO', 'CH3COCH3'],
  ['CH2=CHCl', 'CH3CH2Cl'],
])('%s is not %s', (one, other) => expect(structureOf(one)?.tree).not.toBe(structureOf(other)?.tree));

test.each(['H2O', 'SO4^2-', 'C3H8O', 'CO2', 'CuSO4.5H2O', '[Ag(NH3)2]+'])('%s is no condensed structure', (formula) =>
  expect(structureOf(formula)).toBeNull(),
);
