import { Diagram } from '../../diagram.ts';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, standardForm, tex } from './quantities.ts';

/** C.3 Two slits of finite width: interference fringes within the pattern of a single slit. */

const envelopeGraph = defineTemplate({
  key: 'physics-c3-fringes-in-envelope',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('C.3.3', 1, ['C.3.2']),
  variants: [
    { nm: 600, fringe: 2, times: 3 },
    { nm: 500, fringe: 1, times: 4 },
    { nm: 640, fringe: 2, times: 5 },
    { nm: 450, fringe: 1.5, times: 3 },
  ],
  solve: ({ nm, fringe, times }) => ({ d: (nm * 1e-3) / fringe, b: (nm * 1e-3) / (fringe * times), seen: 2 * times - 1 }),
  write: ({ nm, fringe, times }, { d, b, seen }) => {
    const first = fringe * times;
    const envelope = (x: number) => (Math.abs(x) < 1e-9 ? 1 : (Math.sin((Math.PI * x) / first) / ((Math.PI * x) / first)) ** 2);
    const diagram = new Diagram({ x: [-first * 1.5, first * 1.7], y: [0, 1.2], width: 480, height: 260 })
      .axes({ x: 'θ / 10⁻³ rad', y: 'intensity', xTicks: [-first, -fringe, fringe, first] })
      .graph((x) => envelope(x) * Math.cos((Math.PI * x) / fringe) ** 2, -first * 1.4, first * 1.4, 'd-curve2')
      .graph(envelope, -first * 1.4, first * 1.4, 'd-dashed');
    const mm = (value: number) => tex`${significant(value, 2)}\text{ mm}`;
    return inParts({
      stem: tex`Light of wavelength $${nm}\text{ nm}$ passes through two slits of equal width. The graph shows the intensity on a distant screen against the angle $\theta$ from the centre; the dashed curve is the intensity that a single slit would give, to another scale.

![](diagram:pattern)`,
      hint: 'Which distance of the apparatus sets the spacing of the fringes, and which one the width of the dashed curve?',
      parts: [
        {
          ask: 'Determine the separation of the slits.',
          answer: tex`$${mm(d)}$`,
          solution: tex`The first fringe beside the centre is at $\theta = ${fringe} \times 10^{-3}\text{ rad}$, where $d\theta = \lambda$: $d = \dfrac{${nm} \times 10^{-9}}{${fringe} \times 10^{-3}} = ${standardForm(d * 1e-3, 'm', 2)}$, which is $${mm(d)}$.`,
          marks: [
            ['(M1)', tex`$\lambda = d\theta$ for neighbouring fringes`],
            ['A1', tex`$${mm(d)}$`],
          ],
          keys: [
            foreseeing(
              { ...numericAnswer(d, 'mm'), tolerance: d * 0.05 },
              miss(b, 'You used the first minimum of the dashed curve.'),
            ),
          ],
        },
        {
          ask: 'Determine the width of each slit.',
          answer: tex`$${mm(b)}$`,
          solution: tex`The dashed curve is zero at $\theta = ${first} \times 10^{-3}\text{ rad}$, where $b\theta = \lambda$: $b = \dfrac{${nm} \times 10^{-9}}{${first} \times 10^{-3}} = ${standardForm(b * 1e-3, 'm', 2)}$, which is $${mm(b)}$.`,
          marks: [
            ['(M1)', tex`First minimum of a single slit, $\theta = \lambda/b$`],
            ['A1', tex`$${mm(b)}$`],
          ],
          keys: [{ ...numericAnswer(b, 'mm'), tolerance: b * 0.05 }],
        },
        {
          ask: tex`Explain why there is no bright fringe at $\theta = ${first} \times 10^{-3}\text{ rad}$, although the path difference of the two slits is $${times}$ wavelengths there.`,
          answer: 'Each slit alone sends no light in this direction',
          solution:
            'Light from the different points of one slit cancels in this direction: it is the first minimum of single-slit diffraction. Neither slit sends light there, so there is nothing that could interfere constructively.',
          marks: [
            ['R1', 'First minimum of the single-slit pattern'],
            ['R1', 'No light from either slit, so no bright fringe'],
          ],
        },
        {
          ask: 'State the number of bright fringes within the central maximum of the dashed curve.',
          answer: `${seen}`,
          solution: tex`The fringe number $${times}$ on each side is missing, so there are $2 \times ${times - 1} + 1 = ${seen}$.`,
          marks: [['A1', `${seen}; do not accept ${seen + 2}, which counts the missing ones`]],
          keys: [foreseeing({ value: seen, tolerance: 0 }, miss(seen + 2, 'You counted the two fringes that are missing.'))],
        },
      ],
      diagrams: [
        {
          name: 'pattern',
          svg: diagram.toSvg(),
          alt: `Intensity against angle: bright fringes every ${fringe} milliradians whose height follows a dashed curve with its maximum at the centre and first zeros at plus and minus ${first} milliradians.`,
        },
      ],
    });
  },
  check: ({ nm, fringe, times }, { d, b, seen }) => {
    // Sum of many small sources over both slits: zero of one slit, and count of maxima within.
    const amplitude = (theta: number, width: number) => {
      let sum = 0;
      for (let i = 0; i < 400; i++) sum += Math.cos((2 * Math.PI * ((i + 0.5) / 400 - 0.5) * width * theta) / (nm * 1e-3));
      return sum / 400;
    };
    const zero = bisect((theta) => amplitude(theta, b), fringe * times * 0.6, fringe * times * 1.4);
    assertAgree(zero, fringe * times, 'first zero', 1e-3);
    let count = 0;
    for (let m = -times - 1; m <= times + 1; m++) if (Math.abs((m * nm * 1e-3) / d) < zero * 0.999) count += 1;
    assertAgree(count, seen, 'fringes', 1e-9);
  },
});

const slitsChanged = defineTemplate({
  key: 'physics-c3-slits-designed',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('C.3.3', 2),
  variants: [
    { nm: 630, mm: 0.4, missing: 4, metres: 2 },
    { nm: 532, mm: 0.3, missing: 3, metres: 1.8 },
    { nm: 589, mm: 0.5, missing: 5, metres: 2.5 },
    { nm: 470, mm: 0.24, missing: 3, metres: 1.5 },
  ],
  solve: ({ nm, mm, missing, metres }) => ({
    b: mm / missing,
    spacing: (nm * 1e-3 * metres) / mm,
    central: (2 * nm * 1e-3 * metres * missing) / mm,
  }),
  write: ({ nm, mm, missing, metres }, { b, spacing, central }) =>
    inParts({
      stem: tex`Two slits $${mm}\text{ mm}$ apart are lit by light of wavelength $${nm}\text{ nm}$. On a screen $${metres}\text{ m}$ away the bright fringes number $${missing}$ on either side of the centre are the first that are missing.`,
      hint: 'Why can a fringe be missing where the path difference is a whole number of wavelengths?',
      parts: [
        {
          ask: 'Calculate the spacing of the fringes on the screen.',
          answer: tex`$${significant(spacing)}\text{ mm}$`,
          solution: tex`$s = \dfrac{\lambda D}{d} = \dfrac{${nm} \times 10^{-9} \times ${metres}}{${mm} \times 10^{-3}} = ${significant(spacing)} \times 10^{-3}\text{ m}$, which is $${significant(spacing)}\text{ mm}$.`,
          marks: [['A1', tex`$${significant(spacing)}\text{ mm}$`]],
          keys: [numericAnswer(spacing, 'mm')],
        },
        {
          ask: 'Determine the width of each slit.',
          answer: tex`$${significant(b)}\text{ mm}$`,
          solution: tex`In the direction of the missing fringe $d\theta = ${missing}\lambda$ and, as it is the first minimum of a single slit, $b\theta = \lambda$. Dividing gives $\dfrac{d}{b} = ${missing}$ and $b = \dfrac{${mm}}{${missing}} = ${significant(b)}\text{ mm}$.`,
          marks: [
            ['M1', 'Missing fringe at the first minimum of a single slit'],
            ['M1', tex`$d/b = ${missing}$`],
            ['A1', tex`$${significant(b)}\text{ mm}$; award 1 of 3 for $b = d$`],
          ],
          keys: [
            foreseeing(numericAnswer(b, 'mm'), miss(mm * missing, 'You multiplied by the number of the fringe.', 'reciprocal')),
          ],
        },
        {
          ask: 'Determine the width of the central maximum of the single-slit pattern on the screen.',
          answer: tex`$${significant(central)}\text{ mm}$`,
          solution: tex`It reaches from missing fringe to missing fringe: $2 \times ${missing} \times ${significant(spacing)} = ${significant(central)}\text{ mm}$.`,
          marks: [
            ['(M1)', 'From minimum to minimum, both sides (ECF from (a))'],
            ['A1', tex`$${significant(central)}\text{ mm}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(central, 'mm'),
              miss(central / 2, 'You went from the centre to one side only.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'The slits are made narrower at the same separation. Predict what happens to the spacing of the fringes and to the number of fringes in the central maximum.',
          answer: 'Same spacing; more fringes',
          solution:
            'The separation decides the spacing, which stays the same. Narrower slits give a wider central maximum, which holds more fringes.',
          marks: [
            ['A1', 'Same spacing'],
            ['A1', 'More fringes'],
          ],
        },
      ],
    }),
  check: ({ nm, mm, missing, metres }, { b, central, spacing }) => {
    const theta = (nm * 1e-9) / (b * 1e-3);
    assertAgree(2 * theta * metres * 1e3, central, 'width from the slit alone', 1e-9);
    assertAgree((mm * 1e-3 * (spacing * missing * 1e-3)) / metres / (nm * 1e-9), missing, 'path difference in wavelengths', 1e-9);
  },
});

const envelopeChoice = choiceSet(
  { key: 'physics-c3-envelope-choice', difficulty: 'Medium', placements: higherLevel('C.3.3', 1) },
  [
    {
      text: 'Two slits have the separation $d = 0.60\\text{ mm}$ and the width $b = 0.15\\text{ mm}$. Which bright fringe is the first one missing?',
      hint: 'Where does a single slit send no light?',
      right: 'number 4',
      wrongs: [
        ['number 3', 'You gave the last fringe that is there.'],
        ['number 2', 'You took the square root of the ratio.'],
        ['number 8', 'You used the full width of the central maximum.'],
      ],
      solution:
        '$\\dfrac{d}{b} = \\dfrac{0.60}{0.15} = 4$: the fringe with the path difference $4\\lambda$ is at the first minimum of a single slit.',
      proof: [4, 0.6 / 0.15],
    },
    {
      text: 'One of two equal slits is covered. What happens to the intensity at the centre of the pattern?',
      hint: 'Compare amplitudes first.',
      right: 'It falls to $\\tfrac{1}{4}$',
      wrongs: [
        ['It falls to $\\tfrac{1}{2}$', 'You compared amplitudes; the intensity is proportional to their square.'],
        ['It stays the same', 'At the centre the waves of both slits add up.'],
        ['It falls to zero', 'A single slit has its maximum there.'],
      ],
      solution: 'The amplitude is halved, and the intensity is proportional to the square of the amplitude.',
      proof: [0.25, (1 / 2) ** 2],
    },
    {
      text: 'The number of slits is raised from two to many, at the same separation and width. What happens to the bright fringes?',
      hint: 'How quickly do many waves get out of step?',
      right: 'They become narrower and brighter, at the same places',
      wrongs: [
        ['They become wider and brighter, at the same places', 'Many waves cancel already close to a maximum.'],
        ['They become narrower and lie closer together', 'The separation decides where they are.'],
        ['They stay as they are, with a wider envelope', 'The envelope belongs to the width of one slit.'],
      ],
      solution:
        'Maxima stay where neighbouring slits have a path difference of whole wavelengths. Beside them many waves cancel almost completely, so the maxima are narrow; with more light they are bright.',
    },
    {
      text: 'In the pattern of two slits the light is changed from red to blue. What happens to the fringe spacing and to the width of the envelope?',
      hint: 'On what do both depend in the same way?',
      right: 'Both become smaller',
      wrongs: [
        ['The spacing becomes smaller, the envelope wider', 'Both angles are proportional to the same quantity.'],
        ['The spacing becomes smaller, the envelope stays the same', 'Diffraction depends on the wavelength too.'],
        ['Both become larger', 'Blue light has a shorter wavelength.'],
      ],
      solution:
        '$\\theta = \\dfrac{\\lambda}{d}$ and $\\theta = \\dfrac{\\lambda}{b}$ are both proportional to the wavelength, which is shorter for blue light.',
    },
    {
      text: 'For the pattern of two slits to show five bright fringes in the central maximum of the envelope, which ratio $\\dfrac{d}{b}$ is needed?',
      hint: 'How many fringes are there on each side of the centre, and which is the first to be missing?',
      right: '$3$',
      wrongs: [
        ['$5$', 'You took the number of fringes for the ratio.'],
        ['$2$', 'You gave the number of the last fringe that is there.'],
        ['$2.5$', 'You halved the number of fringes.'],
      ],
      solution: 'Two on each side and the central one make five, so number $3$ is the first to be missing: $\\dfrac{d}{b} = 3$.',
      proof: [3, (5 + 1) / 2],
    },
    {
      text: 'What is seen on the screen where a bright fringe of two slits would fall on the first minimum of the single-slit pattern?',
      hint: 'How much light comes from each slit?',
      right: 'No light',
      wrongs: [
        ['A fringe as bright as the others', 'Neither slit sends light in this direction.'],
        ['A fringe of half the brightness', 'Half of nothing is nothing.'],
        [
          'A dark fringe that is wider than the others, with a bright centre',
          'There is nothing that could make a bright centre.',
        ],
      ],
      solution:
        'The intensity is the product of the two patterns. One of the factors is zero, so there is no light: a missing order.',
    },
  ],
);

export const slitEnvelope: readonly QuestionTemplate[] = [envelopeGraph, slitsChanged, envelopeChoice];
