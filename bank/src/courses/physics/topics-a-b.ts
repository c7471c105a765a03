import type { LevelledTopic } from './levelled-topic.ts';

const { raw } = String;

/** Theme A with its syllabus texts. */
export const spaceTimeAndMotion: LevelledTopic = {
  number: 'A',
  name: 'Space, time and motion',
  syllabus: raw`How things move and why. The theme starts from displacement, velocity and acceleration, explains their changes by forces, and then shows two quantities, momentum and energy, whose totals stay the same. Short questions test a single relation or a graph; longer ones combine forces, energy and momentum in one situation and ask for a sentence of explanation as well as a number. A clear free-body diagram and a stated positive direction are worth the time they take.`,
  higherLevel: raw`Higher level adds the motion of bodies that turn (torque, moment of inertia, angular momentum) and special relativity, where time and length depend on the observer.`,
  subtopics: [
    {
      number: 'A.1',
      name: 'Kinematics',
      syllabus: raw`Displacement and velocity are vectors; distance and speed are scalars.

- The gradient of a displacement–time graph is velocity; the gradient of a velocity–time graph is acceleration; the area under it is displacement.
- For constant acceleration

$$v = u + at, \quad s = ut + \tfrac{1}{2}at^2, \quad v^2 = u^2 + 2as, \quad s = \frac{(u + v)t}{2}$$

- A projectile without air resistance keeps its horizontal velocity $u\cos\theta$, while its vertical velocity $u\sin\theta$ changes at the rate $g = 9.8\text{ m s}^{-2}$ downwards. The two motions share only the time.
- With air resistance the range and the greatest height are smaller, the path is no longer symmetrical, and a falling body approaches a terminal speed.

*Example.* A stone dropped from rest falls for $2.0\text{ s}$: $s = \tfrac{1}{2} \times 9.8 \times 2.0^2 = 19.6\text{ m}$ and $v = 9.8 \times 2.0 = 19.6\text{ m s}^{-1}$.`,
      subtopics: [
        { number: 'A.1.1', name: 'Motion graphs' },
        { number: 'A.1.2', name: 'Uniformly accelerated motion' },
        { number: 'A.1.3', name: 'Projectile motion' },
      ],
    },
    {
      number: 'A.2',
      name: 'Forces and momentum',
      syllabus: raw`Newton's laws link forces to changes of motion.

- First law: with no resultant force the velocity is constant. Second law: $F = ma = \dfrac{\Delta p}{\Delta t}$. Third law: the forces that two bodies exert on each other are equal, opposite and of the same kind.
- Forces to know: weight $F_g = mg$; normal force; friction $F_f \le \mu_s F_N$ (static) and $F_f = \mu_d F_N$ (dynamic); tension; elastic force $F_H = -kx$; drag $F_d = 6\pi\eta r v$; buoyancy $F_b = \rho V g$.
- Momentum $p = mv$ is conserved when no external force acts. Impulse $J = F\Delta t = \Delta p$ is the area under a force–time graph.
- Kinetic energy is kept in an elastic collision and partly lost in an inelastic one.
- Circular motion needs a resultant force towards the centre:

$$a = \frac{v^2}{r} = \omega^2 r = \frac{4\pi^2 r}{T^2}, \qquad v = \omega r$$

*Example.* A $2\text{ kg}$ trolley at $3\text{ m s}^{-1}$ sticks to one of $4\text{ kg}$ at rest: $6 = 6v$, so $v = 1\text{ m s}^{-1}$.`,
      subtopics: [
        { number: 'A.2.1', name: "Forces and Newton's laws" },
        { number: 'A.2.2', name: 'Momentum and impulse' },
        { number: 'A.2.3', name: 'Circular motion' },
      ],
    },
    {
      number: 'A.3',
      name: 'Work, energy and power',
      syllabus: raw`Work is energy transferred by a force; the work done by the resultant force is the change of kinetic energy.

- $W = Fs\cos\theta$; on a force–displacement graph work is the area.
- $E_k = \tfrac{1}{2}mv^2 = \dfrac{p^2}{2m}$, $\quad \Delta E_p = mg\Delta h$, $\quad E_H = \tfrac{1}{2}k(\Delta x)^2$
- Without friction and other resistive forces, mechanical energy $E_k + E_p + E_H$ is constant; otherwise it falls by the work done against them.
- Power is the rate of working: $P = \dfrac{\Delta W}{\Delta t} = Fv$.
- Efficiency $\eta = \dfrac{\text{useful energy out}}{\text{energy in}} = \dfrac{\text{useful power out}}{\text{power in}}$. A Sankey diagram shows the shares by the widths of its arrows.
- The energy density of a fuel is the energy stored in one cubic metre.

*Example.* A motor lifts $50\text{ kg}$ by $4.0\text{ m}$ in $10\text{ s}$: the useful power is $\dfrac{50 \times 9.8 \times 4.0}{10} = 196\text{ W}$.`,
      subtopics: [
        { number: 'A.3.1', name: 'Work and mechanical energy' },
        { number: 'A.3.2', name: 'Power and efficiency' },
      ],
    },
    {
      number: 'A.4',
      name: 'Rigid body mechanics',
      higherLevelOnly: true,
      syllabus: raw`Every linear quantity has a rotational partner: $\theta$, $\omega$, $\alpha$, $\tau$, $I$, $L$.

- Torque $\tau = Fr\sin\theta$. A body is in equilibrium when both the resultant force and the resultant torque about any point are zero.
- For constant angular acceleration

$$\omega_f = \omega_i + \alpha t, \quad \Delta\theta = \omega_i t + \tfrac{1}{2}\alpha t^2, \quad \omega_f^2 = \omega_i^2 + 2\alpha\Delta\theta$$

- Moment of inertia $I = \sum mr^2$; Newton's second law for rotation is $\tau = I\alpha$.
- Angular momentum $L = I\omega$ is conserved when no external torque acts; $\Delta L = \tau\Delta t$.
- Rotational kinetic energy $E_k = \tfrac{1}{2}I\omega^2 = \dfrac{L^2}{2I}$. A body that rolls without slipping has $v = \omega r$ and the kinetic energy $\tfrac{1}{2}mv^2 + \tfrac{1}{2}I\omega^2$.

*Example.* A torque of $6.0\text{ N m}$ on a wheel with $I = 2.0\text{ kg m}^2$ gives $\alpha = 3.0\text{ rad s}^{-2}$.`,
      formerSlugs: ['torque-and-rotational-equilibrium', 'rotational-dynamics'],
    },
    {
      number: 'A.5',
      name: 'Galilean and special relativity',
      higherLevelOnly: true,
      syllabus: raw`The laws of physics are the same in every inertial frame, and the speed of light in vacuum is the same for every inertial observer.

- Galilean transformation: $x' = x - vt$, $t' = t$, $u' = u - v$.
- Lorentz transformation with $\gamma = \dfrac{1}{\sqrt{1 - v^2/c^2}}$:

$$x' = \gamma(x - vt), \qquad t' = \gamma\left(t - \frac{vx}{c^2}\right), \qquad u' = \frac{u - v}{1 - uv/c^2}$$

- Time dilation $\Delta t = \gamma\Delta t_0$, where the proper time $\Delta t_0$ is between events at one place. Length contraction $L = \dfrac{L_0}{\gamma}$, where the proper length $L_0$ is measured at rest.
- The interval $(\Delta s)^2 = (c\Delta t)^2 - (\Delta x)^2$ has the same value for all inertial observers.
- On a space–time diagram with axes $x$ and $ct$ the world line of a particle makes the angle $\theta$ with the $ct$ axis, where $\tan\theta = \dfrac{v}{c}$; light runs at $45^\circ$. Events that are simultaneous for one observer need not be so for another.

*Example.* At $v = 0.60c$, $\gamma = 1.25$: a clock that moves past runs slow by this factor.`,
      formerSlugs: ['time-dilation-length-contraction-and-velocity-addition', 'space-time-diagrams'],
    },
  ],
};

/** Theme B with its syllabus texts. */
export const particulateNatureOfMatter: LevelledTopic = {
  number: 'B',
  name: 'The particulate nature of matter',
  syllabus: raw`How the behaviour of very many particles gives the quantities that we measure: temperature, pressure, internal energy, current. The theme links heat transfer, the energy balance of the Earth, ideal gases and electric circuits. Expect careful unit work (kelvin, cubic metres, kilowatt-hours), graphs of measured data whose gradient has a meaning, and short explanations in terms of molecules or charge carriers.`,
  higherLevel: raw`Higher level adds thermodynamics: work and heat along the paths of a pressure–volume diagram, heat engines and entropy.`,
  subtopics: [
    {
      number: 'B.1',
      name: 'Thermal energy transfers',
      syllabus: raw`Internal energy is the total random kinetic energy of the particles plus their intermolecular potential energy. Temperature in kelvin measures the mean random kinetic energy: $\overline{E}_k = \tfrac{3}{2}k_BT$.

- Density $\rho = \dfrac{m}{V}$; $T(\text{K}) = T(^\circ\text{C}) + 273$.
- Heating without change of phase: $Q = mc\Delta T$. Change of phase at constant temperature: $Q = mL$ (fusion or vaporisation).
- Conduction through a layer of area $A$ and thickness $\Delta x$: $\dfrac{\Delta Q}{\Delta t} = kA\dfrac{\Delta T}{\Delta x}$. Convection carries energy by moving fluid; radiation needs no medium.
- Black-body radiation: $L = \sigma AT^4$; the peak wavelength obeys $\lambda_{\max}T = 2.9 \times 10^{-3}\text{ m K}$.
- Apparent brightness at distance $d$: $b = \dfrac{L}{4\pi d^2}$.

*Example.* To melt $0.20\text{ kg}$ of ice at $0\,^\circ\text{C}$ takes $0.20 \times 3.34 \times 10^5 = 6.7 \times 10^4\text{ J}$.`,
      subtopics: [
        { number: 'B.1.1', name: 'Specific heat capacity and change of phase' },
        { number: 'B.1.2', name: 'Conduction and thermal radiation' },
      ],
    },
    {
      number: 'B.2',
      name: 'Greenhouse effect',
      syllabus: raw`The temperature of a planet is steady when it radiates as much power as it absorbs.

- Emissivity $= \dfrac{\text{power radiated per unit area}}{\sigma T^4}$; a black body has emissivity 1.
- Albedo $= \dfrac{\text{total scattered power}}{\text{total incident power}}$; for the Earth about 0.30, higher for snow and cloud.
- The solar constant is $S = 1.36 \times 10^3\text{ W m}^{-2}$. A planet catches sunlight on its disc ($\pi R^2$) and shares it over its sphere ($4\pi R^2$), so the mean incident intensity is $\dfrac{S}{4}$.
- Balance for a surface of emissivity $e$ and albedo $a$:

$$\frac{S}{4}(1 - a) = e\sigma T^4$$

- Greenhouse gases ($\text{CO}_2$, $\text{CH}_4$, $\text{H}_2\text{O}$, $\text{N}_2\text{O}$) absorb infrared radiation of their natural vibration frequencies and re-emit it in all directions, so that part of it returns to the surface. Burning fossil fuels raises their concentration: the enhanced greenhouse effect.`,
    },
    {
      number: 'B.3',
      name: 'Gas laws',
      syllabus: raw`Pressure is force per unit area: $P = \dfrac{F}{A}$. The amount of substance is $n = \dfrac{N}{N_A}$.

- An ideal gas of point particles with elastic collisions and no forces between them obeys

$$PV = nRT = Nk_BT, \qquad \frac{PV}{T} = \text{constant for a fixed amount}$$

- At constant temperature $P \propto \dfrac{1}{V}$; at constant pressure $V \propto T$; at constant volume $P \propto T$ (kelvin).
- Kinetic model: the pressure comes from momentum changes at the walls, $P = \tfrac{1}{3}\rho v^2$, where $v^2$ is the mean square speed.
- Internal energy of a monatomic ideal gas: $U = \tfrac{3}{2}nRT = \tfrac{3}{2}Nk_BT$.
- Real gases are close to ideal at low pressure and at temperatures far above condensation.

*Example.* $2.0\text{ mol}$ at $300\text{ K}$ in $0.050\text{ m}^3$: $P = \dfrac{2.0 \times 8.31 \times 300}{0.050} = 1.0 \times 10^5\text{ Pa}$.`,
      formerSlugs: ['equation-of-state-of-an-ideal-gas', 'kinetic-model-of-an-ideal-gas'],
    },
    {
      number: 'B.4',
      name: 'Thermodynamics',
      higherLevelOnly: true,
      syllabus: raw`The first law is conservation of energy for a gas: $Q = \Delta U + W$, where $W$ is the work done *by* the gas.

- At constant pressure $W = P\Delta V$; in general $W$ is the area under the path on a $P$–$V$ diagram, and the area enclosed for a cycle.
- Monatomic ideal gas: $\Delta U = \tfrac{3}{2}nR\Delta T = \tfrac{3}{2}Nk_B\Delta T$.
- Isobaric (constant $P$), isovolumetric ($W = 0$), isothermal ($\Delta U = 0$), adiabatic ($Q = 0$, $PV^{5/3} = \text{constant}$).
- Entropy: $\Delta S = \dfrac{\Delta Q}{T}$ and $S = k_B\ln\Omega$. Second law: the entropy of an isolated system never decreases.
- Heat engine: $\eta = \dfrac{\text{useful work}}{\text{heat taken in}}$; no engine between two reservoirs beats the Carnot efficiency $\eta_{\text{Carnot}} = 1 - \dfrac{T_c}{T_h}$.

*Example.* Between $600\text{ K}$ and $300\text{ K}$ at most half of the heat taken in can become work.`,
      subtopics: [
        { number: 'B.4.1', name: 'First law and pressure–volume diagrams' },
        { number: 'B.4.2', name: 'Entropy and heat engines' },
      ],
    },
    {
      number: 'B.5',
      name: 'Current and circuits',
      syllabus: raw`Current is the rate of flow of charge, $I = \dfrac{\Delta q}{\Delta t}$; potential difference is work per unit charge, $V = \dfrac{W}{q}$.

- Resistance $R = \dfrac{V}{I}$; resistivity $\rho = \dfrac{RA}{L}$. An ohmic conductor has constant resistance; a lamp's filament grows in resistance as it heats, a thermistor's resistance falls.
- Power $P = IV = I^2R = \dfrac{V^2}{R}$.
- Series: same current, $R_s = R_1 + R_2 + \dots$. Parallel: same potential difference, $\dfrac{1}{R_p} = \dfrac{1}{R_1} + \dfrac{1}{R_2} + \dots$
- A cell of emf $\varepsilon$ and internal resistance $r$ gives $\varepsilon = I(R + r)$; its terminal potential difference is $V = \varepsilon - Ir$.
- Two resistors in series share the potential difference in the ratio of their resistances (potential divider). An ideal ammeter has no resistance, an ideal voltmeter an infinite one.

*Example.* $\varepsilon = 6.0\text{ V}$, $r = 1.0\,\Omega$, $R = 5.0\,\Omega$: $I = 1.0\text{ A}$ and $V = 5.0\text{ V}$.`,
      subtopics: [
        { number: 'B.5.1', name: 'Resistance and resistivity' },
        { number: 'B.5.2', name: 'Circuits, emf and internal resistance' },
      ],
    },
  ],
};
