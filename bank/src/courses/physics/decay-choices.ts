import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { inline, nuclide, quantity, tex } from './quantities.ts';

/** Multiple choice on E.3: counting decays, and the equations and energies of nuclear reactions. */

const background = choiceSet(
  { key: 'physics-e3-half-life-with-background', difficulty: 'Hard', placements: bothCourses('E.3.1', 1) },
  [
    { quiet: 20, source: 320, halvings: 3, minutes: 12 },
    { quiet: 30, source: 480, halvings: 4, minutes: 24 },
    { quiet: 15, source: 240, halvings: 2, minutes: 10 },
    { quiet: 25, source: 800, halvings: 4, minutes: 32 },
  ].map(({ quiet, source, halvings, minutes }): ChoiceItem => {
    const rest = source / 2 ** halvings;
    const [before, after] = [source + quiet, rest + quiet];
    return {
      text: tex`Near a radioactive source a counter shows $${before}$ counts per minute. After $${minutes}\text{ min}$ it shows $${after}$. Without the source it shows $${quiet}$ counts per minute all the time. What is the half-life of the source?`,
      hint: 'Which part of the counts comes from the source?',
      right: inline(minutes / halvings, 'min'),
      wrongs: [
        [inline(minutes / Math.log2(before / after), 'min'), 'You did not subtract the background.'],
        [inline(minutes / 2 ** halvings, 'min'), 'You divided the time by the factor by which the count rate has fallen.'],
        [inline(minutes / (halvings - 1), 'min'), 'You counted one half-life too few.'],
      ],
      solution: tex`The source alone gives $${before} - ${quiet} = ${source}$ and later $${after} - ${quiet} = ${rest}$ counts per minute. This is a factor of $${2 ** halvings} = 2^${halvings}$, so $${halvings}$ half-lives have passed: $\dfrac{${minutes}\text{ min}}{${halvings}} = ${quantity(minutes / halvings, 'min', 2)}$.`,
      marking: 'background subtracted before the halvings are counted',
      proof: [source * 0.5 ** (minutes / (minutes / halvings)), rest],
    };
  }),
);

const missingParticle = choiceSet(
  { key: 'physics-e3-missing-part-of-an-equation', difficulty: 'Easy', placements: bothCourses('E.3.1', 1) },
  [
    {
      text: tex`In the decay $${nuclide(22, 11, 'Na')} \to ${nuclide(22, 10, 'Ne')} + X + \nu$, what is $X$?`,
      hint: 'Which two numbers must have the same total on both sides?',
      right: 'A positron',
      wrongs: [
        ['An electron', 'The charge would not balance.'],
        ['A proton', 'The nucleon number would not balance.'],
        ['A neutron', 'Neither the nucleon number nor the charge would balance.'],
      ],
      solution:
        'The nucleon number is $22$ on both sides without $X$, so $X$ has none. The charge needs $11 = 10 + 1$, so $X$ has the charge $+1$: it is a positron, which comes with a neutrino.',
      marking: 'no nucleons, charge $+1$',
    },
    {
      text: tex`A neutron in a nucleus changes into a proton, an electron and a third particle. What is the third particle, and what is its charge?`,
      hint: 'What is still missing when the charges balance?',
      right: 'An antineutrino without charge',
      wrongs: [
        ['A neutrino without charge', 'That particle comes with a positron.'],
        ['A positron with positive charge', 'The charge would not balance.'],
        ['A gamma photon without charge', 'A photon would not explain the range of energies of the electrons.'],
      ],
      solution:
        'In beta-minus decay a neutron becomes a proton, an electron and an antineutrino. The charges of proton and electron add up to zero, that of the neutron, so the third particle has none.',
      marking: 'antineutrino, zero charge',
    },
    {
      text: tex`In the reaction $${nuclide(27, 13, 'Al')} + ${nuclide(4, 2, 'He')} \to ${nuclide(30, 15, 'P')} + X$, what is $X$?`,
      hint: 'Which two numbers must have the same total on both sides?',
      right: 'A neutron',
      wrongs: [
        ['A proton', 'The charge would not balance.'],
        ['A positron', 'The nucleon number would not balance.'],
        ['An alpha particle', 'Neither the nucleon number nor the charge would balance.'],
      ],
      solution: tex`Nucleons: $27 + 4 = 30 + 1$. Charge: $13 + 2 = 15 + 0$. $X$ has one nucleon and no charge: it is a neutron.`,
      marking: 'one nucleon, no charge',
    },
    {
      text: tex`In the reaction $${nuclide(1, 0, 'n')} + ${nuclide(235, 92, 'U')} \to ${nuclide(90, 38, 'Sr')} + ${nuclide(143, 54, 'Xe')} + k\,${nuclide(1, 0, 'n')}$, what is $k$?`,
      hint: 'How many nucleons are there on the left?',
      right: '$3$',
      wrongs: [
        ['$2$', 'You left out the neutron that starts the reaction.'],
        ['$1$', 'The number of neutrons is not the same before and after.'],
        ['$4$', 'You counted the neutron that starts the reaction twice.'],
      ],
      solution: tex`Nucleons: $1 + 235 = 90 + 143 + k$, so $k = 236 - 233 = 3$.`,
      marking: 'nucleon number conserved',
      proof: [3, 1 + 235 - 90 - 143],
    },
  ],
);

const reactionEnergy = choiceSet(
  { key: 'physics-e3-energy-from-binding-energies', difficulty: 'Medium', placements: bothCourses('E.3.2', 1, ['E.5']) },
  [
    {
      text: tex`The binding energies per nucleon are $1.11\text{ MeV}$ for $${nuclide(2, 1, 'H')}$, $2.83\text{ MeV}$ for $${nuclide(3, 1, 'H')}$ and $7.07\text{ MeV}$ for $${nuclide(4, 2, 'He')}$. How much energy is released in the reaction $${nuclide(2, 1, 'H')} + ${nuclide(3, 1, 'H')} \to ${nuclide(4, 2, 'He')} + ${nuclide(1, 0, 'n')}$?`,
      hint: 'A value per nucleon is not yet the energy of a nucleus.',
      right: tex`$17.6\text{ MeV}$`,
      wrongs: [
        [tex`$3.13\text{ MeV}$`, 'You used the values per nucleon as those of whole nuclei.'],
        [tex`$28.3\text{ MeV}$`, 'You left out the nuclei before the reaction.'],
        [tex`$39.0\text{ MeV}$`, 'You added the binding energies of all nuclei.'],
      ],
      solution: tex`The energy released is the increase of the total binding energy: $4 \times 7.07 - (2 \times 1.11 + 3 \times 2.83) = 17.6\text{ MeV}$. The free neutron has none.`,
      marking: 'difference of total binding energies',
      proof: [17.57, 4 * 7.07 - 2 * 1.11 - 3 * 2.83],
    },
    {
      text: tex`The binding energies per nucleon are $1.11\text{ MeV}$ for $${nuclide(2, 1, 'H')}$ and $2.57\text{ MeV}$ for $${nuclide(3, 2, 'He')}$. How much energy is released in the reaction $${nuclide(2, 1, 'H')} + ${nuclide(2, 1, 'H')} \to ${nuclide(3, 2, 'He')} + ${nuclide(1, 0, 'n')}$?`,
      hint: 'A value per nucleon is not yet the energy of a nucleus.',
      right: tex`$3.27\text{ MeV}$`,
      wrongs: [
        [tex`$0.35\text{ MeV}$`, 'You used the values per nucleon as those of whole nuclei.'],
        [tex`$7.71\text{ MeV}$`, 'You left out the nuclei before the reaction.'],
        [tex`$5.49\text{ MeV}$`, 'You counted one of the two nuclei before the reaction.'],
      ],
      solution: tex`The energy released is the increase of the total binding energy: $3 \times 2.57 - 2 \times 2 \times 1.11 = 3.27\text{ MeV}$. The free neutron has none.`,
      marking: 'difference of total binding energies',
      proof: [3.27, 7.71 - 4.44],
    },
    {
      text: tex`The binding energies per nucleon are $7.834\text{ MeV}$ for polonium-210, $7.875\text{ MeV}$ for lead-206 and $7.074\text{ MeV}$ for helium-4. How much energy is released in the alpha decay of polonium-210 to lead-206?`,
      hint: 'A value per nucleon is not yet the energy of a nucleus.',
      right: tex`$5.4\text{ MeV}$`,
      wrongs: [
        [tex`$7.1\text{ MeV}$`, 'You used the values per nucleon as those of whole nuclei.'],
        [tex`$8.4\text{ MeV}$`, 'You left out that the nucleons of the alpha particle become less tightly bound.'],
        [tex`$28.3\text{ MeV}$`, 'You gave the binding energy of the alpha particle.'],
      ],
      solution: tex`The energy released is the increase of the total binding energy: $206 \times 7.875 + 4 \times 7.074 - 210 \times 7.834 = 5.4\text{ MeV}$.`,
      marking: 'difference of total binding energies',
      proof: [5.406, 206 * (7.875 - 7.834) + 4 * (7.074 - 7.834)],
    },
    {
      text: tex`In the core of an old star three nuclei of $${nuclide(4, 2, 'He')}$ form one of $${nuclide(12, 6, 'C')}$. The binding energies per nucleon are $7.07\text{ MeV}$ and $7.68\text{ MeV}$. How much energy is released?`,
      hint: 'How many nucleons become more tightly bound?',
      right: tex`$7.3\text{ MeV}$`,
      wrongs: [
        [tex`$0.61\text{ MeV}$`, 'That is the gain of a single nucleon.'],
        [tex`$2.4\text{ MeV}$`, 'You counted the nucleons of one helium nucleus.'],
        [tex`$92\text{ MeV}$`, 'You left out that the nucleons were bound before.'],
      ],
      solution: tex`Each of the $12$ nucleons becomes more tightly bound by $7.68 - 7.07 = 0.61\text{ MeV}$. Together this is $12 \times 0.61 = 7.3\text{ MeV}$.`,
      marking: 'gain per nucleon times the number of nucleons',
      proof: [7.32, 12 * 7.68 - 3 * 4 * 7.07],
    },
  ],
);

const sharedEnergy = choiceSet(
  { key: 'physics-e3-energy-shared-in-alpha-decay', difficulty: 'Hard', placements: bothCourses('E.3.2', 1, ['A.2.2']) },
  [
    { name: 'radium-224', A: 224 },
    { name: 'polonium-212', A: 212 },
    { name: 'thorium-228', A: 228 },
    { name: 'polonium-216', A: 216 },
  ].map(({ name, A }): ChoiceItem => {
    const ratio = (A - 4) / 4;
    return {
      text: tex`A nucleus of ${name} at rest emits an alpha particle. What is $\dfrac{\text{kinetic energy of the alpha particle}}{\text{kinetic energy of the daughter nucleus}}$, to a good approximation?`,
      hint: 'What is the same for the two bodies that fly apart?',
      right: `$${ratio}$`,
      wrongs: [
        [`$${fraction(1, ratio)}$`, 'You gave the heavier body the greater energy.'],
        [`$${ratio + 1}$`, 'You used the mass of the parent nucleus in place of that of the daughter.'],
        ['$1$', 'Equal momenta do not mean equal energies.'],
      ],
      solution: tex`The nucleus was at rest, so both have momenta of the same magnitude. $E_k = \dfrac{p^2}{2m}$ is then inversely proportional to the mass: $\dfrac{${A} - 4}{4} = ${ratio}$.`,
      marking: 'equal momenta, energies in the inverse ratio of the masses',
      proof: [ratio, (ratio * 4 * 1) / 4],
    };
  }),
);

const activitiesOfMasses = choiceSet(
  { key: 'physics-e3-activities-of-equal-masses', difficulty: 'Hard', placements: higherLevel('E.3.1', 1) },
  [
    { x: [2, 60], y: [6, 120], unit: 'hours' },
    { x: [8, 200], y: [2, 100], unit: 'days' },
    { x: [3, 90], y: [12, 30], unit: 'years' },
    { x: [10, 40], y: [2, 120], unit: 'minutes' },
  ].map(({ x: [halfX = 0, molarX = 0], y: [halfY = 0, molarY = 0], unit: name }): ChoiceItem => {
    const value = (top: number, bottom: number) => `$${fraction(top, bottom)}$`;
    const activity = (half: number, molar: number) => (Math.LN2 / half) * (6.02e23 / molar);
    return {
      text: tex`Samples X and Y of two pure radioactive nuclides have equal masses. The half-life and the molar mass are $${halfX}$ ${name} and $${molarX}\text{ g mol}^{-1}$ for X, and $${halfY}$ ${name} and $${molarY}\text{ g mol}^{-1}$ for Y. What is $\dfrac{\text{activity of X}}{\text{activity of Y}}$?`,
      hint: 'On which two quantities does the activity depend, and which of them follows from the mass?',
      right: value(halfY * molarY, halfX * molarX),
      wrongs: [
        [value(halfY, halfX), 'You took equal masses as equal numbers of nuclei.'],
        [value(halfY * molarX, halfX * molarY), 'You turned the ratio of the numbers of nuclei upside down.'],
        [value(halfX * molarX, halfY * molarY), 'You gave the ratio of Y to X.'],
      ],
      solution: tex`$A = \lambda N$ with $\lambda = \dfrac{\ln 2}{T_{1/2}}$, and for equal masses $N$ is inversely proportional to the molar mass. The ratio is $\dfrac{${halfY}}{${halfX}} \times \dfrac{${molarY}}{${molarX}} = ${fraction(halfY * molarY, halfX * molarX)}$.`,
      marking: tex`$A \propto 1/(T_{1/2}M)$`,
      proof: [(halfY * molarY) / (halfX * molarX), activity(halfX, molarX) / activity(halfY, molarY)],
    };
  }),
);

const exponentialDecay = choiceSet(
  { key: 'physics-e3-decay-constant-used', difficulty: 'Medium', placements: higherLevel('E.3.1', 1) },
  [
    {
      text: tex`The decay constant of a nuclide is $\lambda$. What fraction of the nuclei is left after a time $\dfrac{1}{\lambda}$?`,
      hint: 'Is this time longer or shorter than the half-life?',
      right: '$0.37$',
      wrongs: [
        ['$0.50$', 'That fraction is left after one half-life.'],
        ['$0.63$', 'That is the fraction that has decayed.'],
        ['$0$', 'The rate of decay becomes smaller as nuclei decay.'],
      ],
      solution: tex`$\dfrac{N}{N_0} = e^{-\lambda t} = e^{-1} = 0.37$.`,
      marking: tex`$e^{-1}$`,
      proof: [0.368, Math.exp(-1)],
    },
    {
      text: tex`The probability that a given nucleus decays in the next second is $0.020$. What is the half-life of the nuclide?`,
      hint: 'Which constant is this probability for each second?',
      right: tex`$35\text{ s}$`,
      wrongs: [
        [tex`$50\text{ s}$`, 'You took the reciprocal of the decay constant.'],
        [tex`$25\text{ s}$`, 'You let half of the nuclei decay at the first rate.'],
        [tex`$72\text{ s}$`, 'You divided by the natural logarithm of two where you should multiply.'],
      ],
      solution: tex`The probability of decay in unit time is the decay constant, $\lambda = 0.020\text{ s}^{-1}$. The half-life is $\dfrac{\ln 2}{0.020} = 35\text{ s}$.`,
      marking: tex`$T_{1/2} = \ln 2/\lambda$`,
      proof: [34.7, Math.LN2 / 0.02],
    },
    {
      text: tex`A graph of the natural logarithm of the activity against time is a straight line of gradient $-0.15\text{ min}^{-1}$. What is the half-life?`,
      hint: 'What does the gradient of such a line represent?',
      right: tex`$4.6\text{ min}$`,
      wrongs: [
        [tex`$6.7\text{ min}$`, 'You took the reciprocal of the decay constant.'],
        [tex`$0.10\text{ min}$`, 'You multiplied the decay constant by the natural logarithm of two.'],
        [tex`$3.3\text{ min}$`, 'You let half of the nuclei decay at the first rate.'],
      ],
      solution: tex`$\ln A = \ln A_0 - \lambda t$, so $\lambda = 0.15\text{ min}^{-1}$. The half-life is $\dfrac{\ln 2}{0.15} = 4.6\text{ min}$.`,
      marking: tex`gradient $-\lambda$, $T_{1/2} = \ln 2/\lambda$`,
      proof: [4.62, Math.LN2 / 0.15],
    },
    {
      text: tex`A sample contains $6.0 \times 10^{12}$ nuclei with the decay constant $2.0 \times 10^{-6}\text{ s}^{-1}$. What is its activity after $5.0 \times 10^{5}\text{ s}$?`,
      hint: 'How many nuclei are left by then?',
      right: tex`$4.4 \times 10^{6}\text{ Bq}$`,
      wrongs: [
        [tex`$1.2 \times 10^{7}\text{ Bq}$`, 'That is the activity at the start.'],
        [tex`$7.6 \times 10^{6}\text{ Bq}$`, 'You used the nuclei that have decayed.'],
        [tex`$2.2 \times 10^{12}\text{ Bq}$`, 'That is the number of nuclei that are left.'],
      ],
      solution: tex`$A = \lambda N_0e^{-\lambda t} = 2.0 \times 10^{-6} \times 6.0 \times 10^{12} \times e^{-1.0} = 4.4 \times 10^{6}\text{ Bq}$.`,
      marking: tex`$\lambda N_0e^{-\lambda t}$`,
      proof: [4.41e6, 1.2e7 / Math.E],
    },
  ],
);

export const decayChoices: readonly QuestionTemplate[] = [
  ...[background, missingParticle, activitiesOfMasses],
  ...[exponentialDecay, reactionEnergy, sharedEnergy],
];
