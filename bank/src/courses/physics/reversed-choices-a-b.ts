import { fraction, significant } from '../../tex.ts';
import type { AsChoice } from './choices.ts';
import { quantity, standardForm, tex } from './quantities.ts';

/** Multiple choice of themes A and B the other way round: what was given is asked. */

const times = (top: number, bottom: number, symbol: string) => tex`$${fraction(top, bottom).replace(/^1$/, '')}${symbol}$`;

/** The free-fall acceleration from the height of a throw. */
export function gravityFromHeight({ k, m }: { k: number; m: number }, { factor }: { factor: number }): AsChoice {
  return {
    text: tex`On planet X, where the free-fall acceleration is $g$, a ball thrown vertically upwards with speed $u$ rises to a height $H$. On planet Y a ball thrown upwards with speed $${k}u$ rises to $${factor}H$. Air resistance is negligible.

What is the free-fall acceleration on planet Y?`,
    hint: 'How does the greatest height depend on the launch speed and on the acceleration?',
    right: times(1, m, 'g'),
    wrongs: [
      [times(m, 1, 'g'), 'You let a stronger gravity make the ball rise higher.'],
      [times(1, k * m, 'g'), 'You took the height to be proportional to the launch speed; the speed is squared.'],
      [times(1, factor, 'g'), 'You compared the heights alone; the launch speeds differ as well.'],
    ],
    solution: tex`$H = \dfrac{u^2}{2g}$, so $g \propto \dfrac{u^2}{H}$. On planet Y $u^2$ is $${k * k}$ times and $H$ is $${factor}$ times as large: $g_Y = \dfrac{${k * k}}{${factor}}g = ${fraction(1, m)}g$.`,
    marking: tex`$g \propto u^2/H$`,
  };
}

/** The compression of a spring from the speed of the ball. */
export function compressionFromSpeed(
  { k, n }: { k: number; n: number },
  { numerator, denominator }: { numerator: number; denominator: number },
): AsChoice {
  const speed = times(numerator, denominator, 'v').slice(1, -1);
  return {
    text: tex`A light spring that obeys Hooke's law is compressed by $x$ and launches a ball of mass $m$ with speed $v$. It then launches a ball of mass $${n}m$ with speed $${speed}$. Friction is negligible.

By how much was the spring compressed for the second ball?`,
    hint: 'Compare the kinetic energies of the two balls first.',
    right: times(k, 1, 'x'),
    wrongs: [
      [times(numerator, denominator, 'x'), 'You compared the speeds alone; the masses differ as well.'],
      [times(k * k, 1, 'x'), 'You took the stored energy to be proportional to the compression; the compression is squared.'],
      [times(k * denominator, 1, 'x'), 'You multiplied by the ratio of the masses; only its square root counts.'],
    ],
    solution: tex`The kinetic energy of the second ball is $${n} \times \left(${fraction(numerator, denominator)}\right)^2 = ${k * k}$ times that of the first. The stored energy is proportional to $x^2$, so the compression is $\sqrt{${k * k}} = ${k}$ times as large.`,
    marking: tex`$\tfrac{1}{2}kx^2 = \tfrac{1}{2}mv^2$ for both balls`,
  };
}

/** The energy that a lump of clay dissipates when it sticks to a turntable. */
export function energyDissipated(
  { I, omega, m, r }: { I: number; omega: number; m: number; r: number },
  { after }: { after: number },
): AsChoice {
  const ratio = after / omega;
  const percent = (share: number) => tex`$${significant(100 * share, 2)}\,\%$`;
  return {
    text: tex`A turntable with moment of inertia $${I}\text{ kg m}^2$ turns freely at $${omega}\text{ rad s}^{-1}$. A lump of clay of mass $${m}\text{ kg}$, dropped vertically, sticks to it $${r}\text{ m}$ from the axis. The angular speed becomes $${quantity(after, 'rad s^-1')}$.

What percentage of the initial rotational kinetic energy is dissipated?`,
    hint: 'Which quantity stays the same, and how does the rotational kinetic energy depend on it?',
    right: percent(1 - ratio),
    wrongs: [
      [percent(1 - ratio * ratio), 'You kept the moment of inertia of the turntable; the clay adds to it.'],
      [percent(ratio * ratio), 'You kept the moment of inertia, and gave the share that is left.'],
      [percent(0), 'Angular momentum is conserved, but the clay sticks, so kinetic energy is not.'],
    ],
    solution: tex`$E_k = \tfrac{1}{2}L\omega$, and $L$ is conserved, so the energy falls by the same factor as the angular speed: $\dfrac{${significant(after)}}{${omega}} = ${significant(ratio, 2)}$ is left and ${percent(1 - ratio)} is dissipated.`,
    marking: tex`$E_k = \tfrac{1}{2}L\omega$ with the same $L$`,
  };
}

/** The radius of a star from luminosity and temperature. */
export function radiusFromLuminosity(
  { a, b }: { a: number; b: number },
  { top, bottom }: { top: number; bottom: number },
): AsChoice {
  const ratio = (n: number, d: number) => tex`$${fraction(n, d)}$`;
  return {
    text: tex`Two stars radiate as black bodies. The luminosity of star P is $${fraction(top, bottom)}$ times that of star Q, and its surface temperature (in kelvin) is $\tfrac{1}{${b}}$ of that of Q.

What is $\dfrac{\text{radius of P}}{\text{radius of Q}}$?`,
    hint: 'How would the luminosities compare if the stars were of equal size?',
    right: ratio(a, 1),
    wrongs: [
      [ratio(a, b * b), 'You took the square root of the luminosities alone; the temperatures differ as well.'],
      [ratio(a * a, 1), 'You gave the ratio of the surface areas.'],
      [ratio(a, b), 'You used the square of the temperature instead of its fourth power.'],
    ],
    solution: tex`$L \propto R^2T^4$, so $\left(\dfrac{R_P}{R_Q}\right)^2 = ${fraction(top, bottom)} \times ${b}^4 = ${a * a}$ and the ratio of the radii is $${a}$.`,
    marking: tex`$L \propto R^2T^4$ solved for $R$`,
  };
}

/** The internal energies of equal masses of two gases. */
export function internalEnergies({ m, t }: { m: number; t: number }): AsChoice {
  const ratio = (n: number, d: number) => tex`$${fraction(n, d)}$`;
  return {
    text: tex`Equal masses of two monatomic ideal gases X and Y are in separate containers. A molecule of X has $${m}$ times the mass of a molecule of Y. The temperature of X in kelvin is $${t}$ times that of Y.

What is $\dfrac{\text{internal energy of X}}{\text{internal energy of Y}}$?`,
    hint: 'What does one molecule contribute, and how many molecules are there in each container?',
    right: ratio(t, m),
    wrongs: [
      [ratio(t, 1), 'You compared single molecules; equal masses contain different numbers of them.'],
      [ratio(t * m, 1), 'You let the gas with the heavier molecules have more of them.'],
      [ratio(1, m), 'You compared the numbers of molecules alone; the temperatures differ as well.'],
    ],
    solution: tex`The mean kinetic energy of a molecule is $\tfrac{3}{2}k_BT$, $${t}$ times as large in X. Equal masses mean $\tfrac{1}{${m}}$ as many molecules of X: $\dfrac{U_X}{U_Y} = ${t} \times \dfrac{1}{${m}} = ${fraction(t, m)}$.`,
    marking: tex`$U = \tfrac{3}{2}Nk_BT$ with $N \propto 1/m$`,
  };
}

/** The temperature of the cold reservoir from the greatest work. */
export function coldReservoir(
  { hot, cold, heat }: { hot: number; cold: number; heat: number },
  { work }: { work: number },
): AsChoice {
  const degrees = (value: number) => tex`$${Math.round(value)}\,^\circ\text{C}$`;
  const left = 1 - work / heat;
  return {
    text: tex`A heat engine takes in $${heat}\text{ J}$ in each cycle from a reservoir at $${hot}\,^\circ\text{C}$. No engine between the same two reservoirs could do more than $${significant(work)}\text{ J}$ of work with this energy.

What is the temperature of the colder reservoir?`,
    hint: 'Which efficiency has an engine that does this much work, and which temperature scale does it need?',
    right: degrees(cold),
    wrongs: [
      [degrees(hot * left), 'You used degrees Celsius in the ratio of the temperatures.'],
      [degrees(cold + 273), 'You took a temperature in kelvin for one in degrees Celsius.'],
      [degrees((hot + 273) / left - 273), 'You turned the ratio of the temperatures upside down.'],
    ],
    solution: tex`$1 - \dfrac{T_c}{T_h} = \dfrac{${significant(work)}}{${heat}} = ${significant(work / heat)}$, so $T_c = ${significant(left)} \times ${hot + 273} = ${cold + 273}\text{ K}$, which is ${degrees(cold)}.`,
    marking: 'Carnot efficiency with temperatures in kelvin',
  };
}

/** The resistance of a thermistor from the reading of the voltmeter. */
export function thermistorFromReading(
  { supply, R, warm }: { supply: number; R: number; warm: number },
  { after }: { after: number },
): AsChoice {
  const ohms = (value: number) => tex`$${significant(value)}\,\Omega$`;
  return {
    text: tex`A battery of emf $${supply}\text{ V}$ and negligible internal resistance is connected to a fixed resistor of $${R}\,\Omega$ and a thermistor in series. An ideal voltmeter across the thermistor reads $${quantity(after, 'V')}$.

What is the resistance of the thermistor?`,
    hint: 'Which potential difference does that leave for the fixed resistor?',
    right: ohms(warm),
    wrongs: [
      [ohms((R * R) / warm), 'You exchanged the potential differences of the two resistors.'],
      [
        ohms((R * after) / supply),
        'You compared the reading with the emf instead of with the potential difference of the fixed resistor.',
      ],
      [ohms((R * supply) / after), 'You used a ratio of the emf and the reading, and turned it upside down.'],
    ],
    solution: tex`The fixed resistor has $${supply} - ${significant(after)} = ${significant(supply - after)}\text{ V}$, so the current is $I = \dfrac{${significant(supply - after)}}{${R}} = ${standardForm((supply - after) / R, 'A')}$, and the thermistor has $\dfrac{${significant(after)}}{I} = ${significant(warm)}\,\Omega$.`,
    marking: 'same current in both: resistances in the ratio of the potential differences',
  };
}
