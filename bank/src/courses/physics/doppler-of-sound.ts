import { Diagram } from '../../diagram.ts';
import { bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, tex } from './quantities.ts';

/** C.5 Doppler effect of sound. */

/** Wavefronts of a source that moves to the right at the share `mach` of the wave speed; one unit is a wavelength. */
function wavefronts(mach: number, observers: boolean): string {
  const diagram = new Diagram({ x: [-4.9 - 4 * mach, 5.6], y: [-4.4, 4.4], equalScale: true, width: 420 });
  for (let n = 1; n <= 4; n++) diagram.circle([-mach * n, 0], n, { className: 'd-curve' });
  diagram.point([0, 0]).arrow([0, 0], [0.9, 0], 'd-curve2').label([0, 0], 'S', { math: true, dx: -2, dy: -8 });
  if (observers)
    diagram
      .point([5, 0])
      .label([5, 0], 'P', { math: true, dy: -8 })
      .point([-4.5 - 4 * mach, 0])
      .label([-4.5 - 4 * mach, 0], 'Q', { math: true, dy: -8 });
  return diagram.toSvg();
}

const movingSource = defineTemplate({
  key: 'physics-c5-wavefronts-of-moving-source',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('C.5', 2),
  variants: [
    { form: 'explain', mach: 0.4, f: 500 },
    { form: 'explain', mach: 0.5, f: 440 },
    { form: 'draw', mach: 0.5, f: 600 },
    { form: 'draw', mach: 0.3, f: 800 },
    { form: 'compare', mach: 0.2, f: 680 },
    { form: 'compare', mach: 0.25, f: 510 },
    { form: 'explain', mach: 0.3, f: 700 },
    { form: 'explain', mach: 0.6, f: 350 },
    { form: 'compare', mach: 0.15, f: 850 },
    { form: 'compare', mach: 0.22, f: 425 },
  ] as const,
  solve: ({ mach, f }) => {
    const lambda = 340 / f;
    return { lambda, front: lambda * (1 - mach), behind: lambda * (1 + mach), speed: 340 * mach };
  },
  write: ({ form, mach, f }, { lambda, behind, speed }) => {
    const figure = (name: string, observers: boolean) => ({
      name,
      svg: wavefronts(mach, observers),
      alt: `Four circular wavefronts that lie closer together to the right of the source S, which moves to the right, than to the left${observers ? '; observer P stands to the right, observer Q to the left' : ''}.`,
    });
    if (form === 'explain')
      return inParts({
        stem: tex`A source $S$ of sound of frequency $${f}\text{ Hz}$ moves to the right at constant speed. The diagram shows wavefronts that it has sent out, one in each period. Observers $P$ and $Q$ are at rest. The speed of sound is $340\text{ m s}^{-1}$.

![](diagram:fronts)`,
        hint: 'All wavefronts travel equally fast; what differs is how far apart they are.',
        parts: [
          {
            ask: 'Explain why the wavefronts are closer together on the side of $P$.',
            answer: 'Each is sent out from a place nearer to P than the one before',
            solution:
              'Between two wavefronts the source moves on towards $P$, so the next one starts closer behind the former. The speed of sound does not depend on the motion of the source, so the smaller distance remains.',
            marks: [
              ['R1', 'Source moves towards P between two wavefronts'],
              ['R1', 'Speed of the wavefronts is the same in all directions'],
            ],
          },
          {
            ask: 'Compare the frequency heard by $Q$ with that of the source, and justify your answer.',
            answer: 'It is lower',
            solution:
              'Behind the source the wavelength is greater, and the speed is the same, so by $v = f\\lambda$ fewer wavefronts reach $Q$ in each second: the frequency is lower.',
            marks: [
              ['A1', 'Lower'],
              ['R1', 'Greater wavelength at the same speed'],
            ],
          },
          {
            ask: tex`By measurement on the diagram the distance between wavefronts in front of the source is $${significant(1 - mach, 2)}$ of that for a source at rest. Determine the speed of the source.`,
            answer: tex`$${quantity(speed, 'm s^-1')}$`,
            solution: tex`In one period $T$ a wavefront moves on by $\lambda = vT$ and the source follows by $u_sT$. The distance in front is $(v - u_s)T = ${significant(1 - mach, 2)}\,vT$. So $u_s = ${significant(mach, 2)}v = ${significant(mach, 2)} \times 340 = ${quantity(speed, 'm s^-1')}$.`,
            marks: [
              ['M1', tex`Distance in front is $(v - u_s)T$`],
              ['A1', tex`$${quantity(speed, 'm s^-1')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(speed, 'm s^-1'),
                miss(340 * (1 - mach), 'This is the speed at which a wavefront moves away from the source.'),
              ),
            ],
          },
        ],
        diagrams: [figure('fronts', true)],
      });
    if (form === 'draw')
      return inParts({
        stem: tex`A source of sound of frequency $${f}\text{ Hz}$ moves to the right at $${significant(speed)}\text{ m s}^{-1}$. The speed of sound is $340\text{ m s}^{-1}$.`,
        hint: 'How far does the source move while one wavefront moves on by a wavelength?',
        parts: [
          {
            ask: 'Calculate the distance that the source moves in one period.',
            answer: tex`$${quantity(speed / f, 'm')}$`,
            solution: tex`$u_sT = \dfrac{u_s}{f} = \dfrac{${significant(speed)}}{${f}} = ${quantity(speed / f, 'm')}$.`,
            marks: [['A1', tex`$${quantity(speed / f, 'm')}$`]],
            keys: [foreseeing(numericAnswer(speed / f, 'm'), miss(lambda, 'This is how far a wavefront moves in one period.'))],
          },
          {
            ask: 'Draw four successive wavefronts around the source.',
            answer: 'Circles whose centres lie behind each other on the path of the source, closer together in front',
            solution: tex`Each wavefront is a circle about the point where the source was when it was sent out. The radius grows by one wavelength, $${quantity(lambda, 'm')}$, from one to the next; the centres lie $${quantity(speed / f, 'm')}$ apart on the path of the source.

![](diagram:fronts)`,
            marks: [
              ['A1', 'Circles, none crossing another'],
              ['A1', 'Centres shifted along the path, wavefronts closer together in front of the source'],
            ],
          },
          {
            ask: 'Describe and explain what an observer hears while the source approaches at constant speed, passes, and recedes.',
            answer: 'A constant higher pitch, a fall while it passes, a constant lower pitch',
            solution:
              'While it approaches straight towards the observer, the wavelength is smaller and the frequency constant and higher than that of the source. While it passes, the frequency falls. Afterwards it is constant and lower. The loudness changes, but that is not the Doppler effect.',
            marks: [
              ['A1', 'Higher on approach, lower on recession'],
              ['R1', 'Constant on both sides, as the relative velocity along the line is constant'],
            ],
          },
        ],
        diagrams: [figure('fronts', false)],
      });
    return inParts({
      stem: tex`A train that sounds its whistle of frequency $${f}\text{ Hz}$ passes a station without stopping. A passenger in the train and a person on the platform listen. The speed of sound is $340\text{ m s}^{-1}$.`,
      hint: 'What matters is whether the distance between source and listener changes.',
      parts: [
        {
          ask: 'Compare the frequencies that the two hear before the train reaches the station.',
          answer: 'The passenger hears the frequency of the whistle; the person on the platform a higher one',
          solution: tex`The passenger does not move relative to the whistle and hears $${f}\text{ Hz}$. The train approaches the person on the platform, who hears a higher frequency.`,
          marks: [
            ['A1', tex`Passenger: $${f}\text{ Hz}$`],
            ['A1', 'Person on the platform: higher'],
          ],
        },
        {
          ask: tex`Sketch how the frequency heard on the platform varies with time as the train passes.`,
          answer: tex`Constant above $${f}\text{ Hz}$, a fall while the train passes, constant below $${f}\text{ Hz}$`,
          solution: tex`Long before and long after, the frequency is constant; while the train passes, it falls smoothly through $${f}\text{ Hz}$.

![](diagram:pitch)`,
          marks: [
            ['A1', tex`Level above $${f}\text{ Hz}$ first, level below it later`],
            ['A1', 'Smooth fall in between'],
          ],
        },
        {
          ask: tex`The distance between wavefronts behind the train is measured as $${significant(behind)}\text{ m}$. Determine the speed of the train.`,
          answer: tex`$${quantity(speed, 'm s^-1')}$`,
          solution: tex`The period is $\dfrac{1}{${f}}\text{ s}$. Behind the train the distance is $(v + u_s)T$, so

$$u_s = ${significant(behind)} \times ${f} - 340 = ${quantity(speed, 'm s^-1')}$$`,
          marks: [
            ['M1', tex`Distance behind is $(v + u_s)T$`],
            ['A1', tex`$${quantity(speed, 'm s^-1')}$`],
          ],
          keys: [
            foreseeing(
              { value: speed, tolerance: speed * 0.03, unit: 'm s^-1' },
              miss(340 + speed, 'Subtract the speed of sound.', 'incomplete'),
            ),
          ],
        },
      ],
      diagrams: [
        {
          name: 'pitch',
          svg: new Diagram({ x: [0, 10], y: [0, 10], height: 220 })
            .axes({ x: 't', y: 'f' })
            .segment([0, 5], [9.6, 5], 'd-dashed')
            .label([9.6, 5], `${f} Hz`, { anchor: 'end', dy: -6 })
            .graph((x) => 5 - 2.6 * Math.tanh((x - 5) * 1.6), 0, 9.6, 'd-curve2')
            .toSvg(),
          alt: `Frequency against time: level above ${f} Hz, then a smooth fall, then level below ${f} Hz.`,
        },
      ],
    });
  },
  check: ({ mach, f }, { front, behind, speed }) => {
    // Follow two wavefronts sent out one period apart, to the front and to the back.
    const T = 1 / f;
    const at = 1;
    const first = [340 * at, -340 * at];
    const second = [speed * T + 340 * (at - T), speed * T - 340 * (at - T)];
    assertAgree((first[0] ?? 0) - (second[0] ?? 0), front, 'in front', 1e-9);
    assertAgree((second[1] ?? 0) - (first[1] ?? 0), behind, 'behind', 1e-9);
    assertBetween(mach, 0.05, 0.9, 'slower than sound');
  },
});

const dopplerChoice = defineTemplate({
  key: 'physics-c5-which-frequency-is-heard',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('C.5', 1),
  variants: [
    { form: 'wavelength', source: 'an ambulance', times: 5 },
    { form: 'wavelength', source: 'a motorcycle', times: 4 },
    { form: 'graph', source: 'a buzzer', times: 2 },
    { form: 'graph', source: 'a whistle', times: 3 },
    { form: 'circle', source: 'a loudspeaker', times: 2 },
    { form: 'circle', source: 'a whirled whistle', times: 3 },
  ] as const,
  solve: ({ times }) => ({ speed: 340 / times }),
  write: ({ form, source, times }, _, index) => {
    if (form === 'wavelength')
      return asChoice(
        {
          text: tex`The siren of ${source} has a constant frequency. The vehicle approaches a listener, who is at rest, at $\tfrac{1}{${times}}$ of the speed of sound. How do the wavelength and the speed of the sound that reaches the listener compare with those of the siren at rest?`,
          hint: 'Which of the two belongs to the air alone?',
          right: 'Wavelength smaller, speed the same',
          wrongs: [
            ['Wavelength smaller, speed greater', 'You let the air carry the sound faster because its source moves.'],
            [
              'Wavelength the same, speed greater',
              'You explained the higher pitch by a higher speed; the speed depends on the air alone.',
            ],
            ['Wavelength greater, speed the same', 'You took the side behind the source; the listener is in front of it.'],
          ],
          solution: tex`The speed of sound depends on the air alone. The source follows its own wavefronts, which come closer together: the wavelength is smaller, here $\left(1 - \tfrac{1}{${times}}\right)$ of the wavelength at rest, and the frequency is higher.`,
          marking: 'speed by the medium, wavefronts closer together',
        },
        index,
        4,
      );
    if (form === 'graph')
      return asChoice(
        {
          text: tex`${source.replace('a ', 'A ')} falls from a high tower past a window and on to the ground. What is heard at the window, compared with the frequency of the sound at rest?`,
          hint: 'The speed of the source changes as it falls.',
          right: 'A higher frequency that rises, then a lower frequency that falls',
          wrongs: [
            [
              'A higher frequency that is constant, then a lower frequency that is constant',
              'You overlooked that the source gains speed as it falls.',
            ],
            ['A lower frequency that falls, then a higher frequency that rises', 'You exchanged approach and recession.'],
            [
              'A higher frequency that falls, then a lower frequency that rises',
              'You let the shift become smaller as the source becomes faster.',
            ],
          ],
          solution:
            'The source approaches the window first: higher frequency. It becomes faster, so the shift grows and the frequency rises. Below the window it recedes: lower frequency, and as it still gains speed, the frequency falls further.',
          marking: 'approach higher, recession lower, shift grows with the speed',
        },
        index,
        times,
      );
    return asChoice(
      {
        text: tex`${source.replace('a ', 'A ')} moves at constant speed on a horizontal circle. A distant listener stands in the plane of the circle. At which place on the circle is the sound emitted that is heard with the frequency of the source at rest?`,
        hint: 'Only motion towards the listener or away from the listener counts.',
        right: 'At the nearest and at the farthest point',
        wrongs: [
          [
            'At no point, because the speed is constant',
            'You looked at the speed; the part of the velocity along the line to the listener counts.',
          ],
          ['At the nearest point only', 'You overlooked a second place where the velocity is at right angles to the line.'],
          [
            'Half-way between the nearest and the farthest point',
            'There the source moves straight towards the listener or straight away.',
          ],
        ],
        solution:
          'The Doppler effect depends on the component of the velocity along the line from source to listener. At the nearest and the farthest point of the circle the velocity is at right angles to this line, so there is no shift.',
        marking: 'velocity at right angles to the line of sight',
      },
      index,
      times + 1,
    );
  },
  check: ({ times }, { speed }) => {
    // A source on a circle seen from afar: the distance has no rate of change at the nearest and the farthest point.
    const distance = (angle: number) => Math.hypot(1000 - Math.cos(angle), Math.sin(angle));
    const rate = (angle: number) => distance(angle + 1e-4) - distance(angle - 1e-4);
    for (const turn of [0, Math.PI]) assertBetween(Math.abs(rate(turn)), -1, 1e-9, 'no radial velocity');
    assertAgree(speed * times, 340, 'speed of sound');
  },
});

const dopplerBackwards = defineTemplate({
  key: 'physics-c5-speed-from-two-frequencies',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('C.5', 2),
  variants: [
    { form: 'passing', f: 600, u: 34, v: 340 },
    { form: 'observer', f: 800, u: 17, v: 340 },
    { form: 'passing', f: 450, u: 24, v: 344 },
    { form: 'echo', f: 40000, u: 12, v: 340 },
    { form: 'observer', f: 520, u: 25, v: 336 },
    { form: 'echo', f: 50000, u: 6.5, v: 342 },
    { form: 'passing', f: 720, u: 41, v: 338 },
    { form: 'echo', f: 45000, u: 9, v: 338 },
  ] as const,
  solve: ({ f, u, v }) => ({
    high: (f * v) / (v - u),
    low: (f * v) / (v + u),
    listens: (f * (v + u)) / v,
    echo: (f * (v + u)) / (v - u),
  }),
  write: ({ form, f, u, v }, { high, low, listens, echo }) => {
    if (form === 'passing') {
      const ratio = Number(significant(high)) / Number(significant(low));
      const found = (v * (ratio - 1)) / (ratio + 1);
      return inParts({
        stem: tex`A car that sounds its horn passes a microphone at the roadside at constant speed. The microphone records $${quantity(high, 'Hz')}$ while the car approaches and $${quantity(low, 'Hz')}$ while it recedes. The speed of sound is $${v}\text{ m s}^{-1}$.`,
        hint: 'Which quantity do the two Doppler equations have in common?',
        parts: [
          {
            ask: tex`Show that the ratio of the two frequencies is $\dfrac{v + u_s}{v - u_s}$.`,
            answer: 'As given',
            solution: tex`Approaching $f_1 = f\dfrac{v}{v - u_s}$, receding $f_2 = f\dfrac{v}{v + u_s}$. Division cancels $f$ and $v$:

$$\frac{f_1}{f_2} = \frac{v + u_s}{v - u_s}$$`,
            marks: [
              ['M1', 'Doppler equation for both cases'],
              ['A1', 'Divided'],
              ['AG', tex`$\dfrac{v + u_s}{v - u_s}$`],
            ],
          },
          {
            ask: 'Determine the speed of the car.',
            answer: tex`$${quantity(found, 'm s^-1', 2)}$`,
            solution: tex`With $k = \dfrac{${significant(high)}}{${significant(low)}} = ${significant(ratio, 4)}$ the equation $k(v - u_s) = v + u_s$ gives

$$u_s = v\,\frac{k - 1}{k + 1} = ${v} \times \frac{${significant(ratio - 1)}}{${significant(ratio + 1, 4)}} = ${quantity(found, 'm s^-1', 2)}$$`,
            marks: [
              ['M1', tex`Equation solved for $u_s$`],
              ['A1', tex`Ratio $${significant(ratio)}$`],
              ['A1', tex`$${quantity(found, 'm s^-1', 2)}$`],
            ],
            keys: [{ value: u, tolerance: u * 0.06, unit: 'm s^-1' }],
          },
          {
            ask: 'Calculate the frequency of the horn.',
            answer: tex`$${quantity(f, 'Hz')}$`,
            solution: tex`$f = f_1\dfrac{v - u_s}{v} = ${significant(high)} \times \dfrac{${v} - ${u}}{${v}} = ${quantity(f, 'Hz')}$. It lies below the mean of the two recorded frequencies.`,
            marks: [['A1', tex`$${quantity(f, 'Hz')}$`]],
            keys: [
              foreseeing(
                { value: f, tolerance: f * 0.012, unit: 'Hz' },
                miss((high + low) / 2, 'The frequency of the horn is not the mean of the two.'),
              ),
            ],
          },
        ],
      });
    }
    if (form === 'observer')
      return inParts({
        stem: tex`A siren at rest emits sound of $${f}\text{ Hz}$. A cyclist rides straight towards it and hears $${quantity(listens, 'Hz')}$. The speed of sound is $${v}\text{ m s}^{-1}$.`,
        hint: 'Here the wavelength in the air is not changed; the listener meets the wavefronts faster.',
        parts: [
          {
            ask: 'Explain why the cyclist hears a higher frequency although the wavelength in the air is the same as for a listener at rest.',
            answer: 'The wavefronts pass the cyclist at a greater relative speed',
            solution:
              'The siren is at rest, so the wavefronts are one wavelength apart in the air. The cyclist moves towards them: relative to the cyclist they come at the speed $v + u_o$, so more of them arrive in each second.',
            marks: [
              ['R1', 'Greater speed of the wavefronts relative to the cyclist'],
              ['R1', 'Same wavelength, so more wavefronts in each second'],
            ],
          },
          {
            ask: 'Determine the speed of the cyclist.',
            answer: tex`$${quantity(u, 'm s^-1', 2)}$`,
            solution: tex`$f' = f\dfrac{v + u_o}{v}$ gives $u_o = v\left(\dfrac{f'}{f} - 1\right) = ${v} \times \left(\dfrac{${significant(listens)}}{${f}} - 1\right) = ${quantity(v * (Number(significant(listens)) / f - 1), 'm s^-1', 2)}$.`,
            marks: [
              ['M1', 'Doppler equation for a moving observer'],
              ['A1', tex`$${quantity(u, 'm s^-1', 2)}$`],
            ],
            keys: [
              foreseeing(
                { value: u, tolerance: u * 0.06, unit: 'm s^-1' },
                miss(v * (1 - f / listens), 'You used the equation for a moving source.'),
              ),
            ],
          },
          {
            ask: 'The cyclist and the siren exchange their roles: the siren now moves at this speed towards the cyclist, who is at rest. Compare the frequency heard with the former one.',
            answer: tex`It is higher: $${quantity(high, 'Hz', 4)}$`,
            solution: tex`Now $f' = f\dfrac{v}{v - u_s} = ${f} \times \dfrac{${v}}{${v} - ${u}} = ${quantity(high, 'Hz', 4)}$, a little more than before. For sound it matters who moves relative to the air.`,
            marks: [
              ['M1', 'Doppler equation for a moving source'],
              ['A1', tex`Higher, $${quantity(high, 'Hz', 4)}$`],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`A bat flies straight towards a wall at $${u}\text{ m s}^{-1}$ and emits ultrasound of $${f / 1000}\text{ kHz}$. The speed of sound is $${v}\text{ m s}^{-1}$.`,
      hint: 'The wall is first an observer at rest, then a source at rest.',
      parts: [
        {
          ask: 'Calculate the frequency of the ultrasound that arrives at the wall.',
          answer: tex`$${quantity(high / 1000, 'kHz')}$`,
          solution: tex`The bat is a source that approaches: $f' = ${f / 1000} \times \dfrac{${v}}{${v} - ${u}} = ${quantity(high / 1000, 'kHz')}$.`,
          marks: [
            ['M1', 'Moving source'],
            ['A1', tex`$${quantity(high / 1000, 'kHz')}$`],
          ],
          keys: [numericAnswer(high / 1000, 'kHz')].map((key) => ({ ...key, tolerance: ((high - f) / 1000) * 0.2 })),
        },
        {
          ask: 'Determine the frequency of the echo that the bat hears.',
          answer: tex`$${quantity(echo / 1000, 'kHz')}$`,
          solution: tex`The wall reflects this frequency like a source at rest, and the bat is an observer who approaches:

$$f'' = f'\,\frac{v + u_o}{v} = ${significant(high / 1000, 4)} \times \frac{${v} + ${u}}{${v}} = ${quantity(echo / 1000, 'kHz')}$$`,
          marks: [
            ['M1', 'Frequency at the wall used for an observer who moves'],
            ['A1', tex`$${quantity(echo / 1000, 'kHz')}$`],
          ],
          keys: [
            foreseeing(
              { value: echo / 1000, tolerance: ((echo - f) / 1000) * 0.1, unit: 'kHz' },
              miss(high / 1000, 'This is the frequency at the wall; the bat moves towards the echo.', 'incomplete'),
            ),
          ],
        },
        {
          ask: 'Suggest what the bat can learn from the difference of the two frequencies that it knows.',
          answer: 'How fast it approaches the wall',
          solution:
            'The shift grows with the speed of approach, so the bat can tell how fast it comes closer to an obstacle or to its prey.',
          marks: [['R1', 'Its speed relative to the reflecting object']],
        },
      ],
    });
  },
  check: ({ f, u, v }, { high, low, listens, echo }) => {
    // Times of arrival of two successive wavefronts.
    const T = 1 / f;
    const arrivals = (far: number, speed: number) => T + (far - speed * T) / v - far / v;
    assertAgree(1 / arrivals(100, u), high, 'approaching');
    assertAgree(1 / arrivals(100, -u), low, 'receding');
    const meets = bisect((t) => v * t + u * t - (100 + v * T), 0, 10) - bisect((t) => v * t + u * t - 100, 0, 10);
    assertAgree(1 / meets, listens, 'observer');
    assertAgree((echo * v) / (v + u), high, 'echo at the wall');
  },
});

export const dopplerOfSound: readonly QuestionTemplate[] = [movingSource, dopplerChoice, dopplerBackwards];
