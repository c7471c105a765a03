import { describe, expect, test } from 'vitest';
import { type Formula, layFormula, UnsettableFormula } from './formula.ts';

const isFormula = (piece: Formula | { gap: number }): piece is Formula => 'marks' in piece;
async function displayed(tex: string): Promise<Formula> {
  const [formula] = (await layFormula(tex, true)).filter(isFormula);
  if (!formula) throw new Error(`Nothing was set for ${tex}`);
  return formula;
}

describe('a formula', () => {
  test('sits on its baseline', async () => {
    const [letter, fraction] = [await displayed('x'), await displayed('\\frac{1}{2}')];
    expect(letter.descent).toBeLessThan(0.05);
    expect(fraction.ascent).toBeGreaterThan(1);
    expect(fraction.descent).toBeGreaterThan(0.5);
    expect(fraction.marks.filter(({ kind }) => kind === 'polygon')).toHaveLength(1);
  });

  test('is drawn where it was measured', async () => {
    for (const tex of [
      'x^{2^2}',
      '\\sqrt[3]{\\frac{a}{b}}',
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
      '\\left\\{\\begin{array}{l}a\\\\b\\\\c\\\\d\\\\e\\end{array}\\right.',
    ]) {
      const { marks, width, ascent, descent } = await displayed(tex);
      for (const { at } of marks) {
        expect(at[4], tex).toBeGreaterThanOrEqual(-1);
        expect(at[4], tex).toBeLessThanOrEqual(width * 1_000 + 1);
        expect(at[5], tex).toBeGreaterThan(-descent * 1_000 - 1_000);
        expect(at[5], tex).toBeLessThan(ascent * 1_000 + 1);
        expect(at[3], tex).toBeGreaterThan(0);
      }
    }
  });

  test('may break before its relations and signs in a line, and nowhere when displayed', async () => {
    const pieces = await layFormula('a = b + c', false);
    expect(pieces.map((piece) => (isFormula(piece) ? piece.text : 'gap'))).toEqual(['a', 'gap', '=b', 'gap', '+c']);
    expect(await layFormula('a = b + c', true)).toHaveLength(1);
  });

  test('knows its characters', async () => {
    expect((await displayed('\\frac{\\alpha^2}{3} \\leq \\sin x')).text).toBe('α23≤sinx');
  });

  test('sets chemistry', async () => {
    expect((await displayed('\\ce{2H2 + O2 -> 2H2O}')).text).toBe('2H2+O2⟶2H2O');
    expect((await displayed('\\ce{N2 + 3H2 <=> 2NH3}')).text).toContain('⇌');
    expect((await displayed('\\ce{A ->[\\Delta] B}')).text).toContain('Δ');
  });

  test('that cannot be read says so', async () => {
    await expect(layFormula('\\frac{1', true)).rejects.toThrow(UnsettableFormula);
    await expect(layFormula('\\undefinedmacro', false)).rejects.toThrow(UnsettableFormula);
  });

  test('cannot run away', async () => {
    await expect(layFormula('\\def\\a{\\b\\b}\\def\\b{\\a\\a}\\a', false)).rejects.toThrow(UnsettableFormula);
  });
});
