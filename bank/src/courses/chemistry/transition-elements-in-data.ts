import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { groupThousands, significant } from '../../tex.ts';
import { value } from './keys-and-choices.ts';
import { foreseen, hlOnly } from './marking.ts';

/** Structure 3.1 at higher level: transition elements and their complexes. */

const tex = String.raw;

/** Energies as the data booklet prints them. */
const written = (energy: number): string => (energy < 10_000 ? `${energy}` : groupThousands(`${energy}`));

const successive = defineTemplate({
  key: 'chem-transition-ionisation-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('S3.1.3', 2),
  variants: [
    {
      s: 'calcium',
      d: 'vanadium',
      sE: [590, 1145, 4912, 6491],
      dE: [651, 1414, 2830, 4507],
      states: '+2, +3, +4 and +5',
      config: '3d^{3}\\,4s^{2}',
      ion: 'V^{3+}',
      ionConfig: '3d^{2}',
    },
    {
      s: 'magnesium',
      d: 'chromium',
      sE: [738, 1451, 7733, 10543],
      dE: [653, 1591, 2987, 4743],
      states: '+2, +3 and +6',
      config: '3d^{5}\\,4s^{1}',
      ion: 'Cr^{3+}',
      ionConfig: '3d^{3}',
    },
    {
      s: 'calcium',
      d: 'manganese',
      sE: [590, 1145, 4912, 6491],
      dE: [717, 1509, 3248, 4940],
      states: '+2, +4, +6 and +7',
      config: '3d^{5}\\,4s^{2}',
      ion: 'Mn^{2+}',
      ionConfig: '3d^{5}',
    },
    {
      s: 'magnesium',
      d: 'iron',
      sE: [738, 1451, 7733, 10543],
      dE: [762, 1562, 2957, 5287],
      states: '+2 and +3',
      config: '3d^{6}\\,4s^{2}',
      ion: 'Fe^{3+}',
      ionConfig: '3d^{5}',
    },
  ] as const,
  solve: ({ sE, dE }) => ({ sJump: sE[2] / sE[1], dJump: dE[2] / dE[1], three: dE[0] + dE[1] + dE[2] }),
  write: ({ s, d, sE, dE, states, config, ion, ionConfig }, { sJump, dJump, three }) =>
    inParts({
      stem: tex`The table gives the first four ionisation energies, in $\text{kJ mol}^{-1}$, of ${s} and of ${d}, whose atoms have the configuration $[\text{Ar}]\,${config}$.

| | 1st | 2nd | 3rd | 4th |
| --- | :---: | :---: | :---: | :---: |
| ${s} | ${sE.map((energy) => `$${written(energy)}$`).join(' | ')} |
| ${d} | ${dE.map((energy) => `$${written(energy)}$`).join(' | ')} |`,
      hint: 'Where does the energy jump, and what would have to be taken away there?',
      parts: [
        {
          ask: tex`Calculate, for each element, how many times as large the third ionisation energy is as the second.`,
          answer: tex`${s} $${significant(sJump)}$; ${d} $${significant(dJump)}$`,
          solution: tex`${s}: $\dfrac{${sE[2]}}{${sE[1]}} = ${significant(sJump)}$; ${d}: $\dfrac{${dE[2]}}{${dE[1]}} = ${significant(dJump)}$`,
          marks: [
            ['A1', tex`${s} $${significant(sJump)}$`],
            ['A1', tex`${d} $${significant(dJump)}$`],
          ],
          keys: [
            { ...value(sJump, ''), label: s },
            { ...value(dJump, ''), label: d },
          ],
        },
        {
          ask: `Explain why ${s} forms compounds only in the oxidation state +2, but ${d} in ${states}.`,
          answer: `The third electron of ${s} is in an inner level; the 3d and 4s electrons of ${d} have similar energies`,
          solution: `The third electron of ${s} comes from an inner main level and needs far more energy than a bond can give back. In ${d} the 3d and 4s sublevels are close in energy, so the ionisation energies rise gradually and several electrons can be used.`,
          marks: [
            ['R1', `third electron of ${s} is in an inner (full) level: large jump`],
            ['R1', `3d and 4s electrons of ${d} have similar energies`],
            ['R1', 'gradual rise, so different numbers of electrons can be lost; do not accept "d electrons are loose" alone'],
          ],
        },
        {
          ask: tex`State the electron configuration of $\ce{${ion}}$, and explain from which sublevel electrons are lost first.`,
          answer: tex`$[\text{Ar}]\,${ionConfig}$; from $4s$`,
          solution: tex`The $4s$ electrons are lost before $3d$ electrons, as $4s$ is the outermost level and lies higher once $3d$ is occupied: $[\text{Ar}]\,${ionConfig}$.`,
          marks: [
            ['A1', tex`$[\text{Ar}]\,${ionConfig}$`],
            ['R1', tex`$4s$ before $3d$`],
          ],
        },
        {
          ask: tex`Calculate the energy needed to turn $1\text{ mol}$ of gaseous ${d} atoms into ions of charge $3+$, in $\text{kJ}$.`,
          answer: tex`$${significant(three, 4)}\text{ kJ}$`,
          solution: tex`$${dE[0]} + ${dE[1]} + ${dE[2]} = ${three}\text{ kJ}$`,
          marks: [['A1', tex`$${significant(three, 4)}\text{ kJ}$`]],
          keys: [
            value(three, 'kJ', {
              relative: 0.002,
              slips: [foreseen(dE[2], 'That is the energy for the third electron alone.', 'incomplete')],
            }),
          ],
        },
      ],
    }),
  check: ({ dE, config, ion, ionConfig }, { sJump, dJump, three }) => {
    assert.ok(sJump > 4 && dJump < 2.3);
    assertClose(dE.reduce((sum, energy) => sum + energy, 0) - dE[3], three, 'three energies');
    // Electrons: those of the atom less the charge.
    const count = (text: string) => [...text.matchAll(/\^\{(\d)\}/g)].reduce((sum, [, n]) => sum + Number(n), 0);
    assert.equal(count(config) - Number(/(\d)\+/.exec(ion)?.[1]), count(ionConfig));
  },
});

const jobsMethod = defineTemplate({
  key: 'chem-complex-formula-from-absorbance',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('S3.1.3', 1, 'R3.4.3'),
  variants: [
    { metal: 'Ni^{2+}', ligand: '1,2-diaminoethane', n: 3, top: 0.72, absorbed: 545 },
    { metal: 'Cu^{2+}', ligand: '1,2-diaminoethane', n: 2, top: 0.64, absorbed: 550 },
    { metal: 'Fe^{2+}', ligand: '1,10-phenanthroline', n: 3, top: 0.81, absorbed: 510 },
    { metal: 'Cu^{2+}', ligand: 'glycinate', n: 2, top: 0.58, absorbed: 630 },
  ],
  solve: ({ n, top }) => {
    const readings = [0, 2, 4, 6, 8, 10].map((metal) => {
      const complex = Math.min(metal, (10 - metal) / n);
      return { metal, absorbance: Number(((top * complex) / (10 / (n + 1))).toFixed(2)) };
    });
    return { readings, at: 10 / (n + 1) };
  },
  write: ({ metal, ligand, n, top, absorbed }, { readings, at }) => {
    const rising = (readings[1]?.absorbance ?? 0) / 2;
    const falling = readings.filter((reading) => reading.metal > at);
    return inParts({
      stem: tex`Solutions of a salt of $\ce{${metal}}$ and of the ligand ${ligand}, both $0.0100\text{ mol dm}^{-3}$, are mixed in different ratios to $10.0\text{ cm}^{3}$. The complex absorbs at $${absorbed}\text{ nm}$; the metal ion and the ligand hardly do.

| volume of metal solution / $\text{cm}^{3}$ | ${readings.map(({ metal: volume }) => `$${volume.toFixed(1)}$`).join(' | ')} |
| --- | ${readings.map(() => ':---:').join(' | ')} |
| absorbance | ${readings.map(({ absorbance }) => `$${absorbance.toFixed(2)}$`).join(' | ')} |`,
      hint: 'At which mixture is neither the metal ion nor the ligand left over?',
      parts: [
        {
          ask: 'Explain why the absorbance first rises and then falls as the volume of the metal solution grows.',
          answer: 'First the metal ion is limiting, then the ligand',
          solution:
            'With little metal solution the metal ion is limiting, so more of it gives more complex. With much of it there is too little ligand, which becomes limiting, so the amount of complex falls.',
          marks: [
            ['R1', 'rise: metal ion is limiting'],
            ['R1', 'fall: ligand is limiting'],
          ],
        },
        {
          ask: tex`The points lie on two straight lines that meet at the greatest absorbance. Determine the volume of metal solution at which they meet, in $\text{cm}^{3}$.`,
          answer: tex`$${significant(at)}\text{ cm}^{3}$`,
          solution: tex`The rising line is $A = ${significant(rising, 2)}\,V$. The falling one reaches $0$ at $V = 10.0$ and passes through $(${falling[0]?.metal.toFixed(1)}, ${falling[0]?.absorbance.toFixed(2)})$. They meet at about $V = ${significant(at)}\text{ cm}^{3}$, with an absorbance of about $${significant(top, 2)}$.`,
          marks: [
            ['M1', 'two lines drawn or written as equations'],
            ['A1', tex`$${significant(at)}\text{ cm}^{3}$ (accept $\pm 0.2$)`],
          ],
          keys: [value(at, 'cm³', { tolerance: 0.2 })],
        },
        {
          ask: 'Deduce the number of ligands bound to each metal ion.',
          answer: `$${n}$`,
          solution: tex`At this point $${significant(at)}\text{ cm}^{3}$ of metal solution meet $${significant(10 - at)}\text{ cm}^{3}$ of ligand solution of the same concentration: $\dfrac{${significant(10 - at)}}{${significant(at)}} \approx ${n}$ ligands to each ion.`,
          marks: [
            ['M1', 'ratio of ligand to metal volumes (ECF)'],
            ['A1', `$${n}$; award 1 of 2 for the inverse ratio`],
          ],
          keys: [value(n, '', { relative: 0.001, slips: [foreseen(n + 1, 'You compared with the total volume.')] })],
        },
        {
          ask: 'State what kind of bond joins ligand and metal ion, what the ligand must have to form it, and why the ion is a Lewis acid.',
          answer: 'A coordination bond; a lone pair; the ion accepts it',
          solution:
            'The ligand donates a lone pair to the metal ion: a coordination bond. The ion accepts an electron pair, which makes it a Lewis acid.',
          marks: [
            ['A1', 'coordination bond'],
            ['A1', 'lone pair on the ligand'],
            ['R1', 'metal ion accepts an electron pair'],
          ],
        },
      ],
    });
  },
  check: ({ n }, { readings, at }) => {
    assertClose((10 - at) / at, n, 'ratio at the peak', 1e-9);
    const best = readings.reduce((top, reading) => (reading.absorbance > top.absorbance ? reading : top));
    assert.ok(Math.abs(best.metal - at) <= 1);
  },
});

export const transitionElementsInData = [successive, jobsMethod];
