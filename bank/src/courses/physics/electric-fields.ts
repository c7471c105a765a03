import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { differentiate, integrate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { COULOMB, ELEMENTARY_CHARGE, FREE_FALL as g } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { higherLevel, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { electronsOnContact } from './reversed-choices-d-e.ts';

/** D.2 Electric and magnetic fields. */

const sphereContact = defineTemplate({
  key: 'physics-d2-touching-spheres',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: mostlySl('D.2.1', 1),
  variants: [
    { a: 6, b: -2, k: 2 },
    { a: 8, b: -4, k: 2 },
    { a: 9, b: -1, k: 2 },
    { a: 10, b: -2, k: 2 },
    { a: 9, b: -3, k: 3 },
    { a: 12, b: -4, k: 2 },
    { a: 7, b: -1, k: 3 },
    { a: 14, b: -2, k: 3 },
    { a: 5, b: -1, k: 2 },
  ],
  solve: ({ a, b, k }) => {
    const share = (a + b) / 2;
    return { share, top: share * share, bottom: Math.abs(a * b) * k * k };
  },
  write: ({ a, b, k }, { share, top, bottom }, variantIndex) => {
    const times = (n: number, d: number) => tex`$${fraction(n, d).replace(/^1$/, '')}F$`;
    const attract = (force: string) => `${force}, attractive`;
    const repel = (force: string) => `${force}, repulsive`;
    const choice = arrangeOptions(
      repel(times(top, bottom)),
      [
        wrong(attract(times(top, bottom)), 'You kept the signs of the charges from before the contact.', 'sign'),
        wrong(repel(times(top, bottom / k)), 'You divided by the distance instead of by its square.'),
        wrong(attract(times(1, k * k)), 'You changed the distance only; the contact changes the charges as well.', 'incomplete'),
      ],
      variantIndex,
      1,
    );
    return {
      text: tex`Two identical small metal spheres carry the charges $+${a}\text{ nC}$ and $-${-b}\text{ nC}$. At a distance $r$ they attract each other with a force of magnitude $F$. The spheres are brought into contact and then placed at a distance $${k}r$.

What are the magnitude and the nature of the force between them now? [1]`,
      hint: 'How is the total charge shared between identical spheres?',
      answer: repel(times(top, bottom)),
      solution: tex`The total charge $${a} - ${-b} = ${a + b}\text{ nC}$ is shared equally: each sphere has $+${share}\text{ nC}$. Like charges repel.

With $F = k\dfrac{q_1q_2}{r^2}$ the new magnitude is

$$F' = F \times \frac{${share} \times ${share}}{${a} \times ${-b}} \times \frac{1}{${k}^2} = ${fraction(top, bottom)}F$$`,
      markScheme: markLines(['', 'A1', `charge shared equally, inverse-square law`]),
      ...choice,
    };
  },
  check: ({ a, b, k }, { share, top, bottom }) => {
    // Move charge from one sphere to the other until both have the same.
    let [first, second] = [a, b];
    while (first > second + 1e-9) {
      first -= 0.5;
      second += 0.5;
    }
    assertAgree(first, share, 'share');
    const force = (p: number, q: number, r: number) => differentiate((x) => -(p * q) / x, r);
    assertAgree(force(first, second, k) / Math.abs(force(a, b, 1)), top / bottom, 'ratio of forces', 1e-4);
  },
});

const threeCharges = defineTemplate({
  key: 'physics-d2-three-charges-right-angle',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: mostlySl('D.2.1', 2),
  variants: [
    { a: 4, b: 6, cm1: 3, cm2: 4, q: 2 },
    { a: 5, b: 3, cm1: 6, cm2: 4, q: 1.5 },
    { a: 8, b: 5, cm1: 10, cm2: 6, q: 3 },
    { a: 2, b: 7, cm1: 2.5, cm2: 5, q: 0.8 },
    { a: 12, b: 9, cm1: 8, cm2: 9, q: 2.5 },
    { a: 3.5, b: 2.5, cm1: 4, cm2: 3, q: 1.2 },
    { a: 6, b: 10, cm1: 5, cm2: 7, q: 4 },
    { a: 9, b: 4, cm1: 7, cm2: 5, q: 0.5 },
    { a: 15, b: 20, cm1: 12, cm2: 16, q: 5 },
  ],
  solve: ({ a, b, cm1, cm2, q }) => {
    const field1 = (COULOMB * a * 1e-9) / (cm1 * 1e-2) ** 2;
    const field2 = (COULOMB * b * 1e-9) / (cm2 * 1e-2) ** 2;
    const field = Math.hypot(field1, field2);
    return { field1, field2, field, angle: (Math.atan2(field2, field1) * 180) / Math.PI, force: field * q * 1e-9 };
  },
  write: ({ a, b, cm1, cm2, q }, { field1, field2, field, angle, force }) => {
    // Charge A left of P on the horizontal, charge B below P on the vertical; the picture is not to scale.
    const diagram = new Diagram({ x: [-1, 8], y: [-1, 5], equalScale: true, width: 360 })
      .segment([0, 3], [5, 3], 'd-dashed')
      .segment([5, 0], [5, 3], 'd-dashed')
      .point([0, 3])
      .point([5, 0])
      .point([5, 3])
      .polyline([
        [4.65, 3],
        [4.65, 2.65],
        [5, 2.65],
      ])
      .label([0, 3], `A: +${a} nC`, { dy: -10 })
      .label([5, 0], `B: +${b} nC`, { dy: 18 })
      .label([5, 3], 'P', { math: true, dx: 10, dy: -8 })
      .label([2.4, 3], `${cm1} cm`, { dy: 16 })
      .label([5, 1.4], `${cm2} cm`, { anchor: 'start', dx: 8 });
    return {
      text: tex`Two fixed point charges $A$ and $B$ are placed as shown, so that the lines from them to point $P$ are at right angles.

![](diagram:charges)

(a) Calculate the magnitude of the electric field strength at $P$ due to $A$ alone. [2]

(b) Determine the magnitude of the resultant electric field strength at $P$. [3]

(c) Determine the angle between the resultant field and the line $AP$ produced. [1]

(d) A charge of $-${q}\text{ nC}$ is placed at $P$. Calculate the force on it and state its direction relative to the field. [2]`,
      hint: 'In which directions do the two field vectors at P point?',
      answer: tex`(a) $${standardForm(field1, 'N C^-1')}$

(b) $${standardForm(field, 'N C^-1')}$

(c) $${significant(angle)}^\circ$

(d) $${standardForm(force, 'N')}$, opposite to the field`,
      solution: tex`(a) $E_A = k\dfrac{Q}{r^2} = \dfrac{8.99 \times 10^9 \times ${a} \times 10^{-9}}{\left(${cm1} \times 10^{-2}\right)^2} = ${standardForm(field1, 'N C^-1')}$, directed away from $A$.

(b) In the same way $E_B = \dfrac{8.99 \times 10^9 \times ${b} \times 10^{-9}}{\left(${cm2} \times 10^{-2}\right)^2} = ${standardForm(field2, 'N C^-1')}$, directed away from $B$. The two are at right angles, so

$$E = \sqrt{E_A^2 + E_B^2} = ${standardForm(field, 'N C^-1')}$$

(c) $\tan\theta = \dfrac{E_B}{E_A} = ${significant(field2 / field1)}$, so $\theta = ${significant(angle)}^\circ$ above the line $AP$ produced.

(d) $F = qE = ${q} \times 10^{-9} \times ${scientific(field)} = ${standardForm(force, 'N')}$. The charge is negative, so the force is opposite to the direction of the field.`,
      markScheme: markLines(
        ['a', '(M1)', tex`$kQ/r^2$ with the distance in metres`],
        ['a', 'A1', tex`$${standardForm(field1, 'N C^-1')}$`],
        ['b', 'A1', tex`$E_B = ${standardForm(field2, 'N C^-1')}$`],
        ['b', 'M1', 'Vectors at right angles combined by Pythagoras'],
        ['b', 'A1', tex`$${standardForm(field, 'N C^-1')}$`],
        ['c', 'A1', tex`$${significant(angle)}^\circ$`],
        ['d', 'A1', tex`$${standardForm(force, 'N')}$`],
        ['d', 'A1', 'Opposite to the field'],
      ),
      keys: numberKeys(
        foreseeing(numericAnswer(field1, 'N C^-1', 'a'), miss(field1 * cm1 * 1e-2, 'You did not square the distance.')),
        foreseeing(
          numericAnswer(field, 'N C^-1', 'b'),
          miss(field1 + field2, 'You added the magnitudes, but the two fields are at right angles.'),
        ),
        foreseeing(
          numericAnswer(angle, 'degrees', 'c'),
          miss(90 - angle, 'This is the angle to the other of the two fields.', 'order'),
        ),
        numericAnswer(force, 'N', 'd'),
      ),
      diagrams: [
        {
          name: 'charges',
          svg: diagram.toSvg(),
          alt: `Charge A of +${a} nC is ${cm1} cm to the left of P, charge B of +${b} nC is ${cm2} cm below P.`,
        },
      ],
    };
  },
  check: ({ a, b, cm1, cm2, q }, { field1, field2, field, angle, force }) => {
    // The field as the gradient of the potential of both charges.
    const potential = (x: number, y: number) =>
      COULOMB * ((a * 1e-9) / Math.hypot(x + cm1 * 1e-2, y) + (b * 1e-9) / Math.hypot(x, y + cm2 * 1e-2));
    const ex = -differentiate((x) => potential(x, 0), 0, 1e-5);
    const ey = -differentiate((y) => potential(0, y), 0, 1e-5);
    assertAgree(field, Math.hypot(ex, ey), 'field', 1e-5);
    assertAgree(field1 * Math.tan((angle * Math.PI) / 180), field2, 'components', 1e-9);
    assertAgree(field ** 2, field1 ** 2 + field2 ** 2, 'components and field', 1e-9);
    assertAgree(angle, (Math.atan2(ey, ex) * 180) / Math.PI, 'direction', 1e-5);
    assertAgree(force, q * 1e-9 * Math.hypot(ex, ey), 'force', 1e-5);
  },
});

function platesDrawing(volts: string, mm: string): string {
  const diagram = new Diagram({ x: [0, 10], y: [0, 5], height: 220 })
    .segment([1.5, 4.2], [7.5, 4.2])
    .segment([1.5, 0.8], [7.5, 0.8])
    .label([4.5, 4.2], `+${volts} V`, { dy: -8 })
    .label([4.5, 0.8], '0 V', { dy: 18 })
    .arrow([8, 2.5], [8, 4.15], 'd-axis')
    .arrow([8, 2.5], [8, 0.85], 'd-axis')
    .label([8, 2.5], `${mm} mm`, { anchor: 'start', dx: 8, dy: 4 })
    .point([4.5, 2.5])
    .label([4.5, 2.5], 'oil drop', { anchor: 'start', dx: 12, dy: 4 });
  for (const x of [2.2, 3.3, 6.9]) diagram.arrow([x, 4.1], [x, 0.9], 'd-dashed');
  return diagram.toSvg();
}

const oilDrop = defineTemplate({
  key: 'physics-d2-oil-drop-balance',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('D.2.2', 2, ['A.2.1']),
  variants: [
    { n: 3, mm: 6, volts: 450 },
    { n: 5, mm: 5, volts: 320 },
    { n: 2, mm: 8, volts: 600 },
    { n: 4, mm: 10, volts: 850 },
    { n: 6, mm: 6, volts: 280 },
    { n: 7, mm: 4, volts: 150 },
    { n: 8, mm: 12, volts: 700 },
    { n: 3, mm: 7.5, volts: 500 },
    { n: 5, mm: 9, volts: 640 },
  ],
  solve: ({ n, mm, volts }) => {
    const field = volts / (mm * 1e-3);
    const mass = Number(((n * ELEMENTARY_CHARGE * field) / g).toPrecision(3));
    const charge = (mass * g) / field;
    const fewer = ((n - 1) * ELEMENTARY_CHARGE * field) / mass;
    return { field, mass, charge, count: Math.round(charge / ELEMENTARY_CHARGE), down: g - fewer };
  },
  write: ({ mm, volts }, { field, mass, charge, count, down }) => ({
    text: tex`A negatively charged oil drop of mass $${standardForm(mass, 'kg')}$ is held at rest between two horizontal parallel plates $${mm}\text{ mm}$ apart in vacuum. The potential difference between the plates is $${volts}\text{ V}$; the upper plate is positive.

![](diagram:plates)

(a) Calculate the electric field strength between the plates. [1]

(b) Show that the drop carries $${count}$ excess electrons. [3]

(c) Outline how experiments with many drops give evidence that charge is quantised. [1]

(d) The drop loses one electron. Determine its acceleration just afterwards. [3]`,
    hint: 'Which forces balance while it is at rest?',
    answer: tex`(a) $${standardForm(field, 'V m^-1')}$

(b) $${standardForm(charge, 'C')}$, which is $${count}e$

(c) All charges found are whole multiples of the same smallest charge.

(d) $${quantity(down, 'm s^-2')}$ downwards`,
    solution: tex`(a) $E = \dfrac{V}{d} = \dfrac{${volts}}{${mm} \times 10^{-3}} = ${standardForm(field, 'V m^-1')}$.

(b) The drop is at rest, so $qE = mg$:

$$q = \frac{mg}{E} = \frac{${scientific(mass)} \times 9.8}{${scientific(field)}} = ${standardForm(charge, 'C')}$$

$$\frac{q}{e} = \frac{${scientific(charge)}}{1.60 \times 10^{-19}} = ${significant(charge / ELEMENTARY_CHARGE)} \approx ${count}$$

(c) The charges of all drops turn out to be whole multiples of one smallest charge, $e$; values in between are never found.

(d) The upward force is now $\dfrac{${count - 1}}{${count}}$ of the weight. Newton's second law, with downwards positive:

$$mg - \tfrac{${count - 1}}{${count}}mg = ma \quad\Rightarrow\quad a = \frac{9.8}{${count}} = ${quantity(down, 'm s^-2')}\text{ downwards}$$`,
    markScheme: markLines(
      ['a', 'A1', tex`$${standardForm(field, 'V m^-1')}$`],
      ['b', 'M1', tex`$qE = mg$`],
      ['b', 'A1', tex`$q = ${standardForm(charge, 'C')}$`],
      ['b', 'A1', tex`Divided by $e$`],
      ['b', 'AG', tex`$${count}$ excess electrons`],
      ['c', 'R1', 'Charges are whole multiples of a smallest charge'],
      ['d', 'M1', tex`Electric force with $${count - 1}$ electrons`],
      ['d', 'A1', tex`Magnitude $${quantity(down, 'm s^-2')}$`],
      ['d', 'A1', 'Downwards'],
    ),
    keys: numberKeys(
      numericAnswer(field, 'V m^-1', 'a'),
      foreseeing(
        { part: 'd', value: down, tolerance: down * 0.05, unit: 'm s^-2' },
        miss(9.8, 'You left out the electric force on the charge that remains.', 'incomplete'),
      ),
    ),
    diagrams: [
      {
        name: 'plates',
        svg: platesDrawing(`${volts}`, `${mm}`),
        alt: `An oil drop half-way between two horizontal plates ${mm} mm apart; the upper plate is at +${volts} V, the lower one at 0 V; the field lines run downwards.`,
      },
    ],
  }),
  check: ({ n, mm, volts }, { field, mass, charge, count, down }) => {
    // Energy: moving the charge across the plates against the field costs as much as the weight gives.
    const gap = mm * 1e-3;
    assertAgree(count * ELEMENTARY_CHARGE * volts, mass * g * gap, 'energy across the gap', 0.01);
    assertAgree(field * gap, volts, 'field between the plates', 1e-9);
    assertAgree(charge * volts, mass * g * gap, 'charge that is held', 1e-9);
    assertAgree(count, n, 'number of electrons');
    assertAgree(down, g / n, 'acceleration', 0.02);
  },
});

function dipoleDrawing(): string {
  const diagram = new Diagram({ x: [-1, 9], y: [-2.4, 2.4], equalScale: true, width: 420 });
  return diagram
    .segment([0, 0], [8, 0], 'd-dashed')
    .point([0, 0])
    .point([8, 0])
    .point([4, 0])
    .point([2, 0])
    .label([0, 0], 'P', { math: true, dy: -12 })
    .label([8, 0], 'Q', { math: true, dy: -12 })
    .label([4, 0], 'M', { math: true, dy: -12 })
    .label([2, 0], 'N', { math: true, dy: -12 })
    .arrow([4, -1.2], [0, -1.2], 'd-axis')
    .arrow([4, -1.2], [8, -1.2], 'd-axis')
    .label([4, -1.2], 'd', { math: true, dy: 18 })
    .toSvg();
}

const chargeBetween = defineTemplate({
  key: 'physics-d2-potential-between-charges',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('D.2.3', 2),
  variants: [
    { p: 5, q: -3, cm: 40, test: 2 },
    { p: 8, q: 2, cm: 60, test: 1.5 },
    { p: 12, q: -4, cm: 80, test: 0.5 },
    { p: 6, q: -6, cm: 24, test: 3 },
    { p: 4, q: 9, cm: 50, test: 1 },
    { p: 10, q: -7, cm: 32, test: 0.8 },
    { p: 15, q: 5, cm: 100, test: 4 },
    { p: 3, q: -2, cm: 16, test: 1.2 },
  ],
  solve: ({ p, q, cm, test }) => {
    const d = cm * 1e-2;
    const potential = (fromP: number, fromQ: number) => COULOMB * 1e-9 * (p / fromP + q / fromQ);
    const [middle, nearer] = [potential(d / 2, d / 2), potential(d / 4, (3 * d) / 4)];
    const field = (COULOMB * 1e-9 * (p - q)) / (d / 2) ** 2;
    return { middle, nearer, field, work: test * 1e-9 * (nearer - middle) };
  },
  write: ({ p, q, cm, test }, { middle, nearer, field, work }) => {
    const [sign, size] = q < 0 ? ['-', -q] : ['+', q];
    const qTex = q < 0 ? `(${q})` : `${q}`;
    return {
      text: tex`Two point charges $P = +${p}\text{ nC}$ and $Q = ${sign}${size}\text{ nC}$ are fixed at a distance $d = ${cm}\text{ cm}$ from each other. $M$ is the midpoint between them and $N$ is at a distance of $\tfrac{1}{4}d$ from $P$.

![](diagram:charges)

(a) Calculate the electric potential at $M$. [2]

(b) Determine the magnitude and direction of the electric field strength at $M$. [3]

(c) A small charge of $+${test}\text{ nC}$ is moved slowly from $M$ to $N$. Determine the work done on it by the external force. [3]

(d) State why the work would be the same along any other path from $M$ to $N$. [1]`,
      hint: 'Which of the two adds as a vector?',
      answer: tex`(a) $${quantity(middle, 'V')}$

(b) $${standardForm(Math.abs(field), 'V m^-1')}$, from ${field > 0 ? 'P to Q' : 'Q to P'}

(c) $${standardForm(work, 'J')}$

(d) The work depends only on the potential difference of the end points.`,
      solution: tex`(a) $M$ is $${cm / 2}\text{ cm}$ from each charge. Potential is a scalar, so the two parts add with their signs:

$$V_M = \frac{k}{r}(P + Q) = \frac{8.99 \times 10^9 \times (${p} + ${qTex}) \times 10^{-9}}{${cm / 200}} = ${quantity(middle, 'V')}$$

(b) At $M$ the field of $P$ points away from $P$, towards $Q$. The field of $Q$ points ${q < 0 ? 'towards $Q$ as well, so the two add' : 'away from $Q$, so the two are opposite'}:

$$E = \frac{8.99 \times 10^9 \times (${p} ${q < 0 ? '+' : '-'} ${Math.abs(q)}) \times 10^{-9}}{${cm / 200}^2} = ${scientific(field)}\text{ V m}^{-1}$$

It ${field > 0 ? 'points from $P$ to $Q$' : 'is negative, so it points from $Q$ to $P$'}, with magnitude $${standardForm(Math.abs(field), 'V m^-1')}$.

(c) $N$ is $${cm / 4}\text{ cm}$ from $P$ and $${(3 * cm) / 4}\text{ cm}$ from $Q$:

$$V_N = 8.99 \times 10^9 \times 10^{-9}\left(\frac{${p}}{${cm / 400}} + \frac{${q}}{${(3 * cm) / 400}}\right) = ${quantity(nearer, 'V')}$$

$$W = q\Delta V = ${test} \times 10^{-9} \times (${significant(nearer, 5)} - ${middle < 0 ? `(${significant(middle, 5)})` : significant(middle, 5)}) = ${standardForm(work, 'J')}$$

(d) The electric force is conservative: the work depends only on the potential difference between $M$ and $N$.`,
      markScheme: markLines(
        ['a', '(M1)', tex`$kQ/r$ added with signs`],
        ['a', 'A1', tex`$${quantity(middle, 'V')}$`],
        ['b', 'M1', 'Fields combined as vectors with correct directions'],
        ['b', 'A1', tex`$${standardForm(Math.abs(field), 'V m^-1')}$`],
        ['b', 'A1', tex`From ${field > 0 ? '$P$ to $Q$' : '$Q$ to $P$'}`],
        ['c', 'A1', tex`$V_N = ${quantity(nearer, 'V')}$`],
        ['c', 'M1', tex`$W = q\Delta V$`],
        ['c', 'A1', tex`$${standardForm(work, 'J')}$`],
        ['d', 'R1', 'Work depends on the potential difference only'],
      ),
      keys: numberKeys(
        foreseeing(
          { part: 'a', value: middle, tolerance: Math.max(0.5, Math.abs(middle) * 0.01), unit: 'V' },
          miss(
            (COULOMB * 1e-9 * (p - q)) / (cm * 0.5e-2),
            'You subtracted the potentials of the two charges instead of adding them with their signs.',
            'sign',
          ),
        ),
        foreseeing(
          numericAnswer(Math.abs(field), 'V m^-1', 'b'),
          miss(
            Math.abs((COULOMB * 1e-9 * (p + q)) / (cm * 0.5e-2) ** 2),
            'Look at the directions of the two fields again before you combine them.',
            'sign',
          ),
        ),
        { ...numericAnswer(work, 'J', 'c'), tolerance: Math.abs(work) * 0.02 },
      ),
      diagrams: [
        {
          name: 'charges',
          svg: dipoleDrawing(),
          alt: 'Charges P and Q at a distance d on a horizontal line, with their midpoint M and point N at a quarter of the distance from P.',
        },
      ],
    };
  },
  check: ({ p, q, cm, test }, { middle, nearer, field, work }) => {
    // Add force times distance along the line from M to N.
    const d = cm * 1e-2;
    const along = (x: number) => COULOMB * 1e-9 * (p / x ** 2 - q / (d - x) ** 2);
    assertAgree(field, along(d / 2), 'field at M');
    // Brought in from far away along a line at right angles: only the change of distance counts.
    const brought = (x: number) => {
      const climb = (charge: number, from: number) => charge * integrate(() => COULOMB * 1e-9, 0, 1 / from, 10);
      return climb(p, x) + climb(q, d - x);
    };
    assertAgree(middle, brought(d / 2), 'potential at M', 1e-9);
    assertAgree(nearer, brought(d / 4), 'potential at N', 1e-9);
    const byForce = integrate(along, d / 4, d / 2) * test * 1e-9;
    assertAgree(work, byForce, 'work', 1e-5);
    assertBetween(Math.abs(field), 10, 1e5, 'field');
  },
});

export const electricFields: readonly QuestionTemplate[] = [
  withReversal(sphereContact, electronsOnContact),
  withErrorForms(threeCharges, { mistaken: 'b', keep: ['a', 'b', 'd'] }),
  withErrorForms(oilDrop, { mistaken: 'd', keep: ['a', 'b', 'd'] }),
  withErrorForms(chargeBetween, { mistaken: 'a', keep: ['a', 'b', 'c'] }),
];
