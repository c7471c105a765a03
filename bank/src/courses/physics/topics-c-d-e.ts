import type { LevelledTopic } from './levelled-topic.ts';

const { raw } = String;

/** Theme C with its syllabus texts. */
export const waveBehaviour: LevelledTopic = {
  number: 'C',
  name: 'Wave behaviour',
  syllabus: raw`Oscillations and the waves that they send out. One model serves strings, sound, water and light: amplitude, frequency, wavelength, speed and phase. Questions often show a graph against time or against position, and the first step is to say which of the two it is. Refraction, interference and standing waves are asked both as calculations and as short explanations by superposition.`,
  higherLevel: raw`Higher level adds the equations of simple harmonic motion with phase and energy, diffraction by a single slit and by gratings, and the Doppler equations for sound.`,
  subtopics: [
    {
      number: 'C.1',
      name: 'Simple harmonic motion',
      syllabus: raw`Motion is simple harmonic when the acceleration is proportional to the displacement from a fixed point and directed towards it:

$$a = -\omega^2x, \qquad T = \frac{1}{f} = \frac{2\pi}{\omega}$$

- The gradient of an acceleration–displacement graph is $-\omega^2$.
- Mass on a spring: $T = 2\pi\sqrt{\dfrac{m}{k}}$. Simple pendulum with small swings: $T = 2\pi\sqrt{\dfrac{l}{g}}$. Neither depends on the amplitude.
- Energy passes between kinetic (greatest at the centre) and potential (greatest at the ends), twice in each period; the total stays constant without damping.

*Example.* A pendulum of length $1.0\text{ m}$ has $T = 2\pi\sqrt{\dfrac{1.0}{9.8}} = 2.0\text{ s}$.`,
      higherLevel: raw`- With amplitude $x_0$ and phase angle $\phi$: $x = x_0\sin(\omega t + \phi)$ and $v = \omega x_0\cos(\omega t + \phi)$.
- Without the time: $v = \pm\omega\sqrt{x_0^2 - x^2}$.
- Energies: $E_T = \tfrac{1}{2}m\omega^2x_0^2$ and $E_p = \tfrac{1}{2}m\omega^2x^2$.`,
      subtopics: [
        {
          number: 'C.1.1',
          name: 'Oscillations, springs and pendulums',
          formerSlugs: ['acceleration-and-displacement', 'mass-spring-systems-and-pendulums'],
        },
        { number: 'C.1.3', name: 'Equations of motion and energy', higherLevelOnly: true },
      ],
    },
    {
      number: 'C.2',
      name: 'Wave model',
      syllabus: raw`A travelling wave carries energy without carrying matter along.

- Transverse: the particles oscillate at right angles to the direction of travel (strings, light). Longitudinal: along it, with compressions and rarefactions (sound).
- Wavelength $\lambda$ is read from a graph against position, period $T$ from a graph against time:

$$v = f\lambda = \frac{\lambda}{T}$$

- Two points a distance $\Delta x$ apart differ in phase by $\dfrac{2\pi\Delta x}{\lambda}$.
- Electromagnetic waves need no medium and travel at $c = 3.00 \times 10^8\text{ m s}^{-1}$ in vacuum; from long to short wavelength: radio, microwave, infrared, visible, ultraviolet, X-rays, gamma rays.

*Example.* A wave with $\lambda = 0.80\text{ m}$ and $T = 0.20\text{ s}$ travels at $4.0\text{ m s}^{-1}$.`,
    },
    {
      number: 'C.3',
      name: 'Wave phenomena',
      syllabus: raw`At a boundary waves are reflected and transmitted; rays are drawn at right angles to wavefronts.

- Snell's law:

$$\frac{n_1}{n_2} = \frac{\sin\theta_2}{\sin\theta_1} = \frac{v_2}{v_1}$$

- Going to an optically less dense medium there is a critical angle, $\sin\theta_c = \dfrac{n_2}{n_1}$; beyond it the light is totally reflected.
- Diffraction is strong when the gap is about as wide as the wavelength.
- Superposition: displacements add. For coherent sources in phase the interference is constructive when the path difference is $n\lambda$ and destructive when it is $\left(n + \tfrac{1}{2}\right)\lambda$.
- Double slit of separation $d$ with the screen at distance $D$: fringe spacing $s = \dfrac{\lambda D}{d}$.

*Example.* $\lambda = 600\text{ nm}$, $D = 2.0\text{ m}$, $d = 0.40\text{ mm}$: $s = 3.0\text{ mm}$.`,
      higherLevel: raw`- Single slit of width $b$: the first minimum lies at $\theta = \dfrac{\lambda}{b}$ (small angle in radians). The pattern of one slit is the envelope of the double-slit pattern.
- Diffraction grating with line spacing $d$: $n\lambda = d\sin\theta$. More slits make the maxima sharper and brighter.`,
      subtopics: [
        { number: 'C.3.1', name: 'Refraction' },
        { number: 'C.3.2', name: 'Two-source interference' },
        { number: 'C.3.3', name: 'Single slits and gratings', higherLevelOnly: true },
      ],
    },
    {
      number: 'C.4',
      name: 'Standing waves and resonance',
      syllabus: raw`Two equal waves in opposite directions superpose to a standing wave: nodes stay at rest, antinodes move most, energy is not carried along.

- Neighbouring nodes are $\dfrac{\lambda}{2}$ apart. All points between two nodes are in phase; points on either side of a node are in antiphase.
- String fixed at both ends, or pipe open at both ends: $\lambda_n = \dfrac{2L}{n}$ with $n = 1, 2, 3, \dots$
- Pipe closed at one end (node at the closed end, antinode at the open one): $\lambda_n = \dfrac{4L}{n}$ with $n = 1, 3, 5, \dots$
- Resonance: a driven system has its greatest amplitude when the driving frequency is near its natural frequency. Damping lowers and widens the peak and moves it slightly to lower frequency. Light damping: slow loss of amplitude; critical damping: quickest return without oscillation; heavy damping: slow return.

*Example.* First harmonic of a $0.60\text{ m}$ string with wave speed $240\text{ m s}^{-1}$: $f = \dfrac{240}{1.2} = 200\text{ Hz}$.`,
      formerSlugs: ['standing-waves-on-strings-and-in-pipes', 'resonance-and-damping'],
    },
    {
      number: 'C.5',
      name: 'Doppler effect',
      syllabus: raw`The observed frequency changes when source and observer move relative to each other: higher on approach, lower on recession. In front of a moving source the wavefronts are closer together.

- For light and a relative speed much smaller than $c$

$$\frac{\Delta f}{f} = \frac{\Delta\lambda}{\lambda} \approx \frac{v}{c}$$

- A shift of spectral lines to longer wavelength (redshift) tells that a star or galaxy recedes; one to shorter wavelength (blueshift) that it approaches.
- Uses: speeds of stars and galaxies, rotation of stars, radar, blood flow by ultrasound.

*Example.* A line of $500\text{ nm}$ seen at $505\text{ nm}$: $v \approx 0.010c = 3.0 \times 10^6\text{ m s}^{-1}$, receding.`,
      higherLevel: raw`For sound of speed $v$:

- source moving at $u_s$: $f' = f\left(\dfrac{v}{v \pm u_s}\right)$, minus when it approaches;
- observer moving at $u_o$: $f' = f\left(\dfrac{v \pm u_o}{v}\right)$, plus when the observer approaches.`,
      formerSlugs: ['doppler-shift-of-light', 'doppler-effect-of-sound', 'doppler-equations-for-sound'],
    },
  ],
};

/** Theme D with its syllabus texts. */
export const fields: LevelledTopic = {
  number: 'D',
  name: 'Fields',
  syllabus: raw`Forces at a distance, described by fields. Gravitational and electric fields of point sources follow the same inverse-square pattern, and the same language serves both: field strength, field lines, potential. Magnetic fields act on moving charges and currents. Questions often use the similarity of the two fields, the motion of planets and satellites, and the paths of charged particles; vectors must be added with direction.`,
  higherLevel: raw`Higher level adds potential and potential energy in both kinds of field, escape speed, and electromagnetic induction.`,
  subtopics: [
    {
      number: 'D.1',
      name: 'Gravitational fields',
      syllabus: raw`Newton's law of gravitation for point masses (and for spheres, from their centres):

$$F = G\frac{m_1m_2}{r^2}, \qquad g = \frac{F}{m} = G\frac{M}{r^2}$$

- Field lines point towards the mass; where they are closer together the field is stronger. The fields of several bodies add as vectors.
- Kepler's laws: planets move on ellipses with the Sun at a focus; the line from the Sun sweeps equal areas in equal times; $T^2 \propto r^3$.
- On a circular orbit gravity supplies the centripetal force: $\dfrac{GMm}{r^2} = \dfrac{mv^2}{r}$, hence $T^2 = \dfrac{4\pi^2}{GM}r^3$.

*Example.* At a height of one Earth radius the field strength is a quarter of that at the surface, $2.5\text{ N kg}^{-1}$.`,
      higherLevel: raw`- Potential energy $E_p = -G\dfrac{m_1m_2}{r}$ and potential $V_g = -G\dfrac{M}{r}$, zero at infinity; work to move a mass is $W = m\Delta V_g$.
- Field strength is the negative potential gradient, $g = -\dfrac{\Delta V_g}{\Delta r}$; equipotential surfaces cross field lines at right angles.
- Escape speed $v_{\text{esc}} = \sqrt{\dfrac{2GM}{r}}$; orbital speed $v = \sqrt{\dfrac{GM}{r}}$; total energy on a circular orbit $-\dfrac{GMm}{2r}$.`,
      subtopics: [
        {
          number: 'D.1.1',
          name: 'Gravitational fields and orbits',
          formerSlugs: ['law-of-gravitation-and-field-strength', 'orbits'],
        },
        { number: 'D.1.3', name: 'Gravitational potential and escape speed', higherLevelOnly: true },
      ],
    },
    {
      number: 'D.2',
      name: 'Electric and magnetic fields',
      syllabus: raw`Charge is conserved and comes in multiples of $e = 1.60 \times 10^{-19}\text{ C}$.

- Coulomb's law $F = k\dfrac{q_1q_2}{r^2}$ with $k = \dfrac{1}{4\pi\varepsilon_0} = 8.99 \times 10^9\text{ N m}^2\text{ C}^{-2}$.
- Field strength $E = \dfrac{F}{q}$; for a point charge $E = k\dfrac{Q}{r^2}$. Field lines run from positive to negative charge.
- Between parallel plates the field is uniform: $E = \dfrac{V}{d}$, with edge effects at the ends.
- Millikan's experiment: a charged oil drop is held at rest when $qE = mg$ (less a small buoyancy); the charges found are whole multiples of $e$.
- Magnetic field lines are closed: round a straight wire circles, in a long solenoid nearly uniform, outside a bar magnet from north to south.

*Example.* Plates $5.0\text{ mm}$ apart at $200\text{ V}$: $E = \dfrac{200}{5.0 \times 10^{-3}} = 4.0 \times 10^4\text{ V m}^{-1}$.`,
      higherLevel: raw`- Electric potential energy $E_p = k\dfrac{q_1q_2}{r}$, potential $V_e = k\dfrac{Q}{r}$ (a scalar, with the sign of the charge), work $W = q\Delta V_e$.
- $E = -\dfrac{\Delta V_e}{\Delta r}$; equipotentials are perpendicular to field lines. Inside a charged conductor the field is zero and the potential constant.`,
      subtopics: [
        { number: 'D.2.1', name: "Coulomb's law and field strength" },
        { number: 'D.2.2', name: 'Uniform electric fields' },
        { number: 'D.2.3', name: 'Electric potential', higherLevelOnly: true },
      ],
    },
    {
      number: 'D.3',
      name: 'Motion in electromagnetic fields',
      syllabus: raw`- In a uniform electric field a charge has the constant acceleration $a = \dfrac{qE}{m}$; entering at right angles it follows a parabola, like a projectile.
- In a magnetic field the force on a moving charge is $F = qvB\sin\theta$, at right angles to both velocity and field, so it does no work. Perpendicular to a uniform field the path is a circle:

$$qvB = \frac{mv^2}{r} \quad\Rightarrow\quad r = \frac{mv}{qB}$$

- Crossed fields let only particles of speed $v = \dfrac{E}{B}$ go straight on.
- Force on a conductor of length $L$: $F = BIL\sin\theta$.
- Parallel wires at distance $r$: $\dfrac{F}{L} = \dfrac{\mu_0I_1I_2}{2\pi r}$; currents in the same direction attract.

*Example.* A $0.20\text{ m}$ wire with $3.0\text{ A}$ at right angles to $0.50\text{ T}$ feels $0.30\text{ N}$.`,
      formerSlugs: ['charged-particles-in-fields', 'forces-on-current-carrying-conductors'],
    },
    {
      number: 'D.4',
      name: 'Induction',
      higherLevelOnly: true,
      syllabus: raw`- Magnetic flux $\Phi = BA\cos\theta$, with $\theta$ between the field and the normal of the area; flux linkage of $N$ turns is $N\Phi$.
- Faraday's law, with Lenz's law as its sign:

$$\varepsilon = -N\frac{\Delta\Phi}{\Delta t}$$

The induced current opposes the change that causes it; this is conservation of energy.
- A straight conductor of length $L$ moved at speed $v$ at right angles to the field: $\varepsilon = BvL$.
- A coil that turns at constant angular speed gives an alternating emf $\varepsilon = NBA\omega\sin\omega t$. Turning twice as fast doubles both the peak emf and the frequency.
- Self-induction: a changing current in a coil induces an emf in the coil itself that opposes the change.

*Example.* $50$ turns, flux change $4.0\text{ mWb}$ in $0.10\text{ s}$: $\varepsilon = 2.0\text{ V}$.`,
      formerSlugs: ['magnetic-flux-and-faradays-law', 'alternating-current-generators'],
    },
  ],
};

/** Theme E with its syllabus texts. */
export const nuclearAndQuantumPhysics: LevelledTopic = {
  number: 'E',
  name: 'Nuclear and quantum physics',
  syllabus: raw`Atoms, nuclei and stars. Spectra show that atoms have discrete energies; mass differences of nuclei explain radioactive decay, fission, fusion and the light of stars. Questions ask for balanced equations, energies in electronvolts and joules, half-lives from graphs, and for the evidence behind the models.`,
  higherLevel: raw`Higher level adds the size of nuclei and the Bohr model, the photoelectric and Compton effects, matter waves, and the exponential law of decay.`,
  subtopics: [
    {
      number: 'E.1',
      name: 'Structure of the atom',
      syllabus: raw`Few of the alpha particles sent at a thin gold foil are scattered through large angles: the positive charge and nearly all the mass sit in a tiny nucleus.

- Notation $^{A}_{Z}\text{X}$: $A$ nucleons, of which $Z$ are protons. Isotopes share $Z$ and differ in $A$.
- Electrons in atoms have discrete energies. A photon is emitted or absorbed when an electron changes level:

$$E = hf = \frac{hc}{\lambda} = \Delta E_{\text{levels}}$$

- Emission spectra are bright lines, absorption spectra dark lines at the same wavelengths; both identify elements.
- $1\text{ eV} = 1.60 \times 10^{-19}\text{ J}$.

*Example.* A drop of $2.55\text{ eV}$ emits light of $\lambda = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{2.55 \times 1.60 \times 10^{-19}} = 4.88 \times 10^{-7}\text{ m}$.`,
      higherLevel: raw`- Nuclear radius $R = R_0A^{1/3}$ with $R_0 = 1.20 \times 10^{-15}\text{ m}$; all nuclei have nearly the same density.
- Head-on approach: $E_k = k\dfrac{(2e)(Ze)}{d}$ gives the distance of closest approach $d$. At high energies the scattering deviates from Rutherford's prediction because the strong force acts.
- Bohr model of hydrogen: $mvr = \dfrac{nh}{2\pi}$ and $E = -\dfrac{13.6}{n^2}\text{ eV}$.`,
      formerSlugs: ['energy-levels-and-spectra', 'nuclear-model-of-the-atom', 'nuclear-radius-and-closest-approach'],
    },
    {
      number: 'E.2',
      name: 'Quantum physics',
      higherLevelOnly: true,
      syllabus: raw`- Photoelectric effect: one photon gives its energy to one electron. With work function $\Phi$

$$E_{\max} = hf - \Phi, \qquad eV_s = E_{\max}$$

Below the threshold frequency $f_0 = \dfrac{\Phi}{h}$ no electron is emitted, however intense the light; above it the intensity sets the number of electrons, not their energy.
- Particles show diffraction: the de Broglie wavelength is $\lambda = \dfrac{h}{p}$. An electron accelerated through $V$ has $p = \sqrt{2m_eeV}$.
- Compton scattering: a photon scattered by an electron through the angle $\theta$ has its wavelength increased by

$$\Delta\lambda = \frac{h}{m_ec}(1 - \cos\theta)$$

which shows that photons carry momentum $p = \dfrac{h}{\lambda}$.

*Example.* An electron of speed $2.0 \times 10^6\text{ m s}^{-1}$ has $\lambda = \dfrac{6.63 \times 10^{-34}}{9.11 \times 10^{-31} \times 2.0 \times 10^6} = 3.6 \times 10^{-10}\text{ m}$.`,
      formerSlugs: ['photoelectric-effect', 'matter-waves-and-compton-scattering'],
    },
    {
      number: 'E.3',
      name: 'Radioactive decay',
      syllabus: raw`Decay is random (nobody can say which nucleus is next) and spontaneous (nothing outside changes its rate).

- Alpha: $A$ falls by 4 and $Z$ by 2. Beta minus: $Z$ rises by 1, with an electron and an antineutrino. Beta plus: $Z$ falls by 1, with a positron and a neutrino. Gamma: only energy is lost.
- In each half-life the activity and the number of undecayed nuclei halve. Subtract the background from count rates first.
- Mass defect $\Delta m$: the parts weigh more than the nucleus. Binding energy $E = \Delta mc^2$, where $1\text{ u}$ is worth $931.5\text{ MeV}$. The binding energy per nucleon is greatest near iron and nickel, about $8.8\text{ MeV}$.
- The strong nuclear force holds the nucleons together against the electric repulsion of the protons; it has a short range.

*Example.* After three half-lives $\left(\tfrac{1}{2}\right)^3 = \tfrac{1}{8}$ of the nuclei are left.`,
      higherLevel: raw`- Decay law $N = N_0e^{-\lambda t}$, activity $A = \lambda N = \lambda N_0e^{-\lambda t}$, half-life $T_{1/2} = \dfrac{\ln 2}{\lambda}$.
- The decay constant $\lambda$ is the probability of decay of a nucleus per unit time.
- Discrete alpha and gamma energies show that nuclei have energy levels; the continuous beta spectrum shows that a neutrino shares the energy. Stable heavy nuclei have more neutrons than protons.`,
      subtopics: [
        {
          number: 'E.3.1',
          name: 'Half-life and the law of decay',
          formerSlugs: ['half-life-and-decay-equations', 'law-of-radioactive-decay'],
        },
        { number: 'E.3.2', name: 'Mass defect and binding energy' },
      ],
    },
    {
      number: 'E.4',
      name: 'Fission',
      syllabus: raw`A heavy nucleus splits into two of medium size and some neutrons, spontaneously or after it has taken in a neutron.

- The fragments have a greater binding energy per nucleon, so energy is released:

$$E = (m_{\text{before}} - m_{\text{after}})c^2$$

- A chain reaction continues when, on average, at least one neutron of each fission causes another.
- Reactor parts: the moderator slows the neutrons, control rods absorb some of them, a heat exchanger passes the energy on, shielding protects people.
- Per kilogram, fission of uranium-235 releases about $8 \times 10^{13}\text{ J}$, over a million times as much as burning coal. The waste is radioactive for a long time and must be stored safely.

*Example.* A mass difference of $0.20\text{ u}$ gives $0.20 \times 931.5 = 186\text{ MeV}$.`,
    },
    {
      number: 'E.5',
      name: 'Fusion and stars',
      syllabus: raw`Light nuclei that join to a heavier one release energy. In stars the temperature and density at the centre are high enough for positive nuclei to come close.

- A stable star balances gravity inwards against the pressure of gas and radiation outwards.
- Luminosity $L = \sigma AT^4 = 4\pi R^2\sigma T^4$; surface temperature from $\lambda_{\max}T = 2.9 \times 10^{-3}\text{ m K}$; brightness $b = \dfrac{L}{4\pi d^2}$.
- Stellar parallax: $d\,(\text{parsec}) = \dfrac{1}{p\,(\text{arc-second})}$; $1\text{ pc} = 3.26\text{ ly} = 3.09 \times 10^{16}\text{ m}$.
- On the Hertzsprung–Russell diagram temperature rises to the left and luminosity upwards: main sequence along the diagonal, red giants and supergiants at the upper right, white dwarfs at the lower left.
- Stars of higher mass are more luminous and live shorter; stars like the Sun end as white dwarfs, heavy ones as neutron stars or black holes.

*Example.* A parallax of $0.10$ arc-second means a distance of $10\text{ pc}$.`,
      formerSlugs: ['energy-from-fusion', 'properties-of-stars'],
    },
  ],
};
