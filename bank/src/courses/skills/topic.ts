import type { TopicDraft } from '../../template.ts';

/** What a command term asks for, in our words. */
type Terms = Readonly<Record<string, string>>;

/** Command terms of the papers of mathematics. */
export const MATHS_TERMS = {
  'write down': 'an answer that can be read from what is given; working is not needed',
  state: 'a name, value or short sentence without a reason',
  list: 'every member, once each, without a reason',
  find: 'an answer with the working that leads to it',
  calculate: 'a number with the steps that lead to it',
  determine: 'the only possible answer, with the working or the comparison that decides',
  solve: 'all values for which the statement is true, and no others',
  express: 'the same thing in the form that the question names',
  'show that': 'every step to a result that is given; the result itself earns nothing',
  verify: 'evidence that a given value fits, by substituting it',
  hence: 'use of the part before; another method earns nothing',
  'hence or otherwise': 'any valid method, though the part before is the shortest',
  deduce: 'a conclusion from what is known, without a new calculation',
  justify: 'a reason that rules out the other possibility',
  explain: 'a reason that names the fact and says what follows from it',
  interpret: 'the meaning of a number in the context, with its unit',
  comment: 'a judgement with the evidence for it',
  compare: 'what is the same and what is different, referring to both, with values and context',
  sketch: 'the general shape with the key features labelled; no scale is needed',
  draw: 'an accurate figure or diagram, with a ruler and labels',
} as const satisfies Terms;

/** Command terms of the papers of the sciences. */
export const SCIENCE_TERMS = {
  state: 'a name, value or short statement without a reason',
  define: 'the precise meaning of a term, as a law or the guide has it',
  list: 'short answers one after the other, without a reason',
  identify: 'one answer out of several possibilities',
  outline: 'a brief account: the main point and how it comes about',
  describe: 'a detailed account of what happens or is done, without reasons',
  explain: 'a detailed account with the reasons for it, linked to each other',
  distinguish: 'differences, referring to both each time',
  'compare and contrast': 'what is the same and what is different, referring to both each time',
  calculate: 'a number with its unit and the working',
  determine: 'the only possible answer from the data, with working',
  estimate: 'an approximate value from reasonable assumptions that are written down',
  'show that': 'the steps to a given result, calculated to one figure more than is given',
  deduce: 'a conclusion from the information that is given',
  predict: 'an expected result, by a trend or a model',
  suggest: 'a reasonable answer in an unfamiliar situation, by what you know',
  sketch: 'a graph with labelled axes and the right shape; no scale is needed',
  draw: 'an accurate labelled diagram with a ruler where lines are straight',
  discuss: 'arguments on more than one side, supported by evidence',
  evaluate: 'strengths and limitations, and a judgement',
} as const satisfies Terms;

const tableOf = (terms: Terms) =>
  ['| Command term | What it asks for |', '| --- | --- |', ...Object.entries(terms).map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  );

/** Numbers of the topic of skills and of its two leaves, in mathematics and in the sciences. */
export const SKILLS = {
  maths: { terms: '6.1', assessment: '6.2' },
  science: { terms: 'T.1', assessment: 'T.2' },
} as const;

/** The last topic of each course: what its papers and its internal assessment ask apart from knowledge. */
export function skillsTopic(field: keyof typeof SKILLS): TopicDraft {
  const { terms, assessment } = SKILLS[field];
  const isMaths = field === 'maths';
  return {
    number: terms.split('.')[0] as string,
    name: 'Skills',
    syllabus: `Marks are lost by answers that do not do what the command term asks, and by work that the criteria of the internal assessment do not reward. The drills here are short: one command term or one skill each, with what earns the marks.`,
    subtopics: [
      {
        number: terms,
        name: 'Command terms',
        syllabus: `A command term says how much is asked. Read it first, then the number of marks.\n\n${tableOf(isMaths ? MATHS_TERMS : SCIENCE_TERMS)}`,
      },
      {
        number: assessment,
        name: 'Internal assessment',
        syllabus: isMaths
          ? 'The exploration is a piece of your own mathematics about a question that interests you. It is assessed by its presentation, its mathematical communication, personal engagement, reflection and the use of mathematics. Choose a narrow aim, define what you use, interpret each result and say how far it can be trusted.'
          : 'The scientific investigation answers a research question of your own by data. It is assessed by its research design, its data analysis, its conclusion and its evaluation. Name the variables with their ranges, carry uncertainties through, compare the result with accepted knowledge, and judge the method by its effect on the result.',
      },
    ],
  };
}
