import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Structure 2.2 at higher level: evidence on benzene, delocalisation and hybridisation. */

const tex = String.raw;

const benzeneEvidence = defineTemplate({
  key: 'chem-benzene-structure-evidence',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S2.2.4', 2),
  variants: [
    { ring: -120, benzene: -208, form: 'hydrogenation' },
    { ring: -119.5, benzene: -207, form: 'hydrogenation' },
    { ring: -118.6, benzene: -206, form: 'hydrogenation' },
    { ring: -121, benzene: -209, form: 'hydrogenation' },
  ],
  solve: ({ ring, benzene }) => ({ expected: 3 * ring, stability: benzene - 3 * ring }),
  write: ({ ring, benzene }, { expected, stability }) =>
    inParts({
      stem: tex`The hydrogenation of cyclohexene, $\ce{C6H10 + H2 -> C6H12}$, has $\Delta H^{\ominus} = ${ring}\text{ kJ mol}^{-1}$. For benzene, $\ce{C6H6 + 3H2 -> C6H12}$, it is $${benzene}\text{ kJ mol}^{-1}$. Bond lengths: $\ce{C-C}$ $154\text{ pm}$, $\ce{C=C}$ $134\text{ pm}$; in benzene every carbon–carbon bond has a length of $140\text{ pm}$.`,
      hint: 'What would the data be if the ring had three single and three double bonds?',
      parts: [
        {
          ask: tex`Calculate the enthalpy of hydrogenation expected for a ring with three $\ce{C=C}$ bonds, and the difference of the measured value from it.`,
          answer: tex`$${significant(expected)}\text{ kJ mol}^{-1}$; $${significant(stability)}\text{ kJ mol}^{-1}$`,
          solution: tex`$3 \times (${ring}) = ${significant(expected)}\text{ kJ mol}^{-1}$. The difference is $${benzene} - (${significant(expected)}) = ${significant(stability)}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['A1', tex`$${significant(expected)}\text{ kJ mol}^{-1}$`],
            [
              'A1',
              tex`$${significant(stability)}\text{ kJ mol}^{-1}$; accept a negative sign where it is said to be released less`,
            ],
          ],
          keys: [
            { ...value(expected, 'kJ mol⁻¹', { relative: 0.005 }), label: 'Expected' },
            {
              ...value(stability, 'kJ mol⁻¹', { relative: 0.01, alternatives: [{ value: -stability, tolerance: 1 }] }),
              label: 'Difference',
            },
          ],
        },
        {
          ask: 'State what this difference shows, and explain it by the electrons of benzene.',
          answer: 'Benzene is more stable; its six electrons are delocalised over the ring',
          solution: tex`Less energy is released than expected, so benzene is more stable by this amount. The six $\pi$ electrons, from a p orbital of each carbon atom, are delocalised over the whole ring, which lowers their energy.`,
          marks: [
            ['A1', 'benzene is more stable than a ring with three double bonds'],
            ['R1', 'p orbitals of all six carbon atoms overlap sideways'],
            ['R1', 'electrons delocalised over the ring have a lower energy'],
          ],
        },
        {
          ask: 'Explain two further pieces of evidence against alternating single and double bonds: one from the bond lengths, one from isomers of dibromobenzene.',
          answer: 'All bonds are equal; there is one 1,2-dibromobenzene, not two',
          solution: tex`All carbon–carbon bonds have the same length ($140\text{ pm}$), between those of single and double bonds. With alternating bonds there would be two 1,2-dibromobenzenes, with a single or with a double bond between the two carbon atoms that carry bromine; only one exists.`,
          marks: [
            ['R1', tex`all bonds $140\text{ pm}$, between $134$ and $154\text{ pm}$`],
            ['R1', 'one 1,2-isomer instead of two; do not accept the number of all dibromobenzenes without a reason'],
          ],
        },
        {
          ask: 'Deduce the bond order of the carbon–carbon bonds and the hybridisation of the carbon atoms in benzene, and predict why benzene reacts with bromine by substitution.',
          answer: tex`$1.5$; $\text{sp}^{2}$; addition would end the delocalisation`,
          solution: tex`Three $\pi$ bonds are shared by six places: $1 + \frac{3}{6} = 1.5$. Each carbon atom has three electron domains, so it is $\text{sp}^{2}$ hybridised. Addition would break up the delocalised system and lose its stability; substitution keeps it.`,
          marks: [
            ['A1', tex`bond order $1.5$`],
            ['A1', tex`$\text{sp}^{2}$`],
            ['R1', 'substitution keeps the delocalised (stable) ring'],
          ],
        },
      ],
    }),
  check: ({ ring, benzene }, { stability }) => {
    // Energies above cyclohexane: the localised ring lies higher by the difference.
    assertClose(-3 * ring - -benzene, stability, 'difference of levels', 1e-9);
    assert.ok(stability > 145 && stability < 160);
  },
});

const hybridChoice = choiceSet({ key: 'chem-delocalisation-choice', difficulty: 'Medium', placements: hlOnly('S2.2.4', 1) }, 0, [
  {
    ask: tex`What is the order of the carbon–oxygen bonds in $\ce{CO3^{2-}}$?`,
    right: tex`$1\frac{1}{3}$`,
    wrong: [
      [tex`$1\frac{1}{2}$`, 'You shared the second pair over two bonds.'],
      [tex`$2$`, 'Only one of the three bonds of a resonance structure is double.'],
      [tex`$1$`, 'You left out the delocalised pair.'],
    ],
    hint: 'Over how many bonds is the second pair spread?',
    why: tex`Four bonding pairs are spread over three bonds: $\frac{4}{3}$.`,
  },
  {
    ask: tex`What is the hybridisation of the carbon atoms in $\ce{HCN}$ and $\ce{HCHO}$, in this order?`,
    right: tex`$\text{sp}$ and $\text{sp}^{2}$`,
    wrong: [
      [tex`$\text{sp}^{2}$ and $\text{sp}^{3}$`, 'You counted single electron pairs instead of domains.'],
      [tex`$\text{sp}$ and $\text{sp}^{3}$`, 'A double bond is one electron domain.'],
      [tex`$\text{sp}^{2}$ and $\text{sp}$`, 'You exchanged the two molecules.'],
    ],
    hint: 'How many electron domains surround each carbon atom?',
    why: 'Carbon in HCN has two electron domains, in HCHO three.',
  },
  {
    ask: tex`How many $\sigma$ and $\pi$ bonds are there in $\ce{CH2=CH-C#N}$?`,
    right: tex`$6\,\sigma$ and $3\,\pi$`,
    wrong: [
      [tex`$9\,\sigma$ and $3\,\pi$`, 'You counted some bonds twice.'],
      [tex`$6\,\sigma$ and $2\,\pi$`, 'A triple bond has more than one of the second kind.'],
      [tex`$3\,\sigma$ and $3\,\pi$`, 'You left out the bonds to hydrogen.'],
    ],
    hint: 'Every pair of bonded atoms has one bond of the first kind.',
    why: tex`Bonded pairs: three C–H, C=C, C–C and C≡N, so six $\sigma$ bonds. The double bond adds one $\pi$ bond, the triple bond two.`,
  },
  {
    ask: tex`What is the formal charge of the central oxygen atom in ozone, $\ce{O=O-O}$?`,
    right: tex`$+1$`,
    wrong: [
      [tex`$0$`, 'The three atoms cannot all have six electrons of their own here.'],
      [tex`$-1$`, 'That belongs to another atom of the molecule.'],
      [tex`$+2$`, 'A bonding pair counts as one electron for each of its atoms.'],
    ],
    hint: 'How are lone pairs and bonding pairs counted in a formal charge?',
    why: tex`The central atom has one lone pair and three bonding pairs: $6 - 2 - 3 = +1$.`,
    proof: [1, 6 - 2 - 3],
  },
  {
    ask: tex`Which species has a square planar shape?`,
    right: tex`$\ce{XeF4}$`,
    wrong: [
      [tex`$\ce{CF4}$`, 'Its central atom has four domains and no lone pair.'],
      [tex`$\ce{SF4}$`, 'Its central atom has five domains.'],
      [tex`$\ce{NH4+}$`, 'Its central atom has four domains and no lone pair.'],
    ],
    hint: 'Which number of domains leaves four corners in a plane?',
    why: 'Xenon has four bonds and two lone pairs. The six domains form an octahedron with the lone pairs opposite each other.',
  },
  {
    ask: tex`Oxygen, $\ce{O2}$, and ozone, $\ce{O3}$, absorb ultraviolet light that breaks their bonds. Why is light of longer wavelength enough for ozone?`,
    right: 'Its bonds have a lower bond order and are weaker',
    wrong: [
      ['It has more atoms, so its bonds are stronger', 'Stronger bonds would need light of shorter wavelength.'],
      ['Its molecules are polar', 'Polarity does not decide the energy needed here.'],
      ['Its photons have more energy', 'A longer wavelength means less energy in each photon.'],
    ],
    hint: 'Compare a double bond with a bond of order one and a half.',
    why: 'The bond order is 2 in oxygen and 1.5 in ozone. The weaker bond needs less energy, so light of a longer wavelength is enough.',
  },
]);

export const benzeneAndDelocalisation = [benzeneEvidence, hybridChoice];
