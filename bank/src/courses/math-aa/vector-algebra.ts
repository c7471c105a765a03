import { columnVector, signedTerm, term } from '../../tex.ts';
import { raw } from './writing.ts';

/** Vectors in space: products, and lines and planes as they are printed. */

/** A vector in space by its components. */
export type Vector = readonly [number, number, number];

/** The scalar product. */
export const dot = (u: Vector, v: Vector) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];

/** `u + kv`. */
export const add = (u: Vector, v: Vector, k = 1): Vector => [u[0] + k * v[0], u[1] + k * v[1], u[2] + k * v[2]];

/** The vector product. */
export const cross = (u: Vector, v: Vector): Vector => [
  u[1] * v[2] - u[2] * v[1],
  u[2] * v[0] - u[0] * v[2],
  u[0] * v[1] - u[1] * v[0],
];

/** The length of a vector. */
export const size = (u: Vector) => Math.hypot(...u);

/** The square of the length, whole for whole components. */
export const squared = (u: Vector) => dot(u, u);

/** A vector equation of the line through `a` in the direction `b`, as TeX. */
export const line = (a: Vector, b: Vector, name = raw`\lambda`) =>
  raw`\mathbf{r} = ${columnVector(...a)} + ${name}${columnVector(...b)}`;

/** The Cartesian equation of the plane with normal `n`, terms with zero left out, as TeX. */
export const plane = (n: Vector, d: number) => {
  const terms = n.map((k, i) => [k, 'xyz'[i] ?? ''] as const).filter(([k]) => k !== 0);
  return `${terms.map(([k, name], i) => (i === 0 ? term(k, name) : signedTerm(k, name))).join('')} = ${d}`;
};

/** `2 + 3\lambda` with the zero terms left out. */
export const linear = (constant: number, slope: number, name = raw`\lambda`) =>
  slope === 0 ? `${constant}` : constant === 0 ? term(slope, name) : `${constant}${signedTerm(slope, name)}`;

/** Components of a vector product, cleared of minus zero. */
export const tidy = (u: Vector): Vector => [u[0] + 0, u[1] + 0, u[2] + 0];
