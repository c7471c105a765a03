import { inParts } from '../../question-parts.ts';
import type { QuestionDraft } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { AVOGADRO, molarMass, PLANCK, SPEED_OF_LIGHT } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { firstThree, mistake, multipleChoice } from './marking.ts';

/** Questions of Structure asked the other way round: what the usual form gives is asked here, or a solution is judged. */

const tex = String.raw;

/** Which ion has these particles? */
export function ionFromParticles(
  { symbol, z, a, charge }: { symbol: string; z: number; a: number; charge: number },
  { neutrons, electrons }: { neutrons: number; electrons: number },
  index: number,
): QuestionDraft {
  const ion = (mass: number, q: number) =>
    tex`$\ce{^{${mass}}_{${z}}${symbol}${q === 0 ? '' : `^{${Math.abs(q) === 1 ? '' : Math.abs(q)}${q > 0 ? '+' : '-'}}`}}$`;
  return multipleChoice(
    {
      stem: `Which species has ${z} protons, ${neutrons} neutrons and ${electrons} electrons?`,
      correct: ion(a, charge),
      wrong: [
        mistake(
          ion(a, -charge),
          'You turned the sign of the charge round: compare the number of electrons with that of protons.',
          'sign',
        ),
        mistake(ion(neutrons, charge), 'You took the number of neutrons for the mass number.'),
        mistake(ion(a, 0), 'You left out that the numbers of protons and electrons differ.'),
      ],
      hint: 'Protons and neutrons make up the mass number; the difference of protons and electrons is the charge.',
      solution: tex`The mass number is $${z} + ${neutrons} = ${a}$. The charge is protons minus electrons: $${z} - ${electrons} = ${charge}$.`,
      reason: ion(a, charge),
      turn: 2,
    },
    index,
  );
}

/** Boiling points are given; forces have to explain them. */
export function boilingPointsExplained({
  set,
  slips,
  why,
}: {
  set: readonly { formula: string; boils: number }[];
  slips: readonly string[];
  why: string;
}): QuestionDraft {
  const [first, second] = set;
  const two = second?.formula === 'CH3CH2CH2OH';
  const reason = two ? 'Each of its molecules has one O-H group only, so there are fewer hydrogen bonds.' : (slips[0] ?? '');
  return inParts({
    stem: tex`Boiling points at standard pressure:

| substance | ${set.map(({ formula }) => tex`$\ce{${formula}}$`).join(' | ')} |
| --- | ${set.map(() => '---').join(' | ')} |
| boiling point / °C | ${set.map(({ boils }) => `$${boils}$`).join(' | ')} |`,
    hint: 'What is the strongest force between the molecules of each substance?',
    parts: [
      {
        ask: tex`Explain why $\ce{${first?.formula}}$ has the highest boiling point.`,
        answer: `${why[0]?.toUpperCase()}${why.slice(1)}.`,
        solution: tex`The strongest forces between molecules act in $\ce{${first?.formula}}$: ${why}. Most energy is needed to separate its molecules.`,
        marks: [
          ['R1', why],
          ['R1', 'more energy is needed to separate the molecules'],
        ],
      },
      {
        ask: tex`Calculate by how much $\ce{${second?.formula}}$ boils lower, and explain the difference.`,
        answer: tex`$${(first?.boils ?? 0) - (second?.boils ?? 0)}\text{ K}$`,
        solution: tex`$${first?.boils} - ${(second?.boils ?? 0) < 0 ? `(${second?.boils})` : second?.boils} = ${(first?.boils ?? 0) - (second?.boils ?? 0)}\text{ K}$. ${reason}`,
        marks: [
          ['A1', tex`$${(first?.boils ?? 0) - (second?.boils ?? 0)}\text{ K}$`],
          ['R1', reason.replace(/\.$/, '')],
        ],
        keys: [value((first?.boils ?? 0) - (second?.boils ?? 0), 'K', { tolerance: 0.5 })],
      },
    ],
  });
}

/** Which configuration has the ion? */
export function ionConfiguration(
  { symbol, z, charge }: { symbol: string; z: number; charge: number },
  { d, count }: { d: number; count: number },
  index: number,
): QuestionDraft {
  const shell = (inD: number, inS: number) => tex`$[\text{Ar}]\,3\text{d}^{${inD}}${inS === 0 ? '' : tex`\,4\text{s}^{${inS}}`}$`;
  return multipleChoice(
    {
      stem: tex`The ion $\ce{${symbol}^{${charge}+}}$ ($Z = ${z}$) has ${count} unpaired ${count === 1 ? 'electron' : 'electrons'}. Which is its electron configuration?`,
      correct: shell(d, 0),
      wrong: [
        mistake(shell(d - 2, 2), 'You took the electrons that are lost from 3d and left those of 4s.'),
        mistake(shell(z - 20, 2), 'That is the neutral atom, as if no electrons had been lost.'),
        mistake(shell(d - 1, 1), 'You left one electron in 4s; both of them are lost first.'),
      ],
      hint: 'Which electrons leave first when the ion forms?',
      solution: tex`The ion has $${z} - ${charge} = ${z - charge}$ electrons, ${d} more than argon. The 4s electrons are lost first, so all of them are in 3d: ${shell(d, 0)}, with ${count} unpaired.`,
      reason: shell(d, 0),
      turn: 1,
    },
    index,
  );
}

/** The same ionisation energies as a table, with ratios instead of a graph. */
export function ionisationTable(
  { z, energies }: { z: number; energies: readonly number[] },
  { outer }: { outer: number },
): QuestionDraft {
  const period = z > 18 ? 4 : 3;
  const group = outer <= 2 ? outer : outer + 10;
  const ratio = (energies[outer] ?? 1) / (energies[outer - 1] ?? 1);
  const charge = outer <= 3 ? outer : outer - 8;
  const ion = charge > 0 ? `X^{${charge === 1 ? '' : charge}+}` : `X^{${charge === -1 ? '' : -charge}-}`;
  return inParts({
    stem: tex`Successive ionisation energies of an element $\ce{X}$ of period ${period}, in $\text{kJ mol}^{-1}$:

| electron removed | ${energies.map((_, i) => i + 1).join(' | ')} |
| --- | ${energies.map(() => '---').join(' | ')} |
| ionisation energy | ${energies.join(' | ')} |`,
    hint: 'By what factor does each value grow?',
    parts: [
      {
        ask: 'Identify the two neighbouring values with the largest ratio, and calculate this ratio.',
        answer: tex`$${significant(ratio)}$, electrons ${outer} and ${outer + 1}`,
        solution: tex`The largest ratio is that of electrons ${outer + 1} and ${outer}: $\dfrac{${energies[outer]}}{${energies[outer - 1]}} = ${significant(ratio)}$.`,
        marks: [
          ['M1', `electrons ${outer} and ${outer + 1}`],
          ['A1', tex`$${significant(ratio)}$`],
        ],
        keys: [value(ratio, '', { relative: 0.01 })],
      },
      {
        ask: 'Hence deduce the group of the element.',
        answer: `group $${group}$`,
        solution: tex`The first ${outer} ${outer === 1 ? 'electron comes' : 'electrons come'} from the outer main level; the next is closer to the nucleus and less shielded. So the element is in group $${group}$.`,
        marks: [
          ['R1', `electron ${outer + 1} comes from an inner main level`],
          ['A1', tex`group $${group}$`],
        ],
        keys: [value(group, '', { tolerance: 0 })],
      },
      {
        ask: 'Predict the charge of its most common simple ion, and compare the radius of this ion with that of the atom.',
        answer: tex`$\ce{${ion}}$; ${charge > 0 ? 'smaller' : 'larger'}`,
        solution:
          charge > 0
            ? tex`It loses its outer electrons: $\ce{${ion}}$. With a main level less the ion is smaller than the atom.`
            : tex`It gains electrons until its outer level is full: $\ce{${ion}}$. More electrons repel one another with the same nuclear charge, so the ion is larger.`,
        marks: [
          ['A1', tex`$\ce{${ion}}$`],
          ['A1', charge > 0 ? 'smaller' : 'larger'],
        ],
      },
    ],
  });
}

interface SaltNumbers {
  formula: string;
  charge: number;
  cation: number;
  anion: number;
  melts: number;
}
/** Melting points are to be given to their compounds. */
export function meltingPointsAssigned(
  { first, second }: { first: SaltNumbers; second: SaltNumbers },
  { ratio }: { ratio: number },
): QuestionDraft {
  const size = ({ charge, cation, anion }: SaltNumbers) => tex`\dfrac{${charge} \times ${charge}}{${cation} + ${anion}}`;
  const [near, far] = [first.cation + first.anion, second.cation + second.anion];
  const distances = tex`($${near}$ against $${far}\text{ pm}$)`;
  const charges = first.charge > second.charge ? 'its ions carry double charges' : 'the charges are the same';
  const because =
    near < far
      ? `${charges}, and they are closer together ${distances}`
      : `${charges}. They are slightly farther apart ${distances}, but the charges matter more`;
  return inParts({
    stem: tex`$\ce{${first.formula}}$ and $\ce{${second.formula}}$ have the same type of lattice. One of them melts at $${second.melts}\,^{\circ}\text{C}$, the other at $${first.melts}\,^{\circ}\text{C}$. Ionic radii in pm: $\ce{${first.formula}}$ $${first.cation}$ and $${first.anion}$, $\ce{${second.formula}}$ $${second.cation}$ and $${second.anion}$.`,
    hint: 'Which matters more here, the charge or the radius?',
    parts: [
      {
        ask: tex`Deduce the melting point of $\ce{${first.formula}}$, and justify it with charges and radii.`,
        answer: tex`$${first.melts}\,^{\circ}\text{C}$`,
        solution: tex`The attraction between the ions is stronger in $\ce{${first.formula}}$: ${because}. So it has the higher melting point, $${first.melts}\,^{\circ}\text{C}$.`,
        marks: [
          ['A1', tex`$${first.melts}\,^{\circ}\text{C}$`],
          ['R1', first.charge > second.charge ? 'larger charges' : 'same charges'],
          [
            'R1',
            near < far
              ? 'smaller ions, closer together: stronger attraction'
              : 'distances nearly the same, so the charges decide: stronger attraction',
          ],
        ],
        keys: [value(first.melts, '°C', { tolerance: 1 })],
      },
      {
        ask: tex`Verify with the expression $\dfrac{q_{+}q_{-}}{r_{+} + r_{-}}$ (charges as positive numbers) that the attraction is stronger in $\ce{${first.formula}}$, and calculate by how many times.`,
        answer: tex`$${significant(ratio)}$`,
        solution: tex`$${size(first)} \div ${size(second)} = ${significant(ratio)}$`,
        marks: [
          ['M1', 'both values'],
          ['A1', tex`$${significant(ratio)}$`],
        ],
        keys: [value(ratio)],
      },
      {
        ask: 'Comment on whether the melting points, in kelvin, are in the same ratio.',
        answer: tex`$${significant((first.melts + 273) / (second.melts + 273))}$; they do not.`,
        solution: tex`$\dfrac{${first.melts + 273}}{${second.melts + 273}} = ${significant((first.melts + 273) / (second.melts + 273))}$, not $${significant(ratio)}$: the expression gives the right order but is too simple for numbers, since melting does not separate the ions completely.`,
        marks: [
          ['A1', tex`$${significant((first.melts + 273) / (second.melts + 273))}$`],
          ['R1', 'right order, but no proportionality'],
        ],
        keys: [value((first.melts + 273) / (second.melts + 273))],
      },
    ],
  });
}

/** The concentration is given and the mass of the oxide asked; the last one is about rain. */
export function oxideForSolution(
  {
    oxide,
    nature,
    product,
    equation,
    mass,
    volume,
  }: { oxide: string; nature: string; product: string; equation: string; mass: number; volume: number },
  { factor, concentration }: { factor: number; concentration: number },
  index: number,
): QuestionDraft {
  const rain = index >= 8;
  const wanted = {
    ask: tex`Determine the mass of the oxide that is needed for $${volume}\text{ cm}^{3}$ of $${significant(concentration)}\text{ mol dm}^{-3}$ $\ce{${product}}$. ($M(\ce{${oxide}}) = ${molarMass(oxide).toFixed(2)}\text{ g mol}^{-1}$)`,
    answer: tex`$${significant(mass)}\text{ g}$`,
    solution: tex`$n(\ce{${product}}) = ${significant(concentration)} \times ${volume / 1000} = ${significant((concentration * volume) / 1000)}\text{ mol}$. Each unit of oxide gives ${factor}: $n(\ce{${oxide}}) = ${significant((concentration * volume) / 1000 / factor)}\text{ mol}$, times $${molarMass(oxide).toFixed(2)}$: $${significant(mass)}\text{ g}$.`,
    marks: [
      ['M1', tex`amount of $\ce{${product}}$`],
      ['M1', tex`ratio $${factor} : 1$`],
      ['A1', tex`$${significant(mass)}\text{ g}$`],
    ],
    keys: [value(mass, 'g', { relative: 0.012 })],
  } as const;
  const write = {
    ask: tex`Write the equation for the reaction of $\ce{${oxide}}$ with water, in which $\ce{${product}}$ forms.`,
    answer: tex`$\ce{${equation}}$`,
    solution: tex`Balanced: $\ce{${equation}}$`,
    marks: [['A1', tex`$\ce{${equation}}$`]],
  } as const;
  if (rain)
    return inParts({
      stem: tex`Burning coal that holds sulfur gives off $\ce{${oxide}}$, which dissolves in rain.`,
      hint: 'The oxide of a non-metal reacts with water to an acid.',
      parts: [
        write,
        wanted,
        {
          ask: 'Explain why lakes on limestone suffer less from acid rain, with an ionic equation.',
          answer: tex`$\ce{CO3^{2-} + 2H^{+} -> CO2 + H2O}$`,
          solution: tex`Limestone is calcium carbonate, which neutralises acid: $\ce{CO3^{2-} + 2H^{+} -> CO2 + H2O}$.`,
          marks: [
            ['R1', 'carbonate neutralises the acid'],
            ['A1', tex`$\ce{CO3^{2-} + 2H^{+} -> CO2 + H2O}$`],
          ],
        },
      ],
    });
  return inParts({
    stem: tex`An aqueous solution of $\ce{${product}}$ is to be made from the oxide $\ce{${oxide}}$ and water.`,
    hint: 'What amount does the titration give, and in which ratio does the oxide react?',
    parts: [
      write,
      wanted,
      {
        ask: tex`Predict, with a reason, whether the pH of the solution is above or below $7$.`,
        answer: nature === 'acidic' ? 'Below 7.' : 'Above 7.',
        solution: `The oxide is that of a ${nature === 'acidic' ? 'non-metal and acidic: the pH is below 7' : 'reactive metal and basic: the pH is above 7'}.`,
        marks: [
          ['A1', nature === 'acidic' ? 'below 7' : 'above 7'],
          ['R1', nature === 'acidic' ? 'acidic oxide of a non-metal' : 'basic oxide of a metal'],
        ],
      },
    ],
  });
}

/** The splitting is given, wavelength and colour are asked. */
export function colourFromSplitting(
  { formula, peak, absorbed, seen }: { formula: string; peak: number; absorbed: string; seen: string },
  { molar }: { molar: number },
): QuestionDraft {
  const given = Number(molar.toPrecision(3));
  const wavelength = ((PLANCK * SPEED_OF_LIGHT * AVOGADRO) / (given * 1000)) * 1e9;
  return inParts({
    stem: tex`In the complex ion $\ce{${formula}}$ the d orbitals are split by $${significant(given)}\text{ kJ mol}^{-1}$. Approximate colours: 400-430 nm violet, 430-490 nm blue, 490-560 nm green, 560-580 nm yellow, 580-620 nm orange, 620-750 nm red. ($h = 6.63 \times 10^{-34}\text{ J s}$, $c = 3.00 \times 10^{8}\text{ m s}^{-1}$, $N_{\text{A}} = 6.02 \times 10^{23}\text{ mol}^{-1}$)`,
    hint: 'How much energy does one photon carry?',
    parts: [
      {
        ask: 'Determine the wavelength of the light that is absorbed, in nm.',
        answer: tex`$${significant(wavelength)}\text{ nm}$`,
        solution: tex`One photon: $\dfrac{${significant(given)} \times 10^{3}}{6.02 \times 10^{23}} = ${scientific((given * 1000) / AVOGADRO)}\text{ J}$. $\lambda = \dfrac{hc}{E} = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^{8}}{${scientific((given * 1000) / AVOGADRO)}}\text{ m} = ${significant(wavelength)}\text{ nm}$.`,
        marks: [
          ['M1', 'energy of one photon'],
          ['M1', tex`$\lambda = \frac{hc}{E}$`],
          ['A1', tex`$${significant(wavelength)}\text{ nm}$`],
        ],
        keys: [value(wavelength, 'nm')],
      },
      {
        ask: 'Hence suggest the colour of a solution of the complex ion.',
        answer: `${seen[0]?.toUpperCase()}${seen.slice(1)}`,
        solution: `Light of ${significant(peak)} nm is ${absorbed}. The complementary colour is seen: ${seen}.`,
        marks: [
          ['A1', `${absorbed} absorbed`],
          ['A1', `${seen} seen (accept neighbouring colours)`],
        ],
      },
      {
        ask: 'List two changes to the complex that would alter its colour.',
        answer: 'Other ligands; another oxidation state of the metal.',
        solution:
          'The splitting depends on the ligands, on the oxidation state and identity of the metal and on the geometry; a change of any of these alters the colour.',
        marks: [
          ['A1', 'one factor'],
          ['A1', 'another factor'],
        ],
      },
    ],
  });
}

/** From the heights of the peaks back to the isotopes. */
export function isotopesFromPeaks(
  { symbol, light, heavy, parts: [p, q] }: { symbol: string; light: number; heavy: number; parts: readonly [number, number] },
  { ratio }: { ratio: readonly [number, number, number] },
  index: number,
): QuestionDraft {
  const say = (one: number, two: number) => `$${one} : ${two}$`;
  return multipleChoice(
    {
      stem: tex`The molecular-ion peaks of a sample of $\ce{${symbol}2}$ at $m/z = ${2 * light}$, $${light + heavy}$ and $${2 * heavy}$ have heights in the ratio $${ratio.join(' : ')}$. In which ratio does the sample hold the isotopes $\ce{^{${light}}${symbol}}$ and $\ce{^{${heavy}}${symbol}}$?`,
      correct: say(p, q),
      wrong: firstThree(
        [
          mistake(
            say(ratio[0], ratio[2]),
            'You took the outer peaks for the isotopes; each of those molecules holds two equal atoms.',
          ),
          mistake(say(q, p), 'You exchanged the two isotopes.', 'order'),
          mistake(
            say(ratio[0], ratio[1]),
            'You took the first two peaks for the isotopes; the molecules of the second hold both.',
          ),
        ],
        say(p, q),
      ),
      hint: 'How does the height of an outer peak depend on the abundance of its isotope?',
      solution: tex`A molecule of two light atoms comes about with a chance proportional to the square of their share, and likewise for the heavy ones. So the isotopes are in the ratio of the square roots: $\sqrt{${ratio[0]}} : \sqrt{${ratio[2]}} = ${p} : ${q}$. Check with the middle peak: $2 \times ${p} \times ${q} = ${ratio[1]}$.`,
      reason: say(p, q),
      turn: 1,
    },
    index,
  );
}

/** Lone pairs and angles instead of the name of the shape. */
export function lonePairsAndAngles(
  { formula, bonds }: { formula: string; bonds: number },
  { lone, domains, shape }: { lone: number; domains: number; shape: string },
  index: number,
): QuestionDraft {
  const angles = (onBonds: number, free: number) =>
    onBonds + free === 6
      ? onBonds === 6 || onBonds === 4
        ? '90°'
        : 'slightly less than 90°'
      : onBonds === 5
        ? '90° and 120°'
        : onBonds === 2
          ? '180°'
          : 'slightly less than 90°';
  const say = (n: number, angle: string) => `${n === 0 ? 'No' : n} lone ${n === 1 ? 'pair' : 'pairs'}; ${angle}`;
  const correct = say(lone, angles(bonds, lone));
  return multipleChoice(
    {
      stem: tex`How many lone pairs has the central atom of $\ce{${formula}}$, and what are the angles between neighbouring bonds?`,
      correct,
      wrong: firstThree(
        [
          mistake(
            say(0, bonds === 2 ? '120°' : '109.5°'),
            'You looked at the bonds alone and forgot to pair the electrons that are left.',
          ),
          mistake(
            say(lone + 1, angles(bonds, lone)),
            'You counted one electron pair too many; mind the charge and one electron for each bond.',
          ),
          mistake(say(lone, '109.5°'), 'You took the angle of four domains; count bonds and lone pairs together.'),
          mistake(
            say(lone, bonds === 2 ? '90°' : '72°'),
            'You divided the full circle by a number of bonds that are not all in one plane.',
          ),
        ],
        correct,
      ),
      hint: 'How many outer electrons are left once every bond has its electron?',
      solution: tex`There are ${bonds} bonding pairs and ${lone === 0 ? 'no' : lone} lone ${lone === 1 ? 'pair' : 'pairs'}: ${domains} domains, and the shape ${shape}. Angles: ${angles(bonds, lone)}.`,
      reason: correct,
      turn: 3,
    },
    index,
  );
}

/** A list that is not complete has to be judged. */
export function isomersJudged(
  {
    what,
    wrong,
    list,
    carbons,
    replaced,
  }: { what: string; wrong: readonly [number, number, number]; list: string; carbons: number; replaced: number },
  { count }: { count: number },
): QuestionDraft {
  const found = Math.min(...wrong);
  const formula = /\\ce\{(\w+)\}/.exec(what)?.[1] ?? '';
  return inParts({
    stem: tex`A student has drawn ${found} different structural isomers of $\ce{${formula}}$ and believes that these are all.`,
    hint: 'Which skeletons are possible, and which places are there on each?',
    parts: [
      {
        ask: 'Determine how many structural isomers are missing.',
        answer: tex`$${count - found}$`,
        solution: `The full list: ${list}. That makes ${count}, so $${count - found}$ ${count - found === 1 ? 'is' : 'are'} missing.`,
        marks: [
          ['M1', 'all skeletons, and all places on them'],
          ['A1', tex`${count} in all`],
          ['A1', tex`$${count - found}$ missing`],
        ],
        keys: [
          value(count - found, '', {
            tolerance: 0,
            slips: [{ slip: 'incomplete', value: count, note: 'That is the number of all; those that are missing are asked.' }],
          }),
        ],
      },
      {
        ask: 'Outline a way of working by which none is forgotten and none is drawn twice.',
        answer: 'From the longest chain to shorter ones; each drawing gets its name.',
        solution: `Start with the straight chain of ${carbons} carbon atoms, then shorten it by one atom at a time and place the branches.${replaced > 0 ? ' On each skeleton the group goes to every carbon atom that is not equivalent to one already used.' : ''} Two drawings with the same name are the same isomer.`,
        marks: [
          ['A1', 'shortens the main chain step by step'],
          ['A1', 'compares names (or connectivity) to find doubles'],
        ],
      },
      {
        ask: 'State, with a reason, which has the higher boiling point: the isomer without a branch or the one with the most branches.',
        answer: 'One with an unbranched chain.',
        solution:
          'Unbranched molecules touch over a larger area, so London forces between them are stronger than between compact, branched ones.',
        marks: [['R1', 'unbranched: larger area of contact, stronger London forces']],
      },
    ],
  });
}

/** What the same heater would do in another experiment; the last one judges a statement. */
export function heatingPredicted(
  { molar, mass, power, melts, t1, t2 }: { molar: number; mass: number; power: number; melts: number; t1: number; t2: number },
  { fusion, capacity }: { fusion: number; capacity: number },
  index: number,
): QuestionDraft {
  // From the values that the stem prints.
  const [printed, printedCapacity] = [Number(significant(fusion)), Number(significant(capacity))];
  const minutes = ((printed * 1000 * mass) / molar / power / 60) * 1.5;
  const warm = (power * 120) / (mass * 1.5 * printedCapacity);
  const stem = tex`A pure solid ($M = ${molar}\text{ g mol}^{-1}$) melts at $${melts}\,^{\circ}\text{C}$. Melting takes $${significant(fusion)}\text{ kJ mol}^{-1}$; the liquid has the specific heat capacity $${significant(capacity)}\text{ J g}^{-1}\text{ K}^{-1}$. $${mass * 1.5}\text{ g}$ of it, well insulated, is heated with $${power}\text{ W}$.`;
  const time = {
    ask: 'Calculate how long the temperature stays at the melting point, in min.',
    answer: tex`$${significant(minutes)}\text{ min}$`,
    solution: tex`$n = \dfrac{${mass * 1.5}}{${molar}} = ${significant((mass * 1.5) / molar)}\text{ mol}$ needs $${significant(((mass * 1.5) / molar) * printed)}\text{ kJ}$; at $${power}\text{ J s}^{-1}$ this takes $${significant(minutes * 60)}\text{ s} = ${significant(minutes)}\text{ min}$.`,
    marks: [
      ['M1', 'energy for melting'],
      ['M1', 'energy over power'],
      ['A1', tex`$${significant(minutes)}\text{ min}$`],
    ],
    keys: [
      value(minutes, 'min', {
        relative: 0.02,
        slips: [{ slip: 'method', value: t2 - t1, note: 'The mass decides how long it takes.' }],
      }),
    ],
  } as const;
  if (index >= 8)
    return inParts({
      stem: tex`${stem} A student says: "During melting no energy is supplied, because the temperature does not rise."`,
      hint: 'Where does the energy of the heater go?',
      parts: [
        {
          ask: 'Evaluate the statement in terms of particles.',
          answer: 'It is wrong: the energy overcomes forces between particles.',
          solution:
            'The heater supplies energy all the time. On melting it goes into overcoming the forces that hold the particles in the lattice, while their average kinetic energy, and so the temperature, stays the same.',
          marks: [
            ['R1', 'energy overcomes forces between particles'],
            ['R1', 'average kinetic energy stays the same'],
          ],
        },
        time,
      ],
    });
  return inParts({
    stem,
    hint: 'What has to happen before the liquid can warm up?',
    parts: [
      time,
      {
        ask: 'Calculate the temperature two minutes after the last of the solid has melted.',
        answer: tex`$${significant(melts + warm)}\,^{\circ}\text{C}$`,
        solution: tex`$\Delta T = \dfrac{${power} \times 120}{${mass * 1.5} \times ${significant(capacity)}} = ${significant(warm)}\text{ K}$, so $${significant(melts + warm)}\,^{\circ}\text{C}$.`,
        marks: [
          ['M1', tex`$Q = mc\Delta T$`],
          ['A1', tex`$${significant(melts + warm)}\,^{\circ}\text{C}$`],
        ],
        keys: [value(melts + warm, '°C', { relative: 0.012 })],
      },
      {
        ask: 'Sketch the temperature against time from below the melting point on, and state how the graph of an impure sample would differ.',
        answer: 'Rising, level, rising; an impure sample melts lower and over a range.',
        solution:
          'The temperature rises, stays level while the solid melts, and rises again. An impure sample begins to melt at a lower temperature and shows no level part.',
        marks: [
          ['A1', 'rising, level, rising'],
          ['A1', 'impure: lower, and over a range of temperatures'],
        ],
      },
    ],
  });
}

/** Evidence for a class has to be chosen. */
export function classProved(
  stem: string,
  answer: string,
  why: string,
  others: readonly (readonly [name: string, mark: string])[],
  diagrams: QuestionDraft['diagrams'],
  index: number,
): QuestionDraft {
  const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
  return multipleChoice(
    {
      stem,
      correct: capital(why),
      wrong: firstThree(
        others.map(([name, sign]) =>
          mistake(
            capital(sign.replace(/^an? [a-z ]+? has /, 'there is ')),
            `The drawing does not show this: it is found in another class, named ${name}.`,
          ),
        ),
        capital(why),
      ),
      hint: 'Which atoms other than carbon does the drawing show, and what is each of them bonded to?',
      solution: `In the drawing ${why}; this identifies its class (${answer}). The other statements describe other functional groups.`,
      reason: why,
      turn: 0,
      ...(diagrams ? { diagrams } : {}),
    },
    index,
  );
}
