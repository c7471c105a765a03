import { degrees, radians } from '../../angles.ts';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** A.2: explosions, and momentum in two dimensions. */

const explosion = defineTemplate({
  key: 'physics-a2-explosion',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.2.2', 2, ['A.3.1']),
  variants: [
    { form: 'trolleys', m: 0.8, n: 1.2, v: 0.6 },
    { form: 'trolleys', m: 1.5, n: 0.5, v: 0.4 },
    { form: 'rocket', m: 120, n: 280, v: 45 },
    { form: 'rocket', m: 60, n: 340, v: 80 },
    { form: 'skaters', m: 52, n: 78, v: 1.8 },
    { form: 'skaters', m: 64, n: 48, v: 1.5 },
    { form: 'trolleys', m: 0.9, n: 0.6, v: 0.5 },
    { form: 'trolleys', m: 0.4, n: 1.0, v: 1.1 },
  ] as const,
  solve: ({ form, m, n, v }) => {
    const other = (m * v) / n;
    const released = 0.5 * m * v * v + 0.5 * n * other * other;
    // The rocket moves on at v before; the piece of mass m is left at rest.
    const after = ((m + n) * v) / n;
    return { other, released, after, gain: 0.5 * n * after * after - 0.5 * (m + n) * v * v, form };
  },
  write: ({ form, m, n, v }, { other, released, after, gain }) => {
    if (form === 'trolleys')
      return inParts({
        stem: tex`Two trolleys of mass $${m.toFixed(1)}\text{ kg}$ and $${n.toFixed(1)}\text{ kg}$ stand at rest on a horizontal track, with a compressed light spring between them. When a thread is burnt, the spring pushes them apart. The first one moves off at $${v.toFixed(1)}\text{ m s}^{-1}$. Friction is negligible.`,
        hint: 'What is the total momentum before the thread is burnt?',
        parts: [
          {
            ask: 'Explain why momentum is conserved although the spring exerts forces on the trolleys.',
            answer: 'These forces are internal and opposite; no external horizontal force acts',
            solution:
              'The spring pushes the two trolleys with equal and opposite forces for the same time, so their changes of momentum are equal and opposite. No external horizontal force acts on the system of trolleys and spring.',
            marks: [
              ['R1', 'Forces of the spring are internal: equal and opposite'],
              ['R1', 'No external force on the system'],
            ],
          },
          {
            ask: 'Determine the speed of the other trolley.',
            answer: tex`$${quantity(other, 'm s^-1', 2)}$`,
            solution: tex`$0 = ${m.toFixed(1)} \times ${v.toFixed(1)} - ${n.toFixed(1)} \times u$, so $u = ${quantity(other, 'm s^-1', 2)}$ in the opposite direction.`,
            marks: [
              ['M1', 'Total momentum zero'],
              ['A1', tex`$${quantity(other, 'm s^-1', 2)}$`],
            ],
            keys: [
              foreseeing(
                { value: other, tolerance: other * 0.02, unit: 'm s^-1' },
                miss((n * v) / m, 'You gave the heavier trolley the greater speed.', 'reciprocal'),
              ),
            ],
          },
          {
            ask: 'Calculate the energy that was stored in the spring.',
            answer: tex`$${quantity(released, 'J', 2)}$`,
            solution: tex`All of it has become kinetic energy of both: $\tfrac{1}{2} \times ${m.toFixed(1)} \times ${v.toFixed(1)}^2 + \tfrac{1}{2} \times ${n.toFixed(1)} \times ${significant(other)}^2 = ${quantity(released, 'J', 2)}$.`,
            marks: [
              ['M1', 'Sum of both kinetic energies'],
              ['A1', tex`$${quantity(released, 'J', 2)}$`],
            ],
            keys: [
              foreseeing(
                { value: released, tolerance: released * 0.03, unit: 'J' },
                miss(0.5 * m * v * v, 'This is the kinetic energy of the first trolley alone.', 'incomplete'),
              ),
            ],
          },
          {
            ask: 'Determine the ratio of the kinetic energy of the first trolley to that of the second.',
            answer: tex`$${fraction(Math.round(n * 10), Math.round(m * 10))}$`,
            solution: tex`Both have the same magnitude of momentum $p$, and $E_k = \dfrac{p^2}{2m}$, so the energies are in the inverse ratio of the masses: $\dfrac{${n.toFixed(1)}}{${m.toFixed(1)}} = ${fraction(Math.round(n * 10), Math.round(m * 10))}$. The lighter one gets more.`,
            marks: [['A1', tex`$${fraction(Math.round(n * 10), Math.round(m * 10))}$`]],
            keys: [
              foreseeing(
                { value: n / m, tolerance: 0.01 },
                miss(m / n, 'You gave the heavier trolley more energy.', 'reciprocal'),
              ),
            ],
          },
        ],
      });
    if (form === 'rocket')
      return inParts({
        stem: tex`A probe of total mass $${m + n}\text{ kg}$ drifts in empty space at $${v}\text{ m s}^{-1}$. A small charge explodes and separates it into an empty tank of $${m}\text{ kg}$ and the rest. Just afterwards the tank is at rest, seen from the same observer.`,
        hint: 'What becomes of the momentum of the whole probe?',
        parts: [
          {
            ask: 'Determine the speed of the rest of the probe after the separation.',
            answer: tex`$${quantity(after, 'm s^-1')}$`,
            solution: tex`$${m + n} \times ${v} = ${m} \times 0 + ${n}u$, so $u = ${quantity(after, 'm s^-1')}$.`,
            marks: [
              ['M1', 'Conservation of momentum with the tank at rest'],
              ['A1', tex`$${quantity(after, 'm s^-1')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(after, 'm s^-1'),
                miss(v * Math.sqrt((m + n) / n), 'You kept the kinetic energy constant; the explosion adds to it.'),
              ),
            ],
          },
          {
            ask: 'Calculate the gain of kinetic energy.',
            answer: tex`$${standardForm(gain, 'J')}$`,
            solution: tex`$\tfrac{1}{2} \times ${n} \times ${significant(after, 4)}^2 - \tfrac{1}{2} \times ${m + n} \times ${v}^2 = ${standardForm(gain, 'J')}$.`,
            marks: [
              ['M1', 'Difference of the kinetic energies after and before'],
              ['A1', tex`$${standardForm(gain, 'J')}$`],
            ],
            keys: [{ ...numericAnswer(gain, 'J'), tolerance: gain * 0.02 }],
          },
          {
            ask: 'State where this energy came from, and why momentum is conserved while kinetic energy is not.',
            answer: 'From chemical energy of the charge; the forces are internal, but they do work',
            solution:
              'Chemical energy of the explosive charge became kinetic energy. The forces between the parts are internal and opposite, so they cannot change the total momentum; but each of them does work on the part that it pushes.',
            marks: [
              ['A1', 'Chemical energy of the charge'],
              ['R1', 'Forces are internal: no change of momentum, but work is done'],
            ],
          },
          {
            ask: tex`The separation took $0.20\text{ s}$. Calculate the mean force on the tank.`,
            answer: tex`$${standardForm((m * v) / 0.2, 'N')}$`,
            solution: tex`The tank lost the momentum $${m} \times ${v} = ${standardForm(m * v, 'kg m s^-1')}$ in $0.20\text{ s}$: $F = \dfrac{\Delta p}{\Delta t} = ${standardForm((m * v) / 0.2, 'N')}$, against its motion.`,
            marks: [
              ['M1', tex`$F = \Delta p/\Delta t$ for the tank`],
              ['A1', tex`$${standardForm((m * v) / 0.2, 'N')}$`],
            ],
            keys: [numericAnswer((m * v) / 0.2, 'N')],
          },
        ],
      });
    const common = (m * v - n * 0) / (m + n);
    return inParts({
      stem: tex`Two skaters of mass $${m}\text{ kg}$ and $${n}\text{ kg}$ stand at rest on smooth ice, facing each other. They push each other off. The first moves away at $${v}\text{ m s}^{-1}$. A student claims: “The heavier skater pushes harder, so the lighter one gets more momentum.”`,
      hint: "What does Newton's third law say about the two forces, and about the times for which they act?",
      parts: [
        {
          ask: 'Identify what is wrong in this claim.',
          answer: 'Forces and times are equal, so the changes of momentum are equal in magnitude',
          solution:
            "By Newton's third law the forces that the skaters exert on each other are equal and opposite at every moment, and they act for the same time. The impulses, and the changes of momentum, are equal and opposite.",
          marks: [
            ['R1', 'Equal and opposite forces, for the same time'],
            ['R1', 'Momenta afterwards equal in magnitude'],
          ],
        },
        {
          ask: 'Calculate the speed of the second skater.',
          answer: tex`$${quantity(other, 'm s^-1', 2)}$`,
          solution: tex`$${m} \times ${v} = ${n}u$, so $u = ${quantity(other, 'm s^-1', 2)}$.`,
          marks: [['A1', tex`$${quantity(other, 'm s^-1', 2)}$`]],
          keys: [{ value: other, tolerance: other * 0.02, unit: 'm s^-1' }],
        },
        {
          ask: 'The first skater now catches a rope tied to the second one, so that both continue together. Deduce their common speed.',
          answer: tex`$0\text{ m s}^{-1}$`,
          solution: tex`The total momentum has been zero from the beginning, and the rope exerts internal forces only. Together they have no momentum: they come to rest, with the speed $0\text{ m s}^{-1}$. (Not $${significant(Math.abs(common), 2)}\text{ m s}^{-1}$: the second skater has momentum as well.)`,
          marks: [
            ['R1', 'Total momentum is still zero'],
            ['A1', 'They are at rest'],
          ],
          keys: [{ value: 0, tolerance: 0.01, unit: 'm s^-1' }],
        },
      ],
    });
  },
  check: ({ m, n, v }, { other, released, after, gain }) => {
    // Push with a constant internal force in small steps until the first has its speed.
    let [p, a, b, work] = [0, 0, 0, 0];
    const F = m * v;
    const dt = 1e-4;
    while (p < m * v - 1e-9) {
      const [a0, b0] = [a, b];
      a += (F / m) * dt;
      b += (F / n) * dt;
      work += F * ((a + a0 + b + b0) / 2) * dt;
      p += F * dt;
    }
    assertAgree(b, other, 'speed of the other', 1e-3);
    assertAgree(work, released, 'work of the internal forces', 1e-3);
    assertAgree(after - v, (m * v) / n, 'gain of speed');
    assertAgree(gain, 0.5 * ((m * n) / (m + n)) * after * after, 'energy of the motion about the centre of mass', 1e-9);
    assertBetween(other, 0.1, 60, 'speed');
  },
});

function glancing(angleA: number, angleB: number): string {
  const [a, b] = [radians(angleA), radians(angleB)];
  return new Diagram({ x: [-4.6, 4.6], y: [-3.2, 3.2], equalScale: true, width: 400 })
    .segment([-4.2, 0], [4.4, 0], 'd-dashed')
    .arrow([-4, 0], [-2.4, 0], 'd-curve2')
    .circle([-4, 0], 0.22, { shade: true })
    .circle([0, 0], 0.22, { shade: true })
    .arrow([0, 0], [3 * Math.cos(a), 3 * Math.sin(a)], 'd-curve2')
    .arrow([0, 0], [3 * Math.cos(b), -3 * Math.sin(b)], 'd-curve2')
    .arc([0, 0], 1.3, 0, a)
    .arc([0, 0], 1.1, -b, 0)
    .label([1.5 * Math.cos(a / 2), 1.5 * Math.sin(a / 2)], `${angleA}°`, { dx: 10, dy: 3 })
    .label([1.4 * Math.cos(b / 2), -1.4 * Math.sin(b / 2)], `${angleB}°`, { dx: 10, dy: 5 })
    .label([-4, 0], 'A', { math: true, dy: -16 })
    .label([0, 0], 'B', { math: true, dy: -16, dx: -6 })
    .toSvg();
}

const twoDimensions = defineTemplate({
  key: 'physics-a2-collision-in-two-dimensions',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('A.2.2', 2, ['A.3.1']),
  variants: [
    { form: 'glancing', m: 0.2, u: 4, a: 35, b: 50 },
    { form: 'glancing', m: 0.16, u: 3, a: 30, b: 55 },
    { form: 'glancing', m: 0.25, u: 5, a: 40, b: 45 },
    { form: 'sticking', m: 1200, u: 15, a: 1500, b: 10 },
    { form: 'sticking', m: 900, u: 20, a: 1600, b: 12 },
    { form: 'fragments', m: 3, u: 4, a: 2, b: 6 },
    { form: 'fragments', m: 0.5, u: 12, a: 0.4, b: 20 },
    { form: 'sticking', m: 70, u: 6, a: 50, b: 5 },
  ] as const,
  solve: ({ form, m, u, a, b }) => {
    if (form === 'glancing') {
      const sum = Math.sin(radians(a + b));
      const [va, vb] = [(u * Math.sin(radians(b))) / sum, (u * Math.sin(radians(a))) / sum];
      return { one: va, two: vb, angle: a + b, energy: 1 - (va * va + vb * vb) / (u * u) };
    }
    const [px, py] = [m * u, a * b];
    const total = Math.hypot(px, py);
    const mass = form === 'sticking' ? m + a : 1;
    return {
      one: total,
      two: total / mass,
      angle: degrees(Math.atan2(py, px)),
      energy: 0.5 * m * u * u + 0.5 * a * b * b - (total * total) / (2 * (m + a)),
    };
  },
  write: ({ form, m, u, a, b }, { one, two, angle, energy }) => {
    if (form === 'glancing')
      return inParts({
        stem: tex`Puck $A$ slides at $${u.toFixed(1)}\text{ m s}^{-1}$ on a smooth horizontal table and hits puck $B$ of the same mass $m = ${m}\text{ kg}$, which is at rest. Afterwards they move at the angles shown to the original direction.

![](diagram:pucks)`,
        hint: 'What must be true of the momentum along the original direction, and at right angles to it?',
        parts: [
          {
            ask: tex`Show that $v_A\sin ${a}^\circ = v_B\sin ${b}^\circ$.`,
            answer: 'As given',
            solution: tex`At right angles to the original direction there is no momentum before the collision, so there is none afterwards: $mv_A\sin ${a}^\circ - mv_B\sin ${b}^\circ = 0$. The mass cancels.`,
            marks: [
              ['R1', 'No momentum at right angles to the original direction, before and after'],
              ['AG', tex`$v_A\sin ${a}^\circ = v_B\sin ${b}^\circ$`],
            ],
          },
          {
            ask: 'Determine the speeds of both pucks after the collision.',
            answer: tex`$v_A = ${quantity(one, 'm s^-1')}$ and $v_B = ${quantity(two, 'm s^-1')}$`,
            solution: tex`Along the original direction $${u.toFixed(1)} = v_A\cos ${a}^\circ + v_B\cos ${b}^\circ$. With $v_B = v_A\dfrac{\sin ${a}^\circ}{\sin ${b}^\circ}$ this gives

$$v_A = ${quantity(one, 'm s^-1')}, \qquad v_B = ${quantity(two, 'm s^-1')}$$`,
            marks: [
              ['M1', 'Equation for the components along the original direction'],
              ['M1', 'Solved together with (a)'],
              ['A1', tex`$${quantity(one, 'm s^-1')}$`],
              ['A1', tex`$${quantity(two, 'm s^-1')}$`],
            ],
            keys: [
              { ...numericAnswer(one, 'm s^-1'), label: '$v_A$' },
              { ...numericAnswer(two, 'm s^-1'), label: '$v_B$' },
            ],
          },
          {
            ask: 'Deduce whether the collision is elastic.',
            answer: tex`It is inelastic: $${significant(energy * 100, 2)}\,\%$ of the kinetic energy is lost`,
            solution: tex`As the masses are equal, compare squares of speeds: $${significant(one)}^2 + ${significant(two)}^2 = ${significant(one * one + two * two)}$ is less than $${u.toFixed(1)}^2 = ${significant(u * u)}$. A share of $${significant(energy * 100, 2)}\,\%$ of the kinetic energy is lost: the collision is inelastic. (In an elastic one between equal masses the angles would add up to $90^\circ$; here they add up to $${angle}^\circ$.)`,
            marks: [
              ['M1', 'Kinetic energies before and after compared'],
              ['A1', 'Inelastic'],
            ],
          },
        ],
        diagrams: [
          {
            name: 'pucks',
            svg: glancing(a, b),
            alt: `Puck A comes from the left and hits puck B at rest. Afterwards A moves at ${a} degrees above and B at ${b} degrees below the original direction.`,
          },
        ],
      });
    if (form === 'sticking')
      return inParts({
        stem:
          m > 500
            ? tex`At a crossing a car of $${m}\text{ kg}$ that moves east at $${u}\text{ m s}^{-1}$ and a van of $${a}\text{ kg}$ that moves north at $${b}\text{ m s}^{-1}$ collide and stay together.`
            : tex`An ice-hockey player of $${m}\text{ kg}$ who moves east at $${u}\text{ m s}^{-1}$ and one of $${a}\text{ kg}$ who moves north at $${b}\text{ m s}^{-1}$ collide and hold on to each other.`,
        hint: 'What do the two momenta look like as vectors?',
        parts: [
          {
            ask: 'Determine the magnitude of the total momentum.',
            answer: tex`$${standardForm(one, 'kg m s^-1')}$`,
            solution: tex`The momenta are $${m} \times ${u} = ${standardForm(m * u, 'kg m s^-1')}$ (east) and $${a} \times ${b} = ${standardForm(a * b, 'kg m s^-1')}$ (north), at right angles. By Pythagoras their sum has the magnitude $${standardForm(one, 'kg m s^-1')}$.`,
            marks: [
              ['M1', 'Momenta at right angles combined'],
              ['A1', tex`$${standardForm(one, 'kg m s^-1')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(one, 'kg m s^-1'),
                miss(m * u + a * b, 'You added the magnitudes, but the two are at right angles.'),
              ),
            ],
          },
          {
            ask: 'Calculate the common speed just after the collision, and the angle of its direction to the east.',
            answer: tex`$${quantity(two, 'm s^-1')}$ at $${significant(angle)}^\circ$ north of east`,
            solution: tex`The total mass is $${m + a}\text{ kg}$: $v = ${quantity(two, 'm s^-1')}$. The direction is that of the total momentum: $\tan\theta = \dfrac{${a} \times ${b}}{${m} \times ${u}}$, so $\theta = ${significant(angle)}^\circ$.`,
            marks: [
              ['A1', tex`$${quantity(two, 'm s^-1')}$`],
              ['A1', tex`$${significant(angle)}^\circ$`],
            ],
            keys: [
              { ...numericAnswer(two, 'm s^-1'), label: 'Speed' },
              foreseeing(
                { value: angle, tolerance: 0.6, label: 'Angle in degrees' },
                miss(90 - angle, 'This is the angle to the north.'),
                miss(degrees(Math.atan2(b, u)), 'You used the velocities; the masses are different.'),
              ),
            ],
          },
          {
            ask: 'Calculate the kinetic energy that is lost.',
            answer: tex`$${standardForm(energy, 'J')}$`,
            solution: tex`$\tfrac{1}{2} \times ${m} \times ${u}^2 + \tfrac{1}{2} \times ${a} \times ${b}^2 - \tfrac{1}{2} \times ${m + a} \times ${significant(two, 4)}^2 = ${standardForm(energy, 'J')}$.`,
            marks: [
              ['M1', 'Kinetic energies before minus after'],
              ['A1', tex`$${standardForm(energy, 'J')}$`],
            ],
            keys: [{ ...numericAnswer(energy, 'J'), tolerance: energy * 0.03 }],
          },
          {
            ask: 'Outline why momentum can be taken as conserved although friction acts on both from the ground.',
            answer: 'The collision is so short that the impulse of friction is negligible',
            solution:
              'The collision lasts a very short time and the forces between the two are very large. The impulse of friction in this time is negligible beside theirs.',
            marks: [['R1', 'Impulse of external forces negligible during the short collision']],
          },
        ],
      });
    return inParts({
      stem: tex`A firework shell at rest in the air at the top of its path bursts into three pieces. Piece $P$ of $${m}\text{ kg}$ flies off to the east at $${u}\text{ m s}^{-1}$, piece $Q$ of $${a}\text{ kg}$ to the north at $${b}\text{ m s}^{-1}$. The third piece, $R$, has a mass of $1.0\text{ kg}$.`,
      hint: 'What do the three momentum vectors add up to?',
      parts: [
        {
          ask: 'Draw and label a vector diagram of the three momenta.',
          answer: 'A closed triangle with a right angle between the momenta of P and Q',
          solution: tex`Drawn head to tail the three momenta form a closed triangle, as the total momentum is zero.

![](diagram:triangle)`,
          marks: [
            ['A1', 'Momenta of P and Q at right angles, to scale'],
            ['A1', 'Momentum of R closes the triangle'],
          ],
        },
        {
          ask: 'Determine the speed and the direction of piece R.',
          answer: tex`$${quantity(two, 'm s^-1')}$, $${significant(angle)}^\circ$ south of west`,
          solution: tex`The momenta of $P$ and $Q$ are $${significant(m * u)}$ and $${significant(a * b)}\text{ kg m s}^{-1}$, at right angles. Their sum has the magnitude $${quantity(one, 'kg m s^-1')}$, and $R$ has the opposite momentum: $v = \dfrac{${significant(one)}}{1.0} = ${quantity(two, 'm s^-1')}$. The angle is $\tan^{-1}\dfrac{${significant(a * b)}}{${significant(m * u)}} = ${significant(angle)}^\circ$, measured from west towards south.`,
          marks: [
            ['M1', 'Momentum of R opposite to the sum of the others'],
            ['A1', tex`$${quantity(two, 'm s^-1')}$`],
            ['A1', tex`$${significant(angle)}^\circ$ south of west`],
          ],
          keys: [
            { ...numericAnswer(two, 'm s^-1'), label: 'Speed' },
            { value: angle, tolerance: 0.6, label: 'Angle to the west in degrees' },
          ],
        },
        {
          ask: 'Suggest why the result holds just after the explosion only.',
          answer: 'Weight and air resistance are external forces and change the momentum later',
          solution:
            'During the short explosion the internal forces are far greater than the weight. Afterwards weight and air resistance, which are external forces, change the momentum of each piece.',
          marks: [['R1', 'External forces: weight, air resistance']],
        },
      ],
      diagrams: [
        {
          name: 'triangle',
          svg: new Diagram({
            x: [-0.15 * one, m * u + 0.15 * one],
            y: [-0.15 * one, a * b + 0.15 * one],
            equalScale: true,
            width: 340,
          })
            .arrow([0, 0], [m * u, 0], 'd-curve2')
            .arrow([m * u, 0], [m * u, a * b], 'd-curve2')
            .arrow([m * u, a * b], [0, 0], 'd-curve')
            .label([(m * u) / 2, 0], 'P', { math: true, dy: 18 })
            .label([m * u, (a * b) / 2], 'Q', { math: true, dx: 14 })
            .label([(m * u) / 2, (a * b) / 2], 'R', { math: true, dx: -14, dy: -6 })
            .toSvg(),
          alt: 'A right-angled triangle of arrows: P to the right, Q upwards from its head, R from the head of Q back to the start.',
        },
      ],
    });
  },
  check: ({ form, m, u, a, b }, { one, two, angle, energy }) => {
    if (form === 'glancing') {
      assertAgree(one * Math.cos(radians(a)) + two * Math.cos(radians(b)), u, 'along');
      assertAgree(one * Math.sin(radians(a)), two * Math.sin(radians(b)), 'across');
      // Seen from half of the speed both leave equally fast; what is missing there is lost.
      const seen = (v: number, angle: number) =>
        (v * Math.cos(radians(angle)) - u / 2) ** 2 + (v * Math.sin(radians(angle))) ** 2;
      const kept = seen(one, a) + seen(two, b);
      assertAgree(energy, ((u * u) / 2 - kept) / (u * u), 'share of energy lost');
      assertAgree(
        angle,
        degrees(Math.acos(Math.cos(radians(a)) * Math.cos(radians(b)) - Math.sin(radians(a)) * Math.sin(radians(b)))),
        'angle between them',
      );
      return;
    }
    assertAgree(one * Math.cos(radians(angle)), m * u, 'east');
    assertAgree(one * Math.sin(radians(angle)), a * b, 'north');
    if (form === 'sticking') {
      // Energy of the motion about the common centre of mass is what is lost.
      const reduced = (m * a) / (m + a);
      assertAgree(energy, 0.5 * reduced * (u * u + b * b), 'energy lost');
    }
  },
});

const impulseChoice = defineTemplate({
  key: 'physics-a2-momentum-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.2.2', 1),
  variants: [
    { form: 'bounce', k: 5, wall: 'wall' },
    { form: 'bounce', k: 3, wall: 'floor' },
    { form: 'energy', k: 3, wall: '' },
    { form: 'energy', k: 4, wall: '' },
    { form: 'airbag', k: 5, wall: 'airbag' },
    { form: 'airbag', k: 8, wall: 'crash mat' },
    { form: 'bounce', k: 4, wall: 'bat' },
    { form: 'energy', k: 2, wall: '' },
  ] as const,
  solve: ({ k }) => ({ top: k + 1, bottom: k }),
  write: ({ form, k, wall }, { top, bottom }, index) => {
    const p = (n: number, d: number) => tex`$${fraction(n, d).replace(/^1$/, '')}p$`;
    if (form === 'bounce')
      return asChoice(
        {
          text: tex`A ball with momentum of magnitude $p$ hits a ${wall} at right angles and bounces back along its path with $\tfrac{1}{${k}}$ of its speed. What is the magnitude of the impulse on the ball?`,
          hint: 'Impulse is the change of a vector.',
          right: p(top, bottom),
          wrongs: [
            [p(k - 1, k), 'You subtracted the magnitudes, but the direction is reversed.'],
            [p(1, k), 'This is the momentum after the bounce, not the change.'],
            [p(k * k - 1, k * k), 'You compared kinetic energies.'],
          ],
          solution: tex`Afterwards the momentum is $-\tfrac{1}{${k}}p$. The change is $-\tfrac{1}{${k}}p - p = -${fraction(top, bottom)}p$, of magnitude $${fraction(top, bottom)}p$.`,
          marking: 'change of a vector that is reversed',
        },
        index,
        1,
      );
    if (form === 'energy')
      return asChoice(
        {
          text: tex`A body at rest explodes into two pieces of masses $m$ and $${k}m$. What is $\dfrac{\text{kinetic energy of the piece of mass } m}{\text{total kinetic energy of both}}$?`,
          hint: 'Which quantity do both have in equal measure, and how does the kinetic energy depend on it?',
          right: tex`$${fraction(k, k + 1)}$`,
          wrongs: [
            [tex`$${fraction(1, k + 1)}$`, 'You gave the heavier piece more energy.'],
            [tex`$${fraction(k * k, k * k + 1)}$`, 'You compared the squares of the speeds and left out the masses.'],
            [tex`$${fraction(1, k)}$`, 'You compared the two pieces with each other, and in the wrong order.'],
          ],
          solution: tex`With equal momenta $E_k \propto \dfrac{1}{m}$, so the energies are in the ratio $${k} : 1$, and the light piece has $${fraction(k, k + 1)}$ of the total.`,
          marking: tex`$E_k = p^2/(2m)$ with equal $p$`,
        },
        index,
        4,
      );
    return asChoice(
      {
        text: tex`A person is brought to rest by ${wall === 'airbag' ? 'an airbag' : 'a crash mat'} in $${k}$ times the time that a hard surface would need. How do the impulse on the person and the mean resultant force compare with those on the hard surface?`,
        hint: 'Which of the two follows from the change of momentum alone?',
        right: tex`Same impulse, $\tfrac{1}{${k}}$ of the force`,
        wrongs: [
          [
            tex`$\tfrac{1}{${k}}$ of the impulse, same force`,
            'You let the impulse become smaller; it is the change of momentum, which is the same.',
          ],
          [
            tex`$\tfrac{1}{${k}}$ of the impulse, $\tfrac{1}{${k}}$ of the force`,
            'You let both become smaller; the change of momentum is the same.',
          ],
          [tex`$${k}$ times the impulse, same force`, 'You multiplied by the time without regard to the change of momentum.'],
        ],
        solution: tex`The person loses the same momentum in both cases, so the impulse is the same. As $J = F\Delta t$ and the time is $${k}$ times as long, the mean force is $\tfrac{1}{${k}}$ as great.`,
        marking: tex`$F\Delta t = \Delta p$`,
      },
      index,
      6,
    );
  },
  check: ({ k }, { top, bottom }) => {
    assertAgree(top / bottom, 1 - -1 / k, 'change of the velocity');
    const [light, heavy] = [0.5 * 1 * k ** 2, 0.5 * k * 1];
    assertAgree(light / (light + heavy), k / (k + 1), 'share of energy');
  },
});

export const momentumFurther: readonly QuestionTemplate[] = [explosion, twoDimensions, impulseChoice];
