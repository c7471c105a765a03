import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FILTERS,
  filterCount,
  filtersIn,
  listQuery,
  listSearch,
  showsQuestions,
  withFilters,
  withoutFilters,
} from './list-selection.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the list in the address', () => {
  it('becomes the query of the call, without what the call does not know', () => {
    expect(listQuery(search('subject=math-aa-sl&difficulty=Easy,Hard&page=3&utm_source=mail&show=answer'))).toEqual({
      subject: 'math-aa-sl',
      difficulty: 'Easy,Hard',
      page: '3',
    });
  });

  it('names the same list on every page', () => {
    expect(listSearch(search('topic=functions&page=2&pageSize=5')).toString()).toBe('topic=functions');
  });

  it('holds each filter, and by default none', () => {
    expect(filtersIn(search('subsubtopic=lines&paper=1,3&verified=true&sortBy=marks'))).toEqual({
      ...DEFAULT_FILTERS,
      ...{ subSubTopic: 'lines', paper: ['1', '3'], verified: true, sortBy: 'marks' },
    });
    expect(filtersIn(search(''))).toEqual(DEFAULT_FILTERS);
  });

  it('starts at the first page after any change', () => {
    expect(withFilters(search('paper=1&page=4'), { difficulty: ['Easy', 'Hard'], subTopic: 'lines' }).toString()).toBe(
      'paper=1&difficulty=Easy%2CHard&subtopic=lines',
    );
  });

  it('drops a filter that is as by default', () => {
    const changes = { paper: [], verified: false, level: [], sortOrder: 'asc' };
    expect(withFilters(search('paper=1&verified=true&level=SL&sortOrder=desc&q=x'), changes).toString()).toBe('q=x');
  });

  it('switches on', () => {
    expect(withFilters(search(''), { bookmarkedQuestion: true }).toString()).toBe('bookmarkedQuestion=true');
  });

  it.each([
    ['subject=math-aa-sl', false],
    ['subject=math-aa-sl&sortBy=marks', false],
    ['subject=math-aa-sl&topic=functions', true],
    ['subject=math-aa-sl&difficulty=Easy', true],
    ['q=chain', true],
  ])('%s shows questions: %j', (text, shown) => expect(showsQuestions(search(text))).toBe(shown));

  it('counts what narrows the list, and can be cleared without leaving the topic or the order', () => {
    const narrowed = search('subject=math-aa-sl&topic=functions&paper=1&completedQuestion=true&sortBy=marks&page=2');
    expect(filterCount(narrowed)).toBe(2);
    expect(withoutFilters(narrowed).toString()).toBe('subject=math-aa-sl&topic=functions&sortBy=marks');
  });
});
