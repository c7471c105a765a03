import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { LIGHT_SPEED, PLANCK } from './constants.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { tex, timesAs } from './quantities.ts';

/** Multiple choice on E.1 and E.2: what scattering shows, how many photons a beam has, and matter waves. */

const scattering = choiceSet(
  { key: 'physics-e1-evidence-from-alpha-scattering', difficulty: 'Easy', placements: bothCourses('E.1', 1) },
  [
    {
      text: 'A thin gold foil is bombarded with alpha particles, and most of them pass with hardly any deflection. What does this show about the atom?',
      hint: 'What must most of the alpha particles not have met?',
      right: 'Most of its volume is empty space',
      wrongs: [
        ['Its positive charge is spread evenly through its volume', 'Then no alpha particle could be deflected strongly.'],
        ['It has no overall charge', 'That is true, but it does not decide how single alpha particles are deflected.'],
        ['Its electrons are much lighter than alpha particles', 'That is true, but this observation does not show it.'],
      ],
      solution:
        'An alpha particle that is hardly deflected has met neither a large mass nor a strong field. As this holds for most of them, the mass of the atom must fill only a tiny part of its volume.',
      marking: 'heavy matter fills a tiny part of the atom',
    },
    {
      text: 'A very small number of the alpha particles that hit a thin gold foil are scattered back by more than a right angle. What does this show about the atom?',
      hint: 'What could turn back something as heavy and as fast as an alpha particle?',
      right: 'Its positive charge and most of its mass are concentrated in a very small nucleus',
      wrongs: [
        ['Its electrons move round the nucleus on fixed orbits', 'Electrons are too light to turn back an alpha particle.'],
        ['Its nucleus contains protons and neutrons', 'The parts of the nucleus cannot be told from this.'],
        ['Its positive charge is spread evenly through its volume', 'The field of a charge that is spread out is too weak.'],
      ],
      solution:
        'Only a strong repulsive force from something heavier can reverse the motion of an alpha particle. Few are turned back, so the charge and the mass that do this must be in a very small space.',
      marking: 'charge and mass concentrated in a very small space',
    },
    {
      text: 'In an alpha scattering experiment the gold foil (proton number $79$) is replaced by an aluminium foil (proton number $13$) with the same number of atoms in each square metre. What happens to the number of alpha particles scattered through large angles?',
      hint: 'What exerts the force that deflects an alpha particle?',
      right: 'It becomes smaller, because the nuclei have a smaller charge',
      wrongs: [
        ['It becomes greater, because the nuclei are lighter', 'A lighter nucleus turns back fewer alpha particles.'],
        ['It stays the same, because the number of atoms is the same', 'The force of each nucleus is not the same.'],
        [
          'It becomes greater, because there are fewer electrons to shield the nuclei',
          'Alpha particles that are scattered strongly pass inside all of the electrons.',
        ],
      ],
      solution:
        'The electric force on an alpha particle is proportional to the charge of the nucleus, which is much smaller for aluminium. An alpha particle must come closer for a large deflection, so fewer are scattered through large angles.',
      marking: 'smaller force from a smaller nuclear charge',
    },
    {
      text: 'In an old model of the atom the positive charge fills the whole atom evenly, with the electrons inside it. What did this model predict for alpha particles that hit a thin gold foil?',
      hint: 'How strong can the electric field be if the charge is spread out?',
      right: 'All of them are deflected through small angles only',
      wrongs: [
        ['A few of them are scattered back', 'Spread over the whole atom, the charge is too weak for this.'],
        ['All of them are absorbed in the foil', 'Fast alpha particles pass through a thin foil in every model.'],
        ['All of them are scattered back', 'Spread over the whole atom, the charge is too weak for this.'],
      ],
      solution:
        'A charge that is spread over the whole atom has a weak field everywhere, and electrons are too light to deflect an alpha particle. So only small deflections were expected, and the large ones came as a surprise.',
      marking: 'weak field, small deflections',
    },
  ],
);

const photonNumbers = choiceSet(
  { key: 'physics-e1-numbers-of-photons-compared', difficulty: 'Medium', placements: bothCourses('E.1', 1) },
  [
    { red: 630, blue: 420, power: 2 },
    { red: 600, blue: 400, power: 4 },
    { red: 700, blue: 525, power: 3 },
    { red: 450, blue: 675, power: 6 },
  ].map(({ red, blue, power }): ChoiceItem => {
    const value = (top: number, bottom: number) => `$${fraction(top, bottom)}$`;
    const rate = (watts: number, nanometres: number) => watts / ((PLANCK * LIGHT_SPEED) / (nanometres * 1e-9));
    return {
      text: tex`Laser X emits light of wavelength $${red}\text{ nm}$ and laser Y light of wavelength $${blue}\text{ nm}$. The beam of X has ${timesAs(power)} the power of that of Y. What is $\dfrac{\text{number of photons from X in each second}}{\text{number of photons from Y in each second}}$?`,
      hint: 'Which of the two kinds of photon carries more energy?',
      right: value(power * red, blue),
      wrongs: [
        [value(power * blue, red), 'You let a photon of longer wavelength carry more energy.'],
        [value(power, 1), 'You gave all photons the same energy.'],
        [value(red, blue), 'You left out that the powers differ.'],
      ],
      solution: tex`The number in each second is the power divided by the energy of a photon, $\dfrac{hc}{\lambda}$, so it is proportional to $P\lambda$: $${power} \times \dfrac{${red}}{${blue}} = ${fraction(power * red, blue)}$.`,
      marking: tex`number proportional to $P\lambda$`,
      proof: [(power * red) / blue, rate(power, red) / rate(1, blue)],
    };
  }),
);

const matterWaves = choiceSet(
  { key: 'physics-e2-wavelengths-of-particles-compared', difficulty: 'Hard', placements: higherLevel('E.2', 1) },
  [
    {
      text: 'Electrons that are accelerated from rest through a potential difference $V$ have the de Broglie wavelength $\\lambda$. Relativistic effects are negligible. What is the wavelength after acceleration through $4V$?',
      hint: 'How does the momentum depend on the potential difference?',
      right: tex`$\frac{1}{2}\lambda$`,
      wrongs: [
        [tex`$\frac{1}{4}\lambda$`, 'You took the momentum as proportional to the kinetic energy.'],
        [tex`$2\lambda$`, 'A greater momentum means a shorter wavelength.'],
        [tex`$\frac{1}{16}\lambda$`, 'You squared the ratio where its root is needed.'],
      ],
      solution: tex`The kinetic energy becomes four times as great, and $p = \sqrt{2mE_k}$ twice as great. As $\lambda = \dfrac{h}{p}$, the wavelength is halved.`,
      marking: tex`$\lambda \propto 1/\sqrt{V}$`,
      proof: [0.5, 1 / Math.sqrt(4)],
    },
    {
      text: tex`A proton and an alpha particle (about $4$ times the mass) have the same kinetic energy. What is $\dfrac{\text{de Broglie wavelength of the alpha particle}}{\text{de Broglie wavelength of the proton}}$?`,
      hint: 'Which of the two has the greater momentum?',
      right: tex`$\frac{1}{2}$`,
      wrongs: [
        [tex`$\frac{1}{4}$`, 'You took the two speeds as equal.'],
        ['$2$', 'That is the ratio of the momenta.'],
        ['$1$', 'Equal kinetic energies do not mean equal momenta.'],
      ],
      solution: tex`$p = \sqrt{2mE_k}$, so the momentum of the alpha particle is $\sqrt{4} = 2$ times as great. As $\lambda = \dfrac{h}{p}$, its wavelength is $\frac{1}{2}$ of that of the proton.`,
      marking: tex`$\lambda \propto 1/\sqrt{m}$ at equal energy`,
      proof: [0.5, 1 / Math.sqrt(4)],
    },
    {
      text: tex`A proton and an alpha particle (charge $+2e$, about $4$ times the mass) are accelerated from rest through the same potential difference. What is $\dfrac{\text{de Broglie wavelength of the alpha particle}}{\text{de Broglie wavelength of the proton}}$?`,
      hint: 'Both the mass and the energy gained are different.',
      right: tex`$\dfrac{1}{2\sqrt{2}}$`,
      wrongs: [
        [tex`$\dfrac{1}{2}$`, 'You took the two kinetic energies as equal.'],
        [tex`$\dfrac{1}{8}$`, 'You left out the square root.'],
        [tex`$2\sqrt{2}$`, 'That is the ratio of the momenta.'],
      ],
      solution: tex`$\lambda = \dfrac{h}{\sqrt{2mqV}}$, so the wavelength is inversely proportional to $\sqrt{mq}$. The ratio is $\dfrac{1}{\sqrt{4 \times 2}} = \dfrac{1}{2\sqrt{2}}$.`,
      marking: tex`$\lambda \propto 1/\sqrt{mq}$`,
      proof: [1 / (2 * Math.SQRT2), 1 / Math.sqrt(8)],
    },
    {
      text: 'An electron and a photon have the same wavelength. Which quantity is the same for both?',
      hint: 'Which equation holds for matter and for light alike?',
      right: 'The momentum',
      wrongs: [
        ['The speed', 'The photon moves at the speed of light; the electron does not.'],
        ['The kinetic energy', 'Energy and momentum are related differently for photons and for electrons.'],
        ['The total energy', 'The electron also has its rest energy.'],
      ],
      solution: tex`$\lambda = \dfrac{h}{p}$ holds for photons and for particles of matter, so equal wavelengths mean equal momenta.`,
      marking: tex`$p = h/\lambda$ for both`,
    },
  ],
);

const comptonEnergies = choiceSet(
  { key: 'physics-e2-energy-lost-in-compton-scattering', difficulty: 'Hard', placements: higherLevel('E.2', 1) },
  [
    { k: 4, back: false },
    { k: 3, back: true },
    { k: 5, back: false },
    { k: 6, back: true },
  ].map(({ k, back }): ChoiceItem => {
    const [shift, other] = back ? [2, 1] : [1, 2];
    const value = (top: number, bottom: number) => `$${fraction(top, bottom)}$`;
    return {
      text: tex`A photon of wavelength $\dfrac{${k}h}{m_ec}$ is scattered ${back ? 'straight back' : tex`through $90^\circ$`} by an electron at rest. What fraction of its energy does it lose?`,
      hint: 'By how much does the wavelength change, and how are energy and wavelength of a photon related?',
      right: value(shift, k + shift),
      wrongs: [
        [value(shift, k), 'That is the fraction by which the wavelength grows.'],
        [value(k, k + shift), 'That is the fraction of the energy that the photon keeps.'],
        [
          value(other, k + other),
          back ? 'That holds for a right angle.' : 'That holds for a photon that is scattered straight back.',
        ],
      ],
      solution: tex`$\Delta\lambda = \dfrac{h}{m_ec}(1 - \cos\theta)$, so the wavelength grows from $${k}$ to $${k + shift}$ times $\dfrac{h}{m_ec}$. The energy is inversely proportional to the wavelength: a fraction of $${fraction(k, k + shift)}$ is left, and $1 - ${fraction(k, k + shift)} = ${fraction(shift, k + shift)}$ is lost.`,
      marking: tex`$\Delta\lambda = ${shift === 1 ? '' : shift}h/m_ec$, energy inversely proportional to $\lambda$`,
      proof: [shift / (k + shift), 1 - 1 / (1 + (1 - Math.cos(back ? Math.PI : Math.PI / 2)) / k)],
    };
  }),
);

const photocurrents = choiceSet(
  { key: 'physics-e2-light-changed-in-a-photocell', difficulty: 'Medium', placements: higherLevel('E.2', 1) },
  [
    {
      text: 'Light of a single frequency releases electrons from a metal. The intensity of the light is doubled and its frequency is unchanged. What happens to the number of electrons released in each second and to the stopping potential?',
      hint: 'What does a single electron notice of a greater intensity?',
      right: 'Twice as many electrons; the same stopping potential',
      wrongs: [
        ['Twice as many electrons; twice the stopping potential', 'Each photon still has the same energy.'],
        [
          'The same number of electrons; twice the stopping potential',
          'A greater intensity means more photons, not photons of greater energy.',
        ],
        ['The same number of electrons; the same stopping potential', 'More photons release more electrons.'],
      ],
      solution:
        'Twice the intensity means twice as many photons of the same energy in each second. Twice as many electrons are released, and the greatest kinetic energy, $hf - \\Phi$, stays the same.',
      marking: 'more photons, same energy of each',
    },
    {
      text: 'Light releases electrons from a metal. It is replaced by light of a greater frequency with the same intensity. What happens to the stopping potential and to the number of photons that arrive in each second?',
      hint: 'The intensity is the energy that arrives. Into how many portions is it divided?',
      right: 'Greater stopping potential; fewer photons',
      wrongs: [
        [
          'Greater stopping potential; the same number of photons',
          'The same intensity is now shared by photons of greater energy.',
        ],
        ['The same stopping potential; more photons', 'The energy of each photon has changed.'],
        ['Smaller stopping potential; fewer photons', 'Photons of greater frequency have more energy.'],
      ],
      solution:
        'Each photon has a greater energy $hf$, so $hf - \\Phi$ and the stopping potential are greater. The same energy in each second then comes in fewer photons.',
      marking: 'more energy in each of fewer photons',
    },
    {
      text: 'The stopping potential of several metals is plotted against the frequency of the light. What do all of the lines have in common?',
      hint: 'Which quantity in the equation of the line depends on the metal?',
      right: tex`The gradient $\dfrac{h}{e}$`,
      wrongs: [
        ['The intercept with the frequency axis', 'The threshold frequency depends on the metal.'],
        [tex`The gradient $h$`, 'The stopping potential is an energy divided by a charge.'],
        ['The intercept with the potential axis', 'This intercept contains the work function of the metal.'],
      ],
      solution: tex`$eV = hf - \Phi$, so $V = \dfrac{h}{e}f - \dfrac{\Phi}{e}$. The gradient $\dfrac{h}{e}$ is the same for all metals; both intercepts depend on the work function.`,
      marking: tex`$V = (h/e)f - \Phi/e$`,
    },
    {
      text: 'Weak light of a frequency above the threshold frequency falls on a metal. Electrons are released at once. Why does this not fit a model in which light is only a wave?',
      hint: 'How would a wave deliver its energy to the electrons?',
      right: 'The energy of a weak wave is spread out, so an electron would need time to collect enough',
      wrongs: [
        ['A wave cannot carry energy', 'All waves transfer energy.'],
        ['A wave would release electrons of a single energy', 'The delay, not the energy, is in question.'],
        ['A wave would be reflected completely by a metal', 'A part of the light is absorbed in either model.'],
      ],
      solution:
        'The energy of a wave would be shared among all electrons of the surface and, for weak light, would take a long time to add up to the work function. A photon gives all of its energy to one electron at once.',
      marking: 'energy of a wave arrives gradually, that of a photon at once',
    },
  ],
);

export const atomChoices: readonly QuestionTemplate[] = [
  ...[scattering, photonNumbers],
  ...[matterWaves, comptonEnergies, photocurrents],
];
