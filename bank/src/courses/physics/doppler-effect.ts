import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, higherLevel, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { wavelengthFromSpeed } from './reversed-choices-c.ts';

/** C.5 Doppler effect. */

const galaxyShift = defineTemplate({
  key: 'physics-c5-galaxy-redshift',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('C.5', 1),
  variants: [
    { rest: 656.3, seen: 662.9 },
    { rest: 486.1, seen: 489.0 },
    { rest: 589.0, seen: 587.8 },
    { rest: 434.0, seen: 436.2 },
    { rest: 656.3, seen: 655.2 },
    { rest: 517.3, seen: 526.1 },
    { rest: 393.4, seen: 401.5 },
    { rest: 486.1, seen: 485.5 },
    { rest: 589.6, seen: 600.8 },
  ],
  solve: ({ rest, seen }) => ({ speed: (3e8 * Math.abs(seen - rest)) / rest, recedes: seen > rest }),
  write: ({ rest, seen }, { speed, recedes }, variantIndex) => {
    const option = (value: number, away: boolean) =>
      tex`$${standardForm(value, 'm s^-1', 2)}$, ${away ? 'away from' : 'towards'} the Earth`;
    const tenfold = speed * 10;
    const choice = arrangeOptions(
      option(speed, recedes),
      [
        wrong(
          option(speed, !recedes),
          `You took a ${recedes ? 'longer' : 'shorter'} wavelength for a sign of ${recedes ? 'approach' : 'recession'}.`,
          'sign',
        ),
        wrong(
          option(tenfold, recedes),
          'A power of ten was lost between the ratio of the wavelengths and the speed.',
          'power_of_ten',
        ),
        wrong(
          option(tenfold, !recedes),
          'A power of ten was lost on the way to the speed, and the direction does not fit the shift.',
          'power_of_ten',
        ),
      ],
      variantIndex,
      2,
    );
    return {
      text: tex`A spectral line has a wavelength of $${rest.toFixed(1)}\text{ nm}$ in the laboratory. In the light of a galaxy the same line is observed at $${seen.toFixed(1)}\text{ nm}$.

What are the speed of the galaxy relative to the Earth and its direction? [1]`,
      hint: 'Compare the shift with the wavelength in the laboratory. Longer waves: is the source approaching or receding?',
      answer: option(speed, recedes),
      solution: tex`The shift is $\Delta\lambda = ${Math.abs(seen - rest).toFixed(1)}\text{ nm}$, small compared with $\lambda$, so

$$v \approx c\,\frac{\Delta\lambda}{\lambda} = 3.00 \times 10^8 \times \frac{${Math.abs(seen - rest).toFixed(1)}}{${rest.toFixed(1)}} = ${standardForm(speed, 'm s^-1', 2)}$$

The observed wavelength is ${recedes ? 'longer (redshift), so the galaxy moves away from' : 'shorter (blueshift), so the galaxy moves towards'} the Earth.`,
      markScheme: markLines(['', 'A1', tex`$\Delta\lambda/\lambda = v/c$`]),
      ...choice,
    };
  },
  check: ({ rest, seen }, { speed, recedes }) => {
    // The exact relativistic shift agrees to the two figures given.
    const beta = ((recedes ? 1 : -1) * speed) / 3e8;
    const exact = rest * Math.sqrt((1 + beta) / (1 - beta));
    assertAgree(exact - rest, seen - rest, 'shift', 0.03);
    assertBetween(speed / 3e8, 1e-4, 0.03, 'slow enough for the approximation');
  },
});

const starRotation = defineTemplate({
  key: 'physics-c5-rotating-star',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.5', 2, ['A.2.3']),
  variants: [
    { nm: 656.3, shift: 0.0044, radius: 7.0e8 },
    { nm: 589.0, shift: 0.021, radius: 1.2e9 },
    { nm: 486.1, shift: 0.013, radius: 9.5e8 },
    { nm: 500.0, shift: 0.035, radius: 2.1e9 },
    { nm: 434.0, shift: 0.058, radius: 3.4e9 },
    { nm: 630.2, shift: 0.0072, radius: 6.1e8 },
    { nm: 517.3, shift: 0.026, radius: 1.6e9 },
    { nm: 393.4, shift: 0.0098, radius: 8.2e8 },
  ],
  solve: ({ nm, shift, radius }) => {
    const speed = (3e8 * shift) / nm;
    return { speed, days: (2 * Math.PI * radius) / speed / 86_400 };
  },
  write: ({ nm, shift, radius }, { speed, days }) => ({
    text: tex`Light from opposite edges of the equator of a rotating star is analysed. A line of laboratory wavelength $${nm.toFixed(1)}\text{ nm}$ is shifted by $+${shift}\text{ nm}$ at one edge and by $-${shift}\text{ nm}$ at the other. The star as a whole does not move relative to the observer. Its radius is $${standardForm(radius, 'm', 2)}$.

(a) Explain why the two shifts have different signs. [2]

(b) Calculate the speed of a point on the equator. [2]

(c) Determine the period of rotation in days. [2]`,
    hint: 'One edge moves towards the observer and the other away, both at the equatorial speed.',
    answer: tex`(a) One edge recedes (longer wavelength), the other approaches (shorter wavelength).

(b) $${standardForm(speed, 'm s^-1')}$

(c) $${quantity(days, 'days')}$`,
    solution: tex`(a) Because of the rotation one edge moves away from the observer, so its light is received with a longer wavelength (positive shift). The opposite edge moves towards the observer, so its light has a shorter wavelength (negative shift).

(b) $\dfrac{\Delta\lambda}{\lambda} = \dfrac{v}{c}$, so

$$v = 3.00 \times 10^8 \times \frac{${shift}}{${nm.toFixed(1)}} = ${standardForm(speed, 'm s^-1')}$$

(c) A point on the equator travels the circumference in one period:

$$T = \frac{2\pi R}{v} = \frac{2\pi \times ${scientific(radius, 2)}}{${significant(speed)}} = ${standardForm(days * 86_400, 's')} = ${quantity(days, 'days')}$$`,
    markScheme: markLines(
      ['a', 'R1', 'One edge moves away: longer wavelength'],
      ['a', 'R1', 'Other edge moves towards the observer: shorter wavelength'],
      ['b', '(M1)', tex`$\Delta\lambda/\lambda = v/c$`],
      ['b', 'A1', tex`$${standardForm(speed, 'm s^-1')}$`],
      ['c', '(M1)', tex`$T = 2\pi R/v$`],
      ['c', 'A1', tex`$${quantity(days, 'days')}$`],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(speed, 'm s^-1', 'b'),
        miss(2 * speed, 'You used the difference of the two shifts; each belongs to one edge alone.'),
      ),
      foreseeing(
        { ...numericAnswer(days, 'days', 'c'), tolerance: days * 0.02 },
        miss(days * 86_400, 'This is the period in seconds.', 'unit'),
        miss(days / (2 * Math.PI), 'You took the radius, not the circumference, as the distance moved in one period.'),
      ),
    ),
  }),
  check: ({ nm, shift, radius }, { speed, days }) => {
    const beta = speed / 3e8;
    assertAgree(nm * Math.sqrt((1 + beta) / (1 - beta)) - nm, shift, 'exact shift', 1e-3);
    const omega = (2 * Math.PI) / (days * 86_400);
    assertAgree(omega * radius, speed, 'equatorial speed');
    assertBetween(days, 0.5, 60, 'period');
  },
});

function wavefrontDrawing(ratio: number): string {
  const diagram = new Diagram({ x: [-4.6, 4.6], y: [-3.6, 3.6], equalScale: true, width: 380 });
  for (let i = 1; i <= 5; i++) {
    const radius = 0.65 * i;
    diagram.circle([1 - ratio * radius, 0], radius, { className: 'd-curve2' });
  }
  return diagram
    .point([1, 0])
    .arrow([1, 0], [2.6, 0])
    .label([1, 0], 'S', { math: true, dy: 18 })
    .label([4.3, 0], 'X', { math: true, dy: 5 })
    .label([-4.3, 0], 'Y', { math: true, dy: 5 })
    .toSvg();
}

const passingSiren = defineTemplate({
  key: 'physics-c5-passing-siren',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('C.5', 2),
  variants: [
    { source: 'An ambulance', f: 700, u: 25, runner: 8 },
    { source: 'A train', f: 420, u: 40, runner: 15 },
    { source: 'A racing car', f: 900, u: 70, runner: 10 },
    { source: 'A police motorcycle', f: 1200, u: 30, runner: 6 },
    { source: 'A drone', f: 2500, u: 18, runner: 5 },
    { source: 'A fire engine', f: 560, u: 22, runner: 12 },
    { source: 'A toy rocket on a rail', f: 1800, u: 55, runner: 4 },
    { source: 'A speedboat', f: 320, u: 16, runner: 9 },
  ],
  solve: ({ f, u, runner }) => ({
    approaching: (f * 340) / (340 - u),
    receding: (f * 340) / (340 + u),
    observer: (f * (340 + runner)) / 340,
  }),
  write: ({ source, f, u, runner }, { approaching, receding, observer }) => ({
    text: tex`${source} that emits sound of frequency $${f}\text{ Hz}$ moves at $${u}\text{ m s}^{-1}$ in a straight line. The speed of sound in air is $340\text{ m s}^{-1}$. The diagram shows some wavefronts from the moving source $S$ and two observers at rest, $X$ and $Y$.

![](diagram:wavefronts)

(a) Explain, using the diagram, why $X$ and $Y$ hear different frequencies. [2]

(b) Calculate the frequency heard by $X$. [2]

(c) Calculate the wavelength of the sound that reaches $Y$. [2]

(d) The source is now at rest and an observer moves towards it at $${runner}\text{ m s}^{-1}$. Calculate the frequency heard. [1]`,
    hint: 'Which quantity of the wave differs between the two sides of the source in the diagram, and which is the same?',
    answer: tex`(a) Wavefronts are closer together in front of the source than behind it.

(b) $${quantity(approaching, 'Hz')}$

(c) $${quantity(340 / receding, 'm')}$

(d) $${quantity(observer, 'Hz')}$`,
    solution: tex`(a) The source moves on between one wavefront and the next, so wavefronts are closer together in front of it (shorter wavelength at $X$) and further apart behind it (longer wavelength at $Y$). The speed of sound is the same, and $f = \dfrac{v}{\lambda}$, so $X$ hears a higher frequency than $Y$.

(b) The source approaches $X$:

$$f' = f\left(\frac{v}{v - u_s}\right) = ${f} \times \frac{340}{340 - ${u}} = ${quantity(approaching, 'Hz')}$$

(c) The source moves away from $Y$, so $f' = f\left(\dfrac{v}{v + u_s}\right) = ${quantity(receding, 'Hz')}$, and

$$\lambda = \frac{v}{f'} = \frac{v + u_s}{f} = \frac{340 + ${u}}{${f}} = ${quantity(340 / receding, 'm')}$$

(d) Now the observer moves towards a source at rest:

$$f' = f\left(\frac{v + u_o}{v}\right) = ${f} \times \frac{340 + ${runner}}{340} = ${quantity(observer, 'Hz')}$$`,
    markScheme: markLines(
      ['a', 'R1', 'Wavefronts closer together at $X$, further apart at $Y$'],
      ['a', 'R1', 'Same wave speed, so higher frequency at $X$'],
      ['b', '(M1)', 'Moving-source formula with minus sign'],
      ['b', 'A1', tex`$${quantity(approaching, 'Hz')}$`],
      ['c', '(M1)', tex`Frequency $${quantity(receding, 'Hz')}$, or $\lambda = (v + u_s)/f$`],
      ['c', 'A1', tex`$${quantity(340 / receding, 'm')}$`],
      ['d', 'A1', tex`$${quantity(observer, 'Hz')}$`],
    ),
    keys: numberKeys(
      foreseeing(
        { ...numericAnswer(approaching, 'Hz', 'b'), tolerance: approaching * 0.004 },
        miss(receding, 'You used the sign for a source that moves away.', 'sign'),
        miss((f * (340 + u)) / 340, 'You used the equation for a moving observer; here the source moves.'),
      ),
      foreseeing(
        numericAnswer(340 / receding, 'm', 'c'),
        miss(340 / approaching, 'This is the wavelength on the other side of the source.', 'sign'),
        miss(340 / f, 'You left out the motion of the source.', 'incomplete'),
      ),
      foreseeing(
        { ...numericAnswer(observer, 'Hz', 'd'), tolerance: observer * 0.004 },
        miss((f * (340 - runner)) / 340, 'You used the sign for an observer who moves away.', 'sign'),
      ),
    ),
    diagrams: [
      {
        name: 'wavefronts',
        svg: wavefrontDrawing(0.5),
        alt: 'Circular wavefronts of a source S moving to the right: they are crowded on the right towards observer X and spread out on the left towards observer Y.',
      },
    ],
  }),
  check: ({ f, u, runner }, { approaching, receding, observer }) => {
    // Emit two crests a period apart and see when each arrives.
    const arrival = (emitted: number, sourceAt: number, earAt: number) => emitted + Math.abs(earAt - sourceAt) / 340;
    const gap = (ear: number) => arrival(1 / f, u / f, ear) - arrival(0, 0, ear);
    assertAgree(approaching, 1 / gap(1_000), 'in front');
    assertAgree(receding, 1 / gap(-1_000), 'behind');
    const meets = (emitted: number) => bisect((t) => 340 * (t - emitted) - (500 - runner * t), 0, 100);
    assertAgree(observer, 1 / (meets(1 / f) - meets(0)), 'moving observer');
  },
});

export const dopplerEffect: readonly QuestionTemplate[] = [
  withReversal(galaxyShift, wavelengthFromSpeed),
  withErrorForms(starRotation, { mistaken: 'c', keep: ['a', 'b', 'c'], slip: 1 }),
  passingSiren,
];
