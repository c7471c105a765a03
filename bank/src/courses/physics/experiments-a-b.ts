import type { QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { GAS_CONSTANT, FREE_FALL as g } from './constants.ts';
import { agreesWith, type Experiment, experimentTemplate, runsOf } from './experiment.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { tex } from './quantities.ts';

/** Paper 1B: experiments of themes A and B. */

const freeFall: Experiment = {
  key: 'physics-a1-data-free-fall',
  difficulty: 'Medium',
  placements: bothCourses('A.1.2', 1),
  runs: runsOf('all', [
    { truth: 9.7, xs: [0.4, 0.8, 1.2, 1.6, 2], dy: 0.012, places: 3 },
    { truth: 9.9, xs: [0.5, 0.8, 1.1, 1.4, 1.7], dy: 0.01, places: 3 },
    { truth: 9.6, xs: [0.3, 0.6, 0.9, 1.2, 1.5], dy: 0.01, places: 3, offset: 0.03 },
    { truth: 9.85, xs: [0.6, 1, 1.4, 1.8, 2.2], dy: 0.014, places: 3 },
    { truth: 9.75, xs: [0.4, 0.7, 1, 1.3, 1.6], dy: 0.009, places: 3 },
    { truth: 10, xs: [0.5, 1, 1.5, 2, 2.5], dy: 0.015, places: 3, offset: 0.04 },
  ]),
  x: { symbol: 'h', plain: 'h', unit: 'm' },
  y: { symbol: 't^2', plain: 't²', unit: 's^2' },
  raw: { symbol: 't', unit: 's', axis: 'y', power: 2, uncertainty: 0.01, places: 2 },
  apparatus: () =>
    tex`A steel ball is released from rest by an electromagnet, and the time $t$ in which it falls through the height $h$ is measured for several heights.`,
  law: () =>
    tex`From rest $h = \tfrac{1}{2}gt^2$, so $t^2 = \dfrac{2}{g}h$. Compared with $y = mx + c$, a graph of $t^2$ against $h$ is a straight line through the origin with gradient $\dfrac{2}{g}$.`,
  gradientIs: () => tex`\dfrac{2}{g}`,
  gradient: (truth) => 2 / truth,
  result: {
    name: tex`the free-fall acceleration $g$`,
    symbol: 'g',
    unit: 'm s^-2',
    from: (gradient) => 2 / gradient,
    working: (gradient) => tex`\frac{2}{${gradient}}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: 'the time of fall',
      symbol: 't',
      unit: 's',
      places: 2,
      readings: ({ truth }) => [0, 0.02, -0.01, 0.01, -0.02].map((off) => Number((Math.sqrt(2.4 / truth) + off).toFixed(2))),
    },
    spread: {
      ask: tex`Calculate the percentage uncertainty of $t^2$ that follows from it.`,
      factor: 2,
      other: 0,
      why: tex`In $t^2$ the percentage uncertainty counts twice.`,
    },
    systematic: {
      ask: tex`The electromagnet keeps hold of the ball for a short time after the clock has started. Explain how this shows in the graph.`,
      answer: 'All times are too long, so the line lies too high and does not pass through the origin',
      why: tex`Each time is too long by about the same amount, which is a systematic error. All values of $t^2$ are too great, so the line is shifted upwards: it cuts the vertical axis above the origin, although the ball needs no time to fall through no height.`,
      marks: ['All times are too long: systematic error', 'Line does not pass through the origin / positive intercept'],
    },
    improvement: {
      ask: 'Suggest how the effect of random errors could be made smaller.',
      answer: 'Repeat each measurement and take means',
    },
  },
  conclusion: agreesWith(9.81, tex`9.81\text{ m s}^{-2}`),
};

const fallingCones: Experiment = {
  key: 'physics-a2-data-falling-cones',
  difficulty: 'Hard',
  placements: bothCourses('A.2.1', 1),
  runs: runsOf('all', [
    { truth: 0.0098, xs: [1, 2, 3, 4, 5], dy: 0.12, places: 2, given: 1.2 },
    { truth: 0.0115, xs: [1, 2, 3, 4, 5, 6], dy: 0.11, places: 2, given: 1.5 },
    { truth: 0.0082, xs: [1, 2, 3, 4, 5], dy: 0.1, places: 2, given: 0.9 },
    { truth: 0.0125, xs: [2, 3, 4, 5, 6], dy: 0.15, places: 2, given: 1.8 },
    { truth: 0.0105, xs: [1, 2, 3, 4, 5], dy: 0.1, places: 2, given: 1.1 },
    { truth: 0.009, xs: [1, 2, 3, 4, 5, 6], dy: 0.12, places: 2, given: 1.3 },
  ]),
  x: { symbol: 'n', plain: 'n', unit: '' },
  y: { symbol: 'v^2', plain: 'v²', unit: 'm^2 s^-2' },
  raw: { symbol: 'v', unit: 'm s^-1', axis: 'y', power: 2, uncertainty: 0.03, places: 2 },
  apparatus: ({ given }) =>
    tex`Paper cones of mass $m = ${given}\text{ g}$ each are stacked. A stack of $n$ cones falls with the terminal speed $v$, which is measured for several $n$. The shape of the stack hardly depends on $n$. The drag force is expected to be $F = kv^2$.`,
  law: () =>
    tex`At terminal speed the drag balances the weight: $kv^2 = nmg$, so $v^2 = \dfrac{mg}{k}n$. Compared with $y = mx + c$ this is a straight line through the origin with gradient $\dfrac{mg}{k}$.`,
  gradientIs: () => tex`\dfrac{mg}{k}`,
  gradient: (truth, { given = 1 }) => (given * 1e-3 * g) / truth,
  result: {
    name: 'the constant $k$',
    symbol: 'k',
    unit: 'kg m^-1',
    from: (gradient, { given = 1 }) => (given * 1e-3 * g) / gradient,
    working: (gradient, { given }) => tex`\frac{mg}{\text{gradient}} = \frac{${given} \times 10^{-3} \times 9.8}{${gradient}}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: tex`the time $t$ for the last $1.50\text{ m}$`,
      symbol: 't',
      unit: 's',
      places: 2,
      readings: ({ truth, given = 1 }) =>
        [0.01, -0.02, 0.03, 0, -0.03].map((off) => Number((1.5 / Math.sqrt((3 * given * 1e-3 * g) / truth) + off).toFixed(2))),
    },
    spread: {
      ask: tex`The distance has an uncertainty of $1\,\%$. Calculate the percentage uncertainty of $v^2$ at this point.`,
      factor: 2,
      other: 2,
      why: tex`The speed is distance over time, so the percentages of both add, and in $v^2$ the sum counts twice.`,
    },
    systematic: {
      ask: 'For the greatest numbers of cones the timing began before the terminal speed was reached. Explain how this affects the graph.',
      answer: tex`Their speeds come out too small, so the points at large $n$ lie below the line`,
      why: tex`The mean speed is then smaller than the terminal speed. Heavier stacks need longer to reach it, so the points at large $n$ are too low: the graph bends below the straight line and its gradient comes out too small. Repeating the measurement does not help.`,
      marks: ['Speeds come out too small, most for heavy stacks', tex`Points at large $n$ lie too low / gradient too small`],
    },
    improvement: {
      ask: 'Suggest how the effect of random errors on $v$ could be made smaller.',
      answer: 'Time the fall over a longer distance, or repeat and take means',
    },
  },
  conclusion: ({ value }, { given = 1 }) => ({
    ask: tex`Predict $v$ for a stack of ten cones by the value of $k$ found.`,
    answer: tex`$${significant(Math.sqrt((10 * given * 1e-3 * g) / value), 2)}\text{ m s}^{-1}$`,
    solution: tex`$v = \sqrt{\dfrac{nmg}{k}} = \sqrt{\dfrac{10 \times ${given} \times 10^{-3} \times 9.8}{${significant(value)}}} = ${significant(Math.sqrt((10 * given * 1e-3 * g) / value), 2)}\text{ m s}^{-1}$, as long as the law holds so far beyond the data.`,
    mark: tex`$${significant(Math.sqrt((10 * given * 1e-3 * g) / value), 2)}\text{ m s}^{-1}$`,
    key: { value: Math.sqrt((10 * given * 1e-3 * g) / value), tolerance: 0.2, unit: 'm s^-1' },
  }),
};

const heatedBlock: Experiment = {
  key: 'physics-b1-data-heated-block',
  difficulty: 'Medium',
  placements: bothCourses('B.1.1', 1),
  runs: runsOf('without raw data', [
    { truth: 900, xs: [60, 120, 180, 240, 300], dy: 0.5, places: 1, given: 1.0 },
    { truth: 460, xs: [60, 120, 180, 240, 300], dy: 0.6, places: 1, given: 1.5 },
    { truth: 390, xs: [50, 100, 150, 200, 250], dy: 0.6, places: 1, given: 1.2 },
    { truth: 470, xs: [50, 100, 150, 200, 250, 300], dy: 0.7, places: 1, given: 1.0 },
    { truth: 920, xs: [100, 200, 300, 400, 500], dy: 0.6, places: 1, given: 1.2 },
    { truth: 880, xs: [80, 160, 240, 320, 400], dy: 0.5, places: 1, given: 1.1 },
  ]),
  x: { symbol: 't', plain: 't', unit: 's' },
  y: { symbol: tex`\Delta T`, plain: 'ΔT', unit: 'K' },
  apparatus: ({ given }) =>
    tex`An electric heater of power $P = 48\text{ W}$ warms a metal block of mass $m = ${given?.toFixed(1)}\text{ kg}$, which is wrapped in foam. The rise $\Delta T$ of its temperature is measured after different times $t$. Mass and power may be taken as exact.`,
  law: () =>
    tex`Without losses all the energy $Pt$ warms the block: $Pt = mc\Delta T$, so $\Delta T = \dfrac{P}{mc}t$. Compared with $y = mx + c$ this is a straight line through the origin whose gradient is $\dfrac{P}{mc}$.`,
  gradientIs: () => tex`\dfrac{P}{mc}`,
  gradient: (truth, { given = 1 }) => 48 / (given * truth),
  result: {
    name: 'the specific heat capacity $c$ of the metal',
    symbol: 'c',
    unit: 'J kg^-1 K^-1',
    from: (gradient, { given = 1 }) => 48 / (given * gradient),
    working: (gradient, { given }) =>
      tex`\frac{P}{m \times \text{gradient}} = \frac{48}{${given?.toFixed(1)} \times ${gradient}}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: 'the temperature rise',
      symbol: tex`\Delta T`,
      unit: 'K',
      places: 1,
      readings: ({ truth, given = 1, xs }) => {
        const middle = (48 * (xs[2] ?? 1)) / (given * truth);
        return [0.2, -0.3, 0.4, 0, -0.2].map((off) => Number((middle + off).toFixed(1)));
      },
    },
    spread: {
      ask: tex`The power has an uncertainty of $2\,\%$, time and mass are exact. Calculate the percentage uncertainty of $c$ worked out from this point alone.`,
      factor: 1,
      other: 2,
      why: tex`In the quotient $c = \dfrac{Pt}{m\Delta T}$ the percentages add.`,
    },
    systematic: {
      ask: 'The foam is removed, and the experiment is repeated. Explain how the graph and the value of $c$ change.',
      answer: 'The gradient becomes smaller and falls with time; $c$ comes out too great',
      why: tex`More energy is lost to the surroundings, the more so the warmer the block is. The temperature rises less for the same energy, so the gradient is smaller and falls as time goes on. As $c = \dfrac{P}{m \times \text{gradient}}$, the value found is too great: a systematic error.`,
      marks: ['Energy lost: temperature rises less, smaller gradient', tex`Value of $c$ too great`],
    },
    improvement: {
      ask: 'Suggest how the scatter of the points could be made smaller.',
      answer: 'Use a temperature sensor with a finer scale, or repeat and take means',
    },
  },
  conclusion: ({ value }) => ({
    ask: 'A little energy was lost to the surroundings all the same. Deduce whether the value found is too great or too small.',
    answer: 'Too great',
    solution: tex`Less energy than $Pt$ warmed the block, so the gradient was smaller than it would have been without losses. As $c$ is inversely proportional to it, the value $${significant(value)}\text{ J kg}^{-1}\text{ K}^{-1}$ is too great.`,
    mark: 'Too great, because the gradient is too small',
  }),
};

const squeezedGas: Experiment = {
  key: 'physics-b3-data-squeezed-gas',
  difficulty: 'Hard',
  placements: bothCourses('B.3', 1),
  runs: runsOf('all', [
    { truth: 2.5, xs: [0.016, 0.02, 0.024, 0.028, 0.032], dy: 4, places: 0, given: 295 },
    { truth: 1.9, xs: [0.02, 0.025, 0.03, 0.035, 0.04], dy: 4, places: 0, given: 293 },
    { truth: 2.2, xs: [0.018, 0.022, 0.026, 0.03, 0.034], dy: 4, places: 0, given: 298 },
    { truth: 3.1, xs: [0.014, 0.018, 0.022, 0.026, 0.03], dy: 5, places: 0, given: 300 },
    { truth: 1.6, xs: [0.02, 0.026, 0.032, 0.038, 0.044], dy: 4, places: 0, given: 291 },
    { truth: 2.8, xs: [0.015, 0.02, 0.025, 0.03, 0.035], dy: 5, places: 0, given: 297 },
  ]),
  x: { symbol: tex`\dfrac{1}{V}`, plain: '1/V', unit: 'cm^-3' },
  y: { symbol: 'P', plain: 'P', unit: 'kPa' },
  raw: { symbol: 'V', unit: 'cm^3', axis: 'x', power: -1, uncertainty: 0.5, places: 1 },
  apparatus: ({ given }) =>
    tex`Air in a syringe is compressed slowly at the constant temperature $T = ${given}\text{ K}$. Its pressure $P$ is measured at several volumes $V$. ($1\text{ kPa cm}^3 = 10^{-3}\text{ J}$)`,
  law: () =>
    tex`By $PV = nRT$ the pressure is $P = nRT \times \dfrac{1}{V}$. At constant temperature, compared with $y = mx + c$, a graph of $P$ against $\dfrac{1}{V}$ is a straight line through the origin with gradient $nRT$.`,
  gradientIs: () => 'nRT',
  gradient: (truth, { given = 300 }) => truth * GAS_CONSTANT * given,
  result: {
    name: 'the amount $n$ of air in millimoles',
    symbol: 'n',
    unit: 'mmol',
    from: (gradient, { given = 300 }) => gradient / (GAS_CONSTANT * given),
    working: (gradient, { given }) => tex`\frac{\text{gradient}}{RT} = \frac{${gradient}}{8.31 \times ${given}}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: 'the pressure',
      symbol: 'P',
      unit: 'kPa',
      places: 0,
      readings: ({ truth, given = 300, xs }) => {
        const middle = truth * GAS_CONSTANT * given * (xs[2] ?? 0);
        return [2, -3, 0, 4, -1].map((off) => Math.round(middle + off));
      },
    },
    spread: {
      ask: tex`The volume at this point has an uncertainty of $3\,\%$. Calculate the percentage uncertainty of the product $PV$.`,
      factor: 1,
      other: 3,
      why: 'In a product the percentages add.',
    },
    systematic: {
      ask: tex`The tube that joins the syringe to the pressure sensor holds $2\text{ cm}^3$ of the air as well, which the scale of the syringe does not count. Explain why the points then do not lie on a straight line through the origin.`,
      answer: tex`Each $V$ is too small by the same amount, which matters most at small volumes; there $\dfrac{1}{V}$ is too great`,
      why: tex`Each volume read is too small by $2\text{ cm}^3$: a systematic error. At small volumes this is a greater share, so the points at great $\dfrac{1}{V}$ lie too far to the right, and the graph bends downwards instead of being straight.`,
      marks: ['Each volume is too small by the same amount: systematic', 'Greater share at small volumes, so the graph bends'],
    },
    improvement: {
      ask: 'Suggest one precaution by which the temperature stays constant.',
      answer: 'Compress slowly and wait before each reading',
    },
  },
  conclusion: (_, { given = 300 }) => ({
    ask: tex`The experiment is repeated with the same air at a higher temperature. Predict, with a reason, how the gradient changes.`,
    answer: 'It becomes greater',
    solution: tex`The gradient is $nRT$. The amount of air is the same and $T$ is greater than $${given}\text{ K}$, so the line is steeper.`,
    mark: tex`Greater, as the gradient is $nRT$`,
  }),
};

const wireResistance: Experiment = {
  key: 'physics-b5-data-resistivity',
  difficulty: 'Medium',
  placements: bothCourses('B.5.1', 1),
  runs: runsOf('without raw data', [
    { truth: 0.49, xs: [0.2, 0.4, 0.6, 0.8, 1], dy: 0.25, places: 2, given: 0.27 },
    { truth: 1.1, xs: [0.2, 0.4, 0.6, 0.8, 1], dy: 0.4, places: 2, given: 0.32 },
    { truth: 0.44, xs: [0.3, 0.5, 0.7, 0.9, 1.1], dy: 0.2, places: 2, given: 0.25 },
    { truth: 0.48, xs: [0.25, 0.5, 0.75, 1, 1.25], dy: 0.3, places: 2, given: 0.22 },
    { truth: 1.05, xs: [0.15, 0.3, 0.45, 0.6, 0.75], dy: 0.3, places: 2, given: 0.38 },
    { truth: 0.42, xs: [0.2, 0.5, 0.8, 1.1, 1.4], dy: 0.3, places: 2, given: 0.24 },
  ]),
  x: { symbol: 'L', plain: 'L', unit: 'm' },
  y: { symbol: 'R', plain: 'R', unit: 'Ω' },
  apparatus: ({ given, form }) =>
    tex`The resistance $R$ of different lengths $L$ of a thin wire is measured with an ohmmeter. The diameter of the wire is $d = ${given}\text{ mm}$${form === 'gradient' ? ', which may be taken as exact' : ''}.`,
  law: () =>
    tex`From $\rho = \dfrac{RA}{L}$ it follows that $R = \dfrac{\rho}{A}L$. The cross-sectional area $A$ is the same for all lengths, so, compared with $y = mx + c$, the graph is a straight line through the origin with gradient $\dfrac{\rho}{A}$.`,
  gradientIs: () => tex`\dfrac{\rho}{A}`,
  gradient: (truth, { given = 1 }) => truth / ((Math.PI * given ** 2) / 4),
  result: {
    name: tex`the resistivity $\rho$ of the metal, in $\Omega\text{ mm}^2\text{ m}^{-1}$,`,
    symbol: tex`\rho`,
    unit: 'Ω mm^2 m^-1',
    from: (gradient, { given = 1 }) => (gradient * Math.PI * given ** 2) / 4,
    working: (gradient, { given }) =>
      tex`\text{gradient} \times \frac{\pi d^2}{4} = ${gradient} \times \frac{\pi \times ${given}^2}{4}`,
    share: 1,
  },
  errors: {
    repeated: {
      lead: 'At several places along the wire',
      what: 'its diameter',
      symbol: 'd',
      unit: 'mm',
      places: 2,
      readings: ({ given = 0.3 }) => [0, 0.01, -0.01, 0.01, -0.01].map((off) => Number((given + off).toFixed(2))),
    },
    spread: {
      ask: tex`The gradient of the graph is known to $3\,\%$. Calculate the percentage uncertainty of the resistivity $\rho = \text{gradient} \times \dfrac{\pi d^2}{4}$.`,
      factor: 2,
      other: 3,
      why: tex`As $d$ is squared, its percentage counts twice; that of the gradient is added.`,
    },
    systematic: {
      ask: tex`The connecting leads have a resistance of $0.4\,\Omega$, which was not subtracted. Explain how this affects the graph and the value of $\rho$.`,
      answer: tex`The line is shifted upwards by $0.4\,\Omega$; the gradient, and with it $\rho$, does not change`,
      why: tex`Each value of $R$ is too great by the same $0.4\,\Omega$, a systematic error. The line is shifted upwards as a whole and cuts the axis at $0.4\,\Omega$. Its gradient stays the same, and $\rho$ is found from the gradient alone. This is an advantage of the graph over a single measurement.`,
      marks: [tex`Line shifted upwards / intercept $0.4\,\Omega$`, tex`Gradient and $\rho$ unchanged`],
    },
    improvement: {
      ask: 'Suggest how the wire can be kept from warming up during the measurement, and why that matters.',
      answer: 'Use a small current, switched on for readings alone, because the resistance depends on the temperature',
    },
  },
  conclusion: () => ({
    ask: tex`The wire is replaced by one of the same metal with twice the diameter. Predict the factor by which the gradient changes.`,
    answer: tex`$\dfrac{1}{4}$`,
    solution: tex`The gradient is $\dfrac{\rho}{A}$ and $A \propto d^2$, so it becomes a quarter of what it was.`,
    mark: tex`$\dfrac{1}{4}$, as $A \propto d^2$`,
  }),
};

const lampAtDistance: Experiment = {
  key: 'physics-b1-data-lamp-at-distance',
  difficulty: 'Medium',
  placements: bothCourses('B.1.2', 1),
  runs: runsOf('all', [
    { truth: 40, xs: [1, 2, 3, 4, 5, 6], dy: 0.6, places: 1 },
    { truth: 25, xs: [2, 4, 6, 8, 10], dy: 0.7, places: 1 },
    { truth: 33, xs: [1, 2.5, 4, 5.5, 7], dy: 0.6, places: 1, offset: 1.6 },
    { truth: 56, xs: [1, 2, 3, 4, 5], dy: 0.8, places: 1 },
    { truth: 45, xs: [1, 3, 5, 7, 9], dy: 1, places: 1 },
    { truth: 28, xs: [2, 4, 6, 8, 10, 12], dy: 0.8, places: 1, offset: 2 },
  ]),
  x: { symbol: tex`\dfrac{1}{d^2}`, plain: '1/d²', unit: 'm^-2' },
  y: { symbol: 'b', plain: 'b', unit: 'W m^-2' },
  raw: { symbol: 'd', unit: 'm', axis: 'x', power: -2, uncertainty: 0.01, places: 2 },
  apparatus: () =>
    tex`The apparent brightness $b$ of a small lamp is measured in a dark room at several distances $d$ from its centre.`,
  law: () =>
    tex`If the lamp radiates the power $L$ equally in all directions, $b = \dfrac{L}{4\pi d^2} = \dfrac{L}{4\pi} \times \dfrac{1}{d^2}$. Compared with $y = mx + c$ this is a straight line through the origin with gradient $\dfrac{L}{4\pi}$.`,
  gradientIs: () => tex`\dfrac{L}{4\pi}`,
  gradient: (truth) => truth / (4 * Math.PI),
  result: {
    name: 'the luminosity $L$ of the lamp',
    symbol: 'L',
    unit: 'W',
    from: (gradient) => 4 * Math.PI * gradient,
    working: (gradient) => tex`4\pi \times ${gradient}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: tex`the distance $d$`,
      symbol: 'd',
      unit: 'm',
      places: 3,
      readings: ({ truth }) => [0.004, -0.006, 0.002, -0.002, 0.006].map((off) => Number((0.3 + truth / 500 + off).toFixed(3))),
    },
    spread: {
      ask: tex`Calculate the percentage uncertainty of $\dfrac{1}{d^2}$ that follows from it.`,
      factor: 2,
      other: 0,
      why: tex`For the power $-2$ the percentage counts twice.`,
    },
    systematic: {
      ask: 'Some light from a window reached the sensor all the time. Explain how this shows in the graph, and whether the gradient is affected.',
      answer: 'All values of $b$ are too great by the same amount: positive intercept, same gradient',
      why: tex`The light from the window adds the same to each reading of $b$: a systematic error. The line is shifted upwards and cuts the vertical axis above the origin. Its gradient, and with it the luminosity, is not affected.`,
      marks: ['Line shifted upwards / positive intercept', 'Gradient is not affected'],
    },
    improvement: {
      ask: 'Suggest how the effect of random errors on $b$ could be made smaller.',
      answer: 'Take several readings at each distance and use their means',
    },
  },
  conclusion: (_, { truth }) => ({
    ask: tex`The electrical power of the lamp is $${Math.ceil(truth * 1.6)}\text{ W}$. Suggest why it is greater than $L$.`,
    answer: 'Part of the energy leaves the lamp by conduction and convection, or is not detected',
    solution:
      'Not all of the electrical power is radiated: part of it heats the socket and the air (conduction and convection), and the sensor may not detect all wavelengths.',
    mark: 'Energy leaves by conduction or convection, or radiation that the sensor does not detect',
  }),
};

const wheelAndTorque: Experiment = {
  key: 'physics-a4-data-wheel-and-torque',
  difficulty: 'Hard',
  placements: higherLevel('A.4', 1),
  runs: runsOf('without raw data', [
    { truth: 0.42, xs: [0.2, 0.4, 0.6, 0.8, 1], dy: 0.08, places: 2 },
    { truth: 0.35, xs: [0.2, 0.4, 0.6, 0.8, 1], dy: 0.1, places: 2, offset: -0.25 },
    { truth: 0.5, xs: [0.3, 0.6, 0.9, 1.2, 1.5], dy: 0.1, places: 2, offset: -0.3 },
    { truth: 0.28, xs: [0.15, 0.3, 0.45, 0.6, 0.75], dy: 0.1, places: 2 },
    { truth: 0.64, xs: [0.4, 0.8, 1.2, 1.6, 2], dy: 0.12, places: 2 },
    { truth: 0.45, xs: [0.25, 0.5, 0.75, 1, 1.25], dy: 0.1, places: 2, offset: -0.28 },
  ]),
  x: { symbol: tex`\tau`, plain: 'τ', unit: 'N m' },
  y: { symbol: tex`\alpha`, plain: 'α', unit: 'rad s^-2' },
  apparatus: () =>
    tex`A known torque $\tau$ is exerted on a wheel by a string, and the angular acceleration $\alpha$ of the wheel is measured with a sensor for several torques.`,
  law: () =>
    tex`Newton's second law for rotation is $\tau = I\alpha$, so $\alpha = \dfrac{1}{I}\tau$ if friction is negligible. Compared with $y = mx + c$ this is a straight line through the origin with gradient $\dfrac{1}{I}$.`,
  gradientIs: () => tex`\dfrac{1}{I}`,
  gradient: (truth) => 1 / truth,
  result: {
    name: 'the moment of inertia $I$ of the wheel',
    symbol: 'I',
    unit: 'kg m^2',
    from: (gradient) => 1 / gradient,
    working: (gradient) => tex`\frac{1}{${gradient}}`,
    share: 1,
  },
  errors: {
    repeated: {
      what: 'the angular acceleration',
      symbol: tex`\alpha`,
      unit: 'rad s^-2',
      places: 2,
      readings: ({ truth, xs, offset = 0 }) =>
        [0.04, -0.05, 0.02, 0.06, -0.04].map((off) => Number(((xs[3] ?? 1) / truth + offset + off).toFixed(2))),
    },
    spread: {
      ask: tex`The torque has an uncertainty of $2\,\%$. Calculate the percentage uncertainty of $\dfrac{\tau}{\alpha}$ at this point.`,
      factor: 1,
      other: 2,
      why: 'In a quotient the percentages add.',
    },
    systematic: {
      ask: tex`The line does not pass through the origin. Explain this by friction in the bearing, and deduce whether the value of $I$ from the gradient is affected.`,
      answer: 'A constant frictional torque has to be overcome first; the gradient and $I$ are not affected',
      why: tex`With a constant frictional torque $\tau_f$ the resultant torque is $\tau - \tau_f$, so $\alpha = \dfrac{\tau}{I} - \dfrac{\tau_f}{I}$. The line is shifted downwards (it cuts the $\tau$ axis at $\tau_f$) and its gradient is still $\dfrac{1}{I}$. The ratio $\dfrac{\tau}{\alpha}$ of a single point would be wrong, the gradient is not.`,
      marks: [tex`Resultant torque is $\tau - \tau_f$: line shifted`, tex`Gradient still $1/I$: value of $I$ not affected`],
    },
    improvement: {
      ask: 'Suggest how the effect of random errors could be made smaller.',
      answer: 'Repeat the measurement for each torque and take means',
    },
  },
  conclusion: ({ value }) => ({
    ask: tex`Weights are fixed to the rim of the wheel. Predict, with a reason, how the gradient changes.`,
    answer: 'It becomes smaller',
    solution: tex`Mass far from the axis makes the moment of inertia greater than $${significant(value, 2)}\text{ kg m}^2$. The gradient is $\dfrac{1}{I}$, so it becomes smaller.`,
    mark: tex`Smaller, because $I$ becomes greater`,
  }),
};

export const experimentsAB: readonly QuestionTemplate[] = [
  freeFall,
  fallingCones,
  heatedBlock,
  lampAtDistance,
  squeezedGas,
  wireResistance,
  wheelAndTorque,
].map(experimentTemplate);
