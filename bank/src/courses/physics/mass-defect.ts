import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { ATOMIC_MASS_UNIT, ATOMIC_MASS_UNIT_MEV, LIGHT_SPEED as c, ELEMENTARY_CHARGE as e } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, nuclide, quantity, tex } from './quantities.ts';

/** E.3 Mass defect and binding energy: tables of masses, masses from energies, energies of decays. */

const PROTON = 1.007276;
const NEUTRON = 1.008665;

const nucleiCompared = defineTemplate({
  key: 'physics-e3-binding-energies-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.3.2', 1),
  variants: [
    { one: ['He', 4, 2, 4.001506], two: ['Li', 6, 3, 6.013477] },
    { one: ['C', 12, 6, 11.996709], two: ['N', 14, 7, 13.999234] },
    { one: ['O', 16, 8, 15.990526], two: ['O', 17, 8, 16.994743] },
    { one: ['Be', 9, 4, 9.009988], two: ['B', 11, 5, 11.006562] },
  ] as readonly { one: readonly [string, number, number, number]; two: readonly [string, number, number, number] }[],
  solve: ({ one, two }) => {
    const of = ([, A, Z, mass]: readonly [string, number, number, number]) => {
      const defect = Z * PROTON + (A - Z) * NEUTRON - mass;
      return { defect, energy: defect * ATOMIC_MASS_UNIT_MEV, each: (defect * ATOMIC_MASS_UNIT_MEV) / A };
    };
    return { first: of(one), second: of(two) };
  },
  write: ({ one, two }, { first, second }) => {
    const name = ([symbol, A, Z]: readonly [string, number, number, number]) => nuclide(A, Z, symbol);
    const [A, Z] = [one[1], one[2]];
    const tighter = first.each > second.each ? one : two;
    const MeV = (value: number) => tex`${significant(value)}\text{ MeV}`;
    return inParts({
      stem: tex`Masses of particles and nuclei, in atomic mass units ($1\text{ u} = 931.5\text{ MeV c}^{-2}$):

| | mass / u |
| --- | :---: |
| proton | $${PROTON}$ |
| neutron | $${NEUTRON}$ |
| nucleus of $${name(one)}$ | $${one[3].toFixed(6)}$ |
| nucleus of $${name(two)}$ | $${two[3].toFixed(6)}$ |`,
      hint: 'Which nucleons would be left if the nucleus were taken apart, and how does their mass compare with its own?',
      parts: [
        {
          ask: tex`Determine the mass defect of $${name(one)}$ in atomic mass units.`,
          answer: tex`$${first.defect.toFixed(6)}\text{ u}$`,
          solution: tex`$${Z} \times ${PROTON} + ${A - Z} \times ${NEUTRON} - ${one[3].toFixed(6)} = ${first.defect.toFixed(6)}\text{ u}$`,
          marks: [
            ['(M1)', 'masses of all nucleons minus the mass of the nucleus'],
            ['A1', tex`$${first.defect.toFixed(6)}\text{ u}$; accept four significant figures`],
          ],
          keys: [{ value: first.defect, tolerance: first.defect * 0.002, unit: 'u' }],
        },
        {
          ask: tex`Determine the binding energy per nucleon of both nuclei.`,
          answer: tex`$${name(one)}$: $${MeV(first.each)}$; $${name(two)}$: $${MeV(second.each)}$`,
          solution: tex`$${name(one)}$: $\dfrac{${first.defect.toFixed(6)} \times 931.5}{${A}} = ${MeV(first.each)}$. In the same way the mass defect of $${name(two)}$ is $${second.defect.toFixed(6)}\text{ u}$, and $\dfrac{${second.defect.toFixed(6)} \times 931.5}{${two[1]}} = ${MeV(second.each)}$.`,
          marks: [
            ['M1', tex`mass defect multiplied by $931.5$ and divided by the number of nucleons`],
            ['A1', tex`$${MeV(first.each)}$ (ECF from (a))`],
            ['A1', tex`$${MeV(second.each)}$; award 2 of 3 where both energies are not divided by the nucleon number`],
          ],
          keys: [
            foreseeing(
              { value: first.each, tolerance: first.each * 0.01, unit: 'MeV', label: tex`$${name(one)}$` },
              miss(first.energy, 'That is the binding energy of the whole nucleus.', 'incomplete'),
            ),
            foreseeing(
              { value: second.each, tolerance: second.each * 0.01, unit: 'MeV', label: tex`$${name(two)}$` },
              miss(second.energy, 'That is the binding energy of the whole nucleus.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'Deduce which of the nuclei is bound more tightly, and what this means for taking a nucleon out of it.',
          answer: tex`$${name(tighter)}$: on average more energy is needed for each nucleon`,
          solution: tex`$${name(tighter)}$ has the greater binding energy per nucleon. On average more energy is needed to take each of its nucleons out.`,
          marks: [
            ['A1', tex`$${name(tighter)}$ (ECF from (b))`],
            ['R1', 'more energy for each nucleon; do not accept "it has more binding energy in all"'],
          ],
        },
      ],
    });
  },
  check: ({ one, two }, { first, second }) => {
    for (const [[, A, Z, mass], found] of [
      [one, first],
      [two, second],
    ] as const) {
      // In kilograms and joules.
      const kilograms = (Z * PROTON + (A - Z) * NEUTRON - mass) * ATOMIC_MASS_UNIT;
      assertAgree((kilograms * c * c) / (e * 1e6) / A, found.each, 'energy from the mass in kilograms', 0.01);
      assertBetween(found.each, 5, 8.8, 'binding energy per nucleon');
    }
  },
});

const decayEnergy = defineTemplate({
  key: 'physics-e3-energy-of-alpha-decay',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('E.3.2', 2, ['E.3.1', 'A.2.2']),
  variants: [
    { from: ['Ra', 226, 88, 225.977082], to: ['Rn', 222, 86, 221.970395] },
    { from: ['Po', 210, 84, 209.936783], to: ['Pb', 206, 82, 205.929466] },
    { from: ['U', 238, 92, 238.000314], to: ['Th', 234, 90, 233.994219] },
    { from: ['Rn', 222, 86, 221.970395], to: ['Po', 218, 84, 217.962885] },
  ] as readonly { from: readonly [string, number, number, number]; to: readonly [string, number, number, number] }[],
  solve: ({ from, to }) => {
    const lost = from[3] - to[3] - 4.001506;
    const energy = lost * ATOMIC_MASS_UNIT_MEV;
    return { lost, energy, alpha: (energy * to[1]) / (to[1] + 4) };
  },
  write: ({ from, to }, { lost, energy, alpha }) => {
    const name = ([symbol, A, Z]: readonly [string, number, number, number]) => nuclide(A, Z, symbol);
    const speed = Math.sqrt((2 * alpha * 1e6 * e) / (4.001506 * ATOMIC_MASS_UNIT));
    return inParts({
      stem: tex`A nucleus of $${name(from)}$ (mass $${from[3].toFixed(6)}\text{ u}$) at rest emits an alpha particle (mass $4.001506\text{ u}$) and becomes $${name(to)}$ (mass $${to[3].toFixed(6)}\text{ u}$). ($1\text{ u} = 931.5\text{ MeV c}^{-2} = 1.661 \times 10^{-27}\text{ kg}$)`,
      hint: 'Energy comes from mass; how it is shared follows from another conservation law.',
      parts: [
        {
          ask: 'State the conservation laws that give the proton number and the nucleon number of the daughter nucleus.',
          answer: 'Charge and nucleon number',
          solution: tex`Charge is conserved, $${from[2]} = ${to[2]} + 2$, and so is the number of nucleons, $${from[1]} = ${to[1]} + 4$.`,
          marks: [
            ['A1', 'charge; accept proton number'],
            ['A1', 'nucleon number'],
          ],
        },
        {
          ask: tex`Determine the energy released, in $\text{MeV}$.`,
          answer: tex`$${quantity(energy, 'MeV')}$`,
          solution: tex`The mass falls by $${from[3].toFixed(6)} - ${to[3].toFixed(6)} - 4.001506 = ${lost.toFixed(6)}\text{ u}$, which is $${lost.toFixed(6)} \times 931.5 = ${quantity(energy, 'MeV')}$.`,
          marks: [
            ['M1', tex`$${lost.toFixed(6)}\text{ u}$`],
            ['A1', tex`$${quantity(energy, 'MeV')}$`],
          ],
          keys: [{ value: energy, tolerance: energy * 0.01, unit: 'MeV' }],
        },
        {
          ask: tex`Show that the kinetic energy of the alpha particle is approximately $\dfrac{${to[1]}}{${to[1] + 4}}$ of this energy.`,
          answer: 'As required',
          solution: tex`The momenta are equal and opposite, and $E = \dfrac{p^2}{2m}$, so the energies are inversely proportional to the masses: $\dfrac{E_\alpha}{E_d} = \dfrac{${to[1]}}{4}$. Of the sum the alpha particle has $\dfrac{${to[1]}}{${to[1]} + 4}$.`,
          marks: [
            ['M1', 'equal momenta'],
            ['M1', tex`$E = p^2/(2m)$, energies inversely proportional to the masses`],
            ['R1', 'share of the sum; award 1 of 3 where equal speeds are assumed'],
            ['AG', tex`$${to[1]}/${to[1] + 4}$`],
          ],
        },
        {
          ask: 'Calculate the speed of the alpha particle.',
          answer: tex`$${scientific(speed)}\text{ m s}^{-1}$`,
          solution: tex`$E_\alpha = \dfrac{${to[1]}}{${to[1] + 4}} \times ${significant(energy)} = ${significant(alpha)}\text{ MeV}$, and $v = \sqrt{\dfrac{2E_\alpha}{m}} = \sqrt{\dfrac{2 \times ${significant(alpha)} \times 10^6 \times 1.60 \times 10^{-19}}{4.001506 \times 1.661 \times 10^{-27}}} = ${scientific(speed)}\text{ m s}^{-1}$.`,
          marks: [
            ['M1', 'energy of the alpha particle in joules (ECF from (b))'],
            ['A1', tex`$${scientific(speed)}\text{ m s}^{-1}$`],
          ],
          keys: [{ value: speed, tolerance: speed * 0.01, unit: 'm s^-1' }],
        },
        {
          ask: 'Explain what the release of energy says about the binding energies before and after the decay.',
          answer: 'The products together have a greater binding energy',
          solution:
            'The total mass of the products is smaller with the same nucleons, so their mass defect, and with it their binding energy, is greater in all by the energy released.',
          marks: [
            ['R1', 'smaller mass with the same nucleons: greater mass defect'],
            ['R1', 'greater total binding energy of the products'],
          ],
        },
      ],
    });
  },
  check: ({ from, to }, { energy, alpha }) => {
    assertAgree(from[1] - to[1], 4, 'nucleons', 1e-9);
    assertAgree(from[2] - to[2], 2, 'protons', 1e-9);
    // Both momenta from the shares of the energy.
    assertAgree(alpha * 4, (energy - alpha) * to[1], 'squares of the momenta', 1e-9);
    assertBetween(alpha, 4, 8, 'energy of an alpha particle in MeV');
  },
});

const defectChoice = choiceSet(
  { key: 'physics-e3-mass-defect-choice', difficulty: 'Easy', placements: bothCourses('E.3.2', 1) },
  [
    {
      text: 'The binding energy of a nucleus of 20 nucleons is $160\\text{ MeV}$. It splits into two equal nuclei with a binding energy of $6.5\\text{ MeV}$ per nucleon. What happens to the energy?',
      hint: 'Compare the total binding energies before and after.',
      right: '$30\\text{ MeV}$ has to be supplied',
      wrongs: [
        ['$30\\text{ MeV}$ is released', 'The nucleons are bound less tightly afterwards.'],
        ['$95\\text{ MeV}$ has to be supplied', 'You took one of the two nuclei only.'],
        ['$1.5\\text{ MeV}$ has to be supplied', 'You compared single nucleons.'],
      ],
      solution:
        'Afterwards the binding energy is $20 \\times 6.5 = 130\\text{ MeV}$, $30\\text{ MeV}$ less, so this energy has to be supplied.',
      proof: [30, 20 * (160 / 20 - 6.5)],
    },
    {
      text: 'How does the mass of a nucleus compare with the total mass of its separate nucleons, and why?',
      hint: 'Energy has to be supplied to take the nucleus apart.',
      right: 'Smaller, because energy left when it was formed',
      wrongs: [
        [
          'Greater, because binding energy is stored in it',
          'Binding energy has to be supplied to take it apart; it is not stored in it.',
        ],
        ['Equal, because nucleons are conserved', 'The number of nucleons is conserved, but not their mass.'],
        ['Smaller, because some nucleons turn into energy', 'All nucleons are still there.'],
      ],
      solution: 'When nucleons come together, energy is released, and with it mass: the mass defect is $\\dfrac{E}{c^2}$.',
    },
    {
      text: 'A nucleus has the mass defect $0.030\\text{ u}$. What is its binding energy? ($1\\text{ u} = 931.5\\text{ MeV c}^{-2}$)',
      hint: 'Which energy corresponds to the mass?',
      right: '$28\\text{ MeV}$',
      wrongs: [
        ['$31\\text{ GeV}$', 'You divided by the mass defect.'],
        ['$0.030\\text{ MeV}$', 'You left out the conversion factor.'],
        ['$2.8\\text{ MeV}$', 'You lost a power of ten.'],
      ],
      solution: '$0.030 \\times 931.5 = 28\\text{ MeV}$',
      proof: [28, (0.03 * ATOMIC_MASS_UNIT * c * c) / e / 1e6],
    },
    {
      text: 'Which nuclide lies near the maximum of the curve of binding energy per nucleon?',
      hint: 'Neither fusion nor fission of it releases energy.',
      right: 'iron-56',
      wrongs: [
        ['helium-4', 'Fusion of this nuclide still releases energy.'],
        ['uranium-235', 'Fission of this nuclide releases energy.'],
        ['hydrogen-2', 'Its two nucleons are bound weakly.'],
      ],
      solution: 'The curve rises steeply to about $8.8\\text{ MeV}$ near iron and falls slowly towards heavy nuclides.',
    },
    {
      text: 'The Sun radiates $3.8 \\times 10^{26}\\text{ W}$. What mass does it lose in each second as a result?',
      hint: 'Energy and mass are related by the square of the speed of light.',
      right: '$4.2 \\times 10^{9}\\text{ kg}$',
      wrongs: [
        ['$1.3 \\times 10^{18}\\text{ kg}$', 'You divided by the speed of light once only.'],
        ['$3.4 \\times 10^{43}\\text{ kg}$', 'You multiplied instead of dividing.'],
        ['$4.2 \\times 10^{6}\\text{ kg}$', 'You took tonnes for kilograms.'],
      ],
      solution: '$\\dfrac{3.8 \\times 10^{26}}{\\left(3.00 \\times 10^8\\right)^2} = 4.2 \\times 10^{9}\\text{ kg}$',
      proof: [4.22e9, 3.8e26 / 9e16],
    },
    {
      text: 'Two nuclei have the same nucleon number. The first has the greater mass. What can be deduced?',
      hint: 'What does a smaller mass say about the mass defect?',
      right: 'The second has the greater binding energy, by approximately the difference of the masses',
      wrongs: [
        [
          'The first has the greater binding energy, by approximately the difference of the masses',
          'A greater binding energy means a smaller mass.',
        ],
        ['Both have the same binding energy', 'Then their masses would be nearly equal.'],
        ['The first has more nucleons', 'Their number is given as equal.'],
      ],
      solution:
        'The same number of nucleons has nearly the same mass when separate. The nucleus of the smaller mass has the greater mass defect and binding energy.',
    },
  ],
);

export const massDefect: readonly QuestionTemplate[] = [nucleiCompared, decayEnergy, defectChoice];
