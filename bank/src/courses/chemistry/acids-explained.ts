import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { choiceOf, type Item, value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Reactivity 3.1 at both levels: proton transfer explained, strong and weak acids told apart. */

const tex = String.raw;
const KW = 1e-14;

interface ProtonItem extends Item {
  /** Two species that must differ by one proton: hydrogen atoms and charge of each. */
  pair?: readonly [readonly [h: number, charge: number], readonly [h: number, charge: number]];
}

const protons = defineTemplate({
  key: 'chem-proton-transfer-choice',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.1.1', 1),
  variants: [
    {
      ask: tex`In $\ce{HCO3^{-} + H2O <=> H2CO3 + OH^{-}}$, which are the Brønsted-Lowry acids?`,
      right: tex`$\ce{H2O}$ and $\ce{H2CO3}$`,
      wrong: [
        [tex`$\ce{HCO3^{-}}$ and $\ce{H2O}$`, 'You took both species on the left; one of them takes up the proton.'],
        [tex`$\ce{HCO3^{-}}$ and $\ce{OH^{-}}$`, 'These are the two that take up a proton.'],
        [tex`$\ce{HCO3^{-}}$ and $\ce{H2CO3}$`, 'These two are a conjugate pair: one is an acid, the other a base.'],
      ],
      hint: 'There is one acid on each side.',
      why: tex`From left to right $\ce{H2O}$ gives a proton to $\ce{HCO3^{-}}$; from right to left $\ce{H2CO3}$ gives one to $\ce{OH^{-}}$.`,
      pair: [
        [1, -1],
        [2, 0],
      ],
    },
    {
      ask: tex`Which species can act both as a Brønsted-Lowry acid and as a Brønsted-Lowry base?`,
      right: tex`$\ce{HSO3^{-}}$`,
      wrong: [
        [tex`$\ce{SO3^{2-}}$`, 'It has no proton to give.'],
        [tex`$\ce{NH4^{+}}$`, 'It has no lone pair to take up a proton.'],
        [tex`$\ce{CO3^{2-}}$`, 'It has no proton to give.'],
      ],
      hint: 'It needs a proton to give and a lone pair to take one up.',
      why: tex`$\ce{HSO3^{-}}$ may give its proton ($\ce{SO3^{2-}}$ is left) or take one up ($\ce{H2SO3}$ forms): it is amphiprotic.`,
    },
    {
      ask: 'What is true of the conjugate base of a strong acid?',
      right: 'It is a very weak base',
      wrong: [
        ['It is a strong base', 'The more readily an acid gives its proton, the less readily its base takes it back.'],
        ['It is also a strong acid', 'It has given its proton away.'],
        ['It does not exist in solution', 'It is there as the anion of the acid.'],
      ],
      hint: 'What does complete dissociation say about the reverse reaction?',
      why: 'A strong acid is completely dissociated, so its conjugate base hardly takes protons back.',
    },
    {
      ask: tex`Which equation shows ammonia acting as a Brønsted-Lowry acid?`,
      right: tex`$\ce{NH3 + H^{-} -> NH2^{-} + H2}$`,
      wrong: [
        [tex`$\ce{NH3 + H2O <=> NH4^{+} + OH^{-}}$`, 'Here it takes up a proton.'],
        [tex`$\ce{NH3 + HCl -> NH4Cl}$`, 'Here it takes up a proton.'],
        [tex`$\ce{4NH3 + 5O2 -> 4NO + 6H2O}$`, 'Here it is oxidised; no proton passes from one species to another.'],
      ],
      hint: 'Look for the equation in which it loses a proton.',
      why: tex`$\ce{NH3}$ becomes $\ce{NH2^{-}}$, so it has given a proton to the hydride ion.`,
      pair: [
        [2, -1],
        [3, 0],
      ],
    },
    {
      ask: tex`Two solutions, $0.10\text{ mol dm}^{-3}$ $\ce{HCl}$ and $0.10\text{ mol dm}^{-3}$ $\ce{CH3COOH}$, are compared. What is the same for both?`,
      right: 'The volume of sodium hydroxide needed to neutralise equal volumes',
      wrong: [
        ['The pH', 'One of them is only partly dissociated.'],
        ['The electrical conductivity', 'It depends on the number of ions, which differs.'],
        ['The initial rate of reaction with magnesium', 'It depends on the concentration of hydrogen ions, which differs.'],
      ],
      hint: 'What happens to the undissociated molecules as hydroxide is added?',
      why: 'Both have the same amount of acid in equal volumes. As hydroxide takes hydrogen ions away, the weak acid dissociates further until all of it has reacted.',
    },
    {
      ask: tex`What is the conjugate base of $\ce{HPO4^{2-}}$, and what its conjugate acid?`,
      right: tex`$\ce{PO4^{3-}}$ and $\ce{H2PO4^{-}}$`,
      wrong: [
        [tex`$\ce{H2PO4^{-}}$ and $\ce{PO4^{3-}}$`, 'You exchanged the two.'],
        [tex`$\ce{PO4^{3-}}$ and $\ce{H3PO4}$`, 'One of them differs by two protons.'],
        [tex`$\ce{HPO4^{3-}}$ and $\ce{HPO4^{-}}$`, 'You moved electrons instead of protons.'],
      ],
      hint: 'By what do a conjugate acid and a conjugate base differ from the species?',
      why: tex`Without one proton $\ce{PO4^{3-}}$ is left; with one more $\ce{H2PO4^{-}}$ forms. Charge and hydrogen change by one each.`,
      pair: [
        [0, -3],
        [1, -2],
      ],
    },
  ] as readonly ProtonItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 1, index),
  check: ({ pair, right, wrong }) => {
    if (pair) assert.deepEqual([pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]], [1, 1]);
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

const strongAndWeak = defineTemplate({
  key: 'chem-strong-and-weak-acids-told-apart',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.1.3', 1),
  variants: [
    { form: 'identify', c: 0.1, strong: 'HNO3', weak: 'HCOOH', ph: 2.4, metal: 'Mg', salt: 'Mg(NO3)2' },
    { form: 'equations', c: 0.2, strong: 'HCl', weak: 'CH3COOH', ph: 2.7, metal: 'Zn', salt: 'ZnCl2' },
    { form: 'dilution', c: 0.01, strong: 'HBr', weak: 'CH3COOH', ph: 3.4, metal: 'Mg', salt: 'MgBr2' },
    { form: 'identify', c: 0.05, strong: 'HCl', weak: 'C2H5COOH', ph: 3.1, metal: 'Zn', salt: 'ZnCl2' },
    { form: 'equations', c: 0.1, strong: 'HNO3', weak: 'CH3COOH', ph: 2.9, metal: 'Mg', salt: 'Mg(NO3)2' },
    { form: 'dilution', c: 0.1, strong: 'HCl', weak: 'HCOOH', ph: 2.4, metal: 'Zn', salt: 'ZnCl2' },
  ] as readonly {
    form: 'identify' | 'equations' | 'dilution';
    c: number;
    strong: string;
    weak: string;
    ph: number;
    metal: string;
    salt: string;
  }[],
  solve: ({ c, ph }) => ({ strongPh: -Math.log10(c), share: (100 * 10 ** -ph) / c }),
  write: ({ form, c, strong, weak, ph, metal, salt }, { strongPh, share }) => {
    const anion = weak.replace(/H$/, '^{-}');
    const partly = {
      ask: tex`Calculate $[\ce{H^{+}}]$ in the solution of $\ce{${weak}}$, and the percentage of its molecules that are dissociated.`,
      answer: tex`$${scientific(10 ** -ph, 2)}\text{ mol dm}^{-3}$; $${significant(share, 2)}\,\%$`,
      solution: tex`$[\ce{H^{+}}] = 10^{-${ph.toFixed(1)}} = ${scientific(10 ** -ph, 2)}\text{ mol dm}^{-3}$; $\dfrac{${scientific(10 ** -ph, 2)}}{${significant(c, 2)}} \times 100 = ${significant(share, 2)}\,\%$. Most molecules are undissociated: a weak acid.`,
      marks: [
        ['A1', tex`$${scientific(10 ** -ph, 2)}\text{ mol dm}^{-3}$`],
        ['A1', tex`$${significant(share, 2)}\,\%$`],
      ],
      keys: [
        { ...value(10 ** -ph, 'mol dm⁻³', { relative: 0.045 }), label: 'Concentration' },
        { ...value(share, '', { relative: 0.05 }), label: 'Percentage' },
      ],
    } as const;
    if (form === 'identify') {
      const first = metal === 'Mg';
      return inParts({
        stem: tex`Two bottles without labels hold $\ce{${strong}}$ and $\ce{${weak}}$, each $${significant(c, 2)}\text{ mol dm}^{-3}$. Measurements at $298\text{ K}$:

| | bottle X | bottle Y |
| --- | --- | --- |
| pH (± 0.1) | ${first ? strongPh.toFixed(1) : ph.toFixed(1)} | ${first ? ph.toFixed(1) : strongPh.toFixed(1)} |
| conductivity / arbitrary units | ${first ? 96 : 7} | ${first ? 7 : 96} |
| time for ${metal === 'Mg' ? 'a piece of magnesium' : 'some zinc powder'} to react away / s | ${first ? 42 : 310} | ${first ? 310 : 42} |`,
        hint: 'All three depend on the number of hydrogen ions.',
        parts: [
          {
            ask: 'Deduce which bottle holds the weak acid, and show how each of the three measurements supports this.',
            answer: first ? 'Y' : 'X',
            solution: tex`Bottle ${first ? 'Y' : 'X'}: a weak acid is only partly dissociated. Its higher pH means fewer hydrogen ions; its small conductivity means fewer ions of all kinds; its slow reaction with the metal means fewer collisions with hydrogen ions.`,
            marks: [
              ['A1', first ? 'Y' : 'X'],
              ['R1', 'higher pH: fewer hydrogen ions'],
              ['R1', 'smaller conductivity: fewer ions'],
              ['R1', 'slower reaction: fewer hydrogen ions to collide'],
            ],
          },
          partly,
          {
            ask: tex`Write the equation for the reaction of $\ce{${metal}}$ with $\ce{${strong}}$ (hydrogen forms).`,
            answer: tex`$\ce{${metal} + 2${strong} -> ${salt} + H2}$`,
            solution: tex`$\ce{${metal} + 2${strong} -> ${salt} + H2}$`,
            marks: [['A1', tex`$\ce{${metal} + 2${strong} -> ${salt} + H2}$`]],
          },
          {
            ask: 'State a control variable that matters when the two times are compared.',
            answer: 'For example the temperature, or the mass and surface of the metal.',
            solution: 'Temperature, mass and surface of the metal, and volume and concentration of the acids must be the same.',
            marks: [['A1', 'temperature / mass / surface of the metal']],
          },
        ],
      });
    }
    if (form === 'equations')
      return inParts({
        stem: tex`Aqueous $\ce{${weak}}$, $${significant(c, 2)}\text{ mol dm}^{-3}$, has pH $${ph.toFixed(1)}$ at $298\text{ K}$.`,
        hint: 'A reversible arrow belongs to a weak acid.',
        parts: [
          {
            ask: tex`Write equations for the dissociation of $\ce{${strong}}$ and of $\ce{${weak}}$ in water that show the difference between them.`,
            answer: tex`$\ce{${strong} -> H^{+} + ${strong.replace('H', '')}^{-}}$; $\ce{${weak} <=> H^{+} + ${anion}}$`,
            solution: tex`$\ce{${strong} -> H^{+} + ${strong.replace('H', '')}^{-}}$ goes to completion; $\ce{${weak} <=> H^{+} + ${anion}}$ is an equilibrium that lies on the left.`,
            marks: [
              ['A1', tex`$\ce{${strong} -> H^{+} + ${strong.replace('H', '')}^{-}}$`],
              ['A1', tex`$\ce{${weak} <=> H^{+} + ${anion}}$ with a reversible arrow`],
            ],
          },
          partly,
          {
            ask: tex`Describe what is observed when sodium carbonate is added to both acids, and write the ionic equation.`,
            answer: tex`Bubbles, more slowly with $\ce{${weak}}$; $\ce{CO3^{2-} + 2H^{+} -> CO2 + H2O}$`,
            solution: tex`Both give off carbon dioxide, the strong acid faster. $\ce{CO3^{2-}(aq) + 2H^{+}(aq) -> CO2(g) + H2O(l)}$. With enough carbonate both give the same volume of gas in the end.`,
            marks: [
              ['A1', 'bubbles in both, faster with the strong acid'],
              ['A1', tex`$\ce{CO3^{2-} + 2H^{+} -> CO2 + H2O}$`],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`Solutions of $\ce{${strong}}$ and $\ce{${weak}}$, both $${significant(c, 2)}\text{ mol dm}^{-3}$, have the pH $${strongPh.toFixed(1)}$ and $${ph.toFixed(1)}$.`,
      hint: 'Strength and concentration are two different matters.',
      parts: [
        partly,
        {
          ask: tex`The solution of $\ce{${strong}}$ is diluted until its pH is $${ph.toFixed(1)}$ too. Determine the concentration that is needed, and the factor of the dilution.`,
          answer: tex`$${scientific(10 ** -ph, 2)}\text{ mol dm}^{-3}$; $${significant(100 / share, 2)}$`,
          solution: tex`A strong acid has $[\ce{H^{+}}] = c$: $c = 10^{-${ph.toFixed(1)}} = ${scientific(10 ** -ph, 2)}\text{ mol dm}^{-3}$, so the factor is $\dfrac{${significant(c, 2)}}{${scientific(10 ** -ph, 2)}} \approx ${significant(100 / share, 2)}$.`,
          marks: [
            ['A1', tex`$${scientific(10 ** -ph, 2)}\text{ mol dm}^{-3}$`],
            ['A1', tex`$${significant(100 / share, 2)}$`],
          ],
          keys: [
            { ...value(10 ** -ph, 'mol dm⁻³', { relative: 0.045 }), label: 'Concentration' },
            { ...value(100 / share, '', { relative: 0.04 }), label: 'Factor' },
          ],
        },
        {
          ask: 'Now both have the same pH. Predict, with a reason, which needs more sodium hydroxide for neutralisation (equal volumes).',
          answer: tex`$\ce{${weak}}$`,
          solution: tex`$\ce{${weak}}$: it holds far more acid, most of it undissociated, which continues to dissociate as hydrogen ions are removed.`,
          marks: [
            ['A1', tex`$\ce{${weak}}$`],
            ['R1', 'larger total concentration of acid / dissociates further'],
          ],
        },
        {
          ask: 'Distinguish between a dilute and a weak acid.',
          answer: 'Dilute: little acid in the volume; weak: only partly dissociated.',
          solution:
            'Dilute refers to the concentration, the amount of acid in a volume. Weak refers to the extent of dissociation, whatever the concentration.',
          marks: [
            ['A1', 'dilute: small concentration'],
            ['A1', 'weak: partly dissociated'],
          ],
        },
      ],
    });
  },
  check: ({ c, ph }, { strongPh, share }) => {
    // The constant that the pH implies gives the same share by the exact balance of charges.
    const ka = (10 ** -ph) ** 2 / (c - 10 ** -ph);
    assertClose(
      bisect((p) => 10 ** -p - KW / 10 ** -p - (c * ka) / (ka + 10 ** -p), 0, 7),
      ph,
      'pH',
      1e-3,
    );
    assert.ok(share > 0.4 && share < 10 && strongPh < ph - 1);
  },
});

export const acidsExplained = [protons, strongAndWeak];
