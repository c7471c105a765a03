import assert from 'node:assert/strict';
import { assertSoundQuestion, leafNumbers, writeVariants } from '../bank-rules.ts';
import { drawingFaults } from '../checks/drawings.ts';
import { scienceFaults } from '../checks/science.ts';
import type { QuestionTemplate } from '../template.ts';
import { courses } from './index.ts';

const leaves = new Map(courses.map((course) => [course.slug, leafNumbers(course)]));

/**
 * Writes all variants of a template: each at a topic that is there, with a text of its own. Those that are asked for pass every rule as well.
 * @throws AssertionError with a sentence that names the variant and its fault.
 */
export function assertSoundTemplate(template: QuestionTemplate, isAsked: (index: number) => boolean): void {
  const texts = new Set<string>();
  for (const { index, numbers, result, placement, draft } of writeVariants(template)) {
    const where = `${template.key} variant ${index}`;
    for (const topic of [placement.topic, ...(placement.otherTopics ?? [])]) {
      assert.ok(leaves.get(placement.subject)?.has(topic), `${where}: ${placement.subject} has no leaf ${topic}`);
    }
    assert.ok(!texts.has(draft.text), `${where}: same text as another variant`);
    texts.add(draft.text);
    if (!isAsked(index)) continue;
    assertSoundQuestion(draft, where);
    template.check(numbers, result);
    assert.deepEqual(scienceFaults(draft, placement.subject), [], where);
    for (const { name, svg } of draft.diagrams ?? []) assert.deepEqual(drawingFaults(svg), [], `${where}, ${name}`);
  }
}
