import { Diagram } from '../../diagram.ts';
import { maximise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree } from './agreement.ts';
import { choiceSet } from './choices.ts';
import { BOLTZMANN, LIGHT_SPEED, PLANCK, WIEN } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** B.1 Wien's displacement law: the peak of a black-body spectrum. */

/** Spectral radiance by Planck's law, without its constant factor; wavelength in nm. */
const planck = (nm: number, kelvin: number) =>
  1 / (nm ** 5 * (Math.exp((PLANCK * LIGHT_SPEED) / (nm * 1e-9 * BOLTZMANN * kelvin)) - 1));

const twoCurves = defineTemplate({
  key: 'physics-b1-black-body-curves',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.1.2', 1, ['E.5']),
  variants: [
    { hot: 500, cold: 750 },
    { hot: 400, cold: 600 },
    { hot: 600, cold: 800 },
    { hot: 450, cold: 900 },
  ],
  solve: ({ hot, cold }) => ({ x: WIEN / (hot * 1e-9), y: WIEN / (cold * 1e-9), ratio: (cold / hot) ** 4 }),
  write: ({ hot, cold }, { x, y, ratio }) => {
    const peak = planck(hot, x);
    const shape = (kelvin: number) => (nm: number) => (nm < 60 ? 0 : planck(nm, kelvin) / peak);
    const diagram = new Diagram({ x: [0, 2000], y: [0, 1.2], width: 460, height: 280 })
      .axes({ x: 'wavelength / nm', y: 'intensity', xTicks: [hot, cold, 1500] })
      .graph(shape(x), 60, 1900, 'd-curve')
      .graph(shape(y), 60, 1900, 'd-curve2')
      .segment([hot, 0], [hot, 1], 'd-dashed')
      .segment([cold, 0], [cold, shape(y)(cold)], 'd-dashed')
      .label([hot, 1], 'X', { math: true, dy: -8 })
      .label([cold, shape(y)(cold)], 'Y', { math: true, dx: 10, dy: -8 });
    return inParts({
      stem: tex`The graph shows how the intensity of the light from two stars, X and Y, taken as black bodies, is spread over wavelengths. The peaks are at $${hot}\text{ nm}$ and $${cold}\text{ nm}$. ($2.90 \times 10^{-3}\text{ m K}$ is the constant of Wien's law.)

![](diagram:curves)`,
      hint: 'What does the place of the peak tell, and what does the area under the curve tell?',
      parts: [
        {
          ask: 'Calculate the surface temperature of X.',
          answer: tex`$${quantity(x, 'K')}$`,
          solution: tex`$T = \dfrac{2.90 \times 10^{-3}}{\lambda_{\max}} = \dfrac{2.90 \times 10^{-3}}{${hot} \times 10^{-9}} = ${quantity(x, 'K')}$`,
          marks: [['A1', tex`$${quantity(x, 'K')}$`]],
          keys: [numericAnswer(x, 'K')],
        },
        {
          ask: tex`Determine $\dfrac{\text{power radiated by } 1\text{ m}^2 \text{ of X}}{\text{power radiated by } 1\text{ m}^2 \text{ of Y}}$.`,
          answer: tex`$${significant(ratio)}$`,
          solution: tex`The peaks are in the ratio $\dfrac{${cold}}{${hot}} = ${significant(cold / hot)}$, and so are the temperatures. The power for each square metre is $\sigma T^4$: $${significant(cold / hot)}^4 = ${significant(ratio)}$.`,
          marks: [
            ['M1', 'Temperatures inversely proportional to the peak wavelengths'],
            ['M1', tex`$\sigma T^4$`],
            ['A1', tex`$${significant(ratio)}$; award 2 of 3 for the reciprocal`],
          ],
          keys: [
            foreseeing(
              { value: ratio, tolerance: ratio * 0.03 },
              miss(1 / ratio, 'You let the star of the longer peak wavelength be the hotter one.', 'reciprocal'),
              miss(cold / hot, 'You gave the ratio of the temperatures; the fourth power is needed.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'State and explain which of the stars looks redder.',
          answer: 'Y',
          solution: 'Y is the cooler star. Of its visible light a larger share has long wavelengths, at the red end.',
          marks: [
            ['A1', 'Y'],
            ['R1', 'Larger share of its visible light at long wavelengths'],
          ],
        },
        {
          ask: 'A student claims that Y emits more light at long wavelengths than X because its peak is at a longer wavelength. Use the graph to comment on this.',
          answer: 'Wrong: for equal areas the curve of X is higher everywhere',
          solution:
            'The curve of the hotter body is above that of the cooler one at every wavelength. Only the share of long wavelengths is larger for Y.',
          marks: [
            ['R1', 'Curve of X is above that of Y at all wavelengths'],
            ['A1', 'Claim is wrong (for equal areas)'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'curves',
          svg: diagram.toSvg(),
          alt: `Intensity against wavelength: X has a high peak at ${hot} nm; Y has a lower peak at ${cold} nm and is below X everywhere.`,
        },
      ],
    });
  },
  check: ({ hot, cold }, { x, y, ratio }) => {
    assertAgree(maximise((nm) => planck(nm, x) * 1e18, 150, 2500).at, hot, 'peak of X', 0.01);
    assertAgree(maximise((nm) => planck(nm, y) * 1e18, 150, 2500).at, cold, 'peak of Y', 0.01);
    const area = (kelvin: number) =>
      Array.from({ length: 20_000 }, (_, i) => planck(50 + 2 * i, kelvin)).reduce((a, b) => a + b, 0);
    assertAgree(area(x) / area(y), ratio, 'areas', 0.01);
  },
});

const peakTable = defineTemplate({
  key: 'physics-b1-peaks-of-a-filament',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('B.1.2', 1),
  variants: [
    { kelvin: [1200, 1600, 2000, 2500], nm: [2420, 1810, 1450, 1160] },
    { kelvin: [900, 1300, 1800, 2400], nm: [3220, 2230, 1610, 1210] },
    { kelvin: [1500, 2000, 2600, 3200], nm: [1930, 1450, 1115, 906] },
    { kelvin: [800, 1000, 1500, 2200], nm: [3630, 2900, 1930, 1320] },
  ],
  solve: ({ kelvin, nm }) => {
    const x = kelvin.map((one) => 1 / one);
    const gradient = ((nm[0] ?? 0) - (nm.at(-1) ?? 0)) / ((x[0] ?? 0) - (x.at(-1) ?? 0));
    return { gradient, at: gradient / 5800 };
  },
  write: ({ kelvin, nm }, { gradient, at }) => {
    const [t0 = 1, t1 = 1] = [kelvin[0], kelvin.at(-1)];
    const [n0 = 1, n1 = 1] = [nm[0], nm.at(-1)];
    const inverse = (value: number) => significant(1e3 / value);
    return inParts({
      stem: tex`The wavelength $\lambda_{\max}$ at which a glowing filament radiates most strongly is measured at several temperatures.

| $T / \text{K}$ | ${kelvin.map((one) => `$${one}$`).join(' | ')} |
| --- | ${kelvin.map(() => ':---:').join(' | ')} |
| $\lambda_{\max} / \text{nm}$ | ${nm.map((one) => `$${one}$`).join(' | ')} |`,
      hint: 'Which quantity has to be on the horizontal axis for a straight line through the origin?',
      parts: [
        {
          ask: tex`State what should be plotted against $\lambda_{\max}$ for a straight line through the origin, and the meaning of its gradient.`,
          answer: tex`$\dfrac{1}{T}$; the gradient is the constant of Wien's law`,
          solution: tex`$\lambda_{\max} = \dfrac{b}{T}$, so a graph of $\lambda_{\max}$ against $\dfrac{1}{T}$ is a straight line through the origin with gradient $b$.`,
          marks: [
            ['A1', tex`$1/T$`],
            ['A1', "Constant of Wien's law"],
          ],
        },
        {
          ask: 'Determine this gradient from the first and the last reading. State its unit.',
          answer: tex`$${significant(gradient * 1e-6, 2)} \times 10^{-3}\text{ m K}$`,
          solution: tex`$$\frac{(${n0} - ${n1}) \times 10^{-9}}{(${inverse(t0)} - ${inverse(t1)}) \times 10^{-3}} = ${significant(gradient * 1e-6, 2)} \times 10^{-3}\text{ m K}$$`,
          marks: [
            ['M1', tex`Values of $1/T$ for both readings`],
            ['M1', 'Change of wavelength divided by change of the inverse temperature'],
            [
              'A1',
              tex`$${significant(gradient * 1e-6, 2)} \times 10^{-3}\text{ m K}$, unit included; award 2 of 3 for a lost power of ten`,
            ],
          ],
          keys: [{ value: gradient * 1e-9, tolerance: gradient * 1e-9 * 0.02, unit: 'm K' }],
        },
        {
          ask: tex`Predict $\lambda_{\max}$ for the surface of the Sun at $5800\text{ K}$.`,
          answer: tex`$${quantity(at, 'nm')}$`,
          solution: tex`$\lambda_{\max} = \dfrac{${significant(gradient * 1e-6, 2)} \times 10^{-3}}{5800} = ${significant(at)} \times 10^{-9}\text{ m}$, which is $${quantity(at, 'nm')}$.`,
          marks: [['A1', tex`$${quantity(at, 'nm')}$ (ECF from (b))`]],
          keys: [{ value: at, tolerance: at * 0.02, unit: 'nm' }],
        },
        {
          ask: 'Suggest why the method cannot be used for the filament at room temperature with the same detector.',
          answer: tex`The peak is near $10^4\text{ nm}$, far in the infrared, and very weak`,
          solution: tex`At $300\text{ K}$ the peak is at about $\dfrac{2.9 \times 10^{-3}}{300} = 9.7 \times 10^{-6}\text{ m}$, far beyond the wavelengths of the table, and the radiated power is very small.`,
          marks: [['R1', 'Peak far in the infrared / too little power / as much radiation from the surroundings']],
        },
      ],
    });
  },
  check: ({ kelvin, nm }, { gradient }) => {
    assertAgree(gradient * 1e-9, WIEN, 'constant', 0.01);
    for (const [i, one] of nm.entries()) assertAgree(one * (kelvin[i] ?? 0), WIEN * 1e9, 'product', 0.01);
  },
});

const wienChoice = choiceSet({ key: 'physics-b1-wien-choice', difficulty: 'Easy', placements: bothCourses('B.1.2', 1) }, [
  {
    text: 'A metal bar is heated from $600\\text{ K}$ to $1200\\text{ K}$. What happens to the wavelength at which it radiates most strongly?',
    hint: 'How are the peak wavelength and the temperature related?',
    right: 'It is halved',
    wrongs: [
      ['It doubles', 'A hotter body has its peak at a shorter wavelength.'],
      ['It falls to $\\tfrac{1}{16}$', 'The fourth power belongs to the radiated power.'],
      ['It stays the same; only the power changes', 'The colour of a hot bar changes.'],
    ],
    solution: "By Wien's law the peak wavelength is inversely proportional to the temperature in kelvin.",
    proof: [0.5, 600 / 1200],
  },
  {
    text: 'The radiation of the skin, at $305\\text{ K}$, has its peak at $9.5\\,\\mu\\text{m}$. At which wavelength is the peak of a furnace at $1525\\text{ K}$?',
    hint: 'What is the ratio of the temperatures?',
    right: '$1.9\\,\\mu\\text{m}$',
    wrongs: [
      ['$47.5\\,\\mu\\text{m}$', 'You multiplied instead of dividing.'],
      ['$0.38\\,\\mu\\text{m}$', 'You squared the ratio of the temperatures.'],
      ['$2.4\\,\\mu\\text{m}$', 'You used temperatures in degrees Celsius in part of the ratio.'],
    ],
    solution: '$\\dfrac{1525}{305} = 5$, so the wavelength is $\\dfrac{9.5}{5} = 1.9\\,\\mu\\text{m}$.',
    proof: [1.9, (WIEN / 1525) * 1e6],
  },
  {
    text: 'The peak of the spectrum of star P is at half the wavelength of that of star Q; both have the same radius. What is $\\dfrac{\\text{luminosity of P}}{\\text{luminosity of Q}}$?',
    hint: 'Compare the temperatures first.',
    right: '$16$',
    wrongs: [
      ['$2$', 'You gave the ratio of the temperatures.'],
      ['$4$', 'You squared the ratio of the temperatures.'],
      ['$\\tfrac{1}{16}$', 'You let the star of the shorter peak wavelength be the cooler one.'],
    ],
    solution: 'P has twice the temperature, and for equal areas the luminosity is proportional to $T^4$: $2^4 = 16$.',
    proof: [16, (1 / 0.5) ** 4],
  },
  {
    text: 'Which change of the curve of intensity against wavelength shows that a black body has become hotter?',
    hint: 'Two things change, and both in a definite direction.',
    right: 'The peak moves to shorter wavelengths and the area under the curve grows',
    wrongs: [
      ['The peak moves to longer wavelengths and the area under the curve grows', 'A hot body glows red first, then white.'],
      ['The peak moves to shorter wavelengths and the area under the curve stays the same', 'A hotter body radiates more power.'],
      ['The peak stays where it is and becomes higher', 'The colour changes with the temperature.'],
    ],
    solution:
      'The peak wavelength is inversely proportional to the temperature, and the area, the total power of each square metre, is proportional to its fourth power.',
  },
  {
    text: 'A student finds a star of $290\\text{ K}$ from a peak at $1.0 \\times 10^{-5}\\text{ m}$ "because the constant is $2.9 \\times 10^{-3}$". Which check shows that the object is hardly a star?',
    hint: 'Compare the temperature with one that you know.',
    right: 'It is as cool as a room',
    wrongs: [
      ['It would be hotter than the Sun', 'The Sun has its peak in visible light, at a much shorter wavelength.'],
      ['A star has no peak in its spectrum', 'Stars radiate nearly as black bodies.'],
      ['The wavelength is too short for a star', 'It is far longer than that of visible light.'],
    ],
    solution:
      'The calculation is right: $\\dfrac{2.9 \\times 10^{-3}}{1.0 \\times 10^{-5}} = 290\\text{ K}$. This is room temperature; stars have thousands of kelvin.',
    proof: [290, WIEN / 1e-5],
  },
  {
    text: 'The cosmic background radiation has its peak at about $1.1\\text{ mm}$. What is its temperature, and what will happen to it while the universe expands?',
    hint: 'Which way does the wavelength change when space expands?',
    right: '$2.6\\text{ K}$; it will fall',
    wrongs: [
      ['$2.6\\text{ K}$; it will rise', 'The expansion stretches wavelengths.'],
      ['$380\\text{ K}$; it will fall', 'You turned the ratio upside down: use metres and divide the constant.'],
      ['$380\\text{ K}$; it will rise', 'You turned the ratio upside down, and the expansion stretches wavelengths.'],
    ],
    solution:
      '$T = \\dfrac{2.9 \\times 10^{-3}}{1.1 \\times 10^{-3}} = 2.6\\text{ K}$. Wavelengths grow with the universe, so the temperature falls.',
    proof: [2.636, WIEN / 1.1e-3],
  },
]);

export const wien: readonly QuestionTemplate[] = [twoCurves, peakTable, wienChoice];
