import assert from 'node:assert/strict';
import { form, inForms } from '../../forms.ts';
import { assertClose, differentiate, integrate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { fraction, gcd, term } from '../../tex.ts';
import { core, exact, higher, inExactForm, raw } from './writing.ts';

/** Questions about the plan of an argument, a method or an investigation rather than its details. */

const list = (values: readonly (number | string)[]) => values.map((value) => `$${value}$`).join(', ');

const remainders = inForms({ key: 'aa-remainders-of-squares', calculatorAllowed: false, placements: core('1.6', 1) }, [
  form({
    // Division by m; numbers of the form mk + never are no squares.
    variants: [
      { m: 3, never: 2, tested: 50 },
      { m: 4, never: 3, tested: 100 },
      { m: 5, never: 2, tested: 60 },
      { m: 8, never: 5, tested: 200 },
    ],
    solve: ({ m }) => ({ left: [...new Set(Array.from({ length: m }, (_, r) => (r * r) % m))].toSorted((a, b) => a - b) }),
    write: ({ m, never, tested }, { left }) => {
      const cases = Array.from({ length: m }, (_, r) => raw`$${r}^2 = ${r * r}$ leaves ${(r * r) % m}`);
      return inParts({
        stem: raw`An integer $n$ can be written as $n = ${m}q + r$, where $q \in \mathbb{Z}$ and $r$ is its remainder when it is divided by ${m}, $0 \le r < ${m}$.`,
        hint: `Which remainder does the square of $${m}q + r$ leave?`,
        parts: [
          {
            ask: raw`Show that $n^2$ and $r^2$ leave the same remainder when they are divided by ${m}.`,
            answer: 'As given.',
            solution: raw`$n^2 = (${m}q + r)^2 = ${m * m}q^2 + ${2 * m}qr + r^2 = ${m}(${m}q^2 + 2qr) + r^2$. The first term is a multiple of ${m}, so the remainder is that of $r^2$.`,
            marks: [
              raw`M1 expands $(${m}q + r)^2$`,
              `A1 takes the factor ${m} out of the first two terms`,
              'AG the same remainder',
            ],
          },
          {
            ask: `List the remainders that a square can leave when it is divided by ${m}.`,
            answer: list(left),
            solution: `By part (a) the squares of the remainders decide: ${cases.join(', ')}. So the possible remainders are ${list(left)}.`,
            marks: ['M1 squares all remainders', `A1 ${list(left)}`],
            keys: [{ kind: 'set', values: left.map(String) }],
          },
          {
            ask: `Hence deduce that no number of the form $${m}k + ${never}$, where $k \\in \\mathbb{Z}$, is a square.`,
            answer: 'As given.',
            solution: `Such a number leaves the remainder ${never} when it is divided by ${m}. By part (b) no square does.`,
            marks: [`R1 it leaves the remainder ${never}, which is not in the list`, 'AG no square'],
          },
          {
            ask: `A student has tested the numbers of this form up to ${tested} and found no square. Discuss what such a test is worth.`,
            answer: 'It supports the statement, but proves nothing about larger numbers.',
            solution: `The test is of some use: a square among these numbers would have disproved the statement, and to find none makes it credible. But it says nothing about numbers beyond ${tested}; only an argument for all of them, as in parts (a) to (c), is a proof.`,
            marks: [
              'R1 it could have found a counterexample, so it makes the statement credible',
              'R1 it is not a proof for all numbers',
            ],
          },
          {
            ask: `Outline how one could prove in the same way which remainders the cubes of integers leave when they are divided by ${m}.`,
            answer: `Show that $n^3$ leaves the remainder of $r^3$, and cube the ${m} remainders.`,
            solution: raw`In the expansion of $(${m}q + r)^3$ all terms but $r^3$ are multiples of ${m}. So it is enough to find the remainders of $0^3, 1^3, \dots, ${m - 1}^3$, one for each possible $r$.`,
            marks: ['R1 the remainder of $n^3$ is that of $r^3$', `R1 goes through the ${m} values of $r$`],
          },
        ],
      });
    },
    check: ({ m, never }, { left }) => {
      const seen = new Set(Array.from({ length: 200 }, (_, i) => (i - 100) ** 2 % m));
      assert.deepEqual(new Set(left), seen);
      assert.ok(!seen.has(never) && left.length === seen.size);
    },
  }),
]);

const irrational = inForms({ key: 'aa-hl-irrational-root-outlined', calculatorAllowed: false, placements: higher('1.15', 1) }, [
  form({
    variants: [
      { p: 2, square: 9, multiple: 3 },
      { p: 3, square: 4, multiple: 5 },
      { p: 5, square: 9, multiple: 2 },
      { p: 7, square: 25, multiple: 4 },
    ],
    solve: ({ square }) => ({ root: Math.sqrt(square) }),
    write: ({ p, square, multiple }, { root }) =>
      inParts({
        stem: raw`It is to be proved by contradiction that $\sqrt{${p}}$ is irrational. You may use that an integer whose square is divisible by the prime number ${p} is itself divisible by ${p}.`,
        hint: 'What is assumed at the start of a proof by contradiction?',
        parts: [
          {
            ask: 'Outline the plan of such a proof.',
            answer: 'Assume that it is rational, and derive something impossible.',
            solution: raw`Assume the opposite: $\sqrt{${p}}$ is rational, so it is a fraction of two integers without a common factor. Derive from this that they have a common factor after all. As this is impossible, the assumption is false.`,
            marks: [
              'R1 assumes that the number is a fraction in lowest terms',
              'R1 derives a contradiction, so the assumption is false',
            ],
          },
          {
            ask: raw`Prove that $\sqrt{${p}}$ is irrational.`,
            answer: 'As given.',
            solution: raw`Assume that $\sqrt{${p}} = \dfrac{a}{b}$ with integers $a$ and $b \ne 0$ that have no common factor greater than 1. Then $a^2 = ${p}b^2$, so $a^2$ is divisible by ${p}, and so is $a$: $a = ${p}c$. Thus $${p * p}c^2 = ${p}b^2$, and $b^2 = ${p}c^2$. So $b$ is divisible by ${p}, too, and $a$ and $b$ have the common factor ${p}. This contradicts the assumption, so $\sqrt{${p}}$ is irrational.`,
            marks: [
              raw`M1 assumes $\sqrt{${p}} = \frac{a}{b}$ in lowest terms`,
              raw`A1 $a^2 = ${p}b^2$, so ${p} divides $a$`,
              `A1 $b^2 = ${p}c^2$, so ${p} divides $b$`,
              'R1 contradiction to lowest terms, and conclusion',
            ],
          },
          {
            ask: raw`Identify the step that fails if the same argument is tried with $\sqrt{${square}}$, and state the value of this root.`,
            answer: raw`$${root}$; that $a$ is divisible by ${square} does not follow.`,
            solution: raw`From $a^2 = ${square}b^2$ it follows that $a^2$ is divisible by ${square}, but not that $a$ is: with $a = ${root}$, $a^2 = ${square}$ is. The fact that was used holds for prime numbers, and ${square} is none. Indeed $\sqrt{${square}} = ${root}$ is rational.`,
            marks: [`R1 $a$ need not be divisible by ${square}`, `A1 $${root}$`],
            keys: [exact(root)],
          },
          {
            ask: raw`A student claims that the sum of two irrational numbers is irrational, "as $\sqrt{${p}} + ${multiple}\sqrt{${p}}$ shows". Discuss this claim.`,
            answer: raw`The example is right, but the claim is false: $\sqrt{${p}} + (-\sqrt{${p}})$ is rational.`,
            solution: raw`The example is irrational, being $${multiple + 1}\sqrt{${p}}$: it agrees with the claim. But one example proves nothing for all numbers. The sum of $\sqrt{${p}}$ and $-\sqrt{${p}}$, both irrational, is zero, which is rational. This counterexample disproves the claim.`,
            marks: ['R1 the example agrees with the claim, but is no proof', 'R1 a counterexample'],
          },
        ],
      }),
    check: ({ p, square }, { root }) => {
      assert.equal(root * root, square);
      assert.ok([2, 3, 5, 7].includes(p) && root % square !== 0);
    },
  }),
]);

const methods = inForms(
  {
    key: 'aa-hl-integration-methods-outlined',
    calculatorAllowed: false,
    placements: higher('5.16', 1, ['5.15']),
  },
  [
    form({
      // x e^(x^2), x e^(kx) and 1 / (x^2 + a^2), each from 0 on
      variants: [
        { k: 2, a: 3, m: 1 },
        { k: 3, a: 2, m: 2 },
        { k: -1, a: 4, m: 3 },
        { k: -2, a: 5, m: 4 },
      ],
      solve: ({ k, a, m }) => ({ inner: [1, 2 * m] as const, parts: [k, k * k] as const, quarter: Math.PI / (4 * a) }),
      write: ({ k, a, m }, { inner: [top, bottom], parts: [once, twice], quarter }) => {
        const e = `e^{${term(k, 'x')}}`;
        const square = `e^{${term(m, 'x^2')}}`;
        const half = `${fraction(top, bottom)}${square}`;
        const over = (n: number) => (n === 1 ? 'x' : n === -1 ? '-x' : raw`${n < 0 ? '-' : ''}\frac{1}{${Math.abs(n)}}x`);
        const rest = twice === 1 ? '' : raw`\frac{1}{${twice}}`;
        const byParts = `${over(once)}${e} - ${rest}${e}`;
        return inParts({
          stem: raw`Consider the three integrals $$I = \int x${square}\,\mathrm{d}x, \qquad J = \int x${e}\,\mathrm{d}x, \qquad K = \int \frac{1}{x^2 + ${a * a}}\,\mathrm{d}x.$$`,
          hint: 'In which of them is a factor, up to a constant, the derivative of an expression inside another one?',
          parts: [
            {
              ask: 'Identify, for each of the three, whether a substitution, integration by parts or a standard integral is the shortest way.',
              answer: '$I$: substitution; $J$: by parts; $K$: standard integral',
              solution: raw`In $I$ the factor $x$ is, up to a constant, the derivative of the exponent: a substitution. In $J$ the exponent is linear, and $x$ becomes simpler when it is differentiated: by parts. $K$ is a standard integral of the formula booklet, with an arctangent.`,
              marks: ['A1 substitution for $I$', 'A1 integration by parts for $J$', 'A1 standard integral for $K$'],
            },
            {
              ask: raw`Find $I$.`,
              answer: `$${half} + C$`,
              solution: raw`With $u = ${term(m, 'x^2')}$, $\mathrm{d}u = ${2 * m}x\,\mathrm{d}x$, so $I = ${fraction(top, bottom)}\int e^u\,\mathrm{d}u = ${half} + C$. Differentiating brings back $x${square}$.`,
              marks: [raw`M1 $u = ${term(m, 'x^2')}$, or inspection`, `A1 $${half} + C$`],
              keys: [{ kind: 'expression', value: half, constant: 'added', domain: { x: { from: 0.2, to: 1.1 } } }],
            },
            {
              ask: raw`Outline the choice of the two factors for $J$, and find $J$.`,
              answer: `$${byParts} + C$`,
              solution: raw`Differentiate $x$, which becomes 1, and integrate $${e}$, which stays as simple as it is; the other choice would lead to $x^2$. So $J = ${over(once)}${e} - ${once === 1 ? '' : once === -1 ? raw`(-1)` : raw`\left(${fraction(1, once)}\right)`}\int ${e}\,\mathrm{d}x = ${byParts} + C$.`,
              marks: ['R1 differentiates $x$, since it becomes a constant', raw`A1 $${over(once)}${e}$`, `A1 $${byParts} + C$`],
              keys: [{ kind: 'expression', value: byParts, constant: 'added', domain: { x: { from: 0.2, to: 1.4 } } }],
            },
            {
              ask: raw`Find the exact value of $\displaystyle\int_0^{${a}} \frac{1}{x^2 + ${a * a}}\,\mathrm{d}x$.`,
              answer: raw`$\frac{\pi}{${4 * a}}$`,
              solution: raw`$\left[\frac{1}{${a}}\arctan\frac{x}{${a}}\right]_0^{${a}} = \frac{1}{${a}}\arctan 1 = \frac{\pi}{${4 * a}}$.`,
              marks: [raw`A1 $\frac{1}{${a}}\arctan\frac{x}{${a}}$`, raw`A1 $\frac{\pi}{${4 * a}}$`],
              keys: [inExactForm(quarter, raw`\frac{\pi}{${4 * a}}`)],
            },
            {
              ask: raw`Outline how $\displaystyle\int x^2${e}\,\mathrm{d}x$ could be found with the help of $J$.`,
              answer: 'By parts once, which leaves a multiple of $J$',
              solution: raw`Integrate by parts once, differentiating $x^2$. What is left is a constant times $\int x${e}\,\mathrm{d}x$, and this is the known $J$.`,
              marks: ['R1 by parts, differentiating $x^2$', 'R1 the integral that is left is a multiple of $J$'],
            },
          ],
        });
      },
      check: ({ k, a, m }, { inner: [top, bottom], parts: [once, twice], quarter }) => {
        const x = 0.7;
        assertClose(
          differentiate((t) => (top / bottom) * Math.exp(m * t * t), x),
          x * Math.exp(m * x * x),
          'A',
          1e-7,
        );
        assertClose(
          differentiate((t) => (t / once - 1 / twice) * Math.exp(k * t), x),
          x * Math.exp(k * x),
          'B',
          1e-7,
        );
        assertClose(
          integrate((t) => 1 / (t * t + a * a), 0, a),
          quarter,
          'C',
          1e-9,
        );
      },
    }),
  ],
);

const survey = inForms({ key: 'aa-survey-planned', calculatorAllowed: true, placements: core('4.1', 2) }, [
  form({
    variants: [
      {
        all: 900,
        size: 60,
        place: 'a school',
        people: 'students',
        parts: [
          ['junior', 540],
          ['senior', 360],
        ],
        about: 'how long they sleep',
        easy: 'the first 60 who arrive in the morning',
        bias: 'early risers are over-represented',
        order: 'an alphabetical list',
      },
      {
        all: 1200,
        size: 80,
        place: 'a firm',
        people: 'employees',
        parts: [
          ['office', 450],
          ['factory', 750],
        ],
        about: 'how they travel to work',
        easy: 'the first 80 whom one meets in the car park',
        bias: 'those who come by car are over-represented',
        order: 'a list in order of the date of entry',
      },
      {
        all: 2400,
        size: 96,
        place: 'a village',
        people: 'adults',
        parts: [
          ['under 40', 900],
          ['older', 1500],
        ],
        about: 'whether they want a new sports hall',
        easy: 'the first 96 visitors of a football match',
        bias: 'those who like sport are over-represented',
        order: 'a list by address',
      },
      {
        all: 640,
        size: 32,
        place: 'a library',
        people: 'members',
        parts: [
          ['children', 260],
          ['adults', 380],
        ],
        about: 'how many books they read',
        easy: 'the first 32 who come in on a Monday',
        bias: 'those who come often are over-represented',
        order: 'a list by number of the card',
      },
    ],
    solve: ({ all, size, parts }) => ({ step: all / size, shares: parts.map(([, count]) => (Number(count) * size) / all) }),
    write: ({ all, size, place, people, parts, about, easy, bias, order }, { step, shares }) => {
      const [one, two] = parts.map(([name]) => `${name}`);
      return inParts({
        stem: `Of the ${all} ${people} of ${place}, ${parts[0]?.[1]} belong to the group "${one}" and ${parts[1]?.[1]} to the group "${two}". A sample of ${size} is to be asked ${about}. There is ${order} of all of them.`,
        hint: 'Who has a chance of being asked, and how great is it?',
        parts: [
          {
            ask: 'Identify the population of this survey.',
            answer: `All ${all} ${people} of ${place}`,
            solution: `The population is the whole about which something is to be learnt: all ${all} ${people} of ${place}, not only those who are asked.`,
            marks: [`A1 all ${people} of ${place}`],
          },
          {
            ask: `Outline how a systematic sample of ${size} could be taken from the list, and state the distance between two neighbouring numbers.`,
            answer: `Every ${step}th of the list after a random start; $${step}$`,
            solution: raw`$\dfrac{${all}}{${size}} = ${step}$. Choose one of the first ${step} of the list at random, and from there every ${step}th.`,
            marks: [`A1 distance $${step}$`, `R1 random start among the first ${step}`],
            keys: [exact(step)],
          },
          {
            ask: 'Calculate how many of each group belong to a stratified sample of this size.',
            answer: `"${one}": $${shares[0]}$, "${two}": $${shares[1]}$`,
            solution: raw`The sample is $\dfrac{1}{${step}}$ of the whole, so $\dfrac{${parts[0]?.[1]}}{${step}} = ${shares[0]}$ and $\dfrac{${parts[1]?.[1]}}{${step}} = ${shares[1]}$.`,
            marks: [`M1 divides by ${step}`, `A1 $${shares[0]}$ and $${shares[1]}$`],
            keys: [{ kind: 'set', label: `${one}, ${two}, in this order`, values: shares.map(String), ordered: true }],
          },
          {
            ask: `A colleague suggests asking ${easy}. Discuss this method.`,
            answer: `It is quick and cheap, but biased: ${bias}.`,
            solution: `It is quick and costs nothing. But it is a convenience sample: ${bias}, and this has to do with the question that is asked. The result may be far from that of all ${people}.`,
            marks: ['R1 an advantage, such as speed', `R1 biased: ${bias}`],
          },
          {
            ask: `Suggest one reason why even a random sample may give a wrong picture of ${about}.`,
            answer: 'Some may not answer, or not tell the truth.',
            solution:
              'Some of those who were chosen may not answer, answers may not be true, or the sample may be unusual by chance. A good choice of the sample does not prevent this.',
            marks: ['R1 any sensible reason, such as missing or untrue answers, or chance'],
          },
        ],
      });
    },
    check: ({ all, size, parts }, { step, shares }) => {
      assert.ok(Number.isInteger(step) && shares.every(Number.isInteger));
      assert.equal(Array.from({ length: all }, (_, i) => i + 1).filter((i) => i % step === 0).length, size);
      assert.equal(
        shares.reduce((sum, share) => sum + share, 0),
        size,
      );
      for (const [i, [, count]] of parts.entries()) assertClose((shares[i] ?? 0) / size, Number(count) / all, 'share', 1e-12);
      assert.equal(gcd(all, size), size);
    },
  }),
]);

/** Plans of proofs, methods and investigations. */
export const argumentsOutlined = [remainders, irrational, methods, survey];
