import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { FARADAY } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { foreseen, hlOnly } from './marking.ts';

/** Reactivity 3.2: the standard hydrogen electrode and what is measured against it. */

const tex = String.raw;
const volts = (potential: number) => `${potential > 0 ? '+' : ''}${potential.toFixed(2)}`;

interface HalfCell {
  metal: string;
  ion: string;
  charge: number;
  potential: number;
}

const againstHydrogen = defineTemplate({
  key: 'chem-cell-with-hydrogen-electrode',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R3.2.3', 2),
  variants: [
    { metal: 'Zn', ion: 'Zn^{2+}', charge: 2, potential: -0.76 },
    { metal: 'Cu', ion: 'Cu^{2+}', charge: 2, potential: 0.34 },
    { metal: 'Ag', ion: 'Ag^{+}', charge: 1, potential: 0.8 },
    { metal: 'Ni', ion: 'Ni^{2+}', charge: 2, potential: -0.26 },
  ] as readonly HalfCell[],
  solve: ({ potential, charge }) => {
    const electrons = 2;
    return { electrons, gibbs: (-electrons * FARADAY * Math.abs(potential)) / 1000, ions: electrons / charge };
  },
  write: ({ metal, ion, charge, potential }, { gibbs, ions }) => {
    const cathode = potential > 0;
    const [taken, given] = [ions === 1 ? '' : ions, ions === 1 ? '' : ions];
    const equation = cathode
      ? tex`\ce{H2(g) + ${taken}${ion}(aq) -> 2H^{+}(aq) + ${given}${metal}(s)}`
      : tex`\ce{${given}${metal}(s) + 2H^{+}(aq) -> ${taken}${ion}(aq) + H2(g)}`;
    return inParts({
      stem: tex`A half-cell of $\ce{${metal}}$ in a solution of $\ce{${ion}}$ is connected to a standard hydrogen electrode, both under standard conditions. The voltmeter shows $${Math.abs(potential).toFixed(2)}\text{ V}$, and $\ce{${metal}}$ is the ${cathode ? 'positive' : 'negative'} electrode. ($F = 9.65 \times 10^{4}\text{ C mol}^{-1}$)`,
      hint: 'What value has the hydrogen electrode by definition? The sign follows from which electrode is positive.',
      parts: [
        {
          ask: 'State the conditions in the standard hydrogen electrode, and the material on which the reaction takes place.',
          answer: tex`$\ce{H2}$ at $100\text{ kPa}$, $[\ce{H^{+}}] = 1.0\text{ mol dm}^{-3}$, $298\text{ K}$; platinum`,
          solution: tex`Hydrogen gas at $100\text{ kPa}$ bubbles over platinum in an acid with $[\ce{H^{+}}] = 1.0\text{ mol dm}^{-3}$ at $298\text{ K}$. Platinum conducts, does not react and speeds up the reaction.`,
          marks: [
            ['A1', tex`pressure $100\text{ kPa}$ and $[\ce{H^{+}}] = 1.0\text{ mol dm}^{-3}$`],
            ['A1', tex`$298\text{ K}$; accept $25\,^{\circ}\text{C}$`],
            ['A1', 'platinum; do not accept graphite'],
          ],
        },
        {
          ask: tex`Deduce $E^{\ominus}$ of $\ce{${ion}}/\ce{${metal}}$, with its sign.`,
          answer: tex`$${volts(potential)}\text{ V}$`,
          solution: tex`The hydrogen electrode has $0.00\text{ V}$ by definition. $\ce{${metal}}$ is the ${cathode ? 'positive electrode, where reduction takes place' : 'negative electrode, where oxidation takes place'}, so its potential is ${cathode ? 'positive' : 'negative'}: $${volts(potential)}\text{ V}$.`,
          marks: [['A1', tex`$${volts(potential)}\text{ V}$; the sign is needed`]],
          keys: [value(potential, 'V', { slips: [foreseen(-potential, 'Look at which electrode is positive.', 'sign')] })],
        },
        {
          ask: 'Write the equation of the spontaneous reaction.',
          answer: `$${equation}$`,
          solution: tex`$\ce{${metal}}$ is ${cathode ? 'formed by reduction and hydrogen is oxidised' : 'oxidised and hydrogen ions are reduced'}: $${equation}$.`,
          marks: [
            ['A1', 'correct reactants and products'],
            ['A1', 'balanced in atoms and charge; state symbols not required'],
          ],
        },
        {
          ask: tex`Calculate $\Delta G^{\ominus}$ for one mole of $\ce{H2}$, in $\text{kJ mol}^{-1}$.`,
          answer: tex`$${gibbs.toFixed(1)}\text{ kJ mol}^{-1}$`,
          solution: tex`Two moles of electrons pass for each mole of $\ce{H2}$: $\Delta G^{\ominus} = -nFE^{\ominus}_{\text{cell}} = -2 \times 9.65 \times 10^{4} \times ${Math.abs(potential).toFixed(2)}\text{ J mol}^{-1} = ${gibbs.toFixed(1)}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['(M1)', tex`$-nFE$ with $n = 2$`],
            ['A1', tex`$${gibbs.toFixed(1)}\text{ kJ mol}^{-1}$; the sign is needed`],
          ],
          keys: [
            value(gibbs, 'kJ mol⁻¹', {
              slips: [
                foreseen(-gibbs, 'A spontaneous reaction has a negative value.', 'sign'),
                ...(charge === 1 ? [foreseen(gibbs / 2, 'Two electrons pass for each molecule of hydrogen.')] : []),
              ],
            }),
          ],
        },
      ],
    });
  },
  check: ({ charge, potential }, { electrons, gibbs, ions }) => {
    assertClose(ions * charge, electrons, 'charge on both sides');
    // In electronvolts per molecule: twice the potential; one electronvolt per molecule is 96.5 kJ per mole.
    assertClose(gibbs / (-2 * Math.abs(potential)), 96.5, 'kJ per mole and electronvolt', 0.1);
  },
});

const otherReference = defineTemplate({
  key: 'chem-other-reference-electrode',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.2.3', 1),
  variants: [
    { reference: 'Ag^{+}/Ag', shift: 0.8, one: ['Zn^{2+}/Zn', -0.76], two: ['Cu^{2+}/Cu', 0.34] },
    { reference: 'Cu^{2+}/Cu', shift: 0.34, one: ['Mg^{2+}/Mg', -2.37], two: ['Ag^{+}/Ag', 0.8] },
    { reference: 'Ni^{2+}/Ni', shift: -0.26, one: ['Pb^{2+}/Pb', -0.13], two: ['Al^{3+}/Al', -1.66] },
    { reference: 'Zn^{2+}/Zn', shift: -0.76, one: ['Fe^{2+}/Fe', -0.45], two: ['I2/I^{-}', 0.54] },
  ] as readonly { reference: string; shift: number; one: readonly [string, number]; two: readonly [string, number] }[],
  solve: ({ shift, one, two }) => ({
    first: one[1] - shift,
    second: two[1] - shift,
    hydrogen: -shift,
    cell: Math.abs(one[1] - two[1]),
  }),
  write: ({ reference, shift, one, two }, { first, second, hydrogen, cell }) => {
    const couple = (text: string) =>
      text
        .split('/')
        .map((side) => tex`\ce{${side}}`)
        .join('/');
    const stronger = one[1] < two[1] ? one[0] : two[0];
    return inParts({
      stem: tex`Suppose that chemists had given the half-cell $${couple(reference)}$ the standard potential $0.00\text{ V}$ instead of the hydrogen electrode. On the usual scale it has $${volts(shift)}\text{ V}$, $${couple(one[0])}$ has $${volts(one[1])}\text{ V}$ and $${couple(two[0])}$ has $${volts(two[1])}\text{ V}$.`,
      hint: 'Only differences of potentials are measured. What has to be done to every value?',
      parts: [
        {
          ask: tex`Calculate the potentials of $${couple(one[0])}$ and of $${couple(two[0])}$ on the new scale.`,
          answer: tex`$${volts(first)}\text{ V}$ and $${volts(second)}\text{ V}$`,
          solution: tex`Every value ${shift > 0 ? 'falls' : 'rises'} by $${Math.abs(shift).toFixed(2)}\text{ V}$: $${volts(first)}\text{ V}$ and $${volts(second)}\text{ V}$.`,
          marks: [
            ['A1', tex`$${volts(first)}\text{ V}$`],
            ['A1', tex`$${volts(second)}\text{ V}$ (ECF for the same shift in the wrong direction)`],
          ],
          keys: [
            { ...value(first, 'V', { tolerance: 0.005 }), label: tex`$${couple(one[0])}$` },
            { ...value(second, 'V', { tolerance: 0.005 }), label: tex`$${couple(two[0])}$` },
          ],
        },
        {
          ask: 'State the potential of the hydrogen electrode on the new scale.',
          answer: tex`$${volts(hydrogen)}\text{ V}$`,
          solution: tex`It is shifted like all others, from $0.00$ to $${volts(hydrogen)}\text{ V}$.`,
          marks: [['A1', tex`$${volts(hydrogen)}\text{ V}$`]],
          keys: [value(hydrogen, 'V', { tolerance: 0.005 })],
        },
        {
          ask: tex`Show that the potential of a cell of the half-cells $${couple(one[0])}$ and $${couple(two[0])}$ is the same on both scales.`,
          answer: tex`$${cell.toFixed(2)}\text{ V}$ on both`,
          solution: tex`Usual scale: $${Math.max(one[1], two[1]).toFixed(2)} - (${Math.min(one[1], two[1]).toFixed(2)}) = ${cell.toFixed(2)}\text{ V}$. New scale: $${Math.max(first, second).toFixed(2)} - (${Math.min(first, second).toFixed(2)}) = ${cell.toFixed(2)}\text{ V}$.`,
          marks: [
            ['M1', 'cathode minus anode on both scales'],
            ['R1', 'the shift cancels in the difference'],
            ['AG', 'same value'],
          ],
        },
        {
          ask: 'Identify the strongest reducing agent of the two half-cells, and state whether this depends on the scale.',
          answer: tex`$\ce{${stronger.split('/')[1]}}$; it does not`,
          solution: tex`The half-cell of the lower potential has the stronger reducing agent, $\ce{${stronger.split('/')[1]}}$. A shift of all values keeps their order.`,
          marks: [
            ['A1', tex`$\ce{${stronger.split('/')[1]}}$; do not accept the oxidised species`],
            ['A1', 'independent of the scale'],
          ],
        },
      ],
    });
  },
  check: ({ one, two, shift }, { first, second, hydrogen, cell }) => {
    assertClose(Math.abs(first - second), cell, 'difference');
    assertClose(first - hydrogen, one[1], 'against hydrogen');
    assertClose(second - hydrogen, two[1], 'against hydrogen');
    assertClose(shift + hydrogen, 0, 'reference');
  },
});

const hydrogenElectrodeChoice = choiceSet(
  { key: 'chem-hydrogen-electrode-choice', difficulty: 'Easy', placements: hlOnly('R3.2.3', 1) },
  1,
  [
    {
      ask: 'Why is platinum used in the standard hydrogen electrode?',
      right: 'It conducts and does not react under these conditions',
      wrong: [
        ['It is oxidised more easily than hydrogen', 'Then it would go into solution.'],
        ['It provides electrons by dissolving', 'Its mass stays the same.'],
        ['It keeps the concentration of the acid constant', 'It has no effect on the concentration.'],
      ],
      hint: 'A gas and ions in solution need something on which electrons can be exchanged.',
      why: 'Hydrogen gas and hydrogen ions exchange electrons on the surface of an inert conductor, which also works as a catalyst.',
    },
    {
      ask: tex`A cell of $\ce{Ni}/\ce{Ni^{2+}}$ ($E^{\ominus} = -0.26\text{ V}$) and the standard hydrogen electrode delivers a current. In which direction do electrons move in the wire?`,
      right: 'From nickel to platinum',
      wrong: [
        ['From platinum to nickel', 'Electrons leave the electrode of the lower potential.'],
        ['From nickel to platinum through the salt bridge', 'Ions move in the salt bridge, and electrons in the wire.'],
        ['No electrons move, as one potential is zero', 'The difference of the potentials counts.'],
      ],
      hint: 'At which electrode is something oxidised?',
      why: 'Nickel has the lower potential and is oxidised; its electrons move through the wire to the platinum, where hydrogen ions are reduced.',
    },
    {
      ask: tex`What is the potential of the standard hydrogen electrode, and why?`,
      right: tex`$0.00\text{ V}$, by definition`,
      wrong: [
        [tex`$0.00\text{ V}$, because no electrons are exchanged there`, 'Electrons are exchanged in both directions.'],
        [tex`$1.00\text{ V}$, because the concentration is $1.00\text{ mol dm}^{-3}$`, 'A concentration is no potential.'],
        [tex`$0.00\text{ V}$, as measured with an ideal voltmeter`, 'A voltmeter shows differences of two potentials only.'],
      ],
      hint: 'Can the potential of a single electrode be measured?',
      why: 'Only differences can be measured, so one electrode is given a value by agreement.',
    },
    {
      ask: tex`In a standard hydrogen electrode hydrochloric acid of $1.0\text{ mol dm}^{-3}$ is replaced by ethanoic acid of $1.0\text{ mol dm}^{-3}$. Why is it no longer a standard electrode?`,
      right: tex`$[\ce{H^{+}}]$ is smaller than $1.0\text{ mol dm}^{-3}$`,
      wrong: [
        [tex`$[\ce{H^{+}}]$ is greater than $1.0\text{ mol dm}^{-3}$`, 'A weak acid is only partly dissociated.'],
        ['Ethanoic acid does not conduct at all', 'Its ions conduct, though less well.'],
        ['Ethanoic acid reacts with platinum', 'Platinum does not react with it.'],
      ],
      hint: 'Which particle has a prescribed concentration?',
      why: 'A weak acid is only partly dissociated, so the concentration of hydrogen ions is far below the standard value.',
    },
    {
      ask: tex`Which metal reacts with acid under standard conditions, as the potentials of its ions against hydrogen show?`,
      right: tex`iron, $E^{\ominus} = -0.45\text{ V}$`,
      wrong: [
        [tex`copper, $E^{\ominus} = +0.34\text{ V}$`, 'Its potential is higher than that of hydrogen.'],
        [tex`silver, $E^{\ominus} = +0.80\text{ V}$`, 'Its ions are reduced by hydrogen, not the other way round.'],
        ['none of them, as hydrogen has $0.00\\text{ V}$', 'A metal below zero can reduce hydrogen ions.'],
      ],
      hint: 'Which sign makes the cell potential of metal and acid positive?',
      why: 'Hydrogen ions oxidise metals whose potential is negative: $0.00 - (-0.45) = +0.45\\text{ V}$ for iron.',
    },
    {
      ask: tex`A half-cell X is the positive electrode against hydrogen with $0.80\text{ V}$, a half-cell Y the negative one with $0.40\text{ V}$. What is the potential of a cell of X and Y?`,
      right: tex`$1.20\text{ V}$`,
      wrong: [
        [tex`$0.40\text{ V}$`, 'You left out the sign of one of the potentials.'],
        [tex`$0.60\text{ V}$`, 'You took the mean of the two values.'],
        [tex`$0.32\text{ V}$`, 'You multiplied the two values.'],
      ],
      hint: 'Where does each of the three electrodes lie on one scale?',
      why: tex`X has $+0.80\text{ V}$ and Y $-0.40\text{ V}$: $0.80 - (-0.40) = 1.20\text{ V}$.`,
      proof: [1.2, 0.8 + 0.4],
    },
  ],
);

export const hydrogenElectrode = [againstHydrogen, otherReference, hydrogenElectrodeChoice];
