import { BLUEPRINTS, drawPaper } from '@api/drawing';
import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../../practice-papers/candidates.ts';
import { skillsTemplates } from './index.ts';
import { MATHS_TERMS, SCIENCE_TERMS, SKILLS } from './topic.ts';

const COURSES = ['math-aa', 'math-ai', 'physics', 'chemistry'];

/** Templates that a course lists at a leaf; what mathematics has at SL, its HL lists as well. */
const listed = (course: string, leaf: string) =>
  skillsTemplates.filter(({ placements }) =>
    placements.some(({ subject, topic }) => subject === `${course}-sl` && topic === leaf),
  );

describe('skills', () => {
  it.each(COURSES)('%s has a drill of each of 20 command terms, and ten exercises for the internal assessment', (course) => {
    const isMaths = course.startsWith('math');
    const { terms, assessment } = SKILLS[isMaths ? 'maths' : 'science'];
    const wanted = Object.keys(isMaths ? MATHS_TERMS : SCIENCE_TERMS);
    expect(wanted).toHaveLength(20);
    const drilled = listed(course, terms).map(({ key }) => key.replace(/^.*-command-term-/, '').replaceAll('-', ' '));
    expect(drilled.toSorted()).toEqual(wanted.toSorted());
    expect(listed(course, assessment).length).toBeGreaterThanOrEqual(10);
  });

  it('of both levels of a science are the same templates', () => {
    const sciences = skillsTemplates.filter(({ key }) => !key.startsWith('maths-'));
    const levels = sciences.map(({ placements }) => placements.map(({ subject }) => subject.slice(-2)));
    expect(levels.filter((one) => !one.includes('sl') || !one.includes('hl'))).toEqual([]);
  });

  it('are on no paper', () => {
    const skills = Object.values(SKILLS).map(({ terms }) => terms.split('.')[0]);
    for (const blueprint of BLUEPRINTS.filter(({ topics }) => Object.keys(topics).length > 0)) {
      const candidates = candidatesOf(blueprint.subject);
      expect(candidates.some(({ topic }) => skills.includes(topic))).toBe(true);
      const only = candidates.filter(({ topic }) => skills.includes(topic));
      expect(drawPaper(blueprint, only, 1), blueprint.key).toEqual([]);
    }
  });
});
