import assert from 'node:assert/strict';
import { assertClose } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { exact, higher, raw, threeFigures } from '../writing.ts';

/** Paper 3: interest that is added more and more often, and the number e. */

export const compoundGrowth = defineTemplate({
  key: 'aa-hl-investigation-compound-growth',
  calculatorAllowed: true,
  placements: higher('5.13', 3, ['1.9', '1.4', '5.19']),
  variants: [
    { periods: 12, word: 'month', rate: 6, sum: 5000, years: 10, within: 0.001 },
    { periods: 4, word: 'quarter', rate: 8, sum: 2000, years: 15, within: 0.002 },
    { periods: 2, word: 'half-year', rate: 5, sum: 8000, years: 20, within: 0.0005 },
  ],
  solve: ({ periods, rate, sum, years, within }) => {
    const often = (count: number) => (1 + 1 / count) ** count;
    let n = 1;
    while (Math.E / (2 * n) >= within) n += 1;
    const discrete = sum * (1 + rate / (100 * periods)) ** (periods * years);
    const continuous = sum * Math.exp((rate * years) / 100);
    return { twelve: often(12), effective: 100 * (Math.exp(rate / 100) - 1), discrete, continuous, n };
  },
  write: ({ periods, word, rate, sum, years, within }, { twelve, effective, discrete, continuous, n }) =>
    inParts({
      stem: raw`*In this question you will investigate what becomes of an investment when interest is added more and more often.*

One euro is invested for one year at a rate of $100\,\%$, which is shared out over $n$ equal periods. At the end of the year it has grown to $a_n = \left(1 + \dfrac{1}{n}\right)^n$ euros.`,
      hint: 'Which part of each term of the expansion depends on $n$, and what happens to it as $n$ grows?',
      parts: [
        {
          ask: raw`Write down the value of $a_2$, and of $a_{12}$ to three significant figures.`,
          answer: raw`$a_2 = 2.25$, $a_{12} = ${significant(twelve)}$`,
          solution: raw`$a_2 = 1.5^2 = 2.25$ and $a_{12} = \left(1 + \dfrac{1}{12}\right)^{12} = ${significant(twelve)}$.`,
          marks: ['A1 $2.25$', `A1 $${significant(twelve)}$`],
          keys: [
            { label: '$a_2 =$', ...exact(2.25) },
            { label: '$a_{12} =$', ...threeFigures(twelve) },
          ],
        },
        {
          ask: raw`Show that the term with $\dfrac{1}{n^k}$ in the binomial expansion of $a_n$ is $\dfrac{1}{k!}\left(1 - \dfrac{1}{n}\right)\left(1 - \dfrac{2}{n}\right)\cdots\left(1 - \dfrac{k - 1}{n}\right)$ for $2 \le k \le n$.`,
          answer: 'As given.',
          solution: raw`The term is ${'$'}\dbinom{n}{k}\dfrac{1}{n^k} = \dfrac{n(n - 1)\cdots(n - k + 1)}{k!\,n^k}$. Each of the $k$ factors of the numerator is divided by one $n$: the first gives 1, the others $1 - \dfrac{1}{n}$ up to $1 - \dfrac{k - 1}{n}$.`,
          marks: [
            raw`M1 $\binom{n}{k}\frac{1}{n^k}$`,
            raw`A1 $\frac{n(n - 1)\cdots(n - k + 1)}{k!\,n^k}$`,
            'M1 divides each factor by $n$',
            'A1 the first factor becomes 1',
            'AG the stated term',
          ],
        },
        {
          ask: raw`Hence explain why $a_{n+1} > a_n$.`,
          answer: raw`Each term grows with $n$, and one is added.`,
          solution: raw`When $n$ grows, each fraction $\frac{j}{n}$ becomes smaller, so each factor $1 - \frac{j}{n}$ and each term with $k \ge 2$ becomes greater, while the first two terms stay at 1. Besides, $a_{n+1}$ has one positive term more.`,
          marks: [
            'R1 each factor increases with $n$',
            'A1 so each term with $k \\ge 2$ increases, and the first two stay the same',
            'R1 $a_{n+1}$ has a further positive term',
          ],
        },
        {
          ask: raw`Show that $a_n < 1 + 1 + \dfrac{1}{2} + \dfrac{1}{2^2} + \dots + \dfrac{1}{2^{n-1}}$ for $n \ge 3$, and deduce that $a_n < 3$.`,
          answer: 'As given.',
          solution: raw`The factors in part (b) are less than 1, so the term is less than $\dfrac{1}{k!}$. As $k! = 2 \times 3 \times \dots \times k \ge 2^{k-1}$, it is less than $\dfrac{1}{2^{k-1}}$. The geometric series adds up to less than $\dfrac{1}{1 - \frac{1}{2}} = 2$, so $a_n < 1 + 2 = 3$.`,
          marks: [
            raw`A1 each term is less than $\frac{1}{k!}$`,
            raw`R1 $k! \ge 2^{k-1}$`,
            'M1 sum to infinity of the geometric series',
            'A1 $1 + 2 = 3$',
            'AG $a_n < 3$',
          ],
        },
        {
          ask: raw`Use l'Hôpital's rule to show that $\displaystyle\lim_{x \to 0}\frac{\ln(1 + rx)}{x} = r$, where $r$ is a constant.`,
          answer: 'As given.',
          solution: raw`Numerator and denominator tend to 0. Their derivatives are $\dfrac{r}{1 + rx}$ and 1, so the limit is $\dfrac{r}{1 + 0} = r$.`,
          marks: [
            raw`R1 the form is $\frac{0}{0}$`,
            raw`A1 derivative $\frac{r}{1 + rx}$`,
            'A1 lets $x$ tend to 0',
            'AG the limit',
          ],
        },
        {
          joined: true,
          ask: raw`Deduce that $\displaystyle\lim_{n \to \infty}\left(1 + \frac{r}{n}\right)^n = \mathrm{e}^r$.`,
          answer: 'As given.',
          solution: raw`With $x = \dfrac{1}{n}$ the logarithm is $n\ln\left(1 + \dfrac{r}{n}\right) = \dfrac{\ln(1 + rx)}{x}$, which tends to $r$ as $n$ grows. The exponential function is continuous, so the power tends to $\mathrm{e}^r$.`,
          marks: [
            'M1 takes the logarithm',
            raw`A1 puts $x = \frac{1}{n}$, so that part (e)(i) applies`,
            'R1 the exponential function is continuous',
            'AG the limit',
          ],
        },
        {
          ask: raw`A bank offers $${rate}\,\%$ a year. Find the percentage by which a sum grows in one year when interest is added continuously.`,
          answer: raw`$${significant(effective)}\,\%$`,
          solution: raw`In a year the sum is multiplied by $\mathrm{e}^{${rate / 100}}$, so it grows by $${significant(effective)}\,\%$.`,
          marks: [raw`A1 $${significant(effective)}\,\%$`],
          keys: [threeFigures(effective)],
        },
        {
          joined: true,
          ask: raw`An amount of $${sum}$ euros is invested for ${years} years. Find how much more it earns with continuous interest than with interest added every ${word}.`,
          answer: raw`$${significant(continuous - discrete)}$ euros`,
          solution: raw`Continuously it becomes $${sum}\mathrm{e}^{${(rate * years) / 100}} = ${continuous.toFixed(2)}$ euros, and with $${periods}$ periods a year $${sum}\left(1 + \dfrac{${rate / 100}}{${periods}}\right)^{${periods * years}} = ${discrete.toFixed(2)}$ euros. The difference is $${significant(continuous - discrete)}$ euros.`,
          marks: [
            raw`A1 $${continuous.toFixed(2)}$`,
            raw`A1 $${discrete.toFixed(2)}$`,
            raw`A1 $${significant(continuous - discrete)}$ euros (FT their two amounts; rounding them first to whole euros costs this mark)`,
          ],
          keys: [{ value: continuous - discrete, tolerance: 0.02 * (continuous - discrete) }],
        },
        {
          ask: raw`Use the Maclaurin series of $\ln(1 + x)$ to show that $n\ln\left(1 + \dfrac{1}{n}\right) \approx 1 - \dfrac{1}{2n}$ for large $n$, and hence that $\mathrm{e} - a_n \approx \dfrac{\mathrm{e}}{2n}$.`,
          answer: 'As given.',
          solution: raw`$\ln(1 + x) \approx x - \dfrac{x^2}{2}$ with $x = \dfrac{1}{n}$, times $n$, gives $1 - \dfrac{1}{2n}$. So $a_n \approx \mathrm{e}^{1 - \frac{1}{2n}} = \mathrm{e} \times \mathrm{e}^{-\frac{1}{2n}} \approx \mathrm{e}\left(1 - \dfrac{1}{2n}\right)$, and the difference from $\mathrm{e}$ is about $\dfrac{\mathrm{e}}{2n}$.`,
          marks: [
            raw`M1 $x - \frac{x^2}{2}$`,
            raw`A1 $x = \frac{1}{n}$ and multiplied by $n$`,
            raw`M1 $a_n \approx \mathrm{e} \times \mathrm{e}^{-\frac{1}{2n}}$`,
            raw`A1 $\mathrm{e}^{-\frac{1}{2n}} \approx 1 - \frac{1}{2n}$`,
            'AG both approximations',
          ],
        },
        {
          ask: raw`Use part (g) to estimate the least $n$ for which $\mathrm{e} - a_n < ${within}$.`,
          answer: `$n = ${n}$`,
          solution: raw`$\dfrac{\mathrm{e}}{2n} < ${within}$ for $n > \dfrac{\mathrm{e}}{${2 * within}} = ${(Math.E / (2 * within)).toFixed(1)}$, so $n = ${n}$.`,
          marks: [`A1 $n = ${n}$`],
          keys: [exact(n)],
        },
      ],
    }),
  check: ({ periods, rate, sum, years, within }, { twelve, effective, discrete, continuous, n }) => {
    let amount = sum;
    for (let i = 0; i < periods * years; i++) amount += (amount * rate) / 100 / periods;
    assertClose(amount, discrete, 'period by period');
    let often = sum;
    for (let i = 0; i < 1_000_000; i++) often *= 1 + (rate * years) / 100 / 1_000_000;
    assertClose(often, continuous, 'a million periods', 1e-5);
    assertClose(twelve, 13 ** 12 / 12 ** 12, 'a12');
    assertClose(Math.log(1 + effective / 100), rate / 100, 'effective rate');
    const gap = (count: number) => Math.E - (1 + 1 / count) ** count;
    assert.ok(Math.abs(gap(n) - within) < 0.02 * within);
  },
});
