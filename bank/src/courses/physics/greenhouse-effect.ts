import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { STEFAN_BOLTZMANN } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, tex } from './quantities.ts';

/** B.2 Greenhouse effect. */

const planetBalance = defineTemplate({
  key: 'physics-b2-planet-energy-balance',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('B.2', 2, ['B.1.2']),
  variants: [
    { planet: 'Arda', S: 1150, albedo: 0.25, actual: 284 },
    { planet: 'Belun', S: 1620, albedo: 0.4, actual: 291 },
    { planet: 'Corvis', S: 900, albedo: 0.2, actual: 262 },
    { planet: 'Dorna', S: 2100, albedo: 0.55, actual: 296 },
    { planet: 'Eltar', S: 1360, albedo: 0.35, actual: 279 },
    { planet: 'Fenro', S: 750, albedo: 0.15, actual: 255 },
    { planet: 'Galdo', S: 1900, albedo: 0.3, actual: 312 },
    { planet: 'Hestra', S: 1250, albedo: 0.45, actual: 268 },
    { planet: 'Ilmar', S: 1480, albedo: 0.28, actual: 299 },
  ],
  solve: ({ S, albedo, actual }) => {
    const absorbed = (S / 4) * (1 - albedo);
    return {
      absorbed,
      temperature: (absorbed / STEFAN_BOLTZMANN) ** 0.25,
      emissivity: absorbed / (STEFAN_BOLTZMANN * actual ** 4),
    };
  },
  write: ({ planet, S, albedo, actual }, { absorbed, temperature, emissivity }) => {
    const diagram = new Diagram({ x: [0, 10], y: [0, 5.4], height: 240 })
      .polygon(
        [
          [0.6, 0.3],
          [9.4, 0.3],
          [9.4, 1.1],
          [0.6, 1.1],
        ],
        { shade: true },
      )
      .label([5, 0.6], 'surface')
      .arrow([0.9, 5], [2.5, 1.15], 'd-curve2')
      .label([1.3, 4.9], 'incident S/4', { anchor: 'start', dx: 6 })
      .arrow([2.5, 1.15], [4.3, 4.2], 'd-dashed')
      .label([4.3, 4.2], 'scattered', { dy: -8 })
      .arrow([6.9, 1.15], [6.9, 4.2], 'd-curve2')
      .label([6.9, 4.2], 'radiated (infrared)', { dy: -8, dx: 8 });
    return {
      text: tex`The planet ${planet} orbits a star. The intensity of the star's radiation at the orbit is $S = ${S}\text{ W m}^{-2}$ and the albedo of the planet is $${albedo}$.

![](diagram:flows)

(a) Explain why the mean intensity incident on the whole surface is $\dfrac{S}{4}$. [2]

(b) Calculate the mean intensity absorbed by the planet. [2]

(c) Determine the mean surface temperature that the planet would have if it radiated as a black body. [2]

(d) The measured mean surface temperature is $${actual}\text{ K}$.

(i) Calculate the effective emissivity of the planet. [2]

(ii) Suggest, with reference to molecules in the atmosphere, why it is less than 1. [2]`,
      hint: 'Over which area does the planet catch radiation, and over which does it radiate?',
      answer: tex`(a) Radiation is caught on an area $\pi R^2$ and shared over $4\pi R^2$.

(b) $${quantity(absorbed, 'W m^-2')}$

(c) $${quantity(temperature, 'K')}$

(d) (i) $${significant(emissivity)}$

(ii) Greenhouse gas molecules absorb infrared from the surface and re-emit part of it downwards.`,
      solution: tex`(a) The planet stops the radiation that falls on a disc of its own radius, $\pi R^2$. Averaged over the whole sphere, of area $4\pi R^2$, the power $S\pi R^2$ gives the mean intensity $\dfrac{S\pi R^2}{4\pi R^2} = \dfrac{S}{4}$.

(b) The fraction $${albedo}$ is scattered back, the rest is absorbed:

$$\frac{${S}}{4} \times (1 - ${albedo}) = ${quantity(absorbed, 'W m^-2')}$$

(c) In equilibrium $\sigma T^4$ equals the absorbed intensity:

$$T = \left(\frac{${significant(absorbed)}}{5.67 \times 10^{-8}}\right)^{1/4} = ${quantity(temperature, 'K')}$$

(d) (i) At the measured temperature a black body would radiate $\sigma \times ${actual}^4 = ${quantity(STEFAN_BOLTZMANN * actual ** 4, 'W m^-2')}$. The planet really radiates the absorbed intensity into space:

$$e = \frac{${significant(absorbed, 5)}}{${significant(STEFAN_BOLTZMANN * actual ** 4, 5)}} = ${significant(emissivity)}$$

(ii) Molecules of greenhouse gases such as $\text{CO}_2$, $\text{CH}_4$ and $\text{H}_2\text{O}$ have natural frequencies of vibration in the infrared. They absorb radiation from the surface and re-emit it in all directions, also back down, so less leaves the planet than a black body at the surface temperature would send out.`,
      markScheme: markLines(
        ['a', 'R1', tex`Incident on a disc of area $\pi R^2$`],
        ['a', 'R1', tex`averaged over $4\pi R^2$`],
        ['b', '(M1)', tex`Multiplies by $1 - \text{albedo}$`],
        ['b', 'A1', tex`$${quantity(absorbed, 'W m^-2')}$`],
        ['c', '(M1)', tex`$\sigma T^4$ equals the absorbed intensity`],
        ['c', 'A1', tex`$${quantity(temperature, 'K')}$`],
        ['d.i', '(M1)', tex`Absorbed intensity divided by $\sigma T^4$`],
        ['d.i', 'A1', tex`$${significant(emissivity)}$`],
        ['d.ii', 'R1', 'Greenhouse gas molecules absorb infrared radiation'],
        ['d.ii', 'R1', 'and re-emit it in all directions, partly to the surface'],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(absorbed, 'W m^-2', 'b'),
          miss((S / 4) * albedo, 'This is the intensity that is scattered back.'),
          miss(S * (1 - albedo), 'You did not share the radiation over the whole surface.', 'incomplete'),
        ),
        foreseeing(
          numericAnswer(temperature, 'K', 'c'),
          miss(temperature * Math.SQRT2, 'You did not share the absorbed radiation over the whole surface.', 'incomplete'),
        ),
        foreseeing(
          { part: 'd.i', value: emissivity, tolerance: 0.01 },
          miss(temperature / actual, 'The radiated intensity depends on the fourth power of the temperature.'),
        ),
      ),
      diagrams: [
        {
          name: 'flows',
          svg: diagram.toSvg(),
          alt: 'Arrows at the surface of a planet: incident radiation with mean intensity S/4 comes down, a part is scattered upwards, and infrared radiation leaves upwards.',
        },
      ],
    };
  },
  check: ({ S, albedo, actual }, { absorbed, temperature, emissivity }) => {
    // Let a planet with a thin heat store drift to its equilibrium, for a sphere of some radius.
    const radius = 3;
    const caught = S * Math.PI * radius ** 2 * (1 - albedo);
    const surface = 4 * Math.PI * radius ** 2;
    assertAgree(absorbed, caught / surface, 'absorbed by each square metre', 1e-9);
    const settle = (e: number) =>
      simulate((_, [t = 0]) => [(caught - e * STEFAN_BOLTZMANN * surface * t ** 4) / (surface * 100)], [200], 2_000, 4_000)[0] ??
      0;
    assertAgree(settle(1), temperature, 'black-body temperature', 1e-4);
    assertAgree(settle(emissivity), actual, 'measured temperature', 1e-4);
    assertBetween(emissivity, 0.4, 0.99, 'emissivity');
  },
});

const albedoIce = defineTemplate({
  key: 'physics-b2-mean-albedo',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('B.2', 1),
  variants: [
    { bright: 'snow', a1: 0.8, share: 30, dark: 'ocean', a2: 0.1 },
    { bright: 'cloud', a1: 0.7, share: 40, dark: 'forest', a2: 0.15 },
    { bright: 'ice', a1: 0.6, share: 25, dark: 'rock', a2: 0.2 },
    { bright: 'sand', a1: 0.4, share: 60, dark: 'ocean', a2: 0.1 },
    { bright: 'fresh snow', a1: 0.9, share: 20, dark: 'tundra', a2: 0.25 },
    { bright: 'cloud', a1: 0.6, share: 70, dark: 'ocean', a2: 0.05 },
    { bright: 'salt flats', a1: 0.55, share: 40, dark: 'grassland', a2: 0.25 },
    { bright: 'ice', a1: 0.65, share: 80, dark: 'dark soil', a2: 0.15 },
    { bright: 'frost', a1: 0.5, share: 10, dark: 'lava plains', a2: 0.05 },
  ],
  solve: ({ a1, share, a2 }) => ({ mean: (share / 100) * a1 + (1 - share / 100) * a2 }),
  write: ({ bright, a1, share, dark, a2 }, { mean }, variantIndex) => {
    const value = (x: number) => tex`$${significant(x, 2)}$`;
    const choice = arrangeOptions(
      value(mean),
      [
        wrong(value(1 - mean), 'You calculated the fraction that is absorbed.'),
        wrong(
          value((a1 + a2) / 2),
          'You took the plain mean of the two albedos, although the surfaces receive different shares.',
        ),
        wrong(
          value((share / 100) * a2 + (1 - share / 100) * a1),
          'You gave each albedo the share of the other surface.',
          'order',
        ),
      ],
      variantIndex,
      6,
    );
    return {
      text: tex`Of the radiation that reaches a planet, $${share}\,\%$ falls on ${bright} with albedo $${a1}$ and the rest on ${dark} with albedo $${a2}$.

What is the mean albedo of the planet? [1]`,
      hint: 'How much does each kind of surface contribute to the mean?',
      answer: value(mean),
      solution: tex`For each $100\text{ J}$ that arrive, $${share}\text{ J}$ fall on ${bright} and $${100 - share}\text{ J}$ on ${dark}. The scattered energy is

$$${share} \times ${a1} + ${100 - share} \times ${a2} = ${significant(mean * 100, 3)}\text{ J}$$

so the mean albedo is $${significant(mean, 2)}$. (The remaining fraction $${significant(1 - mean, 2)}$ is absorbed.)`,
      markScheme: markLines(['', 'A1', `mean weighted by the incident power`]),
      ...choice,
      numeric: [{ value: mean, tolerance: 0.01 }],
    };
  },
  check: ({ a1, share, a2 }, { mean }) => {
    let scattered = 0;
    for (let ray = 0; ray < 1_000; ray++) scattered += ray % 100 < share ? a1 : a2;
    assertAgree(mean, scattered / 1_000, 'scattered share');
    assertBetween(mean, 0, 1, 'albedo');
  },
});

export const greenhouseEffect: readonly QuestionTemplate[] = [
  withErrorForms(planetBalance, { mistaken: 'c', keep: ['a', 'b', 'c'] }),
  albedoIce,
];
