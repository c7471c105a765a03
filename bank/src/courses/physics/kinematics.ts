import { withCapitalA } from '../../articles.ts';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { assertClose, bisect, integrate, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { FREE_FALL as g } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, tex } from './quantities.ts';
import { gravityFromHeight } from './reversed-choices-a-b.ts';

/** A.1 Kinematics: motion graphs, constant acceleration, projectiles. */

const tramGraph = defineTemplate({
  key: 'physics-a1-tram-velocity-time-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('A.1.1', 2, ['A.1.2']),
  variants: [
    { vehicle: 'tram', v: 12, t1: 8, t2: 30, t3: 40 },
    { vehicle: 'delivery robot', v: 6, t1: 5, t2: 20, t3: 24 },
    { vehicle: 'cable car', v: 9, t1: 15, t2: 50, t3: 65 },
    { vehicle: 'ferry', v: 8, t1: 20, t2: 70, t3: 95 },
    { vehicle: 'underground train', v: 20, t1: 16, t2: 60, t3: 85 },
    { vehicle: 'cyclist', v: 10, t1: 8, t2: 38, t3: 43 },
    { vehicle: 'lift', v: 5, t1: 4, t2: 14, t3: 17 },
    { vehicle: 'bus', v: 15, t1: 12, t2: 45, t3: 55 },
    { vehicle: 'funicular railway', v: 7, t1: 10, t2: 60, t3: 70 },
  ],
  solve: ({ v, t1, t2, t3 }) => {
    const a = v / t1;
    const distance = 0.5 * (t3 + (t2 - t1)) * v;
    const mean = distance / t3;
    return { a, distance, mean, sameSpeedAt: mean / a };
  },
  write: ({ vehicle, v, t1, t2, t3 }, { a, distance, mean, sameSpeedAt }) => {
    const diagram = new Diagram({ x: [0, t3 * 1.12], y: [0, v * 1.25] })
      .axes({ x: 't / s', y: 'v / m s⁻¹', xTicks: [t1, t2, t3], yTicks: [v] })
      .segment([0, v], [t1, v], 'd-dashed')
      .segment([t1, 0], [t1, v], 'd-dashed')
      .segment([t2, 0], [t2, v], 'd-dashed')
      .polyline([
        [0, 0],
        [t1, v],
        [t2, v],
        [t3, 0],
      ]);
    return {
      text: tex`${withCapitalA(vehicle)} travels in a straight line between two stops. The graph shows how its velocity $v$ varies with time $t$.

![](diagram:graph)

(a) Calculate the acceleration of the ${vehicle} in the first $${t1}\text{ s}$. [2]

(b) Determine the distance between the two stops. [3]

(c) Calculate the average speed for the journey. [1]

(d) A drone flies above the same route at constant speed. It passes the first stop at $t = 0$ and the second stop at $t = ${t3}\text{ s}$. Determine the first time at which the ${vehicle} and the drone have the same speed. [2]`,
      hint: 'What do the gradient of the graph and the area under it represent?',
      answer: tex`(a) $${quantity(a, 'm s^-2')}$

(b) $${quantity(distance, 'm')}$

(c) $${quantity(mean, 'm s^-1')}$

(d) $${quantity(sameSpeedAt, 's')}$`,
      solution: tex`(a) Acceleration is the gradient of a velocity–time graph. In the first $${t1}\text{ s}$ the velocity grows steadily from $0$ to $${v}\text{ m s}^{-1}$:

$$a = \frac{\Delta v}{\Delta t} = \frac{${v} - 0}{${t1}} = ${quantity(a, 'm s^-2')}$$

(b) The distance is the area under the graph. The figure is a trapezium whose parallel sides are the whole time, $${t3}\text{ s}$, and the time at constant velocity, $${t2} - ${t1} = ${t2 - t1}\text{ s}$; its height is $${v}\text{ m s}^{-1}$:

$$s = \tfrac{1}{2}(${t3} + ${t2 - t1}) \times ${v} = ${quantity(distance, 'm')}$$

(c) The average speed is the whole distance divided by the whole time:

$$\overline{v} = \frac{${significant(distance)}}{${t3}} = ${quantity(mean, 'm s^-1')}$$

(d) The drone covers the same distance in the same time, so its constant speed is the average speed from (c). The ${vehicle} first reaches this speed while it speeds up, where $v = at$:

$$t = \frac{\overline{v}}{a} = \frac{${significant(mean)}}{${significant(a)}} = ${quantity(sameSpeedAt, 's')}$$`,
      markScheme: markLines(
        ['a', '(M1)', 'Gradient of the first section'],
        ['a', 'A1', tex`$${quantity(a, 'm s^-2')}$`],
        ['b', 'M1', 'Area under the graph used for distance'],
        ['b', 'A1', 'Correct areas of the sections, or correct trapezium'],
        ['b', 'A1', tex`$${quantity(distance, 'm')}$`],
        ['c', 'A1', tex`$${quantity(mean, 'm s^-1')}$`],
        ['d', 'M1', 'Speed of the drone recognized as the average speed and set equal to $at$'],
        ['d', 'A1', tex`$${quantity(sameSpeedAt, 's')}$`],
      ),
      keys: numberKeys(
        numericAnswer(a, 'm s^-2', 'a'),
        foreseeing(numericAnswer(distance, 'm', 'b'), miss(v * t3, 'You let the greatest velocity last for the whole time.')),
        foreseeing(
          numericAnswer(mean, 'm s^-1', 'c'),
          miss(
            v / 2,
            'You took the mean of the least and the greatest velocity, but the velocity does not change steadily throughout.',
          ),
        ),
        foreseeing(
          numericAnswer(sameSpeedAt, 's', 'd'),
          miss(t3 - (mean / v) * (t3 - t2), 'This is the second time at which the speeds are equal.'),
        ),
      ),
      diagrams: [
        {
          name: 'graph',
          svg: diagram.toSvg(),
          alt: `Velocity–time graph: a straight line from rest to ${v} m/s at ${t1} s, constant until ${t2} s, then a straight line to rest at ${t3} s.`,
        },
      ],
    };
  },
  check: ({ v, t1, t2, t3 }, { a, distance, mean, sameSpeedAt }) => {
    const velocity = (t: number) => (t < t1 ? (v * t) / t1 : t < t2 ? v : (v * (t3 - t)) / (t3 - t2));
    const area = integrate(velocity, 0, t1) + integrate(velocity, t1, t2) + integrate(velocity, t2, t3);
    assertAgree(distance, area, 'distance');
    assertAgree(velocity(sameSpeedAt), area / t3, 'same speed');
    assertAgree(mean * t3, area, 'drone');
    assertAgree(a * t1, v, 'acceleration');
    assertBetween(sameSpeedAt, 0, t1, 'same speed while speeding up');
  },
});

const reversalGraph = defineTemplate({
  key: 'physics-a1-distance-from-reversing-velocity',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.1.1', 1),
  variants: [
    { thing: 'toy car', u: 8, t0: 4, end: 6 },
    { thing: 'model train', u: 6, t0: 3, end: 5 },
    { thing: 'robot', u: 10, t0: 5, end: 8 },
    { thing: 'laboratory glider', u: 12, t0: 4, end: 6 },
    { thing: 'trolley', u: 9, t0: 3, end: 5 },
    { thing: 'small drone', u: 4, t0: 4, end: 7 },
    { thing: 'toy lorry', u: 12, t0: 6, end: 9 },
    { thing: 'radio-controlled boat', u: 16, t0: 4, end: 5 },
  ],
  solve: ({ u, t0, end }) => {
    const w = (u * (end - t0)) / t0;
    const [forwards, backwards] = [(u * t0) / 2, (w * (end - t0)) / 2];
    return { w, forwards, backwards, distance: forwards + backwards };
  },
  write: ({ thing, u, t0, end }, { w, forwards, backwards, distance }, variantIndex) => {
    const diagram = new Diagram({ x: [-end * 0.04, end * 1.12], y: [-w * 1.5, u * 1.25] })
      .axes({ x: 't / s', y: 'v / m s⁻¹', xTicks: [end], yTicks: [u, -w] })
      .label([t0, 0], `${t0}`, { dy: -6, dx: 6 })
      .segment([end, 0], [end, -w], 'd-dashed')
      .segment([0, -w], [end, -w], 'd-dashed')
      .segment([0, u], [end, -w]);
    const metres = (value: number) => tex`$${quantity(value, 'm', Number.isInteger(value) ? `${value}`.length : 3)}$`;
    const choice = arrangeOptions(
      metres(distance),
      [
        wrong(
          metres(forwards - backwards),
          'You took the way back away from the way forwards; that gives the displacement.',
          'sign',
        ),
        wrong(metres(forwards), 'You left out the part of the graph below the time axis.', 'incomplete'),
        wrong(
          metres((u * end) / 2),
          'You took the velocity to reach zero only at the end; look where the line crosses the time axis.',
        ),
      ],
      variantIndex,
    );
    return {
      text: tex`The graph shows how the velocity $v$ of a ${thing} on a straight course varies with time $t$.

![](diagram:graph)

What is the total **distance** travelled by the ${thing} from $t = 0$ to $t = ${end}\text{ s}$? [1]`,
      hint: 'How does the way back count for the distance, and how for the displacement?',
      answer: metres(distance),
      solution: tex`The area between the graph and the time axis is the way travelled in each direction.

Forwards, until $t = ${t0}\text{ s}$: $\tfrac{1}{2} \times ${t0} \times ${u} = ${forwards}\text{ m}$.

Backwards, from $t = ${t0}\text{ s}$ to $t = ${end}\text{ s}$: $\tfrac{1}{2} \times ${end - t0} \times ${w} = ${backwards}\text{ m}$.

Distance is a scalar, so both ways count: $${forwards} + ${backwards} = ${distance}\text{ m}$. Subtracting them would give the displacement, $${forwards - backwards}\text{ m}$.`,
      markScheme: markLines(['', 'A1', `sum of both areas`]),
      ...choice,
      numeric: [numericAnswer(distance, 'm')],
      diagrams: [
        {
          name: 'graph',
          svg: diagram.toSvg(),
          alt: `Velocity–time graph: one straight line from ${u} m/s at time 0 through zero at ${t0} s to minus ${w} m/s at ${end} s.`,
        },
      ],
    };
  },
  check: ({ u, t0, end }, { distance, w }) => {
    const speed = (t: number) => Math.abs(u - (u / t0) * t);
    assertAgree(distance, integrate(speed, 0, t0) + integrate(speed, t0, end), 'distance');
    assertAgree(speed(end), w, 'final speed');
  },
});

const stoppingDistance = defineTemplate({
  key: 'physics-a1-stopping-distance',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('A.1.2', 2),
  variants: [
    { driver: 'A car driver', v: 22, reaction: 0.7, a: 6.5 },
    { driver: 'A cyclist', v: 9.5, reaction: 0.6, a: 3.8 },
    { driver: 'A lorry driver', v: 24, reaction: 0.8, a: 4.5 },
    { driver: 'A motorcyclist', v: 28, reaction: 0.65, a: 7.2 },
    { driver: 'A tram driver', v: 14, reaction: 0.9, a: 1.6 },
    { driver: 'A bus driver', v: 16, reaction: 0.75, a: 3.2 },
    { driver: 'The rider of an electric scooter', v: 6.8, reaction: 0.55, a: 2.7 },
    { driver: 'A taxi driver', v: 13.5, reaction: 0.85, a: 5.4 },
    { driver: 'A van driver', v: 19, reaction: 0.72, a: 5.8 },
  ],
  solve: ({ v, reaction, a }) => {
    const thinking = v * reaction;
    const braking = (v * v) / (2 * a);
    return { thinking, braking, total: thinking + braking };
  },
  write: ({ driver, v, reaction, a }, { thinking, braking, total }) => ({
    text: tex`${driver} travels at a constant speed of $${v}\text{ m s}^{-1}$ along a straight level road and sees an obstacle. The brakes are applied $${reaction}\text{ s}$ later. The vehicle then slows down uniformly at $${a}\text{ m s}^{-2}$.

Determine the total distance travelled from the moment the obstacle is seen until the vehicle stops. [4]`,
    hint: 'Which two stages does the motion have?',
    answer: tex`$${quantity(total, 'm')}$`,
    solution: tex`*While reacting* the speed is constant:

$$s_1 = vt = ${v} \times ${reaction} = ${quantity(thinking, 'm')}$$

*While braking* the acceleration is $-${a}\text{ m s}^{-2}$ and the final speed is $0$. The time is not known, so use $v^2 = u^2 + 2as$:

$$0 = ${v}^2 - 2 \times ${a} \times s_2 \quad\Rightarrow\quad s_2 = \frac{${v}^2}{2 \times ${a}} = ${quantity(braking, 'm')}$$

*In all:* $s = ${significant(thinking)} + ${significant(braking)} = ${quantity(total, 'm')}$.`,
    markScheme: markLines(
      ['', 'A1', tex`Distance while reacting $${quantity(thinking, 'm')}$`],
      ['', 'M1', 'Use of $v^2 = u^2 + 2as$ with $v = 0$, or an equivalent pair of equations'],
      ['', 'A1', tex`Braking distance $${quantity(braking, 'm')}$`],
      ['', 'A1', tex`$${quantity(total, 'm')}$`],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(total, 'm'),
        miss(thinking, 'This is the distance during the reaction time alone.', 'incomplete'),
        miss(braking, 'This is the braking distance alone.', 'incomplete'),
        miss(thinking + 2 * braking, 'The factor 2 is missing in the equation for the braking distance.'),
      ),
    ),
  }),
  check: ({ v, reaction, a }, { total }) => {
    const brakingTime = bisect((t) => v - a * t, 0, 100);
    const [s = 0, speed = 1] = simulate((_, [, now = 0]) => [now, 0], [0, v], reaction, 100);
    const [stop = 0, rest = 1] = simulate((_, [, now = 0]) => [now, -a], [s, speed], brakingTime, 500);
    assertAgree(total, stop, 'stopping distance');
    assertClose(rest, 0, 'at rest');
    assertBetween(total, 5, 120, 'stopping distance');
  },
});

const throwOnPlanet = defineTemplate({
  key: 'physics-a1-throw-height-ratio',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('A.1.2', 1),
  variants: [
    { k: 2, m: 3 },
    { k: 3, m: 2 },
    { k: 2, m: 6 },
    { k: 3, m: 6 },
    { k: 2, m: 5 },
    { k: 3, m: 4 },
    { k: 2, m: 4 },
    { k: 4, m: 3 },
  ],
  solve: ({ k, m }) => ({ factor: k * k * m }),
  write: ({ k, m }, { factor }, variantIndex) => {
    const times = (numerator: number, denominator = 1) => tex`$${fraction(numerator, denominator).replace(/^1$/, '')}H$`;
    const choice = arrangeOptions(
      times(factor),
      [
        wrong(times(k * k, m), 'You let a weaker gravity make the height smaller.', 'reciprocal'),
        wrong(times(k * m), 'You took the height to be proportional to the launch speed; the speed is squared in the equation.'),
        wrong(times(k * m * m), 'You squared the ratio of the accelerations instead of that of the speeds.', 'order'),
      ],
      variantIndex,
      1,
    );
    return {
      text: tex`On planet X a ball thrown vertically upwards with speed $u$ rises to a greatest height $H$. On planet Y, where the free-fall acceleration is $\tfrac{1}{${m}}$ of that on planet X, a ball is thrown vertically upwards with speed $${k}u$. Air resistance is negligible.

What is the greatest height reached on planet Y? [1]`,
      hint: 'At the greatest height the speed is zero. How does the height depend on the speed, and how on $g$?',
      answer: times(factor),
      solution: tex`At the top $v = 0$, so $0 = u^2 - 2gH$ and $H = \dfrac{u^2}{2g}$: the height grows with the **square** of the speed and is inversely proportional to $g$.

On planet Y the speed is $${k}$ times and $g$ is $\tfrac{1}{${m}}$ times as large:

$$H_Y = \frac{(${k}u)^2}{2 \times \frac{g}{${m}}} = ${k}^2 \times ${m} \times \frac{u^2}{2g} = ${factor}H$$`,
      markScheme: markLines(['', 'A1', `$H \\propto u^2/g$`]),
      ...choice,
    };
  },
  check: ({ k, m }, { factor }) => {
    const height = (speed: number, gravity: number) => {
      const top = bisect((t) => speed - gravity * t, 0, 1e4);
      return simulate((_, [, now = 0]) => [now, -gravity], [0, speed], top, 200)[0] ?? 0;
    };
    assertAgree(height(k * 7, 9 / m) / height(7, 9), factor, 'ratio of heights');
  },
});

const cliffProjectile = defineTemplate({
  key: 'physics-a1-projectile-from-cliff',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: bothCourses('A.1.3', 2),
  variants: [
    { u: 18, angle: 35, h: 30 },
    { u: 25, angle: 40, h: 20 },
    { u: 15, angle: 50, h: 45 },
    { u: 30, angle: 25, h: 24 },
    { u: 22, angle: 60, h: 35 },
    { u: 12, angle: 30, h: 50 },
    { u: 28, angle: 45, h: 15 },
    { u: 20, angle: 55, h: 28 },
  ],
  solve: ({ u, angle, h }) => {
    const theta = (angle * Math.PI) / 180;
    const [ux, uy] = [u * Math.cos(theta), u * Math.sin(theta)];
    const time = (uy + Math.sqrt(uy * uy + 2 * g * h)) / g;
    const vy = g * time - uy;
    return { ux, uy, time, range: ux * time, vy, speed: Math.hypot(ux, vy) };
  },
  write: ({ u, angle, h }, { ux, uy, time, range, vy, speed }) => {
    const height = (x: number) => h + (uy / ux) * x - (g * x * x) / (2 * ux * ux);
    const top = h + (uy * uy) / (2 * g);
    const reach = Math.min(range * 0.35, u * 0.9);
    const theta = (angle * Math.PI) / 180;
    // As long as the frame allows: the arrow keeps its direction.
    const along = Math.min(reach * 0.62, (top * 1.1 - h) / Math.tan(theta));
    const tip: [number, number] = [along, h + along * Math.tan(theta)];
    const diagram = new Diagram({ x: [-range * 0.22, range * 1.12], y: [-top * 0.08, top * 1.12], width: 440, equalScale: true })
      .polyline([
        [-range * 0.22, h],
        [0, h],
        [0, 0],
        [range * 1.1, 0],
      ])
      .graph(height, 0, range, 'd-curve2')
      .segment([0, h], [reach, h], 'd-dashed')
      .arrow([0, h], tip)
      .label(tip, 'u', { math: true, dx: -12, dy: 4 })
      .arc([0, h], along * 0.6, 0, theta)
      .label([along * 0.6, h], `${angle}°`, { anchor: 'start', dy: -7, dx: 4 })
      .label([-range * 0.02, h / 2], `${h} m`, { anchor: 'end' })
      .label([range * 0.55, 0], 'sea', { dy: 16 });
    return {
      text: tex`A ball is launched from the edge of a cliff, $${h}\text{ m}$ above the sea, with speed $u = ${u}\text{ m s}^{-1}$ at an angle of $${angle}^\circ$ above the horizontal. Air resistance is negligible.

![](diagram:cliff)

(a) Show that the ball reaches the sea about $${significant(time, 2)}\text{ s}$ after launch. [3]

(b) Calculate the horizontal distance from the foot of the cliff to the point where the ball reaches the sea. [2]

(c) Determine the speed of the ball as it reaches the sea. [3]

(d) In practice air resistance acts on the ball. Outline its effect on your answer to (b). [2]`,
      hint: 'Which signs do the initial velocity, the displacement and the acceleration have in the vertical motion?',
      answer: tex`(a) $t = ${quantity(time, 's')}$

(b) $${quantity(range, 'm')}$

(c) $${quantity(speed, 'm s^-1')}$

(d) The distance is smaller, because the drag opposes the motion and reduces the horizontal velocity during the flight.`,
      solution: tex`(a) Take upwards as positive. The vertical component of the initial velocity is $u_y = ${u}\sin ${angle}^\circ = ${quantity(uy, 'm s^-1')}$ and the vertical displacement is $-${h}\text{ m}$:

$$-${h} = ${significant(uy)}\,t - \tfrac{1}{2} \times 9.8\,t^2 \quad\Rightarrow\quad 4.9t^2 - ${significant(uy)}\,t - ${h} = 0$$

The positive solution is

$$t = \frac{${significant(uy)} + \sqrt{${significant(uy)}^2 + 4 \times 4.9 \times ${h}}}{9.8} = ${quantity(time, 's')} \approx ${quantity(time, 's', 2)}$$

(b) Horizontally nothing accelerates the ball: $u_x = ${u}\cos ${angle}^\circ = ${quantity(ux, 'm s^-1')}$, so

$$x = u_xt = ${significant(ux)} \times ${significant(time)} = ${quantity(range, 'm')}$$

(c) The vertical velocity at the sea is $v_y = ${significant(uy)} - 9.8 \times ${significant(time)} = -${quantity(vy, 'm s^-1')}$. The components are at right angles:

$$v = \sqrt{${significant(ux)}^2 + ${significant(vy)}^2} = ${quantity(speed, 'm s^-1')}$$

(d) Drag acts against the velocity at every moment. Its horizontal part slows the ball down, so the horizontal velocity is no longer constant but falls. The ball therefore lands closer to the cliff: the distance in (b) becomes smaller.`,
      markScheme: markLines(
        ['a', 'A1', tex`$u_y = ${quantity(uy, 'm s^-1')}$`],
        ['a', 'M1', tex`$-${h} = u_yt - \tfrac{1}{2}gt^2$ with consistent signs`],
        ['a', 'A1', tex`$t = ${quantity(time, 's')}$`],
        ['a', 'AG', tex`$t \approx ${quantity(time, 's', 2)}$`],
        ['b', '(M1)', tex`$x = u\cos\theta \times t$`],
        ['b', 'A1', tex`$${quantity(range, 'm')}$`],
        ['c', 'M1', tex`Vertical velocity $${quantity(vy, 'm s^-1')}$ downwards, or conservation of energy`],
        ['c', '(M1)', 'Components combined by Pythagoras, or energies combined'],
        ['c', 'A1', tex`$${quantity(speed, 'm s^-1')}$`],
        ['d', 'R1', 'Drag reduces the horizontal velocity during the flight'],
        ['d', 'A1', 'Distance is smaller'],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(time, 's', 'a'),
          miss(Math.sqrt((2 * h) / g), 'You left out the vertical component of the initial velocity.', 'incomplete'),
        ),
        foreseeing(
          { ...numericAnswer(range, 'm', 'b'), tolerance: range * 0.03 },
          miss(u * time, 'You used the whole speed; only its horizontal component counts.'),
          miss(uy * time, 'You used the vertical component of the velocity.'),
        ),
        foreseeing(
          numericAnswer(speed, 'm s^-1', 'c'),
          miss(vy, 'This is the vertical component of the velocity.', 'incomplete'),
          miss(ux + vy, 'You added the components, but they are at right angles.'),
        ),
      ),
      diagrams: [
        {
          name: 'cliff',
          svg: diagram.toSvg(),
          alt: `Path of a ball launched from the top edge of a cliff ${h} m above the sea at ${angle} degrees above the horizontal with speed u.`,
        },
      ],
    };
  },
  check: ({ u, angle, h }, { time, range, speed }) => {
    const theta = (angle * Math.PI) / 180;
    const initial = [0, h, u * Math.cos(theta), u * Math.sin(theta)];
    const [x = 0, y = 1, vx = 0, vy = 0] = simulate((_, [, , a = 0, b = 0]) => [a, b, 0, -g], initial, time, 2_000);
    assertClose(y, 0, 'at the sea');
    assertAgree(range, x, 'range');
    assertAgree(speed, Math.hypot(vx, vy), 'speed by simulation');
    assertAgree(speed * speed, u * u + 2 * g * h, 'speed by energy');
  },
});

export const kinematics: readonly QuestionTemplate[] = [
  tramGraph,
  reversalGraph,
  stoppingDistance,
  withReversal(throwOnPlanet, gravityFromHeight),
  withErrorForms(cliffProjectile, { mistaken: 'b', keep: ['a', 'b', 'c', 'd'] }),
];
