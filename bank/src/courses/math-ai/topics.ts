import type { CourseDraft, TopicDraft } from '../../template.ts';
import type { TopicArea } from './topics/area.ts';
import { calculusArea } from './topics/calculus.ts';
import { functionsArea } from './topics/functions.ts';
import { geometryAndTrigonometry } from './topics/geometry-and-trigonometry.ts';
import { numberAndAlgebra } from './topics/number-and-algebra.ts';
import { statisticsAndProbability } from './topics/statistics-and-probability.ts';

/** The topic trees of the two courses: higher level is standard level with additional subtopics. */

const AREAS: readonly TopicArea[] = [
  numberAndAlgebra,
  functionsArea,
  geometryAndTrigonometry,
  statisticsAndProbability,
  calculusArea,
];

const standardTopic = ({ number, name, overview, standard }: TopicArea): TopicDraft => ({
  number,
  name,
  syllabus: overview,
  subtopics: standard,
});

const higherTopic = ({ number, name, overview, higherOverview, standard, higher }: TopicArea): TopicDraft => ({
  number,
  name,
  syllabus: `${overview}\n\n${higherOverview}`,
  subtopics: [...standard, ...higher],
});

/** Maths AI at standard and at higher level. */
export const courses: readonly CourseDraft[] = [
  { slug: 'math-ai-sl', name: 'Maths AI SL', topics: AREAS.map(standardTopic) },
  { slug: 'math-ai-hl', name: 'Maths AI HL', topics: AREAS.map(higherTopic) },
];
