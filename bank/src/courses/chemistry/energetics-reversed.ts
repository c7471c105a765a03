import { inParts } from '../../question-parts.ts';
import type { QuestionDraft } from '../../template.ts';
import { significant } from '../../tex.ts';
import { GAS_CONSTANT } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { bracketed, firstThree, mistake, multipleChoice } from './marking.ts';

/** Questions of Reactivity 1 asked the other way round: what the usual form gives is asked here, or a solution is judged. */

const tex = String.raw;
const plus = (number: number) => `${number > 0 ? '+' : ''}${number}`;

/** A catalysed pathway in numbers; from the ninth variant on a statement about the profile is judged. */
export function profileCatalysed(
  { start, top, end, reaction }: { start: number; top: number; end: number; reaction: string },
  { change, forward, reverse }: { change: number; forward: number; reverse: number },
  index: number,
): QuestionDraft {
  const lower = Math.max(10, Math.round((forward * 0.6) / 5) * 5, change > 0 ? change + 5 : 0);
  const kind = change < 0 ? 'exothermic' : 'endothermic';
  if (index >= 8)
    return inParts({
      stem: tex`For $\ce{${reaction}}$ the reactants lie at $${start}$, the transition state at $${top}$ and the products at $${end}\text{ kJ mol}^{-1}$. A student writes: "The activation energy is $${top}\text{ kJ mol}^{-1}$. The curve goes up at first, so the reaction is endothermic."`,
      hint: 'From which level is the activation energy measured, and which levels tell the enthalpy change?',
      parts: [
        {
          ask: 'Identify both mistakes and correct them.',
          answer: tex`$${forward}\text{ kJ mol}^{-1}$; ${kind}`,
          solution: tex`The activation energy is measured from the reactants: $${top} - ${start} = ${forward}\text{ kJ mol}^{-1}$. What counts for the enthalpy change is the difference of products and reactants: $${end} - ${start} = ${change}\text{ kJ mol}^{-1}$, so the reaction is ${kind}.`,
          marks: [
            ['A1', tex`$${forward}\text{ kJ mol}^{-1}$`],
            ['A1', tex`${kind}, $${change}\text{ kJ mol}^{-1}$`],
          ],
          keys: [value(forward, 'kJ mol⁻¹')],
        },
        {
          ask: 'Explain why even an exothermic reaction needs activation energy.',
          answer: 'Bonds have to be broken or loosened first.',
          solution:
            'Before new bonds can form, old ones must be broken or loosened, and repulsion between electron clouds must be overcome. That takes in energy first.',
          marks: [['R1', 'bonds must be broken first / repulsion overcome']],
        },
      ],
    });
  return inParts({
    stem: tex`The uncatalysed reaction $\ce{${reaction}}$ has the activation energies $${forward}\text{ kJ mol}^{-1}$ forwards and $${reverse}\text{ kJ mol}^{-1}$ backwards. A catalyst lowers the forward one to $${lower}\text{ kJ mol}^{-1}$.`,
    hint: 'Which level of the profile does a catalyst change?',
    parts: [
      {
        ask: tex`Determine $\Delta H$ of the forward reaction.`,
        answer: tex`$${plus(change)}\text{ kJ mol}^{-1}$`,
        solution: tex`$\Delta H = E_{\text{a}}(\text{forward}) - E_{\text{a}}(\text{reverse}) = ${forward} - ${reverse} = ${plus(change)}\text{ kJ mol}^{-1}$`,
        marks: [['A1', tex`$${plus(change)}\text{ kJ mol}^{-1}$`]],
        keys: [
          value(change, 'kJ mol⁻¹', {
            slips: [
              { slip: 'sign', value: -change, note: 'The enthalpy change is the forward minus the reverse activation energy.' },
            ],
          }),
        ],
      },
      {
        ask: 'Deduce the reverse activation energy with the catalyst.',
        answer: tex`$${reverse - (forward - lower)}\text{ kJ mol}^{-1}$`,
        solution: tex`The top is lower by $${forward} - ${lower} = ${forward - lower}\text{ kJ mol}^{-1}$ for both directions: $${reverse} - ${forward - lower} = ${reverse - (forward - lower)}\text{ kJ mol}^{-1}$.`,
        marks: [
          ['R1', 'both fall by the same amount'],
          ['A1', tex`$${reverse - (forward - lower)}\text{ kJ mol}^{-1}$`],
        ],
        keys: [value(reverse - (forward - lower), 'kJ mol⁻¹')],
      },
      {
        ask: 'Sketch both pathways in one energy profile.',
        answer: `Same levels of reactants and products (${kind}); the catalysed top is lower.`,
        solution: `Products lie ${change < 0 ? 'below' : 'above'} the reactants. Both curves begin and end at the same levels; that with the catalyst has the lower top.`,
        marks: [
          ['A1', `levels of an ${kind} reaction`],
          ['A1', 'two curves with the catalysed top lower'],
        ],
        keys: [{ kind: 'compare', as: 'sketch' }],
      },
    ],
  });
}

/** Another arm of the cycle is unknown. */
export function otherArm(
  { first, second, third }: { first: number; second: number; third: number },
  { change }: { change: number },
  index: number,
): QuestionDraft {
  const option = (number: number) => tex`$${plus(number)}\text{ kJ}$`;
  return multipleChoice(
    {
      stem: tex`These enthalpy changes are known: $\ce{A -> B}$ $${plus(first)}$, $\ce{A -> D}$ $${plus(change)}$ and $\ce{D -> C}$ $${plus(third)}\text{ kJ}$. What is the enthalpy change of $\ce{C -> B}$?`,
      correct: option(-second),
      wrong: firstThree(
        [
          mistake(option(second), 'You found the change from B to C; the other direction is asked.', 'sign'),
          mistake(
            option(first + change + third),
            'You added all three values; two of the steps are walked against their arrows.',
            'sign',
          ),
          mistake(option(first - change + third), 'You walked the step between D and C in the wrong direction.', 'sign'),
          mistake(option(first + change - third), 'You walked the step between A and D in the wrong direction.', 'sign'),
        ],
        option(-second),
      ),
      hint: 'Which route leads from C to B over D and A?',
      solution:
        tex`Go $\ce{C -> D -> A -> B}$. The first two steps are against their arrows, so their signs change: $-${bracketed(third)} - ${bracketed(change)} + ${bracketed(first)} = ${plus(-second)}\text{ kJ}$.`
          .replace('$--', '$-(-')
          .replace(/\+ \((-\d+)\) =/, '+ ($1) ='),
      reason: option(-second),
      turn: 2,
    },
    index,
  );
}

/** The entropy of one substance is unknown. */
export function entropyOfOne(
  {
    equation,
    left,
    right,
  }: { equation: string; left: Readonly<Record<string, number>>; right: Readonly<Record<string, number>> },
  { change }: { change: number },
  entropy: Readonly<Record<string, number>>,
): QuestionDraft {
  const [name = '', count = 1] = Object.entries(right)[0] ?? [];
  const others = [...Object.keys(left), ...Object.keys(right)].filter((one) => one !== name);
  const before = Object.entries(left).reduce((sum, [one, n]) => sum + n * (entropy[one] ?? 0), 0);
  const rest = Object.entries(right).reduce((sum, [one, n]) => sum + (one === name ? 0 : n * (entropy[one] ?? 0)), 0);
  const found = entropy[name] ?? 0;
  return inParts({
    stem: tex`For $\ce{${equation}}$ $\Delta S^{\ominus} = ${plus(change)}\text{ J K}^{-1}\text{ mol}^{-1}$. Standard entropies in $\text{J K}^{-1}\text{ mol}^{-1}$: ${others.map((one) => tex`$\ce{${one}}$ ${entropy[one]}`).join(', ')}.`,
    hint: 'Where does the unknown entropy appear in the sum?',
    parts: [
      {
        ask: tex`Determine the standard entropy of $\ce{${name}}$.`,
        answer: tex`$${found}\text{ J K}^{-1}\text{ mol}^{-1}$`,
        solution: tex`$${count === 1 ? '' : count}x ${rest === 0 ? '' : `+ ${rest} `}- ${before} = ${change}$ gives $x = ${found}\text{ J K}^{-1}\text{ mol}^{-1}$.`,
        marks: [
          ['M1', 'products minus reactants with coefficients'],
          ['A1', tex`$${found}\text{ J K}^{-1}\text{ mol}^{-1}$`],
        ],
        keys: [
          value(found, 'J K⁻¹ mol⁻¹', {
            relative: 0.004,
            slips:
              count === 1
                ? []
                : [{ slip: 'incomplete', value: found * count, note: 'That is for all of its molecules in the equation.' }],
          }),
        ],
      },
      {
        ask: tex`Explain the sign of $\Delta S^{\ominus}$, and state whether the reverse reaction has the same size of entropy change.`,
        answer: `${change > 0 ? 'More' : 'Less'} gas after the reaction; the same size with the other sign.`,
        solution: `There ${change > 0 ? 'is more' : 'is less'} gas on the right, so matter and energy can be distributed in ${change > 0 ? 'more' : 'fewer'} ways. Entropy depends on the state alone: the reverse reaction has the same size with the opposite sign.`,
        marks: [
          ['R1', `${change > 0 ? 'more' : 'less'} gas on the right`],
          ['A1', 'same size, opposite sign'],
        ],
      },
    ],
  });
}

/** Two values of the Gibbs energy change are given instead of a graph. */
export function gibbsFromTwo(
  { enthalpy, entropy, reaction }: { enthalpy: number; entropy: number; reaction: string; at: number },
  { turning }: { turning: number },
): QuestionDraft {
  const [low, high] = [300, 500];
  const at = (t: number) => enthalpy - (t * entropy) / 1000;
  const lnK = (-at(high) * 1000) / (GAS_CONSTANT * high);
  return inParts({
    stem: tex`For $\ce{${reaction}}$ $\Delta G^{\ominus}$ is $${plus(at(low))}\text{ kJ mol}^{-1}$ at $${low}\text{ K}$ and $${plus(at(high))}\text{ kJ mol}^{-1}$ at $${high}\text{ K}$. Take $\Delta H^{\ominus}$ and $\Delta S^{\ominus}$ as constant. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
    hint: 'What is the same in both equations?',
    parts: [
      {
        ask: tex`Determine $\Delta S^{\ominus}$ and $\Delta H^{\ominus}$.`,
        answer: tex`$\Delta S^{\ominus} = ${plus(entropy)}\text{ J K}^{-1}\text{ mol}^{-1}$, $\Delta H^{\ominus} = ${plus(enthalpy)}\text{ kJ mol}^{-1}$`,
        solution: tex`Subtracting: $${significant(at(high))} - ${bracketed(at(low))} = -${high - low} \times \Delta S^{\ominus}$, so $\Delta S^{\ominus} = ${plus(entropy)}\text{ J K}^{-1}\text{ mol}^{-1}$. Then $\Delta H^{\ominus} = ${at(low)} + ${low} \times ${entropy / 1000} = ${plus(enthalpy)}\text{ kJ mol}^{-1}$.`,
        marks: [
          ['M1', 'difference of both equations'],
          ['A1', tex`$\Delta S^{\ominus} = ${plus(entropy)}\text{ J K}^{-1}\text{ mol}^{-1}$`],
          ['A1', tex`$\Delta H^{\ominus} = ${plus(enthalpy)}\text{ kJ mol}^{-1}$`],
        ],
        keys: [
          { ...value(entropy, 'J K⁻¹ mol⁻¹'), label: 'Entropy' },
          { ...value(enthalpy, 'kJ mol⁻¹'), label: 'Enthalpy' },
        ],
      },
      {
        ask: tex`Determine the temperature at which $K = 1$.`,
        answer: tex`$${significant(turning)}\text{ K}$`,
        solution: tex`$K = 1$ means $\Delta G^{\ominus} = 0$: $T = \dfrac{${enthalpy} \times 10^{3}}{${entropy}} = ${significant(turning)}\text{ K}$.`,
        marks: [
          ['R1', tex`$\Delta G^{\ominus} = 0$`],
          ['A1', tex`$${significant(turning)}\text{ K}$`],
        ],
        keys: [value(turning, 'K')],
      },
      {
        ask: tex`Calculate $\ln K$ at $${high}\text{ K}$, and state which side prevails.`,
        answer: tex`$${significant(lnK)}$; ${lnK > 0 ? 'products' : 'reactants'}`,
        solution: tex`$\ln K = -\dfrac{\Delta G^{\ominus}}{RT} = \dfrac{${significant(-at(high) * 1000)}}{8.31 \times ${high}} = ${significant(lnK)}$: ${lnK > 0 ? 'products' : 'reactants'} prevail.`,
        marks: [
          ['A1', tex`$${significant(lnK)}$`],
          ['A1', lnK > 0 ? 'products' : 'reactants'],
        ],
        keys: [value(lnK, '', { relative: 0.015 })],
      },
    ],
  });
}

/** A value given with a mistake; the equations are to be used rightly. */
export function hessJudged(
  target: string,
  list: string,
  words: readonly string[],
  sum: string,
  { values, change }: { values: readonly number[]; change: number },
): QuestionDraft {
  const plain = values.reduce((total, one) => total + one, 0);
  return inParts({
    stem: tex`A student wants the enthalpy change of $\ce{${target}}$ and uses these equations:

${list}

"I add all of them, so $\Delta H = ${plus(plain)}\text{ kJ}$."`,
    hint: 'Do the equations as they stand add up to the one wanted?',
    parts: [
      {
        ask: 'Show that the equations, added as they stand, do not give the reaction wanted, and state how each has to be changed.',
        answer: `${words.join('; ')}.`,
        solution: `Added as they stand, substances are left over that are not in the target. Instead ${words.join(', ')}; then all other substances cancel.`,
        marks: [
          ['R1', 'substances are left over that are not in the target'],
          ['A1', words.join(', ')],
        ],
      },
      {
        ask: tex`Calculate the correct enthalpy change.`,
        answer: tex`$${plus(change)}\text{ kJ}$`,
        solution: tex`$\Delta H = ${sum} = ${change}\text{ kJ}$`,
        marks: [
          ['M1', tex`$${sum}$`],
          ['A1', tex`$${change}\text{ kJ}$`],
        ],
        keys: [value(change, 'kJ', { relative: 0.002 })],
      },
    ],
  });
}

/** One bond enthalpy is unknown; from the ninth variant on the strengths of two bonds are compared. */
export function bondFromChange(
  equation: string,
  broken: readonly (readonly [bond: string, count: number, energy: number])[],
  formed: readonly (readonly [bond: string, count: number, energy: number])[],
  change: number,
  index: number,
): QuestionDraft {
  const [bond = '', count = 1, energy = 0] = formed.at(-1) ?? [];
  const known = [...broken, ...formed]
    .filter(([one]) => one !== bond)
    .filter(([one], i, all) => all.findIndex(([other]) => other === one) === i);
  const sum = (bonds: typeof broken) => bonds.reduce((total, [, n, e]) => total + n * e, 0);
  const rest = sum(formed) - count * energy;
  const back = broken.filter(([one]) => one === bond).reduce((total, [, n]) => total + n, 0);
  const net = count - back;
  const taken = sum(broken) - back * energy;
  const find = {
    ask: tex`Determine the average bond enthalpy of $\ce{${bond}}$.`,
    answer: tex`$${energy}\text{ kJ mol}^{-1}$`,
    solution: tex`Without this bond $${taken}\text{ kJ}$ is taken in and $${rest}\text{ kJ}$ given off; ${net === 1 ? 'one such bond is' : `${net} such bonds are`} formed${back > 0 ? ' more than broken' : ''}. From $${taken} - ${rest} - ${net === 1 ? '' : net}x = ${change}$: $x = ${energy}\text{ kJ mol}^{-1}$.`,
    marks: [
      ['M1', tex`balance of bonds broken and formed`],
      ['M1', tex`$${net}$ of the bonds asked`],
      ['A1', tex`$${energy}\text{ kJ mol}^{-1}$`],
    ],
    keys: [value(energy, 'kJ mol⁻¹', { relative: 0.004 })],
  } as const;
  const stem = tex`For $\ce{${equation}}$ bond enthalpies give $\Delta H = ${change}\text{ kJ}$. Average bond enthalpies in $\text{kJ mol}^{-1}$: ${known.map(([one, , e]) => tex`$\ce{${one}}$ ${e}`).join(', ')}.`;
  if (index >= 8)
    return inParts({
      stem,
      hint: 'The unknown bond forms once.',
      parts: [
        find,
        {
          ask: tex`Predict, with a reason, how $\Delta H$ would change if chlorine took the place of bromine in the reaction.`,
          answer: 'More exothermic.',
          solution:
            'Chlorine atoms are smaller, and their bonds to carbon and hydrogen are shorter and stronger. More energy is released on forming them, which outweighs the stronger bond in the chlorine molecule.',
          marks: [
            ['A1', 'more exothermic'],
            ['R1', 'stronger bonds are formed'],
          ],
        },
      ],
    });
  return inParts({
    stem,
    hint: 'How often does the unknown bond break or form?',
    parts: [
      find,
      {
        ask: 'Explain why the value found is only an average, and state one condition under which bond enthalpies hold.',
        answer: 'The bond differs from molecule to molecule; all substances must be gases.',
        solution:
          'The strength of a bond depends on the rest of the molecule, so the value is a mean. Bond enthalpies hold for gases, where no forces between molecules have to be overcome.',
        marks: [
          ['R1', 'differs from molecule to molecule'],
          ['A1', 'gaseous state'],
        ],
      },
    ],
  });
}
