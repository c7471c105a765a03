import type { QuestionTemplate } from '../../template.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { inline, quantity, tex } from './quantities.ts';

/** Multiple choice on B.3 and B.4: gases that change in two ways, mixtures of gases, and cycles. */

const risingBubble = choiceSet(
  { key: 'physics-b3-bubble-that-rises', difficulty: 'Medium', placements: bothCourses('B.3', 1) },
  [
    { where: 'A bubble of methane rises from the bed of a lake', low: 4, cold: 7, warm: 21 },
    { where: 'A bubble of air from a diver rises through the sea', low: 2.5, cold: 7, warm: 27 },
    { where: 'A bubble of carbon dioxide rises from a volcanic vent under the sea', low: 5, cold: 4, warm: 20 },
    { where: 'A bubble of air rises through a water tank', low: 3, cold: 10, warm: 25 },
  ].map(({ where, low, cold, warm }): ChoiceItem => {
    const [one, two] = [cold + 273, warm + 273];
    const ratio = (low * two) / one;
    return {
      text: tex`${where}, from a place where the pressure is $${low.toFixed(1)} \times 10^{5}\text{ Pa}$ and the temperature $${cold}\,^\circ\text{C}$ to the surface at $1.0 \times 10^{5}\text{ Pa}$ and $${warm}\,^\circ\text{C}$. The amount of gas, which is ideal, does not change. What is $\dfrac{\text{volume at the surface}}{\text{volume at the start}}$?`,
      hint: 'Two quantities change. Which of them has the greater effect, and in which unit must the other one be?',
      right: inline(ratio),
      wrongs: [
        [inline((low * warm) / cold), 'You used temperatures in degrees Celsius.'],
        [inline(two / one / low), 'You turned the ratio of the pressures upside down.'],
        [inline((low * one) / two), 'You turned the ratio of the temperatures upside down.'],
      ],
      solution: tex`$\dfrac{PV}{T}$ is constant, with $T$ in kelvin: $\dfrac{V_2}{V_1} = \dfrac{P_1}{P_2} \times \dfrac{T_2}{T_1} = ${low.toFixed(1)} \times \dfrac{${two}}{${one}} = ${ratio.toPrecision(2)}$.`,
      marking: tex`$PV/T$ constant, temperatures in kelvin`,
      // In two steps: first the pressure at constant temperature, then the temperature.
      proof: [ratio, low + (low * (warm - cold)) / one],
    };
  }),
);

const gasMixture = choiceSet({ key: 'physics-b3-mixture-of-gases', difficulty: 'Easy', placements: bothCourses('B.3', 1) }, [
  {
    text: tex`A container holds a mixture of helium and argon in thermal equilibrium. An argon atom has $10$ times the mass of a helium atom. What is $\dfrac{\text{mean kinetic energy of an argon atom}}{\text{mean kinetic energy of a helium atom}}$?`,
    hint: 'What does thermal equilibrium mean for the two gases?',
    right: '$1$',
    wrongs: [
      ['$10$', 'The heavier atoms are slower on average.'],
      [tex`$\frac{1}{10}$`, 'You compared the squares of the speeds alone.'],
      [tex`$\frac{1}{\sqrt{10}}$`, 'That is the ratio of the root mean square speeds.'],
    ],
    solution: tex`Both gases have the same temperature, and $\overline{E}_k = \tfrac{3}{2}k_BT$ depends on nothing else. The ratio is $1$.`,
    marking: 'mean kinetic energy depends on the temperature alone',
  },
  {
    text: tex`A cylinder contains $3.0\text{ mol}$ of nitrogen and $1.0\text{ mol}$ of oxygen, both ideal. The total pressure is $P$. How much of it is due to the oxygen?`,
    hint: 'Imagine the oxygen alone in the same cylinder at the same temperature.',
    right: tex`$\frac{1}{4}P$`,
    wrongs: [
      [tex`$\frac{1}{3}P$`, 'You compared the oxygen with the nitrogen instead of the whole.'],
      [tex`$\frac{1}{2}P$`, 'The two gases do not have the same number of molecules.'],
      [tex`$\frac{3}{4}P$`, 'That is the part due to the nitrogen.'],
    ],
    solution: tex`$P = \dfrac{nRT}{V}$: at the same temperature and volume the pressure is proportional to the number of molecules, whatever their mass. Oxygen makes up $\dfrac{1.0}{4.0}$ of them, so its part is $\frac{1}{4}P$.`,
    marking: 'pressure proportional to the amount',
    proof: [1 / 4, 1 - 3 / 4],
  },
  {
    text: 'More gas is pumped into a rigid tank while its temperature is kept constant. What happens to the mean kinetic energy of the molecules and to the internal energy of the gas, which is ideal?',
    hint: 'Which of the two quantities belongs to one molecule, and which to all of them?',
    right: 'The mean kinetic energy stays the same; the internal energy increases',
    wrongs: [
      ['Both increase', 'The temperature does not change.'],
      ['Both stay the same', 'There are more molecules in the tank.'],
      [
        'The mean kinetic energy decreases; the internal energy stays the same',
        'The energy is not shared out: the new molecules bring their own.',
      ],
    ],
    solution: tex`$\overline{E}_k = \tfrac{3}{2}k_BT$ depends on the temperature alone. The internal energy $U = \tfrac{3}{2}Nk_BT$ grows with the number of molecules.`,
    marking: tex`$\overline{E}_k \propto T$ and $U \propto NT$`,
  },
  {
    text: tex`Two insulated containers hold the same monatomic ideal gas: $2.0\text{ mol}$ at $300\text{ K}$ and $1.0\text{ mol}$ at $600\text{ K}$. They are joined, and no energy is lost. What is the final temperature?`,
    hint: 'Which quantity is the same before and after?',
    right: tex`$400\text{ K}$`,
    wrongs: [
      [tex`$450\text{ K}$`, 'You took the mean of the temperatures without regard to the amounts.'],
      [tex`$500\text{ K}$`, 'You exchanged the two amounts.'],
      [tex`$900\text{ K}$`, 'You added the temperatures.'],
    ],
    solution: tex`The internal energy $\tfrac{3}{2}nRT$ of the two together stays the same, so $T = \dfrac{2.0 \times 300 + 1.0 \times 600}{3.0} = 400\text{ K}$.`,
    marking: 'total internal energy conserved',
    proof: [400, 300 + (600 - 300) / 3],
  },
]);

const heatOfCycle = choiceSet(
  { key: 'physics-b4-heat-of-a-cycle', difficulty: 'Hard', placements: higherLevel('B.4.1', 1) },
  [
    { gas: 'helium', p: [1, 3], v: [2, 5] },
    { gas: 'air', p: [2, 6], v: [1, 4] },
    { gas: 'neon', p: [1.5, 4], v: [2, 8] },
    { gas: 'nitrogen', p: [0.5, 2.5], v: [3, 7] },
  ].map(({ gas, p: [low = 0, high = 0], v: [small = 0, large = 0] }): ChoiceItem => {
    const width = (large - small) * 1e-3;
    const [net, top, under] = [(high - low) * 1e5 * width, high * 1e5 * width, low * 1e5 * width];
    return {
      text: tex`A fixed amount of ${gas} expands at a constant pressure of $${high.toFixed(1)} \times 10^{5}\text{ Pa}$ from $${small.toFixed(1)} \times 10^{-3}\text{ m}^3$ to $${large.toFixed(1)} \times 10^{-3}\text{ m}^3$. It is cooled at constant volume to $${low.toFixed(1)} \times 10^{5}\text{ Pa}$, compressed at this pressure to its first volume and then heated at constant volume to its first state. What is the net thermal energy transferred to the gas in the whole cycle?`,
      hint: 'What is the change of internal energy in a whole cycle?',
      right: inline(net, 'J'),
      wrongs: [
        ['zero', 'It is the internal energy that does not change in a cycle.'],
        [inline(top, 'J'), 'You left out the work done on the gas while it is compressed.'],
        [inline(top + under, 'J'), 'You added the work of the compression instead of subtracting it.'],
      ],
      solution: tex`The gas returns to its first state, so $\Delta U = 0$ and $Q = W$. The net work is the area enclosed on the pressure–volume diagram: $(${high.toFixed(1)} - ${low.toFixed(1)}) \times 10^{5} \times (${large.toFixed(1)} - ${small.toFixed(1)}) \times 10^{-3} = ${quantity(net, 'J', 2)}$.`,
      marking: tex`$\Delta U = 0$, so the heat is the area enclosed`,
      proof: [net, top - under],
    };
  }),
);

export const gasChoices: readonly QuestionTemplate[] = [risingBubble, gasMixture, heatOfCycle];
