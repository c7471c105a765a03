import { Diagram } from '../../diagram.ts';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { cell, meter, resistor, wire } from './circuit-symbols.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, quantity, tex } from './quantities.ts';

/** B.5: characteristics of components, sensors in potential dividers. */

/** Current of a filament that warms up: the resistance grows with the potential difference. */
const filament = (top: number, cold: number) => (V: number) => V / (cold * (1 + (2 * V) / top));

function characteristics(ohms: number, cold: number, top: number, names = true): string {
  const most = Math.max(top / ohms, filament(top, cold)(top)) * 1.12;
  const grain = 10 ** Math.floor(Math.log10(most));
  const step = most / grain > 5 ? grain : most / grain > 2 ? grain / 2 : grain / 5;
  const yTicks = Array.from({ length: Math.floor(most / step) }, (_, i) => Number(((i + 1) * step).toFixed(3)));
  const diagram = new Diagram({ x: [0, top * 1.12], y: [0, most], width: 440, height: 320 })
    .axes({
      x: 'V / V',
      y: 'I / A',
      xTicks: Array.from({ length: 6 }, (_, i) => Number((((i + 1) * top) / 6).toFixed(2))),
      yTicks,
      grid: true,
    })
    .graph((V) => V / ohms, 0, top, 'd-curve')
    .graph(filament(top, cold), 0, top, 'd-curve2');
  if (names)
    diagram
      .label([top, top / ohms], 'X', { math: true, dx: 12, dy: -2 })
      .label([top, filament(top, cold)(top)], 'Y', { math: true, dx: 12, dy: 4 });
  return diagram.toSvg();
}

const ohmicAndFilament = defineTemplate({
  key: 'physics-b5-ohmic-and-filament-curves',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.1', 2, ['B.5.2']),
  variants: [
    { form: 'read', ohms: 12, cold: 5, top: 6 },
    { form: 'read', ohms: 20, cold: 8, top: 12 },
    { form: 'series', ohms: 15, cold: 6, top: 6 },
    { form: 'series', ohms: 10, cold: 5, top: 6 },
    { form: 'sketch', ohms: 6, cold: 2.5, top: 3 },
    { form: 'sketch', ohms: 24, cold: 10, top: 12 },
    { form: 'read', ohms: 30, cold: 12, top: 24 },
    { form: 'read', ohms: 8, cold: 3, top: 9 },
  ] as const,
  solve: ({ ohms, cold, top }) => {
    const lamp = filament(top, cold);
    const at = top / 2;
    const crossing = top * ((ohms - cold) / (2 * cold));
    const current = Number((at / ohms).toPrecision(2));
    const across = bisect((V) => lamp(V) - current, 0, top);
    return {
      at,
      lampHalf: at / lamp(at),
      lampFull: top / lamp(top),
      power: top * lamp(top),
      crossing,
      current,
      across,
      supply: current * ohms + across,
    };
  },
  write: ({ form, ohms, cold, top }, { at, lampHalf, lampFull, power, current, across, supply }) => {
    const figure = (name: string, names = true) => [
      {
        name,
        svg: characteristics(ohms, cold, top, names),
        alt: `Current against potential difference: X is a straight line through the origin that reaches ${significant(top / ohms, 2)} A at ${top} V; Y rises more steeply at first and flattens, with ${significant(at / lampHalf, 2)} A at ${at} V and ${significant(top / lampFull, 2)} A at ${top} V.`,
      },
    ];
    if (form === 'read')
      return inParts({
        stem: tex`The graph shows how the current in a resistor and in a filament lamp depends on the potential difference.

![](diagram:curves)`,
        hint: tex`Resistance at a point of the curve is $\dfrac{V}{I}$ there, not a gradient.`,
        parts: [
          {
            ask: 'Identify which of the curves X and Y belongs to the filament lamp. Justify your choice.',
            answer: 'Y',
            solution: tex`Y is curved: the ratio $\dfrac{V}{I}$ grows with $V$. A greater current heats the filament; the ions of the metal vibrate more, the electrons collide more often with them, and the resistance grows. X is a straight line through the origin: an ohmic conductor.`,
            marks: [
              ['A1', 'Y'],
              ['R1', tex`Resistance ($V/I$) grows as the filament gets hotter`],
            ],
          },
          {
            ask: tex`Determine the resistance of the lamp at $${at}\text{ V}$.`,
            answer: tex`$${quantity(lampHalf, 'Ω', 2)}$`,
            solution: tex`From the graph $I = ${quantity(at / lampHalf, 'A', 2)}$ at $${at}\text{ V}$: $R = \dfrac{V}{I} = ${quantity(lampHalf, 'Ω', 2)}$. (A tangent would give something else.)`,
            marks: [
              ['M1', tex`$R = V/I$ with values of one point`],
              ['A1', tex`$${quantity(lampHalf, 'Ω', 2)}$`],
            ],
            keys: [
              foreseeing(
                { value: lampHalf, tolerance: lampHalf * 0.08, unit: 'ohm' },
                miss(ohms, 'This is the resistance of the resistor.'),
                miss(1 / lampHalf, 'You divided current by potential difference.', 'reciprocal'),
              ),
            ],
          },
          {
            ask: tex`Calculate the power of the lamp at $${top}\text{ V}$.`,
            answer: tex`$${quantity(power, 'W', 2)}$`,
            solution: tex`$P = IV = ${significant(top / lampFull, 2)} \times ${top} \approx ${quantity(power, 'W', 2)}$.`,
            marks: [
              ['M1', tex`$P = IV$`],
              ['A1', tex`$${quantity(power, 'W', 2)}$`],
            ],
            keys: [{ value: power, tolerance: power * 0.08, unit: 'W' }],
          },
          {
            ask: 'State what the point where the two curves cross shows about the two components.',
            answer: 'At this potential difference both have the same resistance',
            solution:
              'There both carry the same current at the same potential difference, so their resistances are equal there (and their powers too).',
            marks: [['A1', 'Same resistance (same current and power) at this potential difference']],
          },
        ],
        diagrams: figure('curves'),
      });
    if (form === 'series')
      return inParts({
        stem: tex`The graph shows the current in a resistor X and in a filament lamp Y against the potential difference across each. The two are connected in series to a supply of negligible internal resistance. The current is $${current}\text{ A}$.

![](diagram:curves)`,
        hint: 'In series the current is common; read both curves at the same height.',
        parts: [
          {
            ask: 'Determine the emf of the supply.',
            answer: tex`$${quantity(supply, 'V', 2)}$`,
            solution: tex`At $${current}\text{ A}$ the graph gives $${quantity(current * ohms, 'V', 2)}$ across X and $${quantity(across, 'V', 2)}$ across Y. In series these add: $\varepsilon = ${quantity(supply, 'V', 2)}$.`,
            marks: [
              ['M1', 'Both curves read at the same current'],
              ['A1', 'Both potential differences'],
              ['A1', tex`$${quantity(supply, 'V', 2)}$`],
            ],
            keys: [{ value: supply, tolerance: supply * 0.06, unit: 'V' }],
          },
          {
            ask: 'Calculate the ratio of the resistance of X to that of Y in this circuit.',
            answer: tex`$${significant((current * ohms) / across, 2)}$`,
            solution: tex`With the same current the resistances are in the ratio of the potential differences: $\dfrac{${significant(current * ohms, 2)}}{${significant(across, 2)}} \approx ${significant((current * ohms) / across, 2)}$.`,
            marks: [['A1', tex`$${significant((current * ohms) / across, 2)}$`]],
            keys: [{ value: (current * ohms) / across, tolerance: ((current * ohms) / across) * 0.1 }],
          },
          {
            ask: 'The emf is raised. Predict, with a reason, whether the share of the potential difference across the lamp becomes greater or smaller.',
            answer: 'Greater',
            solution:
              'The current grows, the filament becomes hotter and its resistance greater, while that of X stays the same. In series the potential difference is shared in the ratio of the resistances, so the lamp gets a greater share.',
            marks: [
              ['A1', 'Greater'],
              ['R1', 'Resistance of the lamp grows, that of X does not; shared in the ratio of the resistances'],
            ],
          },
        ],
        diagrams: figure('curves'),
      });
    return inParts({
      stem: tex`A filament lamp is marked $${top}\text{ V}$, $${significant(power, 2)}\text{ W}$. A resistor has a constant resistance of $${ohms}\,\Omega$.`,
      hint: 'What is the resistance of the lamp when it is cold, compared with its value in use?',
      parts: [
        {
          ask: tex`Calculate the resistance of the lamp at $${top}\text{ V}$.`,
          answer: tex`$${quantity(lampFull, 'Ω', 2)}$`,
          solution: tex`$R = \dfrac{V^2}{P} = \dfrac{${top}^2}{${significant(power, 2)}} \approx ${quantity(lampFull, 'Ω', 2)}$.`,
          marks: [
            ['M1', tex`$R = V^2/P$ or by the current`],
            ['A1', tex`$${quantity(lampFull, 'Ω', 2)}$`],
          ],
          keys: [{ value: lampFull, tolerance: lampFull * 0.06, unit: 'ohm' }],
        },
        {
          ask: tex`Sketch, on the same axes, the current in the resistor and in the lamp from $0$ to $${top}\text{ V}$.`,
          answer: 'Straight line through the origin; a curve through the origin whose slope becomes smaller',
          solution: tex`The resistor gives a straight line to $${quantity(top / ohms, 'A', 2)}$ at $${top}\text{ V}$, the lamp a curve that is steep at first and flattens, to $${quantity(top / lampFull, 'A', 2)}$.

![](diagram:curves)`,
          marks: [
            ['A1', tex`Resistor: straight through the origin to $${quantity(top / ohms, 'A', 2)}$`],
            ['A1', 'Lamp: through the origin, slope becomes smaller'],
            ['A1', tex`Lamp: ends at $${quantity(top / lampFull, 'A', 2)}$`],
          ],
        },
        {
          ask: 'Lamps often fail at the moment when they are switched on. Suggest a reason.',
          answer: 'The cold filament has a small resistance, so the current is great at first',
          solution:
            'Cold, the filament has a much smaller resistance. At the moment of switching on the full potential difference drives a much greater current than in use, and the sudden heating can break a worn filament.',
          marks: [
            ['R1', 'Small resistance when cold'],
            ['R1', 'Great current at first'],
          ],
        },
      ],
      diagrams: figure('curves', false),
    });
  },
  check: ({ form, ohms, cold, top }, { lampHalf, lampFull, current, across, supply, crossing }) => {
    // The filament's resistance is a sum of its cold one and a share for warming.
    assertAgree(lampHalf, cold * 2, 'half-way');
    assertAgree(lampFull, cold * 3, 'at the end');
    assertAgree(crossing / filament(top, cold)(crossing), ohms, 'crossing');
    assertBetween(crossing, 0, top, 'crossing');
    if (form === 'series') {
      // Current for the supply found, from the curve of the lamp and the straight line together.
      const through = bisect((V) => filament(top, cold)(V) - (supply - V) / ohms, 0, supply);
      assertAgree(through, across, 'lamp in series');
      assertAgree((supply - through) / ohms, current, 'current in series');
      assertAgree(current, Number((top / 2 / ohms).toPrecision(2)), 'current asked for');
    }
    if (form === 'series') assertBetween(across, 0.02 * top, top, `lamp at ${current} A`);
  },
});

function sensorDivider(lower: string, upper: string): string {
  const diagram = new Diagram({ x: [0, 8.4], y: [0, 6], equalScale: true, width: 340 });
  wire(diagram, [1.9, 5.4], [0.6, 5.4], [0.6, 0.6], [4.2, 0.6], [4.2, 1.2]);
  wire(diagram, [2.1, 5.4], [4.2, 5.4], [4.2, 4.8]);
  wire(diagram, [4.2, 3.6], [4.2, 2.4]);
  wire(diagram, [4.2, 3], [6.6, 3], [6.6, 2.15]);
  wire(diagram, [6.6, 1.45], [6.6, 0.6], [4.2, 0.6]);
  cell(diagram, [2, 5.4]);
  resistor(diagram, [4.2, 4.2], { vertical: true });
  resistor(diagram, [4.2, 1.8], { vertical: true });
  meter(diagram, [6.6, 1.8], 'V');
  return diagram
    .label([4.2, 4.2], upper, { anchor: 'end', dx: -18, dy: 4 })
    .label([4.2, 1.8], lower, { anchor: 'end', dx: -18, dy: 4 })
    .toSvg();
}

/** Resistance of the light-dependent resistor in ohms at an illuminance in lux, and of the thermistor at a temperature in degrees Celsius. */
const LDR = { 10: 9000, 50: 3000, 200: 1200, 1000: 400 } as const;
const NTC = { 10: 2000, 20: 1250, 30: 800, 40: 540, 50: 360 } as const;

const sensorDividers = defineTemplate({
  key: 'physics-b5-sensor-in-divider',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.2', 2),
  variants: [
    { form: 'light', at: 200, supply: 9, R: 1800 },
    { form: 'light', at: 50, supply: 6, R: 2000 },
    { form: 'heat', at: 30, supply: 12, R: 1000 },
    { form: 'heat', at: 40, supply: 5, R: 600 },
    { form: 'choose', at: 20, supply: 9, R: 3 },
    { form: 'choose', at: 40, supply: 12, R: 4 },
    { form: 'light', at: 1000, supply: 5, R: 600 },
    { form: 'light', at: 10, supply: 12, R: 6000 },
  ] as const,
  solve: ({ form, at, supply, R }) => {
    const sensor = form === 'light' ? LDR[at] : NTC[at];
    if (form === 'choose') return { sensor, reading: R, fixed: (sensor * R) / (supply - R), other: 0 };
    return { sensor, reading: (supply * R) / (R + sensor), fixed: R, other: (supply * sensor) / (R + sensor) };
  },
  write: ({ form, at, supply, R }, { sensor, reading, fixed }) => {
    const table = (rows: Readonly<Record<number, number>>, head: string) =>
      `| ${head} | ${Object.keys(rows)
        .map((key) => `$${key}$`)
        .join(' | ')} |\n| --- |${' --- |'.repeat(Object.keys(rows).length)}\n| resistance in $\\Omega$ | ${Object.values(rows)
        .map((value) => `$${value}$`)
        .join(' | ')} |`;
    const figure = (lower: string, upper: string, said: string) => [
      {
        name: 'divider',
        svg: sensorDivider(lower, upper),
        alt: `A cell in series with ${said}; an ideal voltmeter is connected across the lower one.`,
      },
    ];
    if (form === 'light')
      return inParts({
        stem: tex`A light-dependent resistor (LDR) and a fixed resistor of $${R}\,\Omega$ are in series with a cell of emf $${supply}\text{ V}$ and negligible internal resistance. The ideal voltmeter is connected across the fixed resistor. The table shows the resistance of the LDR.

![](diagram:divider)

${table(LDR, 'illuminance in lux')}`,
        hint: 'The potential difference is shared in the ratio of the resistances.',
        parts: [
          {
            ask: tex`Calculate the reading of the voltmeter at $${at}\text{ lux}$.`,
            answer: tex`$${quantity(reading, 'V', 2)}$`,
            solution: tex`$V = ${supply} \times \dfrac{${R}}{${R} + ${sensor}} = ${quantity(reading, 'V', 2)}$.`,
            marks: [
              ['M1', 'Share of the fixed resistor in the total resistance'],
              ['A1', tex`$${quantity(reading, 'V', 2)}$`],
            ],
            keys: [
              foreseeing(
                { value: reading, tolerance: reading * 0.02, unit: 'V' },
                miss(supply - reading, 'This is the potential difference across the LDR.'),
              ),
            ],
          },
          {
            ask: 'Explain how the reading changes when it becomes brighter.',
            answer: 'It rises',
            solution:
              'More light frees more charge carriers in the LDR, so its resistance falls. Its share of the potential difference falls, and that of the fixed resistor rises.',
            marks: [
              ['R1', 'Resistance of the LDR falls'],
              ['R1', 'Fixed resistor gets a greater share: reading rises'],
            ],
          },
          {
            ask: 'The circuit is to switch on a lamp in the dark, by a switch that needs a potential difference that rises as it gets dark. State how the circuit has to be changed.',
            answer: 'The switch has to be connected across the LDR (or the two components exchanged)',
            solution:
              'Across the LDR the potential difference rises in the dark, because its resistance rises. So the switch is connected across the LDR instead of the fixed resistor, or the two exchange their places.',
            marks: [['A1', 'Output taken across the LDR']],
          },
          {
            ask: 'A real voltmeter whose resistance is not much greater than that of the fixed resistor is used instead. Deduce how its reading compares with that in (a).',
            answer: 'It is smaller',
            solution:
              'The voltmeter in parallel with the fixed resistor makes the resistance of this part smaller, and its share of the emf smaller. The reading is smaller than the value in (a).',
            marks: [
              ['R1', 'Parallel combination has a smaller resistance'],
              ['A1', 'Smaller reading'],
            ],
          },
        ],
        diagrams: figure(`${R} Ω`, 'LDR', `an LDR above and a fixed resistor of ${R} Ω below`),
      });
    if (form === 'heat')
      return inParts({
        stem: tex`A thermistor (NTC) and a fixed resistor of $${R}\,\Omega$ are in series with a cell of emf $${supply}\text{ V}$ and negligible internal resistance. The ideal voltmeter is connected across the fixed resistor. At one moment it reads $${quantity(reading, 'V', 3)}$.

![](diagram:divider)

${table(NTC, tex`temperature in $^\circ\text{C}$`)}`,
        hint: 'Which component tells you the current?',
        parts: [
          {
            ask: 'Determine the resistance of the thermistor.',
            answer: tex`$${quantity(sensor, 'Ω', 2)}$`,
            solution: tex`The current is $I = \dfrac{V_R}{R} = ${quantity((reading / R) * 1000, 'mA')}$. The thermistor has the rest of the emf: $${supply} - ${significant(reading)} = ${quantity(supply - reading, 'V')}$. So $R_T = \dfrac{${significant(supply - reading)}}{${significant(reading / R)}} = ${quantity(sensor, 'Ω', 2)}$.`,
            marks: [
              ['M1', 'Current (or ratio of the potential differences)'],
              ['A1', tex`$${quantity(supply - reading, 'V')}$ across the thermistor`],
              ['A1', tex`$${quantity(sensor, 'Ω', 2)}$`],
            ],
            keys: [
              foreseeing(
                { value: sensor, tolerance: sensor * 0.03, unit: 'ohm' },
                miss((R * reading) / (supply - reading), 'You exchanged the two potential differences.', 'order'),
              ),
            ],
          },
          {
            ask: 'State the temperature.',
            answer: tex`$${at}\,^\circ\text{C}$`,
            solution: tex`By the table $${sensor}\,\Omega$ belongs to $${at}\,^\circ\text{C}$.`,
            marks: [['A1', tex`$${at}\,^\circ\text{C}$`]],
            keys: [{ value: at, tolerance: 0.5 }],
          },
          {
            ask: 'Discuss whether equal steps of temperature lead to equal steps of the reading.',
            answer: 'No: neither is the resistance linear in the temperature, nor the reading in the resistance',
            solution:
              'The resistance falls in steps that become smaller and smaller, as the table shows. Moreover the reading is not proportional to the resistance, because the current changes with it. So the scale of such a thermometer is not linear and has to be calibrated.',
            marks: [
              ['R1', 'Resistance does not fall in equal steps'],
              ['R1', 'Reading not linear in the resistance: calibration needed'],
            ],
          },
          {
            ask: 'Suggest why the resistance of a thermistor falls with temperature although that of a metal rises.',
            answer: 'More charge carriers become free, which outweighs the more frequent collisions',
            solution:
              'In the semiconductor of a thermistor heating frees many more charge carriers. In a metal their number stays the same, and only the collisions with the vibrating ions become more frequent.',
            marks: [['R1', 'Number of charge carriers grows strongly']],
          },
        ],
        diagrams: figure(`${R} Ω`, 'thermistor', `a thermistor above and a fixed resistor of ${R} Ω below`),
      });
    return inParts({
      stem: tex`A student designs an alarm with a thermistor and a fixed resistor in series with a cell of emf $${supply}\text{ V}$ and negligible internal resistance. The alarm sounds when the potential difference across the fixed resistor reaches $${R.toFixed(1)}\text{ V}$. It is to sound when the temperature rises to $${at}\,^\circ\text{C}$.

![](diagram:divider)

${table(NTC, tex`temperature in $^\circ\text{C}$`)}`,
      hint: 'At the temperature wanted, what are the potential difference and the resistance of each component?',
      parts: [
        {
          ask: 'Explain why the potential difference across the fixed resistor rises with the temperature.',
          answer: 'The resistance of the thermistor falls, so the current grows',
          solution:
            'The resistance of the thermistor falls, so the total resistance falls and the current grows. The potential difference across the fixed resistor is current times its constant resistance.',
          marks: [
            ['R1', 'Resistance of the thermistor falls'],
            ['R1', 'Current grows, hence the potential difference across the fixed resistor'],
          ],
        },
        {
          ask: 'Determine the resistance that the fixed resistor must have.',
          answer: tex`$${quantity(fixed, 'Ω', 3)}$`,
          solution: tex`At $${at}\,^\circ\text{C}$ the thermistor has $${sensor}\,\Omega$ and the potential difference $${supply} - ${R.toFixed(1)} = ${(supply - R).toFixed(1)}\text{ V}$. The current is the same in both: $\dfrac{R}{${sensor}} = \dfrac{${R.toFixed(1)}}{${(supply - R).toFixed(1)}}$, so $R = ${quantity(fixed, 'Ω', 3)}$.`,
          marks: [
            ['A1', tex`$${(supply - R).toFixed(1)}\text{ V}$ across $${sensor}\,\Omega$`],
            ['M1', 'Same current in both'],
            ['A1', tex`$${quantity(fixed, 'Ω', 3)}$`],
          ],
          keys: [
            foreseeing(
              { value: fixed, tolerance: fixed * 0.02, unit: 'ohm' },
              miss((sensor * (supply - R)) / R, 'You exchanged the two potential differences.', 'order'),
              miss((sensor * R) / supply, 'The thermistor has only part of the emf.'),
            ),
          ],
        },
        {
          ask: 'The alarm is to sound at a higher temperature. Deduce whether the fixed resistor has to be greater or smaller.',
          answer: 'Smaller',
          solution:
            'At the higher temperature the thermistor has a smaller resistance. The ratio of the resistances at which the alarm sounds is fixed, so the fixed resistor has to be smaller too.',
          marks: [
            ['A1', 'Smaller'],
            ['R1', 'Same ratio with a smaller resistance of the thermistor'],
          ],
        },
      ],
      diagrams: figure('R', 'thermistor', 'a thermistor above and a fixed resistor R below'),
    });
  },
  check: ({ supply }, { sensor, reading, fixed }) => {
    // The potential between the two, by balancing the currents.
    const between = bisect((V) => (supply - V) / sensor - V / fixed, 0, supply);
    assertAgree(between, reading, 'potential difference across the fixed resistor');
    assertBetween(reading, 0.1 * supply, 0.9 * supply, 'reading');
  },
});

const circuitChoice = defineTemplate({
  key: 'physics-b5-circuit-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.5.2', 1),
  variants: [
    { form: 'power', k: 2 },
    { form: 'remove', k: 2 },
    { form: 'remove', k: 3 },
    { form: 'power', k: 3 },
    { form: 'meter', k: 3 },
    { form: 'meter', k: 4 },
    { form: 'power', k: 5 },
    { form: 'remove', k: 4 },
  ] as const,
  solve: ({ k }) => ({ square: k * k }),
  write: ({ form, k }, { square }, index) => {
    const word = ['', '', 'Two', 'Three', 'Four', 'Five'][k] ?? '';
    if (form === 'power')
      return asChoice(
        {
          text: tex`${word} identical resistors give off the total power $P$ when they are connected in series to an ideal cell. What is the total power when they are connected in parallel to the same cell?`,
          hint: 'With the emf fixed, the power is inversely proportional to the total resistance.',
          right: tex`$${square}P$`,
          wrongs: [
            [tex`$${k}P$`, 'You changed the resistance by one factor only; it changes from the sum to the share.'],
            [tex`$P$`, 'You took the power to depend on the cell alone.'],
            [tex`$\frac{1}{${square}}P$`, 'You let the power be proportional to the resistance.'],
          ],
          solution: tex`In series the resistance is $${k}R$, in parallel $\dfrac{R}{${k}}$. With $P = \dfrac{\varepsilon^2}{R_{\text{total}}}$ the power becomes $${k} \times ${k} = ${square}$ times as great.`,
          marking: tex`$P = \varepsilon^2/R_{\text{total}}$`,
        },
        index,
        5,
      );
    if (form === 'remove')
      return asChoice(
        {
          text: tex`${word} identical lamps are connected in parallel to a cell with internal resistance. One of them breaks, so that no current passes through it. What happens to the brightness of the others and to the current in the cell?`,
          hint: 'Look at the potential difference lost inside the cell.',
          right: 'Brighter; smaller current in the cell',
          wrongs: [
            ['Unchanged; smaller current in the cell', 'You took the cell for ideal; its internal resistance matters.'],
            ['Brighter; greater current in the cell', 'You let the removal of a branch lower the total resistance.'],
            ['Dimmer; smaller current in the cell', 'You let the others share less; their potential difference grows.'],
          ],
          solution:
            'With a branch less, the total resistance is greater and the current in the cell smaller. So less potential difference is lost across the internal resistance, the terminal potential difference rises, and the lamps that are left are brighter.',
          marking: 'less potential difference lost in the cell',
        },
        index,
        k,
      );
    return asChoice(
      {
        text: tex`An ideal cell of emf $\varepsilon$ is connected to two resistors, each of resistance $R$, in series. A voltmeter of resistance $${k}R$ is connected across one of them. What does it show?`,
        hint: 'The voltmeter and its resistor are in parallel.',
        right: tex`$${fraction(k, 2 * k + 1)}\varepsilon$`,
        wrongs: [
          [tex`$${fraction(1, 2)}\varepsilon$`, 'You took the voltmeter for ideal.'],
          [tex`$${fraction(k + 1, 2 * k + 1)}\varepsilon$`, 'This is the potential difference across the other resistor.'],
          [tex`$${fraction(k, k + 2)}\varepsilon$`, 'You put the voltmeter in series with the resistors.'],
        ],
        solution: tex`In parallel: $\dfrac{R \times ${k}R}{R + ${k}R} = ${fraction(k, k + 1)}R$. Its share of the emf is

$$\frac{${fraction(k, k + 1)}}{${fraction(k, k + 1)} + 1} = ${fraction(k, 2 * k + 1)}$$

A real voltmeter shows less than half.`,
        marking: 'parallel combination in a divider',
      },
      index,
      2,
    );
  },
  check: ({ k }, { square }) => {
    const between = bisect((V) => (1 - V) / 1 - V / 1 - V / k, 0, 1);
    assertAgree(between, k / (2 * k + 1), 'reading of the voltmeter');
    assertAgree(k / (1 / k), square, 'ratio of resistances');
  },
});

export const circuitsFurther: readonly QuestionTemplate[] = [ohmicAndFilament, sensorDividers, circuitChoice];
