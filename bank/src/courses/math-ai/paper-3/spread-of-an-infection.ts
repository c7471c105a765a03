import assert from 'node:assert/strict';
import { assertClose, bisect, maximise, simulate } from '../../../numeric.ts';
import { inParts } from '../../../question-parts.ts';
import { defineTemplate } from '../../../template.ts';
import { significant } from '../../../tex.ts';
import { hl, labelled, near, prose, toWithin } from '../writing.ts';

/** Paper 3: how an infection spreads, how far it goes, and how it can be stopped. */

export const spreadOfAnInfection = defineTemplate({
  key: 'ai-hl-investigation-infection',
  calculatorAllowed: true,
  placements: [hl('5.16', 3, '5.14')],
  variants: [
    { place: 'a boarding school', people: 800, sick: 4, b: 0.0005, c: 0.2, illness: 'influenza' },
    { place: 'a research ship', people: 200, sick: 2, b: 0.003, c: 0.24, illness: 'a cold' },
    { place: 'a holiday village', people: 1200, sick: 10, b: 0.0004, c: 0.24, illness: 'a stomach infection' },
  ],
  solve: ({ people, sick, b, c }) => {
    const start = people - sick;
    const rows = [{ s: start, i: sick }];
    for (let day = 0; day < 3; day++) {
      const { s, i } = rows[day] as { s: number; i: number };
      rows.push({ s: s - b * s * i, i: i + b * s * i - c * i });
    }
    const turn = c / b;
    const infected = (s: number) => people - s + turn * Math.log(s / start);
    const last = bisect(infected, 1e-6, turn);
    return { start, rows, turn, peak: infected(turn), last, share: 1 - turn / people, basic: people / turn };
  },
  write: ({ place, people, sick, b, c, illness }, { start, rows, turn, peak, last, share, basic }) => {
    const end = rows[3] as { s: number; i: number };
    const [first, second] = [rows[1], rows[2]] as [typeof end, typeof end];
    const vaccinated = Math.ceil(people * share);
    return inParts({
      stem: prose`
        *In this question you will investigate how an infection spreads, how far it goes, and how it can be stopped.*

        There are ${people} people in ${place}, and nobody arrives or leaves. After $t$ days $S$ of them have not yet had ${illness}, $I$ are infectious, and the others have recovered and are immune. The model is
        $$\frac{\mathrm{d}S}{\mathrm{d}t} = -${b}SI, \qquad \frac{\mathrm{d}I}{\mathrm{d}t} = ${b}SI - ${c}I,$$
        with $I = ${sick}$ and $S = ${start}$ at $t = 0$.`,
      hint: 'The number of infectious people grows as long as more people fall ill than recover. What does that say about $S$?',
      parts: [
        {
          ask: prose`Explain the term $${b}SI$ and why it is in both equations with opposite signs, and interpret the number $${c}$.`,
          answer: prose`new infections move people from $S$ to $I$; $${100 * c}\%$ of the infectious recover per day`,
          solution: prose`Infections happen where healthy and infectious people meet, so their rate is proportional to $S$ and to $I$. Each one takes a person from $S$ and adds that person to $I$, hence the two signs. Infectious people recover at a rate of $${100 * c}\%$ of their number per day.`,
          marks: [
            'R1 the rate of meetings is proportional to $S$ and to $I$',
            'R1 a person who is infected leaves $S$ and joins $I$',
            prose`A1 $${100 * c}\%$ of the infectious recover per day (*accept* a rate of recovery)`,
          ],
        },
        {
          ask: prose`Use Euler's method with a step length of one day to estimate $S$ and $I$ after three days.`,
          answer: prose`$S \approx ${significant(end.s)}$, $I \approx ${significant(end.i)}$`,
          solution: prose`With $S_{n+1} = S_n - ${b}S_nI_n$ and $I_{n+1} = I_n + ${b}S_nI_n - ${c}I_n$ the values are $(${significant(first.s, 5)}, ${significant(first.i, 5)})$, $(${significant(second.s, 5)}, ${significant(second.i, 5)})$ and $(${significant(end.s, 5)}, ${significant(end.i, 5)})$. So $S \approx ${significant(end.s)}$ and $I \approx ${significant(end.i)}$.`,
          marks: [
            'M1 both formulas, each with the values of the step before (using the new $S$ to find $I$ costs the A marks for $I$)',
            'A1 values after one day',
            prose`A1 $S \approx ${significant(end.s)}$`,
            prose`A1 $I \approx ${significant(end.i)}$`,
          ],
          keys: [labelled('$S =$', near(end.s)), labelled('$I =$', near(end.i))],
        },
        {
          ask: prose`Show that $I$ increases exactly as long as $S > ${turn}$.`,
          answer: 'shown',
          solution: prose`$\dfrac{\mathrm{d}I}{\mathrm{d}t} = I(${b}S - ${c})$ with $I > 0$, which is positive exactly when $S > \dfrac{${c}}{${b}} = ${turn}$.`,
          marks: [
            'M1 takes out the factor $I$, which is positive',
            prose`A1 $\frac{${c}}{${b}} = ${turn}$`,
            'AG the condition given',
          ],
        },
        {
          ask: prose`Divide one equation by the other to show that $\dfrac{\mathrm{d}I}{\mathrm{d}S} = -1 + \dfrac{${turn}}{S}$.`,
          answer: 'shown',
          solution: prose`$\dfrac{\mathrm{d}I}{\mathrm{d}S} = \dfrac{${b}SI - ${c}I}{-${b}SI} = -1 + \dfrac{${c}}{${b}S}$, and $\dfrac{${c}}{${b}} = ${turn}$.`,
          marks: [
            prose`M1 $\frac{\mathrm{d}I}{\mathrm{d}S} = \frac{\mathrm{d}I}{\mathrm{d}t} \div \frac{\mathrm{d}S}{\mathrm{d}t}$`,
            'A1 cancels $I$ and simplifies',
            'AG the equation given',
          ],
        },
        {
          joined: true,
          ask: prose`Hence show that $I = ${people} - S + ${turn}\ln\dfrac{S}{${start}}$.`,
          answer: 'shown',
          solution: prose`Integrating, $I = -S + ${turn}\ln S + k$. At the start $${sick} = -${start} + ${turn}\ln ${start} + k$, so $k = ${people} - ${turn}\ln ${start}$. The two logarithms make $${turn}\ln\dfrac{S}{${start}}$.`,
          marks: [
            'M1 integrates with respect to $S$',
            prose`A1 $-S + ${turn}\ln S + k$`,
            'M1 uses the values at the start (a solution without a constant earns the first two marks alone)',
            prose`A1 $k = ${people} - ${turn}\ln ${start}$`,
            'A1 combines the logarithms',
            'AG the expression given',
          ],
        },
        {
          joined: true,
          ask: 'Find the greatest number of people who are infectious at the same time.',
          answer: `$${significant(peak)}$`,
          solution: prose`By part (c) $I$ is greatest when $S = ${turn}$. Then $I = ${people} - ${turn} + ${turn}\ln\dfrac{${turn}}{${start}} = ${significant(peak)}$.`,
          marks: [
            prose`M1 $S = ${turn}$, or the maximum of the graph`,
            'A1 correct substitution',
            `A1 $${significant(peak)}$ (*accept* a whole number)`,
          ],
          keys: [toWithin(peak, 0.6)],
        },
        {
          joined: true,
          ask: 'Use your calculator to find how many people never fall ill.',
          answer: `$${significant(last)}$`,
          solution: prose`In the end $I = 0$. The zero of $${people} - S + ${turn}\ln\dfrac{S}{${start}}$ with $S < ${turn}$ is $S = ${significant(last)}$.`,
          marks: [
            'M1 sets $I = 0$',
            prose`M1 the solution with $S < ${turn}$`,
            `A1 $${significant(last)}$ (*accept* a whole number)`,
          ],
          keys: [toWithin(last, 0.6)],
        },
        {
          ask: prose`Before the infection arrives, some of the ${people} people are vaccinated and immune, and then very few fall ill and start the infection. Determine the least number who have to be vaccinated so that $I$ never increases.`,
          answer: `$${vaccinated}$`,
          solution: prose`$S$ must not be greater than $${turn}$ at the start, so $${people} - ${turn} = ${significant(people - turn, 4)}$ people have to be immune: at least $${vaccinated}$.`,
          marks: [prose`M1 $S \le ${turn}$ at the start`, `A1 $${people} - ${turn}$`, `A1 $${vaccinated}$ (FT their condition)`],
          keys: [toWithin(vaccinated, 1)],
        },
        {
          joined: true,
          ask: prose`For any rates $b$ of infection and $c$ of recovery, and $N$ people, let $R = \dfrac{bN}{c}$. Show that a share of $1 - \dfrac{1}{R}$ of the people has to be immune, and find $R$ for this infection.`,
          answer: prose`$R = ${significant(basic)}$`,
          solution: prose`$I$ does not increase when $S \le \dfrac{c}{b} = \dfrac{N}{R}$. So $N - \dfrac{N}{R}$ people have to be immune, which is the share $1 - \dfrac{1}{R}$. Here $R = \dfrac{${b} \times ${people}}{${c}} = ${significant(basic)}$.`,
          marks: [
            prose`A1 $S \le \frac{c}{b}$`,
            prose`A1 $\frac{c}{b} = \frac{N}{R}$, so the share is $1 - \frac{1}{R}$`,
            `A1 $R = ${significant(basic)}$`,
          ],
          keys: [labelled('$R =$', near(basic))],
        },
        {
          ask: 'State one limitation of the model.',
          answer: 'for example, not everybody meets everybody else equally often',
          solution:
            'For example, the model takes it that everybody meets everybody else equally often, that everybody recovers at the same rate, or that immunity lasts.',
          marks: ['R1 one limitation in context (*do not accept* "it is only a model")'],
        },
      ],
    });
  },
  check: ({ sick, b, c }, { start, turn, peak, last, share, basic }) => {
    const field = (_: number, [s = 0, i = 0]: readonly number[]) => [-b * s * i, b * s * i - c * i];
    const at = (days: number) => simulate(field, [start, sick], days, 2_000);
    assertClose(at(400)[0] as number, last, 'who never fall ill', 1e-3);
    const top = maximise((days) => at(days)[1] as number, 0, 60);
    assertClose(top.value, peak, 'the peak', 1e-3);
    assert.ok(Math.abs(turn - Math.round(turn * 100) / 100) < 1e-9 && turn < start);
    assertClose(share, 1 - 1 / basic, 'the share');
  },
});
