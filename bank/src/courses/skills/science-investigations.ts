import type { QuestionTemplate } from '../../template.ts';
import { drill, type Task, inWords as words } from './drill.ts';
import { SKILLS } from './topic.ts';

/** Exercises for the scientific investigation: question, variables, plan, conclusion and sources. */

/** An investigation that a student could do, with what a good plan says of it. */
interface Investigation {
  about: string;
  vague: string;
  sharp: string;
  independent: string;
  dependent: string;
  control: string;
  /** Why the control matters, and how it is kept. */
  effect: string;
  how: string;
  range: string;
  trials: string;
  risk: string;
  care: string;
}

/** Two of physics, two of chemistry. */
const investigations: readonly Investigation[] = [
  {
    ...{ about: 'the bounce of a squash ball', vague: 'How does temperature affect a ball?' },
    sharp:
      'How does the temperature of a squash ball, from 5 °C to 65 °C in steps of 10 °C, affect the height of its rebound from a drop of 1.00 m?',
    ...{ independent: 'temperature of the ball', dependent: 'height of the rebound', control: 'the height of the drop' },
    effect: 'a greater drop gives a greater rebound at any temperature',
    how: 'release the ball from a clamp at a fixed mark on a ruler',
    ...{ range: 'seven temperatures from 5 °C to 65 °C', trials: 'five drops at each temperature' },
    ...{ risk: 'burns from the hot water that heats the ball', care: 'take the ball out with tongs' },
  },
  {
    ...{ about: 'the resistance of pencil leads', vague: 'What affects the resistance of a pencil?' },
    sharp:
      'How does the length of a graphite rod of diameter 2.0 mm, from 2.0 cm to 12.0 cm in steps of 2.0 cm, affect its resistance at room temperature?',
    ...{ independent: 'length of the rod', dependent: 'resistance of the rod', control: 'the temperature of the rod' },
    effect: 'the resistance of graphite changes with temperature, and a current heats the rod',
    how: 'use a small current and switch it on for each reading only',
    ...{ range: 'six lengths from 2.0 cm to 12.0 cm', trials: 'three readings at each length' },
    ...{ risk: 'burns from a rod that a large current heats', care: 'limit the current with a resistor in series' },
  },
  {
    ...{ about: 'the rate at which magnesium reacts', vague: 'How does acid affect metals?' },
    sharp:
      'How does the concentration of hydrochloric acid, from 0.20 to 1.00 mol dm⁻³ in steps of 0.20 mol dm⁻³, affect the initial rate at which 3.0 cm of magnesium ribbon produces hydrogen at 20 °C?',
    ...{ independent: 'concentration of the acid', dependent: 'initial rate of production of hydrogen' },
    ...{ control: 'the temperature of the acid', effect: 'a higher temperature increases the rate at any concentration' },
    how: 'keep the flask in a water bath at 20 °C and check it before each trial',
    ...{ range: 'five concentrations from 0.20 to 1.00 mol dm⁻³', trials: 'three trials at each concentration' },
    ...{ risk: 'acid in the eyes, and hydrogen, which is flammable', care: 'wear goggles and keep flames away' },
  },
  {
    ...{ about: 'vitamin C in orange juice', vague: 'Does cooking destroy vitamins?' },
    sharp:
      'How does the time for which orange juice is kept at 80 °C, from 0 to 50 minutes in steps of 10 minutes, affect its concentration of vitamin C, found by titration with iodine?',
    ...{ independent: 'time at 80 °C', dependent: 'concentration of vitamin C', control: 'the volume of the juice' },
    effect: 'water that evaporates makes the vitamin more concentrated',
    how: 'cover the flask and make up lost water before the titration',
    ...{ range: 'six times from 0 to 50 minutes', trials: 'three titrations at each time' },
    ...{ risk: 'burns from hot juice', care: 'use a water bath and let the samples cool' },
  },
];

const placements = (['physics-sl', 'physics-hl', 'chemistry-sl', 'chemistry-hl'] as const).map((subject) => ({
  ...{ subject, topic: SKILLS.science.assessment },
  paper: 1 as const,
}));

/** An exercise with a task for each level of physics, then of chemistry. */
export const exercise = (skill: string, lesson: string, tasks: readonly Task[], difficulty: 'Easy' | 'Medium' = 'Medium') =>
  drill({ key: `science-investigation-${skill}`, difficulty, placements }, `**In your investigation:** ${lesson}`, tasks);

const ofEach = (task: (investigation: Investigation) => Task) => investigations.map(task);

export const scienceInvestigations: readonly QuestionTemplate[] = [
  exercise(
    'research-question',
    'a research question names both variables, the range and the system, so that a reader can see what will be measured.',
    ofEach(({ about, vague, sharp }) => ({
      stem: `A student wants to investigate ${about}. The first draft of the research question is: "${vague}"`,
      hint: 'Could another student measure the same thing from this question alone?',
      parts: [
        words(
          'Outline two weaknesses of this question.',
          'Variables are not named; no range or conditions',
          'It does not say which quantity is measured, so the dependent variable is open. It gives no range and no conditions, so it cannot be answered by one investigation.',
          'a variable that is missing or vague',
          'no range, system or conditions',
        ),
        words(
          'Suggest a better research question.',
          'One with both variables, a range and conditions',
          `For example: "${sharp}" It names what is changed, over which range, and what is measured.`,
          'independent variable with a range',
          'dependent variable that can be measured',
          'system or conditions; accept any question that can be answered by data',
        ),
      ],
    })),
  ),
  exercise(
    'variables',
    'name the variables as quantities with units, not as things: "length of the wire in cm", not "the wire".',
    ofEach(({ sharp, independent, dependent, control }) => ({
      stem: `The research question of an investigation is: "${sharp}"`,
      hint: 'What does the student set, what is read, and what must not change?',
      parts: [
        words(
          'Identify the independent variable.',
          independent,
          `The student sets the ${independent}, so it is the independent variable.`,
          independent,
        ),
        words(
          'Identify the dependent variable.',
          dependent,
          `The ${dependent} is measured, so it is the dependent variable.`,
          dependent,
        ),
        words(
          'State one variable that must be controlled.',
          control,
          `One is ${control}. Any other quantity that would change the result is accepted.`,
          `${control}, or another that affects the result`,
        ),
      ],
    })),
    'Easy',
  ),
  exercise(
    'controlled-variable',
    'a list of controlled variables earns little. Say for each why it matters and how you keep it constant.',
    ofEach(({ sharp, control, effect, how }) => ({
      stem: `The research question of an investigation is: "${sharp}"`,
      hint: 'What would happen to the result if it changed, and how would you notice?',
      parts: [
        words(
          `Explain why ${control} must be controlled.`,
          'It would change the result as well',
          `It must stay the same because ${effect}. Otherwise a change of the result could not be attributed to the independent variable.`,
          effect,
          'the effect could not be attributed to the independent variable',
        ),
        words(
          `Describe how ${control} can be controlled.`,
          how,
          `A suitable way is to ${how}. Write it so that it can be repeated.`,
          `${how}; accept another way that works`,
        ),
      ],
    })),
  ),
  exercise(
    'range-and-repeats',
    'at least five values over a wide range show the shape of a relationship, and repeats show its uncertainty.',
    ofEach(({ sharp, range, trials }) => ({
      stem: `The research question of an investigation is: "${sharp}" A student plans to measure at the smallest and at the greatest value, once each.`,
      hint: 'What can a graph of two points not show?',
      parts: [
        words(
          'Explain two weaknesses of this plan.',
          'Two points show no shape; one trial shows no spread',
          'Through two points any relationship can be drawn, so the shape stays unknown. With one trial there is no spread, so neither the uncertainty nor an anomalous value can be recognised.',
          'two values do not show the shape',
          'one trial gives no spread, so no uncertainty; accept anomalies cannot be seen',
        ),
        words(
          'Suggest a better plan.',
          `${range}, with ${trials}`,
          `For example ${range}, evenly spaced, with ${trials}. Then there is a graph with error bars.`,
          'at least five values over the range',
          'repeats at each value',
        ),
      ],
    })),
  ),
  exercise(
    'risks',
    'name the risk that your own method has and what you do about it. "Take care in the laboratory" says nothing.',
    ofEach(({ about, risk, care }) => ({
      stem: `A student investigates ${about} and writes about safety: "I will be careful with everything."`,
      hint: 'What in this method could hurt a person or the environment?',
      parts: [
        words(
          'Identify one risk of such an investigation.',
          risk,
          `One risk: ${risk}.`,
          `${risk}; accept another that belongs to this method`,
        ),
        words(
          'Suggest how it can be reduced.',
          care,
          `It can be reduced in this way: ${care}. The measure answers the risk that was named.`,
          `${care}; accept another that answers the risk`,
        ),
      ],
    })),
    'Easy',
  ),
  exercise(
    'citing',
    'give author, title, year and, for a website, its address with the date. Cite where you use a source, not only at the end.',
    ofEach(({ about, dependent }) => ({
      stem: `In the background of a report about ${about}, a student copies two sentences on the ${dependent} from a website, changes three words, and lists the address of the website at the end.`,
      hint: 'Can a reader see whose words these are?',
      parts: [
        words(
          'Explain why this is not acceptable.',
          'The words are presented as the student’s own',
          'The sentences are still those of the website, and at this place nothing shows it, so they are presented as the student’s own words. A list at the end does not say what was taken from where.',
          'words of another author without quotation marks',
          'no reference at the place where they are used',
        ),
        words(
          'Suggest how the source should be used.',
          'Rewritten or in quotation marks, with a reference at this place',
          'Write the idea in your own words, or put the sentences in quotation marks, and give the reference there. The list at the end has author, title, year, address and date.',
          'rewritten, or in quotation marks',
          'reference in the text, with a full entry in the list; accept any consistent style',
        ),
      ],
    })),
  ),
];
