import { describe, expect, it } from 'vitest';
import {
  addressOf,
  createAddresses,
  PATHS,
  parseAddress,
  placeIn,
  placeQuery,
  questionAddress,
  questionPlace,
  topicPlace,
} from './addresses.ts';

const question = (...slugs: string[]) => ({
  id: 41,
  subject: { slug: 'math-aa-sl' },
  topic_path: slugs.map((slug) => ({ slug })),
});

describe('an address', () => {
  it.each([
    [addressOf('my-tests'), '/my-tests'],
    [addressOf('test-result', { slug: 'quiet-river' }), '/take-a-test/quiet-river/result'],
    [addressOf('test-review', { slug: 'a' }, { hash: 'question-3' }), '/take-a-test/a/answer#question-3'],
    [addressOf('test-review', { slug: 'a' }, { hash: undefined }), '/take-a-test/a/answer'],
    [addressOf('edit-question', {}, { query: { id: 41 } }), '/admin/questions/edit?id=41'],
    [addressOf('pricing', {}, { query: { billing: undefined, choose: 'silver' } }), '/pricing?choose=silver'],
    [addressOf('question-list', {}, { query: new URLSearchParams() }), '/math-questions'],
    [questionAddress(question('functions')), '/math-questions/math-aa-sl/functions/41'],
    [questionAddress(question('a', 'b', 'c'), { query: { topic: 'a' } }), '/math-questions/math-aa-sl/a/b/c/41?topic=a'],
  ])('is %s', (built, expected) => expect(built).toBe(expected));

  it('lets nothing that it is filled in with become another address', () => {
    expect(addressOf('blog-post', { slug: '../admin?x#y' })).toBe('/blogs/..%2Fadmin%3Fx%23y');
    expect(addressOf('verify-email', {}, { query: { token: 'a&b=c' } })).toBe('/verify-user?token=a%26b%3Dc');
  });

  it("is the page's present address in the registry", () => {
    const moved = createAddresses(() => ({ question: ['/q/:questionId'], pricing: [] }));
    expect(moved.questionAddress(question('functions', 'lines'))).toBe('/q/41');
    expect(moved.parseAddress('/q/41')).toEqual({ name: 'question', params: { questionId: '41' } });
    expect(moved.addressOf('pricing')).toBe('/pricing');
    // A pattern with parameters unknown to this builder is ignored.
    const changed = createAddresses(() => ({ test: ['/tests/:year/:slug'] }));
    expect(changed.addressOf('test', { slug: 'a' })).toBe('/take-a-test/a');
  });

  it('of a thing without a place is the start page', () => {
    expect(questionAddress(question())).toBe('/');
    expect(addressOf('test', { slug: '' })).toBe('/');
  });
});

describe('an address is read', () => {
  it('as what it was built from, for every page', () => {
    for (const [name, paths] of Object.entries(PATHS)) {
      for (const path of paths) {
        const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, param = ''], index) => [param, `a b/${index}`]));
        const address = addressOf(name as 'question', params as never);
        expect(parseAddress(address)).toEqual({ name, params });
      }
    }
  });

  it.each([
    ['/my-tests/', 'my-tests'],
    ['/my-tests/lost-marks', 'lost-marks'],
    ['/My-Tests', 'my-tests'],
    ['/math-questions/syllabus', 'syllabus'],
    ['/admin/questions/new', 'new-question'],
    ['/take-a-test/%', 'test'],
    ['/', undefined],
    ['/nowhere', undefined],
    ['/math-questions/7', 'question-link'],
    ['/math-questions/a/7', 'question-link'],
    ['/math-questions/syllabus', 'syllabus'],
    ['/blogs/a/b', undefined],
    ['/blogs//', undefined],
  ])('%s as %s', (pathname, name) => expect(parseAddress(pathname)?.name).toBe(name));

  it('with a question’s place by slugs', () => {
    const place = questionPlace('math-aa-sl', ['functions', 'lines'], 41);
    expect(place).toEqual({ subject: 'math-aa-sl', topic: 'functions', subtopic: 'lines', questionId: 41 });
    expect(parseAddress(addressOf('question', place))?.params).toEqual({ ...place, questionId: '41' });
  });
});

describe('the place of a list', () => {
  it('is in its query by levels, as far down as an address goes', () => {
    const query = (...topics: string[]) => placeQuery(topicPlace('math-aa-sl', topics)).toString();
    expect(query()).toBe('subject=math-aa-sl');
    expect(query('functions', 'lines')).toBe('subject=math-aa-sl&topic=functions&subtopic=lines');
    expect(query('a', 'b', 'c', 'd')).toBe('subject=math-aa-sl&topic=a&subtopic=b&subsubtopic=c');
  });

  it('omits missing and empty levels, and keeps several topics of a level', () => {
    expect(placeQuery({ subject: 'a', topic: undefined, subtopic: 'c', subsubtopic: '' }).toString()).toBe(
      'subject=a&subtopic=c',
    );
    expect(placeQuery({}).size).toBe(0);
    expect(placeQuery({ topic: 'a,b' }).get('topic')).toBe('a,b');
  });

  it('is read from what else an address says, and built again as it was', () => {
    const search = new URLSearchParams('page=2&subtopic=lines&topic=functions&subject=a&paper=1&subsubtopic=');
    expect(placeIn(search)).toEqual({ subject: 'a', topic: 'functions', subtopic: 'lines' });
    expect(placeQuery(placeIn(search)).toString()).toBe('subject=a&topic=functions&subtopic=lines');
  });
});
