import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 1.3 at both levels: line spectra and the filling of orbitals. */

const tex = String.raw;

/** Visible lines of some flames in nm, as spectroscopes of schools show them. */
const FLAMES: Readonly<Record<string, readonly number[]>> = {
  lithium: [610, 671],
  sodium: [589],
  potassium: [405, 766],
  strontium: [461, 606, 687],
  calcium: [554, 622],
  copper: [511, 522],
};

const lineSpectra = defineTemplate({
  key: 'chem-line-spectra-reasoning',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.3', 2),
  variants: [
    { form: 'flame', present: ['lithium', 'sodium'], top: 4 },
    { form: 'count', present: [], top: 4 },
    { form: 'explain', present: [], top: 5 },
    { form: 'flame', present: ['potassium', 'strontium'], top: 4 },
    { form: 'count', present: [], top: 5 },
    { form: 'compare', present: [], top: 3 },
  ] as readonly { form: 'flame' | 'count' | 'explain' | 'compare'; present: readonly string[]; top: number }[],
  solve: ({ top, present }) => ({
    lines: (top * (top - 1)) / 2,
    visible: top - 2,
    seen: present.flatMap((metal) => FLAMES[metal] ?? []).toSorted((a, b) => a - b),
  }),
  write: ({ form, top, present }, { lines, visible, seen }) => {
    const quantised = {
      ask: 'Explain why the emission spectrum of an element consists of separate lines.',
      answer: 'Electrons have definite energies only, so photons of definite energies are given off.',
      solution:
        'Electrons in atoms have definite (discrete) energies. When an excited electron falls to a lower level, a photon is given off whose energy is the difference of the two levels. Only certain differences are possible, so only certain wavelengths appear.',
      marks: [
        ['R1', 'discrete energy levels'],
        ['R1', 'photon energy equals the difference between two levels'],
      ],
    } as const;
    if (form === 'flame')
      return inParts({
        stem: `A sample of mixed salts is held in a flame. A spectroscope shows lines at ${seen.slice(0, -1).join(', ')} and ${seen.at(-1)} nm. Known lines of some metals:

| metal | lines / nm |
| --- | --- |
${Object.entries(FLAMES)
  .map(([metal, own]) => `| ${metal} | ${own.join(', ')} |`)
  .join('\n')}`,
        hint: 'A metal is there only if every one of its lines is seen.',
        parts: [
          {
            ask: 'Deduce which metals the sample contains, and justify your choice.',
            answer: present.join(' and '),
            solution: `All lines of ${present.join(' and of ')} are seen, and these account for every line observed. Each of the other metals lacks at least one of its lines.`,
            marks: [
              ['A1', present.join(' and ')],
              ['R1', 'all their lines are there and no other line is left over'],
            ],
          },
          {
            ask: 'Identify which of the lines observed comes from the smallest difference in energy. Give a reason.',
            answer: tex`$${seen.at(-1)}\text{ nm}$`,
            solution: tex`The energy of a photon is smaller the longer its wavelength. The longest wavelength observed is $${seen.at(-1)}\text{ nm}$.`,
            marks: [
              ['A1', tex`$${seen.at(-1)}\text{ nm}$`],
              ['R1', 'longest wavelength means lowest photon energy'],
            ],
            keys: [value(seen.at(-1) ?? 0, 'nm', { tolerance: 0.5 })],
          },
          quantised,
        ],
      });
    if (form === 'count')
      return inParts({
        stem: tex`Hydrogen atoms are excited up to the level $n = ${top}$, and their electrons fall back by all possible steps.`,
        hint: 'Each pair of levels gives one line. Which of them end on the second level?',
        parts: [
          {
            ask: 'Determine how many different lines can be emitted.',
            answer: tex`$${lines}$`,
            solution: tex`Each line belongs to a pair of levels. From $n = ${top}$ there are $${top - 1}$ falls, from $n = ${top - 1}$ there are $${top - 2}$, and so on: $${Array.from({ length: top - 1 }, (_, i) => top - 1 - i).join(' + ')} = ${lines}$.`,
            marks: [
              ['M1', 'counts pairs of levels'],
              ['A1', tex`$${lines}$`],
            ],
            keys: [
              value(lines, '', {
                tolerance: 0,
                slips: [{ slip: 'incomplete', value: top - 1, note: 'You counted the falls from the highest level alone.' }],
              }),
            ],
          },
          {
            ask: 'Determine how many of these lines are visible.',
            answer: tex`$${visible}$`,
            solution: tex`Falls that end on $n = 2$ give visible light (those to $n = 1$ ultraviolet, to $n = 3$ infrared). They come from $n = 3$ to $n = ${top}$: $${visible}$.`,
            marks: [['A1', tex`$${visible}$`]],
            keys: [value(visible, '', { tolerance: 0 })],
          },
          quantised,
        ],
      });
    if (form === 'explain')
      return inParts({
        stem: 'The visible lines of hydrogen lie closer and closer together towards the violet end of the spectrum.',
        hint: 'Think of how the energy levels themselves are spaced.',
        parts: [
          {
            ask: 'Explain why the lines converge.',
            answer: 'The energy levels converge at high n.',
            solution:
              'All these lines end on the second level. They start from higher and higher levels, which lie closer and closer together. So the differences in energy, and with them the wavelengths, differ less and less.',
            marks: [
              ['R1', 'energy levels become closer at higher energy / larger n'],
              ['R1', 'so that differences to the second level differ less and less'],
            ],
          },
          {
            ask: tex`Sketch an energy level diagram of hydrogen with the levels $n = 1$ to $n = ${top}$, and annotate it with arrows for the two visible lines of longest wavelength.`,
            answer: tex`Levels that converge upwards; arrows from $n = 3$ and $n = 4$ down to $n = 2$.`,
            solution: tex`The gaps between the levels become smaller upwards. Visible lines end on $n = 2$; the smallest energies, and longest wavelengths, are the falls from $n = 3$ and from $n = 4$.

![](diagram:levels)`,
            marks: [
              ['A1', 'levels that converge upwards, labelled'],
              ['A1', tex`arrows pointing down from $n = 3$ and $n = 4$ to $n = 2$`],
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          quantised,
        ],
        diagrams: [
          {
            name: 'levels',
            svg: levelDiagram(top),
            alt: 'Five horizontal lines, n = 1 at the bottom, closer together upwards; arrows point from n = 3 and from n = 4 down to n = 2.',
          },
        ],
      });
    return inParts({
      stem: 'Light of a filament lamp and light of a hydrogen discharge tube are both looked at through a spectroscope.',
      hint: 'One spectrum is continuous.',
      parts: [
        {
          ask: 'Compare the two spectra.',
          answer: 'Both reach over visible wavelengths; the lamp gives all of them, hydrogen only a few.',
          solution:
            'Both show light of several visible wavelengths. The lamp gives a continuous spectrum with all wavelengths; hydrogen gives a line spectrum with a few only, on a dark background.',
          marks: [
            ['A1', 'lamp: continuous, all wavelengths'],
            ['A1', 'hydrogen: separate lines, certain wavelengths only'],
          ],
        },
        quantised,
        {
          ask: tex`State the region of the spectrum of the light from a fall $n = 3 \rightarrow n = 1$, and how its energy compares with that of $n = 3 \rightarrow n = 2$.`,
          answer: 'Ultraviolet; larger energy.',
          solution: tex`Falls to $n = 1$ give ultraviolet light. The first level lies far below the second, so the fall to it releases more energy than $n = 3 \rightarrow n = 2$, which is visible.`,
          marks: [
            ['A1', 'ultraviolet'],
            ['A1', 'larger energy'],
          ],
        },
      ],
    });
  },
  check: ({ top, present }, { lines, visible, seen }) => {
    // Try every fall with the energies of hydrogen in eV, and every metal of the table against the lines seen.
    const falls: number[] = [];
    for (let high = 2; high <= top; high++)
      for (let low = 1; low < high; low++) falls.push(13.6 * (1 / low ** 2 - 1 / high ** 2));
    assert.equal(falls.length, lines);
    assert.equal(falls.filter((energy) => energy > 1.6 && energy < 3.2).length, visible);
    if (present.length > 0) {
      const found = Object.entries(FLAMES).filter(([, own]) => own.every((line) => seen.includes(line)));
      assert.deepEqual(
        found.map(([metal]) => metal),
        present,
      );
    }
  },
});

/** Energy levels of hydrogen with the falls from n = 3 and n = 4 to n = 2; the lowest level is drawn nearer than to scale. */
function levelDiagram(top: number): string {
  const height = (n: number) => (n === 1 ? -6.2 : -13.6 / n ** 2);
  const drawing = new Diagram({ x: [0, 6], y: [-6.6, 0], width: 320, height: 340 });
  for (let n = 1; n <= top; n++)
    drawing.segment([0.6, height(n)], [4.6, height(n)]).label([4.7, height(n)], `n = ${n}`, { anchor: 'start', dy: 4 });
  return drawing
    .arrow([1.8, height(3)], [1.8, height(2)])
    .arrow([3, height(4)], [3, height(2)])
    .toSvg();
}

/** Sublevels up to 4p in the order of filling, with their capacity. */
const FILLING = [
  ['1s', 2],
  ['2s', 2],
  ['2p', 6],
  ['3s', 2],
  ['3p', 6],
  ['4s', 2],
  ['3d', 10],
  ['4p', 6],
] as const;

/** Orbital boxes with arrows; each box is written as `ud`, `u`, `uu` or empty. */
function boxes(sublevels: readonly { name: string; orbitals: readonly string[] }[]): string {
  const total = sublevels.reduce((sum, { orbitals }) => sum + orbitals.length + 0.8, 0);
  const drawing = new Diagram({ x: [0, total], y: [-0.7, 1.2], width: Math.round(total * 44 + 56), equalScale: true });
  let left = 0.2;
  for (const { name, orbitals } of sublevels) {
    drawing.label([left + orbitals.length / 2, -0.2], name, { dy: 10 });
    for (const spins of orbitals) {
      drawing.polygon([
        [left, 0],
        [left + 1, 0],
        [left + 1, 1],
        [left, 1],
      ]);
      [...spins].forEach((spin, i) => {
        const x = left + (spins.length === 1 ? 0.5 : 0.33 + 0.34 * i);
        drawing.arrow([x, spin === 'u' ? 0.15 : 0.85], [x, spin === 'u' ? 0.85 : 0.15]);
      });
      left += 1;
    }
    left += 0.8;
  }
  return drawing.toSvg();
}

const orbitalErrors = defineTemplate({
  key: 'chem-orbital-diagram-errors',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S1.3', 1),
  variants: [
    {
      element: 'nitrogen',
      z: 7,
      drawn: [
        ['1s', 'ud'],
        ['2s', 'ud'],
        ['2p', 'ud,u,'],
      ],
      rule: 'Hund',
    },
    {
      element: 'oxygen',
      z: 8,
      drawn: [
        ['1s', 'ud'],
        ['2s', 'uu'],
        ['2p', 'ud,u,u'],
      ],
      rule: 'Pauli',
    },
    {
      element: 'carbon',
      z: 6,
      drawn: [
        ['1s', 'ud'],
        ['2s', 'u'],
        ['2p', 'u,u,u'],
      ],
      rule: 'Aufbau',
    },
    {
      element: 'phosphorus',
      z: 15,
      drawn: [
        ['1s', 'ud'],
        ['2s', 'ud'],
        ['2p', 'ud,ud,ud'],
        ['3s', 'ud'],
        ['3p', 'ud,u,'],
      ],
      rule: 'Hund',
    },
    {
      element: 'magnesium',
      z: 12,
      drawn: [
        ['1s', 'ud'],
        ['2s', 'ud'],
        ['2p', 'ud,ud,ud'],
        ['3s', 'uu'],
      ],
      rule: 'Pauli',
    },
    {
      element: 'silicon',
      z: 14,
      drawn: [
        ['1s', 'ud'],
        ['2s', 'ud'],
        ['2p', 'ud,ud,ud'],
        ['3s', 'u'],
        ['3p', 'u,u,u'],
      ],
      rule: 'Aufbau',
    },
  ] as readonly {
    element: string;
    z: number;
    drawn: readonly (readonly [string, string])[];
    rule: 'Hund' | 'Pauli' | 'Aufbau';
  }[],
  solve: ({ z }) => {
    let left = z;
    const filled: { name: string; orbitals: string[] }[] = [];
    for (const [name, capacity] of FILLING) {
      if (left === 0) break;
      const here = Math.min(left, capacity);
      const places = capacity / 2;
      filled.push({ name, orbitals: Array.from({ length: places }, (_, i) => (i < here - places ? 'ud' : i < here ? 'u' : '')) });
      left -= here;
    }
    const unpaired = filled.flatMap(({ orbitals }) => orbitals).filter((orbital) => orbital === 'u').length;
    return {
      filled,
      unpaired,
      text: filled.map(({ name, orbitals }) => tex`${name[0]}\text{${name[1]}}^{${orbitals.join('').length}}`).join(tex`\,`),
    };
  },
  write: ({ element, z, drawn, rule }, { filled, unpaired, text }) => {
    const wrong = drawn.map(([name, orbitals]) => ({ name, orbitals: orbitals.split(',') }));
    const explained = {
      Hund: 'Orbitals of the same sublevel are filled singly, with parallel spins, before any is filled doubly (Hund). In the drawing one p orbital is filled doubly while another is empty.',
      Pauli:
        'Two electrons in one orbital have opposite spins (Pauli). In the drawing both electrons of one s orbital have the same spin.',
      Aufbau:
        'Sublevels of lower energy are filled first (Aufbau). In the drawing an electron is in a p orbital although the s orbital below has room.',
    }[rule];
    const described = (sublevels: typeof filled) =>
      sublevels
        .map(
          ({ name, orbitals }) =>
            `${name}: ${orbitals.map((spins) => (spins === '' ? 'empty' : [...spins].map((spin) => (spin === 'u' ? 'up' : 'down')).join(' '))).join(', ')}`,
        )
        .join('; ');
    const opening = {
      Hund: `A student draws the orbital diagram of ${element} ($Z = ${z}$) in its ground state as shown.`,
      Pauli: `The diagram is meant to show the electrons of ${element} ($Z = ${z}$) in their ground state, but it breaks a rule.`,
      Aufbau: `The diagram has the right number of electrons for ${element} ($Z = ${z}$), but not the ground state.`,
    }[rule];
    return inParts({
      stem: `${opening}\n\n![](diagram:drawn)`,
      hint: 'Check the order of sublevels, then the spins in each box, then how the boxes of one sublevel are filled.',
      parts: [
        {
          ask: 'Identify the error, and state the rule that is broken.',
          answer: explained,
          solution: explained,
          marks: [
            [
              'A1',
              `${rule}'s ${rule === 'Aufbau' ? 'principle' : rule === 'Hund' ? 'rule' : 'principle'}`.replace(
                "Aufbau's",
                'Aufbau',
              ),
            ],
            ['R1', 'says where the drawing breaks it'],
          ],
        },
        {
          ask: 'Draw the correct diagram.',
          answer: tex`$${text}$, drawn as in the solution`,
          solution: tex`The configuration is $${text}$:

![](diagram:right)`,
          marks: [
            ['A1', 'sublevels in the right order with the right numbers of electrons'],
            ['A1', 'spins and boxes correct'],
          ],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: 'Deduce the number of unpaired electrons in the ground state.',
          answer: tex`$${unpaired}$`,
          solution: tex`Count the boxes with a single arrow: $${unpaired}$.`,
          marks: [['A1', tex`$${unpaired}$`]],
          keys: [value(unpaired, '', { tolerance: 0 })],
        },
      ],
      diagrams: [
        { name: 'drawn', svg: boxes(wrong), alt: `Orbital boxes with arrows: ${described(wrong)}.` },
        { name: 'right', svg: boxes(filled), alt: `The right orbital boxes: ${described(filled)}.` },
      ],
    });
  },
  check: ({ z, drawn, rule }, { filled, unpaired }) => {
    // The drawing has the right number of electrons and breaks one rule alone; the right one breaks none and has most parallel spins.
    const faults = (sublevels: readonly { name: string; orbitals: readonly string[] }[]) => {
      const all = sublevels.flatMap(({ orbitals }) => orbitals);
      assert.equal(all.join('').length, z);
      const capacity = (name: string) => FILLING.find(([sublevel]) => sublevel === name)?.[1];
      return [
        ...(all.includes('uu') ? ['Pauli'] : []),
        ...(sublevels.some(({ orbitals }) => orbitals.includes('ud') && orbitals.includes('')) ? ['Hund'] : []),
        ...(sublevels.slice(0, -1).some(({ name, orbitals }) => orbitals.join('').length !== capacity(name)) ? ['Aufbau'] : []),
      ];
    };
    assert.deepEqual(faults(drawn.map(([name, orbitals]) => ({ name, orbitals: orbitals.split(',') }))), [rule]);
    assert.deepEqual(faults(filled), []);
    const outer = z - (z > 12 ? 12 : z > 10 ? 10 : 4);
    assert.equal(unpaired, z === 12 ? 0 : Math.min(outer, 6 - outer));
  },
});

export const lightAndOrbitals = [lineSpectra, orbitalErrors];
