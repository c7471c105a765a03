import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { LIGHT_SPEED } from './constants.ts';
import { higherLevel } from './placing.ts';
import { inline, quantity, standardForm, tex } from './quantities.ts';

/** Multiple choice on A.4 and A.5: the energy of bodies that roll, and how far unstable particles get. */

const rollingEnergy = choiceSet(
  { key: 'physics-a4-share-of-rotational-energy', difficulty: 'Hard', placements: higherLevel('A.4', 1) },
  [
    { body: 'A solid cylinder', top: 1, bottom: 2 },
    { body: 'A solid sphere', top: 2, bottom: 5 },
    { body: 'A thin-walled hollow sphere', top: 2, bottom: 3 },
    { body: 'A bicycle wheel', top: 3, bottom: 4 },
  ].map(({ body, top, bottom }): ChoiceItem => {
    const value = (one: number, two: number) => `$${fraction(one, two)}$`;
    return {
      text: tex`${body} of mass $m$ and radius $r$ has the moment of inertia $${fraction(top, bottom)}mr^2$ and rolls without slipping. What is $\dfrac{\text{rotational kinetic energy}}{\text{total kinetic energy}}$?`,
      hint: 'How are the speed of the centre and the angular speed related?',
      right: value(top, top + bottom),
      wrongs: [
        [value(top, bottom), 'You compared the rotational with the translational energy instead of the total.'],
        [value(bottom, top + bottom), 'That is the fraction that is translational.'],
        [value(top, 2 * bottom), 'You left the factor of one half out of the translational energy and compared with it alone.'],
      ],
      solution: tex`With $v = \omega r$ the rotational energy is $\tfrac{1}{2}I\omega^2 = ${fraction(top, bottom)} \times \tfrac{1}{2}mv^2$, and the translational energy is $\tfrac{1}{2}mv^2$. The fraction is $\dfrac{${fraction(top, bottom)}}{1 + ${fraction(top, bottom)}} = ${fraction(top, top + bottom)}$.`,
      marking: tex`$v = \omega r$, rotational energy as a fraction of the sum`,
      // A body of 2 kg and radius 0.5 m at 3 m/s.
      proof: [top / (top + bottom), (((0.5 * top) / bottom) * 2 * 0.25 * 36) / (((0.5 * top) / bottom) * 2 * 0.25 * 36 + 9)],
    };
  }),
);

const distanceOfParticle = choiceSet(
  { key: 'physics-a5-distance-in-a-lifetime', difficulty: 'Medium', placements: higherLevel('A.5', 1) },
  [
    { particle: 'A particle', lifetime: 2e-8, v: 0.6, top: 5, bottom: 4 },
    { particle: 'An unstable ion', lifetime: 3e-8, v: 0.8, top: 5, bottom: 3 },
    { particle: 'A meson', lifetime: 1.4e-8, v: 0.96, top: 25, bottom: 7 },
    { particle: 'An excited atom', lifetime: 1.2e-6, v: 0.8, top: 5, bottom: 3 },
  ].map(({ particle, lifetime, v, top, bottom }): ChoiceItem => {
    const [gamma, still] = [top / bottom, v * LIGHT_SPEED * lifetime];
    return {
      text: tex`${particle} exists for $${standardForm(lifetime, 's', 2)}$ in its own rest frame. It is created in a laboratory and moves at $${v.toFixed(2)}c$. How far does it travel in the frame of the laboratory? ($c = 3.00 \times 10^{8}\text{ m s}^{-1}$)`,
      hint: 'In which frame is the lifetime a proper time?',
      right: inline(gamma * still, 'm'),
      wrongs: [
        [inline(still, 'm'), 'You used the lifetime in the rest frame for a clock of the laboratory.'],
        [inline(still / gamma, 'm'), 'You made the lifetime shorter instead of longer.'],
        [inline((gamma * still) / v, 'm'), 'You used the speed of light as the speed of the particle.'],
      ],
      solution: tex`$\gamma = \dfrac{1}{\sqrt{1 - ${v}^2}} = ${gamma.toFixed(2)}$. In the laboratory the lifetime is $\gamma\Delta t_0 = ${gamma.toFixed(2)} \times ${standardForm(lifetime, 's', 2)} = ${standardForm(gamma * lifetime, 's', 3)}$, and the distance is $${v} \times 3.00 \times 10^{8} \times ${standardForm(gamma * lifetime, 's', 3).replace(/\\text.*/, '')} = ${quantity(gamma * still, 'm', 2)}$.`,
      marking: tex`$v\gamma\Delta t_0$`,
      // The same for an observer with the particle: the laboratory passes, contracted.
      proof: [gamma * still, still / Math.sqrt(1 - v ** 2)],
    };
  }),
);

export const rotationAndRelativityChoices: readonly QuestionTemplate[] = [rollingEnergy, distanceOfParticle];
