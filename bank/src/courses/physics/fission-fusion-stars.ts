import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { ATOMIC_MASS_UNIT, ELEMENTARY_CHARGE as e, ATOMIC_MASS_UNIT_MEV as MEV, STEFAN_BOLTZMANN, WIEN } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { bothCourses, mostlySl } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** E.4 Fission and E.5 Fusion and stars. */

const fissionReactor = defineTemplate({
  key: 'physics-e4-fission-power-station',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: mostlySl('E.4', 2, ['E.3.2']),
  variants: [
    { x: 'Ba', xa: 141, xz: 56, xm: 140.91441, y: 'Kr', ya: 92, yz: 36, ym: 91.926156, n: 3, MW: 900, eff: 34 },
    { x: 'Xe', xa: 140, xz: 54, xm: 139.92164, y: 'Sr', ya: 94, yz: 38, ym: 93.915361, n: 2, MW: 1200, eff: 36 },
    { x: 'Cs', xa: 141, xz: 55, xm: 140.920046, y: 'Rb', ya: 93, yz: 37, ym: 92.922042, n: 2, MW: 650, eff: 32 },
    { x: 'Te', xa: 137, xz: 52, xm: 136.925599, y: 'Zr', ya: 97, yz: 40, ym: 96.910953, n: 2, MW: 1000, eff: 33 },
    { x: 'La', xa: 147, xz: 57, xm: 146.928418, y: 'Br', ya: 87, yz: 35, ym: 86.920675, n: 2, MW: 440, eff: 31 },
    { x: 'I', xa: 138, xz: 53, xm: 137.92233, y: 'Y', ya: 95, yz: 39, ym: 94.912821, n: 3, MW: 1450, eff: 35 },
    { x: 'Ba', xa: 144, xz: 56, xm: 143.922953, y: 'Kr', ya: 89, yz: 36, ym: 88.917631, n: 3, MW: 560, eff: 30 },
    { x: 'Xe', xa: 139, xz: 54, xm: 138.918793, y: 'Sr', ya: 95, yz: 38, ym: 94.919359, n: 2, MW: 1100, eff: 37 },
    { x: 'Cs', xa: 140, xz: 55, xm: 139.917282, y: 'Rb', ya: 94, yz: 37, ym: 93.926405, n: 2, MW: 780, eff: 33 },
  ],
  solve: ({ xm, ym, n, MW, eff }) => {
    const defect = 235.04393 + 1.008665 - xm - ym - n * 1.008665;
    const joules = defect * MEV * 1e6 * e;
    const thermal = (MW * 1e6) / (eff / 100);
    const rate = thermal / joules;
    return { defect, energy: defect * MEV, joules, thermal, rate, daily: rate * 86_400 * 235.04393 * ATOMIC_MASS_UNIT };
  },
  write: ({ x, xa, xz, xm, y, ya, yz, ym, n, MW, eff }, { defect, energy, joules, thermal, rate, daily }) => ({
    text: tex`In a nuclear reactor one possible reaction is

$$^{235}_{92}\text{U} + {}^{1}_{0}\text{n} \to {}^{${xa}}_{${xz}}\text{${x}} + {}^{${ya}}_{${yz}}\text{${y}} + ${n}\,{}^{1}_{0}\text{n}$$

Atomic masses: $^{235}\text{U}$ $235.043930\text{ u}$; $^{${xa}}\text{${x}}$ $${xm.toFixed(6)}\text{ u}$; $^{${ya}}\text{${y}}$ $${ym.toFixed(6)}\text{ u}$; neutron $1.008665\text{ u}$.

(a) Determine the energy released in this reaction in MeV. [3]

(b) The electrical power of the station is $${MW}\text{ MW}$ and its overall efficiency is $${eff}\,\%$. Assume that every fission releases the energy found in (a). Determine the number of fissions per second. [3]

(c) Determine the mass of uranium-235 used in one day. [2]

(d) State the function of the moderator and of the control rods. [2]`,
    hint: 'Where does the energy of a fission come from, and how much of the thermal power becomes electrical?',
    answer: tex`(a) $${quantity(energy, 'MeV')}$

(b) $${standardForm(rate, 's^-1')}$

(c) $${quantity(daily, 'kg')}$

(d) Moderator: slows neutrons down; control rods: absorb neutrons`,
    solution: tex`(a) One neutron goes in and $${n}$ come out. The loss of mass is

$$\Delta m = 235.043930 + 1.008665 - ${xm.toFixed(6)} - ${ym.toFixed(6)} - ${n} \times 1.008665 = ${significant(defect, 4)}\text{ u}$$

$$E = ${significant(defect, 4)} \times 931.5 = ${quantity(energy, 'MeV')}$$

(b) The reactor must supply $\dfrac{${MW} \times 10^6}{${eff / 100}} = ${standardForm(thermal, 'W')}$ of thermal power. One fission gives $${significant(energy)} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(joules, 'J')}$, so the number per second is

$$\frac{${scientific(thermal)}}{${scientific(joules)}} = ${standardForm(rate, 's^-1')}$$

(c) In a day of $86\,400\text{ s}$ and with $235 \times 1.661 \times 10^{-27} = ${standardForm(235 * ATOMIC_MASS_UNIT, 'kg')}$ for each nucleus:

$$m = ${scientific(rate)} \times 86\,400 \times ${scientific(235 * ATOMIC_MASS_UNIT)} = ${quantity(daily, 'kg')}$$

(d) The moderator slows the fast neutrons down by collisions, because slow neutrons are more likely to cause further fissions. The control rods absorb neutrons and so regulate the rate of the chain reaction.`,
    markScheme: markLines(
      ['a', 'M1', 'Mass difference with the neutrons on both sides'],
      ['a', 'A1', tex`$\Delta m = ${significant(defect, 4)}\text{ u}$`],
      ['a', 'A1', tex`$${quantity(energy, 'MeV')}$`],
      ['b', 'A1', tex`Thermal power $${standardForm(thermal, 'W')}$`],
      ['b', 'M1', 'Divided by the energy of a fission in joules'],
      ['b', 'A1', tex`$${standardForm(rate, 's^-1')}$`],
      ['c', '(M1)', 'Fissions in a day times mass of a nucleus'],
      ['c', 'A1', tex`$${quantity(daily, 'kg')}$`],
      ['d', 'A1', 'Moderator slows neutrons down'],
      ['d', 'A1', 'Control rods absorb neutrons (control the rate)'],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(energy, 'MeV', 'a'),
        miss(defect, 'This is the mass defect in atomic mass units; an energy is asked for.', 'unit'),
      ),
      foreseeing(
        { ...numericAnswer(rate, 's^-1', 'b'), tolerance: rate * 0.015 },
        miss((rate * eff) / 100, 'You used the electrical power; the fissions have to supply more.', 'incomplete'),
        miss(rate * (eff / 100) ** 2, 'You multiplied by the efficiency instead of dividing by it.', 'reciprocal'),
      ),
      foreseeing(
        { ...numericAnswer(daily, 'kg', 'c'), tolerance: daily * 0.02 },
        miss(daily / 86_400, 'This is the mass used in one second.'),
      ),
    ),
  }),
  check: ({ xa, xz, ya, yz, n, MW, eff }, { energy, daily }) => {
    assertAgree(xa + ya + n, 236, 'nucleon number');
    assertAgree(xz + yz, 92, 'proton number');
    assertBetween(energy, 150, 200, 'energy');
    // Energy of a day from the mass consumed must drive the station for a day.
    const moles = daily / 0.23504;
    const electric = moles * 6.022e23 * energy * 1.6e-13 * (eff / 100);
    assertAgree(electric, MW * 1e6 * 86_400, 'energy of a day', 2e-3);
  },
});

const chainReaction = defineTemplate({
  key: 'physics-e4-neutron-balance',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('E.4', 1),
  variants: [
    { part: 'control rods are pushed further into', effect: 'more neutrons are absorbed without causing fission', up: false },
    { part: 'control rods are pulled a little out of', effect: 'fewer neutrons are absorbed without causing fission', up: true },
    { part: 'moderator is drained from', effect: 'neutrons are no longer slowed down', up: false },
    { part: 'neutron-absorbing liquid is pumped into', effect: 'more neutrons are absorbed without causing fission', up: false },
    { part: 'neutron-absorbing tank is removed from', effect: 'fewer neutrons are absorbed without causing fission', up: true },
    { part: 'fresh fuel elements replace spent ones in', effect: 'more fissile nuclei are met by the neutrons', up: true },
    { part: 'emergency shut-down rods drop into', effect: 'nearly all neutrons are absorbed without causing fission', up: false },
    { part: 'neutron reflector is placed round', effect: 'fewer neutrons escape', up: true },
    { part: 'boron balls are poured into', effect: 'more neutrons are absorbed without causing fission', up: false },
  ],
  solve: ({ up }) => ({ rises: up }),
  write: ({ part, effect }, { rises }, variantIndex) => {
    const option = (power: boolean, perFission: boolean) =>
      `The power ${power ? 'rises' : 'falls'} and the energy of each fission ${perFission ? 'stays the same' : power ? 'rises' : 'falls'}`;
    const choice = arrangeOptions(
      option(rises, true),
      [
        wrong(
          option(!rises, true),
          'You reversed what happens to the neutrons: are more or fewer of them left to cause fission?',
          'sign',
        ),
        wrong(
          option(rises, false),
          'You let the energy of a single fission change with the power; it comes from the masses of the nuclei.',
        ),
        wrong(
          option(!rises, false),
          'You reversed what happens to the neutrons, and let the energy of a single fission change with the power.',
        ),
      ],
      variantIndex,
      1,
    );
    const plural = /^(control rods|fresh|emergency|boron)/.test(part);
    const subject = plural ? part.charAt(0).toUpperCase() + part.slice(1) : `${/^[aeiou]/.test(part) ? 'An' : 'A'} ${part}`;
    return {
      text: tex`A nuclear reactor works at constant power. ${part.startsWith('moderator') ? `The ${part}` : part.startsWith('neutron-absorbing liquid') ? part.charAt(0).toUpperCase() + part.slice(1) : subject} the core.

What happens at first to the power of the reactor and to the energy released in each fission? [1]`,
      hint: 'At constant power exactly one neutron of each fission causes another, on average. Is it now more or less than one?',
      answer: option(rises, true),
      solution: tex`At constant power one neutron of each fission causes, on average, one further fission. Now ${effect}, so the average becomes ${rises ? 'greater' : 'less'} than one and the number of fissions per second ${rises ? 'grows' : 'falls'}: the power ${rises ? 'rises' : 'falls'}.

The energy of a single fission comes from the difference in mass of the nuclei before and after. This does not depend on the surroundings, so it stays the same.`,
      markScheme: markLines(['', 'A1', `rate of fission changes, energy of a fission does not`]),
      ...choice,
    };
  },
  check: ({ effect, up }, { rises }) => {
    // Follow generations of neutrons with a multiplication just off one, in the sense that the effect on neutrons gives.
    const gain = /fewer neutrons|more fissile/.test(effect) ? 1.02 : 0.98;
    let neutrons = 1_000;
    for (let generation = 0; generation < 50; generation++) neutrons *= gain;
    assertBetween(Number(neutrons > 1_000) - Number(rises), -0.5, 0.5, 'power follows the neutrons');
    assertBetween(Number(up) - Number(rises), -0.5, 0.5, 'stated direction');
  },
});

const hydrogenFusion = defineTemplate({
  key: 'physics-e5-fusion-of-hydrogen',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.5', 2, ['E.3.2']),
  variants: [
    { star: 'Alva', L: 3.8e26, mass: 2.0e30 },
    { star: 'Brisa', L: 1.1e27, mass: 2.8e30 },
    { star: 'Cendra', L: 7.6e25, mass: 1.3e30 },
    { star: 'Delmar', L: 9.5e27, mass: 4.4e30 },
    { star: 'Estrin', L: 2.3e26, mass: 1.8e30 },
    { star: 'Farol', L: 5.2e26, mass: 2.2e30 },
    { star: 'Gala', L: 3.0e28, mass: 6.0e30 },
    { star: 'Hyla', L: 1.6e25, mass: 9.0e29 },
  ],
  solve: ({ L, mass }) => {
    const defect = 4 * 1.007276 - 4.001505 - 2 * 0.000549;
    const joules = (defect * MEV + 4 * 0.511) * 1e6 * e;
    const rate = L / joules;
    const hydrogen = rate * 4 * 1.007276 * ATOMIC_MASS_UNIT;
    return { defect, MeV: joules / (1e6 * e), joules, rate, hydrogen, years: (0.1 * mass) / hydrogen / 3.16e7 };
  },
  write: ({ star, L, mass }, { defect, MeV, joules, rate, hydrogen, years }) => ({
    text: tex`In the core of the main-sequence star ${star} hydrogen fuses to helium. The overall reaction is

$$4\,{}^{1}_{1}\text{H} \to {}^{4}_{2}\text{He} + 2\,{}^{0}_{+1}\text{e} + 2\nu$$

Nuclear masses: $^{1}_{1}\text{H}$ $1.007276\text{ u}$; $^{4}_{2}\text{He}$ $4.001505\text{ u}$; positron $0.000549\text{ u}$. The annihilation of the two positrons with electrons releases a further $2.04\text{ MeV}$.

(a) Explain why a high temperature is needed for fusion. [2]

(b) Show that about $${significant(MeV, 2)}\text{ MeV}$ is released in all for each helium nucleus formed. [2]

(c) The luminosity of ${star} is $${standardForm(L, 'W', 2)}$. Determine the number of helium nuclei formed in each second. [2]

(d) Hydrogen with $10\,\%$ of the star's mass of $${standardForm(mass, 'kg', 2)}$ can fuse. Estimate the time, in years, for which ${star} can shine like this. ($1\text{ year} = 3.16 \times 10^7\text{ s}$) [3]`,
    hint: 'For each helium nucleus four hydrogen nuclei are used up.',
    answer: tex`(a) The positive nuclei must have enough kinetic energy to come close against their electric repulsion.

(b) $${quantity(MeV, 'MeV')}$

(c) $${standardForm(rate, 's^-1')}$

(d) $${standardForm(years, 'years', 2)}$`,
    solution: tex`(a) Nuclei are positively charged and repel each other. Only at a high temperature do they have enough kinetic energy to come so close that the strong nuclear force, which has a short range, can join them.

(b) $\Delta m = 4 \times 1.007276 - 4.001505 - 2 \times 0.000549 = ${significant(defect, 4)}\text{ u}$, which gives $${significant(defect, 4)} \times 931.5 = ${quantity(defect * MEV, 'MeV')}$. With the annihilation: $${significant(defect * MEV)} + 2.04 = ${quantity(MeV, 'MeV')}$.

(c) Each helium nucleus stands for $${significant(MeV)} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(joules, 'J')}$:

$$\frac{${scientific(L, 2)}}{${scientific(joules)}} = ${standardForm(rate, 's^-1')}$$

(d) Each second the star uses $4 \times 1.007276 \times 1.661 \times 10^{-27} \times ${scientific(rate)} = ${standardForm(hydrogen, 'kg')}$ of hydrogen. It has $0.10 \times ${scientific(mass, 2)} = ${standardForm(0.1 * mass, 'kg', 2)}$:

$$t = \frac{${scientific(0.1 * mass, 2)}}{${scientific(hydrogen)}} = ${standardForm((0.1 * mass) / hydrogen, 's', 2)} = ${standardForm(years, 'years', 2)}$$`,
    markScheme: markLines(
      ['a', 'R1', 'Electric repulsion between positive nuclei'],
      ['a', 'R1', 'High kinetic energy needed to come within the range of the strong force'],
      ['b', 'M1', tex`Mass difference $${significant(defect, 4)}\text{ u}$ converted to MeV`],
      ['b', 'A1', tex`$${quantity(MeV, 'MeV')}$ with annihilation`],
      ['b', 'AG', tex`About $${significant(MeV, 2)}\text{ MeV}$`],
      ['c', '(M1)', 'Luminosity divided by energy in joules'],
      ['c', 'A1', tex`$${standardForm(rate, 's^-1')}$`],
      ['d', 'M1', 'Mass of hydrogen used per second'],
      ['d', 'A1', tex`$${standardForm(hydrogen, 'kg')}$ per second`],
      ['d', 'A1', tex`$${standardForm(years, 'years', 2)}$`],
    ),
    keys: numberKeys(
      foreseeing(
        { ...numericAnswer(rate, 's^-1', 'c'), tolerance: rate * 0.02 },
        miss(4 * rate, 'This is the number of hydrogen nuclei.'),
      ),
      foreseeing(
        { ...numericAnswer(years, 'years', 'd'), tolerance: years * 0.06 },
        miss(years * 3.16e7, 'This is the time in seconds.', 'unit'),
        miss(10 * years, 'You let all of the mass of the star fuse.'),
      ),
    ),
  }),
  check: ({ L, mass }, { MeV, rate, years }) => {
    // The whole energy set free is the share of mass lost by the hydrogen, with E = mc^2 for atoms (electrons included).
    const share = (4 * 1.007825 - 4.002603) / (4 * 1.007825);
    const total = 0.1 * mass * share * 2.998e8 ** 2;
    assertAgree(L * years * 3.16e7, total, 'energy of the lifetime', 0.01);
    // All hydrogen of the core, four nuclei at a time, at the rate found.
    const fusions = (0.1 * mass) / (4 * 1.007276 * ATOMIC_MASS_UNIT);
    assertAgree(years * rate * 3.16e7, fusions, 'number of fusions', 1e-11);
    assertAgree(rate * MeV * 1e6 * e, L, 'luminosity', 1e-9);
    assertBetween(MeV, 26, 27.5, 'energy of a fusion');
  },
});

const starDistance = defineTemplate({
  key: 'physics-e5-star-parallax-and-radius',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('E.5', 2, ['B.1.2']),
  variants: [
    { star: 'K-12', p: 0.08, nm: 480, b: 3.6e-9 },
    { star: 'M-31', p: 0.15, nm: 720, b: 8.2e-9 },
    { star: 'R-7', p: 0.025, nm: 350, b: 1.4e-9 },
    { star: 'T-45', p: 0.2, nm: 560, b: 2.1e-8 },
    { star: 'V-19', p: 0.012, nm: 820, b: 6.5e-9 },
    { star: 'Q-3', p: 0.05, nm: 410, b: 9.7e-10 },
    { star: 'S-88', p: 0.33, nm: 900, b: 1.2e-9 },
    { star: 'L-26', p: 0.018, nm: 290, b: 4.4e-9 },
    { star: 'W-5', p: 0.11, nm: 640, b: 5.3e-9 },
  ],
  solve: ({ p, nm, b }) => {
    const parsec = 1 / p;
    const metres = parsec * 3.09e16;
    const L = 4 * Math.PI * metres ** 2 * b;
    const T = WIEN / (nm * 1e-9);
    return { parsec, metres, L, T, R: Math.sqrt(L / (4 * Math.PI * STEFAN_BOLTZMANN * T ** 4)) };
  },
  write: ({ star, p, nm, b }, { parsec, metres, L, T, R }) => {
    const diagram = new Diagram({ x: [0, 10], y: [-2.4, 2.4], width: 440, height: 220 })
      .circle([1.2, 0], 0.14, { shade: true })
      .point([1.2, 1.5])
      .point([1.2, -1.5])
      .segment([1.2, -1.5], [1.2, 1.5], 'd-dashed')
      .segment([1.2, 1.5], [7.4, 0], 'd-curve2')
      .segment([1.2, -1.5], [7.4, 0], 'd-curve2')
      .segment([1.2, 0], [7.4, 0], 'd-dashed')
      .point([7.4, 0])
      .label([7.4, 0], star, { anchor: 'start', dx: 10, dy: 4 })
      .label([1.2, 1.5], 'Earth in January', { anchor: 'start', dx: 10, dy: -6 })
      .label([1.2, -1.5], 'Earth in July', { anchor: 'start', dx: 10, dy: 14 })
      .label([1.2, 0], 'Sun', { anchor: 'end', dx: -10, dy: 4 })
      .label([5.6, 0.2], 'p', { math: true, dy: 2 });
    return {
      text: tex`Star ${star} has a parallax angle of $p = ${p}$ arc-second, a peak wavelength of $${nm}\text{ nm}$ and an apparent brightness of $${standardForm(b, 'W m^-2', 2)}$. The diagram is not to scale. ($1\text{ pc} = 3.09 \times 10^{16}\text{ m}$)

![](diagram:parallax)

(a) Calculate the distance of the star in metres. [2]

(b) Determine the luminosity of the star. [2]

(c) Calculate the surface temperature of the star. [1]

(d) Determine the radius of the star. [2]

(e) Suggest why the parallax method cannot be used for very distant stars. [1]`,
      hint: 'Which of the quantities asked for can be found from the parallax, and which from the spectrum?',
      answer: tex`(a) $${standardForm(metres, 'm')}$

(b) $${standardForm(L, 'W')}$

(c) $${quantity(T, 'K')}$

(d) $${standardForm(R, 'm')}$

(e) The parallax angle is too small to be measured.`,
      solution: tex`(a) $d = \dfrac{1}{p} = \dfrac{1}{${p}} = ${quantity(parsec, 'pc')} = ${significant(parsec)} \times 3.09 \times 10^{16} = ${standardForm(metres, 'm')}$.

(b) From $b = \dfrac{L}{4\pi d^2}$:

$$L = 4\pi d^2b = 4\pi\left(${scientific(metres)}\right)^2 \times ${scientific(b, 2)} = ${standardForm(L, 'W')}$$

(c) $T = \dfrac{2.9 \times 10^{-3}}{\lambda_{\max}} = \dfrac{2.9 \times 10^{-3}}{${nm} \times 10^{-9}} = ${quantity(T, 'K')}$.

(d) From $L = 4\pi R^2\sigma T^4$:

$$R = \sqrt{\frac{L}{4\pi\sigma T^4}} = \sqrt{\frac{${scientific(L)}}{4\pi \times 5.67 \times 10^{-8} \times \left(${scientific(T)}\right)^4}} = ${standardForm(R, 'm')}$$

(e) The parallax angle is inversely proportional to the distance. For very distant stars it is smaller than the uncertainty with which angles can be measured.`,
      markScheme: markLines(
        ['a', '(M1)', tex`$d = 1/p$ in parsec`],
        ['a', 'A1', tex`$${standardForm(metres, 'm')}$`],
        ['b', '(M1)', tex`$L = 4\pi d^2b$`],
        ['b', 'A1', tex`$${standardForm(L, 'W')}$`],
        ['c', 'A1', tex`$${quantity(T, 'K')}$`],
        ['d', '(M1)', tex`$L = 4\pi R^2\sigma T^4$`],
        ['d', 'A1', tex`$${standardForm(R, 'm')}$`],
        ['e', 'R1', 'Angle too small to measure'],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(metres, 'm', 'a'),
          miss(parsec, 'This is the distance in parsecs.', 'unit'),
          miss(p * 3.09e16, 'The greater the parallax, the nearer the star.', 'reciprocal'),
        ),
        foreseeing(
          { ...numericAnswer(L, 'W', 'b'), tolerance: L * 0.025 },
          miss(L / 4, 'You used the area of a disc; the light is spread over a sphere.'),
        ),
        numericAnswer(T, 'K', 'c'),
        foreseeing({ ...numericAnswer(R, 'm', 'd'), tolerance: R * 0.04 }, miss(R * R, 'The last square root is missing.')),
      ),
      diagrams: [
        {
          name: 'parallax',
          svg: diagram.toSvg(),
          alt: `The Earth at opposite sides of its orbit round the Sun; lines from both positions meet at star ${star}; p is half of the angle between them.`,
        },
      ],
    };
  },
  check: ({ p, nm, b }, { metres, R, T }) => {
    // Distance from the Earth's orbit and the angle itself; brightness back from the star's surface.
    const angle = ((p / 3600) * Math.PI) / 180;
    assertAgree(metres, 1.496e11 / Math.tan(angle), 'distance', 5e-3);
    assertAgree(b, STEFAN_BOLTZMANN * T ** 4 * (R / metres) ** 2, 'brightness', 1e-12);
    assertAgree(T * nm, 2.9e6, 'peak');
    assertBetween(R, 3e6, 3e11, 'radius');
  },
});

const diagramRegions = defineTemplate({
  key: 'physics-e5-hr-diagram-region',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('E.5', 1),
  variants: [
    { region: 0, clue: 'It is cool at its surface and yet about $1000$ times as luminous as the Sun.' },
    { region: 1, clue: 'It fuses hydrogen to helium in its core and is hotter and more luminous than the Sun.' },
    { region: 2, clue: 'No fusion takes place in it; it is hot, small and faint.' },
    { region: 3, clue: 'It fuses hydrogen to helium in its core and is cooler and much less luminous than the Sun.' },
    { region: 0, clue: 'It has left the main sequence and its radius is about $100$ times that of the Sun.' },
    { region: 2, clue: 'It is the final stage in the life of a star like the Sun and has about the size of the Earth.' },
    {
      region: 1,
      clue: 'It is stable, has about ten times the mass of the Sun and will stay as it is for a comparatively short time.',
    },
    { region: 3, clue: 'It is stable, has about half of the mass of the Sun and will stay as it is for a very long time.' },
    { region: 0, clue: 'Its core has run out of hydrogen and its outer layers have expanded and cooled.' },
  ],
  solve: ({ region }) => ({ region }),
  write: ({ clue }, { region }, variantIndex) => {
    const names = ['red giant', 'massive main-sequence star', 'white dwarf', 'main-sequence star of low mass'];
    const letters = ['P', 'Q', 'R', 'S'];
    const diagram = new Diagram({ x: [0, 10], y: [0, 8], width: 400, height: 320 })
      .arrow([0, 0], [0, 8], 'd-axis')
      .arrow([10, 0], [0.2, 0], 'd-axis')
      .label([0, 8], 'luminosity', { anchor: 'start', dx: 8, dy: 2 })
      .label([5, 0], 'temperature (increasing to the left)', { dy: 20 })
      .graph((x) => 7.2 - 6.4 / (1 + Math.exp(-(x - 5) * 0.6)), 0.8, 9.6, 'd-dashed');
    const places: [number, number][] = [
      [8.3, 5.6],
      [1.9, 6.6],
      [2.4, 1.3],
      [8.4, 1.25],
    ];
    places.forEach((at, i) => {
      diagram.circle(at, 0.45, { shade: true }).label(at, letters[i] ?? '', { math: true, dy: 5 });
    });
    diagram.point([5, 4]).label([5, 4], 'Sun', { anchor: 'start', dx: 8, dy: -4 });
    const option = (i: number) => tex`$${letters[i]}$, a ${names[i]}`;
    const swap = (i: number, j: number) => tex`$${letters[i]}$, a ${names[j]}`;
    const opposite = [2, 3, 0, 1][region] ?? 0;
    const neighbour = [1, 0, 3, 2][region] ?? 0;
    const choice = arrangeOptions(
      option(region),
      [
        wrong(
          option(opposite),
          region % 2 === 0
            ? 'You mixed up the two kinds of star off the main sequence.'
            : 'You mixed up the two ends of the main sequence.',
          'order',
        ),
        wrong(
          option(neighbour),
          'You went by the luminosity alone; stars of similar luminosity can be of different kinds.',
          'incomplete',
        ),
        wrong(
          swap(neighbour, region),
          'This region does not hold stars of this kind; temperature grows to the left on the diagram.',
        ),
      ],
      variantIndex,
      4,
    );
    return {
      text: tex`The diagram is a Hertzsprung–Russell diagram with the main sequence as a dashed line. The following is known about a star:

${clue}

![](diagram:hr)

Which region does the star belong to, and what kind of star is it? [1]`,
      hint: 'In which direction does the temperature increase on this diagram, and where are small stars?',
      answer: option(region),
      solution: tex`${clue} This describes a **${names[region]}**.

On the diagram the temperature grows to the left and the luminosity upwards. ${
        [
          'A red giant is cool but very luminous, as its surface is very large: upper right.',
          'A massive main-sequence star is hot and luminous: upper left end of the main sequence.',
          'A white dwarf is hot, but faint because it is so small: lower left.',
          'A main-sequence star of low mass is cool and faint: lower right end of the main sequence.',
        ][region] ?? ''
      } The star belongs to region $${letters[region]}$.`,
      markScheme: markLines(['', 'A1', `${names[region]}`]),
      ...choice,
      diagrams: [
        {
          name: 'hr',
          svg: diagram.toSvg(),
          alt: 'Hertzsprung–Russell diagram, temperature increasing to the left: P at the upper right above the main sequence, Q at the upper left end of the main sequence, R at the lower left below it, S at its lower right end; the Sun in the middle.',
        },
      ],
    };
  },
  check: ({ clue }, { region }) => {
    // Radius from luminosity and temperature (in solar units) of a typical star of the region must fit its kind.
    const typical = [
      { L: 1_000, T: 0.6 },
      { L: 5_000, T: 4 },
      { L: 0.002, T: 2 },
      { L: 0.03, T: 0.65 },
    ][region] ?? { L: 1, T: 1 };
    const radius = Math.sqrt(typical.L) / typical.T ** 2;
    if (region === 0) assertBetween(radius, 20, 500, 'giant');
    else if (region === 2) assertBetween(radius, 0.003, 0.05, 'dwarf');
    else assertBetween(radius, 0.2, 10, 'main sequence');
    const words = [/1000|100|expanded/, /hotter|ten times/, /small and faint|size of the Earth/, /cooler|half/][region];
    assertBetween(Number(words?.test(clue)), 0.5, 1.5, 'clue fits the region');
  },
});

export const fissionFusionStars: readonly QuestionTemplate[] = [
  withErrorForms(fissionReactor, { mistaken: 'b', keep: ['a', 'b', 'd'] }),
  chainReaction,
  withErrorForms(hydrogenFusion, { mistaken: 'd', keep: ['a', 'b', 'c', 'd'], slip: 1 }),
  withErrorForms(starDistance, { mistaken: 'b', keep: ['a', 'b', 'c'] }),
  diagramRegions,
];
