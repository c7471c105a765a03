import type { QuestionTemplate } from '../../template.ts';
import { exact } from '../math-ai/writing.ts';
import { mathsTerm } from './maths-command-terms.ts';

/** Drills of the command terms that ask for a reason, a judgement or a drawing, for both courses of mathematics. */

const tex = String.raw;

const explain = mathsTerm(
  'explain',
  {
    stem: tex`The function $f$ is given by $f(x) = x^2 - 4x$, for all real $x$.`,
    hint: 'How many values of x can belong to one value of y?',
    parts: [
      [
        tex`Explain why $f$ does not have an inverse function.`,
        'Two values of x have the same value',
        tex`$f(0) = 0$ and $f(4) = 0$: two different values of $x$ have the same value, so an inverse would have to give two results for $0$. "It is a parabola" names a fact but no consequence.`,
        [tex`A1 an example, or the horizontal line test`, 'R1 so the inverse would not be a function'],
      ],
    ],
    proof: [[0 - 0 + 1, 16 - 16 + 1]],
  },
  {
    stem: tex`The regression line $y = 0.8x + 2.1$ was found from data with $10 \le x \le 40$ and $r = 0.31$.`,
    hint: 'Two things make a prediction trustworthy.',
    parts: [
      [
        tex`Explain why the line should not be used to predict $y$ for $x = 60$.`,
        'Weak correlation, and extrapolation',
        tex`The correlation is weak, so values are far from the line even within the data; and $60$ lies outside the data, where the pattern may not continue. Each reason is a fact with its consequence.`,
        ['R1 weak correlation, so predictions are uncertain', 'R1 outside the data, where the pattern need not hold'],
      ],
    ],
  },
);

const interpret = mathsTerm(
  'interpret',
  {
    stem: tex`The volume of water in a tank after $t$ hours is $V(t)$ litres. It is known that $V(3) = 120$ and $V'(3) = -8$.`,
    hint: 'Which units do the two values have?',
    parts: [
      [
        tex`Interpret $V(3) = 120$ in this context.`,
        'After 3 hours there are 120 litres',
        tex`After $3$ hours there are $120$ litres of water in the tank.`,
        ['A1 volume and time with units'],
      ],
      [
        tex`Interpret $V'(3) = -8$ in this context.`,
        'After 3 hours the volume decreases at 8 litres per hour',
        tex`After $3$ hours the volume decreases at a rate of $8$ litres per hour. "The gradient is $-8$" says it in mathematics, not in the context.`,
        ['A1 rate of decrease', 'A1 litres per hour, at this moment'],
      ],
    ],
  },
  {
    stem: tex`For $12$ flats, $y$ is the monthly rent in euros and $x$ the area in $\text{m}^2$. The regression line is $y = 11.5x + 140$, with $r = 0.93$.`,
    hint: 'What happens to the rent when the area grows by one unit?',
    parts: [
      [
        tex`Interpret the value $11.5$ in this context.`,
        'Each further square metre adds 11.50 euros to the rent on average',
        tex`For each further square metre the rent is $11.50$ euros higher on average. Name both quantities with their units.`,
        ['A1 change of the rent for each square metre', 'A1 euros, on average'],
      ],
      [
        tex`Interpret the value of $r$ in this context.`,
        'Strong positive correlation: larger flats cost more',
        tex`There is a strong positive correlation: larger flats tend to have higher rents, and a line describes this well.`,
        ['A1 strong and positive, with rent and area named'],
      ],
    ],
  },
);

const comment = mathsTerm(
  'comment',
  {
    stem: tex`A model for the height of a tree, in metres, after $t$ years is $h = 1.2 + 0.6t$. It was made from measurements in the first $8$ years.`,
    hint: 'What does the model say for a very old tree?',
    parts: [
      [
        tex`Find the height that the model gives after $100$ years.`,
        tex`$61.2\text{ m}$`,
        tex`$1.2 + 0.6 \times 100 = 61.2\text{ m}$.`,
        [tex`A1 $61.2$`],
        exact(61.2, undefined, 'm'),
      ],
      [
        tex`Comment on the use of the model for $t = 100$.`,
        'Not appropriate: far outside the data, and growth slows down',
        tex`It is not appropriate: $100$ years is far outside the measurements, and trees grow more slowly with age, so a constant rate is not realistic. A judgement without evidence earns nothing.`,
        ['R1 extrapolation, or growth that slows down', 'A1 not appropriate; do not award R0A1'],
      ],
    ],
    proof: [[1.2 + 60, 61.2]],
  },
  {
    stem: tex`To find out how the $900$ students of a school travel, $30$ students who arrive by bus are asked on a Monday.`,
    hint: 'Who could not be chosen?',
    parts: [
      [
        tex`Comment on this sample.`,
        'Biased: it leaves out all who do not come by bus',
        tex`The sample is biased: students who walk or cycle cannot be chosen, so the share of the bus is overestimated. Thirty of $900$ would do if they were chosen at random from all.`,
        ['R1 who is left out', 'R1 effect on the result'],
      ],
    ],
  },
);

const compare = mathsTerm(
  'compare',
  {
    stem: tex`Two classes took the same test. Class P: median $62$, interquartile range $9$. Class Q: median $55$, interquartile range $21$.`,
    hint: 'One value is about the centre, the other about the spread.',
    parts: [
      [
        tex`Compare the results of the two classes.`,
        'P has the higher centre and the smaller spread',
        tex`The median of class P is higher ($62$ against $55$), so its results were better on average. Its interquartile range is smaller ($9$ against $21$), so its results were more consistent. "P has $62$, Q has $55$" lists values but compares nothing.`,
        ['A1 P better on average, with the medians', 'A1 P more consistent, with the interquartile ranges'],
      ],
    ],
  },
  {
    stem: tex`The times for a task are summarised for two groups. Beginners: mean $48\text{ s}$, standard deviation $12\text{ s}$. Experts: mean $31\text{ s}$, standard deviation $4\text{ s}$.`,
    hint: 'One value is about the centre, the other about the spread.',
    parts: [
      [
        tex`Compare the times of the two groups.`,
        'Experts are faster and more consistent',
        tex`Experts are faster on average ($31$ against $48\text{ s}$), and their times vary less (standard deviation $4$ against $12\text{ s}$). Each sentence refers to both groups and to the context.`,
        ['A1 experts faster, with the means', 'A1 experts vary less, with the standard deviations'],
      ],
    ],
  },
);

const sketch = mathsTerm(
  'sketch',
  {
    hint: 'Which points would be missed if the graph were only a curve without numbers?',
    parts: [
      [
        tex`Sketch the graph of $y = x^2 - 4x + 3$ for $-1 \le x \le 5$, with its intercepts and its vertex.`,
        tex`Parabola through $(1, 0)$, $(3, 0)$ and $(0, 3)$ with the vertex $(2, -1)$`,
        tex`A smooth parabola that opens upwards, from $(-1, 8)$ to $(5, 8)$, through $(0, 3)$, $(1, 0)$ and $(3, 0)$, lowest at $(2, -1)$. Every one of these points is labelled.`,
        [
          'A1 shape, within the domain',
          'A1 three intercepts labelled',
          tex`A1 vertex $(2, -1)$ labelled; accept coordinates read from the axes`,
        ],
      ],
    ],
    proof: [[4 - 8 + 3, -1]],
  },
  {
    hint: 'What does the curve approach, and where does it begin?',
    parts: [
      [
        tex`Sketch the graph of $y = 5 \times 0.5^x + 1$ for $0 \le x \le 5$, with its asymptote and its $y$-intercept.`,
        tex`Decreasing curve from $(0, 6)$ towards $y = 1$`,
        tex`A smooth curve that begins at $(0, 6)$ and falls more and more slowly towards the dashed line $y = 1$, without touching it. The intercept and the equation of the line are labelled.`,
        [
          'A1 decreasing curve, steep at first',
          tex`A1 $(0, 6)$ labelled`,
          tex`A1 asymptote $y = 1$, labelled by its equation; accept $1$ on the axis with a dashed line`,
        ],
      ],
    ],
    proof: [[5 * 1 + 1, 6]],
  },
);

const draw = mathsTerm(
  'draw',
  {
    stem: tex`Of $40$ students, $22$ play football, $15$ play tennis and $8$ play neither.`,
    hint: 'How many students are counted twice in the sum of the first two numbers?',
    parts: [
      [
        tex`Draw a Venn diagram with the number of students in each region.`,
        tex`$17$ football only, $5$ both, $10$ tennis only, $8$ neither`,
        tex`$40 - 8 = 32$ play at least one, and $22 + 15 - 32 = 5$ play both. The diagram has a rectangle for all students, two labelled circles that overlap, and the numbers $17$, $5$, $10$ and $8$, the last outside the circles.`,
        [
          'A1 rectangle and two labelled overlapping circles',
          tex`A1 $5$ in both`,
          tex`A1 $17$, $10$ and $8$; accept FT from their number in both`,
        ],
      ],
    ],
    proof: [[17 + 5 + 10 + 8, 40]],
  },
  {
    stem: tex`For five towns, $x$ is the distance from the sea in kilometres and $y$ the mean temperature in July in $^\circ\text{C}$: $(5, 21)$, $(20, 23)$, $(35, 24)$, $(60, 27)$, $(80, 30)$.`,
    hint: 'Through which point does every line of best fit pass?',
    parts: [
      [
        tex`Find the mean point $(\bar{x}, \bar{y})$.`,
        tex`$(40, 25)$`,
        tex`$\bar{x} = \dfrac{200}{5} = 40$ and $\bar{y} = \dfrac{125}{5} = 25$.`,
        [tex`A1 $40$`, tex`A1 $25$`],
        { kind: 'coordinate', values: ['40', '25'] },
      ],
      [
        tex`Draw a scatter diagram with a line of best fit by eye.`,
        tex`Five points, a straight line through $(40, 25)$`,
        tex`Axes with scales and labels, five crosses at the right places, and one straight line, drawn with a ruler through $(40, 25)$ with about as many points above as below it.`,
        [
          'A1 axes with scales and labels',
          'A1 five points correct',
          tex`A1 straight line through the mean point; accept within half a square`,
        ],
      ],
    ],
    proof: [[(5 + 20 + 35 + 60 + 80) / 5, 40]],
  },
);

export const mathsJudgementTerms: readonly QuestionTemplate[] = [explain, interpret, comment, compare, sketch, draw];
