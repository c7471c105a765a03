import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { atoms, molarMass } from './elements.ts';
import { formula, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 3.3 and 3.4: radicals with alkanes and in the ozone layer, and alkenes measured with bromine. */

const tex = String.raw;

/** Bond enthalpies in kJ mol^-1. */
const HALOGENS = {
  F: { xx: 159, hx: 567, cx: 492 },
  Cl: { xx: 242, hx: 431, cx: 324 },
  Br: { xx: 193, hx: 366, cx: 285 },
  I: { xx: 151, hx: 298, cx: 228 },
} as const;
const CH = 414;

const halogensCompared = defineTemplate({
  key: 'chem-halogens-with-methane-compared',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R3.3', 2, 'R1.2.1'),
  variants: [{ pair: ['Cl', 'Br'] }, { pair: ['F', 'I'] }, { pair: ['Cl', 'I'] }, { pair: ['F', 'Br'] }] as const,
  solve: ({ pair }) => {
    const steps = pair.map((x) => {
      const { xx, hx, cx } = HALOGENS[x];
      return { first: CH - hx, second: xx - cx, whole: CH + xx - hx - cx };
    });
    return { steps };
  },
  write: ({ pair: [a, b] }, { steps }) => {
    const [one, two] = steps;
    const sign = (n = 0) => (n > 0 ? `+${n}` : `${n}`);
    const { xx, hx, cx } = HALOGENS[a];
    return inParts({
      stem: tex`Methane reacts with halogens $\ce{X2}$ in ultraviolet light. The propagation steps are

$$\ce{CH4 + X^{.} -> CH3^{.} + HX}\qquad(1)$$
$$\ce{CH3^{.} + X2 -> CH3X + X^{.}}\qquad(2)$$

| bond | $\ce{C-H}$ | ${[a, b].map((x) => tex`$\ce{${x}-${x}}$ | $\ce{H-${x}}$ | $\ce{C-${x}}$`).join(' | ')} |
| --- | :---: | :---: | :---: | :---: | :---: | :---: | :---: |
| bond enthalpy / $\text{kJ mol}^{-1}$ | $${CH}$ | ${[a, b].map((x) => `$${HALOGENS[x].xx}$ | $${HALOGENS[x].hx}$ | $${HALOGENS[x].cx}$`).join(' | ')} |`,
      hint: 'Which bond is broken and which one forms in each step?',
      parts: [
        {
          ask: tex`Write an equation for the initiation with $\ce{${a}2}$, and state the type of bond fission.`,
          answer: tex`$\ce{${a}2 -> 2${a}^{.}}$; homolytic`,
          solution: tex`Light breaks the bond evenly, so each atom keeps one electron: $\ce{${a}2 -> 2${a}^{.}}$, homolytic fission.`,
          marks: [
            ['A1', tex`$\ce{${a}2 -> 2${a}^{.}}$`],
            ['A1', 'homolytic'],
          ],
        },
        {
          ask: tex`Calculate $\Delta H$ of each propagation step for $\ce{${a}2}$, in $\text{kJ mol}^{-1}$.`,
          answer: tex`Step 1: $${sign(one?.first)}\text{ kJ mol}^{-1}$; step 2: $${sign(one?.second)}\text{ kJ mol}^{-1}$`,
          solution: tex`Step 1 breaks $\ce{C-H}$ and forms $\ce{H-${a}}$: $${CH} - ${hx} = ${one?.first}\text{ kJ mol}^{-1}$. Step 2 breaks $\ce{${a}-${a}}$ and forms $\ce{C-${a}}$: $${xx} - ${cx} = ${one?.second}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['M1', 'bonds broken less bonds formed'],
            ['A1', tex`step 1: $${sign(one?.first)}\text{ kJ mol}^{-1}$`],
            ['A1', tex`step 2: $${sign(one?.second)}\text{ kJ mol}^{-1}$; award 2 of 3 where both signs are reversed`],
          ],
          keys: [
            {
              ...value(one?.first ?? 0, 'kJ mol⁻¹', {
                relative: 0.005,
                slips: [foreseen(-(one?.first ?? 0), 'Breaking bonds costs energy, forming them releases it.', 'sign')],
              }),
              label: 'Step 1',
            },
            { ...value(one?.second ?? 0, 'kJ mol⁻¹', { relative: 0.005 }), label: 'Step 2' },
          ],
        },
        {
          ask: tex`Determine $\Delta H$ of the overall reaction of methane with $\ce{${a}2}$ and with $\ce{${b}2}$ to $\ce{CH3X}$.`,
          answer: tex`$\ce{${a}2}$: $${sign(one?.whole)}\text{ kJ mol}^{-1}$; $\ce{${b}2}$: $${sign(two?.whole)}\text{ kJ mol}^{-1}$`,
          solution: tex`The two steps add up to the overall reaction. $\ce{${a}2}$: $${one?.first} + (${one?.second}) = ${one?.whole}\text{ kJ mol}^{-1}$. In the same way $\ce{${b}2}$: $${two?.first} + (${two?.second}) = ${two?.whole}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['A1', tex`$\ce{${a}2}$: $${sign(one?.whole)}\text{ kJ mol}^{-1}$ (ECF)`],
            ['A1', tex`$\ce{${b}2}$: $${sign(two?.whole)}\text{ kJ mol}^{-1}$`],
          ],
          keys: [
            { ...value(one?.whole ?? 0, 'kJ mol⁻¹', { relative: 0.005 }), label: tex`With $\ce{${a}2}$` },
            { ...value(two?.whole ?? 0, 'kJ mol⁻¹', { relative: 0.005 }), label: tex`With $\ce{${b}2}$` },
          ],
        },
        {
          ask: tex`Step 1 decides how fast a halogen reacts. Compare its $\Delta H$ for the two halogens, and predict which of them reacts faster with methane.`,
          answer: tex`$\ce{${a}2}$: its step 1 has the lower $\Delta H$`,
          solution: tex`Step 1 has $\Delta H = ${sign(one?.first)}\text{ kJ mol}^{-1}$ with $\ce{${a}2}$ and $${sign(two?.first)}\text{ kJ mol}^{-1}$ with $\ce{${b}2}$. A strongly endothermic step needs at least that much activation energy, so $\ce{${b}2}$ reacts more slowly.`,
          marks: [
            ['M1', tex`step 1 with $\ce{${b}2}$: $${sign(two?.first)}\text{ kJ mol}^{-1}$`],
            ['R1', tex`more endothermic step: larger activation energy`],
            ['A1', tex`$\ce{${a}2}$ reacts faster; award 1 of 3 for this prediction without values`],
          ],
        },
      ],
    });
  },
  check: ({ pair }, { steps }) => {
    for (const [i, x] of pair.entries()) {
      const { xx, hx, cx } = HALOGENS[x];
      assertClose((steps[i]?.first ?? 0) + (steps[i]?.second ?? 0), CH + xx - (hx + cx), 'sum of the steps', 1e-9);
    }
    assert.ok((steps[0]?.first ?? 0) < (steps[1]?.first ?? 0));
  },
});

const ozoneLayer = defineTemplate({
  key: 'chem-radicals-in-the-ozone-layer',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.3', 1, 'R2.2.1'),
  variants: [
    { source: 'CF2Cl2', radical: 'Cl', weak: ['C-Cl', 324], strong: ['C-F', 492], cycles: 100_000, mg: 12.1 },
    { source: 'CF3Br', radical: 'Br', weak: ['C-Br', 285], strong: ['C-F', 492], cycles: 60_000, mg: 14.9 },
    { source: 'CFCl3', radical: 'Cl', weak: ['C-Cl', 324], strong: ['C-F', 492], cycles: 80_000, mg: 13.7 },
    { source: 'CH3Br', radical: 'Br', weak: ['C-Br', 285], strong: ['C-H', 414], cycles: 50_000, mg: 9.5 },
  ] as const,
  solve: ({ source, cycles, mg }) => {
    const moles = mg / 1000 / molarMass(source);
    return { moles, ozone: (moles * cycles * 48) / 1000 };
  },
  write: ({ source, radical, weak, strong, cycles, mg }, { moles, ozone }) =>
    inParts({
      stem: tex`In the upper atmosphere ultraviolet light breaks a bond of $\ce{${source}}$. The radical $\ce{${radical}^{.}}$ that forms destroys ozone in two steps:

$$\ce{${radical}^{.} + O3 -> ${radical}O^{.} + O2}$$
$$\ce{${radical}O^{.} + O -> ${radical}^{.} + O2}$$

Bond enthalpies: $\ce{${weak[0]}}$ $${weak[1]}\text{ kJ mol}^{-1}$, $\ce{${strong[0]}}$ $${strong[1]}\text{ kJ mol}^{-1}$.`,
      hint: 'What goes into the two steps together, and what comes out?',
      parts: [
        {
          ask: tex`Explain why light breaks the $\ce{${weak[0]}}$ bond and not the $\ce{${strong[0]}}$ bond, and what makes the product a radical.`,
          answer: tex`$\ce{${weak[0]}}$ is weaker; $\ce{${radical}^{.}}$ has an unpaired electron`,
          solution: tex`The $\ce{${weak[0]}}$ bond is weaker ($${weak[1]}$ against $${strong[1]}\text{ kJ mol}^{-1}$), so it breaks first. It breaks homolytically: each fragment keeps one electron of the pair, and so has an unpaired electron.`,
          marks: [
            ['R1', tex`$\ce{${weak[0]}}$ bond is weaker`],
            ['A1', 'unpaired electron (homolytic fission)'],
          ],
        },
        {
          ask: 'Deduce the overall equation of the two steps, and explain the role of the radical.',
          answer: tex`$\ce{O3 + O -> 2O2}$; it is a catalyst`,
          solution: tex`What is on both sides is left out: $\ce{O3 + O -> 2O2}$. $\ce{${radical}^{.}}$ is used up in the first step and formed again in the second, so it is a catalyst.`,
          marks: [
            ['A1', tex`$\ce{O3 + O -> 2O2}$`],
            ['A1', 'catalyst'],
            ['R1', 'used in the first step and formed again in the second'],
          ],
        },
        {
          ask: tex`Each radical destroys about $${significant(cycles, 2)}$ ozone molecules. Calculate the mass of ozone, in $\text{kg}$, that is destroyed by $${mg}\text{ mg}$ of $\ce{${source}}$ if each molecule releases one radical. ($M(\ce{${source}}) = ${molarMass(source).toFixed(2)}$, $M(\ce{O3}) = 48.00\text{ g mol}^{-1}$)`,
          answer: tex`$${significant(ozone)}\text{ kg}$`,
          solution: tex`$n = \dfrac{${mg} \times 10^{-3}}{${molarMass(source).toFixed(2)}} = ${significant(moles)}\text{ mol}$ of radicals; ozone: $${significant(moles)} \times ${significant(cycles, 2)} \times 48.00 = ${significant(ozone * 1000)}\text{ g}$, which is $${significant(ozone)}\text{ kg}$.`,
          marks: [
            ['M1', tex`$${significant(moles)}\text{ mol}$ of $\ce{${source}}$`],
            ['M1', 'multiplies by the number of cycles and the molar mass of ozone'],
            ['A1', tex`$${significant(ozone)}\text{ kg}$; award 2 of 3 for the answer in grams`],
          ],
          keys: [value(ozone, 'kg', { relative: 0.015, slips: [foreseen(ozone * 1000, 'That is in grams.', 'unit')] })],
        },
        {
          ask: tex`Write an equation for a termination step in which two $\ce{${radical}O^{.}}$ radicals or two $\ce{${radical}^{.}}$ radicals combine, and state why such steps are rare.`,
          answer: tex`$\ce{2${radical}^{.} -> ${radical}2}$; radicals are very dilute`,
          solution: tex`For example $\ce{2${radical}^{.} -> ${radical}2}$. The concentration of radicals is very low, so two of them seldom meet.`,
          marks: [
            ['A1', tex`$\ce{2${radical}^{.} -> ${radical}2}$, or $\ce{2${radical}O^{.} -> ${radical}2O2}$`],
            ['R1', 'low concentration: two radicals seldom collide'],
          ],
        },
      ],
    }),
  check: ({ source, radical, weak, strong, cycles, mg }, { ozone, moles }) => {
    assert.ok(weak[1] < strong[1] && (atoms(source).get(radical) ?? 0) > 0);
    assert.ok(ozone > 0.1 && moles < 1e-3);
    assertClose(((ozone * 1000) / 48 / cycles) * molarMass(source) * 1000, mg, 'mass of the source', 1e-9);
  },
});

/** Alkanes with their kinds of hydrogen: number of each, and rate of replacement for each hydrogen relative to a primary one. */
const productShares = defineTemplate({
  key: 'chem-chlorination-product-shares',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.3', 1, 'S3.2.2'),
  variants: [
    {
      alkane: 'propane',
      plain: 'C3H8',
      kinds: [
        [6, '1-chloropropane', 45],
        [2, '2-chloropropane', 55],
      ],
    },
    {
      alkane: 'butane',
      plain: 'C4H10',
      kinds: [
        [6, '1-chlorobutane', 29],
        [4, '2-chlorobutane', 71],
      ],
    },
    {
      alkane: '2-methylpropane',
      plain: 'C4H10',
      kinds: [
        [9, '1-chloro-2-methylpropane', 64],
        [1, '2-chloro-2-methylpropane', 36],
      ],
    },
    {
      alkane: '2,3-dimethylbutane',
      plain: 'C6H14',
      kinds: [
        [12, '1-chloro-2,3-dimethylbutane', 62],
        [2, '2-chloro-2,3-dimethylbutane', 38],
      ],
    },
  ] as const,
  solve: ({ kinds: [[a, , shareA], [b, , shareB]] }) => ({
    random: (100 * a) / (a + b),
    ratio: shareB / b / (shareA / a),
  }),
  write: ({ alkane, plain, kinds: [[a, first, shareA], [b, second, shareB]] }, { random, ratio }) =>
    inParts({
      stem: tex`In light, ${alkane} ($\ce{${plain}}$) reacts with a little chlorine. Of the products with one chlorine atom, $${shareA}\,\%$ are ${first} and $${shareB}\,\%$ are ${second}.`,
      hint: 'How many hydrogen atoms could be replaced to give each product?',
      parts: [
        {
          ask: `State the number of hydrogen atoms of ${alkane} whose replacement gives ${first}, and the number for ${second}.`,
          answer: `$${a}$ and $${b}$`,
          solution: tex`There are $${a}$ hydrogen atoms on $\ce{CH3}$ groups, whose replacement gives ${first}, and $${b}$ others, whose replacement gives ${second}.`,
          marks: [
            ['A1', `$${a}$`],
            ['A1', `$${b}$`],
          ],
          keys: [
            { ...value(a, '', { relative: 0.001 }), label: 'First product' },
            { ...value(b, '', { relative: 0.001 }), label: 'Second product' },
          ],
        },
        {
          ask: tex`Calculate the percentage of ${first} that would form if every hydrogen atom were replaced with the same probability.`,
          answer: tex`$${significant(random)}\,\%$`,
          solution: tex`$\dfrac{${a}}{${a} + ${b}} \times 100 = ${significant(random)}\,\%$`,
          marks: [['A1', tex`$${significant(random)}\,\%$ (ECF)`]],
          keys: [value(random, '%', { slips: [foreseen(50, 'The numbers of hydrogen atoms are not equal.')] })],
        },
        {
          ask: tex`Determine how many times as likely a single hydrogen atom is to be replaced if it leads to ${second}, compared with one that leads to ${first}.`,
          answer: tex`$${significant(ratio)}$ times`,
          solution: tex`For each hydrogen atom the shares are $\dfrac{${shareB}}{${b}} = ${significant(shareB / b)}$ and $\dfrac{${shareA}}{${a}} = ${significant(shareA / a)}$; $\dfrac{${significant(shareB / b)}}{${significant(shareA / a)}} = ${significant(ratio)}$.`,
          marks: [
            ['M1', 'divides each share by its number of hydrogen atoms'],
            ['A1', tex`$${significant(ratio)}$; award 1 of 2 for $\frac{${shareB}}{${shareA}}$ without the numbers of atoms`],
          ],
          keys: [
            value(ratio, '', {
              relative: 0.02,
              slips: [foreseen(shareB / shareA, 'Divide by the numbers of hydrogen atoms first.', 'incomplete')],
            }),
          ],
        },
        {
          ask: tex`Suggest what this shows about the strengths of the $\ce{C-H}$ bonds, and state one reason why only a little chlorine is used.`,
          answer: tex`$\ce{C-H}$ bonds on more substituted carbon atoms are weaker; to avoid further substitution`,
          solution: tex`Hydrogen atoms on the more substituted carbon atom are replaced more easily, which suggests a weaker $\ce{C-H}$ bond there. With more chlorine the products would react further to compounds with two or more chlorine atoms.`,
          marks: [
            ['R1', tex`weaker $\ce{C-H}$ bonds on the more substituted carbon atom`],
            ['R1', 'less further substitution'],
          ],
        },
      ],
    }),
  check: ({ plain, kinds: [[a, , shareA], [b, , shareB]] }, { ratio }) => {
    assert.equal(a + b, atoms(plain).get('H'));
    assertClose(shareA + shareB, 100, 'all products');
    assertClose((100 * b * ratio) / (a + b * ratio), shareB, 'share from the ratio', 1e-9);
  },
});

const bromineNumber = defineTemplate({
  key: 'chem-double-bonds-by-bromine',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.4.1', 1, 'R3.2.1'),
  variants: [
    { name: 'limonene, from orange peel', plain: 'C10H16', mass: 0.68, bromine: 0.5, volume: 20.0, rings: 1 },
    { name: 'squalene, from shark liver', plain: 'C30H50', mass: 0.41, bromine: 0.2, volume: 30.0, rings: 0 },
    { name: 'myrcene, from hops', plain: 'C10H16', mass: 0.34, bromine: 0.25, volume: 30.0, rings: 0 },
    { name: 'cyclopentadiene, from coal tar', plain: 'C5H6', mass: 0.33, bromine: 0.4, volume: 25.0, rings: 1 },
  ],
  solve: ({ plain, mass, bromine, volume }) => {
    const [added, compound] = [(bromine * volume) / 1000, mass / molarMass(plain)];
    const [c, h] = [atoms(plain).get('C') ?? 0, atoms(plain).get('H') ?? 0];
    return { added, compound, bonds: added / compound, unsaturation: (2 * c + 2 - h) / 2 };
  },
  write: ({ name, plain, mass, bromine, volume, rings }, { added, compound, bonds, unsaturation }) => {
    const whole = Math.round(bonds);
    const product = `${plain}Br${2 * whole}`;
    return inParts({
      stem: tex`$${significant(mass, 2)}\text{ g}$ of the hydrocarbon ${name}, $\ce{${plain}}$ ($M = ${molarMass(plain).toFixed(2)}\text{ g mol}^{-1}$), is dissolved. A solution of bromine, $${significant(bromine, 2)}\text{ mol dm}^{-3}$, is added from a burette in the dark until its colour just remains: $${volume.toFixed(1)}\text{ cm}^{3}$.`,
      hint: 'How many bromine molecules does one double bond take up?',
      parts: [
        {
          ask: 'State the type of reaction, and the change of colour before the end point.',
          answer: 'Electrophilic addition; brown (orange) to colourless',
          solution:
            'Bromine is added to the double bonds, in an electrophilic addition. Its brown colour disappears as long as double bonds are left.',
          marks: [
            ['A1', '(electrophilic) addition'],
            ['A1', 'brown or orange to colourless; do not accept "clear"'],
          ],
        },
        {
          ask: 'Determine the number of double bonds in a molecule.',
          answer: `$${whole}$`,
          solution: tex`$n(\ce{Br2}) = ${significant(bromine, 2)} \times ${volume.toFixed(1)} \times 10^{-3} = ${significant(added)}\text{ mol}$ and $n(\text{hydrocarbon}) = \dfrac{${significant(mass, 2)}}{${molarMass(plain).toFixed(2)}} = ${significant(compound)}\text{ mol}$. The ratio is $${significant(bonds)} \approx ${whole}$, so there are $${whole}$ double bonds.`,
          marks: [
            ['M1', tex`$${significant(added)}\text{ mol}$ of bromine`],
            ['M1', tex`$${significant(compound)}\text{ mol}$ of hydrocarbon`],
            ['A1', `$${whole}$, a whole number; award 2 of 3 for twice or half of it`],
          ],
          keys: [
            value(whole, '', { relative: 0.001, slips: [foreseen(2 * whole, 'One bromine molecule adds to one double bond.')] }),
          ],
        },
        {
          ask: tex`Calculate the degree of unsaturation of $\ce{${plain}}$, and deduce the number of rings in the molecule.`,
          answer: tex`$${unsaturation}$; ${rings === 0 ? 'no ring' : 'one ring'}`,
          solution: tex`A saturated compound with as many carbon atoms would have $${2 * (atoms(plain).get('C') ?? 0) + 2}$ hydrogen atoms; there are $${2 * unsaturation}$ fewer, so the degree is $${unsaturation}$. $${whole}$ of these are double bonds, which leaves ${rings === 0 ? 'no ring' : 'one ring'}.`,
          marks: [
            ['A1', `$${unsaturation}$`],
            ['A1', `${rings === 0 ? 'no ring' : 'one ring'} (ECF)`],
          ],
          keys: [{ ...value(unsaturation, '', { relative: 0.001 }), label: 'Degree of unsaturation' }],
        },
        {
          ask: 'Deduce the molecular formula of the product, and explain why the experiment is done in the dark.',
          answer: tex`$\ce{${product}}$; to avoid substitution by radicals`,
          solution: tex`Each double bond takes up two bromine atoms: $\ce{${product}}$. In light bromine would form radicals, which substitute hydrogen atoms, and more bromine would be used.`,
          marks: [
            ['A1', tex`$\ce{${product}}$`],
            ['R1', 'light causes radical substitution, which uses bromine as well'],
          ],
          keys: [{ ...formula(product), label: 'Formula' }],
        },
      ],
    });
  },
  check: ({ rings }, { bonds, unsaturation }) => {
    assertClose(bonds, Math.round(bonds), 'whole number of double bonds', 0.03);
    assert.equal(Math.round(bonds) + rings, unsaturation);
  },
});

export const radicalsAndAlkenes = [halogensCompared, ozoneLayer, productShares, bromineNumber];
