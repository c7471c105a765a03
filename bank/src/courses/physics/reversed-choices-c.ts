import type { QuestionDraft } from '../../template.ts';
import { fraction, significant } from '../../tex.ts';
import type { AsChoice } from './choices.ts';
import { quantity, standardForm, tex } from './quantities.ts';

/** Multiple choice of theme C the other way round: what was given is asked. The ninth variant asks for yet another quantity. */

const NINTH = 8;
const hertz = (value: number) => tex`$${quantity(value, 'Hz')}$`;

/** Frequency or speed from a phase difference. */
export function waveFromPhase(
  { f, v, cm }: { f: number; v: number; cm: number },
  _: unknown,
  index: number,
  draft: QuestionDraft,
): AsChoice {
  const speeds = index >= NINTH;
  const phase = draft.answer.slice(1, -1);
  const distance = tex`${cm}\text{ cm}`;
  const part = fraction(Math.round(cm * f), Math.round(100 * v));
  const given = speeds ? tex`of frequency $${f}\text{ Hz}$` : tex`of speed $${v}\text{ m s}^{-1}$`;
  const shown = (value: number) => (speeds ? tex`$${quantity(value, 'm s^-1')}$` : hertz(value));
  const [right, half, double, whole] = speeds ? [v, v / 2, 2 * v, (f * cm) / 100] : [f, 2 * f, f / 2, (100 * v) / cm];
  return {
    text: tex`A wave ${given} travels along a string. Two points of the string, less than one wavelength apart, are $${distance}$ from each other along the direction of travel and oscillate with a phase difference of $${phase}$.

What is the ${speeds ? 'speed' : 'frequency'} of the wave?`,
    hint: 'What fraction of a wavelength belongs to this phase difference?',
    right: shown(right),
    wrongs: [
      [shown(half), 'You took a phase difference of half a turn for a whole wavelength.'],
      [shown(double), 'You took a phase difference of two turns for a whole wavelength.'],
      [shown(whole), 'You took the distance between the points for the wavelength.'],
    ],
    solution: tex`A whole wavelength corresponds to $2\pi$, so $\lambda = \dfrac{2\pi\Delta x}{\Delta\phi} = \dfrac{${cm / 100}}{${part}} = ${significant(v / f)}\text{ m}$. ${
      speeds
        ? tex`$v = f\lambda = ${f} \times ${significant(v / f)} = ${quantity(v, 'm s^-1')}$`
        : tex`$f = \dfrac{v}{\lambda} = \dfrac{${v}}{${significant(v / f)}} = ${quantity(f, 'Hz')}$`
    }`,
    marking: tex`$\lambda = 2\pi\Delta x/\Delta\phi$`,
  };
}

/** Speed in the second medium, or the ratio of the refractive indices, from a critical angle. */
export function mediumFromCriticalAngle({ x }: { x: number }, { critical }: { critical: number }, index: number): AsChoice {
  const indices = index >= NINTH;
  const angle = Number(critical.toFixed(1));
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const unit = indices ? 1 : x;
  const shown = (value: number) =>
    indices ? tex`$${significant(value)}$` : tex`$${significant(value)} \times 10^8\text{ m s}^{-1}$`;
  return {
    text: tex`Light in medium X${indices ? '' : tex`, where its speed is $${x.toFixed(2)} \times 10^8\text{ m s}^{-1}$,`} meets the boundary to medium Y. It is totally reflected at angles of incidence greater than $${angle.toFixed(1)}^\circ$.

What is ${indices ? tex`$\dfrac{\text{refractive index of X}}{\text{refractive index of Y}}$` : 'the speed of light in medium Y'}?`,
    hint: 'At the critical angle the refracted ray runs along the boundary.',
    right: shown(unit / sine),
    wrongs: [
      [shown(unit * sine), 'You exchanged the two media: total reflection needs a medium in which light is slower.'],
      [shown(unit / cosine), 'You measured the angle from the boundary instead of from the normal.'],
      [shown(unit * cosine), 'You exchanged the two media, and measured the angle from the boundary.'],
    ],
    solution: tex`$\sin\theta_c = \dfrac{n_Y}{n_X} = \dfrac{v_X}{v_Y}$ with $\theta_c = ${angle.toFixed(1)}^\circ$: ${
      indices
        ? tex`$\dfrac{n_X}{n_Y} = \dfrac{1}{\sin ${angle.toFixed(1)}^\circ} = ${significant(1 / sine)}$`
        : tex`$v_Y = \dfrac{${x.toFixed(2)} \times 10^8}{\sin ${angle.toFixed(1)}^\circ} = ${significant(x / sine)} \times 10^8\text{ m s}^{-1}$`
    }. The light is in the slower medium, as it has to be for total reflection.`,
    marking: tex`$\sin\theta_c = n_Y/n_X = v_X/v_Y$`,
  };
}

/** The width of the central maximum on a screen. */
export function centralMaximumOnScreen(
  { nm, mrad, k }: { nm: number; mrad: number; k: number },
  _: unknown,
  __: number,
  { diagrams = [] }: QuestionDraft,
): AsChoice {
  const mm = (value: number) => tex`$${significant(value)}\text{ mm}$`;
  const full = 2 * mrad * 2;
  return {
    text: tex`Light of wavelength $${nm}\text{ nm}$ passes through a single slit. The graph shows how the intensity varies with the angle $\theta$ from the centre.

![](diagram:pattern)

The slit is replaced by one that is $${k}$ times as wide. What is the width of the central maximum on a screen $2.0\text{ m}$ away?`,
    hint: 'From where to where does the central maximum reach, and how does that depend on the slit?',
    right: mm(full / k),
    wrongs: [
      [mm(full / (2 * k)), 'You went from the centre to the first minimum; the central maximum reaches to both sides.'],
      [mm(full * k), 'You let a wider slit give a wider pattern.'],
      [mm(full), 'You gave the width with the first slit.'],
    ],
    solution: tex`With the first slit the minima next to the centre are at $\pm${mrad} \times 10^{-3}\text{ rad}$. Their angle is inversely proportional to the width of the slit, so now it is $\pm${significant(mrad / k)} \times 10^{-3}\text{ rad}$. On the screen the maximum is $2 \times 2.0 \times ${significant(mrad / k)} \times 10^{-3}\text{ m} = ${significant(full / k)}\text{ mm}$ wide.`,
    marking: tex`width $2\theta D$ with $\theta \propto 1/b$`,
    diagrams,
  };
}

/** What follows the first minimum when the frequency grows. */
export function afterTheFirstMinimum(
  { near, far }: { near: number; far: number },
  { lowest }: { lowest: number },
  _: number,
  { diagrams = [] }: QuestionDraft,
): AsChoice {
  const pair = (one: number, two: number) => `${hertz(one * lowest)} and ${hertz(two * lowest)}`;
  return {
    text: tex`Two loudspeakers emit sound of the same frequency in phase. A microphone at $P$ is $${near.toFixed(2)}\text{ m}$ from one and $${far.toFixed(2)}\text{ m}$ from the other.

![](diagram:speakers)

The frequency is slowly increased from a very low value. The microphone detects the first minimum at $${quantity(lowest, 'Hz')}$. At which frequencies does it detect the next maximum and the next minimum, in this order?`,
    hint: 'How many half wavelengths fit into the path difference at the first minimum, and how many after that?',
    right: pair(2, 3),
    wrongs: [
      [pair(3, 5), 'You used the condition for a minimum for the maximum as well.'],
      [pair(2, 4), 'You used the condition for a maximum for the minimum as well.'],
      [pair(1.5, 2), 'You counted in quarters of a wavelength instead of halves.'],
    ],
    solution: tex`At the first minimum the path difference is $\tfrac{1}{2}\lambda$. It is $\lambda$ (maximum) at twice this frequency and $\tfrac{3}{2}\lambda$ (minimum) at three times this frequency: ${pair(2, 3)}.`,
    marking: tex`path difference $\lambda$, then $\tfrac{3}{2}\lambda$`,
    diagrams,
  };
}

/** The speed of waves on a string from a pattern, or the frequency from the speed. */
export function waveOnString(
  { loops, f }: { loops: number; f: number },
  _: unknown,
  index: number,
  { diagrams = [] }: QuestionDraft,
): AsChoice {
  const length = 0.2 * loops;
  const v = (2 * length * f) / loops;
  const m = tex`$${significant(length, 2)}\text{ m}$`;
  const speed = (value: number) => tex`$${quantity(value, 'm s^-1')}$`;
  const common = { hint: 'What fraction of a wavelength is one loop?', diagrams };
  if (index >= NINTH)
    return {
      ...common,
      text: tex`Waves travel at ${speed(v)} along a string of length ${m} that is fixed at both ends. It vibrates with the standing wave shown.

![](diagram:string)

What is the frequency?`,
      right: hertz(f),
      wrongs: [
        [hertz(2 * f), 'You took a loop for a quarter of a wavelength.'],
        [hertz(f / loops), 'You gave the frequency of the first harmonic.'],
        [hertz((f * (loops + 1)) / loops), 'You counted the nodes instead of the loops.'],
      ],
      solution: tex`The string holds $${loops}$ loops of half a wavelength each: $\lambda = \dfrac{2 \times ${significant(length, 2)}}{${loops}} = ${significant(0.4, 2)}\text{ m}$ and $f = \dfrac{${significant(v)}}{${significant(0.4, 2)}} = ${quantity(f, 'Hz')}$.`,
      marking: tex`$\lambda = 2L/n$`,
    };
  return {
    ...common,
    text: tex`A string of length ${m}, fixed at both ends, vibrates at $${f}\text{ Hz}$ with the standing wave shown.

![](diagram:string)

What is the speed of waves on the string?`,
    right: speed(v),
    wrongs: [
      [speed(v / 2), 'You took a loop for a whole wavelength.'],
      [speed(v * loops), 'You used the wavelength of the first harmonic.'],
      [speed((v * loops) / (loops + 1)), 'You counted the nodes instead of the loops.'],
    ],
    solution: tex`The string holds $${loops}$ loops of half a wavelength each: $\lambda = \dfrac{2 \times ${significant(length, 2)}}{${loops}} = ${significant(0.4, 2)}\text{ m}$ and $v = ${f} \times ${significant(0.4, 2)} = ${quantity(v, 'm s^-1')}$.`,
    marking: tex`$\lambda = 2L/n$`,
  };
}

/** The wavelength that is observed from the speed of a galaxy, or the one in the laboratory. */
export function wavelengthFromSpeed(
  { rest, seen }: { rest: number; seen: number },
  { speed, recedes }: { speed: number; recedes: boolean },
  index: number,
): AsChoice {
  const inLaboratory = index >= NINTH;
  const shift = seen - rest;
  const nm = (value: number) => tex`$${value.toFixed(1)}\text{ nm}$`;
  const start = inLaboratory ? seen : rest;
  const step = inLaboratory ? -shift : shift;
  return {
    text: inLaboratory
      ? tex`A galaxy moves ${recedes ? 'away from' : 'towards'} the Earth at $${standardForm(speed, 'm s^-1', 2)}$. A line of its spectrum is observed at ${nm(seen)}.

What is the wavelength of the same line in the laboratory?`
      : tex`A galaxy moves ${recedes ? 'away from' : 'towards'} the Earth at $${standardForm(speed, 'm s^-1', 2)}$. In the laboratory a spectral line has the wavelength ${nm(rest)}.

At which wavelength is the line observed in the light of the galaxy?`,
    hint: 'Decide first whether the observed wavelength is the longer or the shorter of the two.',
    right: nm(start + step),
    wrongs: [
      [nm(start - step), 'You mixed up approach and recession.'],
      [nm(start + 10 * step), 'You lost a power of ten between the speed and the shift.'],
      [nm(start - 10 * step), 'You lost a power of ten, and mixed up approach and recession.'],
    ],
    solution: tex`$\dfrac{\Delta\lambda}{\lambda} \approx \dfrac{v}{c} = \dfrac{${standardForm(speed, '', 2).replace(/\\text\{ *\}/, '')}}{3.00 \times 10^8}$, a shift of $${Math.abs(shift).toFixed(1)}\text{ nm}$. The galaxy ${recedes ? 'recedes, so the observed wavelength is the longer one' : 'approaches, so the observed wavelength is the shorter one'}: ${nm(start + step)}.`,
    marking: tex`$\Delta\lambda/\lambda = v/c$, in the right direction`,
  };
}
