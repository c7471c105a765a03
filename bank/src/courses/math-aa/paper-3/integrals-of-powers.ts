import assert from 'node:assert/strict';
import { form, inForms } from '../../../forms.ts';
import { assertClose, integrate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { fraction, significant } from '../../../tex.ts';
import { piMultiple } from '../exact-values.ts';
import { exact, higher, raw, slip, threeFigures } from '../writing.ts';

/** Long investigations for paper 3 of HL, of 25 to 30 marks each, with calculator. */

/** `p e + q` as printed, without a factor of one. */
const withE = (p: number, q: number) => `${p === 1 ? '' : p === -1 ? '-' : p}e ${q < 0 ? '-' : '+'} ${Math.abs(q)}`;

const reduction = inForms(
  { key: 'aa-hl-investigation-reduction', calculatorAllowed: true, placements: higher('5.16', 3, ['1.15']) },
  [
    form({
      variants: [{ m: 3 }, { m: 4 }, { m: 5 }, { m: 6 }],
      // J_n = p_n e + q_n, with J_n = e - n J_(n-1)
      solve: ({ m }) => {
        const rows = [{ p: 1, q: -1 }];
        for (let n = 1; n <= m; n++) {
          const { p, q } = rows[n - 1] ?? { p: 0, q: 0 };
          rows.push({ p: 1 - n * p, q: -n * q });
        }
        const last = rows[m] ?? { p: 0, q: 0 };
        return { rows, value: last.p * Math.E + last.q };
      },
      write: ({ m }, { rows, value }) => {
        const shown = rows.map(({ p, q }, n) => `J_${n} = ${n === 1 ? '1' : withE(p, q)}`);
        const last = rows[m] ?? { p: 0, q: 0 };
        return inParts({
          stem: raw`*In this question you will investigate integrals of powers of the logarithm.*

For every integer $n \ge 0$ let $J_n = \displaystyle\int_1^e (\ln x)^n\,\mathrm{d}x$.`,
          hint: 'Each of these integrals leads to the one before.',
          parts: [
            {
              ask: raw`Find the exact values of $J_0$ and $J_1$.`,
              answer: '$J_0 = e - 1$, $J_1 = 1$',
              solution: raw`$J_0 = \displaystyle\int_1^e 1\,\mathrm{d}x = e - 1$. By parts with $u = \ln x$: $J_1 = \big[x\ln x\big]_1^e - \displaystyle\int_1^e 1\,\mathrm{d}x = e - (e - 1) = 1$.`,
              marks: ['A1 $J_0 = e - 1$', 'M1 by parts', 'A1 $J_1 = 1$'],
              keys: [
                { kind: 'number', label: '$J_0 =$', value: Math.E - 1, tolerance: 0.005, exact: 'e - 1', form: 'exact' },
                { kind: 'number', label: '$J_1 =$', ...exact(1) },
              ],
            },
            {
              ask: raw`Show that $J_n = e - nJ_{n - 1}$ for $n \ge 1$.`,
              answer: 'As given.',
              solution: raw`By parts with $u = (\ln x)^n$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = 1$: $J_n = \big[x(\ln x)^n\big]_1^e - \displaystyle\int_1^e x \times n(\ln x)^{n - 1} \times \frac{1}{x}\,\mathrm{d}x = e - nJ_{n - 1}$.`,
              marks: [
                'M1 by parts with $u = (\\ln x)^n$',
                'A1 derivative of $u$',
                'A1 first term equal to $e$',
                'A1 cancels $x$',
                'AG the stated formula',
              ],
            },
            {
              ask: raw`Hence find the exact value of $J_{${m}}$, showing all the values before it.`,
              answer: `$J_${m} = ${withE(last.p, last.q)}$`,
              solution: `Step by step: $${shown.slice(1).join('$, $')}$.`,
              marks: ['M1 uses the formula repeatedly', 'A1 correct values before', `A1 $${withE(last.p, last.q)}$`],
              keys: [{ kind: 'expression', value: withE(last.p, last.q) }],
            },
            {
              ask: raw`Write down the value of $J_{${m}}$ to three significant figures.`,
              answer: `$${significant(value)}$`,
              solution: raw`$${withE(last.p, last.q)} = ${significant(value)}$, as the calculator finds for the integral too.`,
              marks: [`A1 $${significant(value)}$`],
              keys: [threeFigures(value)],
            },
            {
              ask: raw`Explain why $0 < J_{n + 1} < J_n$ for all $n$.`,
              answer: raw`For $1 < x < e$ the logarithm lies between 0 and 1.`,
              solution: raw`For $1 < x < e$ we have $0 < \ln x < 1$, so $0 < (\ln x)^{n + 1} < (\ln x)^n$. The same order holds for the integrals.`,
              marks: [raw`R1 $0 < \ln x < 1$`, 'A1 order of the powers', 'R1 order of the integrals'],
            },
            {
              ask: raw`Use parts (b) and (e) to show that $\dfrac{e}{n + 2} < J_n < \dfrac{e}{n + 1}$, and deduce $\displaystyle\lim_{n \to \infty} nJ_n$.`,
              answer: '$e$',
              solution: raw`$J_{n + 1} = e - (n + 1)J_n > 0$ gives $J_n < \dfrac{e}{n + 1}$. And $J_{n + 1} < J_n$ gives $e - (n + 1)J_n < J_n$, so $J_n > \dfrac{e}{n + 2}$. Multiplied by $n$, both bounds $\dfrac{ne}{n + 2}$ and $\dfrac{ne}{n + 1}$ tend to $e$, and so does $nJ_n$.`,
              marks: [
                'M1 $J_{n + 1} > 0$',
                'A1 upper bound',
                'M1 $J_{n + 1} < J_n$',
                'A1 lower bound',
                'A1 the limit is $e$, as both bounds tend to it',
              ],
              keys: [{ value: Math.E, tolerance: 0.005, exact: 'e', form: 'exact' }],
            },
            {
              ask: raw`Prove by induction that $J_n = p_ne + (-1)^{n + 1}\,n!$ with an integer $p_n$, for all $n \ge 0$.`,
              answer: 'As given.',
              solution: raw`For $n = 0$: $J_0 = e - 1$, with $p_0 = 1$, and the second term, with the factorial of zero, is $-1$. Assume it for $n = k$. Then $J_{k + 1} = e - (k + 1)\left(p_ke + (-1)^{k + 1}k!\right) = \left(1 - (k + 1)p_k\right)e + (-1)^{k + 2}(k + 1)!$. As $p_{k + 1} = 1 - (k + 1)p_k$ is an integer, this is the statement for $n = k + 1$. It holds for $n = 0$ and passes from each $n$ to the next, so it holds for all $n \ge 0$.`,
              marks: [
                'A1 true for $n = 0$',
                'M1 assumes it for $n = k$',
                'M1 uses part (b)',
                'A1 $(-1)^{k + 2}(k + 1)!$',
                'A1 $p_{k + 1} = 1 - (k + 1)p_k$, an integer',
                'R1 conclusion that names both steps',
                'AG the statement',
              ],
            },
          ],
        });
      },
      check: ({ m }, { rows, value }) => {
        rows.forEach(({ p, q }, n) => {
          assertClose(
            integrate((x) => Math.log(x) ** n, 1, Math.E),
            p * Math.E + q,
            `integral ${n}`,
            1e-7,
          );
        });
        assert.equal(rows.length, m + 1);
        assert.ok(value > Math.E / (m + 2) && value < Math.E / (m + 1));
      },
    }),
    form({
      variants: [{ m: 4 }, { m: 6 }, { m: 5 }, { m: 7 }],
      solve: ({ m }) => {
        let [top, bottom] = [1, 1];
        for (let n = m; n >= 2; n -= 2) [top, bottom] = [top * (n - 1), bottom * n];
        const even = m % 2 === 0;
        const large = 20 * m;
        let product = large % 2 === 0 ? Math.PI / 2 : 1;
        for (let n = large % 2 === 0 ? 2 : 3; n <= large; n += 2) product *= (n - 1) / n;
        return {
          top,
          bottom,
          even,
          value: (top / bottom) * (even ? Math.PI / 2 : 1),
          large,
          product,
          approx: Math.sqrt(Math.PI / (2 * large)),
        };
      },
      write: ({ m }, { top, bottom, even, value, large, product, approx }) => {
        const tex = even ? piMultiple(top, 2 * bottom) : fraction(top, bottom);
        return inParts({
          stem: raw`*In this question you will investigate integrals of powers of the sine, and what they say about $\pi$.*

For every integer $n \ge 0$ let $W_n = \displaystyle\int_0^{\frac{\pi}{2}} \sin^n x\,\mathrm{d}x$.`,
          hint: raw`Which factor of $\sin^n x$ can be integrated on its own?`,
          parts: [
            {
              ask: raw`Calculate the values of $W_0$ and $W_1$.`,
              answer: raw`$W_0 = \frac{\pi}{2}$, $W_1 = 1$`,
              solution: raw`$W_0 = \frac{\pi}{2}$, and $W_1 = \big[-\cos x\big]_0^{\pi/2} = 1$.`,
              marks: [raw`A1 $\frac{\pi}{2}$`, 'A1 $1$'],
              keys: [
                {
                  kind: 'number',
                  label: '$W_0 =$',
                  value: Math.PI / 2,
                  tolerance: 0.005,
                  exact: raw`\frac{\pi}{2}`,
                  form: 'exact',
                },
                { kind: 'number', label: '$W_1 =$', ...exact(1) },
              ],
            },
            {
              ask: raw`Use integration by parts to show that $nW_n = (n - 1)W_{n - 2}$ for $n \ge 2$.`,
              answer: 'As given.',
              solution: raw`With $u = \sin^{n - 1}x$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = \sin x$: $W_n = \big[-\sin^{n - 1}x\cos x\big]_0^{\pi/2} + (n - 1)\displaystyle\int_0^{\frac{\pi}{2}} \sin^{n - 2}x\cos^2 x\,\mathrm{d}x$. The bracket is zero, and $\cos^2 x = 1 - \sin^2 x$ gives $W_n = (n - 1)(W_{n - 2} - W_n)$. Collecting, $nW_n = (n - 1)W_{n - 2}$.`,
              marks: [
                'M1 by parts',
                'A1 derivative of $u$',
                'A1 bracket equal to zero',
                raw`M1 $\cos^2 x = 1 - \sin^2 x$`,
                'A1 collects $W_n$',
                'AG the stated formula',
              ],
            },
            {
              ask: raw`Hence find the exact value of $W_{${m}}$.`,
              answer: `$${tex}$`,
              solution: raw`Going down in steps of two to $W_${even ? 0 : 1}$: $W_{${m}} = ${Array.from({ length: Math.floor(m / 2) }, (_, i) => raw`\frac{${m - 2 * i - 1}}{${m - 2 * i}}`).join(raw` \times `)} \times ${even ? raw`\frac{\pi}{2}` : '1'} = ${tex}$.`,
              marks: ['M1 uses the formula repeatedly', 'A1 correct factors', `A1 $${tex}$`],
              keys: [even ? { value, tolerance: value * 0.005, exact: tex, form: 'exact' } : exact(value)],
            },
            {
              ask: raw`Explain why $W_{n + 1} < W_n$ for all $n$.`,
              answer: raw`$0 < \sin x < 1$ within the interval.`,
              solution: raw`For $0 < x < \frac{\pi}{2}$, $0 < \sin x < 1$, so $\sin^{n + 1}x < \sin^n x$, and the integrals have the same order.`,
              marks: [raw`R1 $0 < \sin x < 1$`, 'R1 order of the integrals'],
            },
            {
              ask: raw`Prove by induction that $nW_nW_{n - 1} = \dfrac{\pi}{2}$ for all $n \in \mathbb{Z}^+$.`,
              answer: 'As given.',
              solution: raw`For $n = 1$: $1 \times W_1 \times W_0 = \frac{\pi}{2}$. Assume it for $n = k$. By part (b), $(k + 1)W_{k + 1} = kW_{k - 1}$, so $(k + 1)W_{k + 1}W_k = kW_{k - 1}W_k = \frac{\pi}{2}$. This is the statement for $n = k + 1$. As it holds for $n = 1$ and passes from each $n$ to the next, it holds for all positive integers.`,
              marks: [
                'A1 true for $n = 1$',
                'M1 assumes it for $n = k$',
                'M1 uses part (b) for $n = k + 1$',
                'A1 statement for $n = k + 1$',
                'R1 conclusion that names both steps',
                'AG the statement',
              ],
            },
            {
              ask: raw`Use parts (b) and (d) to show that $\dfrac{n - 1}{n} < \dfrac{W_n}{W_{n - 1}} < 1$ for $n \ge 2$, and deduce $\displaystyle\lim_{n \to \infty} \frac{W_n}{W_{n - 1}}$.`,
              answer: '$1$',
              solution: raw`$W_n < W_{n - 1}$ gives the upper bound. As $W_{n - 1} < W_{n - 2}$, $\dfrac{W_n}{W_{n - 1}} > \dfrac{W_n}{W_{n - 2}} = \dfrac{n - 1}{n}$. Both bounds tend to 1, so the limit is 1.`,
              marks: [
                'A1 upper bound',
                'M1 $W_{n - 1} < W_{n - 2}$',
                'A1 lower bound',
                'R1 both bounds tend to 1, so the limit is 1',
              ],
              keys: [exact(1)],
            },
            {
              ask: raw`Deduce that $W_n$ is close to $\sqrt{\dfrac{\pi}{2n}}$ for large $n$, and calculate the percentage error of this approximation for $n = ${large}$, where $W_{${large}} = ${significant(product, 6)}$.`,
              answer: raw`$${significant((100 * (approx - product)) / product)}\,\%$`,
              solution: raw`For large $n$, $W_{n - 1}$ is nearly $W_n$, so part (e) says $nW_n^2 \approx \frac{\pi}{2}$. For $n = ${large}$: $\sqrt{\dfrac{\pi}{${2 * large}}} = ${significant(approx, 6)}$, which is $${significant((100 * (approx - product)) / product)}\,\%$ too large.`,
              marks: [
                raw`M1 $nW_n^2 \approx \frac{\pi}{2}$`,
                'A1 solves for $W_n$',
                `A1 $${significant(approx, 4)}$`,
                raw`A1 $${significant((100 * (approx - product)) / product)}\,\%$`,
              ],
              keys: [{ value: (100 * (approx - product)) / product, tolerance: (5 * (approx - product)) / product, unit: '%' }],
            },
          ],
        });
      },
      check: ({ m }, { value, large, product }) => {
        const W = (n: number) => integrate((x) => Math.sin(x) ** n, 0, Math.PI / 2, 4_000);
        assertClose(W(m), value, 'value', 1e-9);
        assertClose(W(large), product, 'large exponent', 1e-9);
        assertClose(m * W(m) * W(m - 1), Math.PI / 2, 'product', 1e-9);
      },
    }),
  ],
);

const waiting = inForms(
  {
    key: 'aa-hl-investigation-waiting',
    calculatorAllowed: true,
    placements: higher('4.7', 3, ['1.8', '4.11']),
  },
  [
    form({
      variants: [
        { s: 6, thing: 'a fair six-sided die is rolled', one: 'roll', many: 'rolls', what: 'a six', all: 'all six faces' },
        {
          s: 4,
          thing: 'a fair spinner with four colours is spun',
          one: 'spin',
          many: 'spins',
          what: 'red',
          all: 'all four colours',
        },
        {
          s: 8,
          thing: 'packets are opened, each of which holds one of eight kinds of sticker with equal probabilities',
          one: 'packet',
          many: 'packets',
          what: 'the golden sticker',
          all: 'all eight kinds',
        },
        {
          s: 10,
          thing: 'random digits from 0 to 9 are drawn, all equally likely,',
          one: 'draw',
          many: 'draws',
          what: 'a zero',
          all: 'all ten digits',
        },
      ],
      solve: ({ s }) => {
        const q = (s - 1) / s;
        const sum = Array.from({ length: s }, (_, i) => 1 / (i + 1)).reduce((a, b) => a + b, 0);
        const atOnce = Array.from({ length: s }, (_, i) => (i + 1) / s).reduce((a, b) => a * b, 1);
        return { q, least: Math.ceil(Math.log(0.05) / Math.log(q)), ratio: Math.log(0.05) / Math.log(q), total: s * sum, atOnce };
      },
      write: ({ s, thing, one, many, what, all }, { q, least, ratio, total, atOnce }) => {
        const [p, qTex] = [fraction(1, s), fraction(s - 1, s)];
        return inParts({
          stem: raw`*In this question you will investigate how long one has to wait for something that happens by chance.*

Repeatedly, ${thing}. The results are independent. Let $X$ be the number of the ${one} at which ${what} appears for the first time.`,
          hint: 'Everything before the first success is a failure.',
          parts: [
            {
              ask: raw`Calculate $\mathrm{P}(X = 1)$, $\mathrm{P}(X = 2)$ and $\mathrm{P}(X = 3)$, and write down $\mathrm{P}(X = n)$.`,
              answer: raw`$${p}$, $${fraction(s - 1, s * s)}$, $${fraction((s - 1) ** 2, s ** 3)}$; $${p}\left(${qTex}\right)^{n - 1}$`,
              solution: raw`A success at once has the probability $${p}$; one failure before gives $${qTex} \times ${p} = ${fraction(s - 1, s * s)}$, two failures $${fraction((s - 1) ** 2, s ** 3)}$. In general $\mathrm{P}(X = n) = ${p}\left(${qTex}\right)^{n - 1}$.`,
              marks: [
                `A1 $${p}$`,
                `A1 $${fraction(s - 1, s * s)}$ and $${fraction((s - 1) ** 2, s ** 3)}$`,
                raw`A1 $${p}\left(${qTex}\right)^{n - 1}$`,
              ],
              keys: [{ kind: 'set', values: [p, fraction(s - 1, s * s), fraction((s - 1) ** 2, s ** 3)], ordered: true }],
            },
            {
              ask: 'Show that all these probabilities add up to 1.',
              answer: 'As given.',
              solution: raw`They form a geometric sequence with first term $${p}$ and common ratio $${qTex}$, which is less than 1. The sum to infinity is $\dfrac{${p}}{1 - ${qTex}} = 1$.`,
              marks: ['R1 geometric with a ratio less than 1', raw`M1 $\frac{u_1}{1 - r}$`, 'A1 equal to 1'],
            },
            {
              ask: raw`Explain why $\mathrm{P}(X > n) = \left(${qTex}\right)^n$, and determine the least $n$ for which $\mathrm{P}(X \le n) > 0.95$.`,
              answer: `$n = ${least}$`,
              solution: raw`$X > n$ means that the first $n$ results are failures. $1 - \left(${qTex}\right)^n > 0.95$ means $\left(${qTex}\right)^n < 0.05$, so $n > \dfrac{\ln 0.05}{\ln ${qTex}} = ${significant(ratio, 4)}$, and the least $n$ is ${least}.`,
              marks: [
                'R1 the first $n$ results are failures',
                raw`M1 $\left(${qTex}\right)^n < 0.05$`,
                `A1 $n > ${significant(ratio, 4)}$`,
                `A1 $n = ${least}$`,
              ],
              keys: [
                {
                  ...exact(least),
                  slips: [slip(least - 1, 'With that many the probability is not yet great enough.', 'rounding')],
                },
              ],
            },
            {
              ask: raw`Show that $\mathrm{P}(X > m + n \mid X > m) = \mathrm{P}(X > n)$, and interpret this in words.`,
              answer: 'Past failures do not make a success more likely.',
              solution: raw`$X > m + n$ implies $X > m$, so the conditional probability is $\left(${qTex}\right)^{m + n} \div \left(${qTex}\right)^m = \left(${qTex}\right)^n$. After $m$ failures the waiting starts again: the failures do not make a success any more likely.`,
              marks: [
                'M1 definition of the conditional probability',
                raw`A1 $\left(${qTex}\right)^{m + n} \div \left(${qTex}\right)^m$`,
                'AG the stated equation',
                'R1 past failures have no influence',
              ],
            },
            {
              ask: raw`By differentiating both sides of $1 + q + q^2 + q^3 + \dots = \dfrac{1}{1 - q}$ for $|q| < 1$, show that $\displaystyle\sum_{n = 1}^{\infty} nq^{n - 1} = \frac{1}{(1 - q)^2}$, and hence that $\mathrm{E}(X) = ${s}$. (You may differentiate the series term by term.)`,
              answer: 'As given.',
              solution: raw`Left: $1 + 2q + 3q^2 + \dots = \displaystyle\sum_{n = 1}^{\infty} nq^{n - 1}$. Right: $\dfrac{1}{(1 - q)^2}$ by the chain rule. With $q = ${qTex}$: $\mathrm{E}(X) = \displaystyle\sum_{n = 1}^{\infty} n \times ${p}q^{n - 1} = ${p} \times \frac{1}{\left(${p}\right)^2} = ${s}$.`,
              marks: [
                'M1 differentiates the series',
                'A1 left-hand side',
                'A1 right-hand side',
                raw`M1 $\mathrm{E}(X) = \sum n\,\mathrm{P}(X = n)$`,
                `A1 substitutes $q = ${qTex}$`,
                `AG $${s}$`,
              ],
            },
            {
              before: `Now the trials continue until ${all} have appeared at least once. Let $T$ be the number of ${many} needed.`,
              ask: raw`Explain why, when $k$ different results have been seen, the expected number of further ${many} until a new one comes is $\dfrac{${s}}{${s} - k}$, and deduce that $\mathrm{E}(T) = ${s}\left(1 + \dfrac{1}{2} + \dots + \dfrac{1}{${s}}\right)$. Find its value to three significant figures.`,
              answer: raw`$\mathrm{E}(T) = ${significant(total)}$`,
              solution: raw`Of the ${s} equally likely results, $${s} - k$ are new, so a new one has the probability $\dfrac{${s} - k}{${s}}$. As in part (e) the expected waiting time is the reciprocal. Adding up for $k = 0, 1, \dots, ${s - 1}$: $${s}\left(\dfrac{1}{${s}} + \dfrac{1}{${s - 1}} + \dots + 1\right) = ${significant(total)}$.`,
              marks: [
                raw`A1 probability $\frac{${s} - k}{${s}}$`,
                'R1 waiting time is the reciprocal, as in part (e)',
                'M1 adds up for all $k$',
                'AG the stated sum',
                `A1 $${significant(total)}$`,
              ],
              keys: [{ ...threeFigures(total), slips: [slip(s, 'That is the waiting time for one of them.')] }],
            },
            {
              ask: raw`By comparing the sum with areas under the graph of $y = \dfrac{1}{x}$, show that $${s}\ln ${s + 1} < \mathrm{E}(T) < ${s}(1 + \ln ${s})$, and verify this for your value.`,
              answer: raw`$${significant(s * Math.log(s + 1))} < ${significant(total)} < ${significant(s * (1 + Math.log(s)))}$`,
              solution: raw`As $\dfrac{1}{x}$ is decreasing, $\dfrac{1}{k} > \displaystyle\int_k^{k + 1} \frac{1}{x}\,\mathrm{d}x$; adding for $k = 1$ to ${s} gives $1 + \dots + \dfrac{1}{${s}} > \ln ${s + 1}$. And $\dfrac{1}{k} < \displaystyle\int_{k - 1}^k \frac{1}{x}\,\mathrm{d}x$ for $k \ge 2$ gives $1 + \dots + \dfrac{1}{${s}} < 1 + \ln ${s}$. Multiplied by ${s}: $${significant(s * Math.log(s + 1))} < ${significant(total)} < ${significant(s * (1 + Math.log(s)))}$.`,
              marks: [
                raw`M1 compares $\frac{1}{k}$ with an integral`,
                'A1 lower bound',
                'A1 upper bound',
                'A1 numerical verification',
              ],
            },
            {
              ask: raw`Calculate the probability that $T = ${s}$, and the probability that the last of the ${s} results alone takes more than ${s} ${many} once all others have been seen.`,
              answer: raw`$${significant(atOnce)}$ and $${significant(q ** s)}$`,
              solution: raw`$T = ${s}$ means that the first ${s} results are all different. They can come in $${s}!$ orders, each with the probability $\left(${p}\right)^{${s}}$: $\dfrac{${s}!}{${s}^{${s}}} = ${significant(atOnce)}$. Waiting for one certain result is what part (c) describes: $\mathrm{P}(X > ${s}) = \left(${qTex}\right)^{${s}} = ${significant(q ** s)}$. Much of $\mathrm{E}(T)$ is spent on the last few results.`,
              marks: [
                raw`M1 $${s}!$ orders, each with $\left(${p}\right)^{${s}}$`,
                `A1 $${significant(atOnce)}$`,
                raw`M1 $\left(${qTex}\right)^{${s}}$ by part (c)`,
                `A1 $${significant(q ** s)}$`,
              ],
              keys: [
                { kind: 'number', label: raw`$T = ${s}$`, ...threeFigures(atOnce) },
                { kind: 'number', label: 'Last result', ...threeFigures(q ** s) },
              ],
            },
          ],
        });
      },
      check: ({ s }, { q, least, total, atOnce }) => {
        // Chain of the numbers of different results seen so far, step by step.
        let state: number[] = Array.from({ length: s + 1 }, (_, k) => (k === 0 ? 1 : 0));
        let expected = 0;
        for (let step = 0; step < 3_000; step++) {
          expected += 1 - (state[s] ?? 0);
          if (step === s) assertClose(state[s] ?? 0, atOnce, 'all different', 1e-12);
          state = state.map((_, k) => ((state[k] ?? 0) * k) / s + (k > 0 ? ((state[k - 1] ?? 0) * (s - k + 1)) / s : 0));
        }
        assertClose(expected, total, 'collecting all', 1e-8);
        assert.ok(1 - q ** least > 0.95 && 1 - q ** (least - 1) <= 0.95);
      },
    }),
  ],
);

/** Further investigations for paper 3. */
export const furtherInvestigations = [reduction, waiting];
