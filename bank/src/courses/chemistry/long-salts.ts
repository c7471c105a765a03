import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { carried, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 about salts: the water in their crystals, and the energy that they take up when they dissolve. */

const tex = String.raw;

const hydratedSalt = defineTemplate({
  key: 'chem-long-hydrated-salt',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.2', 2, 'S2.1', 'S1.4.3', 'R2.1.1'),
  variants: [
    { name: 'magnesium sulfate', metal: 'Mg', water: 7, grams: 4.93, dissolved: 6.16, portion: 25 },
    { name: 'copper(II) sulfate', metal: 'Cu', water: 5, grams: 3.74, dissolved: 5.24, portion: 20 },
    { name: 'zinc sulfate', metal: 'Zn', water: 7, grams: 5.18, dissolved: 7.19, portion: 25 },
    { name: 'nickel(II) sulfate', metal: 'Ni', water: 6, grams: 3.94, dissolved: 4.6, portion: 50 },
  ],
  solve: ({ metal, water, grams, dissolved, portion }) => {
    const salt = molarMass(`${metal}SO4`);
    const hydrate = salt + water * molarMass('H2O');
    const rest = Number(((grams * salt) / hydrate).toFixed(2));
    const concentration = dissolved / hydrate / 0.25;
    const sulfate = (concentration * portion) / 1000;
    return { salt, hydrate, rest, concentration, sulfate, precipitate: sulfate * molarMass('BaSO4') };
  },
  write: ({ name, metal, water, grams, dissolved, portion }, { salt, hydrate, rest, concentration, sulfate, precipitate }) => {
    const lost = grams - rest;
    const [amountOfSalt, amountOfWater] = [rest / salt, lost / molarMass('H2O')];
    return inParts({
      stem: tex`Crystals of hydrated ${name}, $\ce{${metal}SO4} \cdot x\,\ce{H2O}$, are heated in a crucible until the mass no longer changes. The mass of the solid falls from $${grams.toFixed(2)}\text{ g}$ to $${rest.toFixed(2)}\text{ g}$. ($M(\ce{${metal}SO4}) = ${salt.toFixed(2)}\text{ g mol}^{-1}$, $M(\ce{H2O}) = 18.02\text{ g mol}^{-1}$)`,
      hint: 'Compare amounts, not masses: of what, and in which formula unit?',
      parts: [
        {
          ask: tex`Determine the value of $x$.`,
          answer: tex`$x = ${water}$`,
          solution: tex`$n(\ce{${metal}SO4}) = \dfrac{${rest.toFixed(2)}}{${salt.toFixed(2)}} = ${significant(amountOfSalt)}\text{ mol}$ and $n(\ce{H2O}) = \dfrac{${grams.toFixed(2)} - ${rest.toFixed(2)}}{18.02} = ${significant(amountOfWater)}\text{ mol}$. The ratio is $${significant(amountOfWater / amountOfSalt)} : 1$, so $x = ${water}$.`,
          marks: [
            ['M1', tex`$${significant(amountOfSalt)}\text{ mol}$ of the anhydrous salt`],
            ['M1', tex`$${significant(amountOfWater)}\text{ mol}$ of water`],
            ['A1', tex`$x = ${water}$; award 2 of 3 for the ratio of the masses to the nearest whole number`],
          ],
          keys: [value(water, '', { relative: 0.001 })],
        },
        {
          ask: 'Explain why the heating is repeated until the mass is constant, and deduce how stopping too early would change the value found.',
          answer: tex`All water must have left; $x$ would be too small`,
          solution: tex`A constant mass shows that no more water leaves. If some water were left, the loss of mass would be too small and the mass of the residue too large: too little water for too much salt, so $x$ would be too small.`,
          marks: [
            ['R1', 'constant mass: all of the water has been removed'],
            ['A1', tex`$x$ too small`],
          ],
        },
        {
          ask: tex`Describe the bonding in anhydrous ${name}, and explain why its melting point is high.`,
          answer: tex`Electrostatic attraction between $\ce{${metal}^{2+}}$ and $\ce{SO4^{2-}}$ in a lattice; strong forces in all directions`,
          solution: tex`Ions $\ce{${metal}^{2+}}$ and $\ce{SO4^{2-}}$ attract each other electrostatically in a three-dimensional lattice. Much energy is needed to overcome the strong attraction between ions with charges $2+$ and $2-$.`,
          marks: [
            ['A1', 'electrostatic attraction between oppositely charged ions in a lattice'],
            ['R1', 'strong forces throughout the lattice, much energy to overcome them; do not accept intermolecular forces'],
          ],
        },
        {
          ask: 'Explain why the solid does not conduct electricity while its aqueous solution does.',
          answer: 'Ions are fixed in the lattice and free to move in solution',
          solution:
            'The charge is carried by ions. In the solid they are held at their places in the lattice; in solution they are separated by water molecules and free to move.',
          marks: [
            ['R1', 'ions held in the lattice of the solid'],
            ['R1', 'ions free to move in solution; do not accept electrons'],
          ],
        },
        {
          ask: tex`$${dissolved.toFixed(2)}\text{ g}$ of the hydrated crystals are dissolved in water and made up to $250.0\text{ cm}^{3}$. Calculate the concentration of sulfate ions.`,
          answer: tex`$${significant(concentration)}\text{ mol dm}^{-3}$`,
          solution: tex`$M = ${salt.toFixed(2)} + ${water} \times 18.02 = ${hydrate.toFixed(2)}\text{ g mol}^{-1}$. $n = \dfrac{${dissolved.toFixed(2)}}{${hydrate.toFixed(2)}} = ${significant(dissolved / hydrate)}\text{ mol}$ and $c = \dfrac{${significant(dissolved / hydrate)}}{0.2500} = ${significant(concentration)}\text{ mol dm}^{-3}$.`,
          marks: [
            ['M1', tex`molar mass of the hydrate, $${hydrate.toFixed(2)}\text{ g mol}^{-1}$ (ECF from part (a))`],
            ['A1', tex`$${significant(concentration)}\text{ mol dm}^{-3}$`],
          ],
          keys: [
            value(concentration, 'mol dm^-3', {
              slips: [foreseen(dissolved / salt / 0.25, 'The crystals contain water as well.', 'incomplete')],
            }),
          ],
        },
        {
          ask: tex`An excess of barium chloride solution is added to $${portion.toFixed(2)}\text{ cm}^{3}$ of this solution. Write the ionic equation with state symbols, and calculate the mass of the precipitate. ($M(\ce{BaSO4}) = 233.40\text{ g mol}^{-1}$)`,
          answer: tex`$\ce{Ba^{2+}(aq) + SO4^{2-}(aq) -> BaSO4(s)}$; $${significant(precipitate)}\text{ g}$`,
          solution: tex`$\ce{Ba^{2+}(aq) + SO4^{2-}(aq) -> BaSO4(s)}$. $n(\ce{SO4^{2-}}) = ${significant(concentration)} \times ${portion.toFixed(2)} \times 10^{-3} = ${scientific(sulfate)}\text{ mol}$, and $m = ${scientific(sulfate)} \times 233.40 = ${significant(precipitate)}\text{ g}$.`,
          marks: [
            ['A1', 'ionic equation with state symbols'],
            ['M1', tex`$${scientific(sulfate)}\text{ mol}$ of sulfate ions`],
            [
              'A1',
              tex`$${significant(precipitate)}\text{ g}$ (ECF from part (e)); award 2 of 3 for the mass from the whole solution`,
            ],
          ],
          keys: [
            carried(
              {
                ...value(precipitate, 'g', {
                  relative: 0.015,
                  slips: [foreseen((precipitate * 250) / portion, 'Only a portion of the solution is used.')],
                }),
                label: 'Mass',
              },
              `233.4*${portion}c/1000`,
              { c: 'e' },
            ),
          ],
        },
        {
          ask: 'Suggest why barium chloride is added in excess, and how one could test that all sulfate ions have been removed.',
          answer: 'All sulfate must precipitate; a further drop to the filtrate gives no precipitate',
          solution:
            'With an excess of barium ions the sulfate is the limiting reactant and precipitates almost completely. A drop of barium chloride solution added to the clear filtrate must not make it cloudy.',
          marks: [
            ['R1', 'sulfate is the limiting reactant'],
            ['A1', 'filtrate stays clear with more barium chloride'],
          ],
        },
      ],
    });
  },
  check: ({ metal, water, grams, dissolved, portion }, { hydrate, rest, precipitate }) => {
    // Sulfur is kept from the crystals to the precipitate.
    const sulfur = ((dissolved / molarMass(`${metal}SO4`.concat(`H${2 * water}O${water}`))) * portion) / 250;
    assertClose((precipitate / molarMass('BaSO4') / sulfur - 1) * 100, 0, 'sulfur', 1e-6);
    assertClose(((grams - rest) / grams) * hydrate, water * 18.02, 'share of water', 0.01);
    assert.ok(water >= 5);
  },
});

const coldPack = defineTemplate({
  key: 'chem-long-cold-pack',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R1.1', 2, 'S2.1', 'S1.4.3', 'S2.2.1'),
  variants: [
    {
      salt: 'ammonium nitrate',
      formula: 'NH4NO3',
      mass: 80.06,
      grams: 8.0,
      water: 100,
      from: 21.4,
      fall: 5.6,
      book: 25.7,
      pack: 45,
      bag: 180,
    },
    {
      salt: 'ammonium chloride',
      formula: 'NH4Cl',
      mass: 53.5,
      grams: 10.0,
      water: 100,
      from: 20.8,
      fall: 6.1,
      book: 14.8,
      pack: 60,
      bag: 200,
    },
    {
      salt: 'potassium nitrate',
      formula: 'KNO3',
      mass: 101.11,
      grams: 9.0,
      water: 100,
      from: 22.1,
      fall: 6.9,
      book: 34.9,
      pack: 50,
      bag: 220,
    },
    {
      salt: 'potassium chloride',
      formula: 'KCl',
      mass: 74.55,
      grams: 12.0,
      water: 100,
      from: 19.6,
      fall: 6.0,
      book: 17.2,
      pack: 70,
      bag: 250,
    },
  ],
  solve: ({ mass, grams, water, fall, book, pack, bag }) => {
    const heat = (water * 4.18 * fall) / 1000;
    const moles = grams / mass;
    const enthalpy = heat / moles;
    return {
      ...{ heat, moles, enthalpy, error: (100 * (book - enthalpy)) / book, concentration: moles / 0.1 },
      drop: ((pack / mass) * book * 1000) / (bag * 4.18),
    };
  },
  write: (
    { salt, formula: saltFormula, mass, grams, water, from, fall, book, pack, bag },
    { heat, moles, enthalpy, error, concentration, drop },
  ) => {
    const cation = saltFormula.startsWith('NH4') ? 'NH4+' : 'K+';
    const anion = saltFormula.endsWith('NO3') ? 'NO3-' : 'Cl-';
    const isAmmonium = cation === 'NH4+';
    return inParts({
      stem: tex`Cold packs for sports injuries contain water and a salt in separate bags. To test ${salt}, $\ce{${saltFormula}}$ ($M = ${mass.toFixed(2)}\text{ g mol}^{-1}$), $${grams.toFixed(1)}\text{ g}$ of it are stirred into $${water}\text{ cm}^{3}$ of water at $${from.toFixed(1)}\,^{\circ}\text{C}$ in a polystyrene cup. The lowest temperature reached is $${(from - fall).toFixed(1)}\,^{\circ}\text{C}$. (Density of water $1.00\text{ g cm}^{-3}$, specific heat capacity $4.18\text{ J g}^{-1}\text{ K}^{-1}$; use the mass of the water.)`,
      hint: 'Which way does energy flow between the salt and the water? Divide by an amount at the end.',
      parts: [
        {
          ask: 'Calculate the energy that the water gives up, in kJ.',
          answer: tex`$${significant(heat)}\text{ kJ}$`,
          solution: tex`$Q = mc\Delta T = ${water} \times 4.18 \times ${fall.toFixed(1)} \times 10^{-3} = ${significant(heat)}\text{ kJ}$`,
          marks: [
            ['M1', tex`$mc\Delta T$ with a change of $${fall.toFixed(1)}\text{ K}$`],
            ['A1', tex`$${significant(heat)}\text{ kJ}$`],
          ],
          keys: [
            value(heat, 'kJ', { slips: [foreseen((heat * grams) / water, 'The water changes its temperature, not the salt.')] }),
          ],
        },
        {
          ask: tex`Determine the enthalpy change of solution of ${salt}, in $\text{kJ mol}^{-1}$, with its sign.`,
          answer: tex`$+${significant(enthalpy)}\text{ kJ mol}^{-1}$`,
          solution: tex`$n = \dfrac{${grams.toFixed(1)}}{${mass.toFixed(2)}} = ${significant(moles)}\text{ mol}$ and $\Delta H = +\dfrac{${significant(heat)}}{${significant(moles)}} = +${significant(enthalpy)}\text{ kJ mol}^{-1}$. It is positive, as the dissolving salt takes up energy.`,
          marks: [
            ['M1', 'energy over amount'],
            ['A1', tex`$${significant(enthalpy)}\text{ kJ mol}^{-1}$ (ECF from part (a))`],
            ['A1', 'positive sign; award 2 of 3 for a negative sign'],
          ],
          keys: [
            carried(
              value(enthalpy, 'kJ mol^-1', {
                relative: 0.015,
                slips: [foreseen(-enthalpy, 'The temperature falls: the process is endothermic.', 'sign')],
              }),
              `${mass}Q/${grams}`,
              { Q: 'a' },
            ),
          ],
        },
        {
          ask: tex`The accepted value is $+${book.toFixed(1)}\text{ kJ mol}^{-1}$. Calculate the percentage error, and suggest its main source, with a reason for the direction of the error.`,
          answer: tex`$${significant(error, 2)}\,\%$; energy from the surroundings`,
          solution: tex`$\dfrac{${book.toFixed(1)} - ${significant(enthalpy)}}{${book.toFixed(1)}} \times 100 = ${significant(error, 2)}\,\%$. The surroundings are warmer than the solution, so energy flows in. The measured fall of temperature, and with it the enthalpy change, is too small.`,
          marks: [
            ['A1', tex`$${significant(error, 2)}\,\%$ (ECF)`],
            ['A1', 'energy gained from the surroundings'],
            ['R1', 'fall of temperature too small; award 2 of 3 for "heat lost"'],
          ],
          keys: [{ ...value(error, '%', { relative: 0.12 }), label: 'Percentage error' }],
        },
        {
          ask: 'Sketch an energy profile of the dissolving, and state where the energy that is taken up comes from.',
          answer: 'Products above reactants; energy is taken from the kinetic energy of the particles of the water',
          solution: tex`The line of the dissolved ions lies above that of solid and water by $\Delta H$, with a small hump between them. The energy comes from the random motion of the particles of the water, which cools.`,
          marks: [
            ['A1', tex`products above reactants, difference labelled $\Delta H$`],
            ['A1', 'energy comes from the thermal motion of the water'],
          ],
        },
        {
          ask: tex`State the formulae of the ions in the solution, describe how water molecules surround the cation, and calculate the concentration of the salt if the volume is $100\text{ cm}^{3}$.`,
          answer: tex`$\ce{${cation}}$ and $\ce{${anion}}$; oxygen atoms point to the cation; $${significant(concentration)}\text{ mol dm}^{-3}$`,
          solution: tex`$\ce{${cation}}$ and $\ce{${anion}}$. Water molecules are polar: their oxygen atoms, which are partially negative, point to the cation. $c = \dfrac{${significant(moles)}}{0.100} = ${significant(concentration)}\text{ mol dm}^{-3}$`,
          marks: [
            ['A1', tex`$\ce{${cation}}$ and $\ce{${anion}}$`],
            ['A1', 'partially negative oxygen atoms towards the cation'],
            [
              'A1',
              tex`$${significant(concentration)}\text{ mol dm}^{-3}$; award 2 of 3 for an amount instead of a concentration`,
            ],
          ],
          keys: [{ ...value(concentration, 'mol dm^-3'), label: 'Concentration' }],
        },
        isAmmonium
          ? {
              ask: tex`Deduce the shape and bond angle of the ammonium ion, and describe how its fourth bond can form from $\ce{NH3}$.`,
              answer: tex`Tetrahedral, $109.5^\circ$; nitrogen gives both electrons of its lone pair to $\ce{H+}$`,
              solution: tex`Four bonding pairs and no lone pair: tetrahedral, $109.5^\circ$. The nitrogen atom of $\ce{NH3}$ shares its lone pair with $\ce{H+}$, a coordination bond.`,
              marks: [
                ['A1', tex`tetrahedral, $109.5^\circ$`],
                ['A1', 'coordination bond: both electrons from nitrogen'],
              ],
            }
          : {
              ask: tex`State the electron arrangement of the potassium ion, and explain why its radius is smaller than that of the potassium atom.`,
              answer: tex`$2, 8, 8$; one shell fewer`,
              solution: tex`$2, 8, 8$, as in argon. The ion has lost the only electron of the outer shell, so it has one occupied shell fewer than the atom.`,
              marks: [
                ['A1', tex`$2, 8, 8$; accept the configuration by sublevels`],
                ['R1', 'one occupied shell fewer'],
              ],
            },
        {
          ask: tex`A pack contains $${pack}\text{ g}$ of the salt and $${bag}\text{ g}$ of water. Calculate the fall of temperature that the accepted value predicts, and suggest whether the pack should be insulated.`,
          answer: tex`$${significant(drop)}\text{ K}$; not on the side of the injury`,
          solution: tex`$\Delta T = \dfrac{\frac{${pack}}{${mass.toFixed(2)}} \times ${book.toFixed(1)} \times 10^{3}}{${bag} \times 4.18} = ${significant(drop)}\text{ K}$. Energy is meant to flow in from the injured part; insulation on the other side would make the pack last longer.`,
          marks: [
            ['M1', 'energy of the salt over mass and heat capacity of the water'],
            ['A1', tex`$${significant(drop)}\text{ K}$`],
            ['A1', 'a reasoned suggestion; award 2 of 3 for the calculation alone'],
          ],
          keys: [{ ...value(drop, 'K', { relative: 0.015 }), label: 'Fall of temperature' }],
        },
      ],
    });
  },
  check: ({ formula: saltFormula, mass, grams, water, fall, book, pack, bag }, { enthalpy, error, drop }) => {
    assertClose(molarMass(saltFormula), mass, 'molar mass', 1e-3);
    assertClose((enthalpy * 1000 * grams) / mass / (water * 4.18), fall, 'fall of temperature', 1e-9);
    assertClose(drop * bag * 4.18 * mass, pack * book * 1000, 'energy', 1e-9);
    assert.ok(error > 1 && error < 20, `${error}`);
  },
});

export const longQuestionsOnSalts = [hydratedSalt, coldPack];
