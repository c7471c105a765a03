import assert from 'node:assert/strict';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { value } from './keys-and-choices.ts';
import { hlOnly } from './marking.ts';

/** Reactivity 3.1 at higher level: salt hydrolysis and the choice of an indicator. */

const tex = String.raw;
const KW = 1e-14;

interface Salt {
  form: 'basic' | 'acidic' | 'sort';
  salt: string;
  /** Conjugate of the ion that reacts with water. */
  ion: string;
  partner: string;
  k: number;
  c: number;
}

const hydrolysis = defineTemplate({
  key: 'chem-salt-hydrolysis',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.1.4', 2),
  variants: [
    { form: 'basic', salt: 'CH3COONa', ion: 'CH3COO^{-}', partner: 'CH3COOH', k: 1.74e-5, c: 0.2 },
    { form: 'acidic', salt: 'NH4Cl', ion: 'NH4^{+}', partner: 'NH3', k: 1.78e-5, c: 0.1 },
    { form: 'sort', salt: 'HCOOK', ion: 'HCOO^{-}', partner: 'HCOOH', k: 1.78e-4, c: 0.15 },
    { form: 'basic', salt: 'NaCN', ion: 'CN^{-}', partner: 'HCN', k: 6.17e-10, c: 0.05 },
    { form: 'acidic', salt: 'CH3NH3Br', ion: 'CH3NH3^{+}', partner: 'CH3NH2', k: 4.57e-4, c: 0.25 },
    { form: 'sort', salt: 'C6H5COONa', ion: 'C6H5COO^{-}', partner: 'C6H5COOH', k: 6.31e-5, c: 0.08 },
  ] as readonly Salt[],
  solve: ({ form, k, c }) => {
    const other = KW / k;
    const ions = Math.sqrt(other * c);
    return { other, ions, ph: form === 'acidic' ? -Math.log10(ions) : 14 + Math.log10(ions) };
  },
  write: ({ form, salt, ion, partner, k, c }, { other, ions, ph }) => {
    const acidic = form === 'acidic';
    const equation = acidic ? tex`\ce{${ion} + H2O <=> ${partner} + H3O^{+}}` : tex`\ce{${ion} + H2O <=> ${partner} + OH^{-}}`;
    const cation = salt.endsWith('Na') || salt.startsWith('Na') ? 'Na^{+}' : 'K^{+}';
    const explain = {
      ask: tex`Explain, with an equation, why the solution of $\ce{${salt}}$ is ${acidic ? 'acidic' : 'basic'}.`,
      answer: tex`$${equation}$`,
      solution: tex`$\ce{${ion}}$ is the conjugate ${acidic ? 'acid of a weak base' : 'base of a weak acid'} and reacts with water: $${equation}$. The other ion, ${acidic ? 'the anion of a strong acid' : tex`$\ce{${cation}}$`}, does not.`,
      marks: [
        ['R1', acidic ? 'cation is the conjugate acid of a weak base' : 'anion is the conjugate base of a weak acid'],
        ['A1', tex`$${equation}$`],
      ],
    } as const;
    const numbers = {
      ask: tex`Determine the pH of a $${significant(c, 2)}\text{ mol dm}^{-3}$ solution at $298\text{ K}$. ($K_{\text{${acidic ? 'b' : 'a'}}}$ of $\ce{${partner}}$ is $${scientific(k)}$; $K_{\text{w}} = 1.00 \times 10^{-14}$)`,
      answer: tex`$${decimal(ph, 2)}$`,
      solution: tex`$K_{\text{${acidic ? 'a' : 'b'}}} = \dfrac{1.00 \times 10^{-14}}{${scientific(k)}} = ${scientific(other)}$. $[\ce{${acidic ? 'H^{+}' : 'OH^{-}'}}] = \sqrt{${scientific(other)} \times ${significant(c, 2)}} = ${scientific(ions)}\text{ mol dm}^{-3}$ (little reacts). ${acidic ? '' : tex`$\text{pOH} = ${decimal(14 - ph, 2)}$, `}$\text{pH} = ${decimal(ph, 2)}$.`,
      marks: [
        ['M1', tex`$K_{\text{${acidic ? 'a' : 'b'}}} = ${scientific(other)}$`],
        ['M1', tex`$[\ce{${acidic ? 'H^{+}' : 'OH^{-}'}}] = ${scientific(ions)}$`],
        ['A1', tex`$${decimal(ph, 2)}$`],
      ],
      keys: [
        value(ph, '', {
          tolerance: 0.03,
          slips: [{ slip: 'method', value: 14 - ph, note: 'Check whether the ion makes hydrogen ions or hydroxide ions.' }],
        }),
      ],
    } as const;
    if (form === 'sort')
      return inParts({
        stem: tex`Solutions of $\ce{NaCl}$, $\ce{NH4NO3}$ and $\ce{${salt}}$, of the same concentration, are to be put in order.`,
        hint: 'For each ion ask whether its conjugate is weak.',
        parts: [
          {
            ask: 'Deduce the order of increasing pH, with a reason for each place.',
            answer: tex`$\ce{NH4NO3}$, $\ce{NaCl}$, $\ce{${salt}}$`,
            solution: tex`$\ce{NH4^{+}}$ is the conjugate acid of a weak base: acidic. $\ce{NaCl}$ has ions of a strong acid and a strong base: neutral. $\ce{${ion}}$ is the conjugate base of a weak acid: basic. Order: $\ce{NH4NO3}$, $\ce{NaCl}$, $\ce{${salt}}$.`,
            marks: [
              ['A1', tex`$\ce{NH4NO3}$, $\ce{NaCl}$, $\ce{${salt}}$`],
              ['R1', tex`$\ce{NH4^{+}}$ acidic, conjugate of a weak base`],
              ['R1', tex`$\ce{${ion}}$ basic, conjugate of a weak acid, and $\ce{NaCl}$ neutral`],
            ],
          },
          explain,
          numbers,
        ],
      });
    return inParts({
      stem: tex`$\ce{${salt}}$ is dissolved in water. The solution is not neutral.`,
      hint: 'Which ion has a weak partner?',
      parts: [
        explain,
        numbers,
        {
          ask: acidic
            ? tex`Predict, with a reason, the effect of dilution on the pH.`
            : tex`Deduce the pH at the equivalence point of the titration of $\ce{${partner}}$ with $\ce{NaOH}$, relative to $7$.`,
          answer: acidic ? 'It rises towards 7.' : 'Above 7.',
          solution: acidic
            ? 'Fewer hydrogen ions are in the same volume (though a larger share of the ions has reacted), so the pH rises towards 7.'
            : tex`At equivalence only the salt is left in solution. It is basic, so the pH is above $7$.`,
          marks: [['R1', acidic ? 'rises towards 7: hydrogen ions less concentrated' : 'above 7: only the basic salt is there']],
        },
      ],
    });
  },
  check: ({ form, k, c }, { ph }) => {
    // Exact balance of charges and of mass with the ions of water.
    const ka = form === 'acidic' ? KW / k : k;
    const balance = (p: number) => {
      const h = 10 ** -p;
      const protonated = (c * h) / (ka + h);
      return form === 'acidic' ? h + protonated - KW / h - c : h + (c - 0) - KW / h - (c - protonated);
    };
    assert.ok(Math.abs(bisect(balance, 1, 13.5) - ph) < 0.03, `${bisect(balance, 1, 13.5)} ${ph}`);
  },
});

/** Indicators with the pH range of their colour change and the colours in acid and base. */
const INDICATORS = {
  'methyl orange': [3.1, 4.4, 'red', 'yellow'],
  'bromophenol blue': [3.0, 4.6, 'yellow', 'blue'],
  'bromothymol blue': [6.0, 7.6, 'yellow', 'blue'],
  phenolphthalein: [8.3, 10.0, 'colourless', 'pink'],
} as const;
type Indicator = keyof typeof INDICATORS;

const indicators = defineTemplate({
  key: 'chem-indicator-choice',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R3.1.4', 2),
  variants: [
    { form: 'choose', what: 'ethanoic acid with sodium hydroxide', jump: [7.5, 11.2], suited: ['phenolphthalein'] },
    { form: 'constant', what: '', jump: [0, 0], suited: ['bromothymol blue'], pka: 7.0 },
    { form: 'choose', what: 'ammonia with hydrochloric acid', jump: [3.2, 6.9], suited: ['methyl orange', 'bromophenol blue'] },
    { form: 'none', what: 'ammonia with ethanoic acid', jump: [6.8, 7.2], suited: [] },
    { form: 'constant', what: '', jump: [0, 0], suited: ['methyl orange'], pka: 3.7 },
    { form: 'none', what: 'methylamine with propanoic acid', jump: [7.3, 7.7], suited: [] },
  ] as readonly {
    form: 'choose' | 'constant' | 'none';
    what: string;
    jump: readonly [number, number];
    suited: readonly Indicator[];
    pka?: number;
  }[],
  solve: ({ pka = 0 }) => ({ ka: 10 ** -pka, ratio: 10 ** (5.0 - pka) }),
  write: ({ form, what, jump, suited, pka = 0 }, { ka, ratio }) => {
    const table = `| indicator | range of pH | colour in acid | colour in base |
| --- | --- | --- | --- |
${Object.entries(INDICATORS)
  .map(([name, [low, high, acid, base]]) => `| ${name} | ${low.toFixed(1)} to ${high.toFixed(1)} | ${acid} | ${base} |`)
  .join('\n')}`;
    const mechanism = {
      ask: tex`An indicator is a weak acid, $\ce{HIn <=> H^{+} + In^{-}}$. Explain how its colour depends on the pH.`,
      answer: tex`$\ce{HIn}$ and $\ce{In^{-}}$ have different colours; the pH shifts the equilibrium.`,
      solution: tex`$\ce{HIn}$ and $\ce{In^{-}}$ have different colours. In acid the equilibrium lies on the left and the colour of $\ce{HIn}$ is seen; in base hydrogen ions are removed and the colour of $\ce{In^{-}}$ is seen. About $\text{pH} = \text{p}K_{\text{a}}$ both are there in equal amounts.`,
      marks: [
        ['R1', tex`$\ce{HIn}$ and $\ce{In^{-}}$ have different colours`],
        ['R1', 'equilibrium to the left in acid, to the right in base'],
      ],
    } as const;
    if (form === 'constant') {
      const [indicator] = suited as [Indicator];
      const [, , acid, base] = INDICATORS[indicator];
      return inParts({
        stem: tex`${indicator[0]?.toUpperCase()}${indicator.slice(1)}, $\ce{HIn}$, has $\text{p}K_{\text{a}} = ${pka.toFixed(1)}$; it is ${acid} in acid and ${base} in base.`,
        hint: 'What is the expression for the dissociation constant?',
        parts: [
          mechanism,
          {
            ask: tex`Calculate $K_{\text{a}}$, and the ratio $\dfrac{[\ce{In^{-}}]}{[\ce{HIn}]}$ at pH $5.0$, to two significant figures.`,
            answer: tex`$${scientific(ka, 2)}$; $${significant(ratio, 2)}$`,
            solution: tex`$K_{\text{a}} = 10^{-${pka.toFixed(1)}} = ${scientific(ka, 2)}$. $\dfrac{[\ce{In^{-}}]}{[\ce{HIn}]} = \dfrac{K_{\text{a}}}{[\ce{H^{+}}]} = 10^{5.0 - ${pka.toFixed(1)}} = ${significant(ratio, 2)}$.`,
            marks: [
              ['A1', tex`$${scientific(ka, 2)}$`],
              ['M1', tex`$\frac{K_{\text{a}}}{[\ce{H^{+}}]}$`],
              ['A1', tex`$${significant(ratio, 2)}$`],
            ],
            keys: [
              { ...value(ka, '', { relative: 0.03 }), label: '$K_{\\text{a}}$' },
              { ...value(ratio, '', { relative: 0.06 }), label: 'Ratio' },
            ],
          },
          {
            ask: 'Deduce the colour at pH 5.0.',
            answer: ratio > 10 ? base : acid,
            solution: tex`One form is there more than ten times as much as the other: ${ratio > 10 ? base : acid}.`,
            marks: [['A1', ratio > 10 ? base : acid]],
          },
        ],
      });
    }
    const strong = what.startsWith('ethanoic') ? ['ethanoic acid', 'sodium hydroxide'] : ['hydrochloric acid', 'ammonia'];
    if (form === 'none')
      return inParts({
        stem: tex`In the titration of ${what} the pH rises or falls only slowly near equivalence: within $0.1\text{ cm}^{3}$ it passes from $${jump[0].toFixed(1)}$ to $${jump[1].toFixed(1)}$.

${table}`,
        hint: 'How much of the range of an indicator does one drop pass?',
        parts: [
          {
            ask: 'Evaluate the use of each of the indicators in this titration.',
            answer: 'None is suitable.',
            solution: tex`Methyl orange and bromophenol blue change far below, phenolphthalein far above this pH. The range of bromothymol blue covers it, but one drop changes the pH by a small part of that range only, so the colour would change gradually. None is suitable.`,
            marks: [
              ['R1', 'methyl orange, bromophenol blue and phenolphthalein change at another pH'],
              ['R1', 'bromothymol blue would change gradually: no steep part'],
              ['A1', 'none'],
            ],
          },
          {
            ask: 'Explain why the curve has no steep part, and suggest another way to find the equivalence point.',
            answer: 'Weak acid and weak base; a conductivity (or pH) meter.',
            solution:
              'Both are weak, so near equivalence the solution works like a buffer on both sides. The conductivity or the temperature can be followed instead.',
            marks: [
              ['R1', 'weak acid with weak base'],
              ['A1', 'conductivity / temperature'],
            ],
          },
          mechanism,
        ],
      });
    return inParts({
      stem: tex`In a titration of ${what} the steep part of the curve reaches from pH $${Math.min(...jump).toFixed(1)}$ to $${Math.max(...jump).toFixed(1)}$.

${table}`,
      hint: 'Compare ranges with the steep part.',
      parts: [
        {
          ask: 'Identify all indicators of the table that are suitable, and justify your choice.',
          answer: suited.join(' and '),
          solution: `The range of the colour change must lie within the steep part, so that one drop turns the colour: ${suited.join(' and ')}.`,
          marks: [
            ['A1', suited.join(' and ')],
            ['R1', 'range lies within the steep part'],
          ],
        },
        {
          ask: tex`State whether the pH at equivalence is above or below $7$, and explain why.`,
          answer: strong[0] === 'ethanoic acid' ? 'Above 7.' : 'Below 7.',
          solution:
            strong[0] === 'ethanoic acid'
              ? tex`Above: the ethanoate ion left in solution is a weak base and makes hydroxide ions, $\ce{CH3COO^{-} + H2O <=> CH3COOH + OH^{-}}$.`
              : tex`Below: the ammonium ion left in solution is a weak acid, $\ce{NH4^{+} + H2O <=> NH3 + H3O^{+}}$.`,
          marks: [
            ['A1', strong[0] === 'ethanoic acid' ? 'above' : 'below'],
            ['R1', strong[0] === 'ethanoic acid' ? 'anion is a weak base' : 'cation is a weak acid'],
          ],
        },
        mechanism,
        {
          ask: 'A student takes the indicator from the other end of the table instead. Predict the effect on the titre.',
          answer: strong[0] === 'ethanoic acid' ? 'Too small.' : 'Too small as well: it changes before equivalence.',
          solution:
            strong[0] === 'ethanoic acid'
              ? 'Methyl orange would change long before equivalence, gradually, so the titre would be too small.'
              : 'Phenolphthalein loses its colour while ammonia is still there, before equivalence, and gradually. The titre of acid would be too small.',
          marks: [['R1', 'changes before equivalence, titre too small']],
        },
      ],
    });
  },
  check: ({ form, jump, suited, pka }, { ka, ratio }) => {
    // Which ranges lie within the steep part; the share of the basic form by mass balance.
    const [low, high] = [Math.min(...jump), Math.max(...jump)];
    if (form === 'choose') {
      const found = Object.entries(INDICATORS)
        .filter(([, [from, to]]) => from >= low - 0.25 && to <= high + 0.05)
        .map(([name]) => name);
      assert.deepEqual(found, [...suited]);
    }
    if (form === 'none') assert.ok(Object.values(INDICATORS).every(([from, to]) => from < low || to > high));
    if (pka !== undefined) assertClose(-Math.log10(ka), pka, 'dissociation constant', 1e-9);
    if (pka !== undefined)
      assertClose(
        bisect((share) => share / (1 - share) - 10 ** -pka / 1e-5, 0, 1 - 1e-12),
        ratio / (1 + ratio),
        'share',
        1e-6,
      );
  },
});

export const hydrolysisAndIndicators = [hydrolysis, indicators];
