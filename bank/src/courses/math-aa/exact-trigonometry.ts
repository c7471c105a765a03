import assert from 'node:assert/strict';
import { degrees, radians } from '../../angles.ts';
import { assertClose, bisect, integrate, maximise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, plain, signed, significant, surd } from '../../tex.ts';
import { piMultiple } from './exact-values.ts';
import { core, exact, inExactForm, raw, threeFigures } from './writing.ts';

/** Topic 3 with exact values: circles that overlap, triangles, identities, moved sine curves; and two places for one bearing. */

const overlap = defineTemplate({
  key: 'aa-circles-that-overlap',
  calculatorAllowed: false,
  placements: core('3.4', 1, ['3.5.1']),
  variants: [{ r: 6 }, { r: 3 }, { r: 12 }, { r: 2 }],
  solve: ({ r }) => ({
    area: r * r * ((2 * Math.PI) / 3 - Math.sqrt(3) / 2),
    edge: (4 * Math.PI * r) / 3,
    chord: r * Math.sqrt(3),
  }),
  write: ({ r }, { area, edge, chord }) => {
    const [pi, root] = [fraction(2 * r * r, 3), (r * r) % 2 === 0 ? surd(3, (r * r) / 2) : raw`\frac{${r * r}\sqrt{3}}{2}`];
    const areaTex = raw`${pi}\pi - ${root}`;
    return inParts({
      stem: raw`Two circles of radius $${r}\text{ cm}$ have the centres C and D. Each of them passes through the centre of the other. They meet at A and B.`,
      hint: 'What kind of triangle is ACD?',
      parts: [
        {
          ask: raw`Show that $\text{A}\hat{\text{C}}\text{B} = \frac{2\pi}{3}$.`,
          answer: raw`$\frac{2\pi}{3}$`,
          solution: raw`AC, AD and CD are radii, so triangle ACD is equilateral and $\text{A}\hat{\text{C}}\text{D} = \frac{\pi}{3}$. The same holds for BCD, so $\text{A}\hat{\text{C}}\text{B} = 2 \times \frac{\pi}{3} = \frac{2\pi}{3}$.`,
          marks: ['R1 triangle ACD is equilateral', raw`A1 $2 \times \frac{\pi}{3}$`, raw`AG $\frac{2\pi}{3}$`],
        },
        {
          ask: 'Find the exact length of the chord AB.',
          answer: raw`$${surd(3, r)}\text{ cm}$`,
          solution: raw`Half of AB is $${r}\sin\frac{\pi}{3} = ${r} \times \frac{\sqrt{3}}{2}$, so $\text{AB} = ${surd(3, r)}\text{ cm}$.`,
          marks: [raw`(M1) $${r}\sin\frac{\pi}{3}$, or the cosine rule`, raw`A1 $${surd(3, r)}\text{ cm}$`],
          keys: [inExactForm(chord, surd(3, r), undefined, 'cm')],
        },
        {
          ask: 'Find the exact area of the region that belongs to both circles.',
          answer: raw`$${areaTex}\text{ cm}^2$`,
          solution: raw`The region is made of two equal segments, each a sector of angle $\frac{2\pi}{3}$ without triangle ABC: $2\left(\frac{1}{2} \times ${r}^2 \times \frac{2\pi}{3} - \frac{1}{2} \times ${r}^2\sin\frac{2\pi}{3}\right) = ${areaTex}\text{ cm}^2$.`,
          marks: [
            'M1 sector minus triangle',
            raw`A1 $\frac{1}{2} \times ${r}^2 \times \frac{2\pi}{3}$`,
            raw`A1 $\sin\frac{2\pi}{3} = \frac{\sqrt{3}}{2}$`,
            raw`A1 $${areaTex}$ (accept equal forms; one segment alone loses this mark)`,
          ],
          keys: [inExactForm(area, areaTex, undefined, 'cm^2')],
        },
        {
          ask: 'Find the exact perimeter of this region.',
          answer: raw`$${fraction(4 * r, 3)}\pi\text{ cm}$`,
          solution: raw`It has two arcs of length $${r} \times \frac{2\pi}{3}$: $2 \times ${r} \times \frac{2\pi}{3} = ${fraction(4 * r, 3)}\pi\text{ cm}$.`,
          marks: [raw`(M1) length of an arc`, raw`A1 $${fraction(4 * r, 3)}\pi\text{ cm}$`],
          keys: [inExactForm(edge, raw`${fraction(4 * r, 3)}\pi`, undefined, 'cm')],
        },
      ],
    });
  },
  check: ({ r }, { area, edge, chord }) => {
    assertClose(4 * integrate((x) => Math.sqrt(Math.max(0, r * r - x * x)), r / 2, r, 400_000), area, 'area by slices', 1e-5);
    assertClose(chord, 2 * Math.sqrt(r * r - (r / 2) ** 2), 'chord by Pythagoras');
    assertClose(edge / (2 * Math.PI * r), 2 / 3, 'two thirds of a circle');
  },
});

const belt = defineTemplate({
  key: 'aa-arcs-of-a-belt',
  calculatorAllowed: true,
  placements: core('3.4', 2, ['3.2.2']),
  variants: [
    { thing: 'A belt runs round two wheels', wheel: 'wheel', big: 12, small: 5, apart: 30, turns: 40 },
    { thing: 'The chain of a bicycle runs round two sprockets', wheel: 'sprocket', big: 9, small: 4, apart: 42, turns: 70 },
    { thing: 'A cable runs round the two wheels of a ski lift', wheel: 'wheel', big: 3, small: 2, apart: 60, turns: 6 },
    { thing: 'A band runs round two rollers of a printing machine', wheel: 'roller', big: 25, small: 10, apart: 80, turns: 15 },
  ],
  solve: ({ big, small, apart, turns }) => {
    const straight = Math.sqrt(apart ** 2 - (big - small) ** 2);
    const alpha = Math.acos((big - small) / apart);
    return {
      straight,
      alpha,
      length: 2 * straight + big * (2 * Math.PI - 2 * alpha) + small * 2 * alpha,
      fast: (turns * big) / small,
    };
  },
  write: ({ thing, wheel, big, small, apart, turns }, { straight, alpha, length, fast }) => {
    const unit = big === 3 ? 'm' : 'cm';
    const name = thing.split(' ')[1] ?? '';
    return inParts({
      stem: raw`${thing} with the radii $${big}\text{ ${unit}}$ and $${small}\text{ ${unit}}$, whose centres C and D are $${apart}\text{ ${unit}}$ apart. The larger ${wheel} has the centre C. One straight part of the ${name} touches the larger ${wheel} at P and the smaller ${wheel} at Q; the other straight part is its reflection in the line CD. Let $\text{P}\hat{\text{C}}\text{D} = \alpha$ radians.`,
      hint: 'At what angle does a radius meet the straight part at the point of contact?',
      parts: [
        {
          ask: raw`Show that $\cos\alpha = \dfrac{${big - small}}{${apart}}$, and find $\alpha$.`,
          answer: raw`$\alpha = ${significant(alpha)}$`,
          solution: raw`The parallel to PQ through D cuts CP at a distance of $${big} - ${small} = ${big - small}$ from C, at a right angle. So $\cos\alpha = \dfrac{${big - small}}{${apart}}$ and, with the calculator in radian mode, $\alpha = ${significant(alpha)}$.`,
          marks: [
            raw`M1 right-angled triangle with the side ${big - small}`,
            raw`A1 $\cos\alpha = \frac{${big - small}}{${apart}}$ from this triangle`,
            raw`A1 $\alpha = ${significant(alpha)}$ (an angle in degrees loses this mark; accept more figures)`,
          ],
          keys: [threeFigures(alpha)],
        },
        {
          ask: 'Find the length PQ.',
          answer: raw`$${significant(straight)}\text{ ${unit}}$`,
          solution: raw`In the same triangle, $\text{PQ} = \sqrt{${apart}^2 - ${big - small}^2} = ${significant(straight)}\text{ ${unit}}$.`,
          marks: ["(M1) Pythagoras' theorem or sine", raw`A1 $${significant(straight)}\text{ ${unit}}$`],
          keys: [threeFigures(straight, undefined, unit)],
        },
        {
          ask: raw`Find the whole length of the ${name}.`,
          answer: raw`$${significant(length)}\text{ ${unit}}$`,
          solution: raw`The arc on the larger ${wheel} belongs to the angle $2\pi - 2\alpha$, that on the smaller ${wheel} to $2\alpha$: $2 \times ${significant(straight, 5)} + ${big}(2\pi - 2\alpha) + ${small} \times 2\alpha = ${significant(length)}\text{ ${unit}}$.`,
          marks: [
            raw`A1 arc $${big}(2\pi - 2\alpha)$`,
            raw`A1 arc $${small} \times 2\alpha$`,
            'M1 adds two arcs and two straight parts',
            raw`A1 $${significant(length)}\text{ ${unit}}$ (FT their $\alpha$ and PQ)`,
          ],
          keys: [threeFigures(length, undefined, unit)],
        },
        {
          ask: raw`The larger ${wheel} makes ${turns} turns a minute. Find the angle, in radians, through which the smaller ${wheel} turns in one second.`,
          answer: raw`$${significant((fast * 2 * Math.PI) / 60)}$`,
          solution: raw`Both rims have the same speed, so the smaller ${wheel} makes $\dfrac{${turns} \times ${big}}{${small}} = ${significant(fast, 4)}$ turns a minute. In a second it turns through $\dfrac{${significant(fast, 4)} \times 2\pi}{60} = ${significant((fast * 2 * Math.PI) / 60)}$ radians.`,
          marks: ['(M1) the same speed of both rims', raw`A1 $${significant((fast * 2 * Math.PI) / 60)}$`],
          keys: [threeFigures((fast * 2 * Math.PI) / 60)],
        },
      ],
    });
  },
  check: ({ big, small, apart, turns }, { straight, alpha, length, fast }) => {
    // P and Q in coordinates, with C at the origin and D at (apart, 0).
    const [p, q] = [
      [big * Math.cos(alpha), big * Math.sin(alpha)],
      [apart + small * Math.cos(alpha), small * Math.sin(alpha)],
    ] as const;
    const along = [q[0] - p[0], q[1] - p[1]] as const;
    assertClose(Math.hypot(...along), straight, 'length of PQ');
    assertClose(along[0] * p[0] + along[1] * p[1], 0, 'perpendicular to the radius', 1e-6);
    assert.ok(length > 2 * apart + Math.PI * (big + small));
    assertClose(fast * small, turns * big, 'same speed');
  },
});

const ANGLES: Readonly<Record<number, { cos: number; sinTex: string; cosTex: string }>> = {
  60: { cos: 0.5, sinTex: raw`\frac{\sqrt{3}}{2}`, cosTex: raw`\frac{1}{2}` },
  120: { cos: -0.5, sinTex: raw`\frac{\sqrt{3}}{2}`, cosTex: raw`-\frac{1}{2}` },
};

const exactTriangle = defineTemplate({
  key: 'aa-exact-triangle',
  calculatorAllowed: false,
  placements: core('3.5.1', 1, ['3.2.1']),
  variants: [
    { p: 5, q: 8, angle: 60 },
    { p: 3, q: 5, angle: 120 },
    { p: 7, q: 8, angle: 120 },
    { p: 10, q: 16, angle: 60 },
  ],
  solve: ({ p, q, angle }) => {
    const third = Math.sqrt(p * p + q * q - 2 * p * q * (ANGLES[angle]?.cos ?? 0));
    const sine = (p * Math.sqrt(3)) / (2 * third);
    return { third: Math.round(third), area: (p * q * Math.sqrt(3)) / 4, sine, squared: third * third };
  },
  write: ({ p, q, angle }, { third, area, sine }) => {
    const { cosTex = '', sinTex = '' } = ANGLES[angle] ?? {};
    const areaTex = (p * q) % 4 === 0 ? surd(3, (p * q) / 4) : raw`${fraction(p * q, 4)}\sqrt{3}`;
    const sineTex = raw`\frac{${surd(3, p)}}{${2 * third}}`;
    const angleTex = angle === 60 ? raw`\frac{\pi}{3}` : raw`\frac{2\pi}{3}`;
    const square = `${p}^2 + ${q}^2 - 2 \\times ${p} \\times ${q} \\times ${angle === 60 ? cosTex : `\\left(${cosTex}\\right)`}`;
    return inParts({
      stem: raw`In triangle ABC, $\text{AB} = ${p}\text{ cm}$, $\text{AC} = ${q}\text{ cm}$ and $\text{B}\hat{\text{A}}\text{C} = ${angleTex}$.`,
      hint: 'Which sine and cosine of this angle do you know exactly?',
      parts: [
        {
          ask: raw`Write down the exact values of $\sin ${angleTex}$ and $\cos ${angleTex}$.`,
          answer: raw`$${sinTex}$ and $${cosTex}$`,
          solution: raw`$\sin ${angleTex} = ${sinTex}$ and $\cos ${angleTex} = ${cosTex}$.`,
          marks: [raw`A1 $${sinTex}$`, raw`A1 $${cosTex}$`],
          keys: [
            { ...inExactForm(Math.sqrt(3) / 2, sinTex), label: 'Sine' },
            { ...exact(ANGLES[angle]?.cos ?? 0), label: 'Cosine' },
          ],
        },
        {
          ask: 'Find the length BC.',
          answer: raw`$${third}\text{ cm}$`,
          solution: raw`$\text{BC}^2 = ${square} = ${third * third}$, so $\text{BC} = ${third}\text{ cm}$.`,
          marks: [
            'M1 cosine rule',
            raw`A1 $\text{BC}^2 = ${third * third}$`,
            raw`A1 $${third}\text{ cm}$ (a wrong sign of the cosine loses the last two marks)`,
          ],
          keys: [exact(third, undefined, 'cm')],
        },
        {
          ask: 'Find the exact area of the triangle.',
          answer: raw`$${areaTex}\text{ cm}^2$`,
          solution: raw`$\frac{1}{2} \times ${p} \times ${q} \times ${sinTex} = ${areaTex}\text{ cm}^2$.`,
          marks: ['(M1) area by two sides and the angle between them', raw`A1 $${areaTex}\text{ cm}^2$`],
          keys: [inExactForm(area, areaTex, undefined, 'cm^2')],
        },
        {
          ask: raw`Find the exact value of $\sin\text{C}$, where C is the angle at the vertex C.`,
          answer: raw`$${sineTex}$`,
          solution: raw`The sine rule gives $\dfrac{\sin\text{C}}{${p}} = \dfrac{\sin ${angleTex}}{${third}}$, so $\sin\text{C} = ${p} \times ${sinTex} \div ${third} = ${sineTex}$.`,
          marks: ['(M1) sine rule', raw`A1 $${sineTex}$ (FT their BC)`],
          keys: [inExactForm(sine, sineTex)],
        },
      ],
    });
  },
  check: ({ p, q, angle }, { third, area, sine, squared }) => {
    assertClose(squared, third * third, 'whole number');
    const [bx, by] = [p * Math.cos(radians(angle)), p * Math.sin(radians(angle))];
    assertClose(Math.hypot(bx - q, by), third, 'distance by coordinates');
    assertClose((q * by) / 2, area, 'area by the height');
    assertClose(by / third, sine, 'sine at C');
  },
});

const twoPlaces = defineTemplate({
  key: 'aa-two-places-for-a-bearing',
  calculatorAllowed: true,
  placements: core('3.5.2', 2, ['3.3', '3.2.1']),
  variants: [
    { who: 'A yacht', mark: 'a lighthouse L', bearing: 62, away: 9, range: 5.5 },
    { who: 'A hiker', mark: 'a mast L', bearing: 48, away: 7, range: 5.6 },
    { who: 'A fishing boat', mark: 'a buoy L', bearing: 75, away: 14, range: 9 },
    { who: 'A glider', mark: 'a castle L', bearing: 54, away: 20, range: 14 },
  ],
  solve: ({ bearing, away, range }) => {
    // Due east along a line; the angle at the start between east and L is 90° - bearing.
    const angle = 90 - bearing;
    const sine = (away * Math.sin(radians(angle))) / range;
    const acute = degrees(Math.asin(sine));
    const side = (second: number) => (range * Math.sin(radians(180 - angle - second))) / Math.sin(radians(angle));
    return { angle, acute, far: side(acute), near: side(180 - acute), least: away * Math.sin(radians(angle)) };
  },
  write: ({ who, mark, bearing, away, range }, { angle, acute, far, near, least }) =>
    inParts({
      stem: raw`${who} starts at S and moves due east along a straight line. From S, ${mark} lies at a distance of $${away}\text{ km}$ on a bearing of $${String(bearing).padStart(3, '0')}^\circ$. Later, at P, the distance from L is $${range}\text{ km}$.`,
      hint: 'In how many points can a line meet a circle about L?',
      parts: [
        {
          ask: raw`Write down the angle $\text{L}\hat{\text{S}}\text{P}$.`,
          answer: raw`$${angle}^\circ$`,
          solution: raw`East has the bearing $090^\circ$, so the angle is $90^\circ - ${bearing}^\circ = ${angle}^\circ$.`,
          marks: [raw`A1 $${angle}^\circ$`],
          keys: [exact(angle)],
        },
        {
          ask: raw`Find the two possible sizes of the angle $\text{S}\hat{\text{P}}\text{L}$.`,
          answer: raw`$${significant(acute)}^\circ$ and $${significant(180 - acute)}^\circ$`,
          solution: raw`$\sin\text{P} = \dfrac{${away}\sin ${angle}^\circ}{${range}} = ${significant(Math.sin(radians(acute)), 4)}$, so P is $${significant(acute)}^\circ$ or $180^\circ - ${significant(acute, 4)}^\circ = ${significant(180 - acute, 5)}^\circ$.`,
          marks: [
            'M1 sine rule',
            raw`A1 $${significant(acute)}^\circ$`,
            raw`A1 $${significant(180 - acute)}^\circ$ (FT $180^\circ$ minus their first angle)`,
          ],
          keys: [{ kind: 'set', values: [`${acute}`, `${180 - acute}`], tolerance: 0.06 }],
        },
        {
          ask: 'Find the two possible distances SP.',
          answer: raw`$${significant(near)}\text{ km}$ and $${significant(far)}\text{ km}$`,
          solution: raw`The angle at L is $180^\circ - ${angle}^\circ - \text{P}$. The sine rule gives $\text{SP} = \dfrac{${range}\sin\text{L}}{\sin ${angle}^\circ}$, that is $${significant(near)}\text{ km}$ for the obtuse and $${significant(far)}\text{ km}$ for the acute angle at P.`,
          marks: [
            'M1 sine or cosine rule with the angle at L',
            raw`A1 $${significant(near)}\text{ km}$`,
            raw`A1 $${significant(far)}\text{ km}$ (FT their angles)`,
          ],
          keys: [{ kind: 'set', values: [`${near}`, `${far}`], tolerance: 0.006 * near }],
        },
        {
          ask: 'At P the distance from L is increasing. State, with a reason, which of the two places is P.',
          answer: raw`The one with $\text{SP} = ${significant(far)}\text{ km}$.`,
          solution: raw`The distance first decreases to $${significant(least)}\text{ km}$, where the line is nearest to L, and then increases. So P is the place that is reached later, with $\text{SP} = ${significant(far)}\text{ km}$.`,
          marks: ['R1 the distance increases behind the point nearest to L', raw`A1 $${significant(far)}\text{ km}$ (FT)`],
        },
      ],
    }),
  check: ({ bearing, away, range }, { far, near, least }) => {
    const [x, y] = [away * Math.sin(radians(bearing)), away * Math.cos(radians(bearing))];
    for (const at of [far, near]) assertClose(Math.hypot(at - x, y), range, 'distance from L');
    assertClose(y, least, 'least distance');
    assert.ok(near > 0 && near < x && far > x);
  },
});

const IDENTITIES = [
  {
    left: raw`\frac{1 - \cos 2x}{\sin 2x}`,
    right: raw`\tan x`,
    f: (x: number) => (1 - Math.cos(2 * x)) / Math.sin(2 * x),
    g: Math.tan,
    steps: [raw`1 - \cos 2x = 2\sin^2 x`, raw`\sin 2x = 2\sin x\cos x`],
    at: raw`\frac{\pi}{8}`,
    x: Math.PI / 8,
    value: Math.SQRT2 - 1,
    tex: raw`\sqrt{2} - 1`,
    work: raw`\dfrac{1 - \frac{\sqrt{2}}{2}}{\frac{\sqrt{2}}{2}} = \sqrt{2} - 1`,
  },
  {
    left: raw`\frac{\sin 2x}{1 + \cos 2x}`,
    right: raw`\tan x`,
    f: (x: number) => Math.sin(2 * x) / (1 + Math.cos(2 * x)),
    g: Math.tan,
    steps: [raw`1 + \cos 2x = 2\cos^2 x`, raw`\sin 2x = 2\sin x\cos x`],
    at: raw`\frac{\pi}{12}`,
    x: Math.PI / 12,
    value: 2 - Math.sqrt(3),
    tex: raw`2 - \sqrt{3}`,
    work: raw`\dfrac{\frac{1}{2}}{1 + \frac{\sqrt{3}}{2}} = \dfrac{1}{2 + \sqrt{3}} = 2 - \sqrt{3}`,
  },
  {
    left: raw`\frac{1 + \cos 2x}{\sin 2x}`,
    right: raw`\frac{1}{\tan x}`,
    f: (x: number) => (1 + Math.cos(2 * x)) / Math.sin(2 * x),
    g: (x: number) => 1 / Math.tan(x),
    steps: [raw`1 + \cos 2x = 2\cos^2 x`, raw`\sin 2x = 2\sin x\cos x`],
    at: raw`\frac{\pi}{12}`,
    x: Math.PI / 12,
    value: 2 + Math.sqrt(3),
    tex: raw`2 + \sqrt{3}`,
    work: raw`\dfrac{1 + \frac{\sqrt{3}}{2}}{\frac{1}{2}} = 2 + \sqrt{3}`,
  },
  {
    left: raw`\cos^4 x - \sin^4 x`,
    right: raw`\cos 2x`,
    f: (x: number) => Math.cos(x) ** 4 - Math.sin(x) ** 4,
    g: (x: number) => Math.cos(2 * x),
    steps: [raw`\cos^4 x - \sin^4 x = (\cos^2 x - \sin^2 x)(\cos^2 x + \sin^2 x)`, raw`\cos^2 x + \sin^2 x = 1`],
    at: raw`\frac{\pi}{8}`,
    x: Math.PI / 8,
    value: Math.SQRT2 / 2,
    tex: raw`\frac{\sqrt{2}}{2}`,
    work: raw`\cos\frac{\pi}{4} = \frac{\sqrt{2}}{2}`,
  },
];

const provedAndUsed = defineTemplate({
  key: 'aa-trigonometric-identity-used',
  calculatorAllowed: false,
  placements: core('3.6', 1, ['1.6', '3.5.1']),
  variants: IDENTITIES,
  solve: ({ value, f, x }) => ({ value, direct: f(x) }),
  write: ({ left, right, steps: [first = '', second = ''], at, tex, work, value }) => {
    const isLast = right === raw`\cos 2x`;
    const asked = isLast ? left.replaceAll('x', `\\left(${at}\\right)`) : right.replace('x', ` ${at}`);
    return inParts({
      stem: raw`Consider the identity $${left} \equiv ${right}$.`,
      hint: 'Which side is the more complicated one, and which form of the double angle makes it simpler?',
      parts: [
        {
          ask: raw`Starting from the left-hand side, prove the identity for all values of $x$ for which ${isLast ? 'both sides are defined' : 'its denominators are not zero'}.`,
          answer: raw`$${first}$ and $${second}$`,
          solution: raw`$${first}$ and $${second}$, so the left-hand side is ${isLast ? raw`$\cos^2 x - \sin^2 x = \cos 2x$` : raw`equal to $${right}$ after the common factors have been cancelled`}.`,
          marks: [
            raw`M1 $${first}$`,
            raw`A1 $${second}$`,
            raw`A1 the last step shown (working on both sides at once, or with numbers, loses the A marks)`,
            raw`AG $${right}$`,
          ],
        },
        {
          ask: raw`Hence find the exact value of $${asked}$.`,
          answer: raw`$${tex}$`,
          solution: raw`With $x = ${at}$: $${work}$.`,
          marks: [raw`M1 substitutes $x = ${at}$ into the identity`, raw`A1 $${tex}$`],
          keys: [inExactForm(value, tex)],
        },
        {
          ask: raw`A student has checked the identity with a calculator for ten values of $x$. Explain why this is not a proof.`,
          answer: 'Ten values say nothing about all the others.',
          solution: raw`An identity is a statement about infinitely many values of $x$. Ten of them could not exclude that it fails elsewhere.`,
          marks: ['R1 ten values are not all values'],
        },
      ],
    });
  },
  check: ({ f, g }, { value, direct }) => {
    for (let i = 1; i < 20; i++) assertClose(f(0.07 * i), g(0.07 * i), 'identity');
    assertClose(direct, value, 'exact value');
  },
});

const sumGiven = defineTemplate({
  key: 'aa-double-angle-from-a-sum',
  calculatorAllowed: false,
  placements: core('3.6', 1),
  variants: [
    { sign: 1, top: 1, bottom: 2 },
    { sign: -1, top: 1, bottom: 3 },
    { sign: 1, top: 2, bottom: 3 },
    { sign: -1, top: 3, bottom: 4 },
  ],
  solve: ({ sign, top, bottom }) => {
    const [n, d] = [sign * (top * top - bottom * bottom), bottom * bottom];
    return { n, d, double: n / d, cos4n: d * d - 2 * n * n, cos4d: d * d };
  },
  write: ({ sign, top, bottom }, { n, d, cos4n, cos4d }) => {
    const op = sign === 1 ? '+' : '-';
    const k = fraction(top, bottom);
    return inParts({
      stem: raw`It is given that $\sin x ${op} \cos x = ${k}$.`,
      hint: 'What appears when the given expression is squared?',
      parts: [
        {
          ask: raw`Show that $\sin 2x = ${fraction(n, d)}$.`,
          answer: raw`$\sin 2x = ${fraction(n, d)}$`,
          solution: raw`Squaring, $\sin^2 x + \cos^2 x ${op} 2\sin x\cos x = ${fraction(top * top, d)}$, that is $1 ${op} \sin 2x = ${fraction(top * top, d)}$. So $\sin 2x = ${fraction(n, d)}$.`,
          marks: [
            'M1 squares both sides',
            raw`A1 $\sin^2 x + \cos^2 x = 1$ used`,
            raw`A1 $1 ${op} \sin 2x = ${fraction(top * top, d)}$ (working that starts from the given value loses the A marks)`,
            raw`AG $${fraction(n, d)}$`,
          ],
        },
        {
          ask: raw`Find the exact value of $\cos 4x$.`,
          answer: raw`$${fraction(cos4n, cos4d)}$`,
          solution: raw`$\cos 4x = 1 - 2\sin^2 2x = 1 - 2 \times ${fraction(n * n, d * d)} = ${fraction(cos4n, cos4d)}$.`,
          marks: [raw`M1 $\cos 4x = 1 - 2\sin^2 2x$`, raw`A1 $${fraction(cos4n, cos4d)}$`],
          keys: [exact(cos4n / cos4d)],
        },
        {
          ask: raw`Explain why $\sin x ${op} \cos x = 2$ has no solution.`,
          answer: raw`It would need $\sin 2x = ${sign === 1 ? 3 : -3}$.`,
          solution: raw`In the same way, $1 ${op} \sin 2x = 4$ would give $\sin 2x = ${sign === 1 ? 3 : -3}$, but a sine lies between $-1$ and $1$.`,
          marks: [raw`M1 $\sin 2x = ${sign === 1 ? 3 : -3}$`, raw`R1 a sine lies between $-1$ and $1$`],
        },
      ],
    });
  },
  check: ({ sign, top, bottom }, { double, cos4n, cos4d }) => {
    const peak = sign === 1 ? Math.PI / 4 : (3 * Math.PI) / 4;
    const x = bisect((t) => Math.sin(t) + sign * Math.cos(t) - top / bottom, peak, peak + Math.PI);
    assertClose(Math.sin(2 * x), double, 'sine of the double angle');
    assertClose(Math.cos(4 * x), cos4n / cos4d, 'cosine of four times the angle');
  },
});

const lostSolutions = defineTemplate({
  key: 'aa-double-angle-equation-lost-solutions',
  calculatorAllowed: false,
  placements: core('3.6', 1, ['3.8']),
  variants: [
    {
      left: raw`\sin 2x`,
      right: raw`\sin x`,
      factor: raw`\sin x`,
      rest: raw`2\cos x - 1`,
      f: (x: number) => Math.sin(2 * x) - Math.sin(x),
      lost: ['0', 'pi'],
      kept: ['pi/3', '5pi/3'],
      keptTex: [raw`\frac{\pi}{3}`, raw`\frac{5\pi}{3}`],
      lostTex: ['0', raw`\pi`],
      restTex: raw`\cos x = \frac{1}{2}`,
    },
    {
      left: raw`\sin 2x`,
      right: raw`\sqrt{3}\cos x`,
      factor: raw`\cos x`,
      rest: raw`2\sin x - \sqrt{3}`,
      f: (x: number) => Math.sin(2 * x) - Math.sqrt(3) * Math.cos(x),
      lost: ['pi/2', '3pi/2'],
      kept: ['pi/3', '2pi/3'],
      keptTex: [raw`\frac{\pi}{3}`, raw`\frac{2\pi}{3}`],
      lostTex: [raw`\frac{\pi}{2}`, raw`\frac{3\pi}{2}`],
      restTex: raw`\sin x = \frac{\sqrt{3}}{2}`,
    },
    {
      left: raw`\sin 2x`,
      right: raw`-\sin x`,
      factor: raw`\sin x`,
      rest: raw`2\cos x + 1`,
      f: (x: number) => Math.sin(2 * x) + Math.sin(x),
      lost: ['0', 'pi'],
      kept: ['2pi/3', '4pi/3'],
      keptTex: [raw`\frac{2\pi}{3}`, raw`\frac{4\pi}{3}`],
      lostTex: ['0', raw`\pi`],
      restTex: raw`\cos x = -\frac{1}{2}`,
    },
    {
      left: raw`\sin 2x`,
      right: raw`\cos x`,
      factor: raw`\cos x`,
      rest: raw`2\sin x - 1`,
      f: (x: number) => Math.sin(2 * x) - Math.cos(x),
      lost: ['pi/2', '3pi/2'],
      kept: ['pi/6', '5pi/6'],
      keptTex: [raw`\frac{\pi}{6}`, raw`\frac{5\pi}{6}`],
      lostTex: [raw`\frac{\pi}{2}`, raw`\frac{3\pi}{2}`],
      restTex: raw`\sin x = \frac{1}{2}`,
    },
  ],
  solve: ({ f }) => {
    const found: number[] = [];
    for (let i = 0; i < 4000; i++) {
      const [a, b] = [(i * 2 * Math.PI) / 4000 - 1e-4, ((i + 1) * 2 * Math.PI) / 4000 - 1e-4];
      if (f(a) * f(b) < 0) found.push(bisect(f, a, b));
    }
    return { found };
  },
  write: ({ left, right, factor, rest, lost, kept, keptTex, lostTex, restTex }) =>
    inParts({
      stem: raw`Consider the equation $${left} = ${right}$ for $0 \le x < 2\pi$.`,
      hint: 'What happens to solutions for which the expression that one divides by is zero?',
      parts: [
        {
          before: raw`A student writes $2\sin x\cos x = ${right}$, divides both sides by $${factor}$ and solves $${restTex}$.`,
          ask: raw`Find the solutions that the student obtains.`,
          answer: raw`$x = ${keptTex.join(', ')}$`,
          solution: raw`$${restTex}$ has the solutions $x = ${keptTex.join('$ and $x = ')}$ in the interval.`,
          marks: [raw`A1 $x = ${keptTex[0] ?? ''}$`, raw`A1 $x = ${keptTex[1] ?? ''}$`],
          keys: [{ kind: 'set', values: kept }],
        },
        {
          ask: 'Explain the mistake in this method.',
          answer: raw`$${factor}$ may be zero, and such values of $x$ are lost.`,
          solution: raw`Dividing by $${factor}$ is allowed only where it is not zero. Where it is zero, both sides of the equation are zero, so these values of $x$ are solutions that the student loses.`,
          marks: [raw`R1 $${factor} = 0$ gives solutions that are lost`],
        },
        {
          ask: 'Solve the equation completely, by factorising.',
          answer: raw`$x = ${[...lostTex, ...keptTex].join(', ')}$`,
          solution: raw`$${factor}\left(${rest}\right) = 0$, so $${factor} = 0$ or $${restTex}$: $x = ${[...lostTex, ...keptTex].join(', ')}$.`,
          marks: [
            raw`M1 $${factor}\left(${rest}\right) = 0$`,
            raw`A1 $x = ${lostTex.join('$ and $x = ')}$`,
            raw`A1 all four solutions (accept any order; a further value loses this mark)`,
          ],
          keys: [{ kind: 'set', values: [...lost, ...kept] }],
        },
      ],
    }),
  check: ({ f }, { found }) => {
    assert.equal(found.length, 4);
    for (const x of found) assertClose(f(x), 0, 'solution', 1e-8);
  },
});

const movedSine = defineTemplate({
  key: 'aa-sine-curve-moved',
  calculatorAllowed: false,
  placements: core('3.7', 1, ['2.11']),
  variants: [
    { a: 3, b: 2, c: 6, d: 1 },
    { a: 2, b: 3, c: 12, d: -1 },
    { a: 4, b: 2, c: 3, d: 2 },
    { a: 5, b: 4, c: 8, d: -2 },
  ],
  solve: ({ a, b, c, d }) => ({ top: a + d, low: d - a, firstTop: Math.PI / (2 * b) + Math.PI / c, period: (2 * Math.PI) / b }),
  write: ({ a, b, c, d }, { top, low, firstTop, period }) => {
    // π / 2b + π / c as one fraction of π.
    const place = fraction(c + 2 * b, 2 * b * c).replace(/\\frac\{(\d+)\}/, (_, n) => `\\frac{${n === '1' ? '' : n}\\pi}`);
    const f = raw`${a}\sin\left(${b}\left(x - \frac{\pi}{${c}}\right)\right)${signed(d)}`;
    const periodTex =
      fraction(2, b) === '1'
        ? raw`\pi`
        : fraction(2, b).replace(/\\frac\{(\d+)\}/, (_, n) => `\\frac{${n === '1' ? '' : n}\\pi}`);
    return inParts({
      stem: raw`The function $f$ is given by $f(x) = ${f}$.`,
      hint: 'In which order do stretches and translations act on a point of the sine curve?',
      parts: [
        {
          ask: raw`Write down the amplitude and the period of $f$.`,
          answer: raw`$${a}$; $${periodTex}$`,
          solution: raw`The amplitude is $${a}$ and the period is $\dfrac{2\pi}{${b}}${b === 2 ? raw` = \pi` : b === 4 ? raw` = \frac{\pi}{2}` : ''}$.`,
          marks: [raw`A1 $${a}$`, raw`A1 $${periodTex}$`],
          keys: [
            { ...exact(a), label: 'Amplitude' },
            { ...inExactForm(period, periodTex), label: 'Period' },
          ],
        },
        {
          ask: raw`Describe a sequence of transformations that maps the graph of $y = \sin x$ onto the graph of $f$.`,
          answer: raw`Stretch parallel to the $x$-axis with factor $\frac{1}{${b}}$, stretch parallel to the $y$-axis with factor $${a}$, translation by $\begin{pmatrix} \frac{\pi}{${c}} \\ ${d} \end{pmatrix}$.`,
          solution: raw`First a stretch parallel to the $x$-axis with scale factor $\frac{1}{${b}}$, then one parallel to the $y$-axis with scale factor $${a}$, and at last a translation by $\begin{pmatrix} \frac{\pi}{${c}} \\ ${d} \end{pmatrix}$.`,
          marks: [
            raw`A1 stretch parallel to the $x$-axis, factor $\frac{1}{${b}}$`,
            raw`A1 stretch parallel to the $y$-axis, factor $${a}$`,
            raw`A1 translation by $\begin{pmatrix} \frac{\pi}{${c}} \\ ${d} \end{pmatrix}$ (a translation before the stretches, with the same vector, loses this mark; accept any correct order)`,
          ],
        },
        {
          ask: raw`Find the least positive value of $x$ at which $f$ has its maximum, and state this maximum.`,
          answer: raw`$x = ${place}$; $${top}$`,
          solution: raw`The sine is 1 first where $${b}\left(x - \frac{\pi}{${c}}\right) = \frac{\pi}{2}$, that is $x = \frac{\pi}{${2 * b}} + \frac{\pi}{${c}} = ${place}$. The maximum is $${a}${signed(d)} = ${top}$.`,
          marks: [
            raw`M1 $${b}\left(x - \frac{\pi}{${c}}\right) = \frac{\pi}{2}$`,
            raw`A1 $x = ${place}$`,
            raw`A1 $${top}$ (FT their amplitude)`,
          ],
          keys: [
            { ...inExactForm(firstTop, place), label: '$x =$' },
            { ...exact(top), label: 'Maximum' },
          ],
        },
        {
          ask: raw`Write down the set of values of $k$ for which the equation $f(x) = k$ has solutions.`,
          answer: raw`$${low} \le k \le ${top}$`,
          solution: raw`The values of $f$ lie between $${d}${signed(-a)} = ${low}$ and $${top}$: $${low} \le k \le ${top}$.`,
          marks: [raw`A1 $${low} \le k \le ${top}$`],
          keys: [{ kind: 'interval', intervals: [{ from: `${low}`, to: `${top}` }] }],
        },
      ],
    });
  },
  check: ({ a, b, c, d }, { top, low, firstTop, period }) => {
    const f = (x: number) => a * Math.sin(b * (x - Math.PI / c)) + d;
    const best = maximise(f, 0, period);
    assertClose(best.value, top, 'maximum', 1e-6);
    assertClose(best.at, firstTop, 'where it is', 1e-3);
    assertClose(f(firstTop + period / 2), low, 'minimum');
  },
});

/** Without the noise of binary fractions: 7.4, not 7.3999999999999995. */
const tidy = (value: number) => Number(value.toPrecision(10));

const fromExtremes = defineTemplate({
  key: 'aa-circular-function-from-extremes',
  calculatorAllowed: true,
  placements: core('3.7', 2, ['3.8']),
  variants: [
    {
      what: 'The temperature in a greenhouse, $T\\,^\\circ\\text{C}$, $t$ hours after midnight',
      y: 'T',
      topAt: 15,
      top: 31,
      lowAt: 3,
      low: 17,
      level: 27,
    },
    {
      what: 'The height of a buoy above the sea floor, $h$ metres, $t$ seconds after the start of an observation',
      y: 'h',
      topAt: 2,
      top: 8.6,
      lowAt: 7,
      low: 6.2,
      level: 8,
    },
    {
      what: 'The weekly revenue of a kiosk, $S$ hundred euros, $t$ weeks after the beginning of a year',
      y: 'S',
      topAt: 30,
      top: 64,
      lowAt: 4,
      low: 20,
      level: 50,
    },
    {
      what: 'The blood pressure of a patient, $P$ millimetres of mercury, $t$ seconds after the start of a measurement',
      y: 'P',
      topAt: 0.3,
      top: 126,
      lowAt: 0.7,
      low: 78,
      level: 110,
    },
  ],
  solve: ({ topAt, top, lowAt, low, level }) => {
    const half = Math.abs(topAt - lowAt);
    const [a, d, b] = [tidy((top - low) / 2), tidy((top + low) / 2), Math.PI / half];
    const turn = Math.acos((level - d) / a) / b;
    return { a, b, d, half, long: 2 * turn, share: (100 * turn) / half, rate: a * b };
  },
  write: ({ what, y, topAt, top, lowAt, low, level }, { a, b, d, half, long, share, rate }) => {
    const bTex = piMultiple(10, Math.round(10 * half));
    return inParts({
      stem: raw`${what}, is modelled by $${y} = a\cos\left(b(t - c)\right) + d$ with $a > 0$ and $b > 0$. It has a maximum of ${top} at $t = ${topAt}$, and ${topAt < lowAt ? 'the minimum that follows' : 'the minimum before it'}, ${low}, is at $t = ${lowAt}$.`,
      hint: 'Which part of a period lies between a maximum and the minimum next to it?',
      parts: [
        {
          ask: raw`Write down the values of $a$ and $d$, and a value of $c$.`,
          answer: raw`$a = ${a}$, $d = ${d}$, $c = ${topAt}$`,
          solution: raw`$a = \dfrac{${top} - ${low}}{2} = ${a}$ and $d = \dfrac{${top} + ${low}}{2} = ${d}$. A cosine has its maximum at 0, so $c = ${topAt}$.`,
          marks: [
            raw`A1 $a = ${a}$`,
            raw`A1 $d = ${d}$`,
            raw`A1 $c = ${topAt}$ (accept $c = ${topAt}$ plus any multiple of the period)`,
          ],
          keys: [
            { ...threeFigures(a), label: '$a =$' },
            { ...threeFigures(d), label: '$d =$' },
          ],
        },
        {
          ask: raw`Find the exact value of $b$.`,
          answer: raw`$b = ${bTex}$`,
          solution: raw`Half of a period is $${plain(half)}$, so the period is $${plain(2 * half)}$ and $b = \dfrac{2\pi}{${plain(2 * half)}} = ${bTex}$.`,
          marks: [raw`(M1) period $${plain(2 * half)}$`, raw`A1 $b = ${bTex}$`],
          keys: [inExactForm(b, bTex)],
        },
        {
          ask: raw`Find for how long in each period $${y}$ is greater than ${level}, and the percentage of the period that this is.`,
          answer: raw`$${significant(long)}$; $${significant(share)}\,\%$`,
          solution: raw`$\cos\left(b(t - c)\right) = \dfrac{${level} - ${d}}{${a}}$ has the solutions $t = c \pm ${significant(long / 2, 4)}$. So the time is $${significant(long)}$, which is $${significant(share)}\,\%$ of the period.`,
          marks: [
            raw`M1 equation or graph with ${level}`,
            raw`A1 $${significant(long)}$`,
            raw`A1 $${significant(share)}\,\%$ (FT their time; a calculator in degree mode loses both A marks)`,
          ],
          keys: [
            { ...threeFigures(long), label: 'Time' },
            { ...threeFigures(share), label: 'Percentage' },
          ],
        },
        {
          ask: raw`Find the greatest rate at which $${y}$ increases.`,
          answer: raw`$${significant(rate)}$`,
          solution: raw`The derivative is $-ab\sin\left(b(t - c)\right)$, whose greatest value is $ab = ${a} \times ${bTex} = ${significant(rate)}$.`,
          marks: ['(M1) derivative, or the steepest place of the graph', raw`A1 $${significant(rate)}$`],
          keys: [threeFigures(rate)],
        },
      ],
    });
  },
  check: ({ topAt, top, lowAt, low, level }, { a, b, d, long, rate }) => {
    const f = (t: number) => a * Math.cos(b * (t - topAt)) + d;
    assertClose(f(topAt), top, 'maximum');
    assertClose(f(lowAt), low, 'minimum');
    const end = bisect((t) => f(t) - level, topAt, topAt + Math.PI / b);
    assertClose(2 * (end - topAt), long, 'time above the level');
    const steep = maximise((t) => (f(t + 1e-5) - f(t - 1e-5)) / 2e-5, topAt, topAt + (2 * Math.PI) / b);
    assertClose(steep.value, rate, 'steepest', 1e-4);
  },
});

export const exactTrigonometry: readonly QuestionTemplate[] = [
  overlap,
  belt,
  exactTriangle,
  twoPlaces,
  provedAndUsed,
  sumGiven,
  lostSolutions,
  movedSine,
  fromExtremes,
];
