import { withCapitalA } from '../../articles.ts';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { integrate, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { FREE_FALL as g } from './constants.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** A.2 Forces and momentum: forces and Newton's laws. */

function inclineDrawing(angle: number): string {
  const theta = (angle * Math.PI) / 180;
  const length = 8;
  const [cx, cy] = [length * 0.55 * Math.cos(theta), length * 0.55 * Math.sin(theta)];
  const along = (s: number, n: number): [number, number] => [
    cx + s * Math.cos(theta) - n * Math.sin(theta),
    cy + s * Math.sin(theta) + n * Math.cos(theta),
  ];
  const middle = along(0, 0.55);
  const [normal, friction] = [along(0, 2.9), along(2.9, 0.55)];
  return new Diagram({ x: [-0.5, 8.5], y: [-1.6, 6.4], equalScale: true, width: 400 })
    .polygon([
      [0, 0],
      [length * Math.cos(theta), 0],
      [length * Math.cos(theta), length * Math.sin(theta)],
    ])
    .polygon([along(-0.9, 0), along(0.9, 0), along(0.9, 1.1), along(-0.9, 1.1)], { shade: true })
    .arc([0, 0], 1.3, 0, theta)
    .label([1.5, 0.25], `${angle}°`, { anchor: 'start', dy: 0 })
    .arrow(middle, normal, 'd-curve2')
    .label(normal, 'X', { math: true, dx: -10, dy: -2 })
    .arrow(middle, friction, 'd-curve2')
    .label(friction, 'Y', { math: true, dx: 6, dy: -8 })
    .arrow(middle, [middle[0], middle[1] - 3.2], 'd-curve2')
    .label([middle[0], middle[1] - 3.2], 'W', { math: true, dx: 12, dy: 2 })
    .toSvg();
}

const slidingBlock = defineTemplate({
  key: 'physics-a2-block-on-rough-slope',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('A.2.1', 2, ['A.1.2']),
  variants: [
    { thing: 'crate', m: 12, angle: 30, mu: 0.25, d: 4 },
    { thing: 'box of books', m: 8.5, angle: 25, mu: 0.3, d: 3 },
    { thing: 'sledge', m: 20, angle: 20, mu: 0.1, d: 15 },
    { thing: 'parcel', m: 3.2, angle: 35, mu: 0.4, d: 2.5 },
    { thing: 'suitcase', m: 16, angle: 28, mu: 0.35, d: 5 },
    { thing: 'block of ice', m: 25, angle: 15, mu: 0.05, d: 6 },
    { thing: 'wooden block', m: 1.5, angle: 40, mu: 0.45, d: 1.8 },
    { thing: 'sack of grain', m: 40, angle: 32, mu: 0.5, d: 7 },
    { thing: 'steel drum', m: 30, angle: 22, mu: 0.2, d: 4.5 },
  ],
  solve: ({ m, angle, mu, d }) => {
    const theta = (angle * Math.PI) / 180;
    const normal = m * g * Math.cos(theta);
    const friction = mu * normal;
    const a = g * Math.sin(theta) - friction / m;
    return { normal, friction, a, v: Math.sqrt(2 * a * d) };
  },
  write: ({ thing, m, angle, mu, d }, { normal, friction, a, v }) => ({
    text: tex`A ${thing} of mass $${m}\text{ kg}$ slides from rest down a rough slope at $${angle}^\circ$ to the horizontal. The diagram shows the forces on the ${thing}. The coefficient of dynamic friction is $${mu}$.

![](diagram:slope)

(a) State the names of the forces $X$ and $Y$. [2]

(b) Calculate the magnitude of $X$. [2]

(c) Determine the acceleration of the ${thing}. [3]

(d) Calculate the speed of the ${thing} after it has slid $${d}\text{ m}$ down the slope. [2]`,
    hint: 'What are the components of the weight along the slope and at right angles to it?',
    answer: tex`(a) $X$: normal force; $Y$: (dynamic) friction

(b) $${quantity(normal, 'N')}$

(c) $${quantity(a, 'm s^-2')}$ down the slope

(d) $${quantity(v, 'm s^-1')}$`,
    solution: tex`(a) $X$ is at right angles to the surface: it is the **normal force**. $Y$ points up the slope, against the sliding: it is **friction**.

(b) At right angles to the slope there is no acceleration, so the normal force balances that component of the weight:

$$X = mg\cos\theta = ${m} \times 9.8 \times \cos ${angle}^\circ = ${quantity(normal, 'N')}$$

(c) Friction is $Y = \mu_dX = ${mu} \times ${significant(normal)} = ${quantity(friction, 'N')}$. Along the slope, with down the slope as positive,

$$mg\sin\theta - Y = ma$$

$$a = \frac{${m} \times 9.8 \times \sin ${angle}^\circ - ${significant(friction)}}{${m}} = ${quantity(a, 'm s^-2')}$$

(d) The acceleration is constant and the ${thing} starts from rest, so $v^2 = 2as$:

$$v = \sqrt{2 \times ${significant(a)} \times ${d}} = ${quantity(v, 'm s^-1')}$$`,
    markScheme: markLines(
      ['a', 'A1', 'Normal force (for $X$)'],
      ['a', 'A1', 'Friction (for $Y$)'],
      ['b', '(M1)', tex`$mg\cos\theta$`],
      ['b', 'A1', tex`$${quantity(normal, 'N')}$`],
      ['c', 'A1', tex`Friction $${quantity(friction, 'N')}$`],
      ['c', 'M1', tex`Resultant $mg\sin\theta - Y$ set equal to $ma$`],
      ['c', 'A1', tex`$${quantity(a, 'm s^-2')}$`],
      ['d', '(M1)', tex`$v^2 = 2as$`],
      ['d', 'A1', tex`$${quantity(v, 'm s^-1')}$`],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(normal, 'N', 'b'),
        miss(m * g * Math.sin((angle * Math.PI) / 180), 'You used the component of the weight along the slope.'),
        miss(m * g, 'This is the weight; only a component of it presses on the slope.', 'incomplete'),
      ),
      foreseeing(
        numericAnswer(a, 'm s^-2', 'c'),
        miss(a + friction / m, 'You left out friction.', 'incomplete'),
        miss(a + (2 * friction) / m, 'You let friction act down the slope.', 'sign'),
      ),
      foreseeing(numericAnswer(v, 'm s^-1', 'd'), miss(v * v, 'The last square root is missing.')),
    ),
    diagrams: [
      {
        name: 'slope',
        svg: inclineDrawing(angle),
        alt: `A block on a slope of ${angle} degrees. Force W acts vertically downwards, force X away from the slope at right angles to it, force Y up along the slope.`,
      },
    ],
  }),
  check: ({ m, angle, mu, d }, { normal, a, v }) => {
    // Newton's law along the horizontal and the vertical, solved for N and a by Cramer's rule.
    const theta = (angle * Math.PI) / 180;
    const [c, s] = [Math.cos(theta), Math.sin(theta)];
    const [a11, a12, b1] = [s - mu * c, -m * c, 0];
    const [a21, a22, b2] = [c + mu * s, m * s, m * g];
    const det = a11 * a22 - a12 * a21;
    assertAgree(normal, (b1 * a22 - a12 * b2) / det, 'normal force');
    assertAgree(a, (a11 * b2 - b1 * a21) / det, 'acceleration');
    assertAgree(0.5 * m * v * v, m * g * d * s - mu * normal * d, 'energy at the end');
    assertBetween(a, 0.1, g, 'acceleration');
  },
});

const liftScale = defineTemplate({
  key: 'physics-a2-scale-in-lift',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('A.2.1', 1),
  variants: [
    { m: 50, a: 2, upwards: true, motion: 'moves upwards and speeds up' },
    { m: 60, a: 1.5, upwards: false, motion: 'moves upwards and slows down' },
    { m: 70, a: 1.2, upwards: false, motion: 'moves downwards and speeds up' },
    { m: 55, a: 1.8, upwards: true, motion: 'moves downwards and slows down' },
    { m: 80, a: 1.5, upwards: true, motion: 'moves upwards and speeds up' },
    { m: 65, a: 2.2, upwards: false, motion: 'moves downwards and speeds up' },
    { m: 45, a: 1.6, upwards: true, motion: 'moves downwards and slows down' },
    { m: 75, a: 1, upwards: false, motion: 'moves upwards and slows down' },
    { m: 40, a: 2.5, upwards: true, motion: 'moves upwards and speeds up' },
  ],
  solve: ({ m, a, upwards }) => ({ force: m * (g + (upwards ? a : -a)) }),
  write: ({ m, a, upwards, motion }, { force }, variantIndex) => {
    const newtons = (value: number) => tex`$${quantity(value, 'N')}$`;
    const choice = arrangeOptions(
      newtons(force),
      [
        wrong(
          newtons(m * (g + (upwards ? -a : a))),
          'You gave the acceleration the wrong direction: it depends on the motion and on whether the lift speeds up or slows down.',
          'sign',
        ),
        wrong(newtons(m * g), 'You took the weight for the force of the scale, as if the lift did not accelerate.'),
        wrong(newtons(m * a), 'You calculated the resultant force; the weight acts on the student as well.', 'incomplete'),
      ],
      variantIndex,
      2,
    );
    return {
      text: tex`A student of mass $${m}\text{ kg}$ stands on a scale in a lift. The lift ${motion}; the magnitude of its acceleration is $${a}\text{ m s}^{-2}$.

What is the force of the scale on the student? [1]`,
      hint: 'Decide first whether the acceleration points upwards or downwards; this is not the same as the direction of motion.',
      answer: newtons(force),
      solution: tex`The lift ${motion}, so its acceleration points **${upwards ? 'upwards' : 'downwards'}**. Two forces act on the student: the scale's force $N$ upwards and the weight $mg$ downwards. With upwards as positive

$$N - mg = ${upwards ? '' : '-'}ma \quad\Rightarrow\quad N = ${m} \times (9.8 ${upwards ? '+' : '-'} ${a}) = ${quantity(force, 'N')}$$`,
      markScheme: markLines(['', 'A1', `acceleration ${upwards ? 'upwards' : 'downwards'}`]),
      ...choice,
      numeric: [numericAnswer(force, 'N')],
    };
  },
  check: ({ m, a, motion }, { force }) => {
    // The sign of the acceleration from the motion itself, and the resultant force from the momentum gained in a second.
    const direction = motion.includes('upwards') ? 1 : -1;
    const change = motion.includes('speeds up') ? 1 : -1;
    const startSpeed = 5;
    const velocity = (t: number) => direction * (startSpeed + change * a * t);
    const momentumGained = m * velocity(1) - m * velocity(0);
    assertAgree(force - m * g, momentumGained, 'resultant force');
  },
});

const fallingSphere = defineTemplate({
  key: 'physics-a2-terminal-speed-in-liquid',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('A.2.1', 2),
  variants: [
    { sphere: 'steel', rho: 7800, mm: 1.0, liquid: 'glycerine', rhoLiquid: 1260, eta: 1.4 },
    { sphere: 'glass', rho: 2500, mm: 1.5, liquid: 'glycerine', rhoLiquid: 1260, eta: 0.95 },
    { sphere: 'aluminium', rho: 2700, mm: 2.0, liquid: 'honey', rhoLiquid: 1420, eta: 8.0 },
    { sphere: 'steel', rho: 7800, mm: 1.5, liquid: 'syrup', rhoLiquid: 1380, eta: 3.5 },
    { sphere: 'copper', rho: 8900, mm: 0.8, liquid: 'castor oil', rhoLiquid: 960, eta: 0.99 },
    { sphere: 'nylon', rho: 1150, mm: 2.5, liquid: 'castor oil', rhoLiquid: 960, eta: 0.65 },
    { sphere: 'lead', rho: 11300, mm: 0.9, liquid: 'silicone oil', rhoLiquid: 970, eta: 1.9 },
    { sphere: 'titanium', rho: 4500, mm: 1.2, liquid: 'motor oil', rhoLiquid: 880, eta: 0.8 },
  ],
  solve: ({ rho, mm, rhoLiquid, eta }) => {
    const r = mm * 1e-3;
    const volume = (4 / 3) * Math.PI * r ** 3;
    const [weight, buoyancy] = [rho * volume * g, rhoLiquid * volume * g];
    return {
      r,
      volume,
      weight,
      buoyancy,
      initial: (weight - buoyancy) / (rho * volume),
      terminal: (weight - buoyancy) / (6 * Math.PI * eta * r),
    };
  },
  write: ({ sphere, rho, mm, liquid, rhoLiquid, eta }, { volume, weight, buoyancy, initial, terminal }) => ({
    text: tex`${withCapitalA(sphere)} sphere of radius $${mm.toFixed(1)}\text{ mm}$ and density $${rho}\text{ kg m}^{-3}$ is released from rest in a tall tube of ${liquid} of density $${rhoLiquid}\text{ kg m}^{-3}$ and viscosity $${eta}\text{ Pa s}$. Stokes' law applies.

(a) Show that the buoyancy force on the sphere is about $${standardForm(buoyancy, 'N', 1)}$. [2]

(b) Determine the initial acceleration of the sphere. [3]

(c) Explain why the sphere reaches a constant speed. [2]

(d) Determine this terminal speed. [3]`,
    hint: 'Three vertical forces act: weight, buoyancy and drag. Which of them depend on the speed?',
    answer: tex`(a) $${standardForm(buoyancy, 'N')}$

(b) $${quantity(initial, 'm s^-2')}$

(c) Drag grows with speed until it and buoyancy together balance the weight.

(d) $${standardForm(terminal, 'm s^-1')}$`,
    solution: tex`(a) The sphere displaces its own volume of ${liquid}:

$$V = \tfrac{4}{3}\pi r^3 = \tfrac{4}{3}\pi\left(${mm.toFixed(1)} \times 10^{-3}\right)^3 = ${standardForm(volume, 'm^3')}$$

$$F_b = \rho_{\text{liquid}}Vg = ${rhoLiquid} \times ${scientific(volume)} \times 9.8 = ${standardForm(buoyancy, 'N')}$$

(b) At release the speed and so the drag are zero. The weight is $\rho Vg = ${standardForm(weight, 'N')}$, and the resultant is weight minus buoyancy:

$$a = \frac{\rho Vg - F_b}{\rho V} = g\left(1 - \frac{\rho_{\text{liquid}}}{\rho}\right) = 9.8\left(1 - \frac{${rhoLiquid}}{${rho}}\right) = ${quantity(initial, 'm s^-2')}$$

(c) As the sphere speeds up, the drag $6\pi\eta rv$ grows in proportion to the speed, so the resultant force and the acceleration become smaller. When drag and buoyancy together equal the weight, the resultant is zero and the speed stays constant.

(d) At the terminal speed $6\pi\eta rv = \rho Vg - F_b$:

$$v = \frac{${scientific(weight)} - ${scientific(buoyancy)}}{6\pi \times ${eta} \times ${mm.toFixed(1)} \times 10^{-3}} = ${standardForm(terminal, 'm s^-1')}$$`,
    markScheme: markLines(
      ['a', 'M1', tex`$F_b = \rho_{\text{liquid}} \times \tfrac{4}{3}\pi r^3 \times g$`],
      ['a', 'A1', tex`$${standardForm(buoyancy, 'N')}$`],
      ['a', 'AG', 'Value to one significant figure'],
      ['b', 'A1', tex`Weight $${standardForm(weight, 'N')}$, or mass $${standardForm(weight / g, 'kg')}$`],
      ['b', 'M1', 'Resultant is weight minus buoyancy, no drag at rest'],
      ['b', 'A1', tex`$${quantity(initial, 'm s^-2')}$`],
      ['c', 'R1', 'Drag increases with speed'],
      ['c', 'R1', 'until drag and buoyancy balance the weight: no resultant force'],
      ['d', 'M1', tex`$6\pi\eta rv =$ weight $-$ buoyancy`],
      ['d', 'A1', 'Correct substitution with the radius in metres'],
      ['d', 'A1', tex`$${standardForm(terminal, 'm s^-1')}$`],
    ),
    keys: numberKeys(
      numericAnswer(buoyancy, 'N', 'a'),
      foreseeing(numericAnswer(initial, 'm s^-2', 'b'), miss(g, 'You left out the buoyancy force.', 'incomplete')),
      foreseeing(
        { ...numericAnswer(terminal, 'm s^-1', 'd'), tolerance: terminal * 0.02 },
        miss(weight / (6 * Math.PI * eta * mm * 1e-3), 'You left out the buoyancy force.', 'incomplete'),
      ),
    ),
  }),
  check: ({ rho, rhoLiquid, eta, mm }, { r, initial, terminal }) => {
    // Accelerate in small steps for many time constants; volume by integrating discs.
    const volume = integrate((x) => Math.PI * (r * r - x * x), -r, r);
    const mass = rho * volume;
    const force = (v: number) => mass * g - rhoLiquid * volume * g - 6 * Math.PI * eta * mm * 1e-3 * v;
    const timeConstant = mass / (6 * Math.PI * eta * r);
    const [v = 0] = simulate((_, [now = 0]) => [force(now) / mass], [0], 25 * timeConstant, 2_000);
    assertAgree(terminal, v, 'terminal speed');
    assertAgree(initial, force(0) / mass, 'initial acceleration');
    assertBetween((rhoLiquid * terminal * r) / eta, 0, 1, 'slow enough for Stokes');
  },
});

export const forces: readonly QuestionTemplate[] = [slidingBlock, liftScale, fallingSphere];
