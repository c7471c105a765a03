import type { QuestionTemplate } from '../../template.ts';
import { judged } from '../physics/quantities.ts';
import { scienceTerm, inWords as words } from './drill.ts';

/** Drills of command terms with physics: the first task of each is for SL, the second for HL. */

const tex = String.raw;

const physicsTerm = scienceTerm.bind(null, 'physics');

export const physicsTerms: readonly QuestionTemplate[] = [
  physicsTerm(
    'state',
    {
      hint: 'No reason is asked for. What would be one short sentence?',
      parts: [
        words(
          'State the direction of the acceleration of a ball at the highest point of its flight.',
          'Vertically downwards',
          'The acceleration is vertically downwards, also at the highest point.',
          'downwards; do not accept "zero"',
        ),
        words(
          'State one quantity that is conserved in every collision.',
          'Momentum',
          'The total momentum of the bodies is conserved. Accept total energy.',
          'momentum, or total energy',
        ),
      ],
    },
    {
      hint: 'No reason is asked for. What would be one short sentence?',
      parts: [
        words(
          'State the condition for simple harmonic motion.',
          'Acceleration proportional and opposite to displacement',
          'The acceleration is proportional to the displacement from a fixed point and directed towards this point.',
          'proportional to the displacement',
          'in the opposite direction',
        ),
        words('State what is transferred by a wave.', 'Energy', 'A wave transfers energy without transferring matter.', 'energy'),
      ],
    },
  ),
  physicsTerm(
    'define',
    {
      hint: 'A definition in words names every quantity in the formula.',
      parts: [
        words(
          'Define *half-life*.',
          'Time for half of the nuclei of a sample to decay',
          'Half-life is the time in which half of the radioactive nuclei of a sample decay on average. "The time until it is gone by half" leaves open what is halved.',
          'time',
          'half of the radioactive nuclei; accept activity',
        ),
        words(
          'Define *specific heat capacity*.',
          'Energy per unit mass and unit temperature change',
          'It is the energy needed to raise the temperature of one unit of mass by one unit of temperature.',
          'energy for a unit of mass',
          'for a unit of temperature change',
        ),
      ],
    },
    {
      hint: 'A definition in words names every quantity in the formula.',
      parts: [
        words(
          'Define *electric field strength* at a point.',
          'Force per unit charge on a small positive test charge',
          'It is the force per unit charge that acts on a small positive test charge at this point.',
          'force per unit charge',
          'on a small positive test charge',
        ),
        words(
          'Define *emf* of a cell.',
          'Energy supplied per unit charge',
          'The emf is the energy that the cell transfers to electrical form per unit charge that passes through it.',
          'energy per unit charge',
          'supplied by the cell, not used in the circuit',
        ),
      ],
    },
  ),
  physicsTerm(
    'list',
    {
      hint: 'One word for each is enough.',
      parts: [
        words(
          'List three ways in which thermal energy is transferred.',
          'Conduction, convection, radiation',
          'Conduction, convection and thermal radiation. No sentence is needed.',
          'two of them',
          'the third',
        ),
      ],
    },
    {
      hint: 'Begin with the longest wavelength.',
      parts: [
        words(
          'List, in order of increasing frequency: X-rays, microwaves, ultraviolet, infrared.',
          'Microwaves, infrared, ultraviolet, X-rays',
          'Microwaves, infrared, ultraviolet, X-rays. The order is part of the task.',
          'lowest and highest correct',
          'all four in order',
        ),
      ],
    },
  ),
  physicsTerm(
    'identify',
    {
      stem: 'A car moves round a level bend at constant speed. The forces on it are its weight, the normal force, friction of the road, the driving force and air resistance.',
      hint: 'In which direction does the resultant force act?',
      parts: [
        words(
          'Identify the force that provides the centripetal force.',
          'Friction of the road, sideways',
          'It is the friction between tyres and road that acts towards the centre of the bend. "The centripetal force" is not one of the forces listed.',
          'friction of the road',
        ),
      ],
    },
    {
      stem: tex`A nuclide emits a particle, and its proton number increases by one while its nucleon number stays the same.`,
      hint: 'What charge must the particle carry away?',
      parts: [
        words(
          'Identify the type of decay.',
          'Beta minus',
          tex`It is $\beta^-$ decay: a neutron has become a proton. The name is enough for the mark.`,
          tex`$\beta^-$; do not accept "beta" alone`,
        ),
      ],
    },
  ),
  physicsTerm(
    'outline',
    {
      hint: 'What happens, and what causes it?',
      parts: [
        words(
          'Outline how a greenhouse gas warms the surface of a planet.',
          'It absorbs infrared from the surface and emits part of it back',
          'Molecules of the gas absorb infrared radiation from the surface. They emit it again in all directions, and the part that goes back is absorbed by the surface.',
          'absorbs infrared from the surface',
          'emits part of it back to the surface',
        ),
      ],
    },
    {
      hint: 'What happens, and what causes it?',
      parts: [
        words(
          'Outline how a standing wave forms on a string that is fixed at both ends.',
          'A wave and its reflection superpose',
          'A wave travels to the end and is reflected. The two waves of the same frequency, travelling in opposite directions, superpose and form nodes and antinodes.',
          'reflection at the ends',
          'superposition of waves in opposite directions',
        ),
      ],
    },
  ),
  physicsTerm(
    'describe',
    {
      hint: 'What does an observer see, from the beginning to the end? Reasons are not asked for.',
      parts: [
        words(
          'A steel ball is released in a deep tank of oil. Describe its motion.',
          'Speeds up ever less until the speed is constant',
          'At first the ball accelerates downwards. Its acceleration becomes smaller and smaller, until it falls at a constant speed. No force needs to be named.',
          'speeds up at first',
          'acceleration decreases',
          'constant speed at the end; accept terminal speed',
        ),
      ],
    },
    {
      hint: 'What changes, and how? Reasons are not asked for.',
      parts: [
        words(
          'The frequency of the force on a lightly damped oscillator is raised slowly from zero to far above its natural frequency. Describe how its amplitude changes.',
          'Rises to a maximum near the natural frequency, then falls to nearly zero',
          'The amplitude is small at first, rises more and more steeply to a maximum near the natural frequency, and then falls towards zero.',
          'increases at first',
          'maximum near the natural frequency',
          'decreases towards zero; accept a sketch with labels',
        ),
      ],
    },
  ),
  physicsTerm(
    'explain',
    {
      hint: 'Which law links the cause to the effect?',
      parts: [
        words(
          'Explain why a car is designed to crumple at the front in a collision.',
          'Longer time, so a smaller force for the same change of momentum',
          'The change of momentum of a passenger is the same with or without the crumple zone. Crumpling makes the time of the collision longer. As force is change of momentum divided by time, the force on the passenger is smaller.',
          'same change of momentum',
          'longer time',
          'so the force is smaller; do not accept "absorbs the shock"',
        ),
      ],
    },
    {
      hint: 'What happens to the molecules, and what does that do to the walls?',
      parts: [
        words(
          'A gas in a rigid container is heated. Explain, in terms of its molecules, why the pressure rises.',
          'Faster molecules hit more often and harder',
          'At a higher temperature the molecules have a greater mean speed. They hit the walls more often, and each collision changes the momentum more. So the force on the walls, and with it the pressure, is greater.',
          'greater mean speed',
          'more collisions in a given time',
          'greater change of momentum in each, so a greater force; accept these in any order',
        ),
      ],
    },
  ),
  physicsTerm(
    'distinguish',
    {
      hint: 'Each sentence should name both.',
      parts: [
        words(
          'Distinguish between *distance* and *displacement*.',
          'Length of the path; change of position with direction',
          'Distance is the length of the path and a scalar, while displacement is the change of position and a vector.',
          'distance: length of the path; displacement: change of position',
          'distance is a scalar, displacement a vector',
        ),
      ],
    },
    {
      hint: 'Each sentence should name both.',
      parts: [
        words(
          'Distinguish between *nuclear fission* and *nuclear fusion*.',
          'Heavy nucleus splits; light nuclei join',
          'In fission a heavy nucleus splits into lighter ones, while in fusion light nuclei join to form a heavier one. Fission can start at room temperature, while fusion needs very high temperatures.',
          'a heavy nucleus splits; light nuclei join',
          'fusion needs very high temperature, fission does not',
        ),
      ],
    },
  ),
  physicsTerm(
    'compare and contrast',
    {
      hint: 'What is the same? What is different? Name both fields each time.',
      parts: [
        words(
          'Compare and contrast the gravitational field of a mass with the electric field of a point charge.',
          'Both inverse square; only gravity is always attractive',
          'Both fields are radial, and both are inversely proportional to the square of the distance. A mass always attracts other masses, while a charge attracts or repels other charges.',
          'both inversely proportional to the square of the distance; accept both radial',
          'gravity attracts only, the electric field attracts or repels',
        ),
      ],
    },
    {
      hint: 'What is the same? What is different? Name both waves each time.',
      parts: [
        words(
          'Compare and contrast sound and light as waves.',
          'Both are refracted; sound is longitudinal, light transverse',
          'Both transfer energy and are reflected, refracted and diffracted. Sound is longitudinal and needs a medium, while light is transverse and needs none.',
          'a property of both',
          'longitudinal against transverse, or with and without a medium',
        ),
      ],
    },
  ),
  physicsTerm(
    'calculate',
    {
      hint: 'Which lines of working does a reader need to see?',
      parts: [
        [
          tex`Calculate the kinetic energy of a cyclist of total mass $80\text{ kg}$ at $12\text{ m s}^{-1}$.`,
          tex`$5760\text{ J}$`,
          tex`$E_k = \tfrac{1}{2} \times 80 \times 12^2 = 5760\text{ J}$. With the unit and about as many figures as the data have.`,
          [tex`M1 $\frac{1}{2} \times 80 \times 12^2$`, tex`A1 $5760\text{ J}$`],
          judged(5760, 'J'),
        ],
      ],
      proof: [[5760, 80 * 72]],
    },
    {
      hint: 'Which lines of working does a reader need to see?',
      parts: [
        [
          tex`Calculate the wavelength of sound of frequency $440\text{ Hz}$ in air, where its speed is $340\text{ m s}^{-1}$.`,
          tex`$0.77\text{ m}$`,
          tex`$\lambda = \dfrac{v}{f} = \dfrac{340}{440} = 0.77\text{ m}$.`,
          [tex`M1 $\frac{340}{440}$`, tex`A1 $0.77\text{ m}$`],
          judged(340 / 440, 'm'),
        ],
      ],
      proof: [[340 / 440, 0.7727]],
    },
  ),
  physicsTerm(
    'determine',
    {
      stem: tex`A velocity–time graph is a straight line from $4.0\text{ m s}^{-1}$ at $t = 0$ to $10\text{ m s}^{-1}$ at $t = 3.0\text{ s}$.`,
      hint: 'Which feature of the graph is the displacement?',
      parts: [
        [
          tex`Determine the displacement in the $3.0\text{ s}$.`,
          tex`$21\text{ m}$`,
          tex`The displacement is the area under the graph: $\dfrac{4.0 + 10}{2} \times 3.0 = 21\text{ m}$. Saying that it is the area is part of the working.`,
          [tex`M1 area under the graph`, tex`A1 $21\text{ m}$`],
          judged(21, 'm'),
        ],
      ],
      proof: [[21, 4 * 3 + (2 * 9) / 2]],
    },
    {
      stem: tex`The activity of a sample falls from $960\text{ Bq}$ to $120\text{ Bq}$ in $36$ hours.`,
      hint: 'How many times was the activity halved?',
      parts: [
        [
          tex`Determine the half-life.`,
          tex`$12\text{ h}$`,
          tex`$\dfrac{960}{120} = 8 = 2^3$, so three half-lives have passed, and one is $\dfrac{36}{3} = 12\text{ h}$.`,
          [tex`M1 three half-lives`, tex`A1 $12\text{ h}$`],
          judged(12, 'h'),
        ],
      ],
      proof: [[960 * 0.5 ** (36 / 12), 120]],
    },
  ),
];
