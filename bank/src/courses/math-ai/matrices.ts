/** Small matrices: the few operations that questions and their checks need, and their TeX. */

export type Matrix = readonly (readonly number[])[];

/** An entry, which must be there. */
export function entry(matrix: Matrix, row: number, column: number): number {
  const value = matrix[row]?.[column];
  if (value === undefined) throw new RangeError(`No entry ${row}, ${column}`);
  return value;
}

/** The product of two matrices of fitting orders. */
export function multiply(a: Matrix, b: Matrix): number[][] {
  const columns = b[0]?.length ?? 0;
  return a.map((row) =>
    Array.from({ length: columns }, (_, column) => row.reduce((sum, value, k) => sum + value * entry(b, k, column), 0)),
  );
}

/** A square matrix to a whole power, by repeated multiplication. */
export function power(matrix: Matrix, exponent: number): number[][] {
  let result: number[][] = matrix.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
  for (let i = 0; i < exponent; i++) result = multiply(result, matrix);
  return result;
}

/** The determinant of a 2 x 2 matrix. */
export const determinant2 = (m: Matrix): number => entry(m, 0, 0) * entry(m, 1, 1) - entry(m, 0, 1) * entry(m, 1, 0);

/** The solution of a square system by Gaussian elimination with pivoting. */
export function solveSystem(matrix: Matrix, right: readonly number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (let column = 0; column < n; column++) {
    const pivot = rows.findIndex((row, i) => i >= column && Math.abs(row[column] as number) > 1e-12);
    if (pivot < 0) throw new RangeError('The system has no unique solution');
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const head = rows[column] as number[];
    for (let i = 0; i < n; i++) {
      if (i === column) continue;
      const factor = entry(rows, i, column) / entry(rows, column, column);
      rows[i] = (rows[i] as number[]).map((value, j) => value - factor * (head[j] as number));
    }
  }
  return rows.map((row, i) => (row[n] as number) / entry(rows, i, i));
}

/** A matrix in TeX. */
export function matrixTex(rows: readonly (readonly (number | string)[])[]): string {
  return `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;
}
