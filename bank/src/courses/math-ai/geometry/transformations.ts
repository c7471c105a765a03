import assert from 'node:assert/strict';
import { Diagram } from '../../../diagram.ts';
import { ALIKE } from '../../../forms.ts';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { columnVector } from '../../../tex.ts';
import type { Point } from '../figures.ts';
import { determinant2, matrixTex, multiply } from '../matrices.ts';
import { columns, exact, hl, labelled, prose, scheme } from '../writing.ts';
import { wholeTakenApart } from './second-forms.ts';

/** Topic 3. Transformations by matrices (higher level). */

const rotationAndStretch = defineTemplate({
  key: 'ai-rotation-then-stretch',
  calculatorAllowed: true,
  placements: [hl('3.9', 1)],
  variants: [
    {
      turn: 90,
      k: 2,
      corners: [
        [1, 1],
        [4, 1],
        [1, 3],
      ],
    },
    {
      turn: 180,
      k: 3,
      corners: [
        [1, 2],
        [3, 2],
        [2, 5],
      ],
    },
    {
      turn: 270,
      k: 2,
      corners: [
        [1, 0],
        [4, 2],
        [2, 4],
      ],
    },
    {
      turn: 90,
      k: 3,
      corners: [
        [0, 1],
        [3, 2],
        [1, 4],
      ],
    },
    {
      turn: 270,
      k: 3,
      corners: [
        [2, 1],
        [5, 1],
        [3, 3],
      ],
    },
    {
      turn: 180,
      k: 2,
      corners: [
        [1, 1],
        [5, 2],
        [2, 4],
      ],
    },
    {
      turn: 90,
      k: 4,
      corners: [
        [1, 1],
        [3, 0],
        [2, 3],
      ],
    },
    {
      turn: 270,
      k: 4,
      corners: [
        [1, 1],
        [2, 3],
        [4, 1],
      ],
    },
  ],
  solve: ({ turn, k, corners }) => {
    const [c, s] = { 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[turn] as [number, number];
    const rotation = [
      [c, s === 0 ? 0 : -s],
      [s, c],
    ];
    const whole = [rotation[0] as number[], (rotation[1] as number[]).map((value) => (value === 0 ? 0 : k * value))];
    const images = corners.map((corner) =>
      multiply(whole, [[corner[0] as number], [corner[1] as number]]).map((row) => row[0] as number),
    );
    const [p, q, r] = corners as unknown as [Point, Point, Point];
    const area = Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2;
    return { rotation, whole, images, area, imageArea: area * Math.abs(determinant2(whole)) };
  },
  write: ({ turn, k, corners }, { rotation, whole, images, area, imageArea }, index) => {
    if (index >= ALIKE)
      return wholeTakenApart({ turn, k, rotation, whole, corner: corners[1] as number[], image: images[1] as number[] });
    const reach = 6;
    const ticks = [-4, -2, 2, 4];
    const figure = new Diagram({ x: [-reach, reach], y: [-2, reach], equalScale: true, width: 380 })
      .axes({ xTicks: ticks, yTicks: [2, 4], grid: true })
      .polygon(corners as unknown as Point[], { shade: true });
    corners.forEach((corner, i) => {
      figure.label(corner as unknown as Point, 'PQR'.charAt(i), { math: true, dx: i === 1 ? 11 : -10, dy: i === 2 ? -5 : 13 });
    });
    const first = corners[0] as number[];
    return {
      text: prose`
        The triangle PQR has the vertices $P(${first.join(', ')})$, $Q(${(corners[1] as number[]).join(', ')})$ and $R(${(corners[2] as number[]).join(', ')})$. It is first rotated anticlockwise by $${turn}^\circ$ about the origin and then stretched by a factor of $${k}$ parallel to the
        $y$-axis (the $x$-axis stays fixed).

        ![](diagram:triangle)

        (a) Write down the matrix of the rotation. [1]

        (b) Find the matrix $\boldsymbol{T}$ of the whole transformation. [3]

        (c) Find the coordinates of the image of $P$. [2]

        (d) Calculate the area of triangle PQR, and hence the area of its image. [3]`,
      hint: 'The transformation that acts first is on the right of the product.',
      answer: prose`
        (a) $${matrixTex(rotation)}$

        (b) $${matrixTex(whole)}$

        (c) $(${(images[0] as number[]).join(', ')})$

        (d) $${area}$ and $${imageArea}$`,
      solution: prose`
        (a) The columns are the images of $(1, 0)$ and $(0, 1)$: with $\cos ${turn}^\circ = ${rotation[0]?.[0] as number}$ and $\sin ${turn}^\circ = ${rotation[1]?.[0] as number}$,
        $$\begin{pmatrix} \cos\theta & -\sin\theta \\ \sin\theta & \cos\theta \end{pmatrix} = ${matrixTex(rotation)}.$$

        (b) The stretch has the matrix $${matrixTex([
          [1, 0],
          [0, k],
        ])}$. It acts second, so it is on the left:
        $$\boldsymbol{T} = ${matrixTex([
          [1, 0],
          [0, k],
        ])}${matrixTex(rotation)} = ${matrixTex(whole)}.$$

        (c) $${matrixTex(whole)}${columnVector(...first)} = ${columnVector(...(images[0] as number[]))}$, so the image of $P$ is $(${(images[0] as number[]).join(', ')})$.

        (d) Triangle PQR has area $${area}$ (half of the determinant formed by $\overrightarrow{PQ}$ and $\overrightarrow{PR}$, without its sign). Areas are multiplied by $|\det \boldsymbol{T}| = ${Math.abs(determinant2(whole))}$, so the image has area
        $${Math.abs(determinant2(whole))} \times ${area} = ${imageArea}$.`,
      markScheme: scheme({
        a: [prose`A1 $${matrixTex(rotation)}$`],
        b: [
          prose`A1 $${matrixTex([
            [1, 0],
            [0, k],
          ])}$`,
          'M1 product with the stretch on the left',
          prose`A1 $${matrixTex(whole)}$`,
        ],
        c: ['(M1) product of their matrix and the position vector of $P$', prose`A1 $(${(images[0] as number[]).join(', ')})$`],
        d: [prose`A1 $${area}$`, prose`M1 multiplication by $|\det \boldsymbol{T}|$`, prose`A1 $${imageArea}$`],
      }),
      keys: [
        { kind: 'set', part: 'a', label: 'Entries, row by row', values: rotation.flat().map(String), ordered: true },
        ...columns('b', whole),
        { kind: 'coordinate', part: 'c', values: (images[0] as number[]).map(String) },
        labelled('Area of PQR', exact(area, 'd')),
        labelled('Area of its image', exact(imageArea, 'd'), [
          { slip: 'method', value: area * k * k, note: 'The lengths are stretched in one direction only.' },
        ]),
      ],
      diagrams: [
        {
          name: 'triangle',
          svg: figure.toSvg(),
          alt: `A grid with the shaded triangle P(${first.join(', ')}), Q(${(corners[1] as number[]).join(', ')}), R(${(corners[2] as number[]).join(', ')}).`,
        },
      ],
    };
  },
  check: ({ turn, k, corners }, { rotation, whole, images, area, imageArea }) => {
    // The columns of a matrix are the images of the unit points.
    [0, 90].forEach((start, column) => {
      const direction = ((start + turn) * Math.PI) / 180;
      const turned = [Math.cos(direction), Math.sin(direction)];
      turned.forEach((value, row) => {
        assertClose((rotation[row] as number[])[column] as number, value, 'the turned unit point', 1e-9);
        assertClose((whole[row] as number[])[column] as number, (row === 1 ? k : 1) * value, 'its stretched image', 1e-9);
      });
    });
    corners.forEach((corner, i) => {
      const [x, y] = corner as [number, number];
      const direction = Math.atan2(y, x) + (turn * Math.PI) / 180;
      const image = images[i] as number[];
      assertClose(image[0] as number, Math.hypot(x, y) * Math.cos(direction), 'x by turning the point', 1e-9);
      assertClose(image[1] as number, k * Math.hypot(x, y) * Math.sin(direction), 'y by turning the point', 1e-9);
    });
    const shoelace = (points: readonly (readonly number[])[]) =>
      Math.abs(
        points.reduce((sum, p, i) => {
          const q = points[(i + 1) % points.length] as number[];
          return sum + (p[0] as number) * (q[1] as number) - (q[0] as number) * (p[1] as number);
        }, 0),
      ) / 2;
    assertClose(shoelace(corners), area, 'the area');
    assertClose(shoelace(images), imageArea, 'the area of the image');
    assert.ok(area > 0.5);
  },
});

export const transformationsTemplates: readonly QuestionTemplate[] = [rotationAndStretch];
