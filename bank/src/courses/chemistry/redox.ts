import assert from 'node:assert/strict';
import { ALIKE } from '../../forms.ts';
import { defineTemplate } from '../../template.ts';
import { gcd } from '../../tex.ts';
import { atoms } from './elements.ts';
import { both, mark, mistake, mostlySl, multipleChoice } from './marking.ts';
import { redoxTitration } from './reactivity-reversed.ts';

/** Reactivity 3.2: redox equations and the oxidation of alcohols. */

const tex = String.raw;

/** Species by formula with its charge, as in `Fe^{3+}`; the coefficient is negative on the left-hand side. */
type Terms = ReadonlyMap<string, number>;
const terms = (...list: readonly (readonly [string, number])[]): Terms => new Map(list);

/** A reduction half-equation: what is gained per so many electrons. */
interface Half {
  text: string;
  net: Terms;
  electrons: number;
}
const IRON: Half = { text: 'Fe^{3+} + e^{-} -> Fe^{2+}', net: terms(['Fe^{3+}', -1], ['Fe^{2+}', 1]), electrons: 1 };
const IODINE: Half = { text: 'I2 + 2e^{-} -> 2I^{-}', net: terms(['I2', -1], ['I^{-}', 2]), electrons: 2 };
const MANGANATE: Half = {
  text: 'MnO4^{-} + 8H^{+} + 5e^{-} -> Mn^{2+} + 4H2O',
  net: terms(['MnO4^{-}', -1], ['H^{+}', -8], ['Mn^{2+}', 1], ['H2O', 4]),
  electrons: 5,
};
const DICHROMATE: Half = {
  text: 'Cr2O7^{2-} + 14H^{+} + 6e^{-} -> 2Cr^{3+} + 7H2O',
  net: terms(['Cr2O7^{2-}', -1], ['H^{+}', -14], ['Cr^{3+}', 2], ['H2O', 7]),
  electrons: 6,
};
const PEROXIDE: Half = {
  text: 'H2O2 + 2H^{+} + 2e^{-} -> 2H2O',
  net: terms(['H2O2', -1], ['H^{+}', -2], ['H2O', 2]),
  electrons: 2,
};
const OXALATE: Half = { text: '2CO2 + 2e^{-} -> C2O4^{2-}', net: terms(['CO2', -2], ['C2O4^{2-}', 1]), electrons: 2 };
const TIN: Half = { text: 'Sn^{4+} + 2e^{-} -> Sn^{2+}', net: terms(['Sn^{4+}', -1], ['Sn^{2+}', 1]), electrons: 2 };
const SULFATE: Half = {
  text: 'SO4^{2-} + 2H^{+} + 2e^{-} -> SO3^{2-} + H2O',
  net: terms(['SO4^{2-}', -1], ['H^{+}', -2], ['SO3^{2-}', 1], ['H2O', 1]),
  electrons: 2,
};

const side = (net: Terms, sign: 1 | -1) =>
  [...net]
    .filter(([, count]) => count * sign > 0)
    .map(([name, count]) => `${Math.abs(count) === 1 ? '' : Math.abs(count)}${name}`)
    .join(' + ');
const equationOf = (net: Terms) => `${side(net, -1)} -> ${side(net, 1)}`;
const reversed = ({ text }: Half) => text.split(' -> ').toReversed().join(' -> ');

const redoxEquation = defineTemplate({
  key: 'chem-redox-half-equations',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: mostlySl('R3.2.1', 2),
  variants: [
    { oxidant: MANGANATE, reductant: IRON, from: 'MnO4^{-}', to: 'Mn^{2+}', by: 'Fe^{2+}', into: 'Fe^{3+}', states: [7, 2] },
    { oxidant: DICHROMATE, reductant: IRON, from: 'Cr2O7^{2-}', to: 'Cr^{3+}', by: 'Fe^{2+}', into: 'Fe^{3+}', states: [6, 3] },
    { oxidant: MANGANATE, reductant: OXALATE, from: 'MnO4^{-}', to: 'Mn^{2+}', by: 'C2O4^{2-}', into: 'CO2', states: [7, 2] },
    { oxidant: PEROXIDE, reductant: IODINE, from: 'H2O2', to: 'H2O', by: 'I^{-}', into: 'I2', states: [-1, -2] },
    { oxidant: DICHROMATE, reductant: TIN, from: 'Cr2O7^{2-}', to: 'Cr^{3+}', by: 'Sn^{2+}', into: 'Sn^{4+}', states: [6, 3] },
    { oxidant: MANGANATE, reductant: SULFATE, from: 'MnO4^{-}', to: 'Mn^{2+}', by: 'SO3^{2-}', into: 'SO4^{2-}', states: [7, 2] },
    { oxidant: DICHROMATE, reductant: IODINE, from: 'Cr2O7^{2-}', to: 'Cr^{3+}', by: 'I^{-}', into: 'I2', states: [6, 3] },
    { oxidant: PEROXIDE, reductant: IRON, from: 'H2O2', to: 'H2O', by: 'Fe^{2+}', into: 'Fe^{3+}', states: [-1, -2] },
    { oxidant: MANGANATE, reductant: TIN, from: 'MnO4^{-}', to: 'Mn^{2+}', by: 'Sn^{2+}', into: 'Sn^{4+}', states: [7, 2] },
  ] as readonly {
    oxidant: Half;
    reductant: Half;
    from: string;
    to: string;
    by: string;
    into: string;
    states: readonly [number, number];
  }[],
  solve: ({ oxidant, reductant }) => {
    const divisor = gcd(oxidant.electrons, reductant.electrons);
    const [timesOxidant, timesReductant] = [reductant.electrons / divisor, oxidant.electrons / divisor];
    const net = new Map<string, number>();
    for (const [name, count] of oxidant.net) net.set(name, (net.get(name) ?? 0) + timesOxidant * count);
    for (const [name, count] of reductant.net) net.set(name, (net.get(name) ?? 0) - timesReductant * count);
    return { timesOxidant, timesReductant, net: net as Terms, electrons: timesOxidant * oxidant.electrons };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return redoxTitration(numbers, result, equationOf(result.net), index);
    const {
      oxidant,
      reductant,
      from,
      to,
      by,
      into,
      states: [high, low],
    } = numbers;
    const { timesOxidant, timesReductant, net, electrons } = result;
    return {
      text: tex`In acidic solution $\ce{${from}}$ is converted to $\ce{${to}}$ by $\ce{${by}}$, which becomes $\ce{${into}}$.

(a) Write the half-equation for the oxidation. [1]

(b) Write the half-equation for the reduction. [2]

(c) Deduce the overall equation. [2]

(d) Identify the oxidising agent, with a reason in terms of oxidation states. [2]`,
      hint: 'What does an acidic solution offer to balance oxygen and hydrogen? What must be equal in both half-equations?',
      answer: tex`(a) $\ce{${reversed(reductant)}}$

(b) $\ce{${oxidant.text}}$

(c) $\ce{${equationOf(net)}}$

(d) $\ce{${from}}$`,
      solution: tex`(a) Oxidation is loss of electrons: $\ce{${reversed(reductant)}}$

(b) Balance the main element first, then oxygen with water, hydrogen with $\ce{H^{+}}$, and last the charge with electrons: $\ce{${oxidant.text}}$

(c) The number of electrons must be the same in both: here $${electrons}$. Take the reduction ${timesOxidant === 1 ? 'once' : `${timesOxidant} times`} and the oxidation ${timesReductant === 1 ? 'once' : `${timesReductant} times`}, add, and cancel what is on both sides:

$$\ce{${equationOf(net)}}$$

Atoms and charge are the same on both sides.

(d) $\ce{${from}}$ is the oxidising agent: it takes up electrons and is itself reduced. The oxidation state of its ${from === 'H2O2' ? 'oxygen' : from.startsWith('Mn') ? 'manganese' : 'chromium'} falls from $${high > 0 ? '+' : ''}${high}$ to $${low > 0 ? '+' : ''}${low}$.`,
      markScheme: [
        mark('a', 'A1', tex`$\ce{${reversed(reductant)}}$`),
        mark('b', 'M1', tex`$\ce{H^{+}}$ and $\ce{H2O}$ on the correct sides`),
        mark('b', 'A1', tex`$\ce{${oxidant.text}}$`),
        mark('c', 'M1', tex`multiplies so that $${electrons}$ electrons cancel`),
        mark('c', 'A1', tex`$\ce{${equationOf(net)}}$`),
        mark('d', 'A1', tex`$\ce{${from}}$`),
        mark('d', 'R1', tex`oxidation state falls from $${high}$ to $${low}$`),
      ],
    };
  },
  check: ({ oxidant, reductant }, { timesOxidant, timesReductant, electrons, net }) => {
    // Atoms and charge of the overall equation must sum to zero.
    const total = new Map<string, number>();
    for (const [name, count] of net) {
      const [formula = '', sign = ''] = name.split('^');
      for (const [symbol, number] of atoms(formula)) total.set(symbol, (total.get(symbol) ?? 0) + count * number);
      const size = Number(/\d+/.exec(sign)?.[0] ?? (sign === '' ? 0 : 1));
      total.set('charge', (total.get('charge') ?? 0) + count * (sign.includes('-') ? -size : size));
    }
    for (const [what, sum] of total) assert.equal(sum, 0, `${what} does not balance`);
    assert.ok([...net.values()].every((count) => Number.isInteger(count)));
    // The least number of electrons that both half-equations can exchange.
    let exchanged = 1;
    while (exchanged % oxidant.electrons !== 0 || exchanged % reductant.electrons !== 0) exchanged++;
    assert.deepEqual(
      [timesOxidant * oxidant.electrons, timesReductant * reductant.electrons, electrons],
      [exchanged, exchanged, exchanged],
    );
  },
});

/** What leads to taking `product` for what an alcohol of this kind is oxidised to. */
function oxidationSlip(product: string, kind: string): string {
  if (product.endsWith('ene')) return 'You split off water; that is a dehydration and no oxidation.';
  if (product.endsWith('oate')) return 'You let the alcohol form an ester with an acid; here it meets an oxidant in excess.';
  if (kind === 'tertiary')
    return 'You oxidised the alcohol without looking whether the carbon atom with the hydroxyl group carries hydrogen.';
  if (kind === 'secondary')
    return product.endsWith('one')
      ? 'You moved the oxygen along the chain; it stays on the carbon atom that carried the hydroxyl group.'
      : 'You treated the alcohol as a primary one; look at how many carbon atoms are bonded to the one with the hydroxyl group.';
  if (product.endsWith('one'))
    return 'You treated the alcohol as a secondary one; look at how many carbon atoms are bonded to the one with the hydroxyl group.';
  return product.endsWith('acid')
    ? 'You let the first product be oxidised further; look at what is done with it as it forms.'
    : 'You stopped at the first product; look at whether it stays in contact with the oxidant.';
}

const oxidisingAlcohols = defineTemplate({
  key: 'chem-oxidation-of-alcohols',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R3.2.1', 1),
  variants: [
    {
      alcohol: 'propan-1-ol',
      how: 'distilled off as it forms',
      product: 'propanal',
      wrong: ['propanoic acid', 'propanone', 'propene'],
      kind: 'primary',
      twice: false,
    },
    {
      alcohol: 'butan-2-ol',
      how: 'heated under reflux',
      product: 'butanone',
      wrong: ['butanal', 'butanoic acid', 'but-2-ene'],
      kind: 'secondary',
      twice: false,
    },
    {
      alcohol: 'ethanol',
      how: 'heated under reflux with an excess of the oxidant',
      product: 'ethanoic acid',
      wrong: ['ethanal', 'ethene', 'ethyl ethanoate'],
      kind: 'primary',
      twice: true,
    },
    {
      alcohol: 'propan-2-ol',
      how: 'heated under reflux',
      product: 'propanone',
      wrong: ['propanal', 'propanoic acid', 'propene'],
      kind: 'secondary',
      twice: false,
    },
    {
      alcohol: 'butan-1-ol',
      how: 'heated under reflux with an excess of the oxidant',
      product: 'butanoic acid',
      wrong: ['butanal', 'butanone', 'but-1-ene'],
      kind: 'primary',
      twice: true,
    },
    {
      alcohol: '2-methylpropan-2-ol',
      how: 'heated under reflux',
      product: 'no reaction',
      wrong: ['2-methylpropanal', '2-methylpropanoic acid', 'butanone'],
      kind: 'tertiary',
      twice: false,
    },
    {
      alcohol: 'pentan-1-ol',
      how: 'distilled off as it forms',
      product: 'pentanal',
      wrong: ['pentanoic acid', 'pentan-2-one', 'pent-1-ene'],
      kind: 'primary',
      twice: false,
    },
    {
      alcohol: 'pentan-3-ol',
      how: 'heated under reflux',
      product: 'pentan-3-one',
      wrong: ['pentanal', 'pentanoic acid', 'pentan-2-one'],
      kind: 'secondary',
      twice: false,
    },
  ] as readonly {
    alcohol: string;
    how: string;
    product: string;
    wrong: readonly [string, string, string];
    kind: string;
    twice: boolean;
  }[],
  solve: ({ product }) => ({ product }),
  write: ({ alcohol, how, wrong, kind, twice }, { product }, index) => {
    const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
    const option = (name: string) => mistake(capital(name), oxidationSlip(name, kind));
    const why = {
      primary: `A primary alcohol is oxidised first to an aldehyde. ${twice ? 'Under reflux the aldehyde stays in the flask and is oxidised further to the carboxylic acid' : 'The aldehyde boils at a lower temperature than the alcohol, leaves the flask and escapes further oxidation'}.`,
      secondary:
        'A secondary alcohol is oxidised to a ketone, which is not oxidised further: its carbonyl carbon carries no hydrogen.',
      tertiary:
        'A tertiary alcohol has no hydrogen on the carbon that carries the hydroxyl group, so it is not oxidised under these conditions.',
    }[kind];
    return multipleChoice(
      {
        stem: tex`${capital(alcohol)} is warmed with acidified potassium dichromate(VI); the ${how.startsWith('distilled') ? 'product' : 'mixture'} is ${how}. What is the main organic product?`,
        correct: capital(product),
        wrong: [option(wrong[0]), option(wrong[1]), option(wrong[2])],
        hint: 'Is the alcohol primary, secondary or tertiary, and can the first product stay in contact with the oxidant?',
        solution: `${why} So the answer is: ${product}.`,
        reason: product,
        turn: 2,
      },
      index,
    );
  },
  check: ({ alcohol, how, kind }, { product }) => {
    // Position of the group in the name and the ending of the product name tell the same story.
    const place = Number(/-(\d)-ol$/.exec(alcohol)?.[1] ?? 1);
    const branched = alcohol.startsWith('2-methylpropan-2');
    assert.equal(branched ? 'tertiary' : place === 1 ? 'primary' : 'secondary', kind);
    const ending = branched ? 'no reaction' : place === 1 ? (how.includes('reflux') ? 'oic acid' : 'al') : 'one';
    assert.ok(product.endsWith(ending));
  },
});

export const redox = [redoxEquation, oxidisingAlcohols];
