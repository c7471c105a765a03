import { molarMass } from './elements.ts';
import { choiceSet } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 1.2 and 1.3, multiple choice for both levels: combined equations, bond enthalpies and fuels. */

const tex = String.raw;

const combined = choiceSet({ key: 'chem-equations-combined-choice', difficulty: 'Hard', placements: both('R1.2.1', 1) }, 0, [
  {
    ask: tex`$\Delta H$ of $\ce{C(s) + O2(g) -> CO2(g)}$ is $-394\text{ kJ}$ and that of $\ce{CO(g) + \frac{1}{2}O2(g) -> CO2(g)}$ is $-283\text{ kJ}$. What is $\Delta H$ of $\ce{C(s) + \frac{1}{2}O2(g) -> CO(g)}$, in $\text{kJ}$?`,
    right: '$-111$',
    wrong: [
      ['$+111$', 'You subtracted in the wrong order.'],
      ['$-677$', 'You added the equations without reversing one of them.'],
      ['$-197$', 'You halved the first value along with the oxygen.'],
    ],
    hint: 'On which side must carbon monoxide be?',
    why: tex`Reverse the second equation, which changes its sign, and add it to the first: $-394 + 283 = -111\text{ kJ}$.`,
    proof: [-394 + 283, -111],
  },
  {
    ask: tex`$\Delta H$ of $\ce{S(s) + O2(g) -> SO2(g)}$ is $-297\text{ kJ}$ and that of $\ce{2SO2(g) + O2(g) -> 2SO3(g)}$ is $-198\text{ kJ}$. What is $\Delta H$ of $\ce{2S(s) + 3O2(g) -> 2SO3(g)}$, in $\text{kJ}$?`,
    right: '$-792$',
    wrong: [
      ['$-495$', 'You added the values without making the amounts of sulfur dioxide equal.'],
      ['$-396$', 'You found the value for one mole of sulfur.'],
      ['$-693$', 'You doubled the value of the wrong equation.'],
    ],
    hint: 'How much sulfur dioxide must cancel?',
    why: tex`Double the first equation so that two moles of $\ce{SO2}$ cancel: $2 \times (-297) + (-198) = -792\text{ kJ}$.`,
    proof: [-2 * 297 - 198, -792],
  },
  {
    ask: tex`$\Delta H$ of $\ce{N2(g) + O2(g) -> 2NO(g)}$ is $+182\text{ kJ}$ and that of $\ce{2NO(g) + O2(g) -> 2NO2(g)}$ is $-114\text{ kJ}$. What is $\Delta H$ of $\ce{NO2(g) -> \frac{1}{2}N2(g) + O2(g)}$, in $\text{kJ}$?`,
    right: '$-34$',
    wrong: [
      ['$+34$', 'You did not reverse the sum of the equations.'],
      ['$-68$', 'You did not halve the sum of the equations.'],
      ['$+68$', 'You neither reversed nor halved the sum of the equations.'],
    ],
    hint: 'What do the two equations add up to?',
    why: tex`The sum of the equations has $182 - 114 = +68\text{ kJ}$ for two moles of $\ce{NO2}$. The equation wanted is half of it, reversed: $-34\text{ kJ}$.`,
    proof: [-(182 - 114) / 2, -34],
  },
  {
    ask: tex`$\Delta H$ of $\ce{H2(g) + \frac{1}{2}O2(g) -> H2O(g)}$ is $-242\text{ kJ}$ and that of $\ce{H2O(l) -> H2O(g)}$ is $+44\text{ kJ}$. What is $\Delta H$ of $\ce{2H2(g) + O2(g) -> 2H2O(l)}$, in $\text{kJ}$?`,
    right: '$-572$',
    wrong: [
      ['$-286$', 'You found the value for one mole of water.'],
      ['$-396$', 'You added the energy of evaporation instead of subtracting it.'],
      ['$-528$', 'You doubled the first value only.'],
    ],
    hint: 'Does water release or take in energy when it condenses?',
    why: tex`Condensing releases $44\text{ kJ}$ more for each mole: $2 \times (-242 - 44) = -572\text{ kJ}$.`,
    proof: [-2 * (242 + 44), -572],
  },
]);

const unknownBond = choiceSet({ key: 'chem-bond-enthalpy-deduced', difficulty: 'Hard', placements: both('R1.2.1', 1) }, 1, [
  {
    ask: tex`For $\ce{N2(g) + 3H2(g) -> 2NH3(g)}$ $\Delta H = -93\text{ kJ}$. Bond enthalpies: $\ce{N#N}$ $945$, $\ce{H-H}$ $436\text{ kJ mol}^{-1}$. What is the mean bond enthalpy of $\ce{N-H}$, in $\text{kJ mol}^{-1}$?`,
    right: '$391$',
    wrong: [
      ['$360$', 'You used the enthalpy change with the wrong sign.'],
      ['$376$', 'You left out the enthalpy change.'],
      ['$782$', 'You counted the bonds of one molecule of ammonia only.'],
    ],
    hint: 'How many bonds are broken, and how many are formed?',
    why: tex`Bonds broken: $945 + 3 \times 436 = 2253\text{ kJ}$. Six $\ce{N-H}$ bonds form, so $2253 - 6x = -93$ and $x = 391\text{ kJ mol}^{-1}$.`,
    proof: [(945 + 3 * 436 + 93) / 6, 391],
  },
  {
    ask: tex`For $\ce{H2(g) + Br2(g) -> 2HBr(g)}$ $\Delta H = -103\text{ kJ}$. Bond enthalpies: $\ce{H-H}$ $436$, $\ce{Br-Br}$ $193\text{ kJ mol}^{-1}$. What is the bond enthalpy of $\ce{H-Br}$, in $\text{kJ mol}^{-1}$?`,
    right: '$366$',
    wrong: [
      ['$263$', 'You used the enthalpy change with the wrong sign.'],
      ['$315$', 'You left out the enthalpy change.'],
      ['$732$', 'You gave the energy of both bonds.'],
    ],
    hint: 'Which bonds are broken, and which are formed?',
    why: tex`Bonds broken: $436 + 193 = 629\text{ kJ}$. Two $\ce{H-Br}$ bonds form, so $629 - 2x = -103$ and $x = 366\text{ kJ mol}^{-1}$.`,
    proof: [(436 + 193 + 103) / 2, 366],
  },
  {
    ask: tex`For $\ce{2O3(g) -> 3O2(g)}$ $\Delta H = -286\text{ kJ}$. The bond enthalpy of $\ce{O2}$ is $498\text{ kJ mol}^{-1}$. What is the mean enthalpy of the two bonds in an ozone molecule, in $\text{kJ mol}^{-1}$?`,
    right: '$302$',
    wrong: [
      ['$374$', 'You left out the enthalpy change.'],
      ['$445$', 'You used the enthalpy change with the wrong sign.'],
      ['$604$', 'You gave the energy of both bonds of a molecule.'],
    ],
    hint: 'How many bonds do two ozone molecules have?',
    why: tex`Four bonds are broken and three formed: $4x - 3 \times 498 = -286$, so $x = 302\text{ kJ mol}^{-1}$.`,
    proof: [(3 * 498 - 286) / 4, 302],
  },
  {
    ask: tex`For $\ce{CH4(g) -> C(g) + 4H(g)}$ $\Delta H = +1656\text{ kJ}$ and for $\ce{C2H6(g) -> 2C(g) + 6H(g)}$ $\Delta H = +2830\text{ kJ}$. What do these give for the bond enthalpy of $\ce{C-C}$, in $\text{kJ mol}^{-1}$?`,
    right: '$346$',
    wrong: [
      ['$414$', 'You gave the mean bond enthalpy between carbon and hydrogen.'],
      ['$404$', 'You shared the second value equally among all bonds.'],
      ['$1174$', 'You subtracted the two values as they are.'],
    ],
    hint: 'What does the first value tell you about one bond?',
    why: tex`One $\ce{C-H}$ bond takes $\dfrac{1656}{4} = 414\text{ kJ mol}^{-1}$. Ethane has six of them and one $\ce{C-C}$ bond: $2830 - 6 \times 414 = 346\text{ kJ mol}^{-1}$.`,
    proof: [2830 - (6 * 1656) / 4, 346],
  },
]);

const fuels = choiceSet({ key: 'chem-fuel-for-the-same-energy', difficulty: 'Hard', placements: both('R1.3', 1) }, 2, [
  {
    ask: tex`Enthalpies of combustion in $\text{kJ mol}^{-1}$: $\ce{CH4}$ $-891$, $\ce{CH3OH}$ $-726$, $\ce{C2H5OH}$ $-1367$, $\ce{C3H8}$ $-2219$. Which fuel releases the least carbon dioxide for the same energy?`,
    right: tex`$\ce{CH4}$`,
    wrong: [
      [tex`$\ce{CH3OH}$`, 'It has one carbon atom but releases less energy.'],
      [tex`$\ce{C2H5OH}$`, 'Divide the energy by the number of carbon atoms.'],
      [tex`$\ce{C3H8}$`, 'You chose the largest energy for one mole.'],
    ],
    hint: 'How much energy comes with each mole of carbon dioxide?',
    why: tex`The energy for each mole of $\ce{CO2}$ is $891\text{ kJ}$ for methane, $726\text{ kJ}$ for methanol, $684\text{ kJ}$ for ethanol and $740\text{ kJ}$ for propane. The largest means the least carbon dioxide.`,
  },
  {
    ask: tex`The enthalpy of combustion of propane is $-2219\text{ kJ mol}^{-1}$. What mass of carbon dioxide does it release with each $1000\text{ kJ}$? ($M(\ce{CO2}) = 44.01\text{ g mol}^{-1}$)`,
    right: tex`$59.5\text{ g}$`,
    wrong: [
      [tex`$19.8\text{ g}$`, 'You took one molecule of carbon dioxide for each molecule of propane.'],
      [tex`$132\text{ g}$`, 'You gave the mass for one mole of propane.'],
      [tex`$293\text{ g}$`, 'You divided by the amount of propane instead of multiplying.'],
    ],
    hint: 'What amount of propane has to burn?',
    why: tex`$\dfrac{1000}{2219} = 0.4507\text{ mol}$ of propane burns and releases three times as much $\ce{CO2}$: $0.4507 \times 3 \times 44.01 = 59.5\text{ g}$.`,
    proof: [(1000 / 2219) * 3 * molarMass('CO2'), 59.5],
  },
  {
    ask: tex`Which liquid releases the most energy from a full tank?

| fuel | specific energy / $\text{kJ g}^{-1}$ | density / $\text{g cm}^{-3}$ |
| --- | --- | --- |
| methanol | 22.7 | 0.792 |
| ethanol | 29.7 | 0.789 |
| hexane | 48.3 | 0.655 |
| octane | 47.9 | 0.703 |`,
    right: 'octane',
    wrong: [
      ['methanol', 'You chose the largest density.'],
      ['ethanol', 'Its density is large, but the energy of each gram is too small.'],
      ['hexane', 'You compared the energy of equal masses.'],
    ],
    hint: 'A full tank has a fixed volume.',
    why: tex`Energy density is specific energy times density: $47.9 \times 0.703 = 33.7\text{ kJ cm}^{-3}$ for octane, against $31.6$ for hexane, $23.4$ for ethanol and $18.0$ for methanol.`,
    proof: [47.9 * 0.703, 33.7],
  },
  {
    ask: tex`Burning one mole of carbon atoms as coal releases $394\text{ kJ}$, as methane $891\text{ kJ}$. By what percentage does the release of carbon dioxide fall when methane replaces coal and the energy stays the same?`,
    right: tex`$56\,\%$`,
    wrong: [
      [tex`$0\,\%$`, 'One carbon atom gives one molecule in both, but less methane has to burn.'],
      [tex`$44\,\%$`, 'You gave the share that is still released.'],
      [tex`$126\,\%$`, 'You found by how much more energy methane releases.'],
    ],
    hint: 'How much carbon dioxide comes with one kilojoule from each?',
    why: tex`For the same energy methane releases $\dfrac{394}{891} = 0.44$ times as much carbon dioxide as coal, so the release falls by $56\,\%$.`,
    proof: [1 - 394 / 891, 0.56],
  },
]);

export const cycleAndFuelChoices = [combined, unknownBond, fuels];
