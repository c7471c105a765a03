import { expect, it } from 'vitest';
import { forgetKeptPost, readKeptPost } from '../use-post-form.ts';

const CONTENT =
  '{"title":"Roots!","slug":"roots","excerpt":"Short.","author":"Demo Teacher","language":"en","search_description":"","topic_ids":[3],' +
  '"cover":null,"body":"Let $x$."}';

it('finds a post as a former release has kept it, each by its writer', () => {
  localStorage.setItem('draft:7:post:5', `{"content":${CONTENT},"base":{"id":5,"version":3},"at":1763640000000}`);
  localStorage.setItem('draft:7:post:new', `{"content":${CONTENT},"base":null,"at":1763640000000}`);
  const content = JSON.parse(CONTENT);
  expect(readKeptPost(7, 5)).toEqual({ content, base: { id: 5, version: 3 }, at: 1_763_640_000_000 });
  expect(readKeptPost(7, null)).toEqual({ content, base: null, at: 1_763_640_000_000 });
  expect([readKeptPost(8, 5), readKeptPost(7, 6)]).toEqual([null, null]);
  forgetKeptPost(7, 5);
  expect(localStorage.getItem('draft:7:post:5')).toBeNull();
});

it.each(['{', 'null', '7', '{}', '{"content":{"title":"Roots!"}}'])('finds none in %s', (stored) => {
  localStorage.setItem('draft:7:post:5', stored);
  expect(readKeptPost(7, 5)).toBeNull();
});
