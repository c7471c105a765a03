import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { groupThousands, significant, term } from '../../tex.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { ELEMENTARY_CHARGE as e } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, standardForm, tex } from './quantities.ts';

/** E.1 the nuclear model of the atom. */

const scattering = defineTemplate({
  key: 'physics-e1-alpha-scattering-evidence',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.1', 2),
  variants: [
    { form: 'models', metal: 'gold', sent: 24000, back: 3 },
    { form: 'counts', metal: 'gold', sent: 160000, back: 20 },
    { form: 'models', metal: 'silver', sent: 36000, back: 2 },
    { form: 'counts', metal: 'platinum', sent: 96000, back: 12 },
    { form: 'paths', metal: 'gold', sent: 8000, back: 1 },
    { form: 'paths', metal: 'platinum', sent: 8000, back: 1 },
    { form: 'counts', metal: 'silver', sent: 140000, back: 5 },
    { form: 'models', metal: 'copper', sent: 60000, back: 2 },
  ] as const,
  solve: ({ sent, back }) => ({ oneIn: sent / back, thicker: 2 * back }),
  write: ({ form, metal, sent, back }, { oneIn, thicker }) => {
    if (form === 'models')
      return inParts({
        stem: tex`In an early model of the atom the positive charge fills the whole atom evenly, with the electrons spread about in it. Alpha particles are fired at a thin foil of ${metal}. A student says: “In that model no alpha particle could be turned back.”`,
        hint: 'How strong a force needs to be to turn back a fast particle depends on how closely the charge is packed.',
        parts: [
          {
            ask: 'Justify the statement of the student.',
            answer:
              'Charge that is spread over the whole atom exerts weak forces, and electrons are too light to turn an alpha particle back',
            solution:
              'Charge that is spread over the volume of a whole atom gives a weak electric field everywhere, so the deflecting force is small. The electrons have far less mass than an alpha particle and cannot throw it back either. All alpha particles should pass nearly straight on.',
            marks: [
              ['R1', 'Spread charge: weak field / small force'],
              ['R1', 'Electrons are too light to turn alpha particles back'],
            ],
          },
          {
            ask: 'Outline the two observations on which the nuclear model rests, and state what follows from each.',
            answer: 'Most pass undeflected: mostly empty space. Very few are turned back: small, massive, positive nucleus',
            solution:
              'Most alpha particles pass the foil with hardly any deflection, so most of the atom is empty space. A very small number are scattered through more than a right angle, so positive charge and nearly all mass are concentrated in a tiny nucleus, close to which the repulsion is strong enough.',
            marks: [
              ['A1', 'Most pass with little deflection'],
              ['R1', 'Atom is mostly empty'],
              ['A1', 'Very few are scattered back'],
              ['R1', 'Positive charge and mass concentrated in a tiny nucleus'],
            ],
          },
          {
            ask: 'Suggest why the foil has to be very thin, and why the experiment is done in a vacuum.',
            answer: 'So that most particles meet one nucleus at most; so that air does not scatter or stop them',
            solution:
              'In a thin foil a particle comes near one nucleus at most, so that a large deflection cannot be the sum of many small ones. Alpha particles travel a few centimetres in air and would be scattered and stopped by its molecules.',
            marks: [
              ['R1', 'Thin: no multiple scattering'],
              ['R1', 'Vacuum: alpha particles are not stopped or scattered by air'],
            ],
          },
        ],
      });
    if (form === 'counts')
      return inParts({
        stem: tex`In a repetition of the scattering experiment $${groupThousands(`${sent}`)}$ alpha particles are fired at a foil of ${metal}. A detector that can be moved round the foil counts $${back}$ particles scattered through more than $90^\circ$.`,
        hint: 'A particle is thrown back when it happens to meet a nucleus almost head-on. What changes this chance?',
        parts: [
          {
            ask: tex`Calculate the average number of alpha particles for each one that is scattered through more than $90^\circ$.`,
            answer: tex`$${oneIn}$`,
            solution: tex`$\dfrac{${groupThousands(`${sent}`)}}{${back}} = ${oneIn}$: a nearly head-on approach to a nucleus is very rare.`,
            marks: [['A1', tex`$${oneIn}$`]],
            keys: [
              foreseeing(
                { value: oneIn, tolerance: oneIn * 0.01 },
                miss(back / sent, 'This is the fraction that is scattered back.', 'reciprocal'),
              ),
            ],
          },
          {
            ask: 'Deduce from this number what can be said about the size of the nucleus.',
            answer: 'It fills a very small part of the cross-section of the atom',
            solution:
              'The chance to meet a nucleus nearly head-on is very small although the foil contains thousands of layers of atoms. So the nuclei together cover a tiny part of the area of the foil: each is very much smaller than its atom.',
            marks: [
              ['R1', 'Chance of a close approach is very small, even over many layers of atoms'],
              ['R1', 'Nucleus is very much smaller than the atom'],
            ],
          },
          {
            ask: 'The foil is replaced by one of the same metal with twice the thickness. Predict the number that is now scattered through more than $90^\\circ$, and explain your answer.',
            answer: tex`About $${thicker}$`,
            solution: tex`There are twice as many nuclei in the path, and close meetings are rare and independent of each other. So about twice as many are thrown back: $2 \times ${back} = ${thicker}$ (with random fluctuation).`,
            marks: [
              ['R1', 'Twice as many nuclei in the path'],
              ['A1', tex`About $${thicker}$`],
            ],
            keys: [{ value: thicker, tolerance: 0.5 }],
          },
        ],
      });
    const wide = metal === 'gold' ? 'P' : 'R';
    const narrow = metal === 'gold' ? 'R' : 'P';
    return inParts({
      stem: tex`The diagram shows the paths of two alpha particles of the same energy near a nucleus of ${metal}. One of them is drawn up to its point of closest approach only.

![](diagram:paths)`,
      hint: 'The electric force acts along the line from the nucleus to the particle, and is the stronger the closer they are.',
      parts: [
        {
          ask: `State the direction of the force on particle ${narrow} at the point where its path is nearest to the nucleus.`,
          answer: 'Away from the nucleus',
          solution: 'Both are positive, so the force is a repulsion along the line that joins them, away from the nucleus.',
          marks: [['A1', 'Away from the nucleus, along the joining line']],
        },
        {
          ask: `Explain which of the particles, P or R, is deflected through the greater angle.`,
          answer: `${narrow}`,
          solution: `Particle ${narrow} passes closer to the nucleus. By Coulomb's law the force on it is stronger there, so it is deflected through the greater angle; ${wide} is deflected little.`,
          marks: [
            ['A1', narrow],
            ['R1', 'Closer approach, greater force'],
          ],
        },
        {
          ask: 'Describe and explain how the path of an alpha particle that is aimed exactly at the centre of the nucleus differs from both.',
          answer: 'It slows down on a straight line, stops, and returns along the same line',
          solution:
            'The force is always opposite to its velocity, so the path is straight: the particle slows down, is at rest for a moment where all its kinetic energy has become electric potential energy, and is sent back along the line on which it came.',
          marks: [
            ['A1', 'Straight line, returns along it'],
            ['R1', 'Force is along the line of motion, opposite to the velocity'],
          ],
        },
        {
          ask: 'List two properties of the nucleus that follow from the scattering of such particles.',
          answer: 'Positive charge; very small size (or nearly all the mass of the atom)',
          solution:
            'It repels the positive particles, so it is positive. It is small, as few particles are deflected strongly; it has nearly all the mass of the atom, as it can throw alpha particles back.',
          marks: [
            ['A1', 'One property'],
            ['A1', 'Another: positive, very small, nearly all the mass'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'paths',
          svg: pathsDrawing(metal === 'gold'),
          alt: `A nucleus; particle ${narrow} comes in along a line that passes close above it and is bent away strongly; particle ${wide} passes far above it and is bent slightly.`,
        },
      ],
    });
  },
  check: ({ form, sent, back }, { oneIn, thicker }) => {
    // Particles dealt to layers one by one: the share thrown back by two layers is nearly twice that of one.
    const chance = back / sent;
    let [straight, thrown] = [1, 0];
    for (let layer = 0; layer < 2; layer++) {
      thrown += straight * chance;
      straight *= 1 - chance;
    }
    assertAgree(thrown * sent, thicker, `two layers, ${form}`, 1e-3);
    assertAgree(1 / chance, oneIn, 'one in so many');
    assertBetween(oneIn, 1000, 1e5, 'one in so many');
  },
});

/** Two paths that are bent away from a nucleus; the nearer one is R, or P. */
function pathsDrawing(nearIsR: boolean): string {
  const near: [number, number][] = [];
  const far: [number, number][] = [];
  const bend = (x: number, height: number, amount: number) => height + amount * Math.log(1 + Math.exp((x + 0.3) * 1.6));
  for (let x = -5; x <= 0.2; x += 0.1) near.push([x, bend(x, 0.55, 0.5)]);
  for (let x = -5; x <= 4.6; x += 0.1) far.push([x, bend(x, 2.3, 0.09)]);
  return new Diagram({ x: [-5.4, 5], y: [-0.8, 4], equalScale: true, width: 420 })
    .circle([0.9, 0], 0.28, { shade: true })
    .label([0.9, 0], 'nucleus', { dx: 14, dy: 5, anchor: 'start' })
    .polyline(near, 'd-curve2')
    .polyline(far, 'd-curve')
    .label([-5, 0.55], nearIsR ? 'R' : 'P', { math: true, dx: -9, dy: 5 })
    .label([-5, 2.3], nearIsR ? 'P' : 'R', { math: true, dx: -9, dy: 5 })
    .toSvg();
}

const NUCLIDES = {
  carbon: ['C', 6],
  oxygen: ['O', 8],
  chlorine: ['Cl', 17],
  potassium: ['K', 19],
  iron: ['Fe', 26],
  strontium: ['Sr', 38],
  iodine: ['I', 53],
  radon: ['Rn', 86],
} as const;

const notation = defineTemplate({
  key: 'physics-e1-nuclear-notation',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: bothCourses('E.1', 1),
  variants: [
    { form: 'ion', element: 'chlorine', A: 37, charge: -1 },
    { form: 'isotopes', element: 'carbon', A: 12, charge: 2 },
    { form: 'isotopes', element: 'iodine', A: 127, charge: 4 },
    { form: 'ion', element: 'potassium', A: 41, charge: 1 },
    { form: 'ion', element: 'strontium', A: 90, charge: 2 },
    { form: 'ratio', element: 'radon', A: 222, charge: 0 },
    { form: 'ratio', element: 'oxygen', A: 18, charge: 0 },
    { form: 'isotopes', element: 'iron', A: 56, charge: 3 },
  ] as const,
  solve: ({ element, A }) => ({ protons: NUCLIDES[element][1], neutrons: A - NUCLIDES[element][1] }),
  write: ({ form, element, A, charge }, { protons, neutrons }, index) => {
    const [symbol, Z] = NUCLIDES[element];
    const sign = tex`${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge < 0 ? '-' : '+'}`;
    if (form === 'ion') {
      const set = (p: number, n: number, electrons: number) => tex`$${p}$ protons, $${n}$ neutrons, $${electrons}$ electrons`;
      return asChoice(
        {
          text: tex`What does an ion $^{${A}}_{${Z}}\text{${symbol}}^{${sign}}$ consist of?`,
          hint: 'The upper number counts all nucleons; the charge tells how the electrons differ from the protons.',
          right: set(Z, neutrons, Z - charge),
          wrongs: [
            [set(Z, neutrons, Z + charge), 'You changed the number of electrons in the wrong direction.'],
            [set(Z, A, Z - charge), 'You took the nucleon number for the number of neutrons.'],
            [set(Z - charge, neutrons, Z), 'You let the charge change the number of protons.'],
          ],
          solution: tex`There are $Z = ${Z}$ protons and $A - Z = ${A} - ${Z} = ${neutrons}$ neutrons. The charge is $${sign.endsWith('-') ? '-' : '+'}${term(Math.abs(charge), 'e')}$, so there ${Math.abs(charge) === 1 ? 'is one electron' : `are ${Math.abs(charge)} electrons`} ${charge < 0 ? 'more' : 'fewer'} than protons: ${set(Z, neutrons, Z - charge)}.`,
          marking: tex`$A - Z$ neutrons, electrons by the charge`,
        },
        index,
        2,
      );
    }
    if (form === 'isotopes') {
      const B = A + charge;
      return inParts({
        stem: tex`A sample of ${element} contains the isotopes $^{${A}}_{${Z}}\text{${symbol}}$ and $^{${B}}_{${Z}}\text{${symbol}}$.`,
        hint: 'Compare the numbers of protons and of neutrons of both.',
        parts: [
          {
            ask: 'Define isotopes.',
            answer: 'Nuclides with the same number of protons and different numbers of neutrons',
            solution:
              'Isotopes are nuclides of the same element: the number of protons is the same, the number of neutrons is not.',
            marks: [['A1', 'Same number of protons, different number of neutrons']],
          },
          {
            ask: tex`State the number of neutrons in a nucleus of $^{${B}}_{${Z}}\text{${symbol}}$.`,
            answer: tex`$${B - Z}$`,
            solution: tex`$${B} - ${Z} = ${B - Z}$.`,
            marks: [['A1', tex`$${B - Z}$`]],
            keys: [
              foreseeing(
                { value: B - Z, tolerance: 0 },
                miss(B, 'This is the number of all nucleons.'),
                miss(neutrons, 'This belongs to the other isotope.'),
              ),
            ],
          },
          {
            ask: 'Explain why the two isotopes have the same chemical properties.',
            answer: 'Their atoms have the same number and arrangement of electrons',
            solution:
              'The same number of protons means the same number of electrons in the neutral atom, arranged in the same way, and it is the electrons that take part in chemical reactions.',
            marks: [['R1', 'Same number of electrons, which determine the chemistry']],
          },
        ],
      });
    }
    return inParts({
      stem: tex`A nucleus of ${element} is written as $^{${A}}_{${Z}}\text{${symbol}}$.`,
      hint: 'The neutral particles add mass but no charge.',
      parts: [
        {
          ask: tex`Calculate the ratio $\dfrac{\text{number of neutrons}}{\text{number of protons}}$.`,
          answer: tex`$${significant(neutrons / protons)}$`,
          solution: tex`$\dfrac{A - Z}{Z} = \dfrac{${A} - ${Z}}{${Z}} = ${significant(neutrons / protons)}$.`,
          marks: [['A1', tex`$${significant(neutrons / protons)}$`]],
          keys: [
            foreseeing(
              { value: neutrons / protons, tolerance: 0.01 },
              miss(A / Z, 'You used all nucleons instead of the neutrons alone.'),
              miss(protons / neutrons, 'This is the ratio the other way round.', 'reciprocal'),
            ),
          ],
        },
        {
          ask: 'Calculate the charge of the nucleus in coulombs.',
          answer: tex`$${standardForm(Z * e, 'C')}$`,
          solution: tex`Each proton carries $+e$: $${Z} \times 1.60 \times 10^{-19} = ${standardForm(Z * e, 'C')}$.`,
          marks: [['A1', tex`$${standardForm(Z * e, 'C')}$`]],
          keys: [
            foreseeing(numericAnswer(Z * e, 'C'), miss(A * e, 'You gave each nucleon a charge; only the protons have one.')),
          ],
        },
        {
          ask: 'The protons repel each other. Outline why the nucleus nevertheless holds together.',
          answer: 'The strong nuclear force attracts neighbouring nucleons',
          solution:
            'Between nucleons that are very close to each other the strong nuclear force acts, an attraction that is stronger than the electric repulsion of the protons and acts on neutrons as well.',
          marks: [['R1', 'Strong nuclear force between nucleons, attractive, short range']],
        },
      ],
    });
  },
  check: ({ element, A }, { protons, neutrons }) => {
    // Count the nucleons one by one, filling up with neutrons.
    const nucleons = [...Array(protons).fill('p')];
    while (nucleons.length < A) nucleons.push('n');
    assert.equal(nucleons.filter((one) => one === 'n').length, neutrons, element);
    assertBetween(neutrons / protons, 0.9, 1.7, 'neutrons for each proton');
  },
});

export const nuclearAtom: readonly QuestionTemplate[] = [scattering, notation];
