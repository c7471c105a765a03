import { degrees, radians } from '../../angles.ts';
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
import { afterTheFirstMinimum, centralMaximumOnScreen } from './reversed-choices-c.ts';

/** C.3 Wave phenomena: interference and diffraction. */

const doubleSlit = defineTemplate({
  key: 'physics-c3-double-slit-fringes',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('C.3.2', 2),
  variants: [
    { nm: 633, mm: 0.25, D: 1.8, count: 8 },
    { nm: 532, mm: 0.4, D: 2.5, count: 10 },
    { nm: 589, mm: 0.3, D: 1.5, count: 6 },
    { nm: 450, mm: 0.2, D: 1.2, count: 12 },
    { nm: 650, mm: 0.5, D: 3, count: 9 },
    { nm: 488, mm: 0.35, D: 2.2, count: 7 },
    { nm: 670, mm: 0.18, D: 1.4, count: 5 },
    { nm: 515, mm: 0.22, D: 1.6, count: 11 },
    { nm: 405, mm: 0.28, D: 2, count: 15 },
  ],
  solve: ({ nm, mm, D, count }) => {
    const spacing = (nm * 1e-9 * D) / (mm * 1e-3);
    return { spacing, across: spacing * count, path: 1.5 * nm };
  },
  write: ({ nm, mm, D, count }, { spacing, across, path }) => {
    const diagram = new Diagram({ x: [0, 10], y: [-2.6, 2.8], height: 240 })
      .segment([2, 2.2], [2, 0.55])
      .segment([2, 0.35], [2, -0.35])
      .segment([2, -0.55], [2, -2.2])
      .segment([8.6, 2.3], [8.6, -2.3])
      .arrow([0.3, 0.45], [1.7, 0.45], 'd-curve2')
      .arrow([0.3, -0.45], [1.7, -0.45], 'd-curve2')
      .segment([2, 0.45], [8.6, 1.3], 'd-curve2')
      .segment([2, -0.45], [8.6, 1.3], 'd-curve2')
      .segment([2, 0], [8.6, 0], 'd-dashed')
      .point([8.6, 1.3])
      .label([8.6, 1.3], 'M', { math: true, dx: 14, dy: 4 })
      .label([8.6, 0], 'C', { math: true, dx: 14, dy: 5 })
      .label([2, 2.2], 'slits', { dy: -8 })
      .label([8.6, 2.3], 'screen', { dy: -8 })
      .label([5.3, -1.9], `D = ${D} m`)
      .label([0.9, 0.45], 'laser', { dy: -10 });
    return {
      text: tex`Laser light of wavelength $${nm}\text{ nm}$ passes through two narrow slits $${mm}\text{ mm}$ apart. A screen is $D = ${D}\text{ m}$ from the slits. $C$ is the centre of the pattern and $M$ the centre of the second dark fringe from $C$. The diagram is not to scale.

![](diagram:slits)

(a) Explain why a dark fringe forms at $M$. [2]

(b) State the path difference at $M$ in nanometres. [1]

(c) Determine the distance between the centres of one bright fringe and the bright fringe $${count}$ places further on. [3]

(d) The slits are moved closer together. Describe how the pattern changes. [1]`,
      hint: 'Which path differences give dark fringes?',
      answer: tex`(a) The waves arrive in antiphase and interfere destructively.

(b) $${path}\text{ nm}$

(c) $${standardForm(across, 'm')}$

(d) The fringes are further apart.`,
      solution: tex`(a) The waves from the two slits are coherent and travel different distances to $M$. The difference is an odd number of half wavelengths, so they arrive in antiphase (phase difference $\pi$, $3\pi$, …) and by superposition cancel each other: destructive interference.

(b) The first dark fringe has the path difference $\tfrac{1}{2}\lambda$, the second

$$\tfrac{3}{2}\lambda = 1.5 \times ${nm} = ${path}\text{ nm}$$

(c) Neighbouring bright fringes are

$$s = \frac{\lambda D}{d} = \frac{${nm} \times 10^{-9} \times ${D}}{${mm} \times 10^{-3}} = ${standardForm(spacing, 'm')}$$

apart, and there are $${count}$ such spacings: $${count} \times ${standardForm(spacing, 'm')} = ${standardForm(across, 'm')}$.

(d) $s = \dfrac{\lambda D}{d}$ grows when $d$ becomes smaller: the fringes move further apart.`,
      markScheme: markLines(
        ['a', 'R1', 'Path difference is an odd multiple of half a wavelength / waves in antiphase'],
        ['a', 'R1', 'Destructive interference (superposition)'],
        ['b', 'A1', tex`$${path}\text{ nm}$`],
        ['c', '(M1)', tex`$s = \lambda D/d$`],
        ['c', 'A1', tex`$${standardForm(spacing, 'm')}$`],
        ['c', 'A1', tex`$${standardForm(across, 'm')}$`],
        ['d', 'A1', 'Fringes further apart'],
      ),
      keys: numberKeys(
        foreseeing(
          { part: 'b', value: path, tolerance: 2, unit: 'nm' },
          miss(nm, 'You took the path difference of a bright fringe.'),
          miss(nm / 2, 'This belongs to the first dark fringe.'),
          miss(2.5 * nm, 'This belongs to a dark fringe further out.'),
        ),
        foreseeing(
          numericAnswer(across, 'm', 'c'),
          miss(spacing, 'This is the distance between neighbouring bright fringes.', 'incomplete'),
          miss(spacing * (count - 1), 'Count the spaces between the fringes once more.'),
          miss(spacing * (count + 1), 'Count the spaces between the fringes once more.'),
        ),
      ),
      diagrams: [
        {
          name: 'slits',
          svg: diagram.toSvg(),
          alt: `Laser light meets two slits; rays from both slits meet at a point M above the centre C of a screen ${D} m away.`,
        },
      ],
    };
  },
  check: ({ nm, mm, D, count }, { spacing, across, path }) => {
    // Exact geometry: find the places on the screen where the path difference is a whole number of wavelengths.
    const difference = (y: number) => Math.hypot(D, y + mm * 5e-4) - Math.hypot(D, y - mm * 5e-4);
    const place = (orders: number) => bisect((y) => difference(y) - orders * nm * 1e-9, -0.5, 0.5);
    assertAgree(across, place(count) - place(0), 'distance of bright fringes', 2e-3);
    assertAgree(difference(place(1.5)), path * 1e-9, 'second dark fringe', 1e-5);
    assertAgree(spacing, place(1), 'fringe spacing', 2e-3);
  },
});

const twoSpeakers = defineTemplate({
  key: 'physics-c3-two-loudspeakers',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.3.2', 1),
  variants: [
    { near: 3.0, far: 3.85 },
    { near: 4.0, far: 4.68 },
    { near: 2.5, far: 3.52 },
    { near: 5.2, far: 5.71 },
    { near: 6.1, far: 7.12 },
    { near: 3.6, far: 4.96 },
    { near: 2.2, far: 2.54 },
    { near: 7.3, far: 8.66 },
  ],
  solve: ({ near, far }) => ({ lowest: 340 / (2 * (far - near)) }),
  write: ({ near, far }, { lowest }, variantIndex) => {
    const hertz = (value: number) => tex`$${quantity(value, 'Hz')}$`;
    const diagram = new Diagram({ x: [0, 10], y: [0, 5], height: 210 })
      .polygon(
        [
          [0.8, 3.6],
          [1.5, 3.3],
          [1.5, 4.7],
          [0.8, 4.4],
        ],
        { shade: true },
      )
      .polygon(
        [
          [0.8, 0.6],
          [1.5, 0.3],
          [1.5, 1.7],
          [0.8, 1.4],
        ],
        { shade: true },
      )
      .segment([1.5, 4], [8.8, 3.5], 'd-dashed')
      .segment([1.5, 1], [8.8, 3.5], 'd-dashed')
      .point([8.8, 3.5])
      .label([8.8, 3.5], 'P', { math: true, dx: 14, dy: 5 })
      .label([5, 4.1], `${near.toFixed(2)} m`, { dy: -8 })
      .label([5.4, 1.6], `${far.toFixed(2)} m`, { dy: 4 });
    const choice = arrangeOptions(
      hertz(lowest),
      [
        wrong(hertz(2 * lowest), 'You set the path difference equal to a whole wavelength, which gives a maximum.'),
        wrong(hertz(lowest / 2), 'You set the path difference equal to a quarter of a wavelength.'),
        wrong(
          hertz(340 / far),
          'You took the distance of one loudspeaker for the wavelength; the difference of the distances counts.',
        ),
      ],
      variantIndex,
      3,
    );
    return {
      text: tex`Two loudspeakers emit sound of the same frequency in phase. A microphone at $P$ is $${near.toFixed(2)}\text{ m}$ from one and $${far.toFixed(2)}\text{ m}$ from the other. The speed of sound is $340\text{ m s}^{-1}$. The frequency is slowly increased from a very low value.

![](diagram:speakers)

At which frequency does the microphone first detect a minimum? [1]`,
      hint: 'What is the smallest path difference that gives destructive interference?',
      answer: hertz(lowest),
      solution: tex`The path difference is $${far.toFixed(2)} - ${near.toFixed(2)} = ${significant(far - near, 2)}\text{ m}$. At a low frequency the wavelength is much longer than this; the first minimum comes when the path difference is half a wavelength:

$$\lambda = 2 \times ${significant(far - near, 2)} = ${significant(2 * (far - near), 3)}\text{ m} \quad\Rightarrow\quad f = \frac{340}{${significant(2 * (far - near), 3)}} = ${quantity(lowest, 'Hz')}$$

(At twice this frequency the path difference is a whole wavelength, which gives a maximum.)`,
      markScheme: markLines(['', 'A1', tex`path difference is $\lambda/2$`]),
      ...choice,
      numeric: [{ ...numericAnswer(lowest, 'Hz'), tolerance: lowest * 0.02 }],
      diagrams: [
        {
          name: 'speakers',
          svg: diagram.toSvg(),
          alt: `Two loudspeakers one above the other; point P is ${near.toFixed(2)} m from the upper and ${far.toFixed(2)} m from the lower one.`,
        },
      ],
    };
  },
  check: ({ near, far }, { lowest }) => {
    // Sweep the frequency and add the two waves as phasors until the sum first turns round.
    const amplitude = (f: number) => {
      const [a, b] = [(2 * Math.PI * f * near) / 340, (2 * Math.PI * f * far) / 340];
      return Math.hypot(Math.cos(a) + Math.cos(b), Math.sin(a) + Math.sin(b));
    };
    let f = 1;
    while (amplitude(f + 0.05) < amplitude(f)) f += 0.05;
    assertAgree(lowest, f, 'first minimum', 1e-3);
  },
});

const grating = defineTemplate({
  key: 'physics-c3-diffraction-grating',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('C.3.3', 2),
  variants: [
    { lines: 300, nm: 589, order: 2 },
    { lines: 500, nm: 633, order: 2 },
    { lines: 400, nm: 532, order: 3 },
    { lines: 600, nm: 450, order: 2 },
    { lines: 250, nm: 656, order: 3 },
    { lines: 350, nm: 486, order: 2 },
    { lines: 450, nm: 580, order: 3 },
    { lines: 200, nm: 700, order: 4 },
  ],
  solve: ({ lines, nm, order }) => {
    const d = 1e-3 / lines;
    return {
      d,
      angle: degrees(Math.asin((order * nm * 1e-9) / d)),
      highest: Math.floor(d / (nm * 1e-9)),
    };
  },
  write: ({ lines, nm, order }, { d, angle, highest }) => {
    const ordinal = ['', 'first', 'second', 'third', 'fourth'][order] ?? '';
    return {
      text: tex`Light of wavelength $${nm}\text{ nm}$ falls at right angles on a diffraction grating with $${lines}$ lines per millimetre.

(a) Calculate the spacing of the lines. [1]

(b) Determine the angle between the central maximum and the ${ordinal}-order maximum. [2]

(c) Determine the total number of maxima that can be observed. [3]

(d) The grating is replaced by one with the same line spacing on which a greater number of lines is illuminated. List two changes of the maxima. [2]`,
      hint: tex`How large can $\sin\theta$ be?`,
      answer: tex`(a) $${standardForm(d, 'm')}$

(b) $${significant(angle)}^\circ$

(c) $${2 * highest + 1}$

(d) Brighter (more intense) and narrower (sharper)`,
      solution: tex`(a) $d = \dfrac{1 \times 10^{-3}}{${lines}} = ${standardForm(d, 'm')}$.

(b) From $n\lambda = d\sin\theta$ with $n = ${order}$:

$$\sin\theta = \frac{${order} \times ${nm} \times 10^{-9}}{${scientific(d)}} = ${significant(Math.sin(radians(angle)))} \quad\Rightarrow\quad \theta = ${significant(angle)}^\circ$$

(c) As $\sin\theta \le 1$,

$$n \le \frac{d}{\lambda} = \frac{${scientific(d)}}{${nm} \times 10^{-9}} = ${significant(d / (nm * 1e-9))}$$

so the highest order is $${highest}$. With $${highest}$ orders on each side and the central maximum there are $2 \times ${highest} + 1 = ${2 * highest + 1}$ maxima.

(d) The maxima become more intense, as light from more slits arrives in phase, and narrower, as a slight change of angle already makes the many waves cancel.`,
      markScheme: markLines(
        ['a', 'A1', tex`$${standardForm(d, 'm')}$`],
        ['b', '(M1)', tex`$n\lambda = d\sin\theta$`],
        ['b', 'A1', tex`$${significant(angle)}^\circ$`],
        ['c', 'M1', tex`$\sin\theta \le 1$ used`],
        ['c', 'A1', tex`Highest order $${highest}$`],
        ['c', 'A1', tex`$${2 * highest + 1}$ maxima`],
        ['d', 'A1', 'More intense'],
        ['d', 'A1', 'Narrower'],
      ),
      keys: numberKeys(
        numericAnswer(d, 'm', 'a'),
        foreseeing(
          numericAnswer(angle, 'degrees', 'b'),
          miss(degrees(Math.asin((nm * 1e-9) / d)), 'This angle belongs to the first order.'),
        ),
        foreseeing(
          { part: 'c', value: 2 * highest + 1, tolerance: 0 },
          miss(highest, 'You counted the maxima on one side only.', 'incomplete'),
          miss(2 * highest, 'You left out the central maximum.', 'incomplete'),
          miss(highest + 1, 'You counted the central maximum and those on one side only.', 'incomplete'),
        ),
      ),
    };
  },
  check: ({ lines, nm, order }, { d, angle, highest }) => {
    assertAgree(d * lines, 1e-3, 'line spacing');
    // Add the waves of 60 slits as phasors: full strength at each maximum, and count the full-strength directions.
    const strength = (sine: number) => {
      let [x, y] = [0, 0];
      for (let slit = 0; slit < 60; slit++) {
        const phase = (2 * Math.PI * slit * d * sine) / (nm * 1e-9);
        x += Math.cos(phase);
        y += Math.sin(phase);
      }
      return Math.hypot(x, y) / 60;
    };
    assertAgree(strength(Math.sin(radians(angle))), 1, 'maximum at the angle');
    let peaks = 0;
    const steps = 1_500;
    const strengths = Array.from({ length: 2 * steps + 1 }, (_, i) => strength(i / steps - 1));
    for (const [i, here] of strengths.entries()) {
      const [before = Infinity, after = Infinity] = [strengths[i - 1], strengths[i + 1]];
      if (here > 0.9 && here >= before && here > after) peaks++;
    }
    assertAgree(peaks, 2 * highest + 1, 'number of maxima');
    assertBetween(order, 0, highest + 1, 'order exists');
  },
});

const singleSlit = defineTemplate({
  key: 'physics-c3-single-slit-width',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('C.3.3', 1),
  variants: [
    { nm: 600, mrad: 4, k: 2 },
    { nm: 450, mrad: 3, k: 2 },
    { nm: 640, mrad: 8, k: 2 },
    { nm: 500, mrad: 5, k: 3 },
    { nm: 700, mrad: 7, k: 2 },
    { nm: 480, mrad: 6, k: 3 },
    { nm: 560, mrad: 2, k: 2 },
    { nm: 660, mrad: 10, k: 3 },
  ],
  solve: ({ nm, mrad }) => ({ width: (nm * 1e-9) / (mrad * 1e-3) }),
  write: ({ nm, mrad, k }, { width }, variantIndex) => {
    const times = k === 2 ? 'twice' : 'three times';
    const intensity = (angle: number) => {
      const u = (Math.PI * angle) / mrad;
      return Math.abs(u) < 1e-6 ? 1 : (Math.sin(u) / u) ** 2;
    };
    const diagram = new Diagram({ x: [-3.2 * mrad, 4.2 * mrad], y: [0, 1.2], width: 440, height: 240 })
      .axes({ x: 'θ / 10⁻³ rad', y: 'intensity', xTicks: [-2 * mrad, -mrad, mrad, 2 * mrad] })
      .graph(intensity, -3 * mrad, 3 * mrad, 'd-curve2');
    const mm = (value: number) => tex`$${significant(value * 1e3, 2)}\text{ mm}$`;
    const choice = arrangeOptions(
      mm(width / k),
      [
        wrong(mm(width * k), 'You let a wider slit give a wider pattern.', 'reciprocal'),
        wrong(
          mm(width / (2 * k)),
          'You used the full width of the central maximum for the angle, which is measured from the centre.',
        ),
        wrong(mm(width), 'You stopped at the width of the present slit.', 'incomplete'),
      ],
      variantIndex,
      4,
    );
    return {
      text: tex`Light of wavelength $${nm}\text{ nm}$ passes through a single slit. The graph shows how the intensity on a distant screen varies with the angle $\theta$ from the centre.

![](diagram:pattern)

The slit is to be replaced so that, with the same light, the central maximum becomes ${times} as wide. What must be the width of the new slit? [1]`,
      hint: 'How does the first minimum move when the slit becomes narrower?',
      answer: mm(width / k),
      solution: tex`On the graph the first minimum is at $\theta = ${mrad} \times 10^{-3}\text{ rad}$, so the present slit has the width

$$b = \frac{\lambda}{\theta} = \frac{${nm} \times 10^{-9}}{${mrad} \times 10^{-3}} = ${standardForm(width, 'm', 2)}$$

The width of the central maximum is inversely proportional to $b$. To make it ${times} as wide the slit must have ${k === 2 ? 'half' : 'a third of'} its width: ${mm(width / k)}. (The central maximum reaches from $-\theta$ to $+\theta$; using its full width for $\theta$ would give half of the correct value.)`,
      markScheme: markLines(['', 'A1', tex`$b = \lambda/\theta$, divided by $${k}$`]),
      ...choice,
      diagrams: [
        {
          name: 'pattern',
          svg: diagram.toSvg(),
          alt: `Intensity against angle: a high central maximum with first minima at plus and minus ${mrad} milliradians and further minima at ${2 * mrad} milliradians.`,
        },
      ],
    };
  },
  check: ({ nm, mrad, k }, { width }) => {
    // Divide the slit into strips and look for the first angle at which their waves cancel.
    const amplitude = (slit: number, angle: number) => {
      let [x, y] = [0, 0];
      for (let strip = 0; strip < 400; strip++) {
        const phase = (2 * Math.PI * ((strip + 0.5) / 400) * slit * Math.sin(angle)) / (nm * 1e-9);
        x += Math.cos(phase) / 400;
        y += Math.sin(phase) / 400;
      }
      return Math.hypot(x, y);
    };
    assertBetween(amplitude(width, mrad * 1e-3), -1, 1e-3, 'dark at the first minimum');
    assertBetween(amplitude(width / k, k * mrad * 1e-3), -1, 1e-2, 'dark at the wider angle');
    assertBetween(amplitude(width / k, mrad * 0.5e-3 * k), 0.3, 1, 'bright inside');
  },
});

export const interference: readonly QuestionTemplate[] = [
  withErrorForms(doubleSlit, { mistaken: 'b', keep: ['a', 'b', 'c'] }),
  withReversal(twoSpeakers, afterTheFirstMinimum),
  grating,
  withReversal(singleSlit, centralMaximumOnScreen),
];
