import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect, integrate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { STEFAN_BOLTZMANN } from './constants.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { radiusFromLuminosity } from './reversed-choices-a-b.ts';

/** B.1 Thermal energy transfers. */

const WATER = 4180;
const ICE = 2100;
const FUSION = 3.34e5;

const iceInDrink = defineTemplate({
  key: 'physics-b1-ice-in-drink',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.1.1', 2),
  variants: [
    { drink: 'a glass of water', water: 0.3, warm: 24, ice: 0.04, cold: -10 },
    { drink: 'a jug of water', water: 1.2, warm: 28, ice: 0.25, cold: -15 },
    { drink: 'a bottle of water', water: 0.5, warm: 30, ice: 0.08, cold: -18 },
    { drink: 'a cup of cold tea', water: 0.2, warm: 35, ice: 0.05, cold: -8 },
    { drink: 'a bucket of water', water: 6, warm: 22, ice: 0.9, cold: -12 },
    { drink: 'a beaker of water', water: 0.15, warm: 40, ice: 0.03, cold: -5 },
    { drink: 'a flask of water', water: 0.8, warm: 26, ice: 0.12, cold: -20 },
    { drink: 'a bowl of clear soup', water: 0.4, warm: 60, ice: 0.1, cold: -16 },
  ],
  solve: ({ water, warm, ice, cold }) => {
    const warmIce = ice * ICE * -cold;
    const melt = ice * FUSION;
    const final = (water * WATER * warm - warmIce - melt) / ((water + ice) * WATER);
    return { warmIce, melt, final };
  },
  write: ({ drink, water, warm, ice, cold }, { warmIce, melt, final }) => ({
    text: tex`A student puts $${ice}\text{ kg}$ of ice at $${cold}\,^\circ\text{C}$ into ${drink} of mass $${water}\text{ kg}$ at $${warm}\,^\circ\text{C}$. No energy is exchanged with the container or the surroundings. Treat the drink as water.

Specific heat capacity of water: $4180\text{ J kg}^{-1}\text{ K}^{-1}$; of ice: $2100\text{ J kg}^{-1}\text{ K}^{-1}$. Specific latent heat of fusion of ice: $3.34 \times 10^5\text{ J kg}^{-1}$.

(a) Calculate the energy needed to bring the ice to $0\,^\circ\text{C}$ and to melt it. [2]

(b) Determine the final temperature of the drink. [3]

(c) Explain, in terms of molecules, why the temperature of the ice does not change while it melts. [2]`,
    hint: 'Through which stages does the ice gain energy, and where does that energy come from?',
    answer: tex`(a) $${standardForm(warmIce + melt, 'J')}$

(b) $${significant(final)}\,^\circ\text{C}$

(c) The energy increases the intermolecular potential energy and not the mean kinetic energy of the molecules.`,
    solution: tex`(a) Warming the ice: $Q_1 = mc\Delta T = ${ice} \times 2100 \times ${-cold} = ${standardForm(warmIce, 'J')}$.

Melting it: $Q_2 = mL = ${ice} \times 3.34 \times 10^5 = ${standardForm(melt, 'J')}$.

Together $${standardForm(warmIce + melt, 'J')}$.

(b) The melted ice then warms from $0\,^\circ\text{C}$ to the final temperature $T$. Energy lost by the drink equals energy gained by the ice:

$$${water} \times 4180 \times (${warm} - T) = ${scientific(warmIce + melt)} + ${ice} \times 4180 \times T$$

$$T = ${significant(final)}\,^\circ\text{C}$$

As $T$ is above $0\,^\circ\text{C}$, the assumption that all the ice melts is right.

(c) Temperature measures the mean random kinetic energy of the molecules. While ice melts, the energy supplied is used to loosen the bonds between molecules: it raises their intermolecular potential energy, and the mean kinetic energy stays the same.`,
    markScheme: markLines(
      ['a', '(M1)', tex`$mc\Delta T + mL$`],
      ['a', 'A1', tex`$${standardForm(warmIce + melt, 'J')}$`],
      ['b', 'M1', 'Energy lost by the drink equals energy gained by the ice'],
      ['b', 'A1', 'Term for the warming of the melted ice included'],
      ['b', 'A1', tex`$${significant(final)}\,^\circ\text{C}$`],
      ['c', 'R1', 'Energy goes into intermolecular potential energy / breaking of bonds'],
      ['c', 'R1', 'Mean kinetic energy, hence temperature, unchanged'],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(warmIce + melt, 'J', 'a'),
        miss(melt, 'You left out the energy that warms the ice to its melting point.', 'incomplete'),
        miss(warmIce, 'You left out the energy that melts the ice.', 'incomplete'),
      ),
      foreseeing(
        { part: 'b', value: final, tolerance: 0.15, unit: 'degrees Celsius' },
        miss(
          (water * WATER * warm - warmIce - melt) / (water * WATER),
          'You left out that the melted ice is warmed as well.',
          'incomplete',
        ),
      ),
    ),
  }),
  check: ({ water, warm, ice, cold }, { warmIce, melt, final }) => {
    // Move energy in small packets from the drink to the ice until the temperatures meet.
    const enthalpy = (t: number) => (t < 0 ? ICE * t : FUSION + WATER * t);
    const balance = (t: number) => water * WATER * (warm - t) - ice * (enthalpy(t) - enthalpy(cold));
    assertAgree(final, bisect(balance, 1e-9, warm), 'final temperature');
    assertAgree(warmIce, ice * integrate(() => ICE, cold, 0), 'warming of the ice', 1e-9);
    assertAgree(melt, ice * (enthalpy(0) - enthalpy(-1e-9)), 'melting of the ice', 1e-6);
    assertBetween(final, 1, warm, 'all the ice melts');
  },
});

const heatingCurve = defineTemplate({
  key: 'physics-b1-heating-curve',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('B.1.1', 1),
  variants: [
    { sample: 'a wax', m: 0.25, power: 60, start: 20, melt: 56, t1: 5, t2: 18 },
    { sample: 'a metal alloy', m: 0.8, power: 90, start: 20, melt: 140, t1: 4, t2: 11 },
    { sample: 'an organic solid', m: 0.15, power: 40, start: 18, melt: 80, t1: 6, t2: 15 },
    { sample: 'a fatty acid', m: 0.3, power: 75, start: 24, melt: 69, t1: 6, t2: 19 },
    { sample: 'a plastic', m: 0.5, power: 120, start: 25, melt: 105, t1: 10, t2: 18 },
    { sample: 'a salt mixture', m: 1.2, power: 250, start: 30, melt: 220, t1: 18, t2: 34 },
    { sample: 'a solder', m: 0.6, power: 50, start: 22, melt: 183, t1: 6, t2: 15 },
    { sample: 'a sugar alcohol', m: 0.4, power: 100, start: 20, melt: 95, t1: 8, t2: 24 },
    { sample: 'a waxy fuel', m: 0.35, power: 65, start: 15, melt: 48, t1: 6, t2: 22 },
  ],
  solve: ({ m, power, start, melt, t1, t2 }) => ({
    c: (power * t1 * 60) / (m * (melt - start)),
    latent: (power * (t2 - t1) * 60) / m,
  }),
  write: ({ sample, m, power, start, melt, t1, t2 }, { c, latent }) => {
    const end = t2 * 1.25;
    const top = melt + (melt - start) * 0.35;
    const diagram = new Diagram({ x: [-end * 0.06, end * 1.05], y: [0, top * 1.12] })
      .axes({ x: 't / min', y: 'T / °C', xTicks: [t1, t2], yTicks: [start, melt] })
      .segment([t1, 0], [t1, melt], 'd-dashed')
      .segment([t2, 0], [t2, melt], 'd-dashed')
      .segment([0, melt], [t1, melt], 'd-dashed')
      .polyline([
        [0, start],
        [t1, melt],
        [t2, melt],
        [end, top],
      ]);
    return {
      text: tex`A heater of power $${power}\text{ W}$ warms $${m}\text{ kg}$ of ${sample}, which is solid at first. The graph shows how its temperature $T$ varies with time $t$. Energy losses are negligible.

![](diagram:curve)

(a) Identify the melting point. [1]

(b) Determine the specific heat capacity of the solid. [2]

(c) Determine the specific latent heat of fusion. [2]

(d) In practice some energy is lost to the surroundings. Deduce whether the value found in (c) is larger or smaller than the true value. [2]`,
      hint: 'Which section of the graph belongs to melting? How is the energy supplied related to the power?',
      answer: tex`(a) $${melt}\,^\circ\text{C}$

(b) $${standardForm(c, 'J kg^-1 K^-1')}$

(c) $${standardForm(latent, 'J kg^-1')}$

(d) Larger`,
      solution: tex`(a) While the sample melts its temperature stays constant: the level section is at $${melt}\,^\circ\text{C}$.

(b) In the first $${t1}\text{ min} = ${t1 * 60}\text{ s}$ the solid warms from $${start}\,^\circ\text{C}$ to $${melt}\,^\circ\text{C}$. The heater supplies $Pt$, and $Pt = mc\Delta T$:

$$c = \frac{${power} \times ${t1 * 60}}{${m} \times (${melt} - ${start})} = ${standardForm(c, 'J kg^-1 K^-1')}$$

(c) Melting takes from $${t1}\text{ min}$ to $${t2}\text{ min}$, that is $${(t2 - t1) * 60}\text{ s}$, and $Pt = mL$:

$$L = \frac{${power} \times ${(t2 - t1) * 60}}{${m}} = ${standardForm(latent, 'J kg^-1')}$$

(d) With losses, only a part of $Pt$ goes into the sample. The calculation takes all of it, so the energy for melting is overestimated and the value found for $L$ is **larger** than the true one.`,
      markScheme: markLines(
        ['a', 'A1', tex`$${melt}\,^\circ\text{C}$`],
        ['b', '(M1)', tex`$Pt = mc\Delta T$ with the time in seconds`],
        ['b', 'A1', tex`$${standardForm(c, 'J kg^-1 K^-1')}$`],
        ['c', '(M1)', tex`$Pt = mL$ with the duration of the level section`],
        ['c', 'A1', tex`$${standardForm(latent, 'J kg^-1')}$`],
        ['d', 'R1', 'Less energy reaches the sample than the calculation uses'],
        ['d', 'A1', 'Larger'],
      ),
      keys: numberKeys(
        { part: 'a', value: melt, tolerance: 1, unit: 'degrees Celsius' },
        foreseeing(numericAnswer(c, 'J kg^-1 K^-1', 'b'), miss(c / 60, 'The time has to be in seconds.', 'unit')),
        foreseeing(
          numericAnswer(latent, 'J kg^-1', 'c'),
          miss(latent / 60, 'The time has to be in seconds.', 'unit'),
          miss((power * t2 * 60) / m, 'You used the time from the start; only the flat section of the curve counts.'),
        ),
      ),
      diagrams: [
        {
          name: 'curve',
          svg: diagram.toSvg(),
          alt: `Temperature against time: a straight rise from ${start} °C at 0 to ${melt} °C at ${t1} minutes, level until ${t2} minutes, then rising again.`,
        },
      ],
    };
  },
  check: ({ m, power, start, melt, t1, t2 }, { c, latent }) => {
    // Heat the sample second by second and watch when melting starts and ends.
    let [temperature, melted, seconds] = [start, 0, 0];
    let meltingFrom = 0;
    while (melted < 1 - 1e-9 && seconds < 2 * t2 * 60) {
      if (temperature < melt - 1e-9) temperature += power / (m * c);
      else {
        meltingFrom ||= seconds;
        melted += power / (m * latent);
      }
      seconds++;
    }
    // Energy supplied up to each corner of the graph, as stored in the sample.
    const supplied = (minutes: number) => integrate(() => power * 60, 0, minutes);
    assertAgree(
      integrate(() => m * c, start, melt),
      supplied(t1),
      'energy up to melting',
      1e-9,
    );
    assertAgree(m * latent, supplied(t2) - supplied(t1), 'energy of melting', 1e-9);
    assertAgree(meltingFrom, t1 * 60, 'start of melting', 0.01);
    assertAgree(seconds, t2 * 60, 'end of melting', 0.01);
  },
});

const doubleLayerWall = defineTemplate({
  key: 'physics-b1-two-layer-wall',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('B.1.2', 2),
  variants: [
    { outer: 'brick', k1: 0.72, d1: 0.2, inner: 'foam', k2: 0.036, d2: 0.08, area: 15, inside: 21, outside: -4 },
    { outer: 'concrete', k1: 1.4, d1: 0.25, inner: 'wood fibre', k2: 0.045, d2: 0.06, area: 24, inside: 20, outside: 2 },
    { outer: 'stone', k1: 2.1, d1: 0.4, inner: 'cork', k2: 0.04, d2: 0.05, area: 18, inside: 19, outside: 1 },
    { outer: 'wood', k1: 0.14, d1: 0.05, inner: 'mineral wool', k2: 0.038, d2: 0.1, area: 10, inside: 22, outside: -8 },
    { outer: 'steel', k1: 45, d1: 0.004, inner: 'foam', k2: 0.03, d2: 0.04, area: 6, inside: 4, outside: 29 },
    { outer: 'clay brick', k1: 0.6, d1: 0.12, inner: 'plaster', k2: 0.22, d2: 0.03, area: 12, inside: 20, outside: 5 },
    { outer: 'glass', k1: 0.96, d1: 0.006, inner: 'acrylic', k2: 0.19, d2: 0.004, area: 1.8, inside: 21, outside: 3 },
    { outer: 'aerated concrete', k1: 0.16, d1: 0.24, inner: 'straw', k2: 0.052, d2: 0.12, area: 20, inside: 20, outside: -10 },
  ],
  solve: ({ k1, d1, k2, d2, area, inside, outside }) => {
    const rate = (area * (inside - outside)) / (d1 / k1 + d2 / k2);
    return { rate, boundary: outside + (rate * d1) / (k1 * area) };
  },
  write: ({ outer, k1, d1, inner, k2, d2, area, inside, outside }, { rate, boundary }) => {
    const diagram = new Diagram({ x: [0, 10], y: [0, 5], height: 210 })
      .polygon([
        [2.6, 0.6],
        [5, 0.6],
        [5, 4],
        [2.6, 4],
      ])
      .polygon(
        [
          [5, 0.6],
          [7.4, 0.6],
          [7.4, 4],
          [5, 4],
        ],
        { shade: true },
      )
      .label([3.8, 2.4], outer)
      .label([6.2, 2.4], inner)
      .label([1.2, 2.9], 'outside')
      .label([1.2, 2.1], `${outside} °C`.replace('-', '−'))
      .label([8.8, 2.9], 'inside')
      .label([8.8, 2.1], `${inside} °C`)
      .label([5, 4], 'boundary', { dy: -8 })
      .label([3.8, 0.6], `${Number((d1 * 100).toFixed(1))} cm`, { dy: 16 })
      .label([6.2, 0.6], `${Number((d2 * 100).toFixed(1))} cm`, { dy: 16 });
    const flows = inside > outside ? 'from the inside to the outside' : 'from the outside to the inside';
    const size = Math.abs(rate);
    return {
      text: tex`A wall of area $${area}\text{ m}^2$ consists of an outer layer of ${outer} and an inner layer of ${inner}. The surface temperatures are steady, as shown. The diagram is not to scale.

![](diagram:wall)

Thermal conductivity of ${outer}: $${k1}\text{ W m}^{-1}\text{ K}^{-1}$; of ${inner}: $${k2}\text{ W m}^{-1}\text{ K}^{-1}$.

(a) State why the rate of energy transfer is the same in both layers. [1]

(b) Show that the rate of energy transfer through the wall is about $${significant(size, 2)}\text{ W}$. [3]

(c) Determine the temperature at the boundary of the two layers. [2]

(d) Explain, in terms of particles, how energy passes through the ${inner}. [2]`,
      hint: 'Which quantity is the same in both layers, and how do the temperature differences add up?',
      answer: tex`(a) Temperatures are steady, so no energy is stored in the wall.

(b) $${quantity(size, 'W')}$ ${flows}

(c) $${significant(boundary)}\,^\circ\text{C}$

(d) Neighbouring particles pass on vibrational energy in collisions.`,
      solution: tex`(a) All temperatures are steady, so no layer gains or loses energy: what enters a layer must leave it at the same rate.

(b) Let $P$ be the rate. For each layer $P = kA\dfrac{\Delta T}{\Delta x}$, so $\Delta T = \dfrac{P\Delta x}{kA}$. The two differences add up to $${Math.abs(inside - outside)}\text{ K}$:

$$\frac{P}{${area}}\left(\frac{${d1}}{${k1}} + \frac{${d2}}{${k2}}\right) = ${Math.abs(inside - outside)}$$

$$P = \frac{${area} \times ${Math.abs(inside - outside)}}{${significant(d1 / k1)} + ${significant(d2 / k2)}} = ${quantity(size, 'W')} \approx ${quantity(size, 'W', 2)}$$

(c) The difference across the outer layer is $\dfrac{${significant(size)} \times ${d1}}{${k1} \times ${area}} = ${significant(Math.abs(boundary - outside))}\text{ K}$. Energy flows ${flows}, so the boundary is ${inside > outside ? 'warmer' : 'colder'} than the outer surface:

$$T = ${outside} ${inside > outside ? '+' : '-'} ${significant(Math.abs(boundary - outside))} = ${significant(boundary)}\,^\circ\text{C}$$

(d) Particles on the warmer side vibrate with greater kinetic energy. They collide with (or pull on) their neighbours and pass energy on to them, and so from layer to layer, without the particles themselves moving across.`,
      markScheme: markLines(
        ['a', 'R1', 'Steady temperatures: no energy is stored'],
        ['b', 'M1', tex`$\Delta T = P\Delta x/(kA)$ for each layer`],
        ['b', 'M1', 'Sum of the differences equated to the whole difference'],
        ['b', 'A1', tex`$${quantity(size, 'W')}$`],
        ['b', 'AG', tex`$${quantity(size, 'W', 2)}$`],
        ['c', '(M1)', 'Temperature difference of one layer from the rate'],
        ['c', 'A1', tex`$${significant(boundary)}\,^\circ\text{C}$`],
        ['d', 'R1', 'Particles on the warm side have greater vibrational energy'],
        ['d', 'R1', 'passed on in interactions with neighbours'],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(size, 'W', 'b'),
          miss(area * Math.abs(inside - outside) * (k1 / d1 + k2 / d2), 'You treated the layers as if they were side by side.'),
        ),
        { part: 'c', value: boundary, tolerance: Math.max(0.2, Math.abs(boundary) * 0.02), unit: 'degrees Celsius' },
      ),
      diagrams: [
        {
          name: 'wall',
          svg: diagram.toSvg(),
          alt: `Cross-section of a wall: outside at ${outside} °C, a layer of ${outer} ${d1} m thick, a layer of ${inner} ${d2} m thick, inside at ${inside} °C.`,
        },
      ],
    };
  },
  check: ({ k1, d1, k2, d2, area, inside, outside }, { rate, boundary }) => {
    const imbalance = (t: number) => (k2 * area * (inside - t)) / d2 - (k1 * area * (t - outside)) / d1;
    const low = Math.min(inside, outside);
    const found = bisect(imbalance, low, Math.max(inside, outside));
    assertBetween(boundary - found, -1e-6, 1e-6, 'boundary temperature');
    assertAgree(rate, (k2 * area * (inside - found)) / d2, 'rate');
  },
});

const starRatio = defineTemplate({
  key: 'physics-b1-luminosity-ratio',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.1.2', 1, ['E.5']),
  variants: [
    { a: 3, b: 2 },
    { a: 6, b: 2 },
    { a: 5, b: 2 },
    { a: 10, b: 2 },
    { a: 12, b: 3 },
    { a: 18, b: 3 },
    { a: 2, b: 3 },
    { a: 20, b: 2 },
  ],
  solve: ({ a, b }) => ({ top: a * a, bottom: b ** 4 }),
  write: ({ a, b }, { top, bottom }, variantIndex) => {
    const ratio = (n: number, d: number) => tex`$${fraction(n, d)}$`;
    const choice = arrangeOptions(
      ratio(top, bottom),
      [
        wrong(ratio(a, b ** 4), 'You used the ratio of the radii; the surface area counts.'),
        wrong(ratio(top, b), 'You used the temperature itself instead of its fourth power.'),
        wrong(ratio(top * b ** 4, 1), 'You let the cooler star radiate more from each square metre.', 'reciprocal'),
      ],
      variantIndex,
      2,
    );
    return {
      text: tex`Two stars radiate as black bodies. Star P has $${a}$ times the radius of star Q. The surface temperature of P (in kelvin) is $\tfrac{1}{${b}}$ of that of Q.

What is $\dfrac{\text{luminosity of P}}{\text{luminosity of Q}}$? [1]`,
      hint: 'On which two quantities does the luminosity depend?',
      answer: ratio(top, bottom),
      solution: tex`A star radiates from its surface: $L = \sigma AT^4 = 4\pi\sigma R^2T^4$, so $L \propto R^2T^4$.

$$\frac{L_P}{L_Q} = ${a}^2 \times \left(\frac{1}{${b}}\right)^4 = \frac{${top}}{${bottom}}${fraction(top, bottom) === `\\frac{${top}}{${bottom}}` ? '' : ` = ${fraction(top, bottom)}`}$$`,
      markScheme: markLines(['', 'A1', tex`$L \propto R^2T^4$`]),
      ...choice,
    };
  },
  check: ({ a, b }, { top, bottom }) => {
    // Add up the radiation of rings on the sphere.
    const luminosity = (radius: number, temperature: number) => {
      let sum = 0;
      const rings = 2_000;
      for (let i = 0; i < rings; i++) {
        const angle = ((i + 0.5) * Math.PI) / rings;
        sum += STEFAN_BOLTZMANN * temperature ** 4 * 2 * Math.PI * radius * Math.sin(angle) * ((radius * Math.PI) / rings);
      }
      return sum;
    };
    assertAgree(luminosity(a * 7e8, 9000 / b) / luminosity(7e8, 9000), top / bottom, 'ratio of luminosities');
  },
});

export const thermalEnergy: readonly QuestionTemplate[] = [
  iceInDrink,
  heatingCurve,
  doubleLayerWall,
  withReversal(starRatio, radiusFromLuminosity),
];
