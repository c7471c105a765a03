import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** A.5 Galilean and special relativity (HL). Speeds are in units of c unless said. */

const lorentzFactor = (beta: number) => 1 / Math.sqrt(1 - beta * beta);

const particleFlight = defineTemplate({
  key: 'physics-a5-unstable-particle-flight',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('A.5', 2),
  variants: [
    { beta: 0.98, km: 3.2, micro: 2.2 },
    { beta: 0.95, km: 1.6, micro: 2.2 },
    { beta: 0.99, km: 6.0, micro: 2.2 },
    { beta: 0.96, km: 2.4, micro: 1.8 },
    { beta: 0.9, km: 0.9, micro: 1.5 },
    { beta: 0.97, km: 4.5, micro: 3.0 },
    { beta: 0.92, km: 1.2, micro: 2.2 },
    { beta: 0.985, km: 5.1, micro: 2.6 },
  ],
  solve: ({ beta, km, micro }) => {
    const gamma = lorentzFactor(beta);
    const ground = (km * 1e3) / (beta * 3e8);
    return { gamma, ground, own: ground / gamma, contracted: km / gamma, lives: ground / gamma / (micro * 1e-6) };
  },
  write: ({ beta, km, micro }, { gamma, ground, own, contracted, lives }) => ({
    text: tex`Unstable particles travel vertically down towards the ground at $${beta}c$. Their mean lifetime at rest is $${micro.toFixed(1)}\,\mu\text{s}$. A detector on a mountain stands $${km.toFixed(1)}\text{ km}$ above a detector on the ground.

(a) Calculate the Lorentz factor $\gamma$ of the particles. [1]

(b) Determine the time between the two detections

(i) for an observer on the ground, [1]

(ii) in the rest frame of a particle. [2]

(c) Calculate the distance between the detectors in the rest frame of a particle. [1]

(d) Many of the particles reach the ground. Discuss how this supports the theory of relativity. [2]`,
    hint: 'Both detections happen at the particle itself, so the proper time is the one in its rest frame.',
    answer: tex`(a) $${significant(gamma)}$

(b) (i) $${standardForm(ground, 's')}$

(ii) $${standardForm(own, 's')}$

(c) $${quantity(contracted, 'km')}$

(d) Without time dilation the journey would take several lifetimes and few particles would be left; in their rest frame it takes only $${significant(lives, 2)}$ mean lifetimes.`,
    solution: tex`(a) $\gamma = \dfrac{1}{\sqrt{1 - ${beta}^2}} = ${significant(gamma)}$.

(b) (i) Distance over speed in the frame of the ground:

$$\Delta t = \frac{${km.toFixed(1)} \times 10^3}{${beta} \times 3.00 \times 10^8} = ${standardForm(ground, 's')}$$

(ii) In its rest frame the particle meets both detectors at the same place, so this is the proper time, the shortest of all:

$$\Delta t_0 = \frac{\Delta t}{\gamma} = \frac{${standardForm(ground, 's')}}{${significant(gamma)}} = ${standardForm(own, 's')}$$

(c) The distance is at rest relative to the ground (proper length); the particle sees it contracted:

$$L = \frac{${km.toFixed(1)}}{${significant(gamma)}} = ${quantity(contracted, 'km')}$$

(d) Without relativity $${standardForm(ground, 's')}$ would be $${significant(ground / (micro * 1e-6), 2)}$ mean lifetimes and only a small fraction would survive. In the rest frame of the particles only $${significant(lives, 2)}$ mean lifetimes pass, because the distance is contracted (for the ground observer: because the particles' clocks run slow). The large number that is detected agrees with time dilation and length contraction.`,
    markScheme: markLines(
      ['a', 'A1', tex`$${significant(gamma)}$`],
      ['b.i', 'A1', tex`$${standardForm(ground, 's')}$`],
      ['b.ii', 'M1', 'Proper time recognized: divided by $\\gamma$'],
      ['b.ii', 'A1', tex`$${standardForm(own, 's')}$`],
      ['c', 'A1', tex`$${quantity(contracted, 'km')}$`],
      ['d', 'R1', 'Without time dilation the time is several lifetimes, so few would be detected'],
      ['d', 'R1', 'With it (or with length contraction) fewer lifetimes pass, in agreement with the observation'],
    ),
    keys: numberKeys(
      foreseeing(numericAnswer(gamma, '', 'a'), miss(gamma * gamma, 'The square root is missing.')),
      numericAnswer(ground, 's', 'b.i'),
      foreseeing(
        numericAnswer(own, 's', 'b.ii'),
        miss(ground * gamma, 'You multiplied by the Lorentz factor; whose clock shows the proper time?', 'reciprocal'),
      ),
      foreseeing(
        numericAnswer(contracted, 'km', 'c'),
        miss(km * gamma, 'You multiplied by the Lorentz factor; in which frame is the proper length?', 'reciprocal'),
      ),
    ),
  }),
  check: ({ beta, km, micro }, { ground, own, contracted, lives }) => {
    const light = 3e8;
    // The interval between the detections is the same in both frames.
    assertAgree((light * own) ** 2, (light * ground) ** 2 - (km * 1e3) ** 2, 'interval');
    assertAgree(contracted * 1e3, beta * light * own, 'the ground rushes past in the proper time');
    assertAgree(lives * micro * 1e-6, contracted / (beta * 3e5), 'lifetimes that pass');
    assertBetween(lives, 0.3, 4, 'lifetimes that pass');
  },
});

const velocityAddition = defineTemplate({
  key: 'physics-a5-velocity-addition',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('A.5', 1),
  variants: [
    { u: 0.6, v: 0.5, opposite: true },
    { u: 0.8, v: 0.4, opposite: false },
    { u: 0.7, v: 0.6, opposite: true },
    { u: 0.9, v: 0.5, opposite: false },
    { u: 0.5, v: 0.4, opposite: true },
    { u: 0.95, v: 0.6, opposite: false },
    { u: 0.8, v: 0.75, opposite: true },
    { u: 0.85, v: 0.3, opposite: false },
  ],
  solve: ({ u, v, opposite }) => ({ relative: opposite ? (u + v) / (1 + u * v) : (u - v) / (1 - u * v) }),
  write: ({ u, v, opposite }, { relative }, variantIndex) => {
    const speed = (value: number) => tex`$${significant(value, 2)}c$`;
    const galilean = opposite ? u + v : u - v;
    const wrongSign = opposite ? (u + v) / (1 - u * v) : (u - v) / (1 + u * v);
    const swapped = opposite ? (u - v) / (1 - u * v) : (u + v) / (1 + u * v);
    const choice = arrangeOptions(
      speed(relative),
      [
        wrong(speed(galilean), 'You used the Galilean transformation, which does not hold at such speeds.'),
        wrong(speed(wrongSign), 'The sign in the denominator does not fit the one in the numerator.', 'sign'),
        wrong(speed(swapped), 'You gave the velocity of ship B the wrong sign.', 'sign'),
      ],
      variantIndex,
      5,
    );
    return {
      text: tex`In the frame of a space station, ship A moves to the right at $${u}c$ and ship B moves to the ${opposite ? 'left' : 'right'} at $${v}c$ along the same line.

What is the speed of ship A in the rest frame of ship B? [1]`,
      hint: 'In which frame is each of the given velocities measured? Mind the signs.',
      answer: speed(relative),
      solution: tex`Let right be positive. The velocity of A is $u = ${u}c$ and that of the frame of B is $v = ${opposite ? '-' : ''}${v}c$:

$$u' = \frac{u - v}{1 - \frac{uv}{c^2}} = \frac{${u} ${opposite ? '+' : '-'} ${v}}{1 ${opposite ? '+' : '-'} ${u} \times ${v}}\,c = ${significant(relative, 2)}c$$

The Galilean result $${significant(galilean, 2)}c$ ${opposite ? 'is too large' : 'is too small'}; a relative speed never exceeds $c$.`,
      markScheme: markLines(['', 'A1', `relativistic velocity transformation`]),
      ...choice,
    };
  },
  check: ({ u, v, opposite }, { relative }) => {
    // Rapidities add.
    assertAgree(Math.atanh(relative), Math.atanh(u) - Math.atanh(opposite ? -v : v), 'rapidity');
    assertBetween(relative, 0, 1, 'speed');
  },
});

const worldLine = defineTemplate({
  key: 'physics-a5-spacetime-diagram-signal',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('A.5', 2),
  variants: [
    { x: 3, ct: 5, sent: 1 },
    { x: 4, ct: 5, sent: 0.5 },
    { x: 2, ct: 4, sent: 1.2 },
    { x: 3, ct: 4, sent: 0.8 },
    { x: 4.2, ct: 6, sent: 1 },
    { x: 2.4, ct: 6, sent: 2 },
    { x: 5, ct: 8, sent: 1.5 },
    { x: 1.8, ct: 3, sent: 0.6 },
  ],
  solve: ({ x, ct, sent }) => {
    const beta = x / ct;
    const gamma = lorentzFactor(beta);
    const meets = sent / (1 - beta);
    return {
      beta,
      gamma,
      angle: (Math.atan(beta) * 180) / Math.PI,
      proper: ct / gamma,
      meets,
      place: beta * meets,
      onBoard: meets / gamma,
    };
  },
  write: ({ x, ct, sent }, { beta, gamma, angle, proper, meets, place, onBoard }) => {
    const size = Math.max(ct, meets) * 1.12;
    const diagram = new Diagram({ x: [0, size], y: [0, size], width: 340, equalScale: true })
      .axes({ x: 'x / ly', y: 'ct / ly', xTicks: [x], yTicks: [ct] })
      .segment([0, 0], [beta * size * 0.97, size * 0.97], 'd-curve2')
      .segment([x, 0], [x, ct], 'd-dashed')
      .segment([0, ct], [x, ct], 'd-dashed')
      .point([x, ct])
      .point([0, sent])
      .label([x, ct], 'P', { math: true, dx: 12, dy: 4 })
      .label([0, sent], 'S', { math: true, dx: 12, dy: -4 })
      .label([beta * size * 0.97, size * 0.97], 'ship', { dx: 18, dy: 4 });
    return {
      text: tex`The space–time diagram is drawn in the frame of the Earth, which stays at $x = 0$. A ship passes the Earth at $x = 0$, $ct = 0$, and later, at event $P$, passes a beacon that is at rest relative to the Earth at $x = ${x}\text{ ly}$. Event $P$ has $ct = ${ct}\text{ ly}$.

![](diagram:spacetime)

(a) Determine the speed of the ship in terms of $c$. [1]

(b) Calculate the angle between the world line of the ship and the $ct$ axis. [1]

(c) Determine the time between passing the Earth and passing the beacon on a clock in the ship. [2]

(d) At event $S$, when $ct = ${sent}\text{ ly}$, the Earth sends a light signal towards the ship.

(i) Determine the coordinates $x$ and $ct$ of the event at which the signal reaches the ship. [3]

(ii) Calculate the reading of the ship's clock at that event. The clock showed zero when the ship passed the Earth. [1]

(e) State why all observers agree on the value of $(c\Delta t)^2 - (\Delta x)^2$ for these two events of the ship. [1]`,
      hint: tex`How steep is the world line of light, and through which event does it go?`,
      answer: tex`(a) $${significant(beta)}c$

(b) $${significant(angle)}^\circ$

(c) $${quantity(proper, 'years')}$

(d) (i) $x = ${quantity(place, 'ly')}$, $ct = ${quantity(meets, 'ly')}$

(ii) $${quantity(onBoard, 'years')}$

(e) The space–time interval is invariant.`,
      solution: tex`(a) The world line goes through the origin and $P$: $v = \dfrac{x}{t} = \dfrac{${x}}{${ct}}c = ${significant(beta)}c$.

(b) $\tan\theta = \dfrac{v}{c} = ${significant(beta)}$, so $\theta = ${significant(angle)}^\circ$.

(c) The ship's clock is present at both events, so it shows the proper time. With $\gamma = \dfrac{1}{\sqrt{1 - ${significant(beta)}^2}} = ${significant(gamma)}$,

$$\Delta t_0 = \frac{${ct}}{${significant(gamma)}} = ${quantity(proper, 'years')}$$

(d) (i) The light signal obeys $x = ct - ${sent}$, the ship $x = ${significant(beta)}\,ct$. They meet where

$$ct - ${sent} = ${significant(beta)}\,ct \quad\Rightarrow\quad ct = \frac{${sent}}{1 - ${significant(beta)}} = ${quantity(meets, 'ly')}, \qquad x = ${significant(beta)} \times ${significant(meets)} = ${quantity(place, 'ly')}$$

(ii) The clock in the ship runs slow for the Earth: $\dfrac{${significant(meets)}}{${significant(gamma)}} = ${quantity(onBoard, 'years')}$.

(e) It is the space–time interval, which has the same value in every inertial frame (it is invariant).`,
      markScheme: markLines(
        ['a', 'A1', tex`$${significant(beta)}c$`],
        ['b', 'A1', tex`$${significant(angle)}^\circ$`],
        ['c', 'M1', tex`Divides by $\gamma = ${significant(gamma)}$, or uses the interval`],
        ['c', 'A1', tex`$${quantity(proper, 'years')}$`],
        ['d.i', 'M1', tex`World line of light $x = ct - ${sent}$, or line at $45^\circ$ drawn from $S$`],
        ['d.i', 'A1', tex`$ct = ${quantity(meets, 'ly')}$`],
        ['d.i', 'A1', tex`$x = ${quantity(place, 'ly')}$`],
        ['d.ii', 'A1', tex`$${quantity(onBoard, 'years')}$`],
        ['e', 'R1', 'Space–time interval is invariant'],
      ),
      keys: numberKeys(
        { part: 'a', value: beta, tolerance: 0.005, unit: 'c' },
        foreseeing(numericAnswer(angle, 'degrees', 'b'), miss(90 - angle, 'This is the angle to the other axis.')),
        foreseeing(
          numericAnswer(proper, 'years', 'c'),
          miss(ct, 'This is the time in the frame of the Earth.', 'incomplete'),
          miss(ct * gamma, 'You multiplied by the Lorentz factor; whose clock shows the proper time?', 'reciprocal'),
        ),
        { ...numericAnswer(place, 'ly', 'd.i'), label: '$x =$' },
        { ...numericAnswer(meets, 'ly', 'd.i'), label: '$ct =$' },
        foreseeing(
          { ...numericAnswer(onBoard, 'years', 'd.ii'), tolerance: onBoard * 0.015 },
          miss(meets, 'This is the time in the frame of the Earth.', 'incomplete'),
          miss(meets * gamma, 'You multiplied by the Lorentz factor; whose clock shows the proper time?', 'reciprocal'),
        ),
      ),
      diagrams: [
        {
          name: 'spacetime',
          svg: diagram.toSvg(),
          alt: `Space–time diagram with axes x and ct in light years: the ship's world line is straight from the origin through event P at x = ${x}, ct = ${ct}. Event S lies on the ct axis at ct = ${sent}.`,
        },
      ],
    };
  },
  check: ({ x, ct, sent }, { beta, angle, proper, meets, place, onBoard }) => {
    assertAgree(Math.tan((angle * Math.PI) / 180) * ct, x, 'angle to the ct axis');
    assertAgree(proper ** 2, ct ** 2 - x ** 2, 'interval from origin to P');
    const meeting = bisect((time) => time - sent - (x / ct) * time, 0, 1_000);
    assertAgree(meets, meeting, 'meeting of signal and ship');
    assertAgree(onBoard ** 2, meets ** 2 - place ** 2, 'interval to the meeting');
    // In the ship's frame the signal is sent later and from a receding Earth: Doppler factor.
    assertAgree(onBoard / sent, Math.sqrt((1 + beta) / (1 - beta)), 'Doppler factor');
  },
});

export const relativity: readonly QuestionTemplate[] = [
  withErrorForms(particleFlight, { mistaken: 'c', keep: ['a', 'c', 'd'] }),
  velocityAddition,
  withErrorForms(worldLine, { mistaken: 'c', keep: ['a', 'c'], slip: 1 }),
];
