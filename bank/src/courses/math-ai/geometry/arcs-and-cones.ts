import { cosine, radians } from '../../../angles.ts';
import { assertClose, bisect, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { groupThousands, plain, significant } from '../../../tex.ts';
import { core, near, prose } from '../writing.ts';

/** Topic 3. Arcs and sectors in use: on the globe, rolled into a cone, watered by a sprinkler. */

const RADIUS = 6370;

const onTheGlobe = defineTemplate({
  key: 'ai-arcs-on-the-globe',
  calculatorAllowed: true,
  placements: core('3.4', 1, '1.6'),
  variants: [
    { north: 48, south: 21, east: 35, claim: 3000 },
    { north: 60, south: 15, east: 50, claim: 4800 },
    { north: 55, south: 40, east: 28, claim: 1700 },
    { north: 35, south: 5, east: 72, claim: 3300 },
  ],
  solve: ({ north, south, east, claim }) => {
    const along = (2 * Math.PI * RADIUS * (north - south)) / 360;
    const small = RADIUS * cosine(north);
    return { along, small, across: (2 * Math.PI * small * east) / 360, error: (100 * Math.abs(claim - along)) / along };
  },
  write: ({ north, south, east, claim }, { along, small, across, error }) =>
    inParts({
      stem: prose`Take the Earth as a sphere of radius $6370\text{ km}$. Town A lies on the latitude $${north}^\circ$ north, and town B due south of it on the latitude $${south}^\circ$ north. Latitude is the angle at the centre of the Earth between a place and the equator.`,
      hint: 'On which circle does each of the two journeys run, and what is its radius?',
      parts: [
        {
          ask: 'Find the length of the arc from A to B on the surface.',
          answer: prose`$${significant(along)}\text{ km}$`,
          solution: prose`The arc belongs to a circle of radius $6370\text{ km}$ and to the angle $${north}^\circ - ${south}^\circ = ${north - south}^\circ$: $\dfrac{${north - south}}{360} \times 2\pi \times 6370 = ${plain(along, 5)}$, that is $${significant(along)}\text{ km}$.`,
          marks: [
            prose`(A1) angle $${north - south}^\circ$`,
            '(M1) length of an arc',
            prose`A1 $${significant(along)}\text{ km}$ (the angle of A alone loses two marks; accept more figures)`,
          ],
          keys: [near(along, undefined, 'km')],
        },
        {
          ask: prose`A traveller takes this distance to be $${groupThousands(`${claim}`)}\text{ km}$. Find the percentage error.`,
          answer: prose`$${significant(error)}\,\%$`,
          solution: prose`$\left|\dfrac{${claim} - ${plain(along, 5)}}{${plain(along, 5)}}\right| \times 100\,\% = ${significant(error)}\,\%$.`,
          marks: ['(M1) formula of the percentage error', prose`A1 $${significant(error)}\,\%$ (FT their length)`],
          keys: [near(error)],
        },
        {
          before: prose`Town C has the same latitude as A. The two lie on a circle parallel to the equator, and the arc from A to C belongs to an angle of $${east}^\circ$ at the centre of this circle.`,
          ask: prose`Show that the radius of this circle is $${significant(small)}\text{ km}$, to three significant figures.`,
          answer: prose`$6370\cos ${north}^\circ = ${significant(small)}\text{ km}$`,
          solution: prose`In the right-angled triangle of A, the centre of the Earth and the centre of the circle, the radius lies beside the angle $${north}^\circ$: $6370\cos ${north}^\circ = ${plain(small, 5)}$, that is $${significant(small)}\text{ km}$.`,
          marks: [
            'M1 right-angled triangle with the axis of the Earth',
            prose`A1 $6370\cos ${north}^\circ$`,
            prose`AG $${significant(small)}\text{ km}$`,
          ],
        },
        {
          ask: 'Find the length of the arc from A to C along this circle.',
          answer: prose`$${significant(across)}\text{ km}$`,
          solution: prose`$\dfrac{${east}}{360} \times 2\pi \times ${plain(small, 5)} = ${plain(across, 5)}$, that is $${significant(across)}\text{ km}$.`,
          marks: ['(M1) length of an arc of this circle', prose`A1 $${significant(across)}\text{ km}$`],
          keys: [
            {
              ...near(across, undefined, 'km'),
              alternatives: [{ value: (2 * Math.PI * Number(small.toPrecision(3)) * east) / 360, tolerance: 0.001 * across }],
            },
          ],
        },
      ],
    }),
  check: ({ north, south, east }, { along, across }) => {
    const speed = (RADIUS * Math.PI) / 180;
    assertClose(
      integrate(() => speed, south, north),
      along,
      'along the meridian',
    );
    // A chord of a thousandth of the way, a thousand times.
    const step = radians(east) / 10_000;
    assertClose(10_000 * 2 * RADIUS * cosine(north) * Math.sin(step / 2), across, 'along the parallel', 1e-5);
  },
});

const paperCone = defineTemplate({
  key: 'ai-sector-rolled-into-a-cone',
  calculatorAllowed: true,
  placements: core('3.4', 2, '3.1'),
  variants: [
    { thing: 'A paper cup', slant: 12, angle: 150, goal: 250 },
    { thing: 'A lampshade in the shape of a cone', slant: 30, angle: 200, goal: 8000 },
    { thing: 'A party hat', slant: 24, angle: 120, goal: 1300 },
    { thing: 'A funnel', slant: 15, angle: 240, goal: 1200 },
  ],
  solve: ({ slant, angle }) => {
    const arc = (angle / 360) * 2 * Math.PI * slant;
    const radius = (angle / 360) * slant;
    const height = Math.sqrt(slant ** 2 - radius ** 2);
    return { arc, radius, height, area: (angle / 360) * Math.PI * slant ** 2, volume: (Math.PI * radius ** 2 * height) / 3 };
  },
  write: ({ thing, slant, angle, goal }, { arc, radius, height, area, volume }) =>
    inParts({
      stem: prose`${thing} is made from a sector of a circle with radius $${slant}\text{ cm}$ and angle $${angle}^\circ$, by joining its two straight edges.`,
      hint: 'What do the radius and the arc of the sector become in the cone?',
      parts: [
        {
          ask: 'Find the length of the arc of the sector.',
          answer: prose`$${significant(arc)}\text{ cm}$`,
          solution: prose`$\dfrac{${angle}}{360} \times 2\pi \times ${slant} = ${significant(arc)}\text{ cm}$.`,
          marks: ['(M1) length of an arc', prose`A1 $${significant(arc)}\text{ cm}$`],
          keys: [near(arc, undefined, 'cm')],
        },
        {
          ask: prose`Hence show that the base of the cone has the radius $${plain(radius)}\text{ cm}$.`,
          answer: prose`$${plain(radius)}\text{ cm}$`,
          solution: prose`The arc becomes the circumference of the base: $2\pi r = \dfrac{${angle}}{360} \times 2\pi \times ${slant}$, so $r = \dfrac{${angle}}{360} \times ${slant} = ${plain(radius)}\text{ cm}$.`,
          marks: [
            'M1 arc equal to the circumference of the base',
            prose`A1 $r = \dfrac{${angle} \times ${slant}}{360}$`,
            prose`AG $${plain(radius)}\text{ cm}$`,
          ],
        },
        {
          ask: 'Find the volume of the cone.',
          answer: prose`$${significant(volume)}\text{ cm}^3$`,
          solution: prose`The radius of the sector is the slant height: the height is $\sqrt{${slant}^2 - ${plain(radius)}^2} = ${significant(height, 4)}\text{ cm}$ and the volume $\frac{1}{3}\pi \times ${plain(radius)}^2 \times ${significant(height, 4)} = ${significant(volume)}\text{ cm}^3$.`,
          marks: [
            "M1 Pythagoras' theorem with the slant height",
            prose`(A1) height $${significant(height)}\text{ cm}$`,
            prose`A1 $${significant(volume)}\text{ cm}^3$ (the slant height taken for the height loses this mark and the one before)`,
          ],
          keys: [near(volume, undefined, 'cm^3')],
        },
        {
          ask: prose`The sheet weighs $0.02$ grams per square centimetre. Find the mass of the sector in grams.`,
          answer: prose`$${significant(area * 0.02)}\text{ g}$`,
          solution: prose`Its area is $\dfrac{${angle}}{360} \times \pi \times ${slant}^2 = ${significant(area, 4)}\text{ cm}^2$, so its mass is $0.02 \times ${significant(area, 4)} = ${significant(area * 0.02)}\text{ g}$.`,
          marks: ['(M1) area of the sector', prose`A1 $${significant(area * 0.02)}\text{ g}$`],
          keys: [near(area * 0.02, undefined, 'g')],
        },
        {
          ask: prose`Determine whether the cone holds $${groupThousands(`${goal}`)}\text{ cm}^3$.`,
          answer: volume >= goal ? 'It does.' : 'It does not.',
          solution: prose`Its volume is $${significant(volume)}\text{ cm}^3$, which is ${volume >= goal ? 'more' : 'less'} than $${goal}\text{ cm}^3$: it ${volume >= goal ? 'does' : 'does not'}.`,
          marks: [prose`R1 ${volume >= goal ? 'yes' : 'no'}, with both volumes compared (FT their volume)`],
        },
      ],
    }),
  check: ({ slant, angle }, { volume, radius, height, area }) => {
    assertClose(
      integrate((y) => Math.PI * ((radius * y) / height) ** 2, 0, height),
      volume,
      'volume by slices',
    );
    assertClose(Math.PI * radius * slant, area, 'curved surface of the cone');
    assertClose(
      bisect((r) => 2 * Math.PI * r - (angle / 180) * Math.PI * slant, 0, slant),
      radius,
      'radius by its circumference',
    );
  },
});

const sprinkler = defineTemplate({
  key: 'ai-sector-angle-from-area',
  calculatorAllowed: true,
  placements: core('3.4', 1),
  variants: [
    { thing: 'A garden sprinkler turns to and fro and waters', done: 'watered', r: 8, area: 90, wide: 20, long: 16, more: 2 },
    { thing: 'A security camera turns to and fro and covers', done: 'covered', r: 15, area: 200, wide: 40, long: 30, more: 3 },
    {
      thing: 'The beam of a floodlight is turned to and fro and lights',
      done: 'lit',
      r: 25,
      area: 450,
      wide: 60,
      long: 40,
      more: 5,
    },
    { thing: 'A snow cannon turns to and fro and covers', done: 'covered', r: 12, area: 160, wide: 30, long: 24, more: 3 },
  ],
  solve: ({ r, area, wide, long, more }) => {
    const angle = (area * 360) / (Math.PI * r * r);
    return {
      angle,
      perimeter: (angle / 360) * 2 * Math.PI * r + 2 * r,
      share: (100 * area) / (wide * long),
      further: (100 * ((r + more) ** 2 - r * r)) / (r * r),
    };
  },
  write: ({ thing, done, r, area, wide, long, more }, { angle, perimeter, share, further }) =>
    inParts({
      stem: prose`${thing} a sector of radius $${r}\text{ m}$ with an area of $${area}\text{ m}^2$.`,
      hint: 'Which part of the whole circle is the sector?',
      parts: [
        {
          ask: 'Find the angle of the sector, in degrees.',
          answer: prose`$${significant(angle)}^\circ$`,
          solution: prose`$\dfrac{\theta}{360} \times \pi \times ${r}^2 = ${area}$ gives $\theta = \dfrac{360 \times ${area}}{\pi \times ${r}^2} = ${significant(angle)}$. The angle is $${significant(angle)}^\circ$.`,
          marks: ['(M1) equation for the area of the sector', prose`A1 $${significant(angle)}^\circ$`],
          keys: [near(angle)],
        },
        {
          ask: prose`Find the perimeter of the region that is ${done}.`,
          answer: prose`$${significant(perimeter)}\text{ m}$`,
          solution: prose`The arc and two radii: $\dfrac{${significant(angle, 5)}}{360} \times 2\pi \times ${r} + 2 \times ${r} = ${significant(perimeter)}\text{ m}$.`,
          marks: [
            '(M1) length of the arc',
            '(M1) adds two radii',
            prose`A1 $${significant(perimeter)}\text{ m}$ (FT their angle; the arc alone loses the last two marks)`,
          ],
          keys: [near(perimeter, undefined, 'm')],
        },
        {
          ask: prose`The sector lies in a rectangle of $${wide}\text{ m}$ by $${long}\text{ m}$. Find the percentage of the rectangle that is ${done}.`,
          answer: prose`$${significant(share)}\,\%$`,
          solution: prose`$\dfrac{${area}}{${wide} \times ${long}} \times 100\,\% = ${significant(share)}\,\%$.`,
          marks: [prose`A1 $${significant(share)}\,\%$`],
          keys: [near(share)],
        },
        {
          ask: prose`The radius is increased by $${more}\text{ m}$, and the angle stays the same. Find the percentage by which the area increases.`,
          answer: prose`$${significant(further)}\,\%$`,
          solution: prose`With the same angle the area is proportional to the square of the radius: $\left(\dfrac{${r + more}}{${r}}\right)^2 = ${plain(1 + further / 100)}$, an increase by $${significant(further)}\,\%$.`,
          marks: ['(M1) quotient of the areas', prose`A1 $${significant(further)}\,\%$`],
          keys: [near(further)],
        },
      ],
    }),
  check: ({ r, area, more }, { angle, perimeter, further }) => {
    assertClose(
      bisect((a) => (a / 360) * Math.PI * r * r - area, 0, 360),
      angle,
      'angle',
    );
    // The area of a sector is half of arc times radius.
    assertClose(((perimeter - 2 * r) * r) / 2, area, 'area by the arc');
    assertClose((angle / 360) * Math.PI * (r + more) ** 2, area * (1 + further / 100), 'greater area');
  },
});

export const arcsAndConesTemplates: readonly QuestionTemplate[] = [onTheGlobe, paperCone, sprinkler];
