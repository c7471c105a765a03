import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertBalanced, type Side } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Reactivity 1.2 at higher level: two routes to an enthalpy change, and lattice cycles. */

const tex = String.raw;
const plus = (number: number, figures = 3) => `${number > 0 ? '+' : ''}${significant(number, figures)}`;

/** Standard enthalpies of formation and of combustion in kJ mol^-1, entropies in J K^-1 mol^-1. */
const DATA: Readonly<Record<string, { f: number; c?: number; s?: number }>> = {
  H2: { f: 0, c: -286 },
  C: { f: 0, c: -394 },
  O2: { f: 0 },
  CO2: { f: -394 },
  H2O: { f: -286 },
  C2H4: { f: 52, c: -1411 },
  C2H6: { f: -84, c: -1561 },
  C2H5OH: { f: -278, c: -1367 },
  CH3COOH: { f: -484, c: -874 },
  CH4: { f: -74, c: -891 },
  C6H6: { f: 49, c: -3268 },
  C2H2: { f: 228, c: -1301 },
};

interface Route {
  form: 'both routes' | 'find formation' | 'error';
  left: Side;
  right: Side;
  /** The substance whose enthalpy of formation is asked, or that the learner gets wrong. */
  about: string;
}
const side = (one: Side) =>
  Object.entries(one)
    .map(([formula, n]) => `${n === 1 ? '' : n}${formula}`)
    .join(' + ');
const total = (one: Side, of: 'f' | 'c') =>
  Object.entries(one).reduce((sum, [formula, n]) => sum + n * (DATA[formula]?.[of] ?? 0), 0);

const routes = defineTemplate({
  key: 'chem-enthalpy-routes',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R1.2.3', 2),
  variants: [
    { form: 'both routes', left: { C2H4: 1, H2: 1 }, right: { C2H6: 1 }, about: 'C2H6' },
    { form: 'find formation', left: { C2H5OH: 1, O2: 3 }, right: { CO2: 2, H2O: 3 }, about: 'C2H5OH' },
    { form: 'error', left: { C2H2: 1, H2: 2 }, right: { C2H6: 1 }, about: 'H2' },
    { form: 'both routes', left: { C2H5OH: 1, O2: 1 }, right: { CH3COOH: 1, H2O: 1 }, about: 'CH3COOH' },
    { form: 'find formation', left: { CH4: 1, O2: 2 }, right: { CO2: 1, H2O: 2 }, about: 'CH4' },
    { form: 'error', left: { C2H2: 3 }, right: { C6H6: 1 }, about: 'C2H2' },
  ] as readonly Route[],
  solve: ({ left, right }) => ({
    byFormation: total(right, 'f') - total(left, 'f'),
    byCombustion: total(left, 'c') - total(right, 'c'),
  }),
  write: ({ form, left, right, about }, { byFormation, byCombustion }) => {
    const equation = tex`$\ce{${side(left)} -> ${side(right)}}$`;
    const table = (of: 'f' | 'c', formulas: readonly string[]) =>
      formulas.map((one) => tex`$\ce{${one}}$ ${DATA[one]?.[of] ?? 0}`).join(', ');
    const all = [...Object.keys(left), ...Object.keys(right)];
    const element = {
      ask: 'Explain why the standard enthalpy of formation of an element in its standard state is zero.',
      answer: 'Nothing has to change to form it from itself.',
      solution:
        'It is the enthalpy change for forming one mole of a substance from its elements in their standard states. For the element itself this is no change at all.',
      marks: [['R1', 'formed from itself, no change']],
    } as const;
    const sum = (one: Side, of: 'f' | 'c') =>
      Object.entries(one)
        .map(([formula, n]) => `${n === 1 ? '' : `${n} \\times `}(${DATA[formula]?.[of] ?? 0})`)
        .join(' + ');
    const burnt = (one: Side) => Object.fromEntries(Object.entries(one).filter(([formula]) => DATA[formula]?.c !== undefined));
    const combustionSum = [sum(burnt(left), 'c'), sum(burnt(right), 'c')].map((part) => `[${part}]`).join(' - ');
    if (form === 'both routes')
      return inParts({
        stem: tex`Consider ${equation} at $298\text{ K}$ in standard states.

Standard enthalpies of formation in $\text{kJ mol}^{-1}$: ${table('f', all)}.

Standard enthalpies of combustion in $\text{kJ mol}^{-1}$: ${table(
          'c',
          all.filter((one) => DATA[one]?.c !== undefined),
        )}.`,
        hint: 'Which substances lie below in each cycle: elements or products of combustion?',
        parts: [
          {
            ask: tex`Determine $\Delta H^{\ominus}$ from the enthalpies of formation.`,
            answer: tex`$${byFormation}\text{ kJ}$`,
            solution: tex`Products minus reactants: $(${sum(right, 'f')}) - [${sum(left, 'f')}] = ${byFormation}\text{ kJ}$.`,
            marks: [
              ['M1', 'products minus reactants'],
              ['A1', tex`$${byFormation}\text{ kJ}$`],
            ],
            keys: [
              value(byFormation, 'kJ', {
                slips: [{ slip: 'sign', value: -byFormation, note: 'With formation it is products minus reactants.' }],
              }),
            ],
          },
          {
            ask: tex`Determine $\Delta H^{\ominus}$ from the enthalpies of combustion.`,
            answer: tex`$${byCombustion}\text{ kJ}$`,
            solution:
              tex`Here it is reactants minus products, since combustion leads away from both: $${combustionSum} = ${byCombustion}\text{ kJ}$. ${all.includes('O2') || all.includes('H2O') ? 'Water and oxygen do not burn and count as zero.' : ''}`.trim(),
            marks: [
              ['M1', 'reactants minus products'],
              ['A1', tex`$${byCombustion}\text{ kJ}$`],
            ],
            keys: [
              value(byCombustion, 'kJ', {
                slips: [{ slip: 'sign', value: -byCombustion, note: 'With combustion it is reactants minus products.' }],
              }),
            ],
          },
          {
            ask: 'Compare the two results, and suggest why they need not agree exactly.',
            answer: 'They agree within rounding; both rest on measured values.',
            solution:
              "By Hess's law both routes must give the same. Small differences come from rounding and from uncertainties of the measured values in the tables.",
            marks: [
              ['R1', "same by Hess's law"],
              ['R1', 'rounding / uncertainty of the data'],
            ],
          },
          element,
        ],
      });
    if (form === 'find formation') {
      const known = { ...left };
      delete (known as Record<string, number>)[about];
      const burnt = DATA[about]?.c ?? 0;
      return inParts({
        stem: tex`The standard enthalpy of combustion of $\ce{${about}}$ is $${burnt}\text{ kJ mol}^{-1}$. Standard enthalpies of formation in $\text{kJ mol}^{-1}$: $\ce{CO2}$ $-394$, $\ce{H2O}$ $-286$.`,
        hint: 'What is the equation of the combustion?',
        parts: [
          {
            ask: tex`Write the equation for the formation of $\ce{${about}}$ from its elements, with states.`,
            answer: tex`$\ce{${about === 'CH4' ? 'C(s) + 2H2(g) -> CH4(g)' : '2C(s) + 3H2(g) + 1/2O2(g) -> C2H5OH(l)'}}$`,
            solution: tex`One mole is formed from the elements in their standard states: $\ce{${about === 'CH4' ? 'C(s) + 2H2(g) -> CH4(g)' : '2C(s) + 3H2(g) + 1/2O2(g) -> C2H5OH(l)'}}$. Carbon is there as graphite.`,
            marks: [
              ['A1', 'elements and one mole of product'],
              ['A1', 'states'],
            ],
          },
          {
            ask: tex`Determine the standard enthalpy of formation of $\ce{${about}}$.`,
            answer: tex`$${plus(total(right, 'f') - burnt)}\text{ kJ mol}^{-1}$`,
            solution: tex`${equation}: $${burnt} = [${sum(right, 'f')}] - \Delta H_{\text{f}}$, so $\Delta H_{\text{f}} = ${total(right, 'f')} - (${burnt}) = ${plus(total(right, 'f') - burnt)}\text{ kJ mol}^{-1}$.`,
            marks: [
              ['A1', 'balanced combustion equation'],
              ['M1', tex`$${burnt} = \sum \Delta H_{\text{f}}(\text{products}) - \Delta H_{\text{f}}$`],
              ['A1', tex`$${plus(total(right, 'f') - burnt)}\text{ kJ mol}^{-1}$`],
            ],
            keys: [value(total(right, 'f') - burnt, 'kJ mol⁻¹')],
          },
          {
            ask: 'Suggest why this enthalpy of formation is found in this way and not measured directly.',
            answer: 'The elements do not react to this compound alone.',
            solution:
              'The elements do not combine to just this product under any simple conditions; combustion is fast, complete and easy to measure.',
            marks: [['R1', 'direct reaction does not take place / gives other products']],
          },
          element,
        ],
      });
    }
    const slip =
      about === 'H2'
        ? (DATA.C2H2?.c ?? 0) + (DATA.H2?.c ?? 0) - (DATA.C2H6?.c ?? 0)
        : (DATA.C2H2?.f ?? 0) * 3 - (DATA.C6H6?.f ?? 0);
    const of = about === 'H2' ? 'c' : 'f';
    return inParts({
      stem: tex`For ${equation} a student uses standard enthalpies of ${of === 'c' ? 'combustion' : 'formation'} in $\text{kJ mol}^{-1}$ (${table(of, all)}) and finds $\Delta H^{\ominus} = ${plus(slip, 3)}\text{ kJ}$.`,
      hint: of === 'c' ? 'Check the coefficients.' : 'Check which side comes first.',
      parts: [
        {
          ask: 'Identify the mistake.',
          answer: of === 'c' ? 'Only one mole of hydrogen was counted.' : 'Reactants minus products was taken.',
          solution:
            of === 'c'
              ? tex`Two moles of $\ce{H2}$ react, so its enthalpy of combustion counts twice.`
              : 'With enthalpies of formation it is products minus reactants; the student took the order that belongs to combustion.',
          marks: [
            [
              'A1',
              of === 'c'
                ? tex`coefficient of $\ce{H2}$ left out`
                : 'reactants minus products instead of products minus reactants',
            ],
          ],
        },
        {
          ask: 'Calculate the correct value.',
          answer: tex`$${of === 'c' ? byCombustion : byFormation}\text{ kJ}$`,
          solution: tex`$${of === 'c' ? `[${sum(left, 'c')}] - (${sum(right, 'c')})` : `(${sum(right, 'f')}) - [${sum(left, 'f')}]`} = ${of === 'c' ? byCombustion : byFormation}\text{ kJ}$.`,
          marks: [
            ['M1', 'right order and coefficients'],
            ['A1', tex`$${of === 'c' ? byCombustion : byFormation}\text{ kJ}$`],
          ],
          keys: [value(of === 'c' ? byCombustion : byFormation, 'kJ')],
        },
        {
          ask: 'Verify the sign by comparing the numbers of multiple bonds before and after.',
          answer: 'Multiple bonds turn into more single bonds: exothermic.',
          solution: tex`The $\pi$ bonds of ethyne are weaker than the $\sigma$ bonds that take their place, so energy is released and $\Delta H^{\ominus}$ is negative.`,
          marks: [['R1', tex`$\pi$ bonds replaced by stronger bonds, so exothermic`]],
        },
        element,
      ],
    });
  },
  check: ({ left, right }, { byFormation, byCombustion }) => {
    assertBalanced(left, right, side(left));
    // Two independent sets of measured data lead to the same change.
    // Down to the elements (or to the products of combustion) and up again, one mole at a time.
    let [toElements, toBurnt] = [0, 0];
    for (const [names, sense] of [
      [left, -1],
      [right, 1],
    ] as const)
      for (const [name, count] of Object.entries(names))
        for (let mole = 0; mole < count; mole += 0.5) {
          toElements += 0.5 * sense * (DATA[name]?.f ?? 0);
          toBurnt -= 0.5 * sense * (DATA[name]?.c ?? 0);
        }
    assertClose(byFormation, toElements, 'by formation', 1e-9);
    assertClose(byCombustion, toBurnt, 'by combustion', 1e-9);
    assert.ok(Math.abs(byFormation - byCombustion) <= 4, `${byFormation} ${byCombustion}`);
  },
});

interface Lattice {
  form: 'find affinity' | 'compare' | 'estimate';
  salt: string;
  metal: string;
  halogen: string;
  atomise: number;
  ionise: number;
  /** Enthalpy of atomisation of one halogen atom, electron affinity, formation, lattice enthalpy (endothermic). */
  half: number;
  affinity: number;
  formation: number;
  lattice: number;
  /** Lattice enthalpy from the ionic model. */
  model: number;
}

const lattices = defineTemplate({
  key: 'chem-lattice-cycle-reasoning',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R1.2.3', 2),
  variants: [
    {
      form: 'find affinity',
      salt: 'NaCl',
      metal: 'Na',
      halogen: 'Cl',
      atomise: 107,
      ionise: 496,
      half: 121,
      affinity: -349,
      formation: -411,
      lattice: 786,
      model: 769,
    },
    {
      form: 'compare',
      salt: 'AgI',
      metal: 'Ag',
      halogen: 'I',
      atomise: 285,
      ionise: 731,
      half: 107,
      affinity: -295,
      formation: -62,
      lattice: 890,
      model: 778,
    },
    {
      form: 'estimate',
      salt: 'KBr',
      metal: 'K',
      halogen: 'Br',
      atomise: 89,
      ionise: 419,
      half: 112,
      affinity: -325,
      formation: -394,
      lattice: 689,
      model: 671,
    },
    {
      form: 'find affinity',
      salt: 'LiF',
      metal: 'Li',
      halogen: 'F',
      atomise: 159,
      ionise: 520,
      half: 79,
      affinity: -328,
      formation: -617,
      lattice: 1047,
      model: 1030,
    },
    {
      form: 'compare',
      salt: 'AgCl',
      metal: 'Ag',
      halogen: 'Cl',
      atomise: 285,
      ionise: 731,
      half: 121,
      affinity: -349,
      formation: -127,
      lattice: 915,
      model: 833,
    },
    {
      form: 'estimate',
      salt: 'NaBr',
      metal: 'Na',
      halogen: 'Br',
      atomise: 107,
      ionise: 496,
      half: 112,
      affinity: -325,
      formation: -361,
      lattice: 751,
      model: 732,
    },
  ] as readonly Lattice[],
  solve: ({ atomise, ionise, half, affinity, formation, lattice }) => ({
    affinity: formation - atomise - ionise - half + lattice,
    lattice: atomise + ionise + half + affinity - formation,
  }),
  write: ({ form, salt, metal, halogen, atomise, ionise, half, formation, lattice, model, affinity }, found) => {
    const data = tex`Data in $\text{kJ mol}^{-1}$: atomisation of $\ce{${metal}(s)}$ $+${atomise}$; first ionisation energy of $\ce{${metal}}$ $+${ionise}$; $\ce{1/2${halogen}2 -> ${halogen}(g)}$ $+${half}$; formation of $\ce{${salt}(s)}$ $${formation}$`;
    const signs = {
      ask: 'State which of the steps of the cycle are endothermic, and explain why the electron affinity has the opposite sign to the ionisation energy.',
      answer:
        'Atomisations, ionisation and the lattice enthalpy (separation); an electron gained is attracted, one lost must be pulled off.',
      solution: tex`Breaking up the solid metal and the halogen molecules, removing an electron and separating the lattice all take in energy. An electron that is added to $\ce{${halogen}}$ is attracted by its nucleus, which releases energy; to remove one from $\ce{${metal}}$ energy must be put in.`,
      marks: [
        ['A1', 'atomisations, ionisation and separation of the lattice are endothermic'],
        ['R1', 'electron gained is attracted, electron lost must be pulled away'],
      ],
    } as const;
    if (form === 'find affinity')
      return inParts({
        stem: tex`${data}; lattice enthalpy of $\ce{${salt}}$ $+${lattice}$.`,
        hint: 'In which two ways can you go from the elements to the gaseous ions?',
        parts: [
          {
            ask: tex`Determine the electron affinity of $\ce{${halogen}}$.`,
            answer: tex`$${found.affinity}\text{ kJ mol}^{-1}$`,
            solution: tex`From the elements to the gaseous ions by way of the solid: $${formation} + ${lattice}$; by way of the atoms: $${atomise} + ${ionise} + ${half} + EA$. So $EA = ${formation} + ${lattice} - ${atomise} - ${ionise} - ${half} = ${found.affinity}\text{ kJ mol}^{-1}$.`,
            marks: [
              ['M1', 'complete cycle'],
              ['M1', 'right signs'],
              ['A1', tex`$${found.affinity}\text{ kJ mol}^{-1}$`],
            ],
            keys: [
              value(found.affinity, 'kJ mol⁻¹', {
                slips: [
                  {
                    slip: 'sign',
                    value: formation - lattice - atomise - ionise - half,
                    note: 'The lattice enthalpy here is that of separating the ions; mind its direction in the cycle.',
                  },
                ],
              }),
            ],
          },
          signs,
          {
            ask: tex`Write the equation, with states, whose enthalpy change is the lattice enthalpy.`,
            answer: tex`$\ce{${salt}(s) -> ${metal}^{+}(g) + ${halogen}^{-}(g)}$`,
            solution: tex`One mole of the solid is separated into gaseous ions: $\ce{${salt}(s) -> ${metal}^{+}(g) + ${halogen}^{-}(g)}$.`,
            marks: [['A1', tex`$\ce{${salt}(s) -> ${metal}^{+}(g) + ${halogen}^{-}(g)}$`]],
          },
        ],
      });
    const difference = (100 * (found.lattice - model)) / found.lattice;
    return inParts({
      stem: tex`${data}; electron affinity of $\ce{${halogen}}$ $${affinity}$. A purely ionic model predicts a lattice enthalpy of $+${model}\text{ kJ mol}^{-1}$ for $\ce{${salt}}$.`,
      hint: 'Which value comes from the cycle, and which from the model?',
      parts: [
        {
          ask: tex`Determine the lattice enthalpy of $\ce{${salt}}$ from the cycle.`,
          answer: tex`$+${found.lattice}\text{ kJ mol}^{-1}$`,
          solution: tex`$${atomise} + ${ionise} + ${half} + (${affinity}) - (${formation}) = ${found.lattice}\text{ kJ mol}^{-1}$`,
          marks: [
            ['M1', 'complete cycle with right signs'],
            ['A1', tex`$+${found.lattice}\text{ kJ mol}^{-1}$`],
          ],
          keys: [value(found.lattice, 'kJ mol⁻¹')],
        },
        {
          ask: 'Calculate the percentage of the value from the cycle by which the model falls short, and comment on the nature of the bonding.',
          answer: tex`$${significant(difference, 2)}\,\%$`,
          solution: tex`$\dfrac{${found.lattice} - ${model}}{${found.lattice}} \times 100 = ${significant(difference, 2)}\,\%$. ${difference > 5 ? 'The bonding is much stronger than purely ionic attraction would be: it is partly covalent, because the large anion is polarised by the cation.' : 'The agreement is good, so the bonding is nearly purely ionic.'}`,
          marks: [
            ['A1', tex`$${significant(difference, 2)}\,\%$`],
            ['R1', difference > 5 ? 'considerable covalent character' : 'nearly purely ionic'],
          ],
          keys: [value(difference, '%', { tolerance: 0.6 })],
        },
        form === 'compare'
          ? {
              ask: tex`Explain why $\ce{${salt}}$ agrees less well with the model than sodium chloride does.`,
              answer: 'Smaller difference of electronegativity.',
              solution: tex`The electronegativities of silver and of the halogen differ less than those of sodium and chlorine, so electrons are shared to a larger extent.`,
              marks: [['R1', 'smaller difference of electronegativity / more polarisable anion']],
            }
          : {
              ask: tex`Predict, with a reason, whether the lattice enthalpy of $\ce{${metal}Cl}$ is larger or smaller.`,
              answer: 'Larger.',
              solution: tex`$\ce{Cl^{-}}$ is smaller than $\ce{${halogen}^{-}}$; the ions are closer together and attract each other more strongly, so it is larger.`,
              marks: [['R1', 'larger, because the anion is smaller']],
            },
        signs,
      ],
    });
  },
  check: (data, found) => {
    // Both quantities recovered from one closed cycle agree with data tables.
    assert.ok(Math.abs(found.affinity - data.affinity) <= 3 && Math.abs(found.lattice - data.lattice) <= 3);
    const closed = data.atomise + data.ionise + data.half + data.affinity - found.lattice - data.formation;
    assert.equal(closed, 0);
  },
});

export const energeticsHl = [routes, lattices];
