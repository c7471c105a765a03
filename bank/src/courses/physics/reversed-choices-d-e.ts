import type { QuestionDraft } from '../../template.ts';
import { fraction, significant, term } from '../../tex.ts';
import type { AsChoice } from './choices.ts';
import { standardForm, tex } from './quantities.ts';

/** Multiple choice of themes D and E the other way round: what was given is asked. The ninth variant asks for yet another quantity. */

const NINTH = 8;
const times = (top: number, bottom: number, symbol: string) => tex`$${fraction(top, bottom).replace(/^1$/, '')}${symbol}$`;

/** The ratio of orbital radii from two periods. */
export function radiiFromPeriods({ k, days }: { k: number; days: number }, { period }: { period: number }): AsChoice {
  const ratio = Math.round(period / days);
  const shown = (value: number) => `$${Number.isInteger(value) ? value : significant(value)}$`;
  return {
    text: tex`Two moons move round the same planet on circular orbits. The inner moon has a period of $${days}\text{ days}$ and the outer moon one of $${Number(period.toFixed(2))}\text{ days}$.

What is $\dfrac{\text{orbital radius of the outer moon}}{\text{orbital radius of the inner moon}}$?`,
    hint: "Which powers of period and radius are proportional by Kepler's third law?",
    right: shown(k),
    wrongs: [
      [shown(ratio), 'You took the period to be proportional to the radius.'],
      [shown(Math.sqrt(ratio)), 'You took the period to be proportional to the square of the radius.'],
      [shown(ratio ** 1.5), 'You exchanged the square and the cube.'],
    ],
    solution: tex`The ratio of the periods is $${ratio}$. $r^3 \propto T^2$, so the ratio of the radii is $\left(${ratio}^2\right)^{1/3} = ${k}$.`,
    marking: tex`$r \propto T^{2/3}$`,
  };
}

/** Mean density, or mass, of a planet from field strength and radius. */
export function planetFromField(
  { mass, radius }: { mass: number; radius: number },
  { top, bottom }: { top: number; bottom: number },
  index: number,
): AsChoice {
  const field = times(top, bottom, 'g').slice(1, -1);
  const text = tex`At the surface of a planet the gravitational field strength is $${field}$, where $g$ is that at the surface of the Earth. The radius of the planet is $${radius}$ times that of the Earth.`;
  const hint = 'What does the field strength at the surface tell about the mass, once the radius is known?';
  const toMass = tex`$M \propto gR^2$: the mass is $${fraction(top, bottom)} \times ${radius}^2 = ${mass}$ times that of the Earth`;
  if (index >= NINTH)
    return {
      text: tex`${text} The Earth has the mass $M$.

What is the mass of the planet?`,
      hint,
      right: times(mass, 1, 'M'),
      wrongs: [
        [times(top * radius, bottom, 'M'), 'You multiplied by the ratio of the radii without squaring it.'],
        [times(mass * radius, 1, 'M'), 'You used the cube of the radius, as for a volume.'],
        [times(top, bottom * radius * radius, 'M'), 'You divided by the square of the radius instead of multiplying by it.'],
      ],
      solution: `${toMass}.`,
      marking: tex`$M \propto gR^2$`,
    };
  return {
    text: tex`${text} The Earth has the mean density $\rho$.

What is the mean density of the planet?`,
    hint,
    right: times(mass, radius ** 3, tex`\rho`),
    wrongs: [
      [times(top, bottom, tex`\rho`), 'You took the density to be proportional to the field strength; the radii differ as well.'],
      [times(top, bottom * radius ** 3, tex`\rho`), 'You took the ratio of the field strengths for that of the masses.'],
      [times(mass, 1, tex`\rho`), 'You gave the ratio of the masses.'],
    ],
    solution: tex`${toMass}. The volume is $${radius}^3 = ${radius ** 3}$ times as large, so the mean density is $${fraction(mass, radius ** 3)}\rho$.`,
    marking: tex`$\rho \propto g/R$`,
  };
}

/** The electrons that pass between two spheres in contact. */
export function electronsOnContact({ a, b }: { a: number; b: number }, { share }: { share: number }, index: number): AsChoice {
  const moved = a - share;
  const [toP, toQ] = ['from Q to P', 'from P to Q'];
  const many = (nC: number) => tex`$${standardForm((nC * 1e-9) / 1.6e-19, '').replace(/\\text\{ *\}/, '')}$`;
  const hint = 'The spheres end up with equal charges. Which of them has to gain negative charge?';
  const first = tex`Two identical small metal spheres P and Q carry the charges $+${a}\text{ nC}$ and $-${-b}\text{ nC}$.`;
  const why = tex`The total charge $${a} - ${-b} = ${a + b}\text{ nC}$ is shared equally: $+${share}\text{ nC}$ each. P loses $${moved}\text{ nC}$ of positive charge, which means that it gains electrons: they move ${toP}.`;
  if (index >= NINTH)
    return {
      text: tex`${first} They are joined by a thin wire for a moment.

What is the charge on P afterwards, and in which direction did electrons move?`,
      hint,
      right: tex`$+${share}\text{ nC}$, ${toP}`,
      wrongs: [
        [tex`$+${share}\text{ nC}$, ${toQ}`, 'You let positive charge move; in a metal it is the electrons that move.'],
        [tex`$+${moved}\text{ nC}$, ${toP}`, 'You added the charges without their signs before you shared them.'],
        [tex`$+${moved}\text{ nC}$, ${toQ}`, 'You left the sign of one charge out, and let positive charge move.'],
      ],
      solution: why,
      marking: 'charge shared equally; electrons move to the positive sphere',
    };
  return {
    text: tex`${first} They are brought into contact. ($e = 1.60 \times 10^{-19}\text{ C}$)

How many electrons move, and in which direction?`,
    hint,
    right: `${many(moved)}, ${toP}`,
    wrongs: [
      [`${many(moved)}, ${toQ}`, 'You let positive charge move; in a metal it is the electrons that move.'],
      [`${many(share)}, ${toP}`, 'You used the charge that is on each sphere afterwards instead of the charge that moves.'],
      [`${many(share)}, ${toQ}`, 'You used the charge that is on each sphere afterwards, and let positive charge move.'],
    ],
    solution: tex`${why} Their number is $\dfrac{${moved} \times 10^{-9}}{1.60 \times 10^{-19}}$, which is ${many(moved)}.`,
    marking: 'charge that moves divided by the elementary charge; towards the positive sphere',
  };
}

/** Distance, or one of the currents, from the force between two wires. */
export function wiresFromForce(
  { a, b, k, same }: { a: number; b: number; k: number; same: boolean },
  { top, bottom }: { top: number; bottom: number },
  index: number,
): AsChoice {
  const force = times(top, bottom, 'F').slice(1, -1);
  const start = tex`Two long parallel wires at a distance $r$ carry equal currents $I$. The force per unit length between them has the magnitude $F$.`;
  const hint = 'How does the force depend on each of the currents, and how on the distance?';
  const direction = same ? 'in the same direction' : 'in opposite directions';
  if (index >= NINTH)
    return {
      text: tex`${start} The distance is changed to $${k}r$ and one of the currents to $${a}I$. The force per unit length becomes $${force}$.

What is the other current now?`,
      hint,
      right: times(b, 1, 'I'),
      wrongs: [
        [times(b * k, 1, 'I'), 'You used the square of the distance.'],
        [times(b * a, 1, 'I'), 'You gave the product of the two currents.'],
        [times(b, k, 'I'), 'You left out the change of the distance.'],
      ],
      solution: tex`$F \propto \dfrac{I_1I_2}{r}$: $${fraction(top, bottom)} = \dfrac{${a} \times x}{${k}}$, so the other current is $${b}I$.`,
      marking: tex`$F \propto I_1I_2/r$ solved for $I_2$`,
    };
  const root = Number.isInteger(Math.sqrt(k)) ? `${Math.sqrt(k)}` : tex`\sqrt{${k}}`;
  return {
    text: tex`${start} The currents are changed to $${a}I$ and $${b}I$, ${direction}, and the wires are moved. The force per unit length becomes $${force}$.

What is the distance between the wires now?`,
    hint,
    right: times(k, 1, 'r'),
    wrongs: [
      [tex`$${root}r$`, 'You used an inverse-square law, as between point charges.'],
      [times(1, k, 'r'), 'You let the force grow with the distance.'],
      [times(k * k, 1, 'r'), 'You squared the ratio of the distances.'],
    ],
    solution: tex`$F \propto \dfrac{I_1I_2}{r}$. The product of the currents is $${a * b}$ times as large and the force $${fraction(top, bottom)}$ times, so the distance is $${a * b} \div ${fraction(top, bottom)} = ${k}$ times as large.`,
    marking: tex`$r \propto I_1I_2/F$`,
  };
}

/** The wavelength of a transition that is not drawn. */
export function thirdTransition(
  { low, high }: { low: number; high: number },
  _: unknown,
  index: number,
  { diagrams = [] }: QuestionDraft,
): AsChoice {
  const fromQ = index >= NINTH;
  const known = fromQ ? low + high : low;
  const [name, symbol] = fromQ ? ['Q', tex`\lambda_Q`] : ['P', tex`\lambda_P`];
  const other = fromQ ? low : low + high;
  return {
    text: tex`An atom has the energy levels $X$, $Y$ and $Z$. The energy difference between $X$ and $Y$ is $${term(low, 'E')}$ and that between $Y$ and $Z$ is $${term(high, 'E')}$. Transitions $P$ and $Q$ are shown.

![](diagram:levels)

${fromQ ? tex`In transition $Q$ light of wavelength $${symbol}$ is emitted. Which wavelength is emitted in a transition` : tex`The photon of transition $P$ has the wavelength $${symbol}$. What is the wavelength of the photon that is emitted when the atom falls`} from $Z$ to $Y$?`,
    hint: 'Compare the two energy differences. Which of the photons has the longer wavelength?',
    right: times(known, high, symbol),
    wrongs: [
      [times(high, known, symbol), 'You took the wavelength to be proportional to the photon energy.'],
      [times(known, other, symbol), `You used the energy of the other transition that is drawn, ${fromQ ? 'P' : 'Q'}.`],
      [
        times(other, known, symbol),
        'You used the other transition that is drawn, and took the wavelength to be proportional to the energy.',
      ],
    ],
    solution: tex`$${name}$ releases $${term(known, 'E')}$ and the transition from $Z$ to $Y$ $${term(high, 'E')}$. $\lambda = \dfrac{hc}{\Delta E}$, so the wavelength is $${fraction(known, high).replace(/^1$/, '')}${symbol}$.`,
    marking: tex`$\lambda \propto 1/\Delta E$ with the difference of $Y$ and $Z$`,
    diagrams,
  };
}

/** The nucleon number from a ratio of radii. */
export function nucleonsFromRadii(
  { small, A, B }: { small: string; A: number; B: number },
  { top, bottom }: { top: number; bottom: number },
): AsChoice {
  const ratio = top / bottom;
  const shown = (value: number) => `${Math.round(value)}`;
  return {
    text: tex`The radius of a nucleus X is $${fraction(top, bottom)}$ times that of a nucleus of ${small}.

What is the nucleon number of X?`,
    hint: 'Nuclei have nearly the same density. Compare their volumes.',
    right: shown(A),
    wrongs: [
      [shown(ratio * B), 'You took the nucleon number to be proportional to the radius.'],
      [shown(ratio * ratio * B), 'You took the nucleon number to be proportional to the surface area.'],
      [shown(3 * ratio * B), 'You multiplied by three instead of cubing.'],
    ],
    solution: tex`$R = R_0A^{1/3}$, so $A \propto R^3$: $A = ${B === 1 ? '' : tex`${B} \times `}${bottom === 1 ? top : tex`\left(${fraction(top, bottom)}\right)`}^3 = ${A}$.`,
    marking: tex`$A \propto R^3$`,
  };
}

/** The work function from two maximum kinetic energies. */
export function workFunctionFromEnergies(
  { photon, phi, k }: { photon: number; phi: number; k: number },
  { after }: { after: number },
): AsChoice {
  const ev = (value: number) => tex`$${significant(value, 2)}\text{ eV}$`;
  const before = photon - phi;
  const factor = k === 1.5 ? tex`\tfrac{3}{2}` : `${k}`;
  return {
    text: tex`Light shines on a metal, and the emitted electrons have a maximum kinetic energy of ${ev(before)}. With light of ${k === 2 ? 'twice' : tex`$${factor}$ times`} the frequency the maximum kinetic energy is ${ev(after)}.

What is the work function of the metal?`,
    hint: "What is the same in Einstein's equation for both kinds of light?",
    right: ev(phi),
    wrongs: [
      [ev(photon), 'You gave the energy of the first photons.'],
      [ev(before), 'You gave the kinetic energy of the electrons with the first light.'],
      [ev(photon * k), 'You gave the energy of the photons of the second light.'],
    ],
    solution: tex`$${significant(before, 2)} = hf - \Phi$ and $${significant(after, 2)} = ${factor}\,hf - \Phi$. Subtracting gives $hf = ${significant(photon, 2)}\text{ eV}$, so $\Phi = ${significant(photon, 2)} - ${significant(before, 2)} = ${significant(phi, 2)}\text{ eV}$.`,
    marking: tex`$E_{\max} = hf - \Phi$ for both frequencies`,
  };
}

type Nuclide = readonly [symbol: string, A: number, Z: number];

/** The nuclide at the end of a series of decays, or its neutrons. */
export function endOfSeries(
  { from, to }: { from: Nuclide; to: Nuclide },
  { alpha, beta }: { alpha: number; beta: number },
  index: number,
): AsChoice {
  const text = tex`A nucleus of $^{${from[1]}}_{${from[2]}}\text{${from[0]}}$ becomes a nucleus X by $${alpha}$ alpha decays and $${beta}$ beta-minus decays.`;
  const hint = 'What does each kind of decay do to the nucleon number and to the proton number?';
  const why = tex`Nucleon number: $${from[1]} - 4 \times ${alpha} = ${to[1]}$. Proton number: $${from[2]} - 2 \times ${alpha} + ${beta} = ${to[2]}$.`;
  if (index >= NINTH) {
    const neutrons = to[1] - to[2];
    return {
      text: `${text}\n\nHow many neutrons does X have?`,
      hint,
      right: `${neutrons}`,
      wrongs: [
        [`${neutrons + beta}`, 'You let beta-minus decay leave the number of neutrons unchanged.'],
        [`${neutrons + 2 * beta}`, 'You let beta-minus decay turn a proton into a neutron.'],
        [`${to[1]}`, 'You gave the number of all nucleons.'],
      ],
      solution: tex`${why} It has $${to[1]} - ${to[2]} = ${neutrons}$ neutrons.`,
      marking: 'both numbers followed through the series',
    };
  }
  const option = (A: number, Z: number) => tex`$A = ${A}$, $Z = ${Z}$`;
  return {
    text: `${text}\n\nWhat are the nucleon number $A$ and the proton number $Z$ of X?`,
    hint,
    right: option(to[1], to[2]),
    wrongs: [
      [option(to[1], to[2] - 2 * beta), 'You let beta-minus decay lower the proton number.'],
      [option(to[1], to[2] - beta), 'You let beta-minus decay leave the proton number unchanged.'],
      [option(from[1] - 2 * alpha, to[2]), 'You let an alpha particle carry away two nucleons.'],
    ],
    solution: why,
    marking: 'nucleon number and proton number both balance',
  };
}

/** A half-life from the ratio of two numbers of nuclei. */
export function halfLifeFromRatio({ a, b, t }: { a: number; b: number; t: number }, { ratio }: { ratio: number }): AsChoice {
  const more = Math.log2(ratio);
  const hours = (value: number) =>
    tex`$${Number.isInteger(value) ? value : significant(value)}\text{ ${value === 1 ? 'hour' : 'hours'}}$`;
  return {
    text: tex`Samples X and Y contain the same number of radioactive nuclei at first. The half-life of X is ${hours(a)}. After $${t}\text{ hours}$ there are $${ratio}$ times as many undecayed nuclei in Y as in X.

What is the half-life of Y?`,
    hint: 'How many half-lives of X have passed, and how many fewer of Y?',
    right: hours(b),
    wrongs: [
      [hours(a * more), 'You multiplied the half-life by the difference in the numbers of half-lives.'],
      [hours(t / (t / a + more)), 'You added the numbers of half-lives instead of subtracting.'],
      [hours(a * ratio), 'You took the half-lives to be in the ratio of the numbers of nuclei.'],
    ],
    solution: tex`$\dfrac{${t}}{${a}} = ${t / a}$ half-lives of X have passed. $${ratio} = 2^{${more}}$, so $${more}$ fewer half-lives of Y have passed: $${t / a} - ${more} = ${t / b}$. The half-life of Y is $\dfrac{${t}}{${t / b}} = ${b}\text{ hours}$.`,
    marking: 'numbers of half-lives that have passed',
  };
}
