import { inParts } from '../../question-parts.ts';
import type { QuestionDraft } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { molarMass, type Side } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { firstThree, mistake, multipleChoice } from './marking.ts';

/** Questions of Reactivity 2 and 3 asked the other way round: what the usual form gives is asked here, or a solution is judged. */

const tex = String.raw;
const plus = (number: number) => `${number > 0 ? '+' : ''}${number}`;

/** Both expressions written out and the link between them shown. */
export function expressionsLinked(
  { original, related, constant, times }: { original: string; related: string; constant: number; times: number },
  { value: found }: { value: number },
): QuestionDraft {
  const root = Math.abs(times) === 0.5 ? tex`\sqrt{K_1}` : Math.abs(times) === 2 ? tex`K_1^{2}` : 'K_1';
  const power = times < 0 ? tex`\dfrac{1}{${root}}` : root;
  const expression = (equation: string) => {
    const side = (text: string) =>
      text
        .split(' + ')
        .map((one) => {
          const [, n = '', name = ''] = /^\s*(1\/2 |\d*)(.+?)\(g\)\s*$/.exec(one) ?? [];
          const power = n.trim() === '1/2' ? tex`^{\frac{1}{2}}` : n === '' ? '' : `^{${n}}`;
          return tex`[\ce{${name}}]${power}`;
        })
        .join('');
    const [left = '', right = ''] = equation.split('<=>');
    return tex`\dfrac{${side(right)}}{${side(left)}}`;
  };
  return inParts({
    stem: tex`At a certain temperature $K_1 = ${significant(constant)}$ for $\ce{${original}}$. The same equilibrium may be written as $\ce{${related}}$, with the constant $K_2$.`,
    hint: 'Where do products, reactants and coefficients go in the expression?',
    parts: [
      {
        ask: tex`Write the expressions for $K_1$ and $K_2$.`,
        answer: tex`$K_1 = ${expression(original)}$, $K_2 = ${expression(related)}$`,
        solution: tex`$K_1 = ${expression(original)}$ and $K_2 = ${expression(related)}$`,
        marks: [
          ['A1', tex`$K_1 = ${expression(original)}$`],
          ['A1', tex`$K_2 = ${expression(related)}$`],
        ],
      },
      {
        ask: tex`Hence express $K_2$ by $K_1$, and calculate it.`,
        answer: tex`$${significant(found)}$`,
        solution: tex`Comparing the powers of the concentrations in both gives $K_2 = ${power}$. With $K_1 = ${significant(constant)}$ it is $K_2 = ${significant(found)}$.`,
        marks: [
          ['M1', tex`$K_2 = ${power}$`],
          ['A1', tex`$${significant(found)}$`],
        ],
        keys: [value(found)],
      },
      {
        ask: 'State what would change the value of either constant.',
        answer: 'The temperature.',
        solution: 'Only the temperature: neither concentrations, pressure nor a catalyst change it.',
        marks: [['A1', 'temperature only']],
      },
    ],
  });
}

/** The volume to which a solution has to be diluted. */
export function dilutionWanted(
  { solute, base, ph, from, to }: { solute: string; base: boolean; ph: number; from: number; to: number },
  { powers, after }: { powers: number; after: number },
  index: number,
): QuestionDraft {
  const option = (volume: number) => tex`$${volume}\text{ cm}^{3}$`;
  return multipleChoice(
    {
      stem: tex`To which total volume must $${from}\text{ cm}^{3}$ of $\ce{${solute}}$ of pH $${ph}$ be diluted at $298\text{ K}$ so that its pH becomes $${after}$?`,
      correct: option(to),
      wrong: firstThree(
        [
          mistake(option(from * (powers + 1)), 'You multiplied by the change of the pH; each unit stands for a power of ten.'),
          mistake(option(to * 10), 'You took one power of ten too many.', 'power_of_ten'),
          mistake(
            option(to / 10 === from ? to / 2 : to / 10),
            'You took too small a factor; count the units of pH once more.',
            'power_of_ten',
          ),
          mistake(option(to - from), 'That is the water to be added; the total volume is asked.'),
        ],
        option(to),
      ),
      hint: 'By how many units does the pH change, and what does one unit mean?',
      solution:
        tex`The pH ${base ? 'falls' : 'rises'} by ${powers}, so the concentration of the ${base ? 'hydroxide' : 'hydrogen'} ions must fall by the factor $10^{${powers}}$, and the volume must grow by it: $${from} \times 10^{${powers}} = ${to}\text{ cm}^{3}$.`.replace(
          '10^{1}',
          '10',
        ),
      reason: option(to),
      turn: 3,
    },
    index,
  );
}

/** What is left over, mass of the salt and the acid needed; from the ninth variant on a mistake is to be found. */
export function acidNeeded(
  {
    equation,
    left,
    right,
    solid,
    solution,
    gas,
  }: {
    equation: string;
    left: Side;
    right: Side;
    solid: { formula: string; mass: number };
    solution: { formula: string; volume: number; concentration: number };
    gas: string;
  },
  {
    nSolid,
    nSolution,
    a,
    b,
    solidLimits,
    volume: made,
  }: { nSolid: number; nSolution: number; a: number; b: number; solidLimits: boolean; volume: number },
  index: number,
): QuestionDraft {
  const needed = ((nSolid * (left[solution.formula] ?? 1)) / (left[solid.formula] ?? 1) / solution.concentration) * 1000;
  const products = Object.keys(right).filter((one) => one !== gas && one !== 'H2O');
  const salt = products[0] ?? '';
  const saltMass = (nSolid / a) * (right[salt] ?? 1) * molarMass(salt);
  const volume = {
    ask: tex`Determine the least volume of the acid with which all of the solid reacts, in $\text{cm}^{3}$.`,
    answer: tex`$${significant(needed)}\text{ cm}^{3}$`,
    solution: tex`$n(\ce{${solid.formula}}) = \dfrac{${significant(solid.mass)}}{${molarMass(solid.formula).toFixed(2)}} = ${significant(nSolid)}\text{ mol}$ needs $${significant((nSolid * b) / a)}\text{ mol}$ of $\ce{${solution.formula}}$: $V = \dfrac{${significant((nSolid * b) / a)}}{${significant(solution.concentration)}}\text{ dm}^{3} = ${significant(needed)}\text{ cm}^{3}$.`,
    marks: [
      ['M1', tex`$n(\ce{${solid.formula}}) = ${significant(nSolid)}\text{ mol}$`],
      ['M1', 'ratio of the equation'],
      ['A1', tex`$${significant(needed)}\text{ cm}^{3}$`],
    ],
    keys: [
      value(needed, 'cm³', {
        slips: a === b ? [] : [{ slip: 'method', value: (needed * a) / b, note: 'Look at the coefficients of the equation.' }],
      }),
    ],
  } as const;
  if (index >= 8)
    return inParts({
      stem: tex`$${significant(solid.mass)}\text{ g}$ of $\ce{${solid.formula}}$ ($M = ${molarMass(solid.formula).toFixed(2)}\text{ g mol}^{-1}$) and $${solution.volume.toFixed(1)}\text{ cm}^{3}$ of $${significant(solution.concentration)}\text{ mol dm}^{-3}$ $\ce{${solution.formula}}$ react: $\ce{${equation}}$. A student writes: "There is more acid ($${significant(nSolution)}\text{ mol}$) than solid ($${significant(nSolid)}\text{ mol}$), so the solid is limiting."`,
      hint: 'In which ratio does the equation need the reactants?',
      parts: [
        {
          ask: 'Evaluate the reasoning, and identify the limiting reactant.',
          answer: tex`$\ce{${solidLimits ? solid.formula : solution.formula}}$`,
          solution:
            tex`Amounts must be compared in the ratio of the equation, $${a} : ${b}$: $\dfrac{${significant(nSolid)}}{${a === 1 ? 1 : a}}$ against $\dfrac{${significant(nSolution)}}{${b}}$. The limiting reactant is $\ce{${solidLimits ? solid.formula : solution.formula}}$${solidLimits ? '; the conclusion is right but the reason is not' : ''}.`.replace(
              /\\dfrac\{([\d.]+)\}\{1\}/,
              '$1',
            ),
          marks: [
            ['R1', 'must compare in the ratio of the equation'],
            ['A1', tex`$\ce{${solidLimits ? solid.formula : solution.formula}}$`],
          ],
        },
        {
          ask: tex`Calculate the volume of $\ce{${gas}}$ at STP, in $\text{cm}^{3}$. (Molar volume $22.7\text{ dm}^{3}\text{ mol}^{-1}$)`,
          answer: tex`$${significant(made)}\text{ cm}^{3}$`,
          solution: tex`From the limiting reactant $${significant(made / 22_700)}\text{ mol}$ of gas forms: $${significant(made)}\text{ cm}^{3}$.`,
          marks: [
            ['M1', 'amount of gas from the limiting reactant'],
            ['A1', tex`$${significant(made)}\text{ cm}^{3}$`],
          ],
          keys: [value(made, 'cm³')],
        },
        volume,
      ],
    });
  return inParts({
    stem: tex`All of $${significant(solid.mass)}\text{ g}$ of $\ce{${solid.formula}}$ ($M = ${molarMass(solid.formula).toFixed(2)}\text{ g mol}^{-1}$) is to be dissolved in $${significant(solution.concentration)}\text{ mol dm}^{-3}$ $\ce{${solution.formula}}$: $\ce{${equation}}$.`,
    hint: 'What is the amount of the solid?',
    parts: [
      volume,
      {
        ask: tex`Calculate the mass of $\ce{${salt}}$ that forms. ($M = ${molarMass(salt).toFixed(2)}\text{ g mol}^{-1}$)`,
        answer: tex`$${significant(saltMass)}\text{ g}$`,
        solution: tex`$n(\ce{${salt}}) = ${significant((nSolid / a) * (right[salt] ?? 1))}\text{ mol}$, times $${molarMass(salt).toFixed(2)}$: $${significant(saltMass)}\text{ g}$.`,
        marks: [
          ['M1', tex`amount of $\ce{${salt}}$`],
          ['A1', tex`$${significant(saltMass)}\text{ g}$`],
        ],
        keys: [value(saltMass, 'g')],
      },
      {
        ask: 'Suggest why somewhat more acid than this is used in practice, and how it can be seen that the reaction is complete.',
        answer: 'Near the end the reaction is slow; bubbles stop.',
        solution:
          'As the acid is used up, the reaction becomes very slow; an excess makes sure that all solid dissolves. The reaction is complete when no more bubbles appear and no solid is left.',
        marks: [
          ['R1', 'excess so that all reacts in reasonable time'],
          ['A1', 'no more bubbles / solid gone'],
        ],
      },
    ],
  });
}

/** The orders are told in words, and rates are predicted. */
export function ratesPredicted(
  {
    first,
    second,
    equation,
    rows,
  }: { first: string; second: string; equation: string; rows: readonly (readonly [number, number, number])[] },
  { orderA, orderB }: { orderA: number; orderB: number; constant: number },
): QuestionDraft {
  const [one = [1, 1, 1]] = rows;
  const factor = 3 ** orderA / 2 ** orderB;
  const words = ['does not change', 'doubles', 'becomes four times as large'];
  return inParts({
    stem: tex`The initial rate of $\ce{${equation}}$ ${words[orderA]} when $[\ce{${first}}]$ is doubled, and it ${words[orderB]} when $[\ce{${second}}]$ is doubled, each time with everything else the same. It is $${scientific(one[2])}\text{ mol dm}^{-3}\text{ s}^{-1}$ at $[\ce{${first}}] = ${significant(one[0])}$ and $[\ce{${second}}] = ${significant(one[1])}\text{ mol dm}^{-3}$.`,
    hint: 'Which powers do the words describe?',
    parts: [
      {
        ask: 'Deduce both orders.',
        answer: tex`$${orderA}$ and $${orderB}$`,
        solution: tex`$2^{x}$ is the factor of the rate: order $${orderA}$ in $\ce{${first}}$ and $${orderB}$ in $\ce{${second}}$.`,
        marks: [
          ['A1', tex`$${orderA}$ in $\ce{${first}}$`],
          ['A1', tex`$${orderB}$ in $\ce{${second}}$`],
        ],
        keys: [
          { ...value(orderA, '', { tolerance: 0 }), label: tex`Order in $\ce{${first}}$` },
          { ...value(orderB, '', { tolerance: 0 }), label: tex`Order in $\ce{${second}}$` },
        ],
      },
      {
        ask: tex`Predict the initial rate if $[\ce{${first}}]$ is tripled and $[\ce{${second}}]$ halved.`,
        answer: tex`$${scientific(one[2] * factor)}\text{ mol dm}^{-3}\text{ s}^{-1}$`,
        solution:
          tex`The factor is $3^{${orderA}} \times \left(\frac{1}{2}\right)^{${orderB}} = ${significant(factor)}$, so the rate is $${scientific(one[2] * factor)}\text{ mol dm}^{-3}\text{ s}^{-1}$.`.replaceAll(
            '^{1}',
            '',
          ),
        marks: [
          ['M1', tex`factor $${significant(factor)}$`],
          ['A1', tex`$${scientific(one[2] * factor)}\text{ mol dm}^{-3}\text{ s}^{-1}$`],
        ],
        keys: [value(one[2] * factor, 'mol dm⁻³ s⁻¹', { relative: 0.015 })],
      },
      {
        ask: tex`Sketch the graph of the initial rate against $[\ce{${first}}]$ at constant $[\ce{${second}}]$.`,
        answer: orderA === 1 ? 'A straight line through the origin.' : 'A curve through the origin that becomes steeper.',
        solution:
          orderA === 1
            ? 'First order: a straight line through the origin.'
            : 'Second order: a curve through the origin that becomes steeper and steeper.',
        marks: [['A1', orderA === 1 ? 'line through the origin' : 'curve through the origin, increasing gradient']],
        keys: [{ kind: 'compare', as: 'sketch' }],
      },
    ],
  });
}

/** A second vessel at the same temperature is worked out; from the ninth variant on an expression is judged. All concentrations are those at equilibrium. */
export function secondVessel(
  { reacted, temperature }: { reacted: number; temperature: number },
  { left, constant }: { left: number; constant: number },
  index: number,
): QuestionDraft {
  const [p, q] = [significant(left / 100, 2), significant(reacted / 100, 2)];
  if (index >= 8)
    return inParts({
      stem: tex`An equilibrium mixture of $\ce{P(g) <=> Q(g) + R(g)}$ at $${temperature}\text{ K}$ contains $${p}\text{ mol dm}^{-3}$ of P and $${q}\text{ mol dm}^{-3}$ each of Q and R. A student writes $K = \dfrac{[\text{P}]}{[\text{Q}][\text{R}]} = ${significant(1 / constant)}$.`,
      hint: 'Which side of the equation belongs in the numerator?',
      parts: [
        {
          ask: 'Identify the error in the expression, and calculate $K$.',
          answer: tex`Products belong in the numerator; $${significant(constant)}$`,
          solution: tex`The expression is upside down. Products belong in the numerator: $K = \dfrac{[\text{Q}][\text{R}]}{[\text{P}]} = \dfrac{${q}^{2}}{${p}} = ${significant(constant)}$.`,
          marks: [
            ['R1', 'expression inverted; accept "it is $K$ of the reverse reaction"'],
            ['M1', tex`$\dfrac{${q}^{2}}{${p}}$`],
            ['A1', tex`$${significant(constant)}$; do not accept a second inversion or a missing square`],
          ],
          keys: [value(constant, '', { relative: 0.02 })],
        },
        {
          ask: 'Suggest how measurements could show that equilibrium had been reached.',
          answer: 'Concentrations measured later are the same.',
          solution:
            'Concentrations measured at later times are the same, although the vessel is closed and the reaction continues.',
          marks: [['A1', 'concentrations no longer change; accept colour or pressure where it depends on them']],
        },
      ],
    });
  const [q2, r2] = [significant(reacted / 50, 2), significant(reacted / 200, 3)];
  return inParts({
    stem: tex`Two vessels at $${temperature}\text{ K}$ contain equilibrium mixtures of $\ce{P(g) <=> Q(g) + R(g)}$. Concentrations are in $\text{mol dm}^{-3}$.

| vessel | $[\text{P}]$ | $[\text{Q}]$ | $[\text{R}]$ |
| --- | --- | --- | --- |
| 1 | ${p} | ${q} | ${q} |
| 2 | ${p} | ${q2} | ? |`,
    hint: 'What is the same in both vessels, although the concentrations differ?',
    parts: [
      {
        ask: tex`Calculate $K$ at $${temperature}\text{ K}$.`,
        answer: tex`$${significant(constant)}$`,
        solution: tex`$K = \dfrac{[\text{Q}][\text{R}]}{[\text{P}]} = \dfrac{${q} \times ${q}}{${p}} = ${significant(constant)}$`,
        marks: [
          ['M1', tex`$\dfrac{[\text{Q}][\text{R}]}{[\text{P}]}$ with the values of vessel 1`],
          ['A1', tex`$${significant(constant)}$`],
        ],
        keys: [value(constant, '', { relative: 0.02 })],
      },
      {
        ask: tex`Determine $[\text{R}]$ in vessel 2.`,
        answer: tex`$${r2}\text{ mol dm}^{-3}$`,
        solution: tex`The temperature is the same, so $K$ is the same: $[\text{R}] = \dfrac{K[\text{P}]}{[\text{Q}]} = \dfrac{${significant(constant)} \times ${p}}{${q2}} = ${r2}\text{ mol dm}^{-3}$.`,
        marks: [
          ['M1', 'same $K$ in both vessels'],
          ['A1', tex`$${r2}\text{ mol dm}^{-3}$`],
        ],
        keys: [value(reacted / 200, 'mol dm⁻³', { relative: 0.02 })],
      },
      {
        ask: tex`Calculate $K$ for $\ce{Q(g) + R(g) <=> P(g)}$ at the same temperature.`,
        answer: tex`$${significant(1 / constant)}$`,
        solution: tex`The equation is reversed, so its constant is the reciprocal: $\dfrac{1}{${significant(constant)}} = ${significant(1 / constant)}$.`,
        marks: [['A1', tex`$${significant(1 / constant)}$`]],
        keys: [value(1 / constant, '', { relative: 0.02 })],
      },
    ],
  });
}

/** A curve is predicted instead of read; from the ninth variant on a weak acid takes the place of the strong one. */
export function curvePredicted(
  { acidVolume, equivalence, base, salt }: { acidVolume: number; equivalence: number; base: number; salt: string },
  { concentration, start }: { concentration: number; start: number },
  index: number,
): QuestionDraft {
  if (index >= 8)
    return inParts({
      stem: tex`$${acidVolume.toFixed(1)}\text{ cm}^{3}$ portions of $\ce{${salt}}$ and of ethanoic acid, both $${significant(concentration)}\text{ mol dm}^{-3}$, are titrated with the same solution of $\ce{NaOH}$.`,
      hint: 'Amounts decide the volume; the degree of dissociation decides the pH.',
      parts: [
        {
          ask: 'Compare the two curves: initial pH, volume at equivalence, pH at equivalence.',
          answer: 'The weak acid starts higher; same volume; its equivalence lies above 7.',
          solution: tex`The strong acid starts at $\text{pH} = ${decimal(start, 2)}$, the weak one higher, since it is partly dissociated. Both need the same volume, because the amounts of acid are equal. At equivalence the strong acid gives $\text{pH} = 7$; the ethanoate ion makes the other solution basic, above $7$.`,
          marks: [
            ['A1', 'weak acid starts at a higher pH'],
            ['A1', 'same volume'],
            ['A1', tex`$7$ for the strong and above $7$ for the weak acid`],
          ],
        },
        {
          ask: tex`Calculate the volume of $${significant(base)}\text{ mol dm}^{-3}$ $\ce{NaOH}$ at equivalence.`,
          answer: tex`$${significant(equivalence)}\text{ cm}^{3}$`,
          solution: tex`$V = \dfrac{${significant(concentration)} \times ${acidVolume}}{${significant(base)}} = ${significant(equivalence)}\text{ cm}^{3}$`,
          marks: [['A1', tex`$${significant(equivalence)}\text{ cm}^{3}$`]],
          keys: [value(equivalence, 'cm³')],
        },
      ],
    });
  return inParts({
    stem: tex`$${acidVolume.toFixed(1)}\text{ cm}^{3}$ of $${significant(concentration)}\text{ mol dm}^{-3}$ $\ce{${salt}}$ is going to be titrated with $${significant(base)}\text{ mol dm}^{-3}$ $\ce{NaOH}$ at $298\text{ K}$.`,
    hint: 'Find the start, the equivalence point and the end of the curve.',
    parts: [
      {
        ask: 'Calculate the initial pH and the volume of the base at equivalence.',
        answer: tex`$${decimal(start, 2)}$; $${significant(equivalence)}\text{ cm}^{3}$`,
        solution: tex`$\text{pH} = -\log_{10} ${significant(concentration)} = ${decimal(start, 2)}$. $V = \dfrac{${significant(concentration)} \times ${acidVolume}}{${significant(base)}} = ${significant(equivalence)}\text{ cm}^{3}$.`,
        marks: [
          ['A1', tex`$${decimal(start, 2)}$`],
          ['M1', 'equal amounts'],
          ['A1', tex`$${significant(equivalence)}\text{ cm}^{3}$`],
        ],
        keys: [
          { ...value(start, '', { tolerance: 0.03 }), label: 'pH' },
          { ...value(equivalence, '', {}), label: 'Volume in cm³' },
        ],
      },
      {
        ask: 'Sketch the titration curve, and annotate it with the equivalence point and its pH.',
        answer: 'Flat, steep through pH 7 at equivalence, flat.',
        solution: tex`The curve begins at $${decimal(start, 2)}$, rises slowly, passes steeply through pH $7$ at $${significant(equivalence)}\text{ cm}^{3}$ and levels off below $14$.`,
        marks: [
          ['A1', 'shape: slow, steep, slow, from the initial pH'],
          ['A1', tex`equivalence at pH $7$`],
        ],
        keys: [{ kind: 'compare', as: 'sketch' }],
      },
      {
        ask: 'Predict how the curve changes if both solutions are ten times as dilute.',
        answer: 'Same volume; it starts higher, ends lower, and the steep part is shorter.',
        solution:
          'The volume at equivalence stays the same. The acid starts one unit of pH higher and the end is one unit lower, so the steep part is shorter.',
        marks: [
          ['A1', 'same volume at equivalence'],
          ['A1', 'starts higher / ends lower / shorter steep part'],
        ],
      },
    ],
  });
}

/** The bases and acids of the mixture are asked for another question: the volume for neutrality; the last one judges a solution. */
export function volumeForNeutral(
  {
    acidVolume,
    acid,
    baseVolume,
    base,
    salt,
  }: { acidVolume: number; acid: number; baseVolume: number; base: number; salt: string },
  { left, excess, ph }: { left: number; excess: number; before: number; ph: number },
  index: number,
): QuestionDraft {
  const needed = (acid * acidVolume) / base;
  const more = needed - baseVolume;
  const wrongPh = left > 0 ? -Math.log10(left) : 14 + Math.log10(-left);
  const stem = tex`$${acidVolume.toFixed(1)}\text{ cm}^{3}$ of $${significant(acid)}\text{ mol dm}^{-3}$ $\ce{${salt}}$ and $${baseVolume.toFixed(1)}\text{ cm}^{3}$ of $${significant(base)}\text{ mol dm}^{-3}$ $\ce{NaOH}$ are mixed`;
  if (index >= 8)
    return inParts({
      stem: tex`${stem} at $298\text{ K}$ ($K_{\text{w}} = 1.00 \times 10^{-14}$). A student finds pH $${decimal(wrongPh, 2)}$ from the amount that is left over, $${scientific(Math.abs(left))}\text{ mol}$.`,
      hint: 'Which concentration does pH need?',
      parts: [
        {
          ask: 'Identify the mistake, and determine the right pH.',
          answer: tex`$${decimal(ph, 2)}$`,
          solution: tex`The amount was not divided by the total volume: $\dfrac{${scientific(Math.abs(left))}}{${(acidVolume + baseVolume) / 1000}} = ${scientific(excess)}\text{ mol dm}^{-3}$, so $\text{pH} = ${decimal(ph, 2)}$.`,
          marks: [
            ['A1', 'amount taken for a concentration'],
            ['M1', tex`$${scientific(excess)}\text{ mol dm}^{-3}$`],
            ['A1', tex`$${decimal(ph, 2)}$`],
          ],
          keys: [value(ph, '', { tolerance: 0.03 })],
        },
        {
          ask: 'State the spectator ions.',
          answer: tex`$\ce{Na^{+}}$ and $\ce{${salt.replace('H', '')}^{-}}$`,
          solution: tex`$\ce{Na^{+}}$ and $\ce{${salt.replace('H', '')}^{-}}$ do not react.`,
          marks: [['A1', tex`$\ce{Na^{+}}$ and $\ce{${salt.replace('H', '')}^{-}}$`]],
        },
      ],
    });
  return inParts({
    stem: `${stem}.`,
    hint: 'Which of the two is in excess, and by how much?',
    parts: [
      {
        ask: 'Deduce, with amounts, whether the mixture is acidic or basic.',
        answer: left > 0 ? 'Acidic' : 'Basic',
        solution: tex`$n(\ce{H^{+}}) = ${scientific((acid * acidVolume) / 1000)}\text{ mol}$ and $n(\ce{OH^{-}}) = ${scientific((base * baseVolume) / 1000)}\text{ mol}$: ${left > 0 ? 'acidic' : 'basic'}.`,
        marks: [
          ['M1', 'both amounts'],
          ['A1', left > 0 ? 'acidic' : 'basic'],
        ],
      },
      {
        ask:
          left > 0
            ? tex`Determine the additional volume of the same $\ce{NaOH}$ that makes the mixture neutral.`
            : tex`Determine by how many $\text{cm}^{3}$ the volume of $\ce{NaOH}$ should have been smaller for a neutral mixture.`,
        answer: tex`$${significant(Math.abs(more))}\text{ cm}^{3}$`,
        solution: tex`Neutral needs $V = \dfrac{${significant(acid)} \times ${acidVolume}}{${significant(base)}} = ${significant(needed)}\text{ cm}^{3}$ of base, $${significant(Math.abs(more))}\text{ cm}^{3}$ ${left > 0 ? 'more' : 'less'} than was used.`,
        marks: [
          ['M1', tex`$${significant(needed)}\text{ cm}^{3}$`],
          ['A1', tex`$${significant(Math.abs(more))}\text{ cm}^{3}$`],
        ],
        keys: [value(Math.abs(more), 'cm³')],
      },
      {
        ask: 'Explain why the temperature of the mixture is higher than that of the two solutions.',
        answer: 'Neutralisation is exothermic.',
        solution: tex`$\ce{H^{+} + OH^{-} -> H2O}$ forms strong bonds and releases energy.`,
        marks: [['R1', 'exothermic neutralisation']],
      },
    ],
  });
}

/** A titration with the oxidant; from the ninth variant on a wrong equation is judged. */
export function redoxTitration(
  {
    from,
    to,
    by,
    into,
    states: [high, low],
  }: { from: string; to: string; by: string; into: string; states: readonly [number, number] },
  { timesOxidant, timesReductant, electrons }: { timesOxidant: number; timesReductant: number; electrons: number },
  overall: string,
  index: number,
): QuestionDraft {
  const [volume, oxidant] = [20 + (index % 3) * 2.5, 0.02];
  const amount = (oxidant * volume) / 1000;
  const found = (amount * timesReductant) / timesOxidant / 0.025;
  const titration = {
    ask: tex`$25.0\text{ cm}^{3}$ of a solution of $\ce{${by}}$ reacts with $${volume.toFixed(1)}\text{ cm}^{3}$ of $0.0200\text{ mol dm}^{-3}$ $\ce{${from}}$. Determine the concentration of $\ce{${by}}$.`,
    answer: tex`$${significant(found)}\text{ mol dm}^{-3}$`,
    solution: tex`$n(\ce{${from}}) = 0.0200 \times ${volume / 1000} = ${scientific(amount)}\text{ mol}$ reacts in the ratio $${timesOxidant} : ${timesReductant}$ with $${scientific((amount * timesReductant) / timesOxidant)}\text{ mol}$ of $\ce{${by}}$. $c = \dfrac{${scientific((amount * timesReductant) / timesOxidant)}}{0.0250} = ${significant(found)}\text{ mol dm}^{-3}$.`,
    marks: [
      ['M1', tex`$n(\ce{${from}}) = ${scientific(amount)}\text{ mol}$`],
      ['M1', 'ratio of the equation'],
      ['A1', tex`$${significant(found)}\text{ mol dm}^{-3}$`],
    ],
    keys: [value(found, 'mol dm⁻³')],
  } as const;
  const twice = by === 'I^{-}';
  const concentration = twice ? found * 2 : found;
  const part = twice
    ? {
        ...titration,
        answer: tex`$${significant(concentration)}\text{ mol dm}^{-3}$`,
        solution: tex`$n(\ce{${from}}) = 0.0200 \times ${volume / 1000} = ${scientific(amount)}\text{ mol}$. By the equation each $\ce{${from}}$ reacts with $${(2 * timesReductant) / timesOxidant}$ iodide ions: $c = \dfrac{${(2 * timesReductant) / timesOxidant} \times ${scientific(amount)}}{0.0250} = ${significant(concentration)}\text{ mol dm}^{-3}$.`,
        marks: [titration.marks[0], titration.marks[1], ['A1', tex`$${significant(concentration)}\text{ mol dm}^{-3}$`]] as const,
        keys: [value(concentration, 'mol dm⁻³')],
      }
    : titration;
  const states = {
    ask: tex`Deduce the number of electrons that pass for the amounts in the equation, and the change of oxidation state in $\ce{${from}}$.`,
    answer: tex`$${electrons}$ electrons; lower by $${high - low}$, to $${plus(low)}$`,
    solution: tex`The oxidation state in $\ce{${from}}$ goes from $${plus(high)}$ to $${plus(low)}$ in $\ce{${to}}$; over all atoms in the equation $${electrons}$ electrons pass from $\ce{${by}}$, which becomes $\ce{${into}}$.`,
    marks: [
      ['A1', tex`$${electrons}$`],
      ['A1', tex`$${plus(high)}$ to $${plus(low)}$`],
    ],
    keys: [value(electrons, '', { tolerance: 0 })],
  } as const;
  if (index >= 8)
    return inParts({
      stem: tex`A student writes for the reaction of $\ce{${from}}$ with $\ce{${by}}$ in acid: $\ce{${from} + ${by} + 8H^{+} -> ${to} + ${into} + 4H2O}$. All atoms balance.`,
      hint: 'Are the charges on both sides equal?',
      parts: [
        {
          ask: 'Explain why the equation is nevertheless wrong, and correct it.',
          answer: tex`$\ce{${overall}}$`,
          solution: tex`The charges do not balance: the numbers of electrons lost and gained differ. With $${electrons}$ electrons each: $\ce{${overall}}$.`,
          marks: [
            ['R1', 'charges are not balanced'],
            ['A1', tex`$\ce{${overall}}$`],
          ],
        },
        part,
      ],
    });
  return inParts({
    stem: tex`In acidic solution $\ce{${overall}}$.`,
    hint: 'The equation gives the ratio in which the two react.',
    parts: [states, part],
  });
}
