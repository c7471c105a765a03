import { degrees } from '../../angles.ts';
import type { QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { agreesWith, type Experiment, experimentTemplate, runsOf } from './experiment.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { tex } from './quantities.ts';

/** Paper 1B: experiments of themes C, D and E. */

const pendulum: Experiment = {
  key: 'physics-c1-data-pendulum',
  difficulty: 'Medium',
  placements: bothCourses('C.1.1', 1),
  runs: runsOf('all', [
    { truth: 9.75, xs: [0.3, 0.5, 0.7, 0.9, 1.1], dy: 0.09, places: 2 },
    { truth: 9.9, xs: [0.2, 0.4, 0.6, 0.8, 1], dy: 0.08, places: 2 },
    { truth: 9.8, xs: [0.25, 0.5, 0.75, 1, 1.25], dy: 0.1, places: 2, offset: 0.12 },
    { truth: 9.6, xs: [0.4, 0.6, 0.8, 1, 1.2], dy: 0.1, places: 2 },
    { truth: 9.85, xs: [0.3, 0.6, 0.9, 1.2, 1.5], dy: 0.1, places: 2 },
    { truth: 9.7, xs: [0.2, 0.5, 0.8, 1.1, 1.4], dy: 0.1, places: 2, offset: 0.15 },
  ]),
  x: { symbol: 'l', plain: 'l', unit: 'm' },
  y: { symbol: 'T^2', plain: 'T²', unit: 's^2' },
  raw: { symbol: 'T', unit: 's', axis: 'y', power: 2, uncertainty: 0.02, places: 2 },
  apparatus: () =>
    tex`The period $T$ of a simple pendulum is measured for several lengths $l$ of its string, always with small swings.`,
  law: () =>
    tex`From $T = 2\pi\sqrt{\dfrac{l}{g}}$ it follows that $T^2 = \dfrac{4\pi^2}{g}l$. Compared with $y = mx + c$, a graph of $T^2$ against $l$ is a straight line through the origin with gradient $\dfrac{4\pi^2}{g}$.`,
  gradientIs: () => tex`\dfrac{4\pi^2}{g}`,
  gradient: (truth) => (4 * Math.PI ** 2) / truth,
  result: {
    name: tex`the gravitational field strength $g$ at the place of the experiment`,
    symbol: 'g',
    unit: 'm s^-2',
    from: (gradient) => (4 * Math.PI ** 2) / gradient,
    working: (gradient) => tex`\frac{4\pi^2}{${gradient}}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: 'the time for ten swings',
      symbol: tex`t_{10}`,
      unit: 's',
      places: 1,
      readings: ({ truth, xs }) =>
        [0.1, -0.2, 0.2, 0, -0.1].map((off) => Number((20 * Math.PI * Math.sqrt((xs[2] ?? 1) / truth) + off).toFixed(1))),
    },
    spread: {
      ask: tex`The length has an uncertainty of $1\,\%$. Calculate the percentage uncertainty of $g = \dfrac{4\pi^2l}{T^2}$ worked out from this point alone.`,
      factor: 2,
      other: 1,
      why: tex`The period is a tenth of this time and has the same percentage uncertainty. As $T$ is squared, it counts twice; that of the length is added.`,
    },
    systematic: {
      ask: tex`The lengths were measured to the top of the bob instead of its centre. Explain how this shows in the graph, and whether the gradient is affected.`,
      answer: tex`All lengths are too small by the radius of the bob: line with a positive intercept, same gradient`,
      why: tex`Each true length is greater by the radius $r$ of the bob: $T^2 = \dfrac{4\pi^2}{g}(l + r)$. The line is shifted to the left, so it cuts the vertical axis above the origin. Its gradient, and the value of $g$ from it, does not change.`,
      marks: ['Line does not pass through the origin / positive intercept', tex`Gradient and $g$ unchanged`],
    },
    improvement: {
      ask: 'The student timed ten swings instead of one. Outline how this makes the effect of random errors smaller.',
      answer: 'The uncertainty of starting and stopping the clock is shared by ten periods',
    },
  },
  conclusion: agreesWith(9.81, tex`9.81\text{ m s}^{-2}`),
};

const refraction: Experiment = {
  key: 'physics-c3-data-refraction',
  difficulty: 'Medium',
  placements: bothCourses('C.3.1', 1),
  runs: runsOf('without raw data', [
    { truth: 1.5, xs: [0.1, 0.2, 0.3, 0.4, 0.5], dy: 0.025, places: 3 },
    { truth: 1.52, xs: [0.12, 0.24, 0.36, 0.48, 0.6], dy: 0.03, places: 3, offset: 0.035 },
    { truth: 1.33, xs: [0.1, 0.25, 0.4, 0.55, 0.7], dy: 0.03, places: 3, offset: 0.035 },
    { truth: 1.36, xs: [0.15, 0.27, 0.39, 0.51, 0.63], dy: 0.025, places: 3 },
    { truth: 1.47, xs: [0.1, 0.22, 0.34, 0.46, 0.58], dy: 0.025, places: 3 },
    { truth: 1.6, xs: [0.08, 0.2, 0.32, 0.44, 0.56], dy: 0.03, places: 3, offset: 0.035 },
  ]),
  x: { symbol: tex`\sin r`, plain: 'sin r', unit: '' },
  y: { symbol: tex`\sin i`, plain: 'sin i', unit: '' },
  apparatus: () =>
    tex`A ray of light enters a transparent semicircular block at the centre of its flat side. The angle of incidence $i$ in air and the angle of refraction $r$ in the block are read from a protractor.`,
  law: () =>
    tex`Snell's law with $n = 1$ for air gives $\sin i = n\sin r$. Compared with $y = mx + c$, a graph of $\sin i$ against $\sin r$ is a straight line through the origin with gradient $n$.`,
  gradientIs: () => 'n',
  gradient: (truth) => truth,
  result: {
    name: 'the refractive index $n$ of the block',
    symbol: 'n',
    unit: '',
    from: (gradient) => gradient,
    working: () => tex`\text{gradient}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: tex`the angle $r$ (in degrees)`,
      symbol: 'r',
      unit: '°',
      places: 1,
      readings: ({ xs }) =>
        [0.5, -0.5, 1, 0, -1].map((off) => Number((Math.round(degrees(Math.asin(xs[3] ?? 0.4))) + off).toFixed(1))),
    },
    spread: {
      ask: tex`For this angle the percentage uncertainty of $\sin r$ is nearly that of $r$. That of $\sin i$ is $2\,\%$. Calculate the percentage uncertainty of $n$ worked out from this point alone.`,
      factor: 1,
      other: 2,
      why: 'In a quotient the percentages add.',
    },
    systematic: {
      ask: tex`The protractor was turned a little, so that every angle $i$ was read $2^\circ$ too great. Explain why the line does not pass through the origin, and what this says about the kind of error.`,
      answer: tex`$\sin i$ is too great at every point, so the intercept is positive; the error is systematic`,
      why: tex`A ray that really enters along the normal is recorded with $i = 2^\circ$ and $r = 0$. All values of $\sin i$ are too great, so the line cuts the vertical axis above the origin. As the error has the same sign each time, it is systematic: repeating the readings does not make it smaller.`,
      marks: ['All values too great: positive intercept', 'Systematic error'],
    },
    improvement: {
      ask: 'Suggest how the random errors of the angles could be made smaller.',
      answer: 'Use a narrower ray and a larger protractor',
    },
  },
  conclusion: ({ value }) => ({
    ask: tex`Determine the critical angle for light that goes from the block to air.`,
    answer: tex`$${significant(degrees(Math.asin(1 / Number(significant(value)))), 2)}^\circ$`,
    solution: tex`$\sin\theta_c = \dfrac{1}{n} = \dfrac{1}{${significant(value)}}$, so $\theta_c = ${significant(degrees(Math.asin(1 / Number(significant(value)))), 2)}^\circ$.`,
    mark: tex`$${significant(degrees(Math.asin(1 / Number(significant(value)))), 2)}^\circ$`,
    // The index may be passed on with two decimals, or with all.
    key: { value: degrees(Math.asin(1 / Number(significant(value)))), tolerance: 0.7, unit: 'degrees' },
  }),
};

const fringes: Experiment = {
  key: 'physics-c3-data-fringes',
  difficulty: 'Medium',
  placements: bothCourses('C.3.2', 1),
  runs: runsOf('without raw data', [
    { truth: 633, xs: [1, 1.5, 2, 2.5, 3], dy: 0.2, places: 1, given: 0.25 },
    { truth: 532, xs: [1, 1.5, 2, 2.5, 3], dy: 0.2, places: 1, given: 0.2 },
    { truth: 650, xs: [0.8, 1.4, 2, 2.6, 3.2], dy: 0.25, places: 1, given: 0.3 },
    { truth: 589, xs: [1.2, 1.6, 2, 2.4, 2.8], dy: 0.2, places: 1, given: 0.24 },
    { truth: 445, xs: [1, 1.6, 2.2, 2.8, 3.4], dy: 0.2, places: 1, given: 0.18 },
    { truth: 670, xs: [0.5, 1, 1.5, 2, 2.5], dy: 0.2, places: 1, given: 0.28 },
  ]),
  x: { symbol: 'D', plain: 'D', unit: 'm' },
  y: { symbol: 's', plain: 's', unit: 'mm' },
  apparatus: ({ given, form }) =>
    tex`Laser light falls on two slits $d = ${given}\text{ mm}$ apart${form === 'gradient' ? ' (taken as exact)' : ''}. The spacing $s$ of the fringes on a screen is measured at several distances $D$ of the screen from the slits.`,
  law: () =>
    tex`The spacing is $s = \dfrac{\lambda D}{d} = \dfrac{\lambda}{d} \times D$. Compared with $y = mx + c$ this is a straight line through the origin with gradient $\dfrac{\lambda}{d}$.`,
  gradientIs: () => tex`\dfrac{\lambda}{d}`,
  gradient: (truth, { given = 1 }) => truth / 1000 / given,
  result: {
    name: tex`the wavelength $\lambda$ of the light in nanometres`,
    symbol: tex`\lambda`,
    unit: 'nm',
    from: (gradient, { given = 1 }) => gradient * given * 1000,
    working: (gradient, { given }) =>
      tex`\text{gradient} \times d = \left(${gradient} \times 10^{-3}\right) \times \left(${given} \times 10^{6}\right)`,
    share: 1,
  },
  errors: {
    repeated: {
      what: tex`the distance $w$ across ten spacings`,
      symbol: 'w',
      unit: 'mm',
      places: 0,
      readings: ({ truth, given = 1, xs }) =>
        [1, -1, 0, 1, -1].map((off) => Math.round(((truth / 100) * (xs[2] ?? 1)) / given) + off),
    },
    spread: {
      ask: tex`The slit separation is known to $4\,\%$ and the distance $D$ is exact. Calculate the percentage uncertainty of the wavelength worked out from this point alone.`,
      factor: 1,
      other: 4,
      why: tex`The spacing is a tenth of $w$ and has the same percentage uncertainty; in $\lambda = \dfrac{sd}{D}$ the percentages add.`,
    },
    systematic: {
      ask: tex`The label of the slits is wrong: their separation is really greater than stated. Explain how this affects the graph and the value found for $\lambda$.`,
      answer: 'The graph is as measured and does not change; the wavelength worked out is too small',
      why: tex`The points are measured directly and do not depend on what the label says: nothing in the graph shows the error. But the wavelength is gradient times $d$, and with too small a $d$ it comes out too small: a systematic error that no repetition finds.`,
      marks: ['Points and gradient are not affected', 'Wavelength comes out too small'],
    },
    improvement: {
      ask: 'The distance across ten spacings is measured instead of one spacing. Outline how this reduces the effect of random errors.',
      answer: 'The uncertainty of the ruler is shared by ten spacings',
    },
  },
  conclusion: () => ({
    ask: 'The laser is replaced by one whose light has a shorter wavelength. Predict, with a reason, how the graph changes.',
    answer: 'A straight line with a smaller gradient',
    solution: tex`The gradient is $\dfrac{\lambda}{d}$, so it becomes smaller; the line still passes through the origin.`,
    mark: tex`Smaller gradient, as it is $\lambda/d$`,
  }),
};

const resonanceTube: Experiment = {
  key: 'physics-c4-data-resonance-tube',
  difficulty: 'Hard',
  placements: bothCourses('C.4', 1),
  runs: runsOf('all', [
    { truth: 344, xs: [1, 1.5, 2, 2.5, 3], dy: 0.005, places: 3, offset: -0.011 },
    { truth: 340, xs: [1.2, 1.6, 2, 2.4, 2.8], dy: 0.005, places: 3, offset: -0.012 },
    { truth: 346, xs: [1, 1.4, 1.8, 2.2, 2.6], dy: 0.005, places: 3, offset: -0.014 },
    { truth: 338, xs: [1.5, 2, 2.5, 3, 3.5], dy: 0.006, places: 3, offset: -0.01 },
    { truth: 342, xs: [1, 1.6, 2.2, 2.8, 3.4], dy: 0.006, places: 3, offset: -0.013 },
    { truth: 350, xs: [0.8, 1.3, 1.8, 2.3, 2.8], dy: 0.005, places: 3, offset: -0.012 },
  ]),
  x: { symbol: tex`\dfrac{1}{f}`, plain: '1/f', unit: 'ms' },
  y: { symbol: 'L', plain: 'L', unit: 'm' },
  raw: { symbol: 'f', unit: 'kHz', axis: 'x', power: -1, uncertainty: 0.01, places: 2 },
  apparatus: () =>
    tex`A tuning fork of frequency $f$ is held above a tube that stands in water, so that its lower end is closed. The length $L$ of the column of air is increased from zero until the sound first becomes loud. The antinode lies a short distance $e$ above the open end. Forks of several frequencies are used.`,
  law: () =>
    tex`At the first resonance a quarter of a wavelength fits between the water and the antinode: $L + e = \dfrac{\lambda}{4} = \dfrac{v}{4f}$, so $L = \dfrac{v}{4} \times \dfrac{1}{f} - e$. Compared with $y = mx + c$ this is a straight line with gradient $\dfrac{v}{4}$ (and intercept $-e$).`,
  gradientIs: () => tex`\dfrac{v}{4}`,
  gradient: (truth) => truth / 4000,
  result: {
    name: 'the speed $v$ of sound',
    symbol: 'v',
    unit: 'm s^-1',
    from: (gradient) => gradient * 4000,
    working: (gradient) => tex`4 \times ${gradient} \times 10^3`,
    share: 1,
  },
  errors: {
    repeated: {
      what: tex`the length $L$`,
      symbol: 'L',
      unit: 'm',
      places: 3,
      readings: ({ truth, xs, offset = 0 }) =>
        [0.003, -0.004, 0.001, -0.002, 0.004].map((off) => Number(((truth / 4000) * (xs[2] ?? 2) + offset + off).toFixed(3))),
    },
    spread: {
      ask: tex`Calculate the percentage uncertainty of the wavelength if it is taken as $4L$.`,
      factor: 1,
      other: 0,
      why: 'A factor that is exact leaves the percentage as it is.',
    },
    systematic: {
      ask: tex`The wavelength is first taken as $4L$, without regard to the distance $e$. Explain why the graph of $L$ against $\dfrac{1}{f}$ nevertheless gives the right speed.`,
      answer: tex`The distance $e$ shifts the line but leaves its gradient, $\dfrac{v}{4}$, as it is`,
      why: tex`Each $L$ is smaller than a quarter of the wavelength by the same $e$: a systematic error. It shifts the whole line down by $e$ and shows as a negative intercept. The gradient $\dfrac{v}{4}$ does not contain $e$. (A single value $v = 4Lf$ would be too small.)`,
      marks: [tex`$e$ shifts all points by the same amount / negative intercept $-e$`, 'Gradient not affected'],
    },
    improvement: {
      ask: 'Suggest how the random error of the length at which the sound is loudest could be made smaller.',
      answer: 'Approach the loudest point from above and from below several times, or use a microphone, and take means',
    },
  },
  conclusion: () => ({
    ask: tex`The line cuts the vertical axis below the origin. State what can be learned from this.`,
    answer: tex`The distance $e$ of the antinode from the open end: the intercept is $-e$`,
    solution: tex`By $L = \dfrac{v}{4} \times \dfrac{1}{f} - e$ the intercept is $-e$, so the antinode lies about a centimetre above the open end.`,
    mark: tex`Intercept is $-e$: antinode lies outside the tube`,
  }),
};

const wireInField: Experiment = {
  key: 'physics-d3-data-wire-in-field',
  difficulty: 'Medium',
  placements: bothCourses('D.3', 1),
  runs: runsOf('without raw data', [
    { truth: 85, xs: [1, 2, 3, 4, 5], dy: 0.6, places: 1, given: 5 },
    { truth: 62, xs: [0.5, 1.5, 2.5, 3.5, 4.5], dy: 0.5, places: 1, given: 6 },
    { truth: 120, xs: [0.5, 1, 1.5, 2, 2.5], dy: 0.5, places: 1, given: 4 },
    { truth: 95, xs: [1, 2, 3, 4, 5, 6], dy: 0.7, places: 1, given: 4.5 },
    { truth: 74, xs: [0.8, 1.6, 2.4, 3.2, 4], dy: 0.5, places: 1, given: 5.5 },
    { truth: 110, xs: [0.6, 1.2, 1.8, 2.4, 3], dy: 0.6, places: 1, given: 6.5 },
  ]),
  x: { symbol: 'I', plain: 'I', unit: 'A' },
  y: { symbol: 'F', plain: 'F', unit: 'mN' },
  apparatus: ({ given, form }) =>
    tex`A horizontal wire lies between the poles of a magnet that stands on a balance. The length of wire in the field, at right angles to it, is $L = ${given}\text{ cm}$${form === 'gradient' ? ' (taken as exact)' : ''}. The force $F$ between wire and magnet follows from the reading of the balance for several currents $I$.`,
  law: () =>
    tex`At right angles to the field $F = BIL$. Compared with $y = mx + c$, a graph of $F$ against $I$ is a straight line through the origin with gradient $BL$.`,
  gradientIs: () => 'BL',
  gradient: (truth, { given = 1 }) => (truth * given) / 100,
  result: {
    name: 'the magnetic field strength $B$ in millitesla',
    symbol: 'B',
    unit: 'mT',
    from: (gradient, { given = 1 }) => (gradient * 100) / given,
    working: (gradient, { given }) => tex`\frac{\text{gradient}}{L} = \frac{${gradient}}{${given} \times 10^{-2}}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: 'the current',
      symbol: 'I',
      unit: 'A',
      places: 2,
      readings: ({ xs }) => [0.03, -0.04, 0.02, 0, -0.01].map((off) => Number(((xs[2] ?? 1) + off).toFixed(2))),
    },
    spread: {
      ask: tex`The force at this point has an uncertainty of $4\,\%$ and the length of the wire one of $2\,\%$. Calculate the percentage uncertainty of $B$ worked out from this point alone.`,
      factor: 1,
      other: 6,
      why: tex`In $B = \dfrac{F}{IL}$ the percentages of all three add.`,
    },
    systematic: {
      ask: 'The balance was not set to zero before the current was switched on. Explain how this affects the graph and the value of $B$.',
      answer: 'The line is shifted parallel to itself; gradient and field strength do not change',
      why: tex`Every force is wrong by the same amount, a systematic error. The line does not pass through the origin, but its gradient $BL$, and so $B$, is not affected.`,
      marks: ['Line is shifted / does not pass through the origin', tex`Gradient and $B$ unchanged`],
    },
    improvement: {
      ask: 'Suggest how the effect of random errors on the current could be made smaller.',
      answer: 'Take several readings, let the current settle first, and use the mean',
    },
  },
  conclusion: () => ({
    ask: tex`The wire is turned in the horizontal plane until it makes an angle of $30^\circ$ with the field; the length of wire in the field is the same. Deduce the factor by which the gradient changes.`,
    answer: tex`$\dfrac{1}{2}$`,
    solution: tex`$F = BIL\sin\theta$, so the gradient is $BL\sin 30^\circ$, half of what it was.`,
    mark: tex`$\sin 30^\circ = \dfrac{1}{2}$`,
  }),
};

const stoppingPotential: Experiment = {
  key: 'physics-e2-data-planck-constant',
  difficulty: 'Hard',
  placements: higherLevel('E.2', 1),
  runs: runsOf('without raw data', [
    { truth: 4.15, xs: [0.6, 0.7, 0.8, 0.9, 1], dy: 0.06, places: 2, offset: -2.1 },
    { truth: 4.1, xs: [0.65, 0.75, 0.85, 0.95, 1.05], dy: 0.06, places: 2, offset: -2.3 },
    { truth: 4.2, xs: [0.65, 0.75, 0.85, 0.95, 1.05], dy: 0.07, places: 2, offset: -2.5 },
    { truth: 4.12, xs: [0.55, 0.65, 0.75, 0.85, 0.95], dy: 0.06, places: 2, offset: -1.9 },
    { truth: 4.05, xs: [0.6, 0.72, 0.84, 0.96, 1.08], dy: 0.06, places: 2, offset: -2 },
    { truth: 4.18, xs: [0.7, 0.8, 0.9, 1, 1.1], dy: 0.07, places: 2, offset: -2.7 },
  ]),
  x: { symbol: 'f', plain: 'f', unit: 'PHz' },
  y: { symbol: 'V_s', plain: 'Vₛ', unit: 'V' },
  apparatus: () =>
    tex`The stopping potential $V_s$ of the electrons from a metal surface is measured for light of several frequencies $f$. ($1\text{ PHz} = 10^{15}\text{ Hz}$)`,
  law: () =>
    tex`The greatest kinetic energy is $eV_s = hf - \Phi$, so $V_s = \dfrac{h}{e}f - \dfrac{\Phi}{e}$. Compared with $y = mx + c$ this is a straight line with gradient $\dfrac{h}{e}$ and the intercept $-\dfrac{\Phi}{e}$.`,
  gradientIs: () => tex`\dfrac{h}{e}`,
  gradient: (truth) => truth,
  result: {
    name: tex`the Planck constant in $10^{-15}\text{ eV s}$, which is the same as $\text{eV fs}$,`,
    symbol: 'h',
    unit: 'eV fs',
    from: (gradient) => gradient,
    working: (gradient) => tex`e \times \text{gradient} = ${gradient}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: 'the stopping potential',
      symbol: 'V_s',
      unit: 'V',
      places: 2,
      readings: ({ truth, xs, offset = 0 }) =>
        [0.02, -0.03, 0.04, 0, -0.02].map((off) => Number((truth * (xs[3] ?? 1) + offset + off).toFixed(2))),
    },
    spread: {
      ask: tex`The frequency at this point has an uncertainty of $2\,\%$. Calculate the percentage uncertainty of the ratio $\dfrac{V_s}{f}$.`,
      factor: 1,
      other: 2,
      why: 'In a quotient the percentages add.',
    },
    systematic: {
      ask: 'The voltmeter shows $0.10\\text{ V}$ too much at every reading. Explain how this affects the values found for the Planck constant and for the work function.',
      answer: 'The Planck constant is not affected; the work function comes out too small',
      why: tex`All points are shifted upwards by $0.10\text{ V}$, a systematic error. The gradient $\dfrac{h}{e}$ stays the same. The intercept $-\dfrac{\Phi}{e}$ is shifted upwards as well, so the work function comes out $0.10\text{ eV}$ too small.`,
      marks: ['Gradient, hence the Planck constant, unchanged', 'Line shifted: work function too small'],
    },
    improvement: {
      ask: 'Suggest how the effect of random errors on the stopping potential could be made smaller.',
      answer: 'Take several readings at each frequency and use their means',
    },
  },
  conclusion: agreesWith(4.14, tex`4.14 \times 10^{-15}\text{ eV s}`),
};

const decayConstant: Experiment = {
  key: 'physics-e3-data-decay-constant',
  difficulty: 'Hard',
  placements: higherLevel('E.3.1', 1),
  runs: runsOf('without raw data', [
    { truth: 0.29, xs: [1, 2, 3, 4, 5, 6], dy: 0.08, places: 2, offset: 5.6 },
    { truth: 0.21, xs: [1, 2, 4, 6, 8], dy: 0.08, places: 2, offset: 5.2 },
    { truth: 0.38, xs: [1, 2, 3, 4, 5], dy: 0.09, places: 2, offset: 6 },
    { truth: 0.165, xs: [2, 4, 6, 8, 10], dy: 0.08, places: 2, offset: 5.4 },
    { truth: 0.24, xs: [1, 3, 5, 7, 9], dy: 0.09, places: 2, offset: 5.8 },
    { truth: 0.33, xs: [1, 2, 3, 4, 5, 6], dy: 0.09, places: 2, offset: 5.9 },
  ]),
  x: { symbol: 't', plain: 't', unit: 'min' },
  y: { symbol: tex`\ln C`, plain: 'ln C', unit: '' },
  apparatus: () =>
    tex`A detector near a sample of one radioactive nuclide counts the decays. The count rate $C$ in counts per second, less the background, is found at several times $t$.`,
  law: () =>
    tex`By the law of decay $C = C_0e^{-\lambda t}$, so $\ln C = \ln C_0 - \lambda t$. Compared with $y = mx + c$ this is a straight line with gradient $-\lambda$ and the intercept $\ln C_0$.`,
  gradientIs: () => tex`-\lambda`,
  gradient: (truth) => -truth,
  result: {
    name: tex`the decay constant $\lambda$`,
    symbol: tex`\lambda`,
    unit: 'min^-1',
    from: (gradient) => -gradient,
    working: (gradient) => tex`-(${gradient})`,
    share: 1,
  },
  errors: {
    repeated: {
      lead: 'Before the sample is brought near,',
      what: 'the background',
      symbol: 'B',
      unit: 'min^-1',
      places: 0,
      readings: ({ xs, offset = 5 }) => [2, -3, 4, 0, -2].map((off) => Math.round(offset * 4 + xs.length + off)),
    },
    spread: {
      ask: tex`Calculate the percentage uncertainty of the background.`,
      factor: 1,
      other: 0,
      why: 'For counts of random events it becomes smaller, the more events are counted.',
    },
    systematic: {
      ask: tex`Another student does not subtract the background. Explain how the graph of $\ln C$ against $t$ differs then.`,
      answer: 'It bends and becomes flatter with time',
      why: tex`Every count rate is too great by the same amount: a systematic error. As the rate of the sample falls, the background becomes a greater part of what is counted, so $\ln C$ falls less and less: the graph is a curve that flattens, and a line through it has too small a gradient.`,
      marks: ['Background is a growing part of the count as time goes on', 'Graph curves / becomes flatter, gradient too small'],
    },
    improvement: {
      ask: 'Decay is random. Suggest how the effect of these random fluctuations could be made smaller.',
      answer: 'Count for a longer time at each point, or use a more active sample',
    },
  },
  conclusion: ({ value }) => ({
    ask: 'Calculate the half-life of the nuclide.',
    answer: tex`$${significant(Math.LN2 / value, 2)}\text{ min}$`,
    solution: tex`$T_{1/2} = \dfrac{\ln 2}{\lambda} = \dfrac{0.693}{${significant(value)}} = ${significant(Math.LN2 / Number(significant(value)), 2)}\text{ min}$.`,
    mark: tex`$${significant(Math.LN2 / value, 2)}\text{ min}$`,
    key: { value: Math.LN2 / value, tolerance: (0.05 * Math.LN2) / value, unit: 'min' },
  }),
};

export const experimentsCE: readonly QuestionTemplate[] = [
  pendulum,
  refraction,
  fringes,
  resonanceTube,
  wireInField,
  stoppingPotential,
  decayConstant,
].map(experimentTemplate);
