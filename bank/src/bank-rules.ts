import assert from 'node:assert/strict';
import { answerKeysSchema } from '@api/contract';
import { marksByPart, parseQuestionText } from '@api/contract/question-text';
import { keyFaults } from '@api/judging';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { wrongArticle } from './articles.ts';
import { draftFaults } from './checks/check-draft.ts';
import { withExaminersNotes } from './examiners-notes.ts';
import { byPaperRules } from './paper-rules.ts';
import { lineMarks } from './question-parts.ts';
import type { CourseDraft, QuestionDraft, QuestionTemplate, TopicDraft } from './template.ts';

/** What every seeded question must satisfy, whatever it asks. Each rule throws with a sentence that names the fault. */

const FORMULA = /\$\$([\s\S]+?)\$\$|\$((?:\\.|[^$\\])+?)\$/g;

const set = new Set<string>();

/** Throws where KaTeX cannot set a formula; what it could set once, it can again. MathML is the cheaper half of its output. */
function assertSets(tex: string, displayMode: boolean): void {
  const formula = `${displayMode} ${tex}`;
  if (set.has(formula)) return;
  katex.renderToString(tex, { throwOnError: true, strict: 'error', displayMode, output: 'mathml' });
  set.add(formula);
}

/** Sets every formula with KaTeX in strict mode and looks for the slips that templates make with numbers. */
export function assertSoundText(markdown: string, where: string): void {
  const withoutMath = markdown.replace(FORMULA, (_, display?: string, inline?: string) => {
    const tex = display ?? inline ?? '';
    assertSets(tex, display !== undefined);
    const slip = /\b1(?:x|y|n|t)\b|[+-]\s*[+-]|\bNaN\b|undefined|Infinity|\d\.\d{9,}/.exec(tex);
    assert.equal(slip, null, `${where}: "${slip?.[0]}" in $${tex}$`);
    return '';
  });
  assert.ok(!withoutMath.includes('$'), `${where}: a stray $`);
  const slip = /\bNaN\b|undefined|Infinity|\[object|\d\.\d{9,}/.exec(withoutMath);
  assert.equal(slip, null, `${where}: "${slip?.[0]}"`);
  assertRightArticles(withoutMath, where);
}

function assertRightArticles(text: string, where: string): void {
  const article = wrongArticle(text);
  assert.equal(article, null, `${where}: "${article}"`);
}

/** All rules for one question. */
export function assertSoundQuestion(draft: QuestionDraft, where: string): void {
  for (const field of ['text', 'hint', 'answer', 'solution'] as const) {
    assert.ok(draft[field].trim().length > 0, `${where}: ${field} is empty`);
    assertSoundText(draft[field], `${where} ${field}`);
  }
  assert.ok(draft.solution.length > draft.answer.length, `${where}: the worked solution is no longer than the answer`);

  const asked = marksByPart(draft.text);
  assert.ok(asked.size > 0, `${where}: no marks in the text`);
  assert.ok(!asked.has('') || asked.size === 1, `${where}: marks on the stem of a question with parts`);
  const awarded = new Map<string, number>();
  for (const line of draft.markScheme) {
    assertSoundText(line.text, `${where} mark scheme`);
    awarded.set(line.part ?? '', (awarded.get(line.part ?? '') ?? 0) + lineMarks(line));
  }
  const isScheme = !draft.correctOption || draft.markScheme.length > 0;
  if (isScheme)
    assert.deepEqual(Object.fromEntries(awarded), Object.fromEntries(asked), `${where}: mark scheme and text differ in marks`);

  const parts = new Set(parseQuestionText(draft.text).map(({ part }) => part));
  for (const { part, value, tolerance } of draft.numeric ?? []) {
    assert.ok(parts.has(part ?? ''), `${where}: a numeric answer for part "${part}", which is not there`);
    assert.ok(Number.isFinite(value) && tolerance >= 0, `${where}: a numeric answer that is no number`);
  }

  const numbers = draft.correctOption ? [] : (draft.numeric ?? []).map((key) => ({ kind: 'number' as const, ...key }));
  const keys = answerKeysSchema.parse([...numbers, ...(draft.keys ?? [])]);
  for (const [part, fields] of Map.groupBy(keys, (key) => key.part)) {
    const named = fields.length === 1 || fields.every(({ label }) => label);
    assert.ok(named, `${where}: several fields of part "${part}" without a label each`);
  }
  const faults = keyFaults(keys, { parts: [...asked.keys()], mcq_answer: draft.correctOption ?? null });
  assert.deepEqual(faults, [], `${where}: answer keys`);

  for (const { name, svg, alt } of draft.diagrams ?? []) {
    const used = [draft.text, draft.solution].some((text) => text.includes(`(diagram:${name})`));
    assert.ok(used, `${where}: diagram ${name} is not referred to`);
    assert.ok(alt.length >= 20, `${where}: diagram ${name} has no real text alternative`);
    assertRightArticles(alt, `${where} diagram ${name}`);
    assert.ok(svg.startsWith('<svg') && !/NaN|undefined|Infinity/.test(svg), `${where}: diagram ${name} is broken`);
  }
  const referred = [...`${draft.text}${draft.solution}`.matchAll(/\(diagram:([\w-]+)\)/g)].map(([, name]) => name);
  for (const name of referred) {
    assert.ok(
      draft.diagrams?.some((diagram) => diagram.name === name),
      `${where}: no diagram ${name}`,
    );
  }

  assert.deepEqual(draftFaults(draft), [], where);

  if (draft.options || draft.correctOption) {
    const options = Object.values(draft.options ?? {});
    assert.equal(options.length, 4, `${where}: multiple choice needs four options`);
    assert.equal(new Set(options).size, 4, `${where}: two options are the same`);
    assert.ok(draft.correctOption, `${where}: no correct option`);
    for (const option of options) assertSoundText(option, `${where} option`);
  }
}

/** All rules for one subject's topic tree. */
export function assertSoundCourse(course: CourseDraft): void {
  const numbers = new Set<string>();
  const visit = (topic: TopicDraft, depth: number) => {
    const where = `${course.slug} ${topic.number}`;
    assert.ok(!numbers.has(topic.number), `${where}: number used twice`);
    numbers.add(topic.number);
    assert.ok(depth <= 3, `${where}: deeper than three levels`);
    if (depth <= 2) {
      assert.ok((topic.syllabus ?? '').length > 80, `${where}: no syllabus text`);
      assertSoundText(topic.syllabus ?? '', `${where} syllabus`);
    }
    for (const child of topic.subtopics ?? []) visit(child, depth + 1);
  };
  for (const topic of course.topics) visit(topic, 1);
}

/** Numbers of the topics that have no topics below them: where questions stand. */
export function leafNumbers(course: CourseDraft): Set<string> {
  const leaves = (topics: readonly TopicDraft[]): string[] =>
    topics.flatMap((topic) => (topic.subtopics?.length ? leaves(topic.subtopics) : [topic.number]));
  return new Set(leaves(course.topics));
}

/** The variants of a template that are wanted, all if nothing is said, written, each with the placement it is dealt to. */
export function writeVariants(template: QuestionTemplate, isWanted: (index: number) => boolean = () => true) {
  return template.variants.flatMap((numbers, index) => {
    if (!isWanted(index)) return [];
    const result = template.solve(numbers);
    const placement = template.placements[index % template.placements.length];
    assert.ok(placement, `${template.key}: no placement`);
    const ruled = byPaperRules(template, template.write(numbers, result, index));
    const isScience = /^(?:physics|chemistry)/.test(placement.subject);
    const draft = withExaminersNotes(ruled, isScience ? 'ECF from' : undefined);
    return [{ index, numbers, result, placement, draft }];
  });
}
