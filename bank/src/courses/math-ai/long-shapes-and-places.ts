import assert from 'node:assert/strict';
import { DEGREE } from '../../angles.ts';
import { assertClose, bisect, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, point, signed, significant, term } from '../../tex.ts';
import { exact, labelled, money, near, prose, sl } from './writing.ts';

/** Questions as long as the last ones of paper 2 about shapes and places: a roof, a sprinkler, three stations. */

const pyramidRoof = defineTemplate({
  key: 'ai-section-b-pyramid-roof',
  calculatorAllowed: true,
  placements: [sl('3.1', 2, '3.2.2', '3.3', '1.6')],
  variants: [
    { building: 'A pavilion in a park', side: 6, height: 4, walls: 3.2, price: 38, waste: 8, away: 12 },
    { building: 'A bandstand', side: 8, height: 3, walls: 4.0, price: 45, waste: 10, away: 20 },
    { building: 'A church tower', side: 5, height: 9, walls: 21, price: 62, waste: 6, away: 35 },
    { building: 'A market hall', side: 14, height: 6, walls: 5.5, price: 29, waste: 12, away: 30 },
  ],
  solve: ({ side, height, walls, price, waste, away }) => {
    const slope = Math.hypot(height, side / 2);
    const edge = Math.hypot(slope, side / 2);
    const area = 2 * side * slope;
    return {
      ...{ slope, edge, angle: Math.atan2(height, side / 2) / DEGREE, area, cost: area * (1 + waste / 100) * price },
      ...{ volume: (side ** 2 * height) / 3, corner: (2 * Math.asin(side / 2 / edge)) / DEGREE },
      ...{
        elevation: Math.atan2(walls + height, away + side / 2) / DEGREE,
        edgeAngle: Math.atan2(height, side / Math.SQRT2) / DEGREE,
      },
    };
  },
  write: (
    { building, side, height, walls, price, waste, away },
    { slope, edge, angle, area, cost, volume, corner, elevation, edgeAngle },
  ) =>
    inParts({
      stem: prose`
        ${building} has a square base of side $${side}\text{ m}$, vertical walls $${walls.toFixed(1)}\text{ m}$ high and a roof in the shape of a square-based pyramid. The top T of the roof is $${height}\text{ m}$ above the centre of the square on which the roof rests.`,
      hint: 'Look for right-angled triangles inside the pyramid: one through the middle of a side, one through a corner.',
      parts: [
        {
          ask: 'Calculate the distance from T to the middle of a lower edge of the roof.',
          answer: prose`$${significant(slope)}\text{ m}$`,
          solution: prose`In the triangle of height and half a side: $\sqrt{${height}^{2} + ${side / 2}^{2}} = ${significant(slope)}\text{ m}$.`,
          marks: ['(M1) Pythagoras with half of the side', prose`A1 $${significant(slope)}\text{ m}$`],
          keys: [near(slope, undefined, 'm')],
        },
        {
          ask: 'Find the angle between a sloping face and the horizontal.',
          answer: prose`$${significant(angle)}^\circ$`,
          solution: prose`In the same triangle $\tan\theta = \dfrac{${height}}{${side / 2}}$, so $\theta = ${significant(angle)}^\circ$.`,
          marks: ['(M1) tangent in the triangle through the middle of a side', prose`A1 $${significant(angle)}^\circ$`],
          keys: [near(angle, undefined, '°')],
        },
        {
          ask: prose`Roof tiles cost $${price}$ euros for a square metre, and $${waste}\%$ more than the area has to be bought because of waste. Find the area of the four faces and the cost of the tiles, to the nearest euro.`,
          answer: prose`$${significant(area)}\text{ m}^{2}$; $${money(cost, 0)}$ euros`,
          solution: prose`$4 \times \frac{1}{2} \times ${side} \times ${significant(slope, 5)} = ${significant(area)}\text{ m}^{2}$. The tiles cost $${significant(area, 6)} \times ${Number((1 + waste / 100).toFixed(2))} \times ${price} = ${money(cost, 0)}$ euros.`,
          marks: [
            'M1 area of four triangles',
            prose`A1 $${significant(area)}\text{ m}^{2}$`,
            prose`M1 factor $${Number((1 + waste / 100).toFixed(2))}$`,
            prose`A1 $${money(cost, 0)}$ euros`,
          ],
          keys: [
            labelled('Area', { value: area, tolerance: 0.011 * area, unit: 'm²' }),
            labelled('Cost in euros', { value: cost, tolerance: 0.011 * cost }),
          ],
        },
        {
          ask: 'Find the volume under the roof, that is of the pyramid.',
          answer: prose`$${significant(volume)}\text{ m}^{3}$`,
          solution: prose`$\frac{1}{3} \times ${side}^{2} \times ${height} = ${significant(volume)}\text{ m}^{3}$.`,
          marks: ['(M1) a third of base times height', prose`A1 $${significant(volume)}\text{ m}^{3}$`],
          keys: [near(volume, undefined, 'm³')],
        },
        {
          ask: 'Find the length of a sloping edge, and the angle that it makes with the horizontal.',
          answer: prose`$${significant(edge)}\text{ m}$; $${significant(edgeAngle)}^\circ$`,
          solution: prose`From the middle of a side half a side leads to the corner: $\sqrt{${significant(slope, 5)}^{2} + ${side / 2}^{2}} = ${significant(edge)}\text{ m}$. Its height is $${height}\text{ m}$: $\sin\varphi = \dfrac{${height}}{${significant(edge, 5)}}$, so $\varphi = ${significant(edgeAngle)}^\circ$.`,
          marks: [
            '(M1) second use of Pythagoras',
            prose`A1 $${significant(edge)}\text{ m}$`,
            prose`A1 $${significant(edgeAngle)}^\circ$`,
          ],
          keys: [labelled('Length', near(edge, undefined, 'm')), labelled('Angle in degrees', near(edgeAngle))],
        },
        {
          ask: 'Use the cosine rule to find the angle at T between two neighbouring sloping edges.',
          answer: prose`$${significant(corner)}^\circ$`,
          solution: prose`$\cos\gamma = \dfrac{2 \times ${significant(edge, 5)}^{2} - ${side}^{2}}{2 \times ${significant(edge, 5)}^{2}}$, so $\gamma = ${significant(corner)}^\circ$.`,
          marks: ['M1 cosine rule in a face', 'A1 correct substitution', prose`A1 $${significant(corner)}^\circ$`],
          keys: [near(corner, undefined, '°')],
        },
        {
          ask: prose`From a point on level ground $${away}\text{ m}$ in front of the middle of one wall, find the angle of elevation of T.`,
          answer: prose`$${significant(elevation)}^\circ$`,
          solution: prose`T is $${walls.toFixed(1)} + ${height} = ${Number((walls + height).toFixed(1))}\text{ m}$ high and $${away} + ${side / 2} = ${away + side / 2}\text{ m}$ away horizontally: $\tan\alpha = \dfrac{${Number((walls + height).toFixed(1))}}{${away + side / 2}}$ and $\alpha = ${significant(elevation)}^\circ$.`,
          marks: ['M1 horizontal distance to the centre', prose`A1 $${significant(elevation)}^\circ$`],
          keys: [near(elevation, undefined, '°')],
        },
      ],
    }),
  check: ({ side, height, walls, away }, { area, volume, corner, edgeAngle, elevation }) => {
    // In coordinates with the origin below the top.
    const top = [0, 0, height];
    const [p, q] = [
      [side / 2, side / 2, 0],
      [side / 2, -side / 2, 0],
    ];
    const from = (one: readonly number[], to: readonly number[]) =>
      one.map((v, i) => v - (to[i] as number)) as [number, number, number];
    const [u, v] = [from(p as number[], top), from(q as number[], top)];
    const dot = u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
    const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
    assertClose(2 * Math.hypot(...cross), area, 'area');
    assertClose(Math.acos(dot / (Math.hypot(...u) * Math.hypot(...v))) / DEGREE, corner, 'angle at the top');
    assertClose(Math.asin(height / Math.hypot(...u)) / DEGREE, edgeAngle, 'angle of an edge');
    assertClose(
      integrate((z) => (side * (1 - z / height)) ** 2, 0, height),
      volume,
      'volume by slices',
    );
    assertClose(
      bisect((x) => Math.tan(x * DEGREE) * (away + side / 2) - walls - height, 0, 80),
      elevation,
      'elevation',
    );
  },
});

const sprinkler = defineTemplate({
  key: 'ai-section-b-sprinkler',
  calculatorAllowed: true,
  placements: [sl('3.4', 2, '3.2.2', '3.3')],
  variants: [
    { land: 'a vineyard', radius: 28, angle: 110, rate: 46, second: 19, from: 65, price: 14 },
    { land: 'a football pitch', radius: 22, angle: 135, rate: 38, second: 16, from: 40, price: 9.5 },
    { land: 'an orchard', radius: 35, angle: 96, rate: 62, second: 24, from: 75, price: 16 },
    { land: 'a rose garden', radius: 14, angle: 124, rate: 18, second: 10, from: 52, price: 22 },
  ],
  solve: ({ radius, angle, rate, second, from, price }) => {
    const area = (angle / 360) * Math.PI * radius ** 2;
    const arc = (angle / 360) * 2 * Math.PI * radius;
    const chord = Math.sqrt(2 * radius ** 2 * (1 - Math.cos(angle * DEGREE)));
    const triangle = 0.5 * radius ** 2 * Math.sin(angle * DEGREE);
    const ab = Math.sqrt(radius ** 2 + second ** 2 - 2 * radius * second * Math.cos(from * DEGREE));
    return {
      ...{ area, arc, chord, segment: area - triangle, hose: (arc + 2 * radius) * price, depth: (rate * 60) / area },
      ...{ ab, atB: Math.asin((second * Math.sin(from * DEGREE)) / ab) / DEGREE, scale: 1.2 ** 2 },
    };
  },
  write: ({ land, radius, angle, rate, second, from, price }, { area, arc, chord, segment, hose, depth, ab, atB, scale }) =>
    inParts({
      stem: prose`
        A sprinkler at A waters a sector of ${land} with radius $${radius}\text{ m}$ and a central angle of $${angle}^\circ$, from B round to C. It delivers $${rate}$ litres of water a minute.`,
      hint: 'Sector, triangle and segment share the same two radii. Which of them is the difference of the other two?',
      parts: [
        {
          ask: 'Find the area of the sector.',
          answer: prose`$${significant(area)}\text{ m}^{2}$`,
          solution: prose`$\dfrac{${angle}}{360} \times \pi \times ${radius}^{2} = ${significant(area)}\text{ m}^{2}$.`,
          marks: ['(M1) fraction of a circle', prose`A1 $${significant(area)}\text{ m}^{2}$`],
          keys: [near(area, undefined, 'm²')],
        },
        {
          ask: prose`A border of stones along the whole edge of the sector costs $${price}$ dollars for each metre. Find its cost.`,
          answer: prose`$${significant(hose)}$ dollars`,
          solution: prose`The arc is $\dfrac{${angle}}{360} \times 2\pi \times ${radius} = ${significant(arc, 5)}\text{ m}$ long, the edge $${significant(arc, 5)} + 2 \times ${radius} = ${significant(arc + 2 * radius, 5)}\text{ m}$. It costs $${significant(arc + 2 * radius, 5)} \times ${price} = ${significant(hose)}$ dollars.`,
          marks: [
            prose`(M1) arc length`,
            prose`A1 edge of $${significant(arc + 2 * radius)}\text{ m}$`,
            prose`A1 $${significant(hose)}$ dollars`,
          ],
          keys: [{ kind: 'number', value: hose, tolerance: 0.011 * hose }],
        },
        {
          ask: 'Use the cosine rule to find the distance from B to C.',
          answer: prose`$${significant(chord)}\text{ m}$`,
          solution: prose`$BC = \sqrt{${radius}^{2} + ${radius}^{2} - 2 \times ${radius} \times ${radius} \times \cos ${angle}^\circ} = ${significant(chord)}\text{ m}$.`,
          marks: ['M1 cosine rule', prose`A1 $${significant(chord)}\text{ m}$`],
          keys: [near(chord, undefined, 'm')],
        },
        {
          ask: 'Find the area between the arc and the straight line from B to C.',
          answer: prose`$${significant(segment)}\text{ m}^{2}$`,
          solution: prose`The triangle ABC has the area $\frac{1}{2} \times ${radius}^{2} \times \sin ${angle}^\circ = ${significant(area - segment, 5)}\text{ m}^{2}$. $${significant(area, 6)} - ${significant(area - segment, 5)} = ${significant(segment)}\text{ m}^{2}$.`,
          marks: [
            'M1 area of the triangle',
            'M1 difference of sector and triangle',
            prose`A1 $${significant(segment)}\text{ m}^{2}$`,
          ],
          keys: [{ kind: 'number', value: segment, tolerance: 0.011 * segment, unit: 'm²' }],
        },
        {
          ask: prose`Find the depth of water, in millimetres, that the sprinkler delivers to the sector in one hour. ($1$ litre on a square metre is $1\text{ mm}$ deep.)`,
          answer: prose`$${significant(depth)}\text{ mm}$`,
          solution: prose`$${rate} \times 60 = ${rate * 60}$ litres on $${significant(area, 5)}\text{ m}^{2}$: $\dfrac{${rate * 60}}{${significant(area, 5)}} = ${significant(depth)}\text{ mm}$.`,
          marks: ['(M1) litres in an hour over the area', prose`A1 $${significant(depth)}\text{ mm}$ (FT)`],
          keys: [{ kind: 'number', ...near(depth, undefined, 'mm'), follows: { value: `${rate * 60}/S`, from: { S: 'a' } } }],
        },
        {
          before: prose`A tap D lies within the sector, $${second}\text{ m}$ from A, so that $B\hat{A}D = ${from}^\circ$.`,
          ask: 'Find the length of pipe that leads straight from B to D.',
          answer: prose`$${significant(ab)}\text{ m}$`,
          solution: prose`$BD = \sqrt{${radius}^{2} + ${second}^{2} - 2 \times ${radius} \times ${second} \times \cos ${from}^\circ} = ${significant(ab)}\text{ m}$.`,
          marks: ['M1 cosine rule in triangle ABD', prose`A1 $${significant(ab)}\text{ m}$`],
          keys: [near(ab, undefined, 'm')],
        },
        {
          ask: prose`Find the size of $A\hat{B}D$.`,
          answer: prose`$${significant(atB)}^\circ$`,
          solution: prose`Sine rule: $\sin A\hat{B}D = \dfrac{${second} \times \sin ${from}^\circ}{${significant(ab, 5)}}$, so $A\hat{B}D = ${significant(atB)}^\circ$. It is acute, since AD is shorter than AB.`,
          marks: ['M1 sine rule', prose`A1 $${significant(atB)}^\circ$`],
          keys: [near(atB, undefined, '°')],
        },
        {
          ask: prose`The radius is increased by $20\%$. Determine the percentage by which the sprinkler must work longer to deliver the same depth of water.`,
          answer: prose`$44\%$`,
          solution: prose`The area grows by the factor $1.2^{2} = ${scale.toFixed(2)}$, and at the same rate so does the time: $44\%$ longer.`,
          marks: [prose`M1 $1.2^{2}$`, prose`A1 $44\%$`],
          keys: [exact(44, undefined, '%')],
        },
      ],
    }),
  check: ({ radius, angle, second, from }, { area, segment, chord, ab, atB }) => {
    assertClose(
      integrate((r) => r * angle * DEGREE, 0, radius),
      area,
      'sector by rings',
    );
    const c = [radius * Math.cos(angle * DEGREE), radius * Math.sin(angle * DEGREE)] as const;
    assertClose(Math.hypot(radius - c[0], c[1]), chord, 'BC in coordinates');
    assertClose(area - (radius * c[1]) / 2, segment, 'segment');
    const d = [second * Math.cos(from * DEGREE), second * Math.sin(from * DEGREE)] as const;
    assertClose(Math.hypot(radius - d[0], d[1]), ab, 'BD in coordinates');
    assertClose(Math.atan2(d[1], radius - d[0]) / DEGREE, atB, 'angle at B');
    assert.ok(from < angle && second < radius);
  },
});

const threeStations = defineTemplate({
  key: 'ai-section-b-three-stations',
  calculatorAllowed: true,
  placements: [sl('3.6', 2, '3.5', '2.1', '3.2.2')],
  variants: [
    { kind: 'fire stations', a: [1, 2], b: [9, 6], c: [3, 12], call: [6, 8], what: 'a fire', speed: 48 },
    { kind: 'lifeboat stations', a: [0, 1], b: [10, 3], c: [4, 11], call: [6, 6], what: 'a boat in distress', speed: 36 },
    { kind: 'charging points', a: [2, 0], b: [10, 4], c: [2, 10], call: [5, 5], what: 'a car with an empty battery', speed: 30 },
    { kind: 'clinics', a: [1, 1], b: [11, 5], c: [5, 13], call: [7, 7], what: 'an accident', speed: 60 },
  ],
  solve: ({ a, b, c, call }) => {
    const [[ax = 0, ay = 0], [bx = 0, by = 0], [cx = 0, cy = 0], [px = 0, py = 0]] = [a, b, c, call];
    // Equal squared distances: two linear equations.
    const [p, q, r] = [2 * (bx - ax), 2 * (by - ay), bx ** 2 + by ** 2 - ax ** 2 - ay ** 2];
    const [s, t, u] = [2 * (cx - ax), 2 * (cy - ay), cx ** 2 + cy ** 2 - ax ** 2 - ay ** 2];
    const x = (r * t - q * u) / (p * t - q * s);
    const y = (p * u - r * s) / (p * t - q * s);
    const reach = Math.hypot(x - ax, y - ay);
    const gaps = [a, b, c].map(([sx = 0, sy = 0]) => Math.hypot(px - sx, py - sy));
    const [ab, ac, bc] = [Math.hypot(bx - ax, by - ay), Math.hypot(cx - ax, cy - ay), Math.hypot(cx - bx, cy - by)];
    return { x, y, reach, gaps, ab, ac, bc, angle: Math.acos((ab ** 2 + ac ** 2 - bc ** 2) / (2 * ab * ac)) / DEGREE };
  },
  write: ({ kind, a, b, c, call, what, speed }, { x, y, reach, gaps, ab, ac, bc, angle }) => {
    const [[ax = 0, ay = 0], [bx = 0, by = 0], [cx = 0, cy = 0], [px = 0, py = 0]] = [a, b, c, call];
    const bisector = (sx: number, sy: number) => {
      const [dx, dy] = [sx - ax, sy - ay];
      const [mx, my] = [(ax + sx) / 2, (ay + sy) / 2];
      return { dx, dy, mx, my, gradient: -dx / dy, intercept: my + (dx / dy) * mx };
    };
    const [first, second] = [bisector(bx, by), bisector(cx, cy)];
    const least = Math.min(...gaps);
    const nearest = 'ABC'[gaps.indexOf(least)] as string;
    const minutes = (least / speed) * 60;
    const area = 0.5 * ab * ac * Math.sin(angle * DEGREE);
    const squared = ([sx = 0, sy = 0]: readonly number[]) => (px - sx) ** 2 + (py - sy) ** 2;
    return inParts({
      stem: prose`
        Three ${kind} are at A$${point(ax, ay)}$, B$${point(bx, by)}$ and C$${point(cx, cy)}$ on a map whose units are kilometres. A Voronoi diagram divides the region into the areas that are nearest to each.`,
      hint: 'What do all points on an edge of a Voronoi diagram have in common, and what is special about a vertex?',
      parts: [
        {
          ask: 'Find the midpoint of AB and the gradient of AB.',
          answer: prose`$${point(first.mx, first.my)}$; $${fraction(first.dy, first.dx)}$`,
          solution: prose`Midpoint $\left(\dfrac{${ax} + ${bx}}{2}, \dfrac{${ay} + ${by}}{2}\right) = ${point(first.mx, first.my)}$, gradient $\dfrac{${by} - ${ay}}{${bx} - ${ax}} = ${fraction(first.dy, first.dx)}$.`,
          marks: [prose`A1 $${point(first.mx, first.my)}$`, prose`A1 $${fraction(first.dy, first.dx)}$`],
          keys: [
            { kind: 'coordinate', part: '', label: 'Midpoint', values: [`${first.mx}`, `${first.my}`] },
            labelled('Gradient', exact(first.dy / first.dx)),
          ],
        },
        {
          ask: prose`Hence find the equation of the edge between the areas of A and B, in the form $y = mx + c$.`,
          answer: prose`$y = ${term(first.gradient, 'x')}${signed(Number(first.intercept.toFixed(6)))}$`,
          solution: prose`The edge lies on the perpendicular bisector: gradient $${Number(first.gradient.toFixed(6))}$, through $${point(first.mx, first.my)}$. $y = ${term(first.gradient, 'x')}${signed(Number(first.intercept.toFixed(6)))}$.`,
          marks: [
            prose`M1 gradient $${Number(first.gradient.toFixed(6))}$`,
            'M1 line through the midpoint',
            prose`A1 $y = ${term(first.gradient, 'x')}${signed(Number(first.intercept.toFixed(6)))}$`,
          ],
          keys: [
            {
              kind: 'equation',
              part: '',
              value: `y = ${first.gradient}x + (${Number(first.intercept.toFixed(6))})`,
              form: 'explicit',
            },
          ],
        },
        {
          before:
            second.dx === 0
              ? prose`The edge between the areas of A and C lies on the line $y = ${second.my}$.`
              : prose`The edge between the areas of A and C lies on the line $${term(2 * second.dx, 'x')} + ${2 * second.dy}y = ${cx ** 2 + cy ** 2 - ax ** 2 - ay ** 2}$.`,
          ask: 'Find the vertex of the diagram, where the three areas meet.',
          answer: prose`$${point(significant(x), significant(y))}$`,
          solution: prose`The two lines meet at $x = ${significant(x, 4)}$ and $y = ${significant(y, 4)}$ (simultaneous equations on the calculator): $${point(significant(x), significant(y))}$.`,
          marks: ['M1 two equations solved together', prose`A1 $x = ${significant(x)}$`, prose`A1 $y = ${significant(y)}$`],
          keys: [labelled('$x =$', near(x)), labelled('$y =$', near(y))],
        },
        {
          ask: 'Find the distance of this vertex from A, and explain why it is as far from B and from C.',
          answer: prose`$${significant(reach)}\text{ km}$`,
          solution: prose`$\sqrt{(${significant(x, 5)} - ${ax})^{2} + (${significant(y, 5)} - ${ay})^{2}} = ${significant(reach)}\text{ km}$. The vertex lies on the edges between A and B and between A and C, so its distance from A equals both others.`,
          marks: ['(M1) distance formula', prose`A1 $${significant(reach)}\text{ km}$ (FT)`, 'R1 on both edges'],
          keys: [labelled('Distance', { value: reach, tolerance: 0.011 * reach, unit: 'km' })],
        },
        {
          ask: prose`There is ${what} at $${point(px, py)}$. Determine which of the three is nearest, and find the time in minutes for a straight route at $${speed}\text{ km h}^{-1}$.`,
          answer: prose`${nearest}; $${significant(minutes)}$ minutes`,
          solution: prose`The squares of the distances from A, B and C are $${squared(a)}$, $${squared(b)}$ and $${squared(c)}$: ${nearest} is nearest, at $\sqrt{${Math.round(least ** 2)}} = ${significant(least, 4)}\text{ km}$. The time is $\dfrac{${significant(least, 4)}}{${speed}} \times 60 = ${significant(minutes)}$ minutes.`,
          marks: ['M1 distances compared', `A1 ${nearest}`, prose`A1 $${significant(minutes)}$ minutes`],
          keys: [labelled('Minutes', { value: minutes, tolerance: 0.011 * minutes })],
        },
        {
          ask: prose`Find the size of $B\hat{A}C$ and the area of triangle ABC.`,
          answer: prose`$${significant(angle)}^\circ$; $${significant(area)}\text{ km}^{2}$`,
          solution: prose`$AB = ${significant(ab, 5)}$, $AC = ${significant(ac, 5)}$ and $BC = ${significant(bc, 5)}\text{ km}$. Cosine rule: $\cos B\hat{A}C = \dfrac{${Math.round(ab ** 2)} + ${Math.round(ac ** 2)} - ${Math.round(bc ** 2)}}{2 \times ${significant(ab, 5)} \times ${significant(ac, 5)}}$, so the angle is $${significant(angle)}^\circ$. The area is $\frac{1}{2} \times ${significant(ab, 5)} \times ${significant(ac, 5)} \times \sin ${significant(angle, 5)}^\circ = ${significant(area)}\text{ km}^{2}$.`,
          marks: [
            'M1 lengths of the sides',
            'M1 cosine rule',
            prose`A1 $${significant(angle)}^\circ$`,
            prose`A1 $${significant(area)}\text{ km}^{2}$`,
          ],
          keys: [
            labelled('Angle in degrees', near(angle)),
            labelled('Area', { value: area, tolerance: 0.011 * area, unit: 'km²' }),
          ],
        },
        {
          ask: 'A fourth site is to be built at the point within the triangle ABC that is farthest from the nearest of the three. State where, and give one reason against this place.',
          answer: prose`At the vertex $${point(significant(x), significant(y))}$; for example, few people may live there`,
          solution: prose`The point farthest from its nearest site lies at a vertex of the diagram: $${point(significant(x), significant(y))}$. But few people may live there, roads may not lead straight to it, or the ground may be unsuitable.`,
          marks: [prose`A1 the vertex (FT)`, 'R1 a sensible reason'],
        },
      ],
    });
  },
  check: ({ a, b, c, call }, { x, y, reach, gaps, angle }) => {
    for (const [sx = 0, sy = 0] of [a, b, c]) assertClose(Math.hypot(x - sx, y - sy), reach, 'distance to a site');
    const sorted = gaps.toSorted((one, other) => one - other);
    assert.ok((sorted[1] as number) - (sorted[0] as number) > 0.05, 'one is nearest');
    assert.ok(angle > 30 && angle < 90);
    // Inside the triangle: the same side of each edge.
    const turn = ([ox = 0, oy = 0]: readonly number[], [ex = 0, ey = 0]: readonly number[]) =>
      (ex - ox) * (y - oy) - (ey - oy) * (x - ox);
    const turns = [turn(a, b), turn(b, c), turn(c, a)];
    assert.ok(turns.every((one) => one > 0) || turns.every((one) => one < 0), 'vertex within the triangle');
    assert.equal(call.length, 2);
  },
});

export const longOnShapesAndPlaces: readonly QuestionTemplate[] = [pyramidRoof, sprinkler, threeStations];
