import type { QuestionTemplate } from '../../template.ts';
import { fraction, scientific } from '../../tex.ts';
import { type ChoiceItem, choiceSet } from './choices.ts';
import { bothCourses, higherLevel } from './placing.ts';
import { inline, quantity, standardForm, tex } from './quantities.ts';

/** Multiple choice on D.3 and D.4: magnetic forces on charges and wires, and emfs induced by turning and moving. */

const directions = choiceSet(
  { key: 'physics-d3-direction-of-magnetic-force', difficulty: 'Easy', placements: bothCourses('D.3', 1) },
  [
    {
      text: 'A proton moves to the right across this page. A magnetic field is directed into the page. In which direction does the magnetic force on the proton act?',
      hint: 'The force is at right angles to two other directions.',
      right: 'Towards the top of the page',
      wrongs: [
        ['Towards the bottom of the page', 'You used the wrong hand, or the rule for a negative charge.'],
        ['Into the page', 'The force is never along the field.'],
        ['To the left', 'The force is never along the velocity.'],
      ],
      solution:
        'The left-hand rule with the current to the right (the proton is positive) and the field into the page gives a force towards the top of the page.',
      marking: 'left-hand rule for a positive charge',
    },
    {
      text: 'An electron moves to the right across this page. A magnetic field is directed out of the page. In which direction does the magnetic force on the electron act?',
      hint: 'In which direction does the conventional current flow?',
      right: 'Towards the top of the page',
      wrongs: [
        ['Towards the bottom of the page', 'You used the rule for a positive charge.'],
        ['Out of the page', 'The force is never along the field.'],
        ['To the right', 'The force is never along the velocity.'],
      ],
      solution:
        'The electron is negative, so the conventional current is to the left. The left-hand rule with the field out of the page gives a force towards the top of the page.',
      marking: 'left-hand rule with the current opposite to the motion',
    },
    {
      text: 'A straight wire lies on this page and carries a current towards the top of the page. A magnetic field is directed to the right. In which direction does the force on the wire act?',
      hint: 'The force is at right angles to two other directions.',
      right: 'Into the page',
      wrongs: [
        ['Out of the page', 'You exchanged current and field in the rule.'],
        ['To the left', 'The force is never along the field.'],
        ['Towards the bottom of the page', 'The force is never along the current.'],
      ],
      solution:
        'The left-hand rule with the current towards the top of the page and the field to the right gives a force into the page.',
      marking: 'left-hand rule',
    },
    {
      text: 'An electron enters a uniform magnetic field along the field lines. How does it move in the field?',
      hint: 'On which component of the velocity does the magnetic force depend?',
      right: 'In a straight line at constant speed',
      wrongs: [
        ['In a straight line with increasing speed', 'A magnetic field does no work on a charge.'],
        ['On a circle at constant speed', 'For a circle the velocity must be at right angles to the field.'],
        ['On a parabola', 'That is the path across a uniform electric field.'],
      ],
      solution:
        'The magnetic force is $qvB\\sin\\theta$. Here the angle between velocity and field is zero, so there is no force: the electron keeps its velocity.',
      marking: 'no force parallel to the field',
    },
  ],
);

const crossedFields = choiceSet(
  { key: 'physics-d3-crossed-fields', difficulty: 'Medium', placements: bothCourses('D.3', 1, ['D.2.2']) },
  [
    ...[
      { ion: 'Protons', field: 3e4, induction: 0.15 },
      { ion: 'Sodium ions', field: 4.5e3, induction: 0.09 },
    ].map(
      ({ ion, field, induction }): ChoiceItem => ({
        text: tex`${ion} pass undeflected through a region with a uniform electric field of $${standardForm(field, 'V m^-1', 2)}$ and, at right angles to it and to the velocity, a uniform magnetic field of $${quantity(induction, 'T', 2)}$. What is their speed?`,
        hint: 'Which two forces balance?',
        right: `$${standardForm(field / induction, 'm s^-1', 2)}$`,
        wrongs: [
          [`$${standardForm(field * induction, 'm s^-1', 2)}$`, 'You multiplied the two fields.'],
          [`$${standardForm(induction / field, 'm s^-1', 2)}$`, 'You turned the ratio of the fields upside down.'],
          ['It depends on their charge', 'Both forces are proportional to the charge.'],
        ],
        solution: tex`The forces balance: $qE = qvB$, so $v = \dfrac{E}{B} = \dfrac{${scientific(field, 2)}}{${induction}} = ${standardForm(field / induction, 'm s^-1', 2)}$.`,
        marking: tex`$v = E/B$`,
        proof: [(field / induction) * induction * 2, 2 * field],
      }),
    ),
    {
      text: 'Singly charged ions of a certain speed pass undeflected through an electric and a magnetic field at right angles to each other. Doubly charged ions of the same speed enter the same region. What happens to them?',
      hint: 'By how much does each of the two forces change?',
      right: 'They pass undeflected',
      wrongs: [
        [
          'They are deflected in the direction of the electric force',
          'The magnetic force is proportional to the charge as well.',
        ],
        [
          'They are deflected in the direction of the magnetic force',
          'The electric force is proportional to the charge as well.',
        ],
        ['It depends on their mass', 'A body without a resultant force moves straight on, whatever its mass.'],
      ],
      solution:
        'Both forces, $qE$ and $qvB$, are doubled, so they still balance. The speed that passes, $\\dfrac{E}{B}$, depends on neither charge nor mass.',
      marking: 'both forces proportional to the charge',
    },
    {
      text: 'Positive ions of speed $v$ pass undeflected through an electric and a magnetic field at right angles to each other. What happens to positive ions of a speed greater than $v$, and why?',
      hint: 'Which of the two forces depends on the speed?',
      right: 'They are deflected in the direction of the magnetic force, which is now the greater one',
      wrongs: [
        ['They pass undeflected, because both forces grow with the speed', 'One of the forces does not depend on the speed.'],
        [
          'They are deflected in the direction of the electric force, which is now the greater one',
          'The electric force is the same at every speed.',
        ],
        ['They pass undeflected, because they spend less time in the fields', 'A resultant force deflects them in any time.'],
      ],
      solution:
        'The electric force $qE$ does not depend on the speed, while the magnetic force $qvB$ is proportional to it. For the faster ions the magnetic force is the greater one.',
      marking: tex`$qvB > qE$`,
    },
  ],
);

const wireAtAngle = choiceSet(
  { key: 'physics-d3-wire-at-an-angle-to-the-field', difficulty: 'Easy', placements: bothCourses('D.3', 1) },
  [
    { induction: 0.2, current: 3, length: 0.5, degrees: 30 },
    { induction: 0.4, current: 2, length: 0.25, degrees: 60 },
    { induction: 0.25, current: 6, length: 0.4, degrees: 20 },
    { induction: 0.6, current: 1.5, length: 0.3, degrees: 50 },
  ].map(({ induction, current, length, degrees }): ChoiceItem => {
    const full = induction * current * length;
    const angle = (degrees * Math.PI) / 180;
    return {
      text: tex`A straight wire of length $${quantity(length, 'm', 2)}$ carries a current of $${quantity(current, 'A', 2)}$ in a uniform magnetic field of $${quantity(induction, 'T', 2)}$. The angle between the wire and the field is $${degrees}^\circ$. What is the magnetic force on the wire?`,
      hint: 'In which position of the wire would there be no force?',
      right: inline(full * Math.sin(angle), 'N'),
      wrongs: [
        [inline(full, 'N'), 'That holds for a wire at right angles to the field.'],
        [inline(full * Math.cos(angle), 'N'), 'You used the component of the field along the wire.'],
        [inline(full / Math.sin(angle), 'N'), 'You divided by the sine; the force is greatest at right angles.'],
      ],
      solution: tex`Only the component of the field at right angles to the wire counts: $F = BIL\sin\theta = ${induction} \times ${current} \times ${length} \times \sin ${degrees}^\circ = ${quantity(full * Math.sin(angle), 'N', 2)}$.`,
      marking: tex`$BIL\sin\theta$`,
      proof: [full * Math.sin(angle), Math.sqrt(full ** 2 - (full * Math.cos(angle)) ** 2)],
    };
  }),
);

const turnedCoil = choiceSet(
  { key: 'physics-d4-coil-turned-in-a-field', difficulty: 'Medium', placements: higherLevel('D.4', 1) },
  (
    [
      [60, 1, 2, [1, 1, 'You took the flux as zero afterwards.'], [2, 1, 'You took the flux as fully reversed.']],
      [180, 2, 1, [1, 1, 'You took the flux as zero afterwards.'], [1, 2, 'You took a mean of the flux for its change.']],
      [90, 1, 1, [1, 2, 'You took a mean of the flux for its change.'], [2, 1, 'You took the flux as fully reversed.']],
      [120, 3, 2, [1, 2, 'You left out that the flux changes its sign.'], [1, 1, 'You took the flux as zero afterwards.']],
    ] as const
  ).map(([degrees, top, bottom, one, two]): ChoiceItem => {
    const emf = (n: number, d: number) => tex`$\dfrac{${n === 1 ? '' : n}NBA}{${d === 1 ? '' : d}t}$`;
    return {
      text: tex`The plane of a flat coil of $N$ turns, each of area $A$, is at right angles to a uniform magnetic field $B$. In a time $t$ the coil is turned through $${degrees}^\circ$ about an axis in its plane. What is the magnitude of the mean emf that is induced?`,
      hint: 'What is the flux through the coil before and after, with its sign?',
      right: emf(top, bottom),
      wrongs: [
        [emf(one[0], one[1]), one[2]],
        [emf(two[0], two[1]), two[2]],
        ['zero', 'The flux is not the same before and after, if its sign is counted.'],
      ],
      solution: tex`The flux linkage changes from $NBA$ to $NBA\cos ${degrees}^\circ$, by $NBA(1 - \cos ${degrees}^\circ) = ${fraction(top, bottom).replace(/^1$/, '')}NBA$. The mean emf is this change divided by the time.`,
      marking: 'change of flux linkage divided by the time',
      proof: [top / bottom, 2 * Math.sin((degrees * Math.PI) / 360) ** 2],
    };
  }),
);

const rodOnRails = choiceSet(
  { key: 'physics-d4-rod-pulled-along-rails', difficulty: 'Hard', placements: higherLevel('D.4', 1) },
  [
    {
      change: 'the speed is doubled',
      speed: 2,
      wrongs: [
        ['2', '2', 'The power is force times speed, and both have changed.'],
        ['4', '4', 'You let the force depend on the square of the speed.'],
        ['1', '2', 'A faster rod has a greater current, and a force acts on this current.'],
      ],
    },
    {
      change: 'the magnetic field is doubled',
      field: 2,
      wrongs: [
        ['2', '2', 'The field has two effects: it induces the emf, and it acts on the current.'],
        ['2', '4', 'In the force, the field acts on a current that has changed as well.'],
        ['4', '8', 'The power is force times speed, and the speed has not changed.'],
      ],
    },
    {
      change: 'the resistance is doubled',
      resistance: 2,
      wrongs: [
        ['2', '2', 'A greater resistance means a smaller current.'],
        [tex`\frac{1}{4}`, tex`\frac{1}{4}`, 'You used the square of the current; the emf has not changed.'],
        ['1', tex`\frac{1}{2}`, 'The force acts on the current, which has changed.'],
      ],
    },
    {
      change: 'the speed is made three times as great',
      speed: 3,
      wrongs: [
        ['3', '3', 'The power is force times speed, and both have changed.'],
        ['9', '9', 'You let the force depend on the square of the speed.'],
        ['1', '3', 'A faster rod has a greater current, and a force acts on this current.'],
      ],
    },
  ].map(({ change, speed = 1, field = 1, resistance = 1, wrongs: [one, two, three] }): ChoiceItem => {
    const factors = ([force, power]: readonly (string | undefined)[] = []) => `Force $${force}$, power $${power}$`;
    const [force, power] = [fraction(field ** 2 * speed, resistance), fraction(field ** 2 * speed ** 2, resistance)];
    const current = (field * speed) / resistance;
    return {
      text: tex`A metal rod of length $L$ is pulled at a constant speed $v$ along two rails, at right angles to a uniform magnetic field $B$. The rails are joined by a resistor $R$; friction is negligible. Then ${change} and all else stays the same. By what factors do the force needed and the power dissipated in the resistor change?`,
      hint: 'Which quantity does this change reach first, and what depends on that?',
      right: factors([force, power]),
      wrongs: [
        [factors(one), one?.[2] ?? ''],
        [factors(two), two?.[2] ?? ''],
        [factors(three), three?.[2] ?? ''],
      ],
      solution: tex`The emf is $BvL$ and the current $\dfrac{BvL}{R}$. The force needed is $BIL = \dfrac{B^2L^2v}{R}$, and the power is $Fv = \dfrac{B^2L^2v^2}{R}$. When ${change}, the force is multiplied by $${force}$ and the power by $${power}$.`,
      marking: tex`$F = B^2L^2v/R$, $P = Fv$`,
      // The power as it is dissipated.
      proof: [(field ** 2 * speed ** 2) / resistance, current ** 2 * resistance],
    };
  }),
);

const peakOfGenerator = choiceSet(
  { key: 'physics-d4-peak-emf-from-flux-graph', difficulty: 'Hard', placements: higherLevel('D.4', 1) },
  [
    { linkage: 0.08, period: 0.02 },
    { linkage: 0.12, period: 0.05 },
    { linkage: 0.045, period: 0.01 },
    { linkage: 0.3, period: 0.04 },
  ].map(({ linkage, period }): ChoiceItem => {
    const peak = (2 * Math.PI * linkage) / period;
    const flux = (time: number) => linkage * Math.cos((2 * Math.PI * time) / period);
    const step = period * 1e-5;
    return {
      text: tex`The magnetic flux linkage of a coil that turns in a uniform field varies sinusoidally between $+${quantity(linkage, 'Wb', 2)}$ and $-${quantity(linkage, 'Wb', 2)}$ with a period of $${quantity(period, 's', 2)}$. What is the peak value of the induced emf?`,
      hint: 'Where is a graph of flux linkage against time steepest, and how steep is it there?',
      right: inline(peak, 'V'),
      wrongs: [
        [inline((4 * linkage) / period, 'V'), 'That is the mean emf in a quarter of the period.'],
        [inline(linkage / period, 'V'), 'You divided the greatest flux linkage by the period.'],
        [inline(peak / 2, 'V'), 'You used half of the angular frequency.'],
      ],
      solution: tex`The emf is the rate of change of the flux linkage. For a sine curve of amplitude $\Phi_0$ the steepest gradient is $\omega\Phi_0 = \dfrac{2\pi}{T}\Phi_0 = \dfrac{2\pi \times ${linkage}}{${period}} = ${quantity(peak, 'V', 2)}$.`,
      marking: tex`$\omega\Phi_0$`,
      proof: [peak, (flux(period / 4 - step) - flux(period / 4 + step)) / (2 * step)],
    };
  }),
);

export const magneticChoices: readonly QuestionTemplate[] = [
  ...[directions, crossedFields, wireAtAngle],
  ...[turnedCoil, rodOnRails, peakOfGenerator],
];
