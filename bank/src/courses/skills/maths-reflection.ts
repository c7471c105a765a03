import type { QuestionTemplate } from '../../template.ts';
import { exact, near } from '../math-ai/writing.ts';
import { exercise, words } from './maths-exploration.ts';

/** Exercises for the mathematical exploration of both courses: assumptions, reflection, sources and engagement. */

const tex = String.raw;

export const mathsReflection: readonly QuestionTemplate[] = [
  exercise(
    'assumptions',
    'state each assumption, say why it is reasonable, and say at the end how the result depends on it.',
    {
      stem: 'To find how many tiles cover a round pond of diameter 3.0 m, a student divides the area of the pond by the area of a square tile of side 0.25 m.',
      hint: 'What happens at the edge?',
      parts: [
        [
          tex`Calculate the number that the student obtains.`,
          tex`$113$`,
          tex`$\dfrac{\pi \times 1.5^2}{0.25^2} = 113.1$, so $113$ tiles.`,
          [tex`M1 $\frac{\pi \times 1.5^2}{0.25^2}$`, tex`A1 $113$`],
          exact(113),
        ],
        words(
          'Identify the hidden assumption and its effect.',
          'Cut tiles can be used without waste; the number is too small',
          'It assumes that every piece that is cut off at the edge can be used elsewhere and that there are no gaps. In practice tiles at the edge are cut and partly wasted, so more are needed.',
          'no waste at the edge',
          'the true number is larger',
        ),
      ],
      proof: [[(Math.PI * 2.25) / 0.0625, 113.1]],
    },
    {
      stem: tex`A student models the number of goals of a team in $30$ matches by a binomial distribution: in each of the $90$ minutes a goal is scored with a probability of $0.015$.`,
      hint: 'Which conditions does a binomial distribution have?',
      parts: [
        [
          tex`Find the expected number of goals in a match.`,
          tex`$1.35$`,
          tex`$90 \times 0.015 = 1.35$.`,
          [tex`A1 $1.35$`],
          exact(1.35),
        ],
        words(
          'Discuss one assumption of this model.',
          'Constant probability, or independence',
          'It assumes that the probability is the same in every minute. It is reasonable as a first model; but teams attack more near the end, so goals are likelier then. The mean may still be right while the spread is not.',
          'an assumption named',
          'how reasonable it is, and its effect',
        ),
      ],
      proof: [[90 * 0.015, 1.35]],
    },
  ),
  exercise(
    'reflection',
    'reflect where a result appears: what does it mean, how far can it be trusted, what would change it, what comes next?',
    {
      stem: tex`A student finds that a slope of $31^\circ$ gives the longest slide for a toy car and writes: "This was interesting, and I learned a lot."`,
      hint: 'What would a reader want to know about this result?',
      parts: [
        words(
          'Explain why this is not yet reflection.',
          'It says nothing about the result',
          'The sentence would fit any exploration. It says neither what the angle means nor how sure it is.',
          'not about the result',
        ),
        words(
          'Write two sentences that reflect on the result.',
          'On its meaning, limits or next step',
          tex`For example: "The best angle is below $45^\circ$, which I expected without friction, so friction matters here. As I tested steps of $5^\circ$ only, the true best angle could be from $29^\circ$ to $33^\circ$; smaller steps would show it."`,
          'meaning or comparison with expectation',
          'limits or a next step',
        ),
      ],
    },
    {
      stem: tex`A student finds a correlation of $r = 0.62$ between hours of sleep and test results of $15$ classmates and writes: "So more sleep leads to better results."`,
      hint: 'What does a correlation say, and about whom?',
      parts: [
        words(
          'Comment on this conclusion.',
          'Correlation is not cause; small sample',
          'A moderate correlation shows that the two go together, not that one causes the other: less stress might lead to both. Fifteen classmates are a small sample that was not random, so it holds for them at most.',
          'correlation is not cause',
          'small or biased sample',
        ),
        words(
          'Suggest a better sentence.',
          'One that says what the data support',
          tex`For example: "Among these $15$ students, those who slept longer tended to have better results ($r = 0.62$); a larger random sample would show whether it holds for the school."`,
          'what the data support, with their limits',
        ),
      ],
    },
  ),
  exercise(
    'citing',
    'cite a formula, an idea or a picture where you use it, and show what you did with it yourself.',
    {
      stem: 'A student takes a proof of the formula for the sum of squares from a video, writes it down line by line, and lists the video at the end.',
      hint: 'Can a reader see at this place whose proof it is, and what the student added?',
      parts: [
        words(
          'Explain what is wrong with this.',
          'No reference where it is used; nothing of the student',
          'At the place of the proof nothing shows that it is taken over, so it is presented as the student’s own. A copied proof shows no understanding either.',
          'no reference at the place',
          'no work of the student',
        ),
        words(
          'Suggest how the proof can be used well.',
          'Reference, explanation, a use of the formula',
          'Give the reference there, explain each step in your own words, and use the formula for a problem of the exploration.',
          'reference in the text',
          'explanation or use of the student',
        ),
      ],
    },
    {
      stem: 'A student uses a table of rainfall in the last 50 years and writes below it: "Source: internet."',
      hint: 'Could another student find the same table?',
      parts: [
        words(
          'Explain why this reference is not sufficient.',
          'The data cannot be found or checked',
          'It names neither the author nor the page, so a reader cannot find the data or judge how reliable they are.',
          'cannot be found or checked',
        ),
        words(
          'List what a full reference of a website contains.',
          'Author, title, year, address, date of access',
          'Author or organisation, title of the page, year, address, and the date on which it was read.',
          'author and title',
          'address and date',
        ),
      ],
    },
  ),
  exercise(
    'second-method',
    'check an important result by a second method, and say why agreement is convincing.',
    {
      stem: tex`A student finds the area between $y = x^2$ and the $x$-axis from $0$ to $3$ by four trapezoids.`,
      hint: 'Which other method of the course gives an area?',
      parts: [
        [
          tex`Find the area by the trapezoidal rule with $4$ intervals.`,
          tex`$9.28$`,
          tex`With $h = 0.75$: $\dfrac{0.75}{2}\left(0 + 9 + 2(0.5625 + 2.25 + 5.0625)\right) = 9.28$.`,
          [tex`M1 $\frac{0.75}{2}(0 + 9 + 2(\ldots))$`, tex`A1 $9.28$`],
          near(9.28125),
        ],
        words(
          'Suggest a second method, and use it to comment on the result.',
          tex`Integration gives $9$; the estimate is $3.13\,\%$ too large`,
          tex`$\int_0^3 x^2\,\mathrm{d}x = 9$. The estimate is $3.13\,\%$ too large, as the trapezoids lie above a curve that bends upwards.`,
          tex`integral $9$`,
          'too large, as the curve bends upwards',
        ),
      ],
      proof: [[9.28125 / 9, 1.0313]],
    },
    {
      stem: tex`A student finds from a formula that $P = 0.42$ is the probability of winning a game of dice, and wants to check it.`,
      hint: 'What could a spreadsheet do ten thousand times?',
      parts: [
        words(
          'Suggest a second method.',
          'A simulation',
          'Simulate the game many times with random numbers, and find the share of games that are won.',
          'simulation, or a tree of all outcomes',
        ),
        words(
          tex`In $1000$ simulated games $437$ are won. Comment on this.`,
          'Close to 0.42; the difference can be chance',
          tex`The share is $0.437$, close to $0.42$. In $1000$ games $420$ wins are expected with a standard deviation of $\sqrt{1000 \times 0.42 \times 0.58} = 15.6$, so a difference of $17$ is not unusual.`,
          tex`$0.437$ compared with $0.42$`,
          'difference can come from chance; accept a comparison with the standard deviation',
        ),
      ],
      proof: [[Math.sqrt(1000 * 0.42 * 0.58), 15.6]],
    },
  ),
  exercise(
    'use-of-mathematics',
    'mathematics that you understand and that answers your question earns more than advanced mathematics that does not.',
    {
      stem: 'For an exploration on the shape of a bridge, a student adds two pages on complex numbers, "as they look advanced". They are not used again.',
      hint: 'Which criterion would the two pages help?',
      parts: [
        words(
          'Evaluate this decision.',
          'Not relevant to the aim, so it lowers the quality',
          'The pages show knowledge, but they have nothing to do with the aim. The mathematics must be relevant, and pages that lead nowhere make the exploration less coherent. They should go.',
          'not relevant to the aim',
          'less coherent',
          'a judgement; accept any that follows from the reasons',
        ),
      ],
    },
    {
      stem: 'For an exploration on queues, a student lets a spreadsheet fit a polynomial of degree six to eight points. The curve passes near all of them.',
      hint: 'What does the curve do between and beyond the points?',
      parts: [
        words(
          'Evaluate this model.',
          'Fits the points, but means nothing',
          'It is close to the data. With seven parameters for eight points it follows every random error, swings between and beyond the points, and no parameter has a meaning. A simpler model with a reason would be better.',
          'close to the data',
          'follows errors, or fails beyond the points',
          'a judgement; accept any that follows from the reasons',
        ),
      ],
    },
  ),
  exercise(
    'engagement',
    'engagement is seen in what you do: your own examples, data and questions, or a method that you adapted.',
    {
      stem: 'A student writes: "I have loved football since I was five, so I chose penalty kicks." The rest repeats a textbook.',
      hint: 'Where would a reader see the student think?',
      parts: [
        words(
          'Explain why this earns little for personal engagement.',
          'The work does not show it',
          'The sentence is a story about the student, but the mathematics is that of a textbook. Engagement has to be visible in the work.',
          'not visible in the mathematics',
        ),
        words(
          'Suggest two ways to show it.',
          'Own data; a new question',
          'Measure the speeds of some kicks and use them in the model. Ask a question that the textbook does not, such as where the goalkeeper should wait if the kicker is left-footed.',
          'data or examples of the student',
          'a new question, or a changed method',
        ),
      ],
    },
    {
      stem: 'A student finds a data set on air quality and applies every test of the course to it, one after the other.',
      hint: 'Which of the tests answers a question?',
      parts: [
        words(
          'Explain why this earns little for personal engagement.',
          'No decision of the student',
          'The tests are applied because they exist. No question decides which one is needed, so there is no decision of the student.',
          'no question that decides',
        ),
        words(
          'Suggest two ways to show it.',
          'Ask first, choose and justify; collect data',
          'Begin with a question about a street nearby, choose one test and justify it, and measure for a few weeks to compare with the official data.',
          'a question and a choice that is justified',
          'measurements of the student, or a comparison',
        ),
      ],
    },
  ),
];
