import { seededIndex } from '@api/drawing';
import { describe, expect, it } from 'vitest';
import { assertSoundCourse } from '../bank-rules.ts';
import { courses, templates } from './index.ts';
import { assertSoundTemplate } from './sound-template.ts';

describe('topic trees', () => {
  it.each(courses.map((course) => [course.slug, course] as const))('%s is sound', (_slug, course) => assertSoundCourse(course));
});

describe('templates', () => {
  it('have keys of their own', () => {
    expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length);
  });

  // The first variant and another one: bank.slow.test.ts asks for all.
  it.each(templates.map((template) => [template.key, template] as const))('%s', (key, template) => {
    const other = seededIndex(key, template.variants.length);
    assertSoundTemplate(template, (index) => index === 0 || index === other);
  });
});
