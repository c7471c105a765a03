import { withA } from '../../articles.ts';
import { Diagram } from '../../diagram.ts';
import { wrong } from '../../multiple-choice.ts';
import { bisect, simulate } from '../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { withReversal } from './choices.ts';
import { LIGHT_SPEED as c, ELECTRON_MASS, ELEMENTARY_CHARGE as e, PLANCK as h } from './constants.ts';
import { withErrorForms } from './error-forms.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { higherLevel } from './placing.ts';
import { foreseeing, miss, numberKeys, numericAnswer, quantity, standardForm, tex } from './quantities.ts';
import { workFunctionFromEnergies } from './reversed-choices-d-e.ts';

/** E.2 Quantum physics (HL). */

const stoppingPotential = defineTemplate({
  key: 'physics-e2-stopping-potential-graph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('E.2', 2),
  variants: [
    { metal: 'potassium', phi: 2.3, f: 9 },
    { metal: 'zinc', phi: 4.3, f: 14 },
    { metal: 'calcium', phi: 2.9, f: 10.5 },
    { metal: 'sodium', phi: 2.36, f: 8.5 },
    { metal: 'magnesium', phi: 3.66, f: 12 },
    { metal: 'caesium', phi: 2.1, f: 7 },
    { metal: 'aluminium', phi: 4.1, f: 13.5 },
    { metal: 'lithium', phi: 2.9, f: 11.5 },
  ],
  solve: ({ phi, f }) => {
    const energy = h * f * 1e14 - phi * e;
    return {
      threshold: (phi * e) / h,
      stopping: energy / e,
      energy,
      speed: Math.sqrt((2 * energy) / ELECTRON_MASS),
    };
  },
  write: ({ metal, phi, f }, { threshold, stopping, energy, speed }) => {
    const f0 = threshold / 1e14;
    const top = f * 1.25;
    const volts = (x: number) => (h * x * 1e14) / e - phi;
    const diagram = new Diagram({ x: [-top * 0.07, top], y: [0, volts(top) * 1.15] })
      .axes({ x: 'f / 10¹⁴ Hz', y: 'Vₛ / V', xTicks: [Number(f0.toFixed(2)), f], yTicks: [Number(stopping.toFixed(2))] })
      .segment([f, 0], [f, volts(f)], 'd-dashed')
      .segment([0, volts(f)], [f, volts(f)], 'd-dashed')
      .graph(volts, f0, top * 0.97, 'd-curve2');
    return {
      text: tex`Monochromatic light falls on ${withA(metal)} surface in a vacuum. The graph shows how the stopping potential $V_s$ for the emitted electrons varies with the frequency $f$ of the light.

![](diagram:graph)

(a) Determine the work function of ${metal} in electronvolts. [2]

(b) State what the gradient of the graph represents. [1]

(c) Light of frequency $${f} \times 10^{14}\text{ Hz}$ is used. Determine the greatest speed of the emitted electrons. [3]

(d) The intensity of this light is doubled. Predict, with reasons, the effect on the stopping potential and on the number of electrons emitted per second. [3]`,
      hint: 'How must the photoelectric equation be written to match a straight line with these axes?',
      answer: tex`(a) $${significant(phi, 2)}\text{ eV}$

(b) $\dfrac{h}{e}$

(c) $${standardForm(speed, 'm s^-1')}$

(d) Stopping potential unchanged; number of electrons doubled`,
      solution: tex`(a) The line meets the $f$ axis at the threshold frequency, $f_0 = ${significant(f0)} \times 10^{14}\text{ Hz}$. There the photon energy is just the work function:

$$\Phi = hf_0 = 6.63 \times 10^{-34} \times ${significant(f0)} \times 10^{14} = ${standardForm(phi * e, 'J')} = ${significant(phi, 2)}\text{ eV}$$

(b) From $eV_s = hf - \Phi$, $V_s = \dfrac{h}{e}f - \dfrac{\Phi}{e}$: the gradient is $\dfrac{h}{e}$.

(c) The greatest kinetic energy is $eV_s$, with $V_s = ${quantity(stopping, 'V')}$ from the graph (or $hf - \Phi$):

$$E_{\max} = 1.60 \times 10^{-19} \times ${significant(stopping)} = ${standardForm(energy, 'J')}$$

$$v = \sqrt{\frac{2E_{\max}}{m_e}} = \sqrt{\frac{2 \times ${scientific(energy)}}{9.11 \times 10^{-31}}} = ${standardForm(speed, 'm s^-1')}$$

(d) The energy of each photon is $hf$ and does not depend on the intensity, so the greatest energy of the electrons and the stopping potential do not change. Twice the intensity means twice as many photons per second; each electron is freed by one photon, so twice as many electrons are emitted per second.`,
      markScheme: markLines(
        ['a', '(M1)', tex`$\Phi = hf_0$`],
        ['a', 'A1', tex`$${significant(phi, 2)}\text{ eV}$`],
        ['b', 'A1', tex`$h/e$`],
        ['c', 'M1', tex`$E_{\max} = eV_s$ or $hf - \Phi$`],
        ['c', 'A1', tex`$${standardForm(energy, 'J')}$`],
        ['c', 'A1', tex`$${standardForm(speed, 'm s^-1')}$`],
        ['d', 'A1', 'Stopping potential unchanged'],
        ['d', 'R1', 'Photon energy depends on frequency only'],
        ['d', 'A1', 'Number of electrons per second doubles (twice as many photons)'],
      ),
      keys: [
        ...numberKeys(
          { part: 'a', value: phi, tolerance: 0.05, unit: 'eV' },
          foreseeing(
            { ...numericAnswer(speed, 'm s^-1', 'c'), tolerance: speed * 0.02 },
            miss(speed * speed, 'The last square root is missing.'),
            miss(Math.sqrt((2 * h * f * 1e14) / ELECTRON_MASS), 'You left out the work function.', 'incomplete'),
          ),
        ),
        { kind: 'expression', part: 'b', value: 'h/e', variables: ['h', 'e'] },
      ],
      diagrams: [
        {
          name: 'graph',
          svg: diagram.toSvg(),
          alt: `Stopping potential against frequency: a straight line from zero at ${f0.toFixed(2)} × 10^14 Hz through ${stopping.toFixed(2)} V at ${f} × 10^14 Hz.`,
        },
      ],
    };
  },
  check: ({ phi, f }, { threshold, stopping, speed }) => {
    // The work done against the stopping potential takes all the kinetic energy of the fastest electrons.
    assertAgree(0.5 * ELECTRON_MASS * speed ** 2, stopping * e, 'stopped by the potential');
    assertAgree(
      threshold,
      bisect((x) => h * x - phi * e, 1e13, 1e16),
      'threshold',
    );
    assertAgree(stopping / (f * 1e14 - threshold), h / e, 'gradient');
    assertBetween(stopping, 0.2, 5, 'stopping potential');
  },
});

const photonDoubling = defineTemplate({
  key: 'physics-e2-photon-energy-change',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('E.2', 1),
  variants: [
    { photon: 5, phi: 3, k: 2 },
    { photon: 4, phi: 2.5, k: 2 },
    { photon: 3, phi: 2, k: 3 },
    { photon: 6, phi: 4.5, k: 2 },
    { photon: 3.5, phi: 2.3, k: 2 },
    { photon: 4, phi: 3, k: 3 },
    { photon: 5, phi: 4, k: 1.5 },
    { photon: 6, phi: 4, k: 1.5 },
  ],
  solve: ({ photon, phi, k }) => ({ after: photon * k - phi }),
  write: ({ photon, phi, k }, { after }, variantIndex) => {
    const ev = (value: number) => tex`$${significant(value, 2)}\text{ eV}$`;
    const before = photon - phi;
    const choice = arrangeOptions(
      ev(after),
      [
        wrong(
          ev(before * k),
          'You took the kinetic energy to be proportional to the photon energy; the work function stays the same.',
        ),
        wrong(ev(before), 'You calculated the kinetic energy with the first photons.', 'incomplete'),
        wrong(
          ev(photon * k),
          'You calculated the energy of the new photons; an electron needs part of it to leave the metal.',
          'incomplete',
        ),
      ],
      variantIndex,
      6,
    );
    const wavelength = k === 2 ? tex`\tfrac{1}{2}` : k === 3 ? tex`\tfrac{1}{3}` : tex`\tfrac{2}{3}`;
    return {
      text: tex`Photons of energy $${photon.toFixed(1)}\text{ eV}$ fall on a metal with work function $${phi.toFixed(1)}\text{ eV}$. They are replaced by photons whose wavelength is $${wavelength}$ of that of the first.

What is the maximum kinetic energy of the emitted electrons now? [1]`,
      hint: 'The photon energy is inversely proportional to the wavelength; the work function belongs to the metal.',
      answer: ev(after),
      solution: tex`With $${wavelength}$ of the wavelength the photon energy is $${k}$ times as large: $${k} \times ${photon.toFixed(1)} = ${significant(photon * k, 2)}\text{ eV}$. Then

$$E_{\max} = hf - \Phi = ${significant(photon * k, 2)} - ${phi.toFixed(1)} = ${significant(after, 2)}\text{ eV}$$

The kinetic energy is not proportional to the photon energy, because the work function stays the same.`,
      markScheme: markLines(['', 'A1', tex`$E_{\max} = hf - \Phi$`]),
      ...choice,
      numeric: [{ value: after, tolerance: 0.05, unit: 'eV' }],
    };
  },
  check: ({ photon, phi, k }, { after }) => {
    const wavelength = (h * c) / (photon * e) / k;
    assertAgree((h * c) / wavelength, (after + phi) * e, 'energy of the new photon');
    assertBetween(after, photon - phi, 20, 'electrons gain energy');
  },
});

const electronDiffraction = defineTemplate({
  key: 'physics-e2-de-broglie-electron',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: higherLevel('E.2', 2, ['C.3.3']),
  variants: [
    { volts: 400, nm: 0.21 },
    { volts: 150, nm: 0.25 },
    { volts: 2000, nm: 0.123 },
    { volts: 75, nm: 0.35 },
    { volts: 1200, nm: 0.142 },
    { volts: 54, nm: 0.215 },
    { volts: 3500, nm: 0.213 },
    { volts: 250, nm: 0.28 },
  ],
  solve: ({ volts, nm }) => {
    const momentum = Math.sqrt(2 * ELECTRON_MASS * e * volts);
    const wavelength = h / momentum;
    return { momentum, wavelength, angle: (Math.asin(wavelength / (nm * 1e-9)) * 180) / Math.PI };
  },
  write: ({ volts, nm }, { momentum, wavelength, angle }) => ({
    text: tex`Electrons are accelerated from rest through a potential difference of $${volts}\text{ V}$ and meet the surface of a crystal at right angles. Rows of atoms in the surface, with a spacing of $${nm}\text{ nm}$, act like a diffraction grating for the electrons that are scattered back.

(a) Determine the momentum of an electron. [2]

(b) Calculate the de Broglie wavelength of the electrons. [1]

(c) Determine the angle between the incident beam and the first-order maximum. [2]

(d) The accelerating potential difference is increased. Explain the change of the pattern. [2]

(e) State what this experiment shows about the nature of electrons. [1]`,
    hint: 'What energy does the electron gain, and how is its momentum related to that energy?',
    answer: tex`(a) $${standardForm(momentum, 'kg m s^-1')}$

(b) $${standardForm(wavelength, 'm')}$

(c) $${significant(angle)}^\circ$

(d) The maxima move closer together.

(e) Electrons have wave properties.`,
    solution: tex`(a) The electric field does the work $eV$, which becomes kinetic energy $\dfrac{p^2}{2m}$:

$$p = \sqrt{2m_eeV} = \sqrt{2 \times 9.11 \times 10^{-31} \times 1.60 \times 10^{-19} \times ${volts}} = ${standardForm(momentum, 'kg m s^-1')}$$

(b) $\lambda = \dfrac{h}{p} = \dfrac{6.63 \times 10^{-34}}{${scientific(momentum)}} = ${standardForm(wavelength, 'm')}$.

(c) As for a grating, $\lambda = d\sin\theta$:

$$\sin\theta = \frac{${scientific(wavelength)}}{${nm} \times 10^{-9}} \quad\Rightarrow\quad \theta = ${significant(angle)}^\circ$$

(d) A greater potential difference gives the electrons more momentum, hence a shorter wavelength. By $\lambda = d\sin\theta$ the angles become smaller: the maxima move closer together.

(e) Diffraction is typical of waves: electrons show wave properties (as well as those of particles).`,
    markScheme: markLines(
      ['a', '(M1)', tex`$eV = p^2/(2m)$`],
      ['a', 'A1', tex`$${standardForm(momentum, 'kg m s^-1')}$`],
      ['b', 'A1', tex`$${standardForm(wavelength, 'm')}$`],
      ['c', '(M1)', tex`$\lambda = d\sin\theta$`],
      ['c', 'A1', tex`$${significant(angle)}^\circ$`],
      ['d', 'R1', 'Greater momentum, shorter wavelength'],
      ['d', 'A1', 'Smaller angles / maxima closer together'],
      ['e', 'A1', 'Wave nature of electrons'],
    ),
    keys: numberKeys(
      foreseeing(
        numericAnswer(momentum, 'kg m s^-1', 'a'),
        miss(momentum / Math.SQRT2, 'The factor 2 is missing under the root.'),
        miss(momentum * momentum, 'The last square root is missing.'),
      ),
      numericAnswer(wavelength, 'm', 'b'),
      { ...numericAnswer(angle, 'degrees', 'c'), tolerance: angle * 0.015 },
    ),
  }),
  check: ({ volts, nm }, { momentum, wavelength, angle }) => {
    // Accelerate the electron over ten centimetres in steps, then compare path lengths of neighbouring rows.
    const a = (e * volts) / 0.1 / ELECTRON_MASS;
    const time = Math.sqrt((2 * 0.1) / a);
    const [x = 0, v = 0] = simulate((_, [, now = 0]) => [now, a], [0, 0], time, 500);
    assertAgree(x, 0.1, 'length of the gap');
    assertAgree(momentum, ELECTRON_MASS * v, 'momentum');
    const theta = (angle * Math.PI) / 180;
    const far = 1;
    const near = Math.hypot(far * Math.cos(theta), far * Math.sin(theta) - nm * 1e-9);
    assertAgree(far - near, wavelength, 'path difference', 1e-4);
    assertBetween(angle, 2, 60, 'angle');
  },
});

const comptonScattering = defineTemplate({
  key: 'physics-e2-compton-scattering',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: higherLevel('E.2', 2),
  variants: [
    { pm: 8, angle: 90 },
    { pm: 20, angle: 60 },
    { pm: 5, angle: 120 },
    { pm: 12, angle: 45 },
    { pm: 6.5, angle: 75 },
    { pm: 10, angle: 150 },
    { pm: 15, angle: 110 },
    { pm: 4, angle: 180 },
  ],
  solve: ({ pm, angle }) => {
    const shift = (h / (ELECTRON_MASS * c)) * (1 - Math.cos((angle * Math.PI) / 180));
    const scattered = pm * 1e-12 + shift;
    const [before, after] = [(h * c) / (pm * 1e-12), (h * c) / scattered];
    return { shift, scattered, before, after, kinetic: before - after };
  },
  write: ({ pm, angle }, { shift, scattered, before, after, kinetic }) => {
    const theta = (angle * Math.PI) / 180;
    const end: [number, number] = [3.4 * Math.cos(theta), 3.4 * Math.sin(theta)];
    const recoil = -Math.atan2(Math.sin(theta), scattered / (pm * 1e-12) - Math.cos(theta));
    const kick: [number, number] = [2.8 * Math.cos(recoil), 2.8 * Math.sin(recoil)];
    const straight = angle === 180;
    const diagram = new Diagram({ x: [-4.6, 4.6], y: [-3, 3.8], equalScale: true, width: 360 })
      .arrow([-4, straight ? -0.2 : 0], [-0.3, straight ? -0.2 : 0], 'd-curve2')
      .label([-2.8, 0], 'incident photon', { dy: straight ? 28 : -8 })
      .point([0, 0])
      .label([0, 0], 'electron at rest', { dy: 22, dx: straight ? 24 : -50 })
      .arrow([0, straight ? 0.2 : 0], straight ? [-3.4, 0.2] : end, 'd-curve2')
      .label(straight ? [-3.4, 0.2] : end, 'scattered photon', { dy: -9, dx: angle > 100 ? 10 : 0 })
      .arrow([0, 0], kick)
      .label(kick, 'recoiling electron', { dy: straight ? -9 : 16, dx: -10 });
    if (!straight) diagram.segment([0, 0], [3, 0], 'd-dashed').arc([0, 0], 0.8, 0, theta);
    return {
      text: tex`A photon of wavelength $${pm}\text{ pm}$ is scattered through an angle of $${angle}^\circ$ by an electron at rest.

![](diagram:scattering)

(a) Calculate the wavelength of the scattered photon. [3]

(b) Determine the kinetic energy of the electron after the collision. [3]

(c) Explain how Compton scattering supports the particle model of light. [2]`,
      hint: 'Energy is conserved: what the photon loses, the electron gains.',
      answer: tex`(a) $${standardForm(scattered, 'm')}$

(b) $${standardForm(kinetic, 'J')}$

(c) The shift is explained by a collision of a photon with momentum and energy with an electron.`,
      solution: tex`(a) The Compton formula gives the increase of wavelength:

$$\Delta\lambda = \frac{h}{m_ec}(1 - \cos\theta) = \frac{6.63 \times 10^{-34}}{9.11 \times 10^{-31} \times 3.00 \times 10^8}(1 - \cos ${angle}^\circ) = ${standardForm(shift, 'm')}$$

so $\lambda' = ${pm} \times 10^{-12} + ${scientific(shift)} = ${standardForm(scattered, 'm')}$.

(b) Photon energies: before $\dfrac{hc}{\lambda} = ${standardForm(before, 'J', 4)}$, after $\dfrac{hc}{\lambda'} = ${standardForm(after, 'J', 4)}$. The electron takes the difference:

$$E_k = ${standardForm(kinetic, 'J')}$$

(c) The measured shift is exactly what follows when a single photon with energy $\dfrac{hc}{\lambda}$ and momentum $\dfrac{h}{\lambda}$ collides with a single electron and both energy and momentum are conserved, as for particles. A wave model would predict scattered light of the same wavelength.`,
      markScheme: markLines(
        ['a', 'M1', 'Compton formula with the given angle'],
        ['a', 'A1', tex`$\Delta\lambda = ${standardForm(shift, 'm')}$`],
        ['a', 'A1', tex`$${standardForm(scattered, 'm')}$`],
        ['b', 'M1', 'Energy of electron is the difference of photon energies'],
        ['b', 'A1', 'Both photon energies correct'],
        ['b', 'A1', tex`$${standardForm(kinetic, 'J')}$`],
        ['c', 'R1', 'Photon has momentum / behaves as a particle in a collision'],
        ['c', 'R1', 'Wave model predicts no change of wavelength'],
      ),
      keys: numberKeys(
        foreseeing(
          numericAnswer(scattered, 'm', 'a'),
          miss(shift, 'This is the change of the wavelength.', 'incomplete'),
          miss(
            pm * 1e-12 - shift,
            'You subtracted the change of wavelength; the scattered photon has less energy than before.',
            'sign',
          ),
        ),
        foreseeing(
          { ...numericAnswer(kinetic, 'J', 'b'), tolerance: kinetic * 0.05 },
          miss(after, 'This is the energy of the scattered photon.', 'incomplete'),
          miss((h * c) / shift, 'You took the change of the wavelength for a wavelength.'),
        ),
      ),
      diagrams: [
        {
          name: 'scattering',
          svg: diagram.toSvg(),
          alt: `A photon meets an electron at rest; the photon is scattered through ${angle} degrees and the electron recoils.`,
        },
      ],
    };
  },
  check: ({ pm, angle }, { scattered, kinetic }) => {
    // Momentum of the electron as a vector, then the relativistic energy of that momentum.
    const theta = (angle * Math.PI) / 180;
    const [before, after] = [h / (pm * 1e-12), h / scattered];
    const momentum = Math.hypot(before - after * Math.cos(theta), after * Math.sin(theta));
    const rest = ELECTRON_MASS * c * c;
    assertAgree(kinetic, Math.hypot(momentum * c, rest) - rest, 'kinetic energy', 1e-6);
    assertBetween(kinetic, 0, (h * c) / (pm * 1e-12), 'kinetic energy');
  },
});

export const quantumPhysics: readonly QuestionTemplate[] = [
  stoppingPotential,
  withReversal(photonDoubling, workFunctionFromEnergies),
  withErrorForms(electronDiffraction, { mistaken: 'a', keep: ['a', 'b', 'c'] }),
  withErrorForms(comptonScattering, { mistaken: 'a', keep: ['a', 'c'], slip: 1 }),
];
