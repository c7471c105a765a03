import assert from 'node:assert/strict';
import { assertClose, bisect, integrate, maximise } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate, type QuestionTemplate } from '../../template.ts';
import { fraction, gcd, plain, significant } from '../../tex.ts';
import { exact, higher, inExactForm, raw, threeFigures } from './writing.ts';

/** Additional higher level, topics 4 and 5: Bayes' theorem on the way back, a density of two lines, ellipses and solids of revolution. */

const prior = defineTemplate({
  key: 'aa-hl-bayes-prior-sought',
  calculatorAllowed: true,
  placements: higher('4.13', 2),
  variants: [
    {
      what: 'A filter moves messages to a folder for spam.',
      hit: 0.94,
      miss: 0.03,
      posterior: 0.9,
      A: 'a message is spam',
      B: 'it is moved to the folder',
      notB: 'it is not moved to the folder',
    },
    {
      what: 'A sensor reports water in a cellar.',
      hit: 0.98,
      miss: 0.02,
      posterior: 0.7,
      A: 'there is water in the cellar',
      B: 'the sensor reports it',
      notB: 'the sensor reports none',
    },
    {
      what: 'A test of a kind of seed says whether a seed will grow.',
      hit: 0.9,
      miss: 0.15,
      posterior: 0.95,
      A: 'a seed will grow',
      B: 'the test says so',
      notB: 'the test says that it will not',
    },
    {
      what: 'A camera at a gate recognises the cars of residents.',
      hit: 0.96,
      miss: 0.05,
      posterior: 0.8,
      A: 'a car belongs to a resident',
      B: 'the camera recognises it',
      notB: 'the camera does not recognise it',
    },
  ],
  solve: ({ hit, miss, posterior }) => {
    const p = (miss * posterior) / (hit * (1 - posterior) + miss * posterior);
    const all = p * hit + (1 - p) * miss;
    return { p, all, missed: (p * (1 - hit)) / (1 - all) };
  },
  write: ({ what, hit, miss, posterior, A, B, notB }, { p, all, missed }) =>
    inParts({
      stem: raw`${what} Let $A$ be the event that ${A}, and $B$ the event that ${B}. It is known that $\mathrm{P}(B \mid A) = ${hit}$, $\mathrm{P}(B \mid A') = ${miss}$ and $\mathrm{P}(A \mid B) = ${posterior}$. Let $p = \mathrm{P}(A)$.`,
      hint: "Which of the probabilities in Bayes' theorem is unknown here?",
      parts: [
        {
          ask: raw`Write down $\mathrm{P}(B)$ in terms of $p$.`,
          answer: raw`$${hit}p + ${miss}(1 - p)$`,
          solution: raw`$B$ happens with $A$ or with $A'$: $\mathrm{P}(B) = ${hit}p + ${miss}(1 - p)$.`,
          marks: [raw`(A1) $${hit}p$ or $${miss}(1 - p)$`, raw`A1 $${hit}p + ${miss}(1 - p)$`],
          keys: [{ kind: 'expression', value: `${hit}p + ${miss}(1 - p)` }],
        },
        {
          ask: raw`Find the value of $p$.`,
          answer: raw`$p = ${significant(p)}$`,
          solution: raw`$\dfrac{${hit}p}{${hit}p + ${miss}(1 - p)} = ${posterior}$ gives $p = ${significant(p)}$.`,
          marks: [
            "M1 Bayes' theorem with their $\\mathrm{P}(B)$",
            raw`A1 equation in $p$`,
            raw`A1 $p = ${significant(p)}$ (FT their $\mathrm{P}(B)$; $\mathrm{P}(B \mid A)$ and $\mathrm{P}(A \mid B)$ interchanged lose all three marks)`,
          ],
          keys: [threeFigures(p)],
        },
        {
          ask: raw`Find $\mathrm{P}(A \mid B')$, and interpret it in context.`,
          answer: raw`$${significant(missed)}$; the probability that ${A}, given that ${notB}`,
          solution: raw`$\mathrm{P}(B') = 1 - ${significant(all, 5)} = ${significant(1 - all, 5)}$ and $\mathrm{P}(A \cap B') = ${plain(1 - hit)}p = ${significant(p * (1 - hit), 4)}$, so $\mathrm{P}(A \mid B') = ${significant(missed)}$: this is the probability that ${A}, given that ${notB}.`,
          marks: [
            raw`M1 $\dfrac{\mathrm{P}(A \cap B')}{\mathrm{P}(B')}$`,
            raw`A1 $${significant(missed)}$ (FT their $p$)`,
            raw`R1 the probability that ${A}, given that ${notB}`,
          ],
          keys: [
            {
              ...threeFigures(missed),
              follows: { value: `${plain(1 - hit)}p/(1 - ${hit}p - ${miss}(1 - p))`, from: { p: 'b' } },
            },
          ],
        },
      ],
    }),
  check: ({ hit, miss, posterior }, { p, missed }) => {
    assertClose(
      bisect((q) => (hit * q) / (hit * q + miss * (1 - q)) - posterior, 1e-6, 1 - 1e-6),
      p,
      'by bisection',
    );
    const people = 1e6;
    const without = people * (p * (1 - hit) + (1 - p) * (1 - miss));
    assertClose((people * p * (1 - hit)) / without, missed, 'natural frequencies');
  },
});

const twoTests = defineTemplate({
  key: 'aa-hl-bayes-second-test',
  calculatorAllowed: true,
  placements: higher('4.13', 2),
  variants: [
    {
      what: 'A disease of vines is found in $2\\,\\%$ of all plants.',
      one: 'plant is ill',
      result: 'positive',
      p: 0.02,
      hit: 0.95,
      miss: 0.08,
    },
    {
      what: 'A fault is found in $1\\,\\%$ of the chips of a factory.',
      one: 'chip has the fault',
      result: 'positive',
      p: 0.01,
      hit: 0.9,
      miss: 0.05,
    },
    {
      what: 'A metal detector is used on a beach where $5\\,\\%$ of the places hold metal.',
      one: 'place holds metal',
      result: 'positive',
      p: 0.05,
      hit: 0.85,
      miss: 0.1,
    },
    {
      what: 'A virus is found on $4\\,\\%$ of the computers of a company.',
      one: 'computer has the virus',
      result: 'positive',
      p: 0.04,
      hit: 0.92,
      miss: 0.06,
    },
  ],
  solve: ({ p, hit, miss }) => {
    const after = (n: number) => (p * hit ** n) / (p * hit ** n + (1 - p) * miss ** n);
    let least = 1;
    while (after(least) <= 0.99) least += 1;
    return { one: after(1), two: after(2), least };
  },
  write: ({ what, one: happens, p, hit, miss }, { one, two, least }) =>
    inParts({
      stem: raw`${what} A test is positive with probability $${hit}$ if a ${happens}, and with probability $${miss}$ if not. The results of repeated tests are independent of each other.`,
      hint: 'After the first result, what takes the place of the probability with which one began?',
      parts: [
        {
          ask: raw`A test is positive. Find the probability that the ${happens}.`,
          answer: raw`$${significant(one)}$`,
          solution: raw`$\dfrac{${p} \times ${hit}}{${p} \times ${hit} + ${plain(1 - p)} \times ${miss}} = ${significant(one)}$.`,
          marks: [
            "(M1) Bayes' theorem",
            raw`(A1) denominator $${plain(p * hit + (1 - p) * miss)}$`,
            raw`A1 $${significant(one)}$ (accept more figures; $${hit}$ earns no marks)`,
          ],
          keys: [threeFigures(one)],
        },
        {
          ask: raw`A second test is positive as well. Find the probability now.`,
          answer: raw`$${significant(two)}$`,
          solution: raw`$\dfrac{${p} \times ${hit}^2}{${p} \times ${hit}^2 + ${plain(1 - p)} \times ${miss}^2} = ${significant(two)}$.`,
          marks: [
            'M1 squares of both probabilities, or the first result as the new start',
            raw`A1 $${significant(two)}$ (FT their first result)`,
          ],
          keys: [threeFigures(two)],
        },
        {
          ask: raw`Find the least number of positive results in a row for which this probability is greater than $0.99$.`,
          answer: raw`$${least}$`,
          solution: raw`With $n$ positive results the probability is $\dfrac{${p} \times ${hit}^n}{${p} \times ${hit}^n + ${plain(1 - p)} \times ${miss}^n}$. A table shows that it is greater than $0.99$ first for $n = ${least}$.`,
          marks: [raw`(M1) the same with the power $n$`, raw`A1 $n = ${least}$`],
          keys: [exact(least)],
        },
        {
          ask: 'Suggest one reason why the results of repeated tests may not be independent in fact.',
          answer: 'The same property that misleads the first test may mislead the second one.',
          solution: 'What makes one test wrong, such as an unusual sample, is often still there when the test is repeated.',
          marks: ['R1 the same cause may act on both tests'],
        },
      ],
    }),
  check: ({ hit, miss }, { one, two }) => {
    // The first result is the new start.
    assertClose((one * hit) / (one * hit + (1 - one) * miss), two, 'one after the other');
    assert.ok(one < 0.5 && two > one);
  },
});

const whichCoin = defineTemplate({
  key: 'aa-hl-bayes-which-coin',
  calculatorAllowed: false,
  placements: higher('4.13', 1),
  variants: [
    { fair: 2, twoHeads: 1, throws: 2 },
    { fair: 3, twoHeads: 1, throws: 2 },
    { fair: 4, twoHeads: 1, throws: 3 },
    { fair: 3, twoHeads: 2, throws: 2 },
  ],
  solve: ({ fair, twoHeads, throws }) => {
    const half = 2 ** throws;
    const [n, d] = [fair, fair + half * twoHeads];
    return {
      n,
      d,
      half,
      total: fair + twoHeads,
      allN: fair + twoHeads * half,
      allD: (fair + twoHeads) * half,
      nextN: fair + 2 * half * twoHeads,
      nextD: 2 * (fair + half * twoHeads),
    };
  },
  write: ({ fair, twoHeads, throws }, { n, d, half, total, allN, allD, nextN, nextD }) =>
    inParts({
      stem: raw`A bag holds ${fair} fair coins and ${twoHeads} ${twoHeads === 1 ? 'coin' : 'coins'} with heads on both sides. One coin is taken at random and thrown ${throws} times.`,
      hint: 'In how many ways can all throws show heads, and with which kinds of coin?',
      parts: [
        {
          ask: 'Find the probability that all throws show heads.',
          answer: raw`$${fraction(allN, allD)}$`,
          solution: raw`$${fraction(fair, total)} \times \dfrac{1}{${half}} + ${fraction(twoHeads, total)} \times 1 = ${fraction(allN, allD)}$.`,
          marks: [raw`(M1) both kinds of coin`, raw`A1 $${fraction(allN, allD)}$`],
          keys: [exact(allN / allD)],
        },
        {
          ask: 'Given that all throws show heads, find the probability that the coin is fair.',
          answer: raw`$${fraction(n, d)}$`,
          solution: raw`$${fraction(fair, total)} \times \dfrac{1}{${half}} \div ${fraction(allN, allD)} = ${fraction(n, d)}$.`,
          marks: ["M1 Bayes' theorem", raw`A1 $${fraction(n, d)}$ (FT their probability)`],
          keys: [exact(n / d)],
        },
        {
          ask: 'In this case, find the probability that the next throw shows heads as well.',
          answer: raw`$${fraction(nextN, nextD)}$`,
          solution: raw`With the probability $${fraction(n, d)}$ the coin is fair, otherwise heads are certain: $${fraction(n, d)} \times \frac{1}{2} + ${fraction(d - n, d)} = ${fraction(nextN, nextD)}$.`,
          marks: [
            'M1 the new probabilities of the two kinds',
            raw`A1 $${fraction(n, d)} \times \frac{1}{2} + ${fraction(d - n, d)}$`,
            raw`A1 $${fraction(nextN, nextD)}$ (FT their probabilities; those before the throws lose all three marks)`,
          ],
          keys: [exact(nextN / nextD)],
        },
        {
          ask: 'State what becomes of the answer to part (b) if more and more throws all show heads, and what a single tail would mean.',
          answer: 'It approaches 0; with a tail the coin is certainly fair.',
          solution: raw`The probability of only heads with a fair coin becomes smaller and smaller, so the answer approaches 0. A tail is impossible with the other kind, so the coin would be fair.`,
          marks: ['A1 approaches 0', 'R1 with a tail the coin is fair'],
        },
      ],
    }),
  check: ({ fair, twoHeads, throws }, { n, d, nextN, nextD }) => {
    // All equally likely sides of coins and throws.
    let [heads, fromFair, next] = [0, 0, 0];
    for (let coin = 0; coin < fair + twoHeads; coin++)
      for (let sides = 0; sides < 2 ** (throws + 1); sides++) {
        const isFair = coin < fair;
        const shows = (i: number) => !isFair || ((sides >> i) & 1) === 1;
        if (!Array.from({ length: throws }, (_, i) => shows(i)).every(Boolean)) continue;
        heads += 1;
        if (isFair) fromFair += 1;
        if (shows(throws)) next += 1;
      }
    assertClose(fromFair / heads, n / d, 'fair');
    assertClose(next / heads, nextN / nextD, 'next throw');
  },
});

const tent = defineTemplate({
  key: 'aa-hl-density-of-two-lines',
  calculatorAllowed: false,
  placements: higher('4.14', 1),
  variants: [
    { top: 1, end: 3 },
    { top: 1, end: 4 },
    { top: 2, end: 6 },
    { top: 2, end: 5 },
  ],
  solve: ({ top, end }) => {
    const height = 2 / end;
    // The part to the left of the top has the probability top / end.
    return {
      height,
      left: top / end,
      mean: (top + end) / 3,
      median: end - Math.sqrt((end * (end - top)) / 2),
      inside: (end * (end - top)) / 2,
    };
  },
  write: ({ top, end }, { mean, median, inside }) => {
    const k = fraction(2, end * top);
    const m = fraction(2, end * (end - top));
    const medianTex = raw`${end} - \sqrt{${fraction(2 * inside, 2)}}`;
    return inParts({
      stem: raw`A continuous random variable $X$ has the density $f(x) = kx$ for $0 \le x \le ${top}$, $f(x) = m(${end} - x)$ for $${top} < x \le ${end}$, and $f(x) = 0$ otherwise. Its graph is connected.`,
      hint: 'Which figure lies between the graph and the axis, and how large is its area?',
      parts: [
        {
          ask: raw`Find the values of $k$ and $m$.`,
          answer: raw`$k = ${k}$, $m = ${m}$`,
          solution: raw`The region under the graph is a triangle with the base ${end}. Its area is 1, so its height is $${fraction(2, end)}$. This is $f(${top}) = ${top === 1 ? '' : top}k$ and also $${end - top}m$: $k = ${k}$ and $m = ${m}$.`,
          marks: [
            raw`M1 area 1`,
            raw`A1 height $${fraction(2, end)}$`,
            raw`A1 $k = ${k}$`,
            raw`A1 $m = ${m}$ (FT their height; accept integrals)`,
          ],
          keys: [
            { ...exact(2 / (end * top)), label: '$k =$' },
            { ...exact(2 / (end * (end - top))), label: '$m =$' },
          ],
        },
        {
          ask: raw`Find $\mathrm{P}(X > ${top})$, and explain why the median of $X$ is greater than ${top}.`,
          answer: raw`$${fraction(end - top, end)}$, which is more than $\frac{1}{2}$`,
          solution: raw`The triangle to the right of ${top} has the area $\frac{1}{2} \times ${end - top} \times ${fraction(2, end)} = ${fraction(end - top, end)}$. This is more than $\frac{1}{2}$, so the median lies to the right of ${top}.`,
          marks: [raw`A1 $${fraction(end - top, end)}$`, raw`R1 more than $\frac{1}{2}$`],
          keys: [exact((end - top) / end)],
        },
        {
          ask: 'Find the exact median.',
          answer: raw`$${medianTex}$`,
          solution: raw`$\displaystyle\int_a^{${end}} m(${end} - x)\,\mathrm{d}x = ${fraction(1, end * (end - top))}(${end} - a)^2 = \frac{1}{2}$ gives $(${end} - a)^2 = ${fraction(2 * inside, 2)}$, and $a = ${medianTex}$, since $a < ${end}$.`,
          marks: [
            raw`M1 area to the right of the median is $\frac{1}{2}$`,
            raw`A1 $(${end} - a)^2 = ${fraction(2 * inside, 2)}$`,
            raw`A1 $${medianTex}$ (FT their $m$; the other sign of the root loses this mark)`,
          ],
          keys: [inExactForm(median, medianTex)],
        },
        {
          ask: raw`Show that $\mathrm{E}(X) = ${fraction(Math.round(3 * mean), 3)}$.`,
          answer: raw`$\mathrm{E}(X) = ${fraction(Math.round(3 * mean), 3)}$`,
          solution: raw`$\displaystyle\int_0^{${top}} kx^2\,\mathrm{d}x + \int_{${top}}^{${end}} m(${end}x - x^2)\,\mathrm{d}x = ${fraction(2 * top ** 2, 3 * end)} + ${fraction(2 * Math.round(3 * mean) * end - 4 * top ** 2, 6 * end)} = ${fraction(Math.round(3 * mean), 3)}$.`,
          marks: [
            'M1 sum of two integrals',
            raw`A1 $${fraction(2 * top ** 2, 3 * end)}$`,
            raw`A1 second integral (working that starts from the given value earns no marks)`,
            'AG the given value',
          ],
        },
      ],
    });
  },
  check: ({ top, end }, { mean, median }) => {
    const f = (x: number) => (x <= top ? (2 * x) / (end * top) : (2 * (end - x)) / (end * (end - top)));
    assertClose(integrate(f, 0, top) + integrate(f, top, end), 1, 'area');
    assertClose(integrate((x) => x * f(x), 0, top) + integrate((x) => x * f(x), top, end), mean, 'mean');
    assertClose(
      integrate((x) => x * f(x), 0, top),
      (2 * top * top) / (3 * end),
      'first part',
    );
    assertClose(integrate(f, median, end), 0.5, 'median');
  },
});

const inEllipse = defineTemplate({
  key: 'aa-hl-rectangle-in-an-ellipse',
  calculatorAllowed: false,
  placements: higher('5.14', 1),
  variants: [
    { a: 4, b: 3 },
    { a: 5, b: 2 },
    { a: 6, b: 4 },
    { a: 3, b: 1 },
  ],
  solve: ({ a, b }) => ({ area: 2 * a * b, x: a / Math.SQRT2, slopeN: -b * b, slopeD: a * a }),
  write: ({ a, b }, { area }) => {
    const [A, B] = [a * a, b * b];
    const common = gcd(A, B);
    // The gradient is -(n x)/(d y) in lowest terms.
    const [n, d] = [B / common, A / common];
    const times = (k: number) => (k === 1 ? '' : `${k}`);
    const gradient = raw`-\dfrac{${times(n)}x}{${times(d)}y}`;
    const fours = gcd(4 * n, d);
    const rate = raw`4y - \dfrac{${times((4 * n) / fours)}x^2}{${times(d / fours)}y}`;
    const squared = B === 1 ? 'y^2' : raw`\dfrac{y^2}{${B}}`;
    const implicit = raw`\dfrac{2x}{${A}} + ${B === 1 ? '2y' : raw`\dfrac{2y}{${B}}`} \times \dfrac{\mathrm{d}y}{\mathrm{d}x} = 0`;
    return inParts({
      stem: raw`The curve with the equation $\dfrac{x^2}{${A}} + ${squared} = 1$ is an ellipse. A rectangle with sides parallel to the axes has its corners on it. The corner in the first quadrant is $(x, y)$, and the area of the rectangle is $S$.`,
      hint: 'The two coordinates are linked by the equation of the curve. How does one change with the other?',
      parts: [
        {
          ask: raw`Show that $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${gradient}$.`,
          answer: raw`$${gradient}$`,
          solution: raw`Differentiating implicitly, $${implicit}$, so $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${gradient}$.`,
          marks: ['M1 differentiates implicitly', raw`A1 $${implicit}$`, 'AG the given result'],
        },
        {
          ask: raw`Write down $S$ in terms of $x$ and $y$, and find $\dfrac{\mathrm{d}S}{\mathrm{d}x}$ in terms of $x$ and $y$.`,
          answer: raw`$S = 4xy$; $${rate}$`,
          solution: raw`The sides are $2x$ and $2y$, so $S = 4xy$. By the product rule $\dfrac{\mathrm{d}S}{\mathrm{d}x} = 4y + 4x\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${rate}$.`,
          marks: [raw`A1 $S = 4xy$`, 'M1 product rule', raw`A1 $${rate}$ (FT their $S$; accept a single fraction)`],
          keys: [
            { kind: 'expression', label: '$S =$', value: '4x y' },
            { kind: 'expression', label: raw`$\frac{\mathrm{d}S}{\mathrm{d}x} =$`, value: `4y - ${4 * B}x^2/(${A}y)` },
          ],
        },
        {
          ask: 'Hence find the greatest area of the rectangle.',
          answer: raw`$${area}$`,
          solution: raw`$\dfrac{\mathrm{d}S}{\mathrm{d}x} = 0$ gives $${times(d)}y^2 = ${times(n)}x^2$, that is $${squared} = \dfrac{x^2}{${A}}$. Each of the two is then $\frac{1}{2}$, so $x = \dfrac{${a}}{\sqrt{2}}$, $y = \dfrac{${b}}{\sqrt{2}}$ and $S = 4xy = ${area}$. The area is zero for $x = 0$ and for $x = ${a}$ and positive between them, so its only stationary value is the greatest.`,
          marks: [
            raw`M1 $\dfrac{\mathrm{d}S}{\mathrm{d}x} = 0$`,
            raw`A1 $${times(d)}y^2 = ${times(n)}x^2$`,
            raw`M1 uses the equation of the ellipse`,
            raw`A1 $${area}$ (FT their derivative; the area of a quarter loses this mark)`,
          ],
          keys: [exact(area)],
        },
        {
          ask: raw`Find the exact gradient of the ellipse at the corner of this rectangle in the first quadrant.`,
          answer: raw`$${fraction(-b, a)}$`,
          solution: raw`There $\dfrac{x}{y} = ${fraction(a, b)}$, so the gradient is $-\dfrac{${n}}{${d}} \times ${fraction(a, b)} = ${fraction(-b, a)}$.`,
          marks: [raw`A1 $${fraction(-b, a)}$ (FT)`],
          keys: [exact(-b / a)],
        },
      ],
    });
  },
  check: ({ a, b }, { area, x }) => {
    const best = maximise((u) => 4 * u * b * Math.sqrt(Math.max(0, 1 - (u / a) ** 2)), 0, a);
    assertClose(best.value, area, 'greatest area', 1e-5);
    assertClose(best.at, x, 'where', 1e-3);
  },
});

const vase = defineTemplate({
  key: 'aa-hl-volume-filled-to-a-height',
  calculatorAllowed: true,
  placements: higher('5.17', 2),
  variants: [
    { thing: 'A vase', k: 0.12, top: 24, goal: 1500 },
    { thing: 'A bowl', k: 0.08, top: 12, goal: 900 },
    { thing: 'A fountain basin', k: 0.02, top: 20, goal: 15000 },
    { thing: 'A glass', k: 0.4, top: 10, goal: 300 },
  ],
  solve: ({ k, top, goal }) => {
    // y = k x², so x² = y / k.
    const volume = (h: number) => (Math.PI * h * h) / (2 * k);
    const height = Math.sqrt((2 * k * goal) / Math.PI);
    return { full: volume(top), height, half: top / Math.SQRT2, radius: Math.sqrt(top / k) };
  },
  write: ({ thing, k, top, goal }, { full, height, half, radius }) =>
    inParts({
      stem: raw`${thing} has the shape formed when the part of the curve $y = ${k}x^2$ with $0 \le y \le ${top}$ is rotated through $2\pi$ about the $y$-axis. Lengths are in centimetres, and the $y$-axis is vertical.`,
      hint: 'Which radius belongs to a height, and what is its square?',
      parts: [
        {
          ask: 'Find the radius of the upper edge.',
          answer: raw`$${significant(radius)}\text{ cm}$`,
          solution: raw`$${top} = ${k}x^2$ gives $x = ${significant(radius)}\text{ cm}$.`,
          marks: [raw`A1 $${significant(radius)}\text{ cm}$`],
          keys: [threeFigures(radius, undefined, 'cm')],
        },
        {
          ask: raw`Show that water that is $h$ centimetres deep has the volume $\dfrac{\pi h^2}{${2 * k}}$ cubic centimetres.`,
          answer: raw`$\dfrac{\pi h^2}{${2 * k}}$`,
          solution: raw`$V = \pi\displaystyle\int_0^h x^2\,\mathrm{d}y = \pi\int_0^h \dfrac{y}{${k}}\,\mathrm{d}y = \dfrac{\pi h^2}{${2 * k}}$.`,
          marks: [
            raw`M1 $\pi\int x^2\,\mathrm{d}y$`,
            raw`A1 $\pi\int_0^h \frac{y}{${k}}\,\mathrm{d}y$, with its limits`,
            raw`A1 $\left[\frac{\pi y^2}{${2 * k}}\right]_0^h$ (rotation about the $x$-axis earns no marks)`,
            'AG the given result',
          ],
        },
        {
          ask: raw`Find the depth of $${goal}\text{ cm}^3$ of water.`,
          answer: raw`$${significant(height)}\text{ cm}$`,
          solution: raw`$\dfrac{\pi h^2}{${2 * k}} = ${goal}$ gives $h = ${significant(height)}\text{ cm}$.`,
          marks: ['(M1) equation for the volume', raw`A1 $${significant(height)}\text{ cm}$`],
          keys: [threeFigures(height, undefined, 'cm')],
        },
        {
          ask: raw`Find the depth of the water when the ${thing.replace(/^An? /, '')} is half full, as a percentage of its whole height.`,
          answer: raw`$${significant(100 / Math.SQRT2)}\,\%$`,
          solution: raw`The volume is proportional to $h^2$, so half of it needs $\dfrac{1}{\sqrt{2}}$ of the height: $${significant(100 / Math.SQRT2)}\,\%$, here $${significant(half)}\text{ cm}$. The whole volume is $${significant(full)}\text{ cm}^3$.`,
          marks: [
            raw`M1 quotient of the volumes is the square of that of the depths`,
            raw`A1 $${significant(100 / Math.SQRT2)}\,\%$`,
          ],
          keys: [threeFigures(100 / Math.SQRT2)],
        },
      ],
    }),
  check: ({ k, goal, top }, { height, full, half }) => {
    assertClose(
      integrate((y) => (Math.PI * y) / k, 0, height),
      goal,
      'volume to this height',
    );
    assertClose(integrate((y) => (Math.PI * y) / k, 0, half) * 2, full, 'half');
    assert.ok(height < top);
  },
});

const aboutBoth = defineTemplate({
  key: 'aa-hl-volume-about-both-axes',
  calculatorAllowed: false,
  placements: higher('5.17', 1),
  variants: [{ n: 2 }, { n: 3 }, { n: 4 }, { n: 5 }],
  solve: ({ n }) => {
    // y = a x^n from 0 to 1 about the x-axis: π a² / (2n + 1); the same arc about the y-axis, 0 <= y <= a: π a n / (n + 2).
    return { xVolume: 1 / (2 * n + 1), yN: n, yD: n + 2, aN: n * (2 * n + 1), aD: n + 2 };
  },
  write: ({ n }, { yN, yD, aN, aD }) => {
    const squared = n === 2 ? raw`\dfrac{y}{a}` : raw`\left(\dfrac{y}{a}\right)^{${fraction(2, n)}}`;
    return inParts({
      stem: raw`Let $a > 0$. The arc of the curve $y = ax^${n}$ with $0 \le x \le 1$ is rotated through $2\pi$, once about the $x$-axis and once about the $y$-axis. The solids lie between the arc and the axis of rotation, and have the volumes $V_x$ and $V_y$.`,
      hint: 'Which variable runs along each of the axes, and between which values?',
      parts: [
        {
          ask: raw`Find $V_x$ in terms of $a$.`,
          answer: raw`$\frac{\pi a^2}{${2 * n + 1}}$`,
          solution: raw`$V_x = \pi\displaystyle\int_0^1 a^2x^{${2 * n}}\,\mathrm{d}x = \frac{\pi a^2}{${2 * n + 1}}$.`,
          marks: [raw`M1 $\pi\int y^2\,\mathrm{d}x$`, raw`A1 $\frac{\pi a^2}{${2 * n + 1}}$`],
          keys: [{ kind: 'expression', value: `pi a^2/${2 * n + 1}` }],
        },
        {
          ask: raw`Find $V_y$ in terms of $a$.`,
          answer: raw`$${fraction(yN, yD)}\pi a$`,
          solution: raw`$y$ runs from $0$ to $a$, and $x^2 = ${squared}$. So $V_y = \pi\displaystyle\int_0^a ${squared}\,\mathrm{d}y = ${fraction(yN, yD)}\pi a$.`,
          marks: [
            raw`M1 $\pi\int x^2\,\mathrm{d}y$`,
            raw`A1 $x^2 = ${squared}$ and the limits $0$ and $a$`,
            raw`A1 $${fraction(yN, yD)}\pi a$ (limits $0$ and $1$ lose both A marks; accept equal forms)`,
          ],
          keys: [{ kind: 'expression', value: `${yN}/${yD} pi a` }],
        },
        {
          ask: raw`Find the value of $a$ for which the two volumes are equal.`,
          answer: raw`$a = ${fraction(aN, aD)}$`,
          solution: raw`$\dfrac{a^2}{${2 * n + 1}} = ${fraction(yN, yD)}a$ with $a > 0$ gives $a = ${fraction(aN, aD)}$.`,
          marks: ['(M1) equal volumes', raw`A1 $a = ${fraction(aN, aD)}$ (FT their volumes)`],
          keys: [exact(aN / aD)],
        },
        {
          ask: raw`State which of the two volumes is greater for very small values of $a$, with a reason.`,
          answer: raw`$V_y$, because $a^2$ is much smaller than $a$.`,
          solution: raw`$V_x$ is proportional to $a^2$ and $V_y$ to $a$. For small $a$ the square is much smaller, so $V_y$ is greater.`,
          marks: [raw`R1 $V_y$, since $a^2$ is small compared with $a$`],
        },
      ],
    });
  },
  check: ({ n }, { aN, aD }) => {
    const a = aN / aD;
    const about = integrate((x) => Math.PI * (a * x ** n) ** 2, 0, 1);
    // About the y-axis by shells: the cylinder without what lies under the arc.
    const other = Math.PI * a - integrate((x) => 2 * Math.PI * x * a * x ** n, 0, 1);
    assertClose(about, other, 'equal volumes');
  },
});

const cap = defineTemplate({
  key: 'aa-hl-volume-of-a-spherical-cap',
  calculatorAllowed: false,
  placements: higher('5.17', 1),
  variants: [
    { r: 3, h: 1 },
    { r: 5, h: 3 },
    { r: 6, h: 3 },
    { r: 4, h: 2 },
  ],
  solve: ({ r, h }) => ({
    n: h * h * (3 * r - h),
    d: 3,
    volume: (Math.PI * h * h * (3 * r - h)) / 3,
    share: (h * h * (3 * r - h)) / (4 * r ** 3),
    shareN: h * h * (3 * r - h),
    shareD: 4 * r ** 3,
  }),
  write: ({ r, h }, { n, volume, shareN, shareD }) => {
    const tex = raw`${fraction(n, 3)}\pi`;
    return inParts({
      stem: raw`The circle $x^2 + y^2 = r^2$ is rotated about the $x$-axis to make a sphere. A plane perpendicular to this axis cuts off a cap of height $h$, where $0 < h \le r$.`,
      hint: 'Between which two values does the axis run through the cap?',
      parts: [
        {
          ask: raw`Write down an integral for the volume of the cap.`,
          answer: raw`$\pi\displaystyle\int_{r - h}^{r} (r^2 - x^2)\,\mathrm{d}x$`,
          solution: raw`The cap lies between $x = r - h$ and $x = r$, and there $y^2 = r^2 - x^2$: $V = \pi\displaystyle\int_{r - h}^{r} (r^2 - x^2)\,\mathrm{d}x$.`,
          marks: [raw`A1 $\pi(r^2 - x^2)$`, raw`A1 limits $r - h$ and $r$`],
        },
        {
          ask: raw`Hence show that its volume is $\frac{1}{3}\pi h^2(3r - h)$.`,
          answer: raw`$\frac{1}{3}\pi h^2(3r - h)$`,
          solution: raw`$V = \pi\left[r^2x - \frac{1}{3}x^3\right]_{r - h}^{r} = \pi\left(r^2h - \frac{1}{3}\left(r^3 - (r - h)^3\right)\right)$. Since $r^3 - (r - h)^3 = 3r^2h - 3rh^2 + h^3$, $V = \pi\left(rh^2 - \frac{1}{3}h^3\right) = \frac{1}{3}\pi h^2(3r - h)$.`,
          marks: [
            raw`A1 $r^2x - \frac{1}{3}x^3$`,
            'M1 substitutes both limits',
            raw`A1 $r^3 - (r - h)^3 = 3r^2h - 3rh^2 + h^3$ (numbers in place of the letters lose the A marks)`,
            'AG the given result',
          ],
        },
        {
          ask: raw`A ball of radius $${r}\text{ cm}$ floats so that a cap of height $${h}\text{ cm}$ lies above the water. Find the exact volume of this cap, and the fraction of the ball that it is.`,
          answer: raw`$${tex}\text{ cm}^3$; $${fraction(shareN, shareD)}$`,
          solution: raw`$\frac{1}{3}\pi \times ${h}^2(3 \times ${r} - ${h}) = ${tex}\text{ cm}^3$. The ball has the volume $\frac{4}{3}\pi \times ${r}^3$, so the fraction is $${fraction(shareN, shareD)}$.`,
          marks: [
            raw`A1 $${tex}\text{ cm}^3$`,
            raw`M1 quotient with $\frac{4}{3}\pi r^3$`,
            raw`A1 $${fraction(shareN, shareD)}$ (FT their volume)`,
          ],
          keys: [
            { ...inExactForm(volume, tex, undefined, 'cm^3'), label: 'Volume' },
            { ...exact(shareN / shareD), label: 'Fraction' },
          ],
        },
        {
          ask: raw`Verify that the formula gives half of a sphere for $h = r$.`,
          answer: raw`$\frac{2}{3}\pi r^3$`,
          solution: raw`$\frac{1}{3}\pi r^2(3r - r) = \frac{2}{3}\pi r^3$, half of $\frac{4}{3}\pi r^3$.`,
          marks: [raw`A1 $\frac{2}{3}\pi r^3$`],
        },
      ],
    });
  },
  check: ({ r, h }, { volume, share }) => {
    assertClose(
      integrate((x) => Math.PI * (r * r - x * x), r - h, r),
      volume,
      'volume by slices',
    );
    assertClose(volume / ((4 / 3) * Math.PI * r ** 3), share, 'share');
  },
});

export const chanceAndVolumesHl: readonly QuestionTemplate[] = [
  prior,
  twoTests,
  whichCoin,
  tent,
  inEllipse,
  vase,
  aboutBoth,
  cap,
];
