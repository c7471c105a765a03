import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { cell, meter, resistor, wire } from './circuit-symbols.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { thermistorFromReading } from './reversed-choices-a-b.ts';

/** B.5 Current and circuits. */

const heatingWire = defineTemplate({
  key: 'physics-b5-heating-wire-length',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('B.5.1', 2),
  variants: [
    { use: 'a kettle', power: 2000, volts: 230, mm: 0.5, rho: 11 },
    { use: 'a toaster', power: 850, volts: 230, mm: 0.4, rho: 11 },
    { use: 'a hairdryer', power: 1200, volts: 230, mm: 0.6, rho: 14 },
    { use: 'a soldering iron', power: 48, volts: 24, mm: 0.2, rho: 4.9 },
    { use: 'a car seat heater', power: 60, volts: 12, mm: 0.5, rho: 4.9 },
    { use: 'a small oven', power: 1500, volts: 120, mm: 0.8, rho: 14 },
    { use: 'an aquarium heater', power: 100, volts: 230, mm: 0.15, rho: 11 },
    { use: 'a heated mirror', power: 36, volts: 12, mm: 0.3, rho: 4.9 },
    { use: 'a fan heater', power: 1800, volts: 230, mm: 0.7, rho: 14 },
  ],
  solve: ({ power, volts, mm, rho }) => {
    const resistance = (volts * volts) / power;
    const area = (Math.PI * (mm * 1e-3) ** 2) / 4;
    return { current: power / volts, resistance, area, length: (resistance * area) / (rho * 1e-7) };
  },
  write: ({ use, power, volts, mm, rho }, { current, resistance, area, length }) => ({
    text: tex`The heating wire of ${use} has a diameter of $${mm}\text{ mm}$ and is made of an alloy of resistivity $${scientific(rho * 1e-7, 2)}\,\Omega\text{ m}$. Its power is $${power}\text{ W}$ when the potential difference is $${volts}\text{ V}$.

(a) Calculate the current in the wire. [1]

(b) Calculate the resistance of the wire. [1]

(c) Determine the length of the wire. [3]`,
    hint: 'What shape is the cross-section, and which of its lengths is given?',
    answer: tex`(a) $${quantity(current, 'A')}$

(b) $${quantity(resistance, 'Ω')}$

(c) $${quantity(length, 'm')}$`,
    solution: tex`(a) $P = IV$, so $I = \dfrac{${power}}{${volts}} = ${quantity(current, 'A')}$.

(b) $R = \dfrac{V}{I} = \dfrac{${volts}}{${significant(current)}} = ${quantity(resistance, 'Ω')}$.

(c) The cross-section has the radius $${mm / 2}\text{ mm}$:

$$A = \pi\left(${mm / 2} \times 10^{-3}\right)^2 = ${standardForm(area, 'm^2')}$$

From $\rho = \dfrac{RA}{L}$

$$L = \frac{RA}{\rho} = \frac{${significant(resistance)} \times ${scientific(area)}}{${scientific(rho * 1e-7, 2)}} = ${quantity(length, 'm')}$$`,
    markScheme: markLines(
      ['a', 'A1', tex`$${quantity(current, 'A')}$`],
      ['b', 'A1', tex`$${quantity(resistance, 'Ω')}$`],
      ['c', 'A1', tex`$A = ${standardForm(area, 'm^2')}$`],
      ['c', 'M1', tex`$L = RA/\rho$`],
      ['c', 'A1', tex`$${quantity(length, 'm')}$`],
    ),
    keys: numberKeys(
      numericAnswer(current, 'A', 'a'),
      numericAnswer(resistance, 'ohm', 'b'),
      foreseeing(
        { ...numericAnswer(length, 'm', 'c'), tolerance: length * 0.02 },
        miss(4 * length, 'You took the diameter for the radius.'),
      ),
    ),
  }),
  check: ({ power, volts, mm, rho }, { length }) => {
    // Put millimetre slices of wire in series until the power has fallen to the rated one.
    const slice = (rho * 1e-7 * 1e-3) / (Math.PI * (mm * 0.5e-3) ** 2);
    let resistance = 0;
    let slices = 0;
    while (resistance === 0 || volts ** 2 / resistance > power) {
      resistance += slice;
      slices++;
    }
    assertAgree(length, slices * 1e-3, 'length', 2e-2);
    assertBetween(length, 0.1, 50, 'length');
  },
});

const stretchedWire = defineTemplate({
  key: 'physics-b5-stretched-wire',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.1', 1),
  variants: [
    { k: 2, made: 'pulled through a die until it is twice as long' },
    { k: 3, made: 'pulled through a die until it is three times as long' },
    { k: 4, made: 'pulled through a die until it is four times as long' },
    { k: 5, made: 'pulled through a die until it is five times as long' },
    { k: 10, made: 'pulled through a die until it is ten times as long' },
    { k: 6, made: 'melted and drawn out again to six times the length' },
    { k: 8, made: 'melted and drawn out again to eight times the length' },
    { k: 7, made: 'melted and drawn out again to seven times the length' },
  ],
  solve: ({ k }) => ({ factor: k * k }),
  write: ({ k, made }, { factor }, variantIndex) => {
    const times = (n: number) => tex`$${n === 1 ? '' : n}R$`;
    const choice = arrangeOptions(
      times(factor),
      [
        wrong(times(k), 'You took only the greater length into account; the wire becomes thinner as well.', 'incomplete'),
        wrong(times(1), 'You let the changes of length and cross-section cancel; both change the resistance in the same sense.'),
        wrong(
          tex`$${fraction(1, factor)}R$`,
          'You turned the ratio upside down: a longer and thinner wire conducts less well.',
          'reciprocal',
        ),
      ],
      variantIndex,
      4,
    );
    return {
      text: tex`A uniform metal wire of circular cross-section has resistance $R$. The wire is ${made}. Its volume and its resistivity do not change.

What is its new resistance? [1]`,
      hint: 'The volume stays the same: what happens to the cross-section when the length grows?',
      answer: times(factor),
      solution: tex`The volume $AL$ is constant. The length becomes $${k}L$, so the cross-section becomes $\dfrac{A}{${k}}$:

$$R' = \frac{\rho \times ${k}L}{A/${k}} = ${factor} \times \frac{\rho L}{A} = ${factor}R$$

Taking only the longer length into account would give $${k}R$.`,
      markScheme: markLines(['', 'A1', tex`both length and cross-section change`]),
      ...choice,
    };
  },
  check: ({ k }, { factor }) => {
    const resistance = (length: number, volume: number) => (1.7e-8 * length * length) / volume;
    assertAgree(resistance(k * 0.3, 2e-7) / resistance(0.3, 2e-7), factor, 'ratio');
  },
});

function realCellDrawing(): string {
  const diagram = new Diagram({ x: [0, 9], y: [-0.6, 5.6], equalScale: true, width: 400 });
  wire(diagram, [3.4, 4.6], [1, 4.6], [1, 2.6], [1, 1], [1, 0.4], [2.6, 0.4]);
  wire(diagram, [3.6, 4.6], [4.2, 4.6]);
  wire(diagram, [5.4, 4.6], [8, 4.6], [8, 0.4], [7.2, 0.4]);
  wire(diagram, [3.8, 0.4], [6, 0.4]);
  cell(diagram, [3.5, 4.6]);
  resistor(diagram, [4.8, 4.6]);
  resistor(diagram, [3.2, 0.4]);
  resistor(diagram, [6.6, 0.4]);
  wire(diagram, [2.2, 0.4], [2.2, 2], [2.85, 2]);
  wire(diagram, [3.55, 2], [4.9, 2], [4.9, 0.4]);
  meter(diagram, [3.2, 2], 'V');
  diagram
    .polygon([
      [2.6, 3.8],
      [5.8, 3.8],
      [5.8, 5.4],
      [2.6, 5.4],
    ])
    .label([3.5, 4.6], 'ε', { math: true, dy: -21 })
    .label([4.8, 4.6], 'r', { math: true, dy: -16 })
    .label([3.2, 0.4], 'P', { math: true, dy: 26 })
    .label([6.6, 0.4], 'Q', { math: true, dy: 26 });
  return diagram.toSvg();
}

const realCell = defineTemplate({
  key: 'physics-b5-cell-with-internal-resistance',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('B.5.2', 2),
  variants: [
    { emf: 9, r: 1.5, p: 6, q: 10 },
    { emf: 12, r: 0.8, p: 15, q: 8 },
    { emf: 6, r: 1.2, p: 4, q: 3 },
    { emf: 1.5, r: 0.4, p: 2.2, q: 1.8 },
    { emf: 4.5, r: 0.9, p: 7, q: 5 },
    { emf: 24, r: 2, p: 18, q: 22 },
    { emf: 3, r: 0.5, p: 1.5, q: 4 },
    { emf: 7.2, r: 0.6, p: 5, q: 9 },
    { emf: 15, r: 1.8, p: 12, q: 16 },
  ],
  solve: ({ emf, r, p, q }) => {
    const current = emf / (r + p + q);
    const parallel = (p * q) / (p + q);
    return {
      current,
      reading: current * p,
      terminal: emf - current * r,
      heat: current * current * r,
      parallel,
      larger: emf / (parallel + r),
    };
  },
  write: ({ emf, r, p, q }, { current, reading, terminal, heat, parallel, larger }) => ({
    text: tex`A cell of emf $\varepsilon = ${emf}\text{ V}$ and internal resistance $r = ${r}\,\Omega$ is connected in series to resistors $P = ${p}\,\Omega$ and $Q = ${q}\,\Omega$. The voltmeter is ideal.

![](diagram:circuit)

(a) Define the emf of a cell. [1]

(b) Determine the reading of the voltmeter. [3]

(c) Calculate the potential difference between the terminals of the cell. [1]

(d) Calculate the power dissipated inside the cell. [1]

(e) The two resistors are now connected in parallel to the same cell. Determine the new current in the cell. [2]`,
    hint: 'How is the internal resistance connected with the rest of the circuit?',
    answer: tex`(a) Energy transferred by the cell to each unit of charge that passes through it

(b) $${quantity(reading, 'V')}$

(c) $${quantity(terminal, 'V')}$

(d) $${quantity(heat, 'W')}$

(e) $${quantity(larger, 'A')}$`,
    solution: tex`(a) The emf is the energy that the cell supplies to each unit of charge that passes through it (work per unit charge in driving it round the whole circuit).

(b) All three resistances are in series:

$$I = \frac{\varepsilon}{r + P + Q} = \frac{${emf}}{${r} + ${p} + ${q}} = ${quantity(current, 'A')}$$

The voltmeter is connected across $P$: $V = IP = ${significant(current)} \times ${p} = ${quantity(reading, 'V')}$.

(c) Some potential difference is lost in the cell: $V = \varepsilon - Ir = ${emf} - ${significant(current)} \times ${r} = ${quantity(terminal, 'V')}$.

(d) $I^2r = ${significant(current)}^2 \times ${r} = ${quantity(heat, 'W')}$.

(e) In parallel the two resistors make

$$R = \left(\frac{1}{${p}} + \frac{1}{${q}}\right)^{-1} = ${quantity(parallel, 'Ω')}$$

$$I = \frac{${emf}}{${significant(parallel)} + ${r}} = ${quantity(larger, 'A')}$$`,
    markScheme: markLines(
      ['a', 'A1', 'Work done (energy supplied) per unit charge by the cell'],
      ['b', 'M1', 'Total resistance includes $r$'],
      ['b', 'A1', tex`$I = ${quantity(current, 'A')}$`],
      ['b', 'A1', tex`$${quantity(reading, 'V')}$`],
      ['c', 'A1', tex`$${quantity(terminal, 'V')}$`],
      ['d', 'A1', tex`$${quantity(heat, 'W')}$`],
      ['e', 'A1', tex`Parallel resistance $${quantity(parallel, 'Ω')}$`],
      ['e', 'A1', tex`$${quantity(larger, 'A')}$`],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(reading, 'V', 'b'),
        miss((emf * p) / (p + q), 'You left out the internal resistance.', 'incomplete'),
        miss(current * q, 'This is the potential difference across the other resistor.'),
      ),
      foreseeing(numericAnswer(terminal, 'V', 'c'), miss(current * r, 'This is the potential difference lost inside the cell.')),
      foreseeing(
        { ...numericAnswer(heat, 'W', 'd'), tolerance: heat * 0.02 },
        miss(current * emf, 'This is the whole power of the cell.'),
        miss(current * terminal, 'This is the power in the outer circuit.'),
      ),
      foreseeing(
        numericAnswer(larger, 'A', 'e'),
        miss(emf / parallel, 'You left out the internal resistance.', 'incomplete'),
        miss(current, 'This is the current with the resistors in series.'),
      ),
    ),
    diagrams: [
      {
        name: 'circuit',
        svg: realCellDrawing(),
        alt: 'A cell of emf ε with internal resistance r (in a box) in series with resistors P and Q; a voltmeter is connected in parallel with P.',
      },
    ],
  }),
  check: ({ emf, r, p, q }, { current, terminal, heat, larger }) => {
    // Power balance in series; node potential by bisection in parallel.
    assertAgree(emf * current, heat + current * current * (p + q), 'power balance');
    assertAgree(terminal, current * (p + q), 'terminal potential difference');
    const potential = bisect((v) => (emf - v) / r - v / p - v / q, 0, emf);
    assertAgree(larger, potential / p + potential / q, 'current with the resistors in parallel');
  },
});

const terminalGraph = defineTemplate({
  key: 'physics-b5-emf-from-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('B.5.2', 1),
  variants: [
    { emf: 1.6, r: 0.4, top: 2, R: 1.2 },
    { emf: 9, r: 1.5, top: 4, R: 6 },
    { emf: 12, r: 0.5, top: 8, R: 3.5 },
    { emf: 4.5, r: 1.25, top: 2, R: 3 },
    { emf: 6, r: 0.75, top: 4, R: 2.4 },
    { emf: 3, r: 0.6, top: 2.5, R: 2 },
    { emf: 24, r: 2, top: 6, R: 14 },
    { emf: 7.5, r: 1, top: 5, R: 4 },
    { emf: 5, r: 0.8, top: 3, R: 1.7 },
  ],
  solve: ({ emf, r, R }) => ({ emf, r, current: emf / (R + r) }),
  write: ({ emf, r, top, R }, { current }) => {
    const end = emf - r * top;
    const show = (value: number) => Number(value.toFixed(2));
    const diagram = new Diagram({ x: [-top * 0.08, top * 1.2], y: [0, emf * 1.2] })
      .axes({
        x: 'I / A',
        y: 'V / V',
        xTicks: [show(top / 2), top],
        yTicks: [emf, show(emf - (r * top) / 2), show(end)],
        grid: true,
      })
      .segment([0, emf], [top, end], 'd-curve2');
    for (const share of [0.15, 0.38, 0.62, 0.85]) diagram.point([top * share, emf - r * top * share]);
    return {
      text: tex`A student varies the resistance connected to a battery and measures the current $I$ in it and the potential difference $V$ between its terminals. The graph shows the data with the line of best fit.

![](diagram:graph)

(a) State the emf of the battery. [1]

(b) Determine the internal resistance of the battery. [2]

(c) Predict the current when a resistor of $${R}\,\Omega$ is connected to the battery. [2]

(d) Explain why $V$ falls as $I$ increases. [1]`,
      hint: 'What does the terminal potential difference become when no current flows, and what makes it fall?',
      answer: tex`(a) $${emf}\text{ V}$

(b) $${r}\,\Omega$

(c) $${quantity(current, 'A')}$

(d) The potential difference lost across the internal resistance grows with the current.`,
      solution: tex`(a) The line is $V = \varepsilon - Ir$. With no current $V = \varepsilon$, so the intercept on the $V$ axis gives $\varepsilon = ${emf}\text{ V}$.

(b) The gradient is $-r$. Using the ends of the line,

$$r = \frac{${emf} - ${show(end)}}{${top} - 0} = ${r}\,\Omega$$

(c) The resistor and the internal resistance are in series:

$$I = \frac{\varepsilon}{R + r} = \frac{${emf}}{${R} + ${r}} = ${quantity(current, 'A')}$$

(d) A greater current makes the potential difference $Ir$ across the internal resistance greater, and less of the emf is left between the terminals.`,
      markScheme: markLines(
        ['a', 'A1', tex`$${emf}\text{ V}$`],
        ['b', 'M1', 'Gradient of the line'],
        ['b', 'A1', tex`$${r}\,\Omega$`],
        ['c', '(M1)', tex`$\varepsilon = I(R + r)$`],
        ['c', 'A1', tex`$${quantity(current, 'A')}$`],
        ['d', 'R1', 'Lost volts $Ir$ increase'],
      ),
      keys: numberKeys(
        { part: 'a', value: emf, tolerance: emf * 0.02, unit: 'V' },
        { part: 'b', value: r, tolerance: r * 0.06, unit: 'ohm' },
        foreseeing(
          { part: 'c', value: current, tolerance: current * 0.03, unit: 'A' },
          miss(emf / R, 'You left out the internal resistance.', 'incomplete'),
        ),
      ),
      diagrams: [
        {
          name: 'graph',
          svg: diagram.toSvg(),
          alt: `Terminal potential difference V against current I: a straight line from ${emf} V at zero current to ${show(end)} V at ${top} A.`,
        },
      ],
    };
  },
  check: ({ emf, r, top, R }, { current }) => {
    // The resistor's own line V = IR crosses the battery's line at the working point.
    const line = (i: number) => emf + ((emf - r * top - emf) / top) * i;
    assertAgree(
      current,
      bisect((i) => line(i) - R * i, 0, emf / r),
      'working point',
    );
    assertBetween(current, 0, top * 1.2, 'current');
    assertBetween(emf - r * top, 0, emf, 'end of the line');
  },
});

function dividerDrawing(sensor: string): string {
  const diagram = new Diagram({ x: [0, 8.4], y: [0, 6], equalScale: true, width: 340 });
  wire(diagram, [1.9, 5.4], [0.6, 5.4], [0.6, 0.6], [4.2, 0.6], [4.2, 1.2]);
  wire(diagram, [2.1, 5.4], [4.2, 5.4], [4.2, 4.8]);
  wire(diagram, [4.2, 3.6], [4.2, 2.4]);
  wire(diagram, [4.2, 3], [6.6, 3], [6.6, 2.15]);
  wire(diagram, [6.6, 1.45], [6.6, 0.6], [4.2, 0.6]);
  cell(diagram, [2, 5.4]);
  resistor(diagram, [4.2, 4.2], { vertical: true });
  resistor(diagram, [4.2, 1.8], { vertical: true });
  diagram.segment([3.6, 1.1], [4.8, 2.5], 'd-axis').segment([3.3, 1.1], [3.6, 1.1], 'd-axis');
  meter(diagram, [6.6, 1.8], 'V');
  return diagram
    .label([4.2, 4.2], 'R', { math: true, dx: 22, dy: 4 })
    .label([4.2, 1.8], sensor, { anchor: 'end', dx: -26, dy: -14 })
    .toSvg();
}

const thermistorDivider = defineTemplate({
  key: 'physics-b5-potential-divider',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.2', 1),
  variants: [
    { supply: 6, R: 400, cold: 1200, warm: 200 },
    { supply: 9, R: 600, cold: 900, warm: 300 },
    { supply: 12, R: 500, cold: 1500, warm: 250 },
    { supply: 5, R: 1000, cold: 4000, warm: 500 },
    { supply: 8, R: 300, cold: 900, warm: 200 },
    { supply: 10, R: 200, cold: 800, warm: 120 },
    { supply: 7, R: 450, cold: 600, warm: 180 },
    { supply: 15, R: 750, cold: 2250, warm: 500 },
  ],
  solve: ({ supply, R, cold, warm }) => {
    const reading = (sensor: number) => (supply * sensor) / (R + sensor);
    return { before: reading(cold), after: reading(warm) };
  },
  write: ({ supply, R, cold, warm }, { before, after }, variantIndex) => {
    const change = (from: number, to: number) =>
      tex`It ${to > from ? 'rises' : 'falls'} from $${quantity(from, 'V', 2)}$ to $${quantity(to, 'V', 2)}$.`;
    const choice = arrangeOptions(
      change(before, after),
      [
        wrong(
          change(supply - before, supply - after),
          'You worked out the potential difference across the fixed resistor; the voltmeter is across the thermistor.',
        ),
        wrong(change(after, before), 'You swapped the readings before and after warming.', 'order'),
        wrong(
          change(before, (before * warm) / cold),
          'You took the reading to be proportional to the resistance of the thermistor, as if the current stayed the same.',
        ),
      ],
      variantIndex,
      5,
    );
    return {
      text: tex`A battery of emf $${supply}\text{ V}$ and negligible internal resistance is connected to a fixed resistor $R = ${R}\,\Omega$ and a thermistor in series. The ideal voltmeter measures the potential difference across the thermistor. The thermistor's resistance is $${cold}\,\Omega$ at first and becomes $${warm}\,\Omega$ when it is warmed.

![](diagram:divider)

What happens to the reading of the voltmeter when the thermistor is warmed? [1]`,
      hint: 'In series the potential differences are in the ratio of the resistances.',
      answer: change(before, after),
      solution: tex`The current is the same in both, so the thermistor's share of $${supply}\text{ V}$ is its share of the total resistance.

Cold: $V = ${supply} \times \dfrac{${cold}}{${R} + ${cold}} = ${quantity(before, 'V', 2)}$. Warm: $V = ${supply} \times \dfrac{${warm}}{${R} + ${warm}} = ${quantity(after, 'V', 2)}$.

The reading falls from $${quantity(before, 'V', 2)}$ to $${quantity(after, 'V', 2)}$; the rest, $${quantity(supply - after, 'V', 2)}$, is now across $R$. (The current is not the same before and after: it grows when the thermistor is warmed.)`,
      markScheme: markLines(['', 'A1', tex`the thermistor has $${warm}/(${R} + ${warm})$ of the potential difference`]),
      ...choice,
      diagrams: [
        {
          name: 'divider',
          svg: dividerDrawing('thermistor'),
          alt: 'A cell in series with a fixed resistor R and a thermistor; a voltmeter is connected across the thermistor.',
        },
      ],
    };
  },
  check: ({ supply, R, cold, warm }, { before, after }) => {
    for (const [sensor, reading] of [
      [cold, before],
      [warm, after],
    ] as const) {
      assertAgree((supply - reading) / R, reading / sensor, 'same current in both');
    }
    assertBetween(after, 0, before, 'reading falls');
  },
});

export const circuits: readonly QuestionTemplate[] = [
  heatingWire,
  stretchedWire,
  withErrorForms(realCell, { mistaken: 'b', keep: ['a', 'b', 'c', 'd'] }),
  withErrorForms(terminalGraph, { mistaken: 'c', keep: ['a', 'b', 'c'] }),
  withReversal(thermistorDivider, thermistorFromReading),
];
