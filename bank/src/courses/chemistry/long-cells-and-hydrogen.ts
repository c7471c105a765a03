import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { atomicMass, molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 about cells: two metals, and hydrogen as a fuel. */

const tex = String.raw;

const metalsInCells = defineTemplate({
  key: 'chem-long-metals-in-a-cell',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.2.2', 2, 'S1.3', 'S2.3', 'R3.2.1'),
  variants: [
    {
      anode: 'Zn',
      anodeName: 'zinc',
      cathode: 'Cu',
      cathodeName: 'copper',
      charge: 2,
      loss: 0.42,
      shells: '[Ar] 3d^{10} 4s^{2}',
      ion: '[Ar] 3d^{10}',
      between: 'iron',
    },
    {
      anode: 'Mg',
      anodeName: 'magnesium',
      cathode: 'Cu',
      cathodeName: 'copper',
      charge: 2,
      loss: 0.18,
      shells: '[Ne] 3s^{2}',
      ion: '[He] 2s^{2} 2p^{6}',
      between: 'zinc',
    },
    {
      anode: 'Fe',
      anodeName: 'iron',
      cathode: 'Ag',
      cathodeName: 'silver',
      charge: 1,
      loss: 0.25,
      shells: '[Ar] 3d^{6} 4s^{2}',
      ion: '[Ar] 3d^{6}',
      between: 'copper',
    },
    {
      anode: 'Zn',
      anodeName: 'zinc',
      cathode: 'Ag',
      cathodeName: 'silver',
      charge: 1,
      loss: 0.31,
      shells: '[Ar] 3d^{10} 4s^{2}',
      ion: '[Ar] 3d^{10}',
      between: 'lead',
    },
  ],
  solve: ({ anode, cathode, charge, loss }) => {
    const dissolved = loss / atomicMass(anode);
    const deposited = (dissolved * 2) / charge;
    return { dissolved, electrons: 2 * dissolved, deposited, gain: deposited * atomicMass(cathode) };
  },
  write: (
    { anode, anodeName, cathode, cathodeName, charge, loss, shells, ion, between },
    { dissolved, electrons, deposited, gain },
  ) => {
    const cathodeIon = charge === 2 ? `${cathode}^{2+}` : `${cathode}^{+}`;
    const half =
      charge === 2 ? tex`\ce{${cathodeIon}(aq) + 2e^{-} -> ${cathode}(s)}` : tex`\ce{${cathodeIon}(aq) + e^{-} -> ${cathode}(s)}`;
    const whole =
      charge === 2
        ? tex`\ce{${anode}(s) + ${cathodeIon}(aq) -> ${anode}^{2+}(aq) + ${cathode}(s)}`
        : tex`\ce{${anode}(s) + 2${cathodeIon}(aq) -> ${anode}^{2+}(aq) + 2${cathode}(s)}`;
    return inParts({
      stem: tex`A strip of ${anodeName} in a solution of $\ce{${anode}^{2+}}$ ions and a strip of ${cathodeName} in a solution of $\ce{${cathodeIon}}$ ions form a voltaic cell with a salt bridge. ${anodeName[0]?.toUpperCase()}${anodeName.slice(1)} is the more reactive metal. ($M(\ce{${anode}}) = ${atomicMass(anode).toFixed(2)}$, $M(\ce{${cathode}}) = ${atomicMass(cathode).toFixed(2)}\text{ g mol}^{-1}$)`,
      hint: 'Which metal gives up electrons more readily? All of the electrons that leave one strip reach the other.',
      parts: [
        {
          ask: tex`Write the electron configurations of the ${anodeName} atom and of the $\ce{${anode}^{2+}}$ ion, with a noble gas core.`,
          answer: tex`$\text{${shells.slice(0, 4)}}\,${spaced(shells.slice(5))}$; $\text{${ion.slice(0, 4)}}\,${spaced(ion.slice(5))}$`,
          solution: tex`Atom: $\text{${shells.slice(0, 4)}}\,${spaced(shells.slice(5))}$. The ion has lost the two electrons of the outer s sublevel: $\text{${ion.slice(0, 4)}}\,${spaced(ion.slice(5))}$.`,
          marks: [
            ['A1', 'atom'],
            ['A1', 'ion, without the outer s electrons'],
          ],
        },
        {
          ask: 'Explain why metals conduct electricity and can be hammered into another shape without breaking.',
          answer: 'Delocalised electrons; layers of ions slide, the bonding is not directional',
          solution:
            'Delocalised electrons can move through the lattice of ions and carry charge. Layers of ions can slide over each other while the delocalised electrons still attract all of them: the bonding acts in all directions.',
          marks: [
            ['R1', 'delocalised electrons move'],
            ['R1', 'layers slide; the non-directional bonding stays'],
          ],
        },
        {
          ask: 'Write the half-equations at both electrodes and the equation for the whole cell.',
          answer: tex`$\ce{${anode}(s) -> ${anode}^{2+}(aq) + 2e^{-}}$; $${half}$; $${whole}$`,
          solution: tex`The more reactive metal is oxidised: $\ce{${anode}(s) -> ${anode}^{2+}(aq) + 2e^{-}}$. At the other electrode $${half}$. With equal numbers of electrons: $${whole}$.`,
          marks: [
            ['A1', tex`$\ce{${anode} -> ${anode}^{2+} + 2e^{-}}$`],
            ['A1', tex`$${half}$`],
            ['A1', tex`whole equation, with the electrons cancelled; award 2 of 3 where the half-equations are exchanged`],
          ],
        },
        {
          ask: 'State which electrode is the anode, the direction in which electrons flow in the wire, and the direction in which anions move in the salt bridge.',
          answer: `${anodeName[0]?.toUpperCase()}${anodeName.slice(1)}; from ${anodeName} to ${cathodeName}; towards the ${anodeName} half-cell`,
          solution: `Oxidation takes place at the anode, the ${anodeName}. Its electrons flow through the wire to the ${cathodeName}. Positive ions form in the ${anodeName} half-cell, so anions move towards it to keep the solution neutral.`,
          marks: [
            ['A1', `anode: ${anodeName}`],
            ['A1', `electrons from ${anodeName} to ${cathodeName}`],
            ['A1', `anions towards the ${anodeName} half-cell; award 2 of 3 for electrons in the salt bridge`],
          ],
        },
        {
          ask: tex`The ${anodeName} loses $${loss.toFixed(2)}\text{ g}$. Determine the mass by which the ${cathodeName} becomes heavier.`,
          answer: tex`$${significant(gain)}\text{ g}$`,
          solution: tex`$\dfrac{${loss.toFixed(2)}}{${atomicMass(anode).toFixed(2)}} = ${scientific(dissolved)}\text{ mol}$ of ${anodeName} give $${scientific(electrons)}\text{ mol}$ of electrons, which deposit $${scientific(deposited)}\text{ mol}$ of ${cathodeName}: $${scientific(deposited, 4)} \times ${atomicMass(cathode).toFixed(2)} = ${significant(gain)}\text{ g}$.`,
          marks: [
            ['M1', tex`$${scientific(dissolved)}\text{ mol}$ of ${anodeName}`],
            ['M1', tex`ratio from the electrons`],
            ['A1', tex`$${significant(gain)}\text{ g}$; award 2 of 3 for a wrong ratio`],
          ],
          keys: [
            value(gain, 'g', {
              relative: 0.015,
              slips: [
                foreseen((gain * charge) / 2, 'Count the electrons of both half-equations.'),
                foreseen(loss, 'Amounts of electrons are equal, not masses of metals.'),
              ],
            }),
          ],
        },
        {
          ask: tex`The ${anodeName} half-cell is replaced by one of ${between}, whose reactivity lies between the two metals. Predict how the voltage changes, and what would be seen if a strip of ${between} were put into the solution of $\ce{${cathodeIon}}$ ions.`,
          answer: `Smaller voltage; the strip is covered with ${cathodeName}`,
          solution: `The two metals are now closer in reactivity, so the voltage is smaller. ${between[0]?.toUpperCase()}${between.slice(1)} is more reactive than ${cathodeName} and reduces its ions, so ${cathodeName} is deposited on the strip.`,
          marks: [
            ['A1', 'smaller voltage, as the difference in reactivity is smaller'],
            ['A1', `${cathodeName} deposited on the strip`],
          ],
        },
      ],
    });
  },
  check: ({ anode, cathode, charge, loss }, { gain }) => {
    // The charge that leaves one strip reaches the other.
    const coulombs = (mass: number, symbol: string, each: number) => (mass / atomicMass(symbol)) * each * 9.65e4;
    assertClose(coulombs(loss, anode, 2) / coulombs(gain, cathode, charge), 1, 'charge', 1e-9);
  },
});

/** The sublevels of a configuration in TeX with upright letters: `3d^{10} 4s^{2}`. */
function spaced(sublevels: string): string {
  return sublevels.replace(/(\d)([spd])/g, '$1\\text{$2}').replaceAll(' ', '\\,');
}

const hydrogenAsFuel = defineTemplate({
  key: 'chem-long-hydrogen-as-fuel',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R1.2.1', 2, 'R1.3', 'R3.2.2', 'S1.5'),
  variants: [
    {
      vehicle: 'a bus',
      kilograms: 30,
      bar: 35,
      kelvin: 288,
      efficiency: 52,
      other: 'methane',
      otherFormula: 'CH4',
      otherHeat: 891,
    },
    {
      vehicle: 'a car',
      kilograms: 5.6,
      bar: 70,
      kelvin: 293,
      efficiency: 55,
      other: 'octane',
      otherFormula: 'C8H18',
      otherHeat: 5470,
    },
    {
      vehicle: 'a train',
      kilograms: 180,
      bar: 35,
      kelvin: 283,
      efficiency: 48,
      other: 'methanol',
      otherFormula: 'CH4O',
      otherHeat: 726,
    },
    {
      vehicle: 'a ferry',
      kilograms: 400,
      bar: 25,
      kelvin: 298,
      efficiency: 50,
      other: 'propane',
      otherFormula: 'C3H8',
      otherHeat: 2219,
    },
  ],
  solve: ({ kilograms, bar, kelvin, efficiency, otherFormula, otherHeat }) => {
    const enthalpy = 2 * 436 + 498 - 4 * 463;
    const moles = (kilograms * 1000) / 2.02;
    return {
      ...{ enthalpy, moles, volume: (moles * 8.31 * kelvin) / (bar * 1e6), specific: -enthalpy / 2 / 2.02 },
      ...{ otherSpecific: otherHeat / molarMass(otherFormula), useful: ((moles * 286) / 1000) * (efficiency / 100) },
      carbon: ((kilograms * 1000) / 2.02 / 4) * 44.01 * 1e-3,
    };
  },
  write: (
    { vehicle, kilograms, bar, kelvin, efficiency, other, otherFormula, otherHeat },
    { enthalpy, moles, volume, specific, otherSpecific, useful, carbon },
  ) =>
    inParts({
      stem: tex`The tank of ${vehicle} holds $${significant(kilograms, kilograms < 10 ? 2 : 3)}\text{ kg}$ of hydrogen at a pressure of $${bar}\text{ MPa}$ and a temperature of $${kelvin}\text{ K}$. A fuel cell uses it to drive an electric motor. Mean bond enthalpies, in $\text{kJ mol}^{-1}$: $\ce{H-H}$ $436$, $\ce{O=O}$ $498$, $\ce{O-H}$ $463$. ($M(\ce{H2}) = 2.02\text{ g mol}^{-1}$, $R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      hint: 'Energy for each mole, for each gram, for each tank: keep apart what each part asks for.',
      parts: [
        {
          ask: tex`Determine the enthalpy change of $\ce{2H2(g) + O2(g) -> 2H2O(g)}$ from the bond enthalpies.`,
          answer: tex`$${enthalpy}\text{ kJ mol}^{-1}$`,
          solution: tex`Broken: $2 \times 436 + 498 = 1370\text{ kJ}$. Formed: $4 \times 463 = 1852\text{ kJ}$. $\Delta H = 1370 - 1852 = ${enthalpy}\text{ kJ mol}^{-1}$`,
          marks: [
            ['M1', tex`bonds broken: $1370\text{ kJ}$`],
            ['M1', tex`bonds formed: $1852\text{ kJ}$`],
            ['A1', tex`$${enthalpy}\text{ kJ mol}^{-1}$; award 2 of 3 for the opposite sign`],
          ],
          keys: [
            value(enthalpy, 'kJ mol^-1', {
              relative: 0.002,
              slips: [
                foreseen(-enthalpy, 'Bonds formed release energy.', 'sign'),
                foreseen(1370 - 926, 'Two molecules of water have four bonds.'),
              ],
            }),
          ],
        },
        {
          ask: tex`Calculate the energy released by $1\text{ g}$ of hydrogen by this value, and compare it with ${other}, $\ce{${otherFormula}}$, whose enthalpy of combustion is $-${otherHeat}\text{ kJ mol}^{-1}$.`,
          answer: tex`$${significant(specific)}\text{ kJ}$ against $${significant(otherSpecific)}\text{ kJ}$`,
          solution: tex`$\dfrac{${-enthalpy}}{2 \times 2.02} = ${significant(specific)}\text{ kJ}$ for $1\text{ g}$ of hydrogen; $\dfrac{${otherHeat}}{${molarMass(otherFormula).toFixed(2)}} = ${significant(otherSpecific)}\text{ kJ}$ for $1\text{ g}$ of ${other}. Hydrogen releases $${significant(specific / otherSpecific, 2)}$ times as much.`,
          marks: [
            ['A1', tex`$${significant(specific)}\text{ kJ}$ (ECF from part (a))`],
            ['A1', tex`$${significant(otherSpecific)}\text{ kJ}$`],
          ],
          keys: [
            {
              ...value(specific, 'kJ', { slips: [foreseen(2 * specific, 'The equation burns two moles of hydrogen.')] }),
              label: 'Hydrogen',
            },
            { ...value(otherSpecific, 'kJ'), label: other[0]?.toUpperCase() + other.slice(1) },
          ],
        },
        {
          ask: tex`Show that the hydrogen would fill a tank of about $${significant(volume, 2)}\text{ m}^{3}$, and state an assumption.`,
          answer: tex`$${significant(volume)}\text{ m}^{3}$; hydrogen behaves as an ideal gas`,
          solution: tex`$n = \dfrac{${significant(kilograms * 1000, 4)}}{2.02} = ${significant(moles)}\text{ mol}$ and $V = \dfrac{nRT}{p} = \dfrac{${significant(moles, 4)} \times 8.31 \times ${kelvin}}{${bar} \times 10^{6}} = ${significant(volume)}\text{ m}^{3}$. At such a high pressure hydrogen is not quite ideal.`,
          marks: [
            ['M1', 'amount of hydrogen'],
            ['M1', tex`$pV = nRT$`],
            ['AG', tex`$${significant(volume, 2)}\text{ m}^{3}$`],
            ['A1', 'ideal behaviour; accept no volume of the particles, or no forces between them'],
          ],
        },
        {
          ask: tex`Write the half-equations at the two electrodes of a fuel cell with an acidic electrolyte, and state at which of them oxidation takes place.`,
          answer: tex`$\ce{H2 -> 2H^{+} + 2e^{-}}$ at the anode (oxidation); $\ce{O2 + 4H^{+} + 4e^{-} -> 2H2O}$ at the cathode`,
          solution: tex`Hydrogen is oxidised at the anode: $\ce{H2 -> 2H^{+} + 2e^{-}}$. Oxygen is reduced at the cathode: $\ce{O2 + 4H^{+} + 4e^{-} -> 2H2O}$.`,
          marks: [
            ['A1', tex`$\ce{H2 -> 2H^{+} + 2e^{-}}$`],
            ['A1', tex`$\ce{O2 + 4H^{+} + 4e^{-} -> 2H2O}$`],
            ['A1', 'oxidation at the anode; award 2 of 3 for half-equations with hydroxide ions'],
          ],
        },
        {
          ask: tex`The cell turns $${efficiency}\,\%$ of the energy of combustion ($286\text{ kJ}$ for each mole of hydrogen) into electrical energy. Calculate the electrical energy from one tank, in MJ.`,
          answer: tex`$${significant(useful)}\text{ MJ}$`,
          solution: tex`$${significant(moles, 4)} \times 286 \times 10^{-3} \times ${significant(efficiency / 100, 2)} = ${significant(useful)}\text{ MJ}$`,
          marks: [
            ['M1', 'amount of hydrogen times energy and efficiency'],
            ['A1', tex`$${significant(useful)}\text{ MJ}$`],
          ],
          keys: [
            value(useful, 'MJ', {
              relative: 0.015,
              slips: [foreseen((useful * 100) / efficiency, 'You left out the efficiency.', 'incomplete')],
            }),
          ],
        },
        {
          before: tex`Most hydrogen is made from methane: $\ce{CH4(g) + 2H2O(g) -> CO2(g) + 4H2(g)}$.`,
          ask: tex`Calculate the mass of carbon dioxide, in kg, that forms when the hydrogen for one tank is made in this way.`,
          answer: tex`$${significant(carbon)}\text{ kg}$`,
          solution: tex`A quarter as much $\ce{CO2}$ as $\ce{H2}$: $\dfrac{${significant(moles, 4)}}{4} \times 44.01 \times 10^{-3} = ${significant(carbon)}\text{ kg}$.`,
          marks: [
            ['M1', tex`ratio $1 : 4$`],
            ['A1', tex`$${significant(carbon)}\text{ kg}$`],
          ],
          keys: [
            value(carbon, 'kg', {
              relative: 0.015,
              slips: [foreseen(4 * carbon, 'Four moles of hydrogen come with one of carbon dioxide.')],
            }),
          ],
        },
        {
          ask: 'Hence discuss whether hydrogen is a fuel without carbon emissions.',
          answer: 'Its use releases water alone; its production from methane releases carbon dioxide',
          solution:
            'The fuel cell itself releases only water. But hydrogen made from methane has released carbon dioxide before, so the answer depends on how it is made: by electrolysis with renewable electricity little is emitted.',
          marks: [
            ['R1', 'only water is released in use, carbon dioxide in production from methane'],
            ['R1', 'depends on production: electrolysis with renewable energy'],
          ],
        },
      ],
    }),
  check: ({ kilograms, bar, kelvin, efficiency }, { enthalpy, volume, useful, carbon }) => {
    // Water has about 242 kJ for each mole as a gas; mean bond enthalpies agree with it.
    assertClose(enthalpy / 2, -242, 'enthalpy', 0.02);
    assertClose((((bar * 1e6 * volume) / (8.31 * kelvin)) * 2.02) / 1000, kilograms, 'mass', 1e-9);
    assertClose((useful / (efficiency / 100)) * 2.02, kilograms * 286, 'energy', 1e-9);
    assertClose(carbon / kilograms, 44.01 / (4 * 2.02), 'carbon dioxide', 1e-9);
  },
});

export const longQuestionsOnCells = [metalsInCells, hydrogenAsFuel];
