import { Diagram } from '../../diagram.ts';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** E.3 Penetration and ionising power of alpha, beta and gamma radiation. */

type Kind = 'alpha' | 'beta' | 'gamma';

const absorberTable = defineTemplate({
  key: 'physics-e3-absorbers-table',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.3.1', 1),
  variants: [
    { background: 24, none: 860, paper: 424, aluminium: 24, kinds: ['alpha', 'beta'] },
    { background: 18, none: 518, paper: 516, aluminium: 218, kinds: ['beta', 'gamma'] },
    { background: 30, none: 730, paper: 232, aluminium: 230, kinds: ['alpha', 'gamma'] },
    { background: 20, none: 944, paper: 540, aluminium: 340, kinds: ['alpha', 'beta', 'gamma'] },
  ] as const,
  solve: ({ background, none, paper, aluminium }) => ({
    alpha: none - paper,
    beta: paper - aluminium,
    gamma: aluminium - background,
    source: none - background,
  }),
  write: ({ background, none, paper, aluminium, kinds }, { alpha, beta, source }) => {
    const has = (kind: Kind) => (kinds as readonly string[]).includes(kind);
    const names = `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`;
    const stopped = has('alpha') ? alpha : beta;
    const share = (100 * stopped) / source;
    return inParts({
      stem: tex`A detector is placed $2\text{ cm}$ from a radioactive source. The counts in one minute are recorded with different absorbers between them. Without the source the detector counts $${background}$ in one minute.

| absorber | counts in one minute |
| --- | :---: |
| none | $${none}$ |
| sheet of paper | $${paper}$ |
| $3\text{ mm}$ of aluminium | $${aluminium}$ |`,
      hint: 'For each absorber ask which radiation it stops, and allow for the random nature of decay.',
      parts: [
        {
          ask: 'Deduce which kinds of radiation the source emits.',
          answer: `${names[0]?.toUpperCase()}${names.slice(1)}`,
          solution: `Paper stops alpha particles: the count ${has('alpha') ? 'falls clearly, so there are some' : 'hardly changes, so there are none'}. Three millimetres of aluminium stop beta particles as well: the count ${has('beta') ? 'falls further, so there are some' : 'hardly changes, so there are none'}. ${has('gamma') ? 'What is left is well above the background, so gamma radiation is emitted.' : 'What is left is the background, so no gamma radiation is emitted.'}`,
          marks: [
            ['R1', `Effect of paper: ${has('alpha') ? 'alpha present' : 'no alpha'}`],
            ['R1', `Effect of aluminium: ${has('beta') ? 'beta present' : 'no beta'}`],
            [
              'R1',
              `Comparison with the background: ${has('gamma') ? 'gamma present' : 'no gamma'}; do not accept a name without its reason`,
            ],
          ],
        },
        {
          ask: `Calculate the percentage of the counts from the source that ${has('alpha') ? 'paper' : 'aluminium'} stops.`,
          answer: tex`$${significant(share)}\,\%$`,
          solution: tex`The source gives $${none} - ${background} = ${source}$ counts, of which $${has('alpha') ? tex`${none} - ${paper}` : tex`${paper} - ${aluminium}`} = ${stopped}$ are stopped: $\dfrac{${stopped}}{${source}} \times 100\,\% = ${significant(share)}\,\%$.`,
          marks: [
            ['M1', 'Background subtracted from the count without absorber'],
            ['A1', tex`$${significant(share)}\,\%$`],
          ],
          keys: [
            foreseeing(
              { value: share, tolerance: share * 0.01, unit: '%' },
              miss((100 * stopped) / none, 'You did not subtract the background.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'Suggest why each count should be repeated and averaged.',
          answer: 'Decay is random, so counts in equal times differ',
          solution:
            'Decay is a random process: counts in equal times scatter about a mean. Small differences, such as a few counts, may be chance.',
          marks: [['R1', 'Random decay: counts scatter']],
        },
      ],
    });
  },
  check: ({ kinds, background }, found) => {
    for (const kind of ['alpha', 'beta', 'gamma'] as const) {
      // Present where it is more than three times the spread of the background.
      const isThere = found[kind] > 3 * Math.sqrt(background);
      assertAgree(Number(isThere), Number((kinds as readonly string[]).includes(kind)), kind, 1e-9);
    }
    assertAgree(found.alpha + found.beta + found.gamma, found.source, 'all counts of the source', 1e-9);
  },
});

const gammaThroughLead = defineTemplate({
  key: 'physics-e3-gamma-through-lead',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.3.1', 2),
  variants: [
    { start: 800, half: 10, mm: 40 },
    { start: 640, half: 12, mm: 36 },
    { start: 480, half: 8, mm: 32 },
    { start: 960, half: 9, mm: 45 },
  ],
  solve: ({ start, half, mm }) => ({ left: start / 2 ** (mm / half) }),
  write: ({ start, half, mm }, { left }) => {
    const diagram = new Diagram({ x: [0, half * 3.6], y: [0, start * 1.1], width: 440, height: 280 })
      .axes({
        x: 'thickness / mm',
        y: 'count rate / s⁻¹',
        xTicks: [1, 2, 3].map((i) => i * half),
        yTicks: [start / 8, start / 4, start / 2, start],
        grid: true,
      })
      .graph((x) => start / 2 ** (x / half), 0, half * 3.4, 'd-curve2');
    return inParts({
      stem: tex`Gamma radiation passes through sheets of lead. The graph shows the count rate behind the lead, corrected for background, against the thickness of the lead.

![](diagram:absorption)`,
      hint: 'By which thickness is the count rate halved, wherever you start?',
      parts: [
        {
          ask: 'Determine the thickness that halves the count rate.',
          answer: tex`$${half}\text{ mm}$`,
          solution: tex`The count rate falls from $${start}$ to $${start / 2}\text{ s}^{-1}$ at $${half}\text{ mm}$, and from there to $${start / 4}\text{ s}^{-1}$ at $${2 * half}\text{ mm}$: each $${half}\text{ mm}$ halves it.`,
          marks: [
            ['M1', 'Count rate and half of it read from the graph'],
            ['A1', tex`$${half}\text{ mm}$`],
          ],
          keys: [{ value: half, tolerance: half * 0.06, unit: 'mm' }],
        },
        {
          ask: tex`Predict the count rate behind $${mm}\text{ mm}$ of lead.`,
          answer: tex`$${quantity(left, 's^-1')}$`,
          solution: tex`$${mm}\text{ mm}$ are $${mm / half}$ half-thicknesses: $${start} \times \left(\dfrac{1}{2}\right)^{${mm / half}} = ${quantity(left, 's^-1')}$.`,
          marks: [
            ['(M1)', tex`$${mm / half}$ halvings (ECF from (a))`],
            ['A1', tex`$${quantity(left, 's^-1')}$`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(left, 's^-1'), tolerance: left * 0.03 },
              miss(0, 'You took the count rate to fall by the same amount for each thickness.'),
            ),
          ],
        },
        {
          ask: 'Explain why the same experiment with alpha particles gives a graph of another shape.',
          answer: 'All alpha particles of one energy have nearly the same range',
          solution:
            'An alpha particle loses its energy in very many small steps, by ionising, so all of them travel nearly the same distance: the count rate stays constant and then falls sharply to zero. A gamma photon is absorbed in a single event, with the same chance in each millimetre.',
          marks: [
            ['R1', 'Alpha particles lose energy gradually: a definite range'],
            ['R1', 'A gamma photon is absorbed or not: the same fraction in equal thicknesses'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'absorption',
          svg: diagram.toSvg(),
          alt: `Count rate against thickness: ${start} per second at 0 mm, ${start / 2} at ${half} mm, ${start / 4} at ${2 * half} mm, ${start / 8} at ${3 * half} mm.`,
        },
      ],
    });
  },
  check: ({ start, half, mm }, { left }) => {
    const mu = Math.LN2 / half;
    assertAgree(left, start * Math.exp(-mu * mm), 'exponential absorption', 1e-9);
    assertAgree(
      bisect((x) => start * Math.exp(-mu * x) - start / 2, 0, 10 * half),
      half,
      'half thickness',
      1e-6,
    );
    assertBetween(left, 1, start, 'count rate');
  },
});

const sourceForTask = choiceSet({ key: 'physics-e3-radiation-choice', difficulty: 'Easy', placements: bothCourses('E.3.1', 1) }, [
  {
    text: 'A machine checks the thickness of aluminium foil while it is being made: a source is on one side and a detector on the other. Which source is suitable?',
    hint: 'The count rate has to change noticeably with small changes of the thickness.',
    right: 'A beta source of long half-life',
    wrongs: [
      ['An alpha source of long half-life', 'The foil would stop all of this radiation.'],
      ['A gamma source of long half-life', 'Hardly any of this radiation would be absorbed by thin foil.'],
      ['A beta source of short half-life', 'The count rate would fall although the thickness stays the same.'],
    ],
    solution:
      'Beta particles are partly absorbed by thin aluminium, so the count rate depends on the thickness. With a long half-life it does not change for other reasons.',
  },
  {
    text: 'Alpha, beta and gamma radiation of similar energy pass through air. What is the order of their ranges, from the shortest to the longest?',
    hint: 'Radiation that ionises strongly loses its energy soon.',
    right: 'alpha, beta, gamma',
    wrongs: [
      ['gamma, beta, alpha', 'You arranged them by how strongly they ionise, the other way round.'],
      ['beta, alpha, gamma', 'A beta particle has a smaller charge and mass than an alpha particle.'],
      ['alpha, gamma, beta', 'A photon has no charge and ionises least.'],
    ],
    solution:
      'Alpha particles ionise most strongly and lose their energy within centimetres, beta particles within metres; gamma radiation is absorbed least.',
  },
  {
    text: 'A smoke detector contains an alpha source. Why are alpha particles suitable?',
    hint: 'What makes the current in the detector, and how far should the radiation reach?',
    right: 'They ionise air strongly and do not leave the detector',
    wrongs: [
      ['They pass through smoke without being absorbed', 'The detector works just because smoke changes the current.'],
      ['They have no charge, so the electric field does not deflect them', 'They carry twice the elementary charge.'],
      ['They do not ionise the air, which would be dangerous', 'Without ions there would be no current.'],
    ],
    solution:
      'The ions that alpha particles make carry a current, which smoke reduces. Their range is so short that none leaves the detector.',
  },
  {
    text: 'A beam with alpha, beta-minus and gamma radiation enters a uniform magnetic field at right angles. Which statement is correct?',
    hint: 'Which of them are charged, and how do their masses compare?',
    right: 'Alpha and beta are deflected to opposite sides, beta more strongly; gamma goes straight on',
    wrongs: [
      ['Alpha and beta are deflected to the same side; gamma goes straight on', 'Their charges have opposite signs.'],
      [
        'Alpha and beta are deflected to opposite sides, alpha more strongly; gamma goes straight on',
        'The alpha particle has a far greater momentum.',
      ],
      ['All three are deflected, gamma least', 'A photon has no charge.'],
    ],
    solution:
      'The radius of the path is $\\dfrac{mv}{qB}$. Alpha particles have thousands of times the mass of beta particles and are bent less, to the other side; photons are not bent.',
  },
  {
    text: 'Which source is most dangerous inside the body, and which outside it, at equal activity?',
    hint: 'Outside, what counts is whether the radiation gets in; inside, how much energy it leaves behind.',
    right: 'Inside alpha, outside gamma',
    wrongs: [
      ['Inside gamma, outside alpha', 'The outer layer of the skin stops alpha particles.'],
      ['Inside alpha, outside alpha', 'Outside the body hardly any alpha particle reaches living cells.'],
      ['Inside gamma, outside gamma', 'Most gamma photons leave the body without being absorbed.'],
    ],
    solution:
      'Alpha particles ionise so strongly that all their energy is left in a few cells, but they cannot pass the skin. Gamma radiation reaches organs from outside.',
  },
  {
    text: 'A count rate of $96\\text{ s}^{-1}$ is halved by each $4\\text{ mm}$ of lead. Which thickness brings it to $12\\text{ s}^{-1}$?',
    hint: 'How often does the rate have to be halved?',
    right: '$12\\text{ mm}$',
    wrongs: [
      ['$8\\text{ mm}$', 'You halved the rate once too few.'],
      ['$32\\text{ mm}$', 'You multiplied the thickness by the factor of the rate.'],
      ['$7\\text{ mm}$', 'You let the rate fall by the same amount in each millimetre.'],
    ],
    solution: '$\\dfrac{96}{12} = 8 = 2^3$: three times $4\\text{ mm}$.',
    proof: [12, bisect((x) => 96 * Math.exp((-Math.LN2 / 4) * x) - 12, 0, 100)],
  },
]);

export const penetration: readonly QuestionTemplate[] = [absorberTable, gammaThroughLead, sourceForTask];
