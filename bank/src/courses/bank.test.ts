import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { assertSoundCourse, assertSoundQuestion, leafNumbers, writeVariants } from '../bank-rules.ts';
import { courses, templates } from './index.ts';

const leaves = new Map(courses.map((course) => [course.slug, leafNumbers(course)]));

describe('topic trees', () => {
  it.each(courses.map((course) => [course.slug, course] as const))('%s is sound', (_slug, course) => assertSoundCourse(course));
});

describe('templates', () => {
  it('have keys of their own', () => {
    expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length);
  });

  it.each(templates.map((template) => [template.key, template] as const))('%s', (key, template) => {
    const texts = new Set<string>();
    for (const { index, numbers, result, placement, draft } of writeVariants(template)) {
      const where = `${key} variant ${index}`;
      for (const topic of [placement.topic, ...(placement.otherTopics ?? [])]) {
        assert.ok(leaves.get(placement.subject)?.has(topic), `${where}: ${placement.subject} has no leaf ${topic}`);
      }
      assertSoundQuestion(draft, where);
      template.check(numbers, result);
      assert.ok(!texts.has(draft.text), `${where}: same text as another variant`);
      texts.add(draft.text);
    }
  });
});
