import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { defineTemplate, type QuestionTemplate } from '../../../template.ts';
import { fraction, plain, significant } from '../../../tex.ts';
import { treeSvg, vennSvg } from '../figures.ts';
import { exact, foreseen, labelled, near, prose, scheme, sl, toWithin } from '../writing.ts';

/** Topic 4. Venn and tree diagrams. */

const vennSurvey = defineTemplate({
  key: 'ai-venn-two-activities',
  calculatorAllowed: true,
  placements: [sl('4.6.1', 1, '4.5'), sl('4.5', 1, '4.6.1')],
  variants: [
    { who: 'students', first: 'swim', second: 'cycle', bothDo: 'do', total: 40, a: 18, b: 20, both: 9 },
    {
      who: 'visitors of a museum',
      first: 'saw the paintings',
      second: 'saw the sculptures',
      bothDo: 'saw',
      total: 60,
      a: 36,
      b: 30,
      both: 16,
    },
    { who: 'families', first: 'own a dog', second: 'own a cat', bothDo: 'own', total: 50, a: 20, b: 15, both: 6 },
    { who: 'musicians', first: 'play the piano', second: 'sing', bothDo: 'do', total: 45, a: 25, b: 18, both: 8 },
    { who: 'employees', first: 'come by train', second: 'come by bicycle', bothDo: 'use', total: 80, a: 32, b: 40, both: 16 },
    { who: 'pupils', first: 'learn Spanish', second: 'learn French', bothDo: 'learn', total: 30, a: 16, b: 12, both: 5 },
    { who: 'readers', first: 'read novels', second: 'read newspapers', bothDo: 'read', total: 100, a: 60, b: 45, both: 27 },
    { who: 'hikers', first: 'carry a map', second: 'carry a torch', bothDo: 'carry', total: 36, a: 24, b: 18, both: 10 },
  ],
  solve: ({ total, a, b, both: shared }) => ({
    neither: total - (a + b - shared),
    union: [a + b - shared, total] as const,
    given: [shared, b] as const,
    independent: shared * total === a * b,
  }),
  write: ({ who, first, second, bothDo, total, a, b, both: shared }, { neither, union, given, independent }) => ({
    text: prose`
      Of ${total} ${who}, ${a} ${first}, ${b} ${second} and ${shared} ${bothDo} both. One of them is chosen at random. Let $A$ be the event that this is one of those who ${first}, and $B$ the event that this is one of those who ${second}.

      ![](diagram:venn)

      (a) Determine the numbers $p$, $q$ and $n$ in the Venn diagram, where $p$ belongs to $A$ only, $q$ to $B$ only and $n$ to neither. [2]

      (b) Calculate $\mathrm{P}(A \cup B)$. [1]

      (c) Calculate $\mathrm{P}(A \mid B)$. [2]

      (d) Determine whether $A$ and $B$ are independent. [2]`,
    hint: prose`To which people does "given $B$" restrict the choice? What would independence mean for $\mathrm{P}(A \cap B)$?`,
    answer: prose`
      (a) $p = ${a - shared}$, $q = ${b - shared}$, $n = ${neither}$

      (b) $${fraction(...union)}$

      (c) $${fraction(...given)}$

      (d) ${independent ? 'independent' : 'not independent'}`,
    solution: prose`
      (a) Take the ${shared} who ${bothDo} both away from each set: $p = ${a} - ${shared} = ${a - shared}$ and $q = ${b} - ${shared} = ${b - shared}$. The others are
      $n = ${total} - ${a - shared} - ${shared} - ${b - shared} = ${neither}$.

      (b) $\mathrm{P}(A \cup B) = \dfrac{${a - shared} + ${shared} + ${b - shared}}{${total}} = ${fraction(...union)}$.

      (c) Among the ${b} people of $B$, ${shared} are also in $A$: $\mathrm{P}(A \mid B) = \dfrac{${shared}}{${b}} = ${fraction(...given)}$.

      (d) $\mathrm{P}(A) = ${fraction(a, total)}$ and $\mathrm{P}(A \mid B) = ${fraction(...given)}$. These are ${independent ? 'equal, so knowing $B$ does not change the probability of $A$: the events are independent' : 'different, so the events are not independent'}.`,
    markScheme: scheme({
      a: [prose`A1 $p = ${a - shared}$ and $q = ${b - shared}$`, prose`A1 $n = ${neither}$`],
      b: [prose`A1 $${fraction(...union)}$`],
      c: [prose`(M1) denominator $${b}$`, prose`A1 $${fraction(...given)}$`],
      d: [
        prose`M1 comparison of $\mathrm{P}(A \mid B)$ with $\mathrm{P}(A)$, or of $\mathrm{P}(A \cap B)$ with $\mathrm{P}(A)\mathrm{P}(B)$`,
        `R1 ${independent ? 'equal, so independent' : 'different, so not independent'}`,
      ],
    }),
    keys: [
      foreseen(toWithin(union[0] / union[1], 0.0005, 'b'), [
        { slip: 'method', value: (a + b) / total, note: 'Those who do both are counted twice in this.' },
      ]),
      foreseen(toWithin(given[0] / given[1], 0.0005, 'c'), [
        {
          slip: 'method',
          value: shared / total,
          note: 'This is the probability of both; the condition narrows down whom one chooses from.',
        },
        { slip: 'order', value: shared / a, note: 'This is the probability of B given A.' },
      ]),
      {
        kind: 'coordinate',
        part: 'a',
        label: '$(p, q) =$',
        values: [`${a - shared}`, `${b - shared}`],
        slips: [{ slip: 'method', value: `(${a}, ${b})`, note: 'Those who do both belong to the middle region.' }],
      },
      labelled('$n =$', exact(neither, 'a')),
    ],
    diagrams: [
      {
        name: 'venn',
        svg: vennSvg(['A', 'B'], ['p', `${shared}`, 'q', 'n']),
        alt: `A Venn diagram of two overlapping sets A and B with p in A only, ${shared} in both, q in B only and n outside.`,
      },
    ],
  }),
  check: ({ total, a, b, both: shared }, { neither, union, given, independent }) => {
    // People one by one.
    const people = Array.from({ length: total }, (_, i) => ({ inA: i < a, inB: i >= a - shared && i < a - shared + b }));
    const count = (test: (p: { inA: boolean; inB: boolean }) => boolean) => people.filter(test).length;
    assert.equal(
      count((p) => !p.inA && !p.inB),
      neither,
    );
    assertClose(union[0] / union[1], count((p) => p.inA || p.inB) / total, 'the union');
    const inBoth = count((p) => p.inA && p.inB);
    assertClose(given[0] / given[1], inBoth / count((p) => p.inB), 'given B');
    assert.equal(independent, Math.abs(inBoth / total - (count((p) => p.inA) / total) * (count((p) => p.inB) / total)) < 1e-12);
    assert.ok(neither > 0);
  },
});

const treeDiagnostic = defineTemplate({
  key: 'ai-tree-two-suppliers',
  calculatorAllowed: true,
  placements: [sl('4.6.2', 2, '4.5')],
  variants: [
    { item: 'light bulbs', bad: 'faulty', one: 'Supplier X', two: 'Supplier Y', share: 0.6, p: 0.03, q: 0.08, batch: 500 },
    { item: 'eggs', bad: 'cracked', one: 'Farm X', two: 'Farm Y', share: 0.7, p: 0.02, q: 0.05, batch: 1200 },
    { item: 'buses', bad: 'late', one: 'Line X', two: 'Line Y', share: 0.55, p: 0.12, q: 0.2, batch: 300 },
    { item: 'parcels', bad: 'damaged', one: 'Carrier X', two: 'Carrier Y', share: 0.35, p: 0.04, q: 0.015, batch: 800 },
    { item: 'seeds', bad: 'empty', one: 'Grower X', two: 'Grower Y', share: 0.8, p: 0.1, q: 0.25, batch: 400 },
    { item: 'phone screens', bad: 'scratched', one: 'Machine X', two: 'Machine Y', share: 0.45, p: 0.06, q: 0.025, batch: 1000 },
    { item: 'essays', bad: 'late', one: 'Class X', two: 'Class Y', share: 0.4, p: 0.15, q: 0.22, batch: 250 },
    { item: 'loaves', bad: 'misshapen', one: 'Oven X', two: 'Oven Y', share: 0.65, p: 0.07, q: 0.11, batch: 600 },
  ],
  solve: ({ share, p, q, batch }) => {
    const bad = share * p + (1 - share) * q;
    return { bad, fromOne: (share * p) / bad, expected: batch * bad };
  },
  write: ({ item, bad: word, one, two, share, p, q, batch }, { bad, fromOne, expected }) => {
    const short = (value: number) => `${Number(value.toFixed(6))}`;
    const [other, good, fine] = [1 - share, 1 - p, 1 - q].map(short) as [string, string, string];
    return {
      text: prose`
        Of the ${item} in a study, $${Number((share * 100).toFixed(4))}\%$ are from ${one} and the others from ${two}. Of those from ${one}, $${Number((p * 100).toFixed(4))}\%$ are ${word}; of those from ${two}, $${Number((q * 100).toFixed(4))}\%$ are ${word}. In the tree diagram $F$ stands
        for "${word}".

        ![](diagram:tree)

        (a) Write down the values of $a$, $b$ and $c$. [2]

        (b) Calculate the probability that one of the ${item}, chosen at random, is ${word}. [3]

        (c) Calculate the expected number that are ${word} among ${batch}. [1]

        (d) One is found to be ${word}. Find the probability that it is from ${one}. [3]`,
      hint: 'Which paths of the tree lead to the event?',
      answer: prose`
        (a) $a = ${other}$, $b = ${p}$, $c = ${fine}$

        (b) $${short(bad)}$

        (c) $${plain(expected)}$

        (d) $${significant(fromOne)}$`,
      solution: prose`
        (a) Branches from one point add up to 1: $a = 1 - ${share} = ${other}$ and $c = 1 - ${q} = ${fine}$; $b = ${p}$ is given.

        (b) Two paths lead to $F$: $\mathrm{P}(F) = ${share} \times ${p} + ${other} \times ${q} = ${short(share * p)} + ${short((1 - share) * q)} = ${short(bad)}$.

        (c) $${batch} \times ${short(bad)} = ${plain(expected)}$.

        (d) $\mathrm{P}(X \mid F) = \dfrac{\mathrm{P}(X \cap F)}{\mathrm{P}(F)} = \dfrac{${short(share * p)}}{${short(bad)}} = ${significant(fromOne)}$. (The branch to $F'$ at ${one} has $${good}$ and plays no part here.)`,
      markScheme: scheme({
        a: ['(A1) two correct values', prose`A1 $a = ${other}$, $b = ${p}$, $c = ${fine}$`],
        b: ['M1 product along one path', 'M1 sum of the two products', prose`A1 $${short(bad)}$`],
        c: [prose`A1 $${plain(expected)}$`],
        d: [
          'M1 conditional probability',
          prose`A1 numerator $${short(share * p)}$ over their (b)`,
          prose`A1 $${significant(fromOne)}$`,
        ],
      }),
      numeric: [near(bad, 'b'), toWithin(expected, 0.5, 'c')],
      keys: [
        foreseen(near(fromOne, 'd'), [
          {
            slip: 'order',
            value: p,
            note: 'This is the probability along the branch; the condition is the other way round here.',
          },
          {
            slip: 'incomplete',
            value: share * p,
            note: 'This is the probability of both; it is still to be divided by that of the condition.',
          },
        ]),
        { kind: 'coordinate', part: 'a', label: '$(a, b, c) =$', values: [other, `${p}`, fine] },
      ],
      diagrams: [
        {
          name: 'tree',
          svg: treeSvg([
            {
              name: 'X',
              label: `${share}`,
              next: [
                { name: 'F', label: 'b' },
                { name: 'F′', label: good },
              ],
            },
            {
              name: 'Y',
              label: 'a',
              next: [
                { name: 'F', label: `${q}` },
                { name: 'F′', label: 'c' },
              ],
            },
          ]),
          alt: `A tree: first X with ${share} and Y with a; from X, F with b and not F with ${good}; from Y, F with ${q} and not F with c.`,
        },
      ],
    };
  },
  check: ({ share, p, q, batch }, { bad, fromOne, expected }) => {
    // Whole items out of ten million.
    const all = 10_000_000;
    const [x, y] = [Math.round(all * share), all - Math.round(all * share)];
    const [badX, badY] = [Math.round(x * p), Math.round(y * q)];
    assertClose(bad, (badX + badY) / all, 'the share of items', 1e-6);
    assertClose(fromOne, badX / (badX + badY), 'the share among the bad', 1e-6);
    assertClose(expected, ((badX + badY) / all) * batch, 'the expected number', 1e-5);
  },
});

export const eventsTemplates: readonly QuestionTemplate[] = [vennSurvey, treeDiagnostic];
