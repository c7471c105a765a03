import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { STEFAN_BOLTZMANN as sigma } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** B.2 greenhouse effect: models of a planet, and the mechanism. */

const greenhouseModel = defineTemplate({
  key: 'physics-b2-greenhouse-model',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('B.2', 2, ['B.1.2']),
  variants: [
    { form: 'layer', S: 1360, a: 0.3, t: 0.4 },
    { form: 'layer', S: 1360, a: 0.32, t: 0.36 },
    { form: 'mechanism', S: 1360, a: 0.3, t: 288 },
    { form: 'ice', S: 1360, a: 0.3, t: 0.61 },
    { form: 'ice', S: 1360, a: 0.31, t: 0.62 },
    { form: 'mechanism', S: 590, a: 0.25, t: 215 },
    { form: 'layer', S: 2600, a: 0.7, t: 0.3 },
    { form: 'ice', S: 1200, a: 0.28, t: 0.65 },
  ] as const,
  solve: ({ form, S, a, t }) => {
    const absorbed = (S / 4) * (1 - a);
    const emissivity = form === 'mechanism' ? absorbed / (sigma * t ** 4) : t;
    const temperature = form === 'mechanism' ? t : (absorbed / (emissivity * sigma)) ** 0.25;
    // Albedo raised by 0.05, all else the same.
    const colder = ((S / 4) * (0.95 - a)) / (emissivity * sigma);
    return { absorbed, emissivity, temperature, colder: colder ** 0.25, black: (absorbed / sigma) ** 0.25 };
  },
  write: ({ form, S, a, t }, { absorbed, emissivity, temperature, colder, black }) => {
    if (form === 'layer') {
      const up = absorbed / t;
      return inParts({
        stem: tex`In a simple model of a planet the mean intensity of the incident sunlight is $\dfrac{S}{4}$, with $S = ${S}\text{ W m}^{-2}$, and the albedo is $${a}$. The surface radiates as a black body. A fraction $${t}$ of this radiation escapes to space; the atmosphere returns the rest to the surface.`,
        hint: 'What must equal the power that escapes to space in the steady state?',
        parts: [
          {
            ask: 'Explain why the mean intensity over the surface is a quarter of $S$.',
            answer: tex`The planet catches sunlight on a disc, $\pi R^2$, and has the surface $4\pi R^2$`,
            solution: tex`The power caught is $S\pi R^2$, that of a disc. Averaged over the whole surface of the sphere, $4\pi R^2$, this is $\dfrac{S}{4}$.`,
            marks: [
              ['R1', tex`Power caught on the disc $\pi R^2$`],
              ['R1', tex`Shared by the area $4\pi R^2$`],
            ],
          },
          {
            ask: 'Determine the intensity that the surface radiates.',
            answer: tex`$${quantity(up, 'W m^-2')}$`,
            solution: tex`Absorbed: $\dfrac{${S}}{4} \times (1 - ${a}) = ${quantity(absorbed, 'W m^-2')}$. In the steady state the fraction $${t}$ of what the surface radiates balances this: $I = \dfrac{${significant(absorbed)}}{${t}} = ${quantity(up, 'W m^-2')}$.`,
            marks: [
              ['A1', tex`Absorbed $${quantity(absorbed, 'W m^-2')}$`],
              ['M1', 'Escaping fraction set equal to it'],
              ['A1', tex`$${quantity(up, 'W m^-2')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(up, 'W m^-2'),
                miss(absorbed, 'This is what is absorbed of the sunlight alone.', 'incomplete'),
              ),
            ],
          },
          {
            ask: 'Calculate the mean surface temperature.',
            answer: tex`$${quantity(temperature, 'K')}$`,
            solution: tex`$T = \left(\dfrac{${significant(up)}}{5.67 \times 10^{-8}}\right)^{1/4} = ${quantity(temperature, 'K')}$.`,
            marks: [
              ['M1', tex`$I = \sigma T^4$`],
              ['A1', tex`$${quantity(temperature, 'K')}$`],
            ],
            keys: [
              foreseeing(numericAnswer(temperature, 'K'), miss(black, 'This would be the temperature without an atmosphere.')),
            ],
          },
          {
            ask: 'The escaping fraction becomes smaller. Explain what happens until a steady state is reached again.',
            answer: 'Less escapes than is absorbed; the surface warms until the balance is restored',
            solution: tex`At first less energy escapes than is absorbed, so the internal energy of the planet grows and the surface becomes warmer. It then radiates more ($\propto T^4$), until what escapes equals what is absorbed again, at a higher temperature.`,
            marks: [
              ['R1', 'More absorbed than escapes: surface warms'],
              ['R1', 'Radiates more until balanced at a higher temperature'],
            ],
          },
        ],
      });
    }
    if (form === 'mechanism')
      return inParts({
        stem: tex`The mean surface temperature of ${S === 1360 ? 'the Earth' : 'a planet with a thin atmosphere'} is $${t}\text{ K}$. The intensity of sunlight at its orbit is $${S}\text{ W m}^{-2}$ and its albedo is $${a}$.`,
        hint: 'Compare the wavelengths at which the Sun and the ground radiate most.',
        parts: [
          {
            ask: 'Explain how greenhouse gases make the surface warmer. Refer to molecules.',
            answer:
              'They absorb infrared radiation from the ground at frequencies of their own vibrations and re-emit it in all directions',
            solution:
              'The ground absorbs sunlight and radiates infrared. Molecules of the greenhouse gases have natural frequencies of vibration in the infrared, so they absorb this radiation (resonance). They re-emit it in all directions, so a part returns to the surface, which receives more energy than from the sunlight alone.',
            marks: [
              ['R1', 'Ground radiates infrared'],
              ['R1', 'Frequencies match natural frequencies of molecular vibrations: absorbed'],
              ['R1', 'Re-emitted in all directions, part returns to the surface'],
            ],
          },
          {
            ask: 'Determine the emissivity of the planet as seen from space.',
            answer: tex`$${significant(emissivity)}$`,
            solution: tex`Balance: $\dfrac{S}{4}(1 - a) = e\sigma T^4$, so

$$e = \frac{${significant(absorbed, 4)}}{5.67 \times 10^{-8} \times ${t}^4} = ${significant(emissivity)}$$`,
            marks: [
              ['M1', 'Power absorbed equals power radiated'],
              ['A1', tex`$${significant(absorbed)}\text{ W m}^{-2}$ absorbed`],
              ['A1', tex`$${significant(emissivity)}$`],
            ],
            keys: [
              foreseeing(
                { value: emissivity, tolerance: 0.012 },
                miss(emissivity * 4, 'Sunlight is shared by the whole surface, four times the area of the disc.'),
                miss(emissivity / (1 - a), 'You left out the albedo.', 'incomplete'),
              ),
            ],
          },
          {
            ask: 'Outline what is meant by the enhanced greenhouse effect, and state its main cause.',
            answer: 'A stronger greenhouse effect through more greenhouse gases, mainly from burning fossil fuels',
            solution:
              'More greenhouse gases in the atmosphere return more of the infrared radiation, so the surface becomes warmer. The main cause is carbon dioxide from the burning of fossil fuels.',
            marks: [
              ['A1', 'Greater concentration returns more radiation to the surface'],
              ['A1', 'Burning of fossil fuels'],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`A planet with the albedo $${a}$ and the effective emissivity $${t}$ receives sunlight of intensity $S = ${S}\text{ W m}^{-2}$ at its orbit. As the climate becomes colder, ice spreads and the albedo increases by $0.05$. The emissivity and $S$ stay the same.`,
      hint: 'How do the absorbed and the radiated power each depend on what changes?',
      parts: [
        {
          ask: 'Calculate the mean temperature before the ice spread.',
          answer: tex`$${quantity(temperature, 'K')}$`,
          solution: tex`$\dfrac{S}{4}(1 - a) = e\sigma T^4$ gives

$$T = \left(\frac{${S} \times ${significant(1 - a, 2)}}{4 \times ${t} \times 5.67 \times 10^{-8}}\right)^{1/4} = ${quantity(temperature, 'K')}$$`,
          marks: [
            ['M1', 'Energy balance'],
            ['A1', tex`$${quantity(temperature, 'K')}$`],
          ],
          keys: [foreseeing(numericAnswer(temperature, 'K'), miss(black, 'You took the planet for a black body.'))],
        },
        {
          ask: 'Determine by how much the temperature falls.',
          answer: tex`$${quantity(temperature - colder, 'K', 2)}$`,
          solution: tex`The new temperature is $T' = ${significant(temperature, 4)} \times \left(\dfrac{${significant(0.95 - a, 2)}}{${significant(1 - a, 2)}}\right)^{1/4} = ${significant(colder, 4)}\text{ K}$, lower by $${quantity(temperature - colder, 'K', 2)}$.`,
          marks: [
            ['M1', tex`$T^4$ in proportion to $1 - a$`],
            ['A1', tex`$${quantity(temperature - colder, 'K', 2)}$`],
          ],
          keys: [
            foreseeing(
              { value: temperature - colder, tolerance: (temperature - colder) * 0.15, unit: 'K' },
              miss(
                temperature * 0.05,
                'A change of five hundredths in the albedo does not change the temperature by five per cent.',
              ),
            ),
          ],
        },
        {
          ask: 'Explain why a small spread of ice leads to a further spread.',
          answer: 'More ice, greater albedo, less absorbed, colder, more ice',
          solution:
            'Ice scatters more sunlight than water or soil. More ice means a greater albedo, so less energy is absorbed, the temperature falls, and still more ice forms: a positive feedback.',
          marks: [
            ['R1', 'More ice raises the albedo: less is absorbed'],
            ['R1', 'Colder, so still more ice'],
          ],
        },
      ],
    });
  },
  check: ({ form, S, a }, { absorbed, emissivity, temperature, colder }) => {
    // Warm up step by step from cold until nothing changes.
    let T = 150;
    for (let i = 0; i < 60000; i++) T += 0.002 * ((S / 4) * (1 - a) - emissivity * sigma * T ** 4);
    assertAgree(T, temperature, `steady temperature, ${form}`, 1e-4);
    let after = T;
    for (let i = 0; i < 60_000; i++) after += 0.002 * ((S / 4) * (1 - (a + 0.05)) - emissivity * sigma * after ** 4);
    assertAgree(colder, after, 'steady with the greater albedo', 1e-4);
    assertBetween(colder, 100, temperature, 'colder');
    assertBetween(emissivity, 0.2, 1.0001, 'emissivity');
    assertAgree(emissivity * sigma * T ** 4, absorbed, 'radiated when steady', 1e-4);
  },
});

const greenhouseChoice = defineTemplate({
  key: 'physics-b2-greenhouse-reasoning',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('B.2', 1),
  variants: [
    { form: 'distance', k: 2 },
    { form: 'resonance', k: 1 },
    { form: 'resonance', k: 2 },
    { form: 'distance', k: 3 },
    { form: 'surface', k: 10 },
    { form: 'surface', k: 30 },
  ] as const,
  solve: ({ k }) => ({ share: 1 / (k * k) }),
  write: ({ form, k }, _, index) => {
    if (form === 'distance')
      return asChoice(
        {
          text: tex`Two planets of the same albedo and emissivity move round the same star. The orbit of the outer one has $${k * k}$ times the radius of that of the inner one. What is $\dfrac{\text{temperature of the outer planet}}{\text{temperature of the inner planet}}$?`,
          hint: tex`How does the intensity fall with the distance, and how does it depend on $T$?`,
          right: tex`$\frac{1}{${k}}$`,
          wrongs: [
            [
              tex`$\frac{1}{${k * k}}$`,
              'You took the square root of the intensity; the radiated power goes with a higher power of the temperature.',
            ],
            [tex`$\frac{1}{${k ** 4}}$`, 'You took the temperature to be proportional to the intensity.'],
            ['1', 'Equal albedo and emissivity do not make equal temperatures; look at the intensity of the light.'],
          ],
          solution: tex`The intensity falls as the square of the distance: $\dfrac{1}{${k ** 4}}$. In balance it is proportional to $T^4$, so the temperatures are in the ratio $\dfrac{1}{${k}}$.`,
          marking: tex`$T^4 \propto 1/d^2$`,
        },
        index,
        4,
      );
    if (form === 'resonance')
      return asChoice(
        {
          text:
            k === 1
              ? 'Why do carbon dioxide molecules absorb the radiation from the ground strongly, and sunlight hardly?'
              : 'Nitrogen makes up most of the atmosphere but is not a greenhouse gas. What is the best explanation?',
          hint: 'A molecule absorbs what has one of its natural frequencies.',
          right:
            k === 1
              ? 'Their vibrations have natural frequencies in the infrared'
              : 'Its molecules do not absorb infrared by their vibrations',
          wrongs:
            k === 1
              ? [
                  ['Sunlight has too little energy in each photon', 'Visible photons have more energy than infrared ones.'],
                  [
                    'They are heavier than the other molecules of the air',
                    'The mass of a molecule does not decide what it absorbs.',
                  ],
                  ['The ground radiates more power than the Sun', 'Compare frequencies; the power does not decide.'],
                ]
              : [
                  [
                    'Its molecules are too light to radiate',
                    'Light molecules can absorb and radiate as well; methane is lighter than nitrogen.',
                  ],
                  ['It lies higher in the atmosphere', 'The gases of the lower atmosphere are mixed.'],
                  ['It reflects infrared back into space', 'A clear atmosphere lets infrared pass at most wavelengths.'],
                ],
          solution:
            k === 1
              ? 'The ground radiates infrared, whose frequencies match natural vibrations of the molecules of carbon dioxide: resonance. Visible light has much higher frequencies and passes.'
              : 'To absorb, the vibration of a molecule has to move charge to and fro at the frequency of the radiation. The two equal atoms of nitrogen do not do so in the infrared; molecules such as carbon dioxide, water and methane do.',
          marking: 'natural frequencies in the infrared',
        },
        index,
        2,
      );
    return asChoice(
      {
        text: tex`Fresh snow has the albedo $0.8$, dark soil $0.${k}$. Sunlight falls equally on both. What is $\dfrac{\text{power absorbed by the soil}}{\text{power absorbed by the snow}}$ for equal areas?`,
        hint: 'The albedo gives the fraction that is scattered.',
        right: tex`$${fraction(100 - k, 20)}$`,
        wrongs: [
          [tex`$${fraction(k, 80)}$`, 'You used the albedos themselves, which give what is scattered.'],
          [tex`$${fraction(80, k)}$`, 'You used the albedos, which give what is scattered, and turned their ratio upside down.'],
          [tex`$${fraction(20, 100 - k)}$`, 'You turned the ratio upside down.'],
        ],
        solution: tex`Absorbed is the share $1 - a$: $\dfrac{1 - 0.${k}}{1 - 0.8} = ${fraction(100 - k, 20)}$.`,
        marking: tex`$1 - a$`,
      },
      index,
      7,
    );
  },
  check: ({ k }, { share }) => {
    // Light spread over spheres: the same power on an area that grows with the square of the radius.
    assertAgree(1 / (4 * Math.PI * k ** 2) / (1 / (4 * Math.PI)), share, 'inverse square');
  },
});

export const planetTemperatures: readonly QuestionTemplate[] = [greenhouseModel, greenhouseChoice];
