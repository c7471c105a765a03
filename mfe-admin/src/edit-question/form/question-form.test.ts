import type { EditableQuestion } from '@api/contract';
import { sampleQuestion } from '@shell/kit/testing';
import { describe, expect, it } from 'vitest';
import { wordDifference } from '../../staff-area/editor/word-difference.ts';
import { sampleEditable } from '../editor-testing.tsx';
import { type ImageDraft, imageFault } from '../images/image-draft.ts';
import { faultsOf } from '../use-question-form.ts';
import { issuesOfFields } from '../use-storing.ts';
import { changedFields, mergeEdits } from './differences.ts';
import { formDataOf } from './form-data.ts';
import { emptyAnswer, emptyValues, type QuestionValues, valuesOf } from './question-values.ts';
import { readable } from './readable.ts';

const stored = sampleEditable();
const values = (changes: Partial<QuestionValues> = {}): QuestionValues => ({ ...valuesOf(stored), ...changes });
const file = (name: string) => new File(['<svg/>'], name, { type: 'image/svg+xml' });
const chosen = (name: string): ImageDraft => ({
  key: name,
  id: null,
  file: file(name),
  url: '',
  thumb: '',
  alt: `About ${name}`,
  watermark: true,
});
const from = { id: 41, version: 3, imageIds: [7, 8], values: valuesOf(stored) };

describe('the rules of a question', () => {
  const faults = (changes: Partial<QuestionValues>) => faultsOf(values(changes), 2026);

  it('lets a complete question pass', () => expect(faults({})).toEqual({}));

  it.each([
    ['subject', '', 'Please choose a subject'],
    ['topic', '', 'Please choose a topic'],
    ['difficulty', '', 'Please choose a difficulty'],
    ['marks', '0', 'Please enter the marks'],
    ['marks', '2.5', 'Please enter the marks'],
    ['marks', '', 'Please enter the marks'],
    ['year', '1999', 'Please enter a valid year between 2000 and 2026.'],
    ['year', '2027', 'Please enter a valid year between 2000 and 2026.'],
    ['year', 'May', 'Please enter a valid year between 2000 and 2026.'],
    ['priority', 'high', 'Enter a valid number'],
    ['priority', '', 'Enter a valid number'],
    ['priority', '-1000001', 'Enter a valid number'],
    ['question_number', '0', 'Enter a valid number'],
    ['question_number', '1000001', 'Enter a valid number'],
    ['marks', '201', 'A question has at most 200 marks'],
  ])('%s: %j is refused', (name, value, message) => expect(faults({ [name]: value })).toEqual({ [name]: message }));

  it('takes the most that the API takes', () =>
    expect(faults({ marks: '200', question_number: '1000000', priority: '-1000000' })).toEqual({}));

  it('takes as many new images in one save as the API', () => {
    const images = (count: number) => Array.from({ length: count }, (_, index) => chosen(`${index}.svg`));
    const withImages = (ofQuestion: number, ofAnswer: number) =>
      faults({ images: images(ofQuestion), Answer: [{ ...emptyAnswer(), images: images(ofAnswer) }] });
    const words = 'At most 12 new images can be saved at a time. Save some first, then add the others.';
    expect(withImages(7, 5)).toEqual({});
    expect(withImages(13, 0)).toEqual({ images: words });
    expect(withImages(7, 6)).toEqual({ 'Answer.0.images': words });
    expect(withImages(21, 0)).toEqual({ images: 'At most 20 images fit here' });
  });

  it('refuses a line of more marks than the API takes', () => {
    const line = { part: 'a', text: 'All of it', code: 'M1', marks: '51', implied: false };
    expect(faults({ Answer: [{ ...emptyAnswer(), mark_scheme: [line] }] })).toEqual({
      'Answer.0.mark_scheme.0.marks': 'At most 50',
    });
  });

  it('takes images as large as the API, drawings less', () => {
    const sized = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });
    const mega = 1024 * 1024;
    expect(imageFault(sized('a.svg', 'image/svg+xml', mega))).toBeNull();
    expect(imageFault(sized('a.svg', 'image/svg+xml', mega + 1))).toBe('a.svg: An SVG drawing may have 1 MB at most');
    expect(imageFault(sized('a.png', 'image/png', 10 * mega))).toBeNull();
    expect(imageFault(sized('a.png', 'image/png', 10 * mega + 1))).toBe('a.png: The image is larger than 10 MB');
  });

  it('takes the first and the present year, and none', () => {
    for (const year of ['2000', '2026', '']) expect(faults({ year })).toEqual({});
  });

  it('wants all options and the right one of a multiple-choice question', () => {
    const options = [{ text: 'one' }, { text: ' ' }, { text: 'three' }, { text: 'four' }];
    expect(faults({ options })).toEqual({
      'options.1.text': 'Please write this option',
      mcq_answer: 'Please choose the right option',
    });
  });

  it('wants lines of a mark scheme as examiners write them', () => {
    const line = { part: 'z', text: '', code: 'M0', marks: 'x', implied: false };
    expect(Object.keys(faults({ Answer: [{ ...emptyAnswer(), mark_scheme: [line] }] }))).toEqual(
      ['text', 'code', 'part', 'marks'].map((name) => `Answer.0.mark_scheme.0.${name}`),
    );
  });
});

describe('the form as it is sent', () => {
  const parts = (form: FormData) => Object.fromEntries([...form].filter(([name]) => name !== 'images'));

  it('carries each field by its name, empty choices as null', () => {
    const sent = parts(formDataOf(values({ year: '', hints: '', paper: '2' }), from));
    expect(sent).toMatchObject({
      id: '41',
      version: '3',
      subject: '2',
      year: 'null',
      paper: '2',
      hints: '',
      visible: 'true',
      save_anyway: 'false',
      questions_text: stored.questions_text,
      OtherTopicsOnQuestion: '[]',
    });
  });

  it('names no question and no version for a new one, and leaves open what the API chooses', () => {
    const sent = parts(formDataOf({ ...emptyValues(), subject: '2' }, null));
    for (const name of ['id', 'version', 'level', 'question_number']) expect(sent).not.toHaveProperty(name);
  });

  it('orders images of question and answers, new ones by their place among the files, and names those that are gone', () => {
    const images = [chosen('b.svg'), ...values().images.slice(0, 1)];
    const form = formDataOf(values({ images, Answer: [{ ...emptyAnswer(), images: [chosen('c.svg')] }] }), from, {
      nearDuplicates: true,
    });
    expect(form.getAll('images').map((each) => (each as File).name)).toEqual(['b.svg', 'c.svg']);
    const sent = parts(form);
    expect(JSON.parse(String(sent.image_order))).toEqual([
      { file: 0, alt: 'About b.svg', watermark: true },
      { id: 7, alt: 'The graph', watermark: false },
    ]);
    expect(JSON.parse(String(sent.Answer))[0].images).toEqual([{ file: 1, alt: 'About c.svg', watermark: true }]);
    expect(sent.deleted_image_ids).toBe('[8]');
    expect(sent.save_anyway).toBe('true');
  });

  it('shows what is wrong with a file where it was chosen', () => {
    const form = values({ images: [chosen('a.svg')], Answer: [{ ...emptyAnswer(), images: [chosen('b.svg')] }] });
    expect(
      issuesOfFields(
        [
          { path: 'images.1', message: 'The image is damaged' },
          { path: 'year', message: 'No' },
        ],
        form,
      ),
    ).toEqual([
      { path: 'Answer.0.images', message: 'b.svg: The image is damaged' },
      { path: 'year', message: 'No' },
    ]);
  });
});

describe('two edits of the same question', () => {
  it('are put together where they do not touch, and ask where they do', () => {
    const mine = values({ marks: '6', questions_text: 'Mine', priority: '9' });
    const theirs = values({ marks: '6', questions_text: 'Theirs', year: '2024' });
    const merge = mergeEdits(values(), mine, theirs);
    expect(merge.taken).toEqual(['year']);
    expect(merge.conflicts).toEqual(['questions_text']);
    expect(merge.values).toMatchObject({ questions_text: 'Mine', priority: '9', year: '2024', marks: '6' });
  });

  it('see a new picture, another description and another order as changes', () => {
    const images = values().images;
    expect(changedFields(values(), values())).toEqual([]);
    expect(changedFields(values(), values({ images: images.toReversed() }))).toEqual(['images']);
    expect(changedFields(values(), values({ images: [...images, chosen('a.svg')] }))).toEqual(['images']);
    expect(changedFields(values(), values({ images: images.map((image) => ({ ...image, alt: 'x' })) }))).toEqual(['images']);
  });
});

describe('differences in words', () => {
  it('name removed and added values', () => {
    expect(wordDifference('Find the value of $x$.', 'Find the least value of $y$.')).toEqual([
      { kind: 'same', text: 'Find the ' },
      { kind: 'new', text: 'least ' },
      { kind: 'same', text: 'value of $' },
      { kind: 'gone', text: 'x' },
      { kind: 'new', text: 'y' },
      { kind: 'same', text: '$.' },
    ]);
    expect(wordDifference('', '')).toEqual([]);
    expect(wordDifference('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
  });

  it('return both texts, whatever they are', () => {
    const texts = ['', 'a', 'a b a b', 'b a\n\nb', '$\\frac{a}{b}$ [3]', 'a '.repeat(2_000), 'b '.repeat(2_000)];
    for (const before of texts) {
      for (const after of texts) {
        const runs = wordDifference(before, after);
        const side = (left: 'gone' | 'new') =>
          runs
            .filter(({ kind }) => kind !== left)
            .map(({ text }) => text)
            .join('');
        expect(side('new')).toBe(before);
        expect(side('gone')).toBe(after);
      }
    }
  });

  it('are read the same from the form and from the API', () => {
    const { subject, topic } = sampleQuestion();
    const names = new Map([
      [`topic:${topic.id}`, `${topic.topic_number} ${topic.topic_name}`],
      [`subject:${subject.id}`, subject.subject_name],
    ]);
    const raw: EditableQuestion = stored;
    for (const field of ['subject', 'topic', 'images', 'Answer', 'visible', 'marks', 'year'] as const) {
      expect(readable(field, values()[field], names)).toBe(readable(field, raw[field], names));
    }
    expect(readable('Answer', raw.Answer, names)).toContain('(a) (M1) Takes out the factor');
  });
});
