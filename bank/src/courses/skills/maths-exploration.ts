import type { QuestionTemplate } from '../../template.ts';
import { sl as applications, near } from '../math-ai/writing.ts';
import { type DrillPart, drill, type Task } from './drill.ts';
import { SKILLS } from './topic.ts';

/** Exercises for the mathematical exploration of both courses: aim, notation, graphs, accuracy and models. */

const tex = String.raw;
const place = applications(SKILLS.maths.assessment, 2);

/** A part in words; each point earns a mark: a formula for accuracy, words for reasoning. */
export const words = (ask: string, short: string, full: string, ...points: readonly string[]): DrillPart => [
  ask,
  short,
  full,
  points.map((point) => `${point.startsWith('$') ? 'A1' : 'R1'} ${point}`),
];

/** An exercise with a task for Analysis and Approaches, and one for Applications and Interpretation. */
export const exercise = (skill: string, lesson: string, analysis: Task, application: Task) =>
  drill(
    { key: `maths-exploration-${skill}`, placements: [{ ...place, subject: 'math-aa-sl' }, place] },
    `**In your exploration:** ${lesson}`,
    [analysis, application],
  );

export const mathsExploration: readonly QuestionTemplate[] = [
  exercise(
    'aim',
    'write an aim that one page of mathematics can begin to answer, and come back to it in the conclusion.',
    {
      stem: 'A student writes: "The aim of my exploration is to study the mathematics of music."',
      hint: 'How would the student know that the aim is reached?',
      parts: [
        words(
          'Explain why this aim is too wide.',
          'No question that can be answered',
          'Music has many kinds of mathematics, from ratios to Fourier series, and the aim does not say which. It contains no question, so it cannot be seen whether it was reached.',
          'no single topic',
          'no question that can be answered',
        ),
        words(
          'Suggest a better aim.',
          'One question about one object',
          'For example: "to find how close the twelve equal steps of a piano come to the ratios 3 : 2 and 4 : 3, and whether 19 equal steps would come closer".',
          'one question that mathematics of the course can answer',
        ),
      ],
    },
    {
      stem: 'A student writes: "The aim of my exploration is to find out about traffic in my town."',
      hint: 'How would the student know that the aim is reached?',
      parts: [
        words(
          'Explain why this aim is too wide.',
          'No question that can be answered',
          'Traffic can mean flow, waiting times, accidents or routes, and the aim names none of them. It contains no question, so it cannot be seen whether it was reached.',
          'no single quantity',
          'no question that can be answered',
        ),
        words(
          'Suggest a better aim.',
          'One question with a quantity and a place',
          'For example: "to model the number of cars that wait at the crossing in front of the school from 07:30 to 08:30, and to find the length of the green phase that keeps the queue below ten cars".',
          'one question with a quantity that can be measured',
        ),
      ],
    },
  ),
  exercise(
    'variables-defined',
    'define each letter with its meaning and its unit before you use it, and never use one letter for two things.',
    {
      stem: tex`An exploration about a ball begins: "From the video I got $h = -4.9t^2 + 8t + 1.5$. So $h = 0$ when $t = 1.80$."`,
      hint: 'Could a reader who did not see the video follow it?',
      parts: [
        words(
          'Identify what must be added before the formula.',
          'The meaning and units of the letters',
          tex`It must say that $h$ is the height of the ball above the ground in metres and $t$ the time since it was thrown, in seconds.`,
          'meaning of both letters',
          'their units',
        ),
        words(
          'State the values of the time for which the model makes sense.',
          tex`$0 \le t \le 1.80$`,
          tex`From the throw to the ground: $0 \le t \le 1.80$.`,
          tex`$0 \le t \le 1.80$`,
        ),
      ],
      proof: [[4.9 * 1.8 ** 2, 8 * 1.8 + 1.5]],
    },
    {
      stem: tex`An exploration about a savings plan begins: "After $n$ the amount is $A = 500 \times 1.003^n$. For $n = 5$ I get $A = 598$."`,
      hint: 'Which unit of time fits the result for five?',
      parts: [
        [
          tex`Find the value of $A$ that the formula gives for $n = 5$.`,
          tex`$508$`,
          tex`$500 \times 1.003^5 = 508$. The student's value belongs to $n = 60$, which are five years of months.`,
          [tex`M1 $500 \times 1.003^5$`, tex`A1 $508$`],
          near(500 * 1.003 ** 5),
        ],
        words(
          'Suggest how the mistake could have been avoided.',
          'By defining the letters with their units',
          tex`By defining that $n$ is the number of months and $A$ the amount in euros after $n$ months. Then five years are $n = 60$.`,
          'meaning and unit of the letters',
        ),
      ],
      proof: [[500 * 1.003 ** 60, 598]],
    },
  ),
  exercise(
    'notation',
    'write mathematics as a book does, not as a calculator does, and use the equals sign between equal things alone.',
    {
      stem: tex`A student writes: "f(x) = 3x^2, so f(2) = 3x4 = 12 + 5 = 17."`,
      hint: 'Which signs are those of a keyboard? Is every equals sign true?',
      parts: [
        words(
          'Identify two faults of notation.',
          'Keyboard signs; a chain of equals signs that is not true',
          tex`The signs for multiplication and powers are those of a keyboard. And three times four is not twelve plus five: the equals sign joins things that are not equal.`,
          'signs of a keyboard',
          'equals sign between unequal things',
        ),
        words(
          'Write the line correctly. The student wants to add $5$ to the value.',
          tex`$f(x) = 3x^2$, $f(2) = 12$, $12 + 5 = 17$`,
          tex`$f(x) = 3x^2$, so $f(2) = 3 \times 4 = 12$. Then $f(2) + 5 = 17$.`,
          'correct notation',
          'true equations',
        ),
      ],
    },
    {
      stem: tex`A student copies from a calculator: "The population is 1.25E6, and the model is y=4.1e^(-0.02x)."`,
      hint: 'Which signs are those of a calculator?',
      parts: [
        words(
          'Write both in correct notation.',
          tex`$1.25 \times 10^6$ and $y = 4.1\mathrm{e}^{-0.02x}$`,
          tex`The population is $1.25 \times 10^6$, and the model is $y = 4.1\mathrm{e}^{-0.02x}$.`,
          tex`$1.25 \times 10^6$`,
          tex`$4.1\mathrm{e}^{-0.02x}$`,
        ),
        words(
          'Explain why this matters to a reader.',
          'Calculator notation is not mathematics that all readers know',
          'The signs of a calculator differ from model to model. A reader should not have to guess what is meant, and the criterion for communication asks for appropriate notation.',
          'not known to all readers, or not appropriate notation',
        ),
      ],
    },
  ),
  exercise(
    'graph',
    'give each graph a title, labels with units, a scale that fits, and a sentence on what it shows.',
    {
      stem: 'A student pastes a graph from a website for graphs. It has no labels, shows x from −10 to 10, and the curve of interest lies between 0 and 1.',
      hint: 'What can a reader not see?',
      parts: [
        words(
          'Suggest three improvements.',
          'Labels, a scale that fits, a comment',
          'Label the axes with the quantities, and units where there are any. Choose a window from 0 to 1, so that the curve fills it. Say in the text what the graph shows and why it is there.',
          'labels of the axes',
          'a scale that shows the region of interest',
          'a comment that uses the graph; accept a title or a figure number',
        ),
      ],
    },
    {
      stem: 'A student shows the heights of 40 plants as a bar chart with one bar for each plant.',
      hint: 'What should the picture show about the heights?',
      parts: [
        words(
          'Explain why this is not a suitable display.',
          'It does not show the distribution',
          'Forty separate bars show neither the centre nor the spread or shape of the distribution, which is what the heights are about.',
          'does not show the distribution',
        ),
        words(
          'Suggest a better one and say what it would show.',
          'A histogram or a box plot',
          'A histogram with classes of equal width would show the shape; a box plot would show the median, the quartiles and possible outliers.',
          'a suitable display',
          'what it shows',
        ),
      ],
    },
  ),
  exercise(
    'accuracy',
    'round only what you print, to figures that the data support, and say how you rounded.',
    {
      stem: tex`A rod was measured with a ruler as $24.3\text{ cm}$ and $7.1\text{ cm}$ wide. The student gives its area as $172.53\text{ cm}^2$.`,
      hint: 'How exact is the smaller length?',
      parts: [
        words(
          'Comment on the accuracy of the area.',
          'More figures than the data support',
          tex`The width has two significant figures, so the area cannot have five. About $170\text{ cm}^2$ is supported by the data.`,
          'data have two or three figures',
          tex`$170$ or $173\text{ cm}^2$`,
        ),
      ],
      proof: [[24.3 * 7.1, 172.53]],
    },
    {
      stem: tex`A student rounds a growth factor of $1.0247$ to $1.02$ and then finds the population after $40$ years from $5000$.`,
      hint: 'What does a small error become when it is raised to a power?',
      parts: [
        [
          tex`Find the percentage error in the population after $40$ years that comes from the rounding.`,
          tex`$16.8\,\%$`,
          tex`$5000 \times 1.0247^{40} = 13\,270$ and $5000 \times 1.02^{40} = 11\,040$. The error is $\left|\dfrac{11\,040 - 13\,270}{13\,270}\right| = 16.8\,\%$.`,
          ['M1 both populations', tex`A1 $16.8\,\%$`],
          { value: 100 * (1 - (1.02 / 1.0247) ** 40), tolerance: 0.2 },
        ],
        words(
          'Suggest a rule for rounding in an exploration.',
          'Keep full values until the end',
          'Work with the unrounded value and round the result alone.',
          'round at the end alone',
        ),
      ],
      proof: [[1.02 ** 40 / 1.0247 ** 40, 1 - 0.168]],
    },
  ),
  exercise(
    'model-against-data',
    'compare the model with data that were not used to make it, and give the size of the difference.',
    {
      stem: tex`A student models the depth of a draining bottle by $d = 0.02t^2 - 1.2t + 18$, with $d$ in $\text{cm}$ and $t$ in seconds. At $t = 10$ the measured depth is $8.3\text{ cm}$.`,
      hint: 'What does the model say after a long time?',
      parts: [
        [
          tex`Find the percentage error of the model at $t = 10$.`,
          tex`$3.61\,\%$`,
          tex`$d = 2 - 12 + 18 = 8$. The error is $\left|\dfrac{8 - 8.3}{8.3}\right| \times 100\% = 3.61\%$.`,
          [tex`M1 $d = 8$`, tex`A1 $3.61\,\%$`],
          near(30 / 8.3),
        ],
        words(
          tex`Explain why the model must not be used for $t > 30$.`,
          'The depth would increase again',
          tex`The parabola has its lowest point at $t = 30$, where the bottle is empty, and rises after it. An emptied bottle does not fill itself.`,
          tex`lowest point at $t = 30$`,
          'the depth cannot increase again',
        ),
      ],
      proof: [[1.2 / 0.04, 30]],
    },
    {
      stem: tex`A student fits a line to the number of users of a website in the first six months and obtains $r = 0.98$. A scatter diagram shows points above the line at both ends and below it in the middle.`,
      hint: 'What would the points look like if a line were right?',
      parts: [
        words(
          'Comment on the choice of a linear model.',
          'The pattern of the points suggests a curve',
          tex`Although $r$ is close to $1$, the differences from the line are not random: they are positive, negative, positive. So a curve that bends upwards, such as an exponential one, is likely to fit better.`,
          'systematic pattern of the differences',
          tex`a high $r$ alone does not justify a line`,
        ),
        words(
          'Suggest how the two models can be compared.',
          'By predictions for a further month',
          'Find what each gives for a month that was not used, and compare the percentage errors.',
          'prediction compared with data',
        ),
      ],
    },
  ),
];
