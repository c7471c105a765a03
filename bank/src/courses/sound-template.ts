import assert from 'node:assert/strict';
import { assertSoundQuestion, leafNumbers, writeVariants } from '../bank-rules.ts';
import { drawingFaults } from '../checks/drawings.ts';
import { scienceFaults } from '../checks/science.ts';
import { answersOf, hintOf, STEP } from '../hint-steps.ts';
import type { QuestionDraft, QuestionTemplate } from '../template.ts';
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
    assertSoundHint(draft, where);
    assert.deepEqual(scienceFaults(draft, placement.subject, hintOf(draft)), [], where);
    for (const { name, svg } of draft.diagrams ?? []) assert.deepEqual(drawingFaults(svg), [], `${where}, ${name}`);
  }
}

/** A step that an author wrote, as the first is, may print a number of the answer by chance; what is added may not. */
function assertSoundHint(draft: QuestionDraft, where: string): void {
  const [, ...added] = hintOf(draft).split(STEP);
  const givesAway = answersOf(draft);
  const away = added.filter((step) => givesAway(step.replace(/^[^:]*: /, '')));
  assert.deepEqual(away, [], `${where}: a step that gives an answer away`);
}
