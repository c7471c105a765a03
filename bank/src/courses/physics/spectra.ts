import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { assertAgree, assertBetween } from './agreement.ts';
import { asChoice } from './choices.ts';
import { LIGHT_SPEED as c, ELEMENTARY_CHARGE as e, PLANCK as h } from './constants.ts';
import { bothCourses } from './placing.ts';
import { foreseeing, miss, numericAnswer, quantity, standardForm, tex } from './quantities.ts';

/** E.1 emission and absorption spectra. */

/** Spectral lines in nanometres, by element. */
const LINES = {
  sodium: [589, 498, 569],
  hydrogen: [656, 486, 434],
  helium: [588, 502, 447],
  mercury: [579, 546, 436],
  lithium: [671, 610, 460],
} as const;

function spectrumDrawing(groups: readonly (readonly [name: string, lines: readonly number[]])[]): string {
  const diagram = new Diagram({ x: [380, 720], y: [-0.9, groups.length * 1.3], width: 460, height: 70 + 62 * groups.length });
  groups.forEach(([name, lines], index) => {
    const base = (groups.length - 1 - index) * 1.3;
    diagram.polygon([
      [400, base],
      [700, base],
      [700, base + 0.9],
      [400, base + 0.9],
    ]);
    for (const line of lines) diagram.segment([line, base], [line, base + 0.9], 'd-curve2');
    diagram.label([400, base + 0.45], name, { anchor: 'end', dx: -6, dy: 4 });
  });
  for (const tick of [400, 450, 500, 550, 600, 650, 700])
    diagram.segment([tick, 0], [tick, -0.12], 'd-axis').label([tick, 0], `${tick}`, { dy: 20 });
  return diagram.label([550, 0], 'wavelength / nm', { dy: 38 }).toSvg();
}

const spectra = defineTemplate({
  key: 'physics-e1-emission-and-absorption-spectra',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.1', 2),
  variants: [
    { form: 'identify', first: 'hydrogen', second: 'helium', line: 0 },
    { form: 'identify', first: 'sodium', second: 'mercury', line: 0 },
    { form: 'dark', first: 'sodium', second: 'sodium', line: 0 },
    { form: 'dark', first: 'hydrogen', second: 'hydrogen', line: 1 },
    { form: 'identify', first: 'lithium', second: 'mercury', line: 0 },
    { form: 'identify', first: 'mercury', second: 'hydrogen', line: 2 },
    { form: 'dark', first: 'helium', second: 'helium', line: 0 },
    { form: 'dark', first: 'lithium', second: 'lithium', line: 0 },
  ] as const,
  solve: ({ first, line }) => {
    const nm = LINES[first][line];
    return { nm, frequency: c / (nm * 1e-9), eV: (h * c) / (nm * 1e-9) / e };
  },
  write: ({ form, first, second }, { nm, frequency, eV }) => {
    if (form === 'identify') {
      const mixture = [...LINES[first], ...LINES[second]];
      const other = (Object.keys(LINES) as (keyof typeof LINES)[])
        .filter((name) => name !== first && name !== second)
        .slice(0, 1);
      const shown = [first, second, ...other].sort();
      return inParts({
        stem: tex`The light of a gas discharge lamp with a mixture of gases is sent through a diffraction grating. The diagram shows its emission spectrum above those of three elements.

![](diagram:spectra)`,
        hint: 'An element is in the mixture only if all of its lines are there.',
        parts: [
          {
            ask: 'Identify the elements in the lamp. Justify your answer.',
            answer: `${first} and ${second}`,
            solution: tex`All lines of ${first} and all lines of ${second} appear in the spectrum of the lamp. Lines of ${other[0]} are missing, so it is not in the mixture.`,
            marks: [
              ['A1', `${first} and ${second}`],
              ['R1', 'All lines of each are present; some of the third element are missing'],
            ],
          },
          {
            ask: tex`Calculate the energy in electronvolts of a photon of the line at $${nm}\text{ nm}$.`,
            answer: tex`$${quantity(eV, 'eV')}$`,
            solution: tex`$$E = \frac{hc}{\lambda} = \frac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{${nm} \times 10^{-9}} = ${standardForm(eV * e, 'J')}$$

Divided by $1.60 \times 10^{-19}\text{ J eV}^{-1}$ this is $${quantity(eV, 'eV')}$.`,
            marks: [
              ['M1', tex`$E = hc/\lambda$`],
              ['A1', tex`$${quantity(eV, 'eV')}$`],
            ],
            keys: [
              foreseeing(
                numericAnswer(eV, 'eV'),
                miss(eV * e, 'This is the energy in joules; electronvolts are asked for.', 'unit'),
              ),
            ],
          },
          {
            ask: 'Explain why each element has lines at wavelengths of its own.',
            answer: 'Each element has its own energy levels, and photon energies are their differences',
            solution:
              'A photon is emitted when an electron goes to a lower level; its energy is the difference of the two levels. Each element has its own set of discrete levels, so its own differences and its own wavelengths.',
            marks: [
              ['R1', 'Photon energy is the difference between two discrete levels'],
              ['R1', 'The levels are different for each element'],
            ],
          },
        ],
        diagrams: [
          {
            name: 'spectra',
            svg: spectrumDrawing([['lamp', mixture], ...shown.map((name) => [name, LINES[name]] as const)]),
            alt: `Lines in nanometres. Lamp: ${mixture.toSorted((a, b) => a - b).join(', ')}. ${shown.map((name) => `${name}: ${LINES[name].toSorted((a, b) => a - b).join(', ')}`).join('. ')}.`,
          },
        ],
      });
    }
    const vapour = first === 'hydrogen' || first === 'helium' ? 'gas' : 'vapour';
    return inParts({
      stem: tex`White light from a hot lamp passes through cooler ${first} ${vapour}. Its spectrum then shows dark lines; one of them is at $${nm}\text{ nm}$.`,
      hint: 'What happens to a photon whose energy is exactly the difference of two levels, and in which directions is light sent out afterwards?',
      parts: [
        {
          ask: 'Explain why there are dark lines in the spectrum.',
          answer: 'Photons with the energy of a difference of levels are absorbed; the light re-emitted goes in all directions',
          solution: tex`Photons whose energy is exactly the difference of two levels of the atom are absorbed and raise electrons to a higher level. The electrons fall back and emit photons of these energies again, but in all directions, so that little of this light continues in the direction of the beam: these wavelengths look dark.`,
          marks: [
            ['R1', 'Photons of certain energies are absorbed'],
            ['R1', 'Energy is the difference of two levels'],
            ['R1', 'Re-emission in all directions'],
          ],
        },
        {
          ask: tex`Calculate the frequency of the light that is missing at $${nm}\text{ nm}$.`,
          answer: tex`$${standardForm(frequency, 'Hz')}$`,
          solution: tex`$f = \dfrac{c}{\lambda} = \dfrac{3.00 \times 10^8}{${nm} \times 10^{-9}} = ${standardForm(frequency, 'Hz')}$.`,
          marks: [['A1', tex`$${standardForm(frequency, 'Hz')}$`]],
          keys: [numericAnswer(frequency, 'Hz')],
        },
        {
          ask: tex`Determine the difference of the two energy levels in electronvolts.`,
          answer: tex`$${quantity(eV, 'eV')}$`,
          solution: tex`$\Delta E = hf = 6.63 \times 10^{-34} \times ${standardForm(frequency, 'Hz').replace(/\\text.*/, '')} = ${standardForm(eV * e, 'J')}$, which is $${quantity(eV, 'eV')}$.`,
          marks: [
            ['M1', tex`$\Delta E = hf$`],
            ['A1', tex`$${quantity(eV, 'eV')}$`],
          ],
          keys: [
            foreseeing(
              numericAnswer(eV, 'eV'),
              miss(eV * e, 'This is the energy in joules; electronvolts are asked for.', 'unit'),
            ),
          ],
        },
        {
          ask: `The ${vapour} is now heated in the dark until it glows. Compare its spectrum with the dark lines.`,
          answer: 'Bright lines on a dark background, at the same wavelengths',
          solution:
            'It shows bright lines on a dark background. They are at the same wavelengths as the dark lines, because the same differences of levels occur in emission and in absorption.',
          marks: [['A1', 'Bright lines at the same wavelengths']],
        },
      ],
    });
  },
  check: ({ form, first, second }, { nm, frequency, eV }) => {
    // The wavelength in vacuum of a photon in nanometres is about 1240 over its energy in electronvolts.
    assertAgree(1240 / eV, nm, 'wavelength from the energy', 5e-3);
    assertAgree(frequency * nm * 1e-9, c, 'speed of light', 4e-16);
    assertAgree(eV * e, h * frequency, 'energy from the frequency', 1e-9);
    assertBetween(eV, 1.6, 3.2, 'energy of visible light');
    if (form === 'identify') assert.notEqual(first, second);
  },
});

const spectraChoice = defineTemplate({
  key: 'physics-e1-lines-from-levels',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: bothCourses('E.1', 1),
  variants: [
    { form: 'absorb', levels: [0, 5, 7, 8] },
    { form: 'spacing', levels: [0, 6, 8, 9] },
    { form: 'spacing', levels: [0, 5, 8, 9] },
    { form: 'absorb', levels: [0, 6, 8, 9] },
    { form: 'absorb', levels: [0, 5, 8, 9] },
    { form: 'spacing', levels: [0, 7, 10, 11] },
    { form: 'spacing', levels: [0, 8, 10, 11] },
    { form: 'absorb', levels: [0, 7, 9, 10] },
  ] as const,
  solve: ({ levels }) => {
    const [, one = 0, two = 0, three = 0] = levels;
    return { absorbed: two, shortest: three - 0, longest: three - two, gap: two - one };
  },
  write: ({ form, levels }, { absorbed, longest, gap }, index) => {
    const [, one, two, three] = levels;
    const eV = (value: number) => tex`$${value}\text{ eV}$`;
    if (form === 'absorb')
      return asChoice(
        {
          text: tex`Up to $${three + 2}\text{ eV}$ above its ground state an atom has excited levels at $${one}\text{ eV}$, $${two}\text{ eV}$ and $${three}\text{ eV}$ only. All atoms of a cool gas are in the ground state. Photons of which energy does the gas absorb?`,
          hint: 'From which level does each absorption start here?',
          right: eV(absorbed),
          wrongs: [
            [eV(gap), 'That is a difference between two excited levels, and no atom is in an excited level.'],
            [eV(three + 1), 'The gas has no level at this energy, and a photon is absorbed as a whole.'],
            [eV(one - 1), 'A photon can give its energy as a whole only, and none of the levels lies there.'],
          ],
          solution: tex`All atoms start from the ground state, so only photons with $${one}$, $${two}$ or $${three}\text{ eV}$ can be absorbed: of the energies offered $${absorbed}\text{ eV}$. A difference of two excited levels, such as $${gap}\text{ eV}$, would do only for an atom that is already excited.`,
          marking: 'difference from the ground state',
        },
        index,
        3,
      );
    const name = (from: number, to: number) => tex`from $${from}\text{ eV}$ to $${to === 0 ? '0' : tex`${to}\text{ eV}`}$`;
    return asChoice(
      {
        text: tex`An atom has levels at $0$, $${one}\text{ eV}$, $${two}\text{ eV}$ and $${three}\text{ eV}$ above its ground state. In which transition is the light of the longest wavelength emitted?`,
        hint: 'The wavelength is inversely proportional to the photon energy.',
        right: name(three, two),
        wrongs: [
          [name(three, 0), 'You chose the greatest energy; the wavelength is inversely proportional to it.'],
          [name(one, 0), 'You chose the lowest of the excited levels; the difference counts, not the height.'],
          [name(two, three), 'In this direction a photon is absorbed.'],
        ],
        solution: tex`$\lambda = \dfrac{hc}{\Delta E}$, so the longest wavelength belongs to the smallest difference of levels: $${three} - ${two} = ${longest}\text{ eV}$. For emission the electron must go down.`,
        marking: tex`smallest $\Delta E$, downwards`,
      },
      index,
      6,
    );
  },
  check: ({ levels }, { absorbed, longest, gap }) => {
    const differences = levels.flatMap((upper, i) => levels.slice(0, i).map((lower) => upper - lower));
    assertAgree(Math.min(...differences), longest, 'smallest difference');
    assert.ok(
      differences.filter((difference) => difference === longest).length === 1,
      'one transition of the longest wavelength',
    );
    assertAgree(absorbed, [...levels].sort((a, b) => a - b)[2] ?? 0, 'level reached', 1e-12);
    // The gap taken with the one above and the one below makes up the whole distance from the ground state.
    assertAgree(gap, Math.max(...levels) - longest - (levels[1] ?? 0), 'gap', 1e-9);
    assert.ok((levels as readonly number[]).includes(absorbed));
    const [, one, two, three] = levels as readonly number[];
    for (const wrong of [(two ?? 0) - (one ?? 0), (three ?? 0) + 1, (one ?? 0) - 1])
      assert.ok(!(levels as readonly number[]).includes(wrong), `${wrong}`);
  },
});

export const atomicSpectra: readonly QuestionTemplate[] = [spectra, spectraChoice];
