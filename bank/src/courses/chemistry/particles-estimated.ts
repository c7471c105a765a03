import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { AVOGADRO, atomicMass, molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 1.4: numbers of particles and sizes of atoms that are to be estimated. */

const tex = String.raw;

interface Sample {
  form: 'liquid' | 'metal';
  thing: string;
  formula: string;
  /** Of the whole sample, in cubic centimetres. */
  volume: number;
  /** Grams per cubic centimetre. */
  density: number;
  /** Of one molecule or atom, in nanometres, as data tables have it. */
  width: number;
}

export const particlesEstimated = defineTemplate({
  key: 'chem-particles-estimated',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.4.1', 2),
  variants: [
    { form: 'liquid', thing: 'A drop of water', formula: 'H2O', volume: 0.05, density: 1, width: 0.3 },
    { form: 'metal', thing: 'A silver ring', formula: 'Ag', volume: 0.4, density: 10.5, width: 0.29 },
    { form: 'metal', thing: 'A copper coin', formula: 'Cu', volume: 0.6, density: 9, width: 0.26 },
    { form: 'liquid', thing: 'A spoonful of ethanol', formula: 'C2H5OH', volume: 5, density: 0.79, width: 0.45 },
    { form: 'liquid', thing: 'A drop of bromine', formula: 'Br2', volume: 0.04, density: 3.1, width: 0.45 },
    { form: 'metal', thing: 'A sheet of aluminium foil', formula: 'Al', volume: 2, density: 2.7, width: 0.29 },
    { form: 'metal', thing: 'An iron nail', formula: 'Fe', volume: 0.9, density: 7.9, width: 0.25 },
    { form: 'liquid', thing: 'A cup of water', formula: 'H2O', volume: 150, density: 1, width: 0.3 },
  ] as readonly Sample[],
  solve: ({ form, formula, volume, density }) => {
    const amount = (volume * density) / (form === 'metal' ? atomicMass(formula) : molarMass(formula));
    const particles = amount * AVOGADRO;
    return {
      amount,
      particles,
      width: Math.cbrt((volume * 1e21) / particles),
      chain: (particles * Math.cbrt((volume * 1e21) / particles)) / 1e9,
    };
  },
  write: ({ form, thing, formula, volume, density, width: known }, { amount, particles, width, chain }) => {
    const [M, kind, measured] =
      form === 'metal'
        ? [atomicMass(formula), 'atoms', 'diameter of the atoms in the metal']
        : [molarMass(formula), 'molecules', 'mean width of the molecules'];
    const mass = volume * density;
    const each = volume / particles;
    return inParts({
      stem: tex`${thing} has a volume of about $${volume}\text{ cm}^{3}$. The density of $\ce{${formula}}$ is about $${density}\text{ g cm}^{-3}$.`,
      hint: 'Which quantities link a volume to a number of particles?',
      parts: [
        {
          ask: 'Define the term mole.',
          answer: tex`The amount of substance that holds $6.02 \times 10^{23}$ particles`,
          solution: tex`A mole is the amount of substance that holds as many elementary entities (atoms, molecules, ions, electrons) as the Avogadro constant says: $6.02 \times 10^{23}$.`,
          marks: [['A1', tex`amount of substance with $6.02 \times 10^{23}$ (stated) particles`]],
        },
        {
          ask: `Estimate the number of ${kind} in it.`,
          answer: tex`about $${scientific(particles, 2)}$`,
          solution: tex`The mass is $${volume} \times ${density} \approx ${significant(mass, 2)}\text{ g}$ and the amount $\dfrac{${significant(mass, 2)}}{${M.toFixed(2)}} \approx ${significant(amount, 2)}\text{ mol}$:

$$N \approx ${significant(amount, 2)} \times 6.02 \times 10^{23} \approx ${scientific(particles, 2)}$$`,
          marks: [
            ['M1', tex`amount of about $${significant(amount, 2)}\text{ mol}$`],
            ['A1', tex`about $${scientific(particles, 2)}$; accept up to a tenth more or less`],
          ],
          keys: [
            value(particles, '', {
              relative: 0.1,
              slips: [foreseen(mass * AVOGADRO, 'Divide the mass by the molar mass first.', 'incomplete')],
            }),
          ],
        },
        {
          ask: `Estimate the ${measured}, in nanometres, from the volume that belongs to each. ($1\\text{ cm} = 10^{7}\\text{ nm}$)`,
          answer: tex`about $${significant(width, 2)}\text{ nm}$`,
          solution: tex`To each belongs $\dfrac{${volume}}{${scientific(particles, 2)}} \approx ${scientific(each, 2)}\text{ cm}^{3}$. A cube of this volume has the side $\sqrt[3]{${scientific(each, 2)}}\text{ cm} \approx ${significant(width, 2)}\text{ nm}$.`,
          marks: [
            ['M1', 'volume divided by number, and cube root'],
            ['A1', tex`about $${significant(width, 2)}\text{ nm}$; accept up to a tenth more or less`],
          ],
          keys: [
            value(width, 'nm', {
              relative: 0.1,
              slips: [foreseen(width ** 3, 'This is the volume; the cube root is missing.', 'incomplete')],
            }),
          ],
        },
        {
          ask: tex`Data tables give about $${known}\text{ nm}$ for this width. Verify that your estimate is of the same order of magnitude, and suggest why it need not agree exactly.`,
          answer: `Ratio near 1; ${form === 'metal' ? 'atoms are no cubes' : 'molecules are no cubes and do not fill the liquid'}`,
          solution: tex`$\dfrac{${significant(width, 2)}}{${known}} \approx ${significant(Number(significant(width, 2)) / known, 2)}$, which is much nearer to 1 than to 10 or to 0.1: the same order of magnitude. The ${kind} are no cubes, and there is empty space between them; the data are rounded as well.`,
          marks: [
            ['A1', 'ratio of the two lies between about 0.3 and 3: same order of magnitude'],
            ['R1', `one reason, e.g. ${kind} are no cubes, empty space between them, rounded data`],
          ],
        },
        {
          ask: tex`The ${kind} are imagined side by side in one straight row. The Earth is about $1.5 \times 10^{11}\text{ m}$ away from the Sun. Show that the row would be longer than this distance.`,
          answer: tex`about $${scientific(chain, 2)}\text{ m}$`,
          solution: tex`$${scientific(particles, 2)} \times ${significant(width, 2)} \times 10^{-9}\text{ m} \approx ${scientific(chain, 2)}\text{ m}$, which is more than $1.5 \times 10^{11}\text{ m}$.`,
          marks: [
            ['M1', 'number times width, in metres'],
            ['AG', tex`about $${scientific(chain, 2)}\text{ m} > 1.5 \times 10^{11}\text{ m}$`],
          ],
        },
      ],
    });
  },
  check: ({ form, formula, volume, density }, { amount, particles, width, chain }) => {
    // Back from one particle: its mass and its room.
    const oneMass = (form === 'metal' ? atomicMass(formula) : molarMass(formula)) / AVOGADRO;
    assertClose((oneMass * particles) / (volume * density), 1, 'mass of all particles', 1e-9);
    assertClose((amount * AVOGADRO * oneMass) / (volume * density), 1, 'amount', 1e-9);
    const side = bisect((x) => x ** 3 * 1e-21 - oneMass / density, 0.01, 10);
    assertClose(width / side, 1, 'width', 1e-9);
    assertClose((chain * 1e9) / side / particles, 1, 'row', 1e-9);
    assertClose(Math.max(chain, 1.5e11) / chain, 1, 'the row is the longer one', 1e-9);
  },
});
