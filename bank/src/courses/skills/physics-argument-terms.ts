import type { QuestionTemplate } from '../../template.ts';
import { judged } from '../physics/quantities.ts';
import { scienceTerm, inWords as words } from './drill.ts';

/** Drills of the command terms that ask for a conclusion, a judgement or a drawing, with physics. */

const tex = String.raw;
const physicsTerm = scienceTerm.bind(null, 'physics');

export const physicsArgumentTerms: readonly QuestionTemplate[] = [
  physicsTerm(
    'estimate',
    {
      hint: 'Which two quantities do you need, and what are sensible values for them?',
      parts: [
        [
          tex`Estimate the energy that a student needs to climb the stairs to the third floor.`,
          tex`About $6 \times 10^3\text{ J}$`,
          tex`With a mass of about $60\text{ kg}$ and a height of about $10\text{ m}$ the energy is $mgh \approx 60 \times 9.8 \times 10 = 5880\text{ J}$, about $6 \times 10^3\text{ J}$. Write the assumptions down; one figure is enough.`,
          ['M1 sensible mass and height, written down', tex`A1 an answer of the order $10^3$ to $10^4\text{ J}$`],
        ],
      ],
      proof: [[60 * 9.8 * 10, 5880]],
    },
    {
      hint: 'Which two quantities do you need, and what are sensible values for them?',
      parts: [
        [
          tex`Estimate the average force on a football that is kicked from rest to $25\text{ m s}^{-1}$. Its mass is about $0.4\text{ kg}$.`,
          tex`About $10^3\text{ N}$`,
          tex`The foot touches the ball for about $0.01\text{ s}$. The force is $\dfrac{0.4 \times 25}{0.01} = 1000\text{ N}$, about $10^3\text{ N}$. The time is an assumption and must be written down.`,
          [
            tex`M1 a time from $0.005\text{ s}$ to $0.05\text{ s}$, written down`,
            tex`A1 change of momentum divided by it, to one or two figures`,
          ],
        ],
      ],
      proof: [[(0.4 * 25) / 0.01, 1000]],
    },
  ),
  physicsTerm(
    'show that',
    {
      hint: 'How many figures must your own result have?',
      parts: [
        [
          tex`A lamp of resistance $24\,\Omega$ is connected to $12\text{ V}$. Show that its power is about $6\text{ W}$.`,
          tex`$6.0\text{ W}$`,
          tex`$P = \dfrac{V^2}{R} = \dfrac{12^2}{24} = 6.0\text{ W}$, which is about $6\text{ W}$. The line with the numbers and one figure more than is given are what earns the marks.`,
          [tex`M1 $\frac{12^2}{24}$; accept the current first`, tex`A1 $6.0\text{ W}$`],
        ],
      ],
      proof: [[144 / 24, 12 * 0.5]],
    },
    {
      hint: 'How many figures must your own result have?',
      parts: [
        [
          tex`A satellite orbits the Earth ($M = 5.97 \times 10^{24}\text{ kg}$) at a radius of $7.0 \times 10^6\text{ m}$. Show that its speed is about $7.5\text{ km s}^{-1}$.`,
          tex`$7.54\text{ km s}^{-1}$`,
          tex`Gravity is the centripetal force: $\dfrac{GMm}{r^2} = \dfrac{mv^2}{r}$. So $v = \sqrt{\dfrac{6.67 \times 10^{-11} \times 5.97 \times 10^{24}}{7.0 \times 10^6}} = 7.54 \times 10^3\text{ m s}^{-1}$, about $7.5\text{ km s}^{-1}$.`,
          [
            tex`M1 $\frac{GMm}{r^2} = \frac{mv^2}{r}$`,
            tex`A1 $7.54\text{ km s}^{-1}$; do not accept $7.5$ without a further figure`,
          ],
        ],
      ],
      proof: [[Math.sqrt((6.67e-11 * 5.97e24) / 7e6), 7.54e3]],
    },
  ),
  physicsTerm(
    'deduce',
    {
      stem: 'A charged drop of oil hangs at rest between two horizontal plates. The upper plate is positive.',
      hint: 'Which forces balance, and in which direction must the electric one act?',
      parts: [
        words(
          'Deduce the sign of the charge of the drop.',
          'Negative',
          'The weight acts downwards, so the electric force acts upwards, towards the positive plate. The charge is negative.',
          'electric force upwards, as the drop is at rest',
          'so negative',
        ),
      ],
    },
    {
      stem: 'Light passes from glass into liquid Y and is refracted away from the normal.',
      hint: 'In which medium is the light faster?',
      parts: [
        words(
          'Deduce which of the two has the larger refractive index.',
          'The glass',
          'Light that is refracted away from the normal is faster in the second medium. The refractive index of liquid Y is smaller, so that of the glass is larger.',
          'faster in the liquid',
          'so the glass has the larger index',
        ),
      ],
    },
  ),
  physicsTerm(
    'predict',
    {
      stem: tex`A mass on a spring oscillates with a period of $0.80\text{ s}$. A second experiment uses four times the mass on the same spring.`,
      hint: 'How does the period depend on the mass?',
      parts: [
        [
          tex`Predict the period in the second experiment.`,
          tex`$1.6\text{ s}$`,
          tex`The period is proportional to $\sqrt{m}$. Four times the mass gives twice the period, $2 \times 0.80 = 1.6\text{ s}$.`,
          [tex`M1 proportional to $\sqrt{m}$`, tex`A1 $1.6\text{ s}$`],
          judged(1.6, 's'),
        ],
      ],
      proof: [[0.8 * Math.sqrt(4), 1.6]],
    },
    {
      stem: tex`Two slits give fringes that are $2.4\text{ mm}$ apart. The slits are then moved to half of their separation.`,
      hint: 'How does the separation of the fringes depend on that of the slits?',
      parts: [
        [
          tex`Predict the new separation of the fringes.`,
          tex`$4.8\text{ mm}$`,
          tex`The separation of the fringes is inversely proportional to that of the slits, so it doubles to $2 \times 2.4 = 4.8\text{ mm}$.`,
          [tex`M1 inversely proportional`, tex`A1 $4.8\text{ mm}$`],
          judged(4.8, 'mm'),
        ],
      ],
      proof: [[2.4 / 0.5, 4.8]],
    },
  ),
  physicsTerm(
    'suggest',
    {
      stem: 'In an experiment a trolley rolls down a ramp. Its measured acceleration is always a little smaller than theory gives.',
      hint: 'What does the theory leave out that would always act in the same direction?',
      parts: [
        words(
          'Suggest a reason.',
          'Friction, which the theory leaves out',
          'Friction at the axles acts against the motion and makes the resultant force smaller. Any reason that lowers the acceleration every time is accepted; a random error is not, as it acts both ways.',
          'a force against the motion, such as friction',
          'it always makes the acceleration smaller',
        ),
      ],
    },
    {
      stem: 'The wall of a flute-like pipe is heated by the breath of the player, and its notes become slightly higher.',
      hint: 'What depends on temperature, and what stays nearly the same?',
      parts: [
        words(
          'Suggest a reason.',
          'Sound is faster in warm air',
          'Sound is faster in warmer air. The wavelength is set by the length of the pipe and hardly changes, so the frequency is higher.',
          'greater speed of sound',
          'same wavelength, so a higher frequency',
        ),
      ],
    },
  ),
  physicsTerm(
    'sketch',
    {
      hint: 'What are the labels of the axes, where does the graph begin, and is it straight?',
      parts: [
        words(
          'A ball is thrown vertically upwards and caught again. Sketch a graph of its velocity against time, upwards positive.',
          'Straight line that falls from positive to negative',
          'Axes labelled $v$ and $t$. A straight line that begins at a positive velocity, crosses the axis half-way through and ends at the same velocity downwards. Its gradient is constant, as the acceleration is.',
          'straight line with negative gradient',
          'crosses the axis half-way, with equal sizes at both ends',
        ),
      ],
    },
    {
      hint: 'What are the labels of the axes, and what does the curve approach?',
      parts: [
        words(
          'Sketch a graph of the activity of a radioactive source against time over three half-lives.',
          'Decreasing curve that halves in each half-life',
          'Axes labelled $A$ and $t$. A smooth curve from $A_0$ that passes $\\frac{1}{2}A_0$, $\\frac{1}{4}A_0$ and $\\frac{1}{8}A_0$ at equal intervals and does not touch the axis.',
          'decreasing curve that gets less steep',
          'halves at equal intervals',
        ),
      ],
    },
  ),
  physicsTerm(
    'draw',
    {
      stem: 'A box is pulled along a rough horizontal floor by a horizontal rope. It moves at a constant velocity.',
      hint: 'How many forces act on the box, and which of them are equal?',
      parts: [
        words(
          'Draw a free-body diagram of the box.',
          'Four labelled arrows, equal in pairs',
          'A dot for the box with four arrows that begin at it: weight downwards, normal force upwards, of the same length; tension forwards and friction backwards, of the same length. Each has a label.',
          'weight and normal force, labelled, of equal length',
          'tension and friction, labelled, of equal length',
        ),
      ],
    },
    {
      stem: 'Two equal positive charges are a small distance apart.',
      hint: 'Where do field lines begin, and can they cross?',
      parts: [
        words(
          'Draw the electric field lines in the region around them.',
          'Lines that leave both charges and bend apart',
          'Lines with arrows that leave each charge in all directions. Between the charges they bend away from each other, none crosses another, and half-way there is a point without field. The picture is symmetric.',
          'arrows away from both charges',
          'lines bend apart, symmetric, without crossing',
        ),
      ],
    },
  ),
  physicsTerm(
    'discuss',
    {
      hint: 'What supports it, what limits it, and what follows?',
      parts: [
        words(
          'Discuss the use of solar panels as the only source of electrical energy for a village.',
          'No fuel and no emissions, but no energy at night and a large area',
          'For it: panels need no fuel and emit no carbon dioxide in use. Against it: there is no energy at night and little on cloudy days, so storage is needed; and the area is large, as the intensity of sunlight is limited. Panels alone are suitable only with large batteries.',
          'an advantage with its reason',
          'a limitation with its reason',
          'a conclusion that follows from both; accept any reasoned view',
        ),
      ],
    },
    {
      hint: 'What supports it, what limits it, and what follows?',
      parts: [
        words(
          'Discuss the use of nuclear fission for the supply of electrical energy.',
          'High energy density and no emissions, but waste',
          'For it: the energy density of the fuel is very high, and no carbon dioxide is emitted in use. Against it: the waste stays radioactive for a very long time and must be stored safely. It suits a constant supply where storage of the waste is solved.',
          'an advantage with its reason',
          'a limitation with its reason',
          'a conclusion that follows from both; accept any reasoned view',
        ),
      ],
    },
  ),
  physicsTerm(
    'evaluate',
    {
      stem: tex`To find $g$, a student drops a ball once from $0.50\text{ m}$ and times the fall with a hand-held stopwatch.`,
      hint: 'How large is the reaction time compared with the time of fall?',
      parts: [
        words(
          'Evaluate this method.',
          'Simple, but the reaction time is as large as the effect; not suitable',
          tex`It is simple and needs little equipment. The fall takes only about $0.3\text{ s}$, and a reaction time of about $0.2\text{ s}$ is a large part of it; one trial gives no spread. The method is not suitable; a longer fall with electronic timing and repeats would be.`,
          'a strength',
          'a limitation with its size or effect',
          'a judgement; accept an improvement that removes the limitation',
        ),
      ],
      proof: [[Math.sqrt(1 / 9.8), 0.319]],
    },
    {
      stem: tex`To find the specific heat capacity of a metal, a hot block is put into cold water in an open glass beaker, and the highest temperature of the water is read.`,
      hint: 'Where else does the energy go, and in which direction does this shift the result?',
      parts: [
        words(
          'Evaluate this method.',
          'Quick, but energy is lost, so the result is too small',
          'It is quick and uses few quantities. Energy goes to the beaker and to the air, so the temperature of the water rises less and the result is too small. It is suitable for a rough value only; insulation and a lid would make it better.',
          'a strength',
          'energy losses, with the direction of the error',
          'a judgement; accept an improvement that removes the limitation',
        ),
      ],
    },
  ),
];
