import { Diagram } from '../../diagram.ts';
import { bisect, differentiate, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { GRAVITATION as G } from './constants.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, standardForm, tex, unit } from './quantities.ts';

/** D.1 orbits and gravitational potential. */

type Point = [number, number];

const potentialGraph = defineTemplate({
  key: 'physics-d1-potential-graph',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.1.3', 2),
  variants: [
    { form: 'graph', planet: 'Mars', M: 6.42e23, R: 3.39e6, at: 2 },
    { form: 'graph', planet: 'Mercury', M: 3.3e23, R: 2.44e6, at: 2 },
    { form: 'fall', planet: 'the Moon', M: 7.35e22, R: 1.74e6, at: 3 },
    { form: 'fall', planet: 'Ganymede', M: 1.48e23, R: 2.63e6, at: 2 },
    { form: 'compare', planet: 'Mars', M: 6.42e23, R: 3.39e6, at: 4 },
    { form: 'compare', planet: 'Venus', M: 4.87e24, R: 6.05e6, at: 3 },
    { form: 'graph', planet: 'Titan', M: 1.35e23, R: 2.57e6, at: 2 },
    { form: 'fall', planet: 'Mercury', M: 3.3e23, R: 2.44e6, at: 4 },
  ] as const,
  solve: ({ M, R, at }) => ({
    surface: (-G * M) / R,
    there: (-G * M) / (R * at),
    g: (G * M) / (R * at) ** 2,
    impact: Math.sqrt(2 * G * M * (1 / R - 1 / (R * at))),
    escapeSpeed: Math.sqrt((2 * G * M) / R),
  }),
  write: ({ form, planet, M, R, at }, { surface, there, g, impact, escapeSpeed }) => {
    if (form === 'graph') {
      const low = surface / 1e6;
      const diagram = new Diagram({ x: [0, 5.4], y: [low * 1.12, 0], width: 440, height: 320 })
        .axes({
          x: 'r / R',
          y: 'V / MJ kg⁻¹',
          xTicks: [1, 2, 3, 4, 5],
          yTicks: [0.25, 0.5, 0.75, 1].map((share) => Number((share * low).toPrecision(2))),
          grid: true,
        })
        .graph((x) => low / x, 1, 5.2, 'd-curve2')
        .graph((x) => low / at - (low / (at * at)) * (x - at), 0.35, 4, 'd-dashed');
      return inParts({
        stem: tex`The graph shows the gravitational potential outside ${planet} against the distance $r$ from its centre, in units of its radius $R = ${scientific(R)}\text{ m}$. The dashed line is the tangent at $r = ${at}R$.

![](diagram:graph)`,
        hint: 'The field strength is the negative potential gradient.',
        parts: [
          {
            ask: 'Explain why the potential is negative everywhere.',
            answer: 'It is zero at infinity, and work has to be done to get there',
            solution:
              'The potential is defined as zero at infinity. Gravity attracts, so work has to be done to move a mass from any point to infinity: everywhere else the potential is less than zero.',
            marks: [
              ['R1', 'Zero at infinity'],
              ['R1', 'Attraction: work needed to move away'],
            ],
          },
          {
            ask: tex`Estimate, with the tangent, the gravitational field strength at $r = ${at}R$.`,
            answer: tex`$${quantity(g, 'N kg^-1', 2)}$ towards the planet`,
            solution: tex`The tangent rises by $${significant(-there / 1e6)}\text{ MJ kg}^{-1}$ from $r = ${at}R$ to $r = ${2 * at}R$, where it meets the axis:

$$g = \frac{${significant(-there / 1e6)} \times 10^6}{${at} \times ${scientific(R)}} = ${quantity(g, 'N kg^-1', 2)}$$

towards the planet (down the potential).`,
            marks: [
              ['M1', 'Gradient of the tangent with the distance in metres'],
              ['A1', tex`$${quantity(g, 'N kg^-1', 2)}$`],
            ],
            keys: [{ value: g, tolerance: g * 0.08, unit: 'N kg^-1' }],
          },
          {
            ask: 'Determine the escape speed from the surface.',
            answer: tex`$${standardForm(escapeSpeed, 'm s^-1', 2)}$`,
            solution: tex`At the surface $V = ${significant(low)} \times 10^6\text{ J kg}^{-1}$. The kinetic energy per kilogram has to make up for it: $\tfrac{1}{2}v^2 = ${significant(-low)} \times 10^6$, so $v = ${standardForm(escapeSpeed, 'm s^-1', 2)}$.`,
            marks: [
              ['M1', tex`$\tfrac{1}{2}v^2 = -V$ at the surface`],
              ['A1', tex`$${standardForm(escapeSpeed, 'm s^-1', 2)}$`],
            ],
            keys: [
              foreseeing(
                { value: escapeSpeed, tolerance: escapeSpeed * 0.04, unit: 'm s^-1' },
                miss(escapeSpeed / Math.SQRT2, 'This is the speed on a circular orbit close to the surface.'),
              ),
            ],
          },
          {
            ask: 'State what the area under a graph of the field strength against distance stands for.',
            answer: 'The difference of potential',
            solution: tex`As $g = -\dfrac{\Delta V}{\Delta r}$, the area under a graph of $g$ against $r$ is the difference of potential, the work per kilogram.`,
            marks: [['A1', 'Difference of potential (work per unit mass)']],
          },
        ],
        diagrams: [
          {
            name: 'graph',
            svg: diagram.toSvg(),
            alt: `Potential against distance in radii: ${significant(low, 2)} MJ/kg at 1, half of it at 2, a quarter of it at 4; the tangent at ${at} meets the axis at ${2 * at}.`,
          },
        ],
      });
    }
    if (form === 'fall')
      return inParts({
        stem: tex`A meteoroid is at rest relative to ${planet} at the distance $${at}R$ from its centre, where $R = ${scientific(R)}\text{ m}$ is the radius. It falls to the surface. (Mass of ${planet}: $${scientific(M)}\text{ kg}$; any atmosphere is negligible.) A student calculates the speed at the surface by $v = \sqrt{2gh}$ with the field strength $g$ at the surface.`,
        hint: 'Is the field the same all along the way?',
        parts: [
          {
            ask: "Identify the mistake in the student's method, and deduce whether the student's speed is too great or too small.",
            answer: 'The field is weaker further out; the speed is too great',
            solution:
              'The equation holds for a uniform field. Further away the field is weaker, so less work is done on the way than the student assumes, and the calculated speed is too great.',
            marks: [
              ['R1', 'Field is not uniform: falls with the distance'],
              ['A1', 'Too great'],
            ],
          },
          {
            ask: tex`Calculate the gravitational potential at the surface and at the distance $${at}R$.`,
            answer: tex`$${standardForm(surface, 'J kg^-1')}$ and $${standardForm(there, 'J kg^-1')}$`,
            solution: tex`$V = -\dfrac{GM}{r}$: at the surface $-\dfrac{6.67 \times 10^{-11} \times ${scientific(M)}}{${scientific(R)}} = ${standardForm(surface, 'J kg^-1')}$, at $${at}R$ a share of $\tfrac{1}{${at}}$ of this, $${standardForm(there, 'J kg^-1')}$.`,
            marks: [
              ['A1', tex`$${standardForm(surface, 'J kg^-1')}$`],
              ['A1', tex`$${standardForm(there, 'J kg^-1')}$`],
            ],
            keys: [
              { ...numericAnswer(surface, 'J kg^-1'), tolerance: -surface * 0.01, label: 'At the surface' },
              { ...numericAnswer(there, 'J kg^-1'), tolerance: -there * 0.01, label: 'Further out' },
            ],
          },
          {
            ask: 'Determine the speed at the surface.',
            answer: tex`$${standardForm(impact, 'm s^-1')}$`,
            solution: tex`The loss of potential energy becomes kinetic energy: $\tfrac{1}{2}v^2 = ${scientific(there)} - (${scientific(surface)}) = ${standardForm(there - surface, 'J kg^-1')}$, so $v = ${standardForm(impact, 'm s^-1')}$.`,
            marks: [
              ['M1', 'Difference of potential equals kinetic energy per unit mass'],
              ['A1', tex`$${standardForm(impact, 'm s^-1')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(impact, 'm s^-1'),
                miss(escapeSpeed, 'This would be the speed after a fall from infinity.'),
              ),
            ],
          },
        ],
      });
    const [far, near] = [Math.sqrt((G * M) / (at * R)), Math.sqrt((G * M) / R)];
    return inParts({
      stem: tex`Two probes of the same mass $m$ move round ${planet} on circular orbits: $A$ just above the surface at $r = R = ${scientific(R)}\text{ m}$, $B$ at $r = ${at}R$. The mass of ${planet} is $${scientific(M)}\text{ kg}$. The rotation of ${planet} may be neglected.`,
      hint: 'How do the speed and the energies depend on the radius of the orbit?',
      parts: [
        {
          ask: tex`Show that the total energy of a probe on a circular orbit is $-\dfrac{GMm}{2r}$.`,
          answer: 'As given',
          solution: tex`Gravity is the centripetal force: $\dfrac{GMm}{r^2} = \dfrac{mv^2}{r}$, so $E_k = \tfrac{1}{2}mv^2 = \dfrac{GMm}{2r}$. With $E_p = -\dfrac{GMm}{r}$ the sum is $-\dfrac{GMm}{2r}$.`,
          marks: [
            ['M1', 'Gravitational force as centripetal force'],
            ['A1', tex`$E_k = GMm/(2r)$`],
            ['A1', tex`Sum with $E_p = -GMm/r$`],
            ['AG', tex`$-\dfrac{GMm}{2r}$`],
          ],
        },
        {
          ask: 'Calculate the speeds of both probes.',
          answer: tex`$v_A = ${standardForm(near, 'm s^-1')}$ and $v_B = ${standardForm(far, 'm s^-1')}$`,
          solution: tex`$v = \sqrt{\dfrac{GM}{r}}$: $v_A = ${standardForm(near, 'm s^-1')}$ and $v_B = ${standardForm(far, 'm s^-1')}$.`,
          marks: [
            ['A1', tex`$${standardForm(near, 'm s^-1')}$`],
            ['A1', tex`$${standardForm(far, 'm s^-1')}$`],
          ],
          keys: [
            { ...numericAnswer(near, 'm s^-1'), label: '$v_A$' },
            { ...numericAnswer(far, 'm s^-1'), label: '$v_B$' },
          ],
        },
        {
          ask: tex`Compare kinetic, potential and total energy of the two probes.`,
          answer: tex`$B$ has less kinetic, more potential and more total energy`,
          solution: tex`$B$ is slower, so its kinetic energy is smaller, $\tfrac{1}{${at}}$ of that of $A$. Its potential energy is less negative, so greater; and its total energy, $-\dfrac{GMm}{2r}$, is less negative, so greater as well.`,
          marks: [
            ['A1', 'Kinetic energy of B smaller'],
            ['A1', 'Potential energy of B greater (less negative)'],
            ['A1', 'Total energy of B greater (less negative)'],
          ],
        },
        {
          ask: 'A thin atmosphere acts on probe $A$. Explain why its speed nevertheless increases.',
          answer: 'It loses total energy, goes to a smaller orbit, and is faster there',
          solution: tex`The drag takes total energy away, so $-\dfrac{GMm}{2r}$ becomes more negative: $r$ becomes smaller. On a smaller orbit the speed $\sqrt{GM/r}$ is greater: the loss of potential energy is twice the gain of kinetic energy.`,
          marks: [['R1', tex`Total energy falls, so $r$ falls and $v = \sqrt{GM/r}$ grows`]],
        },
      ],
    });
  },
  check: ({ M, R, at }, { surface, there, g, impact, escapeSpeed }) => {
    const V = (r: number) => (-G * M) / r;
    assertAgree(differentiate(V, at * R, R * 1e-3), g, 'gradient of the potential', 1e-6);
    // Fall in steps of distance: d(v^2)/dr = -2g.
    let square = 0;
    const steps = 200000;
    for (let i = 0; i < steps; i++) {
      const r = at * R - ((i + 0.5) / steps) * (at - 1) * R;
      square += ((2 * G * M) / (r * r)) * (((at - 1) * R) / steps);
    }
    assertAgree(Math.sqrt(square), impact, 'speed at the surface', 1e-5);
    assertAgree(surface / there, at, 'ratio of potentials', 1e-10);
    const field = (r: number) => (G * M) / (r * r);
    assertAgree(there - surface, integrate(field, R, at * R, 20_000), 'work between the two', 1e-10);
    // The whole depth of the potential, added up in shells that double, is what escaping takes.
    const depth = Array.from({ length: 60 }, (_, i) => integrate(field, R * 2 ** i, R * 2 ** (i + 1), 2_000));
    assertAgree(
      0.5 * escapeSpeed * escapeSpeed,
      depth.reduce((sum, part) => sum + part, 0),
      'escape speed',
      1e-9,
    );
  },
});

const potentialChoice = defineTemplate({
  key: 'physics-d1-potential-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('D.1.3', 1),
  variants: [
    { form: 'escape', n: 4, m: 9 },
    { form: 'escape', n: 2, m: 8 },
    { form: 'surfaces', n: 2, m: 1 },
    { form: 'surfaces', n: 3, m: 1 },
    { form: 'energy', n: 4, m: 1 },
    { form: 'energy', n: 3, m: 1 },
  ] as const,
  solve: ({ n, m }) => ({ factor: Math.sqrt(m / n), share: 1 - 1 / n }),
  write: ({ form, n, m }, { factor }, index) => {
    if (form === 'escape')
      return asChoice(
        {
          text: tex`Planet Y has $${m}$ times the mass and $${n}$ times the radius of planet X. The escape speed from X is $v$. What is the escape speed from Y?`,
          hint: 'What total energy must a body have just to escape?',
          right: tex`$${Number.isInteger(factor) ? factor : fraction(Math.round(factor * 2), 2)}v$`,
          wrongs: [
            [tex`$${fraction(m, n)}v$`, 'You left out the square root.'],
            [
              tex`$${Number.isInteger(factor) ? fraction(1, factor) : fraction(2, Math.round(factor * 2))}v$`,
              'You turned the ratio upside down.',
            ],
            [tex`$v$`, 'You let the two factors cancel each other.'],
          ],
          solution: tex`$v_{\text{esc}} \propto \sqrt{\dfrac{M}{R}}$, so the factor is $\sqrt{\dfrac{${m}}{${n}}} = ${significant(factor, 2)}$.`,
          marking: tex`$\sqrt{M/R}$`,
        },
        index,
        3,
      );
    if (form === 'surfaces')
      return asChoice(
        {
          text:
            n === 2
              ? 'Equipotential surfaces around a planet are drawn for equal steps of the potential. How do the distances between them change outwards, and how do field lines cross them?'
              : 'Equipotential surfaces in a region of space are drawn for equal steps of the potential. They are evenly spaced parallel planes. What can be said about the field?',
          hint: 'Field strength is the potential gradient.',
          right:
            n === 2 ? 'Distances grow outwards; lines cross at right angles' : 'It is uniform, and at right angles to the planes',
          wrongs:
            n === 2
              ? [
                  ['Distances are equal; lines cross at right angles', 'Equal distances would mean a uniform field.'],
                  [
                    'Distances become smaller outwards; lines cross at right angles',
                    'The field becomes weaker outwards, so more way is needed for the same step.',
                  ],
                  [
                    'Distances grow outwards; lines run along the surfaces',
                    'Along a surface the potential does not change, so there is no field along it.',
                  ],
                ]
              : [
                  ['It is uniform, and parallel to the planes', 'Along a plane the potential does not change.'],
                  ['It is zero between the planes', 'The potential changes from plane to plane, so there is a field.'],
                  ['It grows from plane to plane', 'Equal distances for equal steps mean the same gradient everywhere.'],
                ],
          solution: tex`The field strength is $\left|\dfrac{\Delta V}{\Delta r}\right|$ and its direction is at right angles to the equipotentials. ${n === 2 ? 'Outwards the field is weaker, so the same step of potential needs a greater distance.' : 'Equal steps at equal distances mean the same field strength everywhere.'}`,
          marking: 'potential gradient',
        },
        index,
        6,
      );
    return asChoice(
      {
        text: tex`The potential at the surface of a planet of radius $R$ is $-V$. What is the work per unit mass needed to lift a body from the surface to the distance $${n}R$ from the centre?`,
        hint: 'Potential is inversely proportional to the distance from the centre.',
        right: tex`$${fraction(n - 1, n)}V$`,
        wrongs: [
          [tex`$${fraction(1, n)}V$`, 'This is the size of the potential there, not the difference.'],
          [tex`$${fraction(n + 1, n)}V$`, 'You added the sizes of the potentials; both are negative.'],
          [tex`$${n - 1}V$`, 'You took the field for uniform, with the potential proportional to the height.'],
        ],
        solution: tex`At $${n}R$ the potential is $-\tfrac{1}{${n}}V$. The work per unit mass is $-\tfrac{1}{${n}}V - (-V) = ${fraction(n - 1, n)}V$.`,
        marking: 'difference of potential',
      },
      index,
      1,
    );
  },
  check: ({ n, m }, { factor, share }) => {
    assertAgree(factor ** 2 * n, m, 'ratio squared');
    let work = 0;
    for (let i = 0; i < 20000; i++) {
      const r = 1 + ((i + 0.5) / 20000) * (n - 1);
      work += (1 / (r * r)) * ((n - 1) / 20000);
    }
    assertAgree(work, share, 'work per unit mass', 1e-5);
  },
});

const planetOrbits = defineTemplate({
  key: 'physics-d1-kepler-extended',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('D.1.1', 2, ['A.2.3']),
  variants: [
    { form: 'ellipse', near: 0.6, far: 4.2 },
    { form: 'ellipse', near: 0.9, far: 5.1 },
    { form: 'moons', near: 4.22, far: 6.71 },
    { form: 'moons', near: 2.95, far: 5.27 },
    { form: 'geostationary', near: 86164, far: 5.97e24 },
    { form: 'geostationary', near: 88643, far: 6.42e23 },
  ] as const,
  solve: ({ form, near, far }) => {
    if (form === 'ellipse') return { first: ((near + far) / 2) ** 1.5, second: far / near, third: 0 };
    if (form === 'moons') return { first: (far / near) ** 1.5, second: Math.sqrt(near / far), third: 0 };
    const r = ((G * far * near * near) / (4 * Math.PI ** 2)) ** (1 / 3);
    return { first: r, second: (2 * Math.PI * r) / near, third: (G * far) / (r * r) };
  },
  write: ({ form, near, far }, { first, second, third }) => {
    if (form === 'ellipse') {
      const a = (near + far) / 2;
      const c = a - near;
      const b = Math.sqrt(a * a - c * c);
      const curve = Array.from(
        { length: 121 },
        (_, i): Point => [a * Math.cos((i / 60) * Math.PI), b * Math.sin((i / 60) * Math.PI)],
      );
      const diagram = new Diagram({ x: [-a * 1.15, a * 1.15], y: [-b * 1.25, b * 1.25], equalScale: true, width: 420 })
        .polyline(curve)
        .circle([-c, 0], a * 0.05, { shade: true })
        .label([-c, 0], 'Sun', { dy: 24 })
        .point([-a, 0])
        .label([-a, 0], 'P', { math: true, dx: -12, dy: 5 })
        .point([a, 0])
        .label([a, 0], 'Q', { math: true, dx: 12, dy: 5 });
      return inParts({
        stem: tex`A comet moves round the Sun on an ellipse. Its least distance from the Sun is $${near}\text{ AU}$ at $P$ and its greatest $${far}\text{ AU}$ at $Q$. (The mean distance of the Earth from the Sun is $1\text{ AU}$.)

![](diagram:orbit)`,
        hint: "Kepler's third law uses half of the long axis of the ellipse.",
        parts: [
          {
            ask: "State Kepler's second law, and use it to explain where the comet is fastest.",
            answer: 'Equal areas in equal times; fastest at P',
            solution:
              'The line from the Sun to the comet sweeps out equal areas in equal times. Close to the Sun the line is short, so the comet has to move further in the same time: it is fastest at $P$.',
            marks: [
              ['A1', 'Line from the Sun sweeps equal areas in equal times'],
              ['R1', 'Shorter line needs a longer arc: fastest at P'],
            ],
          },
          {
            ask: tex`Deduce the ratio $\dfrac{\text{speed at } P}{\text{speed at } Q}$.`,
            answer: tex`$${significant(second, 2)}$`,
            solution: tex`At both points the velocity is at right angles to the line to the Sun, so in a short time $\Delta t$ the areas are $\tfrac{1}{2}rv\Delta t$. They are equal: $\dfrac{v_P}{v_Q} = \dfrac{r_Q}{r_P} = \dfrac{${far}}{${near}} = ${significant(second, 2)}$.`,
            marks: [
              ['M1', tex`Areas $\tfrac{1}{2}rv\Delta t$ equal`],
              ['A1', tex`$${significant(second, 2)}$`],
            ],
            keys: [
              foreseeing(
                { value: second, tolerance: second * 0.02 },
                miss(Math.sqrt(second), 'That would compare two circular orbits.'),
                miss(1 / second, 'The comet is slower at Q.', 'reciprocal'),
              ),
            ],
          },
          {
            ask: 'Determine the period of the comet in years.',
            answer: tex`$${significant(first, 2)}\text{ years}$`,
            solution: tex`Half of the long axis is $\dfrac{${near} + ${far}}{2} = ${significant(a, 2)}\text{ AU}$. Compared with the Earth ($1\text{ AU}$, one year) $T^2 \propto r^3$ gives $T = ${significant(a, 2)}^{3/2} = ${significant(first, 2)}\text{ years}$.`,
            marks: [
              ['M1', 'Half of the long axis'],
              ['M1', tex`$T^2 \propto r^3$ compared with the Earth`],
              ['A1', tex`$${significant(first, 2)}\text{ years}$`],
            ],
            keys: [
              foreseeing(
                { value: first, tolerance: first * 0.02, unit: 'years' },
                miss(far ** 1.5, 'You used the greatest distance for the radius.'),
              ),
            ],
          },
          {
            ask: 'Outline the energy changes on the way from Q to P.',
            answer: 'Potential energy becomes kinetic energy; the total is constant',
            solution:
              'The comet comes closer to the Sun: its gravitational potential energy falls and its kinetic energy grows by the same amount. The total stays constant.',
            marks: [['R1', 'Potential to kinetic, total constant']],
          },
        ],
        diagrams: [
          {
            name: 'orbit',
            svg: diagram.toSvg(),
            alt: 'An ellipse with the Sun at the left focus; P is the point nearest to the Sun, Q the farthest.',
          },
        ],
      });
    }
    if (form === 'moons')
      return inParts({
        stem: tex`Two moons $A$ and $B$ of a planet have circular orbits of radius $${near} \times 10^8\text{ m}$ and $${far} \times 10^8\text{ m}$. A student says: “$B$ needs longer because its orbit is longer; the periods are in the ratio of the circumferences.”`,
        hint: 'Do both move equally fast?',
        parts: [
          {
            ask: 'Identify what the student overlooks.',
            answer: 'The outer moon is slower as well',
            solution:
              'The periods would be in the ratio of the circumferences only if both moved at the same speed. But the outer moon is slower, because gravity, the centripetal force, is weaker there.',
            marks: [['R1', 'Speeds are different: outer moon slower']],
          },
          {
            ask: tex`Show that the speed on a circular orbit is $v = \sqrt{\dfrac{GM}{r}}$.`,
            answer: 'As given',
            solution: tex`Gravity is the only force and is the centripetal force: $\dfrac{GMm}{r^2} = \dfrac{mv^2}{r}$, so $v^2 = \dfrac{GM}{r}$.`,
            marks: [
              ['M1', 'Gravitational force equated to the centripetal force'],
              ['A1', 'Mass of the moon cancels'],
              ['AG', tex`$v = \sqrt{GM/r}$`],
            ],
          },
          {
            ask: tex`Calculate the ratio of the speeds, $\dfrac{v_B}{v_A}$.`,
            answer: tex`$${significant(second)}$`,
            solution: tex`$\dfrac{v_B}{v_A} = \sqrt{\dfrac{r_A}{r_B}} = \sqrt{\dfrac{${near}}{${far}}} = ${significant(second)}$.`,
            marks: [['A1', tex`$${significant(second)}$`]],
            keys: [
              foreseeing(
                { value: second, tolerance: 0.008 },
                miss(1 / second, 'The outer moon is the slower one.', 'reciprocal'),
              ),
            ],
          },
          {
            ask: tex`Hence determine the ratio of the periods, $\dfrac{T_B}{T_A}$, and verify that it agrees with Kepler's third law.`,
            answer: tex`$${significant(first)}$`,
            solution: tex`$T = \dfrac{2\pi r}{v}$, so $\dfrac{T_B}{T_A} = \dfrac{${far}}{${near}} \times \dfrac{1}{${significant(second, 4)}} = ${significant(first)}$. By Kepler $\left(\dfrac{${far}}{${near}}\right)^{3/2} = ${significant(first)}$: they agree.`,
            marks: [
              ['M1', tex`$T = 2\pi r/v$`],
              ['A1', tex`$${significant(first)}$`],
              ['A1', tex`$(r_B/r_A)^{3/2}$ agrees`],
            ],
            keys: [foreseeing({ value: first, tolerance: first * 0.01 }, miss(far / near, 'You took the speeds to be equal.'))],
          },
        ],
      });
    const world = far > 1e24 ? 'the Earth' : 'Mars';
    return inParts({
      stem: tex`A satellite is to stay above the same place on the equator of ${world}, which turns once in $${near}\text{ s}$. The mass of ${world} is $${scientific(far)}\text{ kg}$.`,
      hint: 'The period of the satellite has to be the period of rotation.',
      parts: [
        {
          ask: 'List two conditions that the orbit has to satisfy besides its period.',
          answer: 'It lies above the equator; the satellite moves in the sense of the rotation',
          solution:
            'The orbit has to be circular, in the plane of the equator, and the satellite has to move in the sense in which the planet turns.',
          marks: [
            ['A1', 'In the plane of the equator'],
            ['A1', 'In the sense of the rotation (or: circular)'],
          ],
        },
        {
          ask: 'Determine the radius of the orbit.',
          answer: tex`$${standardForm(first, 'm')}$`,
          solution: tex`$$r = \left(\frac{GMT^2}{4\pi^2}\right)^{1/3} = \left(\frac{6.67 \times 10^{-11} \times ${scientific(far)} \times ${near}^2}{4\pi^2}\right)^{1/3} = ${standardForm(first, 'm')}$$`,
          marks: [
            ['M1', 'Gravitational force as centripetal force, with the period'],
            ['M1', tex`Solved for $r$`],
            ['A1', tex`$${standardForm(first, 'm')}$`],
          ],
          keys: [numericAnswer(first, 'm')],
        },
        {
          ask: 'Calculate the speed of the satellite and its acceleration.',
          answer: tex`$${standardForm(second, 'm s^-1')}$ and $${quantity(third, 'm s^-2')}$`,
          solution: tex`$v = \dfrac{2\pi r}{T} = ${standardForm(second, 'm s^-1')}$; $a = \dfrac{v^2}{r} = ${quantity(third, 'm s^-2')}$, which is the gravitational field strength there.`,
          marks: [
            ['A1', tex`$${standardForm(second, 'm s^-1')}$`],
            ['A1', tex`$${quantity(third, 'm s^-2')}$`],
          ],
          keys: [
            { ...numericAnswer(second, 'm s^-1'), label: 'Speed' },
            { value: third, tolerance: third * 0.02, unit: 'm s^-2', label: 'Acceleration' },
          ],
        },
        {
          ask: 'Explain why the mass of the satellite does not matter.',
          answer: 'Gravitational force and the force needed are both proportional to it',
          solution: tex`In $\dfrac{GMm}{r^2} = m\dfrac{4\pi^2r}{T^2}$ the mass $m$ of the satellite is on both sides and cancels.`,
          marks: [['R1', 'Mass cancels']],
        },
      ],
    });
  },
  check: ({ form, near, far }, { first, second, third }) => {
    if (form === 'moons') {
      // Speeds that hold each moon on its circle; the ratio of periods from them.
      const speed = (r: number) => bisect((v) => (v * v) / r - 1 / (r * r), 1e-6, 1e3);
      assertAgree(second, speed(far) / speed(near), 'ratio of speeds');
      assertAgree(first, far / near / (speed(far) / speed(near)), 'ratio of periods');
      return;
    }
    if (form !== 'ellipse') {
      // Attraction and centripetal acceleration are equal at one distance only.
      const pullAt = (r: number) => (G * far) / (r * r);
      const needed = (r: number) => r * ((2 * Math.PI) / near) ** 2;
      assertAgree(
        first,
        bisect((r) => pullAt(r) - needed(r), 1e5, 1e12),
        'radius',
        1e-9,
      );
      assertAgree(third, needed(first), 'field strength', 1e-9);
      assertAgree((second * second) / first, third, 'speed', 1e-9);
      assertBetween(second, 0, 1e6, 'speed');
      return;
    }
    // Follow the comet for half a revolution: units in which the Earth needs one year at distance 1.
    const mu = 4 * Math.PI ** 2;
    const a = (near + far) / 2;
    let [x, y, vx, vy] = [-near, 0, 0, -Math.sqrt(mu * (2 / near - 1 / a))];
    const start = Math.hypot(vx, vy);
    let time = 0;
    const dt = 2e-5;
    const pull = () => {
      const r3 = Math.hypot(x, y) ** 3;
      return [(-mu * x) / r3, (-mu * y) / r3] as const;
    };
    do {
      const [ax, ay] = pull();
      [vx, vy] = [vx + (ax * dt) / 2, vy + (ay * dt) / 2];
      [x, y] = [x + vx * dt, y + vy * dt];
      const [bx, by] = pull();
      [vx, vy] = [vx + (bx * dt) / 2, vy + (by * dt) / 2];
      time += dt;
    } while (y < 0);
    assertAgree(2 * time, first, 'period', 1e-3);
    assertAgree(start / Math.hypot(vx, vy), second, 'ratio of speeds', 1e-3);
    assertBetween(x, far * 0.999, far * 1.001, `greatest distance in ${unit('AU')}`);
  },
});

export const orbitsAndPotential: readonly QuestionTemplate[] = [potentialGraph, potentialChoice, planetOrbits];
