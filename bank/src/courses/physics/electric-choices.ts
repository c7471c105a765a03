import type { QuestionTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { COULOMB, GRAVITATION } from './constants.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { tex } from './quantities.ts';

/** Multiple choice on D.2: fields of two charges, electric forces next to gravity, and particles that are accelerated. */

const zeroField = choiceSet(
  { key: 'physics-d2-zero-field-of-two-charges', difficulty: 'Hard', placements: bothCourses('D.2.1', 1) },
  [
    { k: 2, opposite: false },
    { k: 3, opposite: true },
    { k: 3, opposite: false },
    { k: 2, opposite: true },
  ].map(({ k, opposite }): ChoiceItem => {
    const distance = (top: number, bottom: number) => `$${fraction(top, bottom).replace(/^1$/, '')}d$`;
    const charges = tex`$+q$ and $${opposite ? '-' : '+'}${k ** 2}q$`;
    const between = (top: number, bottom: number) => `${distance(top, bottom)}, between the charges`;
    const outside = (top: number, bottom: number) => `${distance(top, bottom)}, on the side away from the other charge`;
    return {
      text: tex`Two point charges, ${charges}, are a distance $d$ apart. At what distance from the charge $+q$ is there a point, not infinitely far away, where the electric field strength is zero?`,
      hint: 'Where are the two fields in opposite directions? Which charge must be the nearer one?',
      right: opposite ? outside(1, k - 1) : between(1, k + 1),
      wrongs: opposite
        ? [
            [between(1, k + 1), 'Between opposite charges the two fields have the same direction.'],
            [outside(1, k ** 2 - 1), 'You took the field as inversely proportional to the distance.'],
            [outside(k, k - 1), 'That is the distance from the other charge.'],
          ]
        : [
            [between(k, k + 1), 'That is the distance from the other charge.'],
            [between(1, k ** 2 + 1), 'You took the field as inversely proportional to the distance.'],
            [outside(1, k - 1), 'There the two fields have the same direction.'],
          ],
      solution: opposite
        ? tex`Beyond the smaller charge the two fields have opposite directions. At the distance $x$ from it, $\dfrac{q}{x^2} = \dfrac{${k ** 2}q}{(d + x)^2}$, so $d + x = ${k}x$ and $x = ${fraction(1, k - 1).replace(/^1$/, '')}d$.`
        : tex`Between the charges the two fields have opposite directions. At the distance $x$ from the smaller one, $\dfrac{q}{x^2} = \dfrac{${k ** 2}q}{(d - x)^2}$, so $d - x = ${k}x$ and $x = ${fraction(1, k + 1)}d$.`,
      marking: 'fields equal and opposite',
      proof: opposite ? [(k - 1) ** 2, k ** 2 / (1 + 1 / (k - 1)) ** 2] : [(k + 1) ** 2, k ** 2 / (1 - 1 / (k + 1)) ** 2],
    };
  }),
);

const forcesCompared = choiceSet(
  { key: 'physics-d2-electric-and-gravitational-forces', difficulty: 'Medium', placements: bothCourses('D.2.1', 1, ['D.1.1']) },
  [
    {
      text: tex`The distance between a proton and an electron is doubled. What happens to the ratio $\dfrac{\text{electric force}}{\text{gravitational force}}$ between them?`,
      hint: 'How does each of the two forces depend on the distance?',
      right: 'It stays the same',
      wrongs: [
        ['It is halved', 'You let one of the forces depend on the distance and not on its square.'],
        ['It falls to a quarter', 'You let the electric force change and the gravitational force stay.'],
        ['It becomes four times as great', 'You let the gravitational force change and the electric force stay.'],
      ],
      solution:
        'Both forces are inversely proportional to the square of the distance. Both fall to a quarter, so their ratio stays the same.',
      marking: 'both forces follow an inverse-square law',
    },
    {
      text: tex`In a hydrogen atom the electron is replaced by a muon, which has the same charge and about $207$ times the mass. How do the electric and the gravitational force on it compare with those on the electron at the same distance from the proton?`,
      hint: 'Which property of the particle does each force depend on?',
      right: tex`Electric force the same, gravitational force $207$ times as great`,
      wrongs: [
        [tex`Both $207$ times as great`, 'The electric force does not depend on the mass.'],
        [tex`Electric force $207$ times as great, gravitational force the same`, 'You exchanged the two forces.'],
        ['Both the same', 'The gravitational force depends on the mass.'],
      ],
      solution: tex`The electric force depends on the charges, which are the same. The gravitational force is proportional to the mass, so it is $207$ times as great.`,
      marking: 'charge for one force, mass for the other',
    },
    {
      text: tex`Two identical grains of dust, each of mass $m$ and charge $q$, are far from all other bodies. Their electric repulsion balances their gravitational attraction. What is $\dfrac{q}{m}$? ($k = 8.99 \times 10^{9}\text{ N m}^2\text{ C}^{-2}$, $G = 6.67 \times 10^{-11}\text{ N m}^2\text{ kg}^{-2}$)`,
      hint: 'Does the answer depend on the distance?',
      right: tex`$8.6 \times 10^{-11}\text{ C kg}^{-1}$`,
      wrongs: [
        [tex`$7.4 \times 10^{-21}\text{ C kg}^{-1}$`, 'You did not take the square root.'],
        [tex`$1.2 \times 10^{10}\text{ C kg}^{-1}$`, 'You turned the ratio of the constants upside down.'],
        [tex`$0.77\text{ C kg}^{-1}$`, 'You multiplied the two constants.'],
      ],
      solution: tex`$\dfrac{kq^2}{r^2} = \dfrac{Gm^2}{r^2}$, so $\dfrac{q}{m} = \sqrt{\dfrac{G}{k}} = \sqrt{\dfrac{6.67 \times 10^{-11}}{8.99 \times 10^{9}}} = 8.6 \times 10^{-11}\text{ C kg}^{-1}$.`,
      marking: tex`$\sqrt{G/k}$`,
      proof: [COULOMB * 8.6e-11 ** 2, GRAVITATION],
    },
    {
      text: 'In which way does the gravitational force between two small bodies differ from the electric force between two point charges?',
      hint: 'Compare the laws of Newton and of Coulomb, sign by sign.',
      right: 'The gravitational force is always attractive',
      wrongs: [
        ['The gravitational force falls more slowly with the distance', 'Both follow an inverse-square law.'],
        ['The gravitational force acts on the lighter body alone', 'By Newton’s third law both bodies feel it.'],
        ['The gravitational force needs a medium', 'It acts across empty space.'],
      ],
      solution:
        'Both laws have the product of two properties of the bodies and the inverse square of the distance. Charges may be positive or negative, so they attract or repel each other; mass is always positive, and masses attract each other.',
      marking: 'one kind of mass, two kinds of charge',
    },
  ],
);

const acceleratedThrough = choiceSet(
  { key: 'physics-d2-particles-accelerated-from-rest', difficulty: 'Medium', placements: bothCourses('D.2.2', 1, ['A.3.1']) },
  [
    {
      text: tex`A proton and an alpha particle (charge $+2e$, mass about $4$ times that of the proton) are accelerated from rest through the same potential difference. What is $\dfrac{\text{speed of the alpha particle}}{\text{speed of the proton}}$?`,
      hint: 'Which energy does each of them gain?',
      right: tex`$\dfrac{1}{\sqrt{2}}$`,
      wrongs: [
        [tex`$\dfrac{1}{2}$`, 'You took the two kinetic energies as equal, or left out the root.'],
        [tex`$\sqrt{2}$`, 'You turned the ratio of charge to mass upside down.'],
        ['$2$', 'That is the ratio of the kinetic energies.'],
      ],
      solution: tex`$qV = \tfrac{1}{2}mv^2$, so $v \propto \sqrt{\dfrac{q}{m}}$. The ratio is $\sqrt{\dfrac{2}{4}} = \dfrac{1}{\sqrt{2}}$.`,
      marking: tex`$v \propto \sqrt{q/m}$`,
      proof: [Math.SQRT1_2, Math.sqrt((2 * 2) / 4 / 2)],
    },
    {
      text: tex`A bare carbon nucleus (charge $+6e$, mass about $12$ times that of a proton) and a proton are accelerated from rest through the same potential difference. What is $\dfrac{\text{kinetic energy of the carbon nucleus}}{\text{kinetic energy of the proton}}$?`,
      hint: 'Which property of a particle decides the work that the field does on it?',
      right: '$6$',
      wrongs: [
        ['$12$', 'You compared the masses.'],
        [tex`$\dfrac{1}{2}$`, 'You compared the ratios of charge to mass.'],
        ['$72$', 'You multiplied by the ratio of the masses as well.'],
      ],
      solution:
        'The work done by the field, $qV$, becomes kinetic energy. It depends on the charge alone, not on the mass, so the ratio is $6$.',
      marking: 'kinetic energy $qV$',
      proof: [6, (12 * 6) / 12],
    },
    {
      text: tex`An oxygen ion of charge $+4e$ and a proton, $16$ times lighter, are accelerated from rest through the same potential difference. What is $\dfrac{\text{speed of the oxygen ion}}{\text{speed of the proton}}$?`,
      hint: 'Which energy does each of them gain?',
      right: tex`$\dfrac{1}{2}$`,
      wrongs: [
        [tex`$\dfrac{1}{4}$`, 'You took the two kinetic energies as equal, or left out the root.'],
        ['$2$', 'You turned the ratio of charge to mass upside down.'],
        ['$1$', 'The same potential difference does not mean the same speed.'],
      ],
      solution: tex`$qV = \tfrac{1}{2}mv^2$, so $v \propto \sqrt{\dfrac{q}{m}}$. The ratio is $\sqrt{\dfrac{4}{16}} = \dfrac{1}{2}$.`,
      marking: tex`$v \propto \sqrt{q/m}$`,
      proof: [0.5, Math.sqrt((2 * 4) / 16 / 2)],
    },
    {
      text: tex`A proton is accelerated from rest through a potential difference $V$. Through what potential difference must a deuteron (the same charge, about twice the mass) be accelerated to reach the same speed?`,
      hint: 'How do the two kinetic energies compare at the same speed?',
      right: '$2V$',
      wrongs: [
        ['$V$', 'Equal potential differences give equal energies.'],
        [tex`$\sqrt{2}\,V$`, 'That would be the ratio of the speeds at equal energy.'],
        ['$4V$', 'You squared the ratio of the masses.'],
      ],
      solution:
        'At the same speed the deuteron has twice the kinetic energy. With the same charge it needs twice the potential difference, $2V$.',
      marking: 'twice the kinetic energy at equal charge',
    },
  ],
);

const workOnCharge = choiceSet(
  { key: 'physics-d2-work-on-a-charge-moved', difficulty: 'Medium', placements: higherLevel('D.2.3', 1) },
  [
    ...[3, 4, 5].map((k): ChoiceItem => {
      const work = (top: number, bottom: number) => `$${fraction(top, bottom).replace(/^1$/, '')}qV$`;
      return {
        text: tex`At the distance $r$ from a positive point charge the electric potential is $V$. What work must be done to move a small charge $+q$ from the distance $${k}r$ to the distance $r$?`,
        hint: 'How does the potential of a point charge depend on the distance?',
        right: work(k - 1, k),
        wrongs: [
          [work(1, k), 'You used the potential at the start alone.'],
          [work(k ** 2 - 1, k ** 2), 'You let the potential fall with the square of the distance, as the field strength does.'],
          [work(1, 1), 'That is the work needed to bring the charge from infinity.'],
        ],
        solution: tex`The potential is inversely proportional to the distance, so at the start it is $\dfrac{V}{${k}}$. The work is the charge times the change of potential: $q\left(V - \dfrac{V}{${k}}\right) = ${fraction(k - 1, k)}qV$.`,
        marking: tex`$q\Delta V$ with $V \propto 1/r$`,
        proof: [(k - 1) / k, 1 - 1 / k],
      };
    }),
    {
      text: 'A small charge $+q$ is moved once round a point charge $+Q$, along a circle with $Q$ at its centre. What is the work done against the electric force in one full turn and in half a turn?',
      hint: 'What kind of line is the circle in the field of a point charge?',
      right: 'Zero in both cases',
      wrongs: [
        ['Zero in a full turn, not in half a turn', 'The force is at right angles to every step along the circle.'],
        ['The same amount in both cases, not zero', 'All points of the circle have the same potential.'],
        ['In a full turn twice the work of half a turn', 'The length of the way does not matter.'],
      ],
      solution:
        'The circle lies on an equipotential surface. No work is done against the field between points of equal potential, whatever the length of the path.',
      marking: 'no difference of potential',
    },
  ],
);

const midpoint = choiceSet(
  { key: 'physics-d2-field-and-potential-between-charges', difficulty: 'Hard', placements: higherLevel('D.2.3', 1, ['D.2.1']) },
  [
    {
      text: 'Two point charges, $+q$ and $-q$, are a distance $d$ apart. What are the electric field strength and the electric potential half-way between them?',
      hint: 'One of the two quantities has a direction; the other has a sign.',
      right: tex`$\dfrac{8kq}{d^2}$ and zero`,
      wrongs: [
        [tex`zero and $\dfrac{4kq}{d}$`, 'That holds for two equal positive charges.'],
        ['zero and zero', 'The two fields have the same direction between the charges.'],
        [tex`$\dfrac{2kq}{d^2}$ and zero`, 'You used the distance between the charges for that from each of them.'],
      ],
      solution: tex`Each charge is at a distance of $\tfrac{1}{2}d$. The two fields, $\dfrac{4kq}{d^2}$ each, have the same direction and add up to $\dfrac{8kq}{d^2}$. The potentials, $+\dfrac{2kq}{d}$ and $-\dfrac{2kq}{d}$, add up to zero.`,
      marking: 'fields add as vectors, potentials with their signs',
    },
    {
      text: 'Two point charges, both $+q$, are a distance $d$ apart. What are the electric field strength and the electric potential half-way between them?',
      hint: 'One of the two quantities has a direction; the other has a sign.',
      right: tex`zero and $\dfrac{4kq}{d}$`,
      wrongs: [
        [tex`$\dfrac{8kq}{d^2}$ and zero`, 'That holds for charges of opposite sign.'],
        ['zero and zero', 'The potentials of two positive charges have the same sign.'],
        [tex`zero and $\dfrac{2kq}{d}$`, 'You used one of the charges, or the distance between them.'],
      ],
      solution: tex`Each charge is at a distance of $\tfrac{1}{2}d$. The two fields are equal and opposite, so they cancel. The potentials, $\dfrac{2kq}{d}$ each, add up to $\dfrac{4kq}{d}$.`,
      marking: 'fields add as vectors, potentials with their signs',
    },
    {
      text: 'Four point charges $+q$ are fixed at the corners of a square. Each of them alone gives the electric field strength $E$ and the electric potential $V$ at the centre. One charge is replaced by $-q$. What are the field strength and the potential at the centre now?',
      hint: 'Which of the contributions cancel?',
      right: '$2E$ and $2V$',
      wrongs: [
        ['$E$ and $2V$', 'You left out the charge opposite to the negative one.'],
        ['$2E$ and $4V$', 'The potential of the negative charge is negative.'],
        ['zero and $2V$', 'The field of the negative charge has the same direction as that of the charge opposite to it.'],
      ],
      solution:
        'The fields of the two positive charges on one diagonal cancel. On the other diagonal the fields of $+q$ and $-q$ have the same direction and add up to $2E$. The potentials add with their signs: $3V - V = 2V$.',
      marking: 'one diagonal cancels, the other adds; potentials with their signs',
      proof: [2, 3 - 1],
    },
    {
      text: 'At a point in an electric field the potential is zero. What follows for the field strength there?',
      hint: 'Think of the point half-way between two opposite charges.',
      right: 'Nothing: it depends on how the potential changes near the point',
      wrongs: [
        ['It is zero', 'Half-way between two opposite charges the potential is zero, and the field is strong.'],
        ['It has its greatest value', 'Far from all charges both the potential and the field are close to zero.'],
        ['It is directed towards the nearest positive charge', 'The field is directed away from positive charges.'],
      ],
      solution:
        'The field strength is the gradient of the potential, not its value. Where the potential is zero, it may change steeply or hardly at all.',
      marking: 'field strength is the gradient of the potential',
    },
  ],
);

export const electricChoices: readonly QuestionTemplate[] = [
  zeroField,
  forcesCompared,
  acceleratedThrough,
  workOnCharge,
  midpoint,
];
