import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose, differentiate, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { molarMass, WATER_HEAT_CAPACITY } from './elements.ts';
import { profileCatalysed } from './energetics-reversed.ts';
import { both, bracketed, foreseen, mark, mostlySl, numberKey, numericAnswer } from './marking.ts';

/** Reactivity 1.1: energy profiles and calorimetry. */

const tex = String.raw;

/** A smooth energy profile through three heights: flat, up to the transition state, down to the products. */
const profile = (start: number, top: number, end: number) => (x: number) => {
  if (x <= 2) return start;
  if (x >= 8) return end;
  const rise = (t: number) => t * t * (3 - 2 * t);
  return x <= 5 ? start + (top - start) * rise((x - 2) / 3) : top + (end - top) * rise((x - 5) / 3);
};

const energyProfile = defineTemplate({
  key: 'chem-energy-profile',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('R1.1', 1),
  variants: [
    { start: 60, top: 140, end: 20, reaction: 'A + B -> C' },
    { start: 40, top: 160, end: 100, reaction: 'D -> E + F' },
    { start: 80, top: 150, end: 30, reaction: 'G + 2H -> J' },
    { start: 20, top: 130, end: 70, reaction: 'K -> 2L' },
    { start: 100, top: 170, end: 40, reaction: '2M + Q -> R' },
    { start: 30, top: 120, end: 90, reaction: 'T -> U + V' },
    { start: 90, top: 120, end: 10, reaction: 'W + X -> Y' },
    { start: 50, top: 150, end: 80, reaction: 'Z -> A + D' },
    { start: 70, top: 160, end: 40, reaction: 'E + G -> 2H' },
  ],
  solve: ({ start, top, end }) => ({ change: end - start, forward: top - start, reverse: top - end }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return profileCatalysed(numbers, result, index);
    const { start, top, end, reaction } = numbers;
    const { change, forward, reverse } = result;

    const svg = new Diagram({ x: [0, 10], y: [0, 180], height: 300 })
      .axes({ x: 'reaction coordinate', y: 'energy / kJ mol⁻¹', yTicks: [20, 40, 60, 80, 100, 120, 140, 160], grid: true })
      .graph(profile(start, top, end), 0.4, 9.6)
      .label([1.1, start], 'reactants', { dy: -6 })
      .label([9, end], 'products', { dy: -6 })
      .toSvg();
    const kind = change < 0 ? 'exothermic' : 'endothermic';
    return {
      text: tex`The energy profile is that of the reversible reaction $\ce{${reaction}}$ without a catalyst.

![](diagram:profile)

(a) Determine the enthalpy change of the forward reaction and state whether it is exothermic or endothermic. [2]

(b) Determine the activation energy of the forward reaction. [1]

(c) Determine the activation energy of the reverse reaction. [1]

(d) Describe how the profile changes when a catalyst is added, and what stays the same. [2]`,
      hint: 'Compare heights: products with reactants, and the top of the curve with where the reaction starts.',
      answer: tex`(a) $${change > 0 ? '+' : ''}${change}\text{ kJ mol}^{-1}$, ${kind}

(b) $${forward}\text{ kJ mol}^{-1}$

(c) $${reverse}\text{ kJ mol}^{-1}$

(d) The top is lower; the levels of reactants and products, and so $\Delta H$, stay the same.`,
      solution: tex`(a) Read the levels: reactants $${start}$, products $${end}\text{ kJ mol}^{-1}$. So $\Delta H = ${end} - ${start} = ${change}\text{ kJ mol}^{-1}$. The products lie ${change < 0 ? 'lower, so energy is released' : 'higher, so energy is taken in'}: ${kind}.

(b) From the reactants up to the transition state: $E_{\text{a}} = ${top} - ${start} = ${forward}\text{ kJ mol}^{-1}$.

(c) The reverse reaction starts from the products: $${top} - ${end} = ${reverse}\text{ kJ mol}^{-1}$. This is also $E_{\text{a}} - \Delta H = ${forward} - ${bracketed(change)}$.

(d) A catalyst provides another pathway with a lower activation energy, so the highest point of the curve is lower (there may be several smaller peaks). Reactants and products are the same substances, so their levels and $\Delta H$ do not change.`,
      markScheme: [
        mark('a', 'A1', tex`$${change}\text{ kJ mol}^{-1}$`),
        mark('a', 'A1', kind),
        mark('b', 'A1', tex`$${forward}\text{ kJ mol}^{-1}$`),
        mark('c', 'A1', tex`$${reverse}\text{ kJ mol}^{-1}$`),
        mark('d', 'A1', 'lower peak / lower activation energy'),
        mark('d', 'A1', tex`same levels of reactants and products / same $\Delta H$`),
      ],
      keys: [numberKey('a', change, { relative: 0.05, unit: 'kJ mol⁻¹' })],
      numeric: [numericAnswer('b', forward, 'kJ mol⁻¹', 0.05), numericAnswer('c', reverse, 'kJ mol⁻¹', 0.05)],
      diagrams: [
        {
          name: 'profile',
          svg,
          alt: `Energy in kJ per mole along the reaction: reactants at ${start}, a maximum at ${top}, products at ${end}.`,
        },
      ],
    };
  },
  check: ({ start, top, end }, { change, forward, reverse }) => {
    // Walk along the drawn curve: uphill and downhill slopes, integrated, give the three energies.
    const curve = profile(start, top, end);
    const slope = (x: number) => differentiate(curve, x, 1e-4);
    assertClose(integrate(slope, 2.01, 4.99), forward, 'climb', 1e-3);
    assertClose(-integrate(slope, 5.01, 7.99), reverse, 'descent', 1e-3);
    assertClose(forward - reverse, change, 'difference of the two', 1e-9);
    assert.ok(forward > 0 && reverse > 0);
  },
});

const alcoholBurner = defineTemplate({
  key: 'chem-alcohol-calorimetry',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R1.1', 2),
  variants: [
    { fuel: 'ethanol', formula: 'C2H5OH', water: 200, burnt: 0.62, rise: 15.4, table: -1367 },
    { fuel: 'methanol', formula: 'CH3OH', water: 150, burnt: 0.75, rise: 17.8, table: -726 },
    { fuel: 'propan-1-ol', formula: 'C3H7OH', water: 250, burnt: 0.58, rise: 13.1, table: -2021 },
    { fuel: 'butan-1-ol', formula: 'C4H9OH', water: 200, burnt: 0.49, rise: 14.6, table: -2676 },
    { fuel: 'hexane', formula: 'C6H14', water: 300, burnt: 0.44, rise: 11.9, table: -4163 },
    { fuel: 'propanone', formula: 'CH3COCH3', water: 150, burnt: 0.52, rise: 18.9, table: -1790 },
    { fuel: 'pentan-1-ol', formula: 'C5H11OH', water: 250, burnt: 0.57, rise: 15.7, table: -3331 },
    { fuel: 'propan-2-ol', formula: 'C3H7OH', water: 180, burnt: 0.46, rise: 14.3, table: -2006 },
    { fuel: 'cyclohexane', formula: 'C6H12', water: 300, burnt: 0.51, rise: 13.8, table: -3920 },
  ],
  solve: ({ formula, water, burnt, rise }) => {
    const heat = (water * WATER_HEAT_CAPACITY * rise) / 1000;
    const amount = burnt / molarMass(formula);
    return { heat, amount, enthalpy: -heat / amount };
  },
  write: ({ fuel, formula, water, burnt, rise, table }, { heat, amount, enthalpy }) => {
    const error = (100 * Math.abs(enthalpy - table)) / Math.abs(table);
    return {
      text: tex`A spirit burner with ${fuel}, $\ce{${formula}}$ ($M = ${molarMass(formula).toFixed(2)}\text{ g mol}^{-1}$), heats $${water.toFixed(1)}\text{ g}$ of water in a copper can. While $${burnt.toFixed(2)}\text{ g}$ of the fuel burns, the temperature of the water rises by $${rise.toFixed(1)}\text{ K}$. ($c(\text{water}) = 4.18\text{ J g}^{-1}\text{ K}^{-1}$)

(a) Calculate the heat taken up by the water, in $\text{kJ}$. [1]

(b) Determine the enthalpy of combustion of ${fuel} from this experiment. [3]

(c) The value in a data table is $${table}\text{ kJ mol}^{-1}$. Calculate the percentage error. [1]

(d) Suggest two reasons for the difference, and one improvement of the apparatus. [3]`,
      hint: 'Whose mass and whose rise in temperature give the heat, and to which amount does it belong?',
      answer: tex`(a) $${significant(heat)}\text{ kJ}$

(b) $${significant(enthalpy)}\text{ kJ mol}^{-1}$

(c) $${significant(error)}\,\%$

(d) For example heat loss to the air and can, incomplete combustion; add a lid or a draught shield.`,
      solution: tex`(a) $Q = mc\Delta T = ${water.toFixed(1)} \times 4.18 \times ${rise.toFixed(1)} = ${significant(heat * 1000)}\text{ J} = ${significant(heat)}\text{ kJ}$. The mass is that of the water, which is warmed, not that of the fuel.

(b) $n = \dfrac{${burnt.toFixed(2)}}{${molarMass(formula).toFixed(2)}} = ${significant(amount)}\text{ mol}$. The reaction released this heat, so the sign is negative:

$$\Delta H = -\frac{${significant(heat)}}{${significant(amount)}} = ${significant(enthalpy)}\text{ kJ mol}^{-1}$$

(c) $\dfrac{|${significant(enthalpy, 5)} - (${table})|}{${-table}} \times 100 = ${significant(error)}\,\%$

(d) Heat escapes to the air and warms the can; combustion is partly incomplete (soot); some fuel evaporates without burning. A lid, insulation round the can, a shield against draughts, or counting the heat capacity of the can would bring the value nearer to that in the table.`,
      markScheme: [
        mark('a', 'A1', tex`$${significant(heat)}\text{ kJ}$`),
        mark('b', '(M1)', tex`$n = ${significant(amount)}\text{ mol}$`),
        mark('b', 'M1', tex`$\frac{Q}{n}$`),
        mark('b', 'A1', tex`$${significant(enthalpy)}\text{ kJ mol}^{-1}$, negative sign needed`),
        mark('c', 'A1', tex`$${significant(error)}\,\%$`),
        mark('d', 'A2', 'two of: heat loss, incomplete combustion, evaporation of fuel, heat capacity of the can'),
        mark('d', 'A1', 'lid / insulation / draught shield / calibrated calorimeter'),
      ],
      keys: [
        numberKey('b', enthalpy, {
          unit: 'kJ mol⁻¹',
          slips: [
            foreseen(-heat / burnt, 'That is the enthalpy change for one gram of the fuel, not for one mole.'),
            foreseen((enthalpy * burnt) / water, 'You took the mass of the fuel for that of the water that is heated.'),
          ],
        }),
      ],
      numeric: [numericAnswer('a', heat, 'kJ'), numericAnswer('c', error, '%', 0.03)],
    };
  },
  check: ({ formula, water, burnt, rise, table }, { enthalpy }) => {
    // Burn the fuel milligram by milligram and warm the water; it must end at the measured rise.
    let temperature = 0;
    const steps = Math.round(burnt * 1000);
    for (let i = 0; i < steps; i++) temperature += ((-enthalpy * 1000 * 0.001) / molarMass(formula) / water) * (1 / 4.18);
    assertClose(temperature, rise, 'rise of temperature', 1e-6);
    const captured = enthalpy / table;
    assert.ok(captured > 0.4 && captured < 0.95, `only part of the heat is caught: ${captured}`);
  },
});

interface Displacement {
  metal: string;
  salt: string;
  equation: string;
  volume: number;
  concentration: number;
  start: number;
  /** Temperature by extrapolation to the time of mixing, and fall per minute of the cooling line. */
  extrapolated: number;
  fall: number;
}
const coolingCurve = defineTemplate({
  key: 'chem-cooling-curve-extrapolation',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R1.1', 1),
  variants: [
    {
      metal: 'zinc',
      salt: 'CuSO4',
      equation: 'Zn(s) + Cu^{2+}(aq) -> Zn^{2+}(aq) + Cu(s)',
      volume: 50,
      concentration: 0.5,
      start: 20,
      extrapolated: 44,
      fall: 1,
    },
    {
      metal: 'zinc',
      salt: 'CuSO4',
      equation: 'Zn(s) + Cu^{2+}(aq) -> Zn^{2+}(aq) + Cu(s)',
      volume: 25,
      concentration: 0.8,
      start: 20,
      extrapolated: 58,
      fall: 2,
    },
    {
      metal: 'iron',
      salt: 'CuSO4',
      equation: 'Fe(s) + Cu^{2+}(aq) -> Fe^{2+}(aq) + Cu(s)',
      volume: 50,
      concentration: 0.8,
      start: 22,
      extrapolated: 48,
      fall: 1,
    },
    {
      metal: 'magnesium',
      salt: 'CuSO4',
      equation: 'Mg(s) + Cu^{2+}(aq) -> Mg^{2+}(aq) + Cu(s)',
      volume: 100,
      concentration: 0.25,
      start: 18,
      extrapolated: 46,
      fall: 1,
    },
    {
      metal: 'magnesium',
      salt: 'FeSO4',
      equation: 'Mg(s) + Fe^{2+}(aq) -> Mg^{2+}(aq) + Fe(s)',
      volume: 50,
      concentration: 0.4,
      start: 20,
      extrapolated: 54,
      fall: 1.5,
    },
    {
      metal: 'zinc',
      salt: 'Pb(NO3)2',
      equation: 'Zn(s) + Pb^{2+}(aq) -> Zn^{2+}(aq) + Pb(s)',
      volume: 40,
      concentration: 0.8,
      start: 20,
      extrapolated: 48,
      fall: 1,
    },
    {
      metal: 'magnesium',
      salt: 'ZnSO4',
      equation: 'Mg(s) + Zn^{2+}(aq) -> Mg^{2+}(aq) + Zn(s)',
      volume: 50,
      concentration: 0.5,
      start: 20,
      extrapolated: 54,
      fall: 1.5,
    },
    {
      metal: 'zinc',
      salt: 'AgNO3',
      equation: 'Zn(s) + 2Ag^{+}(aq) -> Zn^{2+}(aq) + 2Ag(s)',
      volume: 50,
      concentration: 0.4,
      start: 21,
      extrapolated: 37,
      fall: 0.5,
    },
  ] as readonly Displacement[],
  solve: ({ volume, concentration, start, extrapolated, salt }) => {
    const rise = extrapolated - start;
    const heat = (volume * WATER_HEAT_CAPACITY * rise) / 1000;
    const ions = (concentration * volume) / 1000;
    // One mole of reaction as written uses two moles of silver ions.
    const amount = salt === 'AgNO3' ? ions / 2 : ions;
    return { rise, heat, ions, amount, enthalpy: -heat / amount };
  },
  write: (
    { metal, salt, equation, volume, concentration, start, extrapolated, fall },
    { rise, heat, ions, amount, enthalpy },
  ) => {
    const cooling = (t: number) => extrapolated - fall * (t - 3);
    const drawing = new Diagram({ x: [0, 11], y: [10, 60], height: 320 })
      .axes({
        x: 'time / min',
        y: 'temperature / °C',
        xTicks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        yTicks: [20, 30, 40, 50],
        grid: true,
      })
      .polyline([
        [0, start],
        [3, start],
      ])
      .graph(cooling, 5, 10.5);
    for (let t = 0; t <= 3; t++) drawing.point([t, start]);
    drawing.point([3.5, start + 0.55 * rise]).point([4, start + 0.83 * rise]);
    for (let t = 5; t <= 10; t++) drawing.point([t, cooling(t)]);
    return {
      text: tex`Excess ${metal} powder is added at $t = 3.0\text{ min}$ to $${volume.toFixed(1)}\text{ cm}^{3}$ of $${concentration.toFixed(2)}\text{ mol dm}^{-3}$ $\ce{${salt}}$ solution in a plastic cup. The temperature is recorded at intervals.

$$\ce{${equation}}$$

![](diagram:cooling)

Take the density of the solution as $1.00\text{ g cm}^{-3}$ and its specific heat capacity as $4.18\text{ J g}^{-1}\text{ K}^{-1}$.

(a) Determine the temperature that the mixture would have reached at $t = 3.0\text{ min}$ if no heat had been lost. [2]

(b) Calculate the heat released, in $\text{kJ}$. [2]

(c) Determine the enthalpy change of the reaction as written. [3]

(d) Explain why extrapolation gives a better value than the highest temperature measured. [2]`,
      hint: 'How hot would the mixture have become without any cooling? Which reactant limits the reaction?',
      answer: tex`(a) about $${extrapolated}\,^{\circ}\text{C}$

(b) $${significant(heat)}\text{ kJ}$

(c) $${significant(enthalpy)}\text{ kJ mol}^{-1}$

(d) It corrects for the heat lost while the reaction was still going on.`,
      solution: tex`(a) From $5$ to $10\text{ min}$ the temperature falls on a straight line by $${decimal(fall, 1)}\,^{\circ}\text{C}$ a minute. Drawn back to $3.0\text{ min}$ it reaches $${decimal(cooling(5), 1)} + 2 \times ${decimal(fall, 1)} = ${extrapolated}\,^{\circ}\text{C}$.

(b) $\Delta T = ${extrapolated} - ${start} = ${rise}\text{ K}$ and $m = ${volume.toFixed(1)}\text{ g}$:

$$Q = mc\Delta T = ${volume.toFixed(1)} \times 4.18 \times ${rise} = ${significant(heat * 1000, 4)}\text{ J} = ${significant(heat)}\text{ kJ}$$

(c) The metal is in excess, so the dissolved ion is limiting: $n = ${concentration.toFixed(2)} \times ${volume / 1000} = ${significant(ions)}\text{ mol}$. ${amount === ions ? 'One mole of ions reacts in the equation as written' : tex`The equation as written uses two moles of ions, so the amount of reaction is $${significant(amount)}\text{ mol}$`}. Energy is released:

$$\Delta H = -\frac{${significant(heat)}}{${significant(amount)}} = ${significant(enthalpy)}\text{ kJ mol}^{-1}$$

(d) The reaction takes time, and during it the mixture already loses heat to the surroundings. The highest temperature measured is therefore too low. The cooling line shows how fast heat is lost, and extending it back to the time of mixing adds the missing part.`,
      markScheme: [
        mark('a', 'M1', 'extends the cooling line back to 3.0 min'),
        mark('a', 'A1', tex`$${extrapolated}\,^{\circ}\text{C}$ (accept $\pm 1$)`),
        mark('b', 'M1', tex`$${volume.toFixed(1)} \times 4.18 \times ${rise}$`),
        mark('b', 'A1', tex`$${significant(heat)}\text{ kJ}$`),
        mark('c', '(M1)', tex`$n = ${significant(ions)}\text{ mol}$ of ions, limiting`),
        mark('c', 'M1', tex`divides by the amount of reaction, $${significant(amount)}\text{ mol}$`),
        mark('c', 'A1', tex`$${significant(enthalpy)}\text{ kJ mol}^{-1}$, negative`),
        mark('d', 'R1', 'heat is lost during the reaction, so the measured maximum is too low'),
        mark('d', 'R1', 'extrapolation allows for this loss'),
      ],
      keys: [
        numberKey('c', enthalpy, {
          unit: 'kJ mol⁻¹',
          relative: 0.05,
          slips: [foreseen(-heat / ions, 'Look at the coefficients: how much of the ions does one mole of reaction use?')],
        }),
      ],
      numeric: [numericAnswer('a', extrapolated, '°C', 1 / extrapolated), numericAnswer('b', heat, 'kJ', 0.05)],
      diagrams: [
        {
          name: 'cooling',
          svg: drawing.toSvg(),
          alt: `Temperature against time: level at ${start} °C up to 3 min, then rising points; from 5 to 10 min a straight line from ${decimal(cooling(5), 1)} °C to ${decimal(cooling(10), 1)} °C.`,
        },
      ],
    };
  },
  check: ({ volume, concentration, start, extrapolated, fall, salt }, { enthalpy }) => {
    // Release the heat over a while and lose some all the time: the simulated temperature must end on the cooling line.
    const moles = ((concentration * volume) / 1000) * (salt === 'AgNO3' ? 0.5 : 1);
    let temperature = start;
    const step = 0.0005;
    for (let i = 0; i < Math.round(7 / step); i++) {
      const time = i * step;
      const release = time < 1.5 ? ((-enthalpy * 1000 * moles) / 1.5) * step : 0;
      temperature += release / (volume * 4.18) - fall * step;
    }
    assertClose(temperature, extrapolated - fall * 7, 'temperature at 10 min', 1e-4);
    assert.ok(enthalpy < -100 && enthalpy > -550, `${enthalpy}`);
  },
});

export const calorimetry = [energyProfile, alcoholBurner, coolingCurve];
