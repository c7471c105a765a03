import { describe, expect, it } from 'vitest';
import { guessed, inheritedPlace, keyOf, placesOf } from './use-category-places.ts';

const topic = (value: string, label: string) => ({ value, label, depth: 0, words: '' });
const category = (...names: string[]) => ({ category: names, questions: 1, unplaced: 1 });

describe('places of categories', () => {
  it('are guessed where one topic alone is called so, whatever its number', () => {
    const topics = [topic('functions', '2 Functions'), topic('sets-1', '3.1 Sets'), topic('sets-2', '4.1 Sets')];
    const found = guessed([category('Year 12', '02 functions'), category('Sets'), category('Else')], 'math-aa-sl', topics);
    expect(found).toEqual([{ category: ['Year 12', '02 functions'], subject: 'math-aa-sl', topic: 'functions' }]);
  });

  it('count for what lies below, the nearest one first', () => {
    const place = (...names: string[]) => ({ category: names, subject: 's', topic: names.join('-') });
    const places = placesOf([place('a'), place('a', 'b')]);
    expect(inheritedPlace(['a', 'b', 'c'], places)).toEqual(place('a', 'b'));
    expect(inheritedPlace(['a', 'x'], places)).toEqual(place('a'));
    expect(inheritedPlace(['a'], places)).toBeNull();
    expect(keyOf(['a/b'])).not.toBe(keyOf(['a', 'b']));
  });
});
