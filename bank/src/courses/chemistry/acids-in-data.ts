import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen, hlOnly } from './marking.ts';

/** Reactivity 3.1: pH and conjugate pairs, and buffers from data. */

const tex = String.raw;

const phChoice = choiceSet({ key: 'chem-ph-and-pairs-choice', difficulty: 'Easy', placements: both('R3.1.1', 1) }, 1, [
  {
    ask: tex`Which is the conjugate base of $\ce{HSO4^{-}}$?`,
    right: tex`$\ce{SO4^{2-}}$`,
    wrong: [
      [tex`$\ce{H2SO4}$`, 'This is the conjugate acid.'],
      [tex`$\ce{HSO3^{-}}$`, 'The two have to differ by a proton.'],
      [tex`$\ce{OH^{-}}$`, 'The two have to differ by a proton.'],
    ],
    hint: 'What does an acid lose to form its conjugate base?',
    why: 'An acid and its conjugate base differ by one proton.',
  },
  {
    ask: tex`The pH of a solution falls from 5 to 2. How does $[\ce{H^{+}}]$ change?`,
    right: 'It becomes 1000 times as large',
    wrong: [
      ['It becomes three times as large', 'The scale is logarithmic.'],
      ['It becomes 1000 times smaller', 'A lower pH means more hydrogen ions.'],
      ['It becomes 2.5 times as large', 'You divided the two values.'],
    ],
    hint: 'What does one unit of pH mean?',
    why: 'Three units of pH are three powers of ten.',
    proof: [1000, 10 ** -2 / 10 ** -5],
  },
  {
    ask: tex`At $298\text{ K}$ a solution has $[\ce{OH^{-}}] = 1.0 \times 10^{-4}\text{ mol dm}^{-3}$. What is its pH?`,
    right: tex`$10$`,
    wrong: [
      [tex`$4$`, 'That uses the concentration of the other ion.'],
      [tex`$-4$`, 'You left out the sign in the definition and used the other ion.'],
      [tex`$14$`, tex`That is the pH for $[\ce{OH^{-}}] = 1.0\text{ mol dm}^{-3}$.`],
    ],
    hint: tex`What is the product of $[\ce{H^{+}}]$ and $[\ce{OH^{-}}]$?`,
    why: tex`$[\ce{H^{+}}] = \dfrac{1.0 \times 10^{-14}}{1.0 \times 10^{-4}} = 1.0 \times 10^{-10}\text{ mol dm}^{-3}$, so $\text{pH} = -\log_{10}(1.0 \times 10^{-10}) = 10$.`,
    proof: [10, 14 - 4],
  },
  {
    ask: 'Two acids of the same concentration react with magnesium. One of them reacts faster. What does this show?',
    right: 'It has a higher concentration of hydrogen ions',
    wrong: [
      ['It contains more hydrogen atoms in its formula', 'Many of them may not be released.'],
      ['It has a higher pH', 'A lower pH goes with more hydrogen ions.'],
      ['It needs more base to be neutralised', 'At equal concentration this depends on the number of protons alone.'],
    ],
    hint: 'With what does the magnesium react?',
    why: 'Magnesium reacts with hydrogen ions. A stronger acid has more of them at the same concentration.',
  },
  {
    ask: tex`Which species can act both as a Brønsted–Lowry acid and as a base?`,
    right: tex`$\ce{HCO3^{-}}$`,
    wrong: [
      [tex`$\ce{CO3^{2-}}$`, 'It has no proton to give.'],
      [tex`$\ce{NH4^{+}}$`, 'It has no lone pair to take a proton with.'],
      [tex`$\ce{CH4}$`, 'It neither gives nor takes a proton in water.'],
    ],
    hint: 'Which of them has a proton to give and can also take one?',
    why: tex`It gives a proton to form $\ce{CO3^{2-}}$ and takes one to form $\ce{H2CO3}$.`,
  },
  {
    ask: 'Why is the pH of pure water less than 7 at 50 °C, although it is neutral?',
    right: 'It dissociates more, so both ions have equal and higher concentrations',
    wrong: [
      ['It contains more hydrogen than hydroxide ions', 'Neutral means equal concentrations.'],
      ['Carbon dioxide escapes from it', 'This would raise the pH.'],
      ['Its molecules move faster', 'Speed alone does not change the concentration of ions.'],
    ],
    hint: 'What is equal in every neutral solution?',
    why: 'The dissociation of water is endothermic. At a higher temperature both concentrations are higher, but still equal.',
  },
]);

const bufferLine = defineTemplate({
  key: 'chem-buffer-line-data',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.1.4', 1),
  variants: [
    {
      acid: 'ethanoic acid',
      ha: 'CH3COOH',
      base: 'CH3COO^{-}',
      pka: 4.76,
      ratios: [0.1, 0.3, 1, 3, 10],
      noise: [0.02, -0.02, 0.01, 0.01, -0.02],
      want: 5.0,
    },
    {
      acid: 'methanoic acid',
      ha: 'HCOOH',
      base: 'HCOO^{-}',
      pka: 3.75,
      ratios: [0.1, 0.4, 1, 2.5, 10],
      noise: [-0.02, 0.01, 0.02, -0.01, 0.01],
      want: 4.2,
    },
    {
      acid: 'benzoic acid',
      ha: 'C6H5COOH',
      base: 'C6H5COO^{-}',
      pka: 4.2,
      ratios: [0.2, 0.5, 1, 2, 5],
      noise: [0.01, -0.01, 0.02, -0.02, 0.01],
      want: 3.9,
    },
    {
      acid: 'propanoic acid',
      ha: 'C2H5COOH',
      base: 'C2H5COO^{-}',
      pka: 4.87,
      ratios: [0.1, 0.5, 1, 4, 10],
      noise: [0.01, 0.01, -0.02, 0.02, -0.01],
      want: 5.3,
    },
  ] as const,
  solve: ({ pka, ratios, noise, want }) => {
    const xs = ratios.map((ratio) => Math.log10(ratio));
    const ys = xs.map((x, i) => Number((pka + x + (noise[i] ?? 0)).toFixed(2)));
    const [mx, my] = [xs, ys].map((list) => list.reduce((sum, one) => sum + one, 0) / list.length) as [number, number];
    const gradient =
      xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? 0) - my), 0) / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
    const intercept = my - gradient * mx;
    return { xs, ys, gradient, intercept, ka: 10 ** -intercept, ratio: 10 ** (want - intercept) };
  },
  write: ({ acid, ha, base, ratios, want }, { xs, ys, gradient, intercept, ka, ratio }) =>
    inParts({
      stem: tex`Buffers of ${acid}, $\ce{${ha}}$, and its sodium salt are mixed from solutions of equal concentration, and their pH is measured at $298\text{ K}$.

| $[\ce{${base}}] / [\ce{${ha}}]$ | ${ratios.map((one) => `$${one}$`).join(' | ')} |
| --- | ${ratios.map(() => ':---:').join(' | ')} |
| $\text{pH}$ | ${ys.map((y) => `$${y.toFixed(2)}$`).join(' | ')} |`,
      hint: 'In which form of the buffer equation is the graph a straight line, and what are its gradient and intercept?',
      parts: [
        {
          ask: tex`State what has to be plotted against what to obtain a straight line, and what its gradient and intercept should be.`,
          answer: tex`$\text{pH}$ against $\log_{10}$ of the ratio; $1$ and $\text{p}K_{\text{a}}$`,
          solution: tex`By $\text{pH} = \text{p}K_{\text{a}} + \log_{10}\dfrac{[\ce{${base}}]}{[\ce{${ha}}]}$ the pH plotted against the logarithm of the ratio is a line of gradient $1$ with intercept $\text{p}K_{\text{a}}$.`,
          marks: [
            ['A1', tex`$\text{pH}$ against $\log_{10}$ of the ratio`],
            ['A1', tex`gradient $1$, intercept $\text{p}K_{\text{a}}$`],
          ],
        },
        {
          ask: 'Determine the gradient and the intercept of the line of best fit through all the data.',
          answer: tex`$${decimal(gradient, 2)}$ and $${decimal(intercept, 2)}$`,
          solution: tex`The logarithms are $${xs.map((x) => decimal(x, 2)).join('$, $')}$. A linear fit with the calculator gives the gradient $${decimal(gradient, 2)}$ and the intercept $${decimal(intercept, 2)}$.`,
          marks: [
            ['M1', 'logarithms of the ratios'],
            ['A1', tex`gradient $${decimal(gradient, 2)}$`],
            ['A1', tex`intercept $${decimal(intercept, 2)}$ (accept $\pm 0.03$ for both, from a graph)`],
          ],
          keys: [
            { ...value(gradient, '', { tolerance: 0.04 }), label: 'Gradient' },
            { ...value(intercept, '', { tolerance: 0.03 }), label: 'Intercept' },
          ],
        },
        {
          ask: tex`Hence calculate $K_{\text{a}}$ of ${acid}.`,
          answer: tex`$${scientific(ka, 2)}$`,
          solution: tex`$K_{\text{a}} = 10^{-${decimal(intercept, 2)}} = ${scientific(ka, 2)}$`,
          marks: [['A1', tex`$${scientific(ka, 2)}$ (ECF)`]],
          keys: [value(ka, '', { relative: 0.08 })],
        },
        {
          ask: tex`Calculate the ratio that gives a buffer of pH $${want.toFixed(1)}$, and explain, with an equation, why its pH hardly changes when a little acid is added.`,
          answer: tex`$${significant(ratio, 2)}$; $\ce{${base} + H^{+} -> ${ha}}$`,
          solution: tex`$\log_{10}(\text{ratio}) = ${want.toFixed(1)} - ${decimal(intercept, 2)} = ${decimal(want - Number(intercept.toFixed(2)), 2)}$, so the ratio is $${significant(ratio, 2)}$. Added acid is used up by the conjugate base: $\ce{${base} + H^{+} -> ${ha}}$. Both are present in large amounts, so their ratio, and with it the pH, changes little.`,
          marks: [
            ['M1', tex`difference of pH and $\text{p}K_{\text{a}}$`],
            ['A1', tex`$${significant(ratio, 2)}$ (ECF)`],
            ['A1', tex`$\ce{${base} + H^{+} -> ${ha}}$`],
            ['R1', 'large amounts of both: ratio hardly changes'],
          ],
          keys: [
            {
              ...value(ratio, '', {
                relative: 0.08,
                slips: [foreseen(1 / ratio, 'You have the ratio upside down.', 'reciprocal')],
              }),
              label: 'Ratio',
            },
          ],
        },
      ],
    }),
  check: ({ pka, want }, { gradient, intercept, ka, ratio }) => {
    assertClose(gradient, 1, 'gradient', 0.03);
    assertClose(intercept, pka, 'intercept', 0.01);
    assertClose(-Math.log10(ka / ratio), want, 'pH of the buffer', 0.005);
  },
});

const weakChoice = choiceSet({ key: 'chem-weak-acids-choice', difficulty: 'Easy', placements: hlOnly('R3.1.4', 1) }, 0, [
  {
    ask: tex`Which mixture is a buffer?`,
    right: tex`$0.2\text{ mol}$ of $\ce{CH3COOH}$ and $0.1\text{ mol}$ of $\ce{NaOH}$`,
    wrong: [
      [tex`$0.1\text{ mol}$ of $\ce{CH3COOH}$ and $0.2\text{ mol}$ of $\ce{NaOH}$`, 'No weak acid is left here.'],
      [tex`$0.2\text{ mol}$ of $\ce{HCl}$ and $0.1\text{ mol}$ of $\ce{NaOH}$`, 'The acid that is left is strong.'],
      [
        tex`$0.1\text{ mol}$ of $\ce{NaCl}$ and $0.1\text{ mol}$ of $\ce{HCl}$`,
        'Neither a weak acid nor a weak base is present.',
      ],
    ],
    hint: 'What is left after the reaction?',
    why: tex`Half of the weak acid reacts, so $0.1\text{ mol}$ of it and $0.1\text{ mol}$ of its conjugate base are present.`,
  },
  {
    ask: tex`An acid has $\text{p}K_{\text{a}} = 5.0$. What is $\text{p}K_{\text{b}}$ of its conjugate base at $298\text{ K}$?`,
    right: tex`$9.0$`,
    wrong: [
      [tex`$5.0$`, 'The two are not equal.'],
      [tex`$-5.0$`, 'You changed the sign instead of using the ionic product.'],
      [tex`$19.0$`, 'You added the two instead of subtracting.'],
    ],
    hint: 'What is the product of the two constants?',
    why: tex`$K_{\text{a}}K_{\text{b}} = K_{\text{w}}$, so $\text{p}K_{\text{b}} = 14.0 - 5.0 = 9.0$.`,
    proof: [9, 14 - 5],
  },
  {
    ask: tex`Which salt gives a solution with a pH above 7?`,
    right: tex`$\ce{CH3COONa}$`,
    wrong: [
      [tex`$\ce{NH4Cl}$`, 'Its cation is a weak acid.'],
      [tex`$\ce{NaCl}$`, 'Neither ion reacts with water.'],
      [tex`$\ce{KNO3}$`, 'Neither ion reacts with water.'],
    ],
    hint: 'Which ion is the conjugate of a weak acid?',
    why: tex`The ethanoate ion is the conjugate base of a weak acid and takes protons from water: $\ce{CH3COO^{-} + H2O <=> CH3COOH + OH^{-}}$. The other ions do not form $\ce{OH^{-}}$.`,
  },
  {
    ask: tex`An indicator has $\text{p}K_{\text{a}} = 9.3$. For which titration is it suitable?`,
    right: 'A weak acid with a strong base',
    wrong: [
      ['A weak base with a strong acid', 'The equivalence point is below 7 there.'],
      ['A weak acid with a weak base', 'There is no steep part of the curve.'],
      ['None, as it is itself a weak acid', 'All of these indicators are weak acids or bases.'],
    ],
    hint: 'At which pH is the steep part of each curve?',
    why: 'Its colour changes near pH 9.3, in the steep part of the curve of a weak acid with a strong base.',
  },
  {
    ask: tex`A weak acid is diluted with water. What happens to its degree of dissociation and to the pH?`,
    right: 'Both increase',
    wrong: [
      ['Both decrease', 'Dilution favours the side with more particles.'],
      ['The degree increases, the pH decreases', 'There are fewer hydrogen ions in each litre.'],
      ['The degree decreases, the pH increases', 'Dilution favours the side with more particles.'],
    ],
    hint: 'To which side does the equilibrium shift, and what does the larger volume do?',
    why: 'A larger share dissociates, but the larger volume lowers the concentration of hydrogen ions, so the pH rises.',
  },
  {
    ask: tex`Where on the curve of a weak acid titrated with $\ce{NaOH}$ is $\text{pH} = \text{p}K_{\text{a}}$?`,
    right: 'At half of the equivalence volume',
    wrong: [
      ['At the equivalence point', 'Only the conjugate base is present there.'],
      ['At the beginning', 'Hardly any conjugate base is present there.'],
      ['At twice the equivalence volume', 'There is a large excess of base there.'],
    ],
    hint: 'Where are acid and conjugate base equal?',
    why: tex`There $[\text{HA}] = [\text{A}^{-}]$, and the logarithm of their ratio is zero.`,
  },
]);

export const acidsInData = [phChoice, bufferLine, weakChoice];
