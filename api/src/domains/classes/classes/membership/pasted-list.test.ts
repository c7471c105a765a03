import { describe, expect, test } from 'vitest';
import { readPastedList } from './invitations.service.ts';

describe('a pasted list', () => {
  test.each([
    ['one address a line', 'a@example.com\r\nb@example.com\rc@example.com', ['a@example.com', 'b@example.com', 'c@example.com']],
    [
      'commas, semicolons and names around them',
      'One <A@example.com>; "Two" (b@example.com), c@example.com',
      ['a@example.com', 'b@example.com', 'c@example.com'],
    ],
    ['CSV with a header', 'name;email\nOne;a@example.com\nTwo;"b@example.com"', ['a@example.com', 'b@example.com']],
    ['repetitions', 'a@example.com, A@EXAMPLE.COM', ['a@example.com']],
  ])('gives each address once: %s', (_, list, emails) => expect(readPastedList(list)).toEqual({ emails, unreadable: [] }));

  test('says which lines it cannot read, fifty at most', () => {
    expect(readPastedList('nobody\na@b\n\nc@example.com, @d')).toEqual({
      emails: ['c@example.com'],
      unreadable: ['nobody', 'a@b', 'c@example.com, @d'],
    });
    expect(readPastedList('x\n'.repeat(80)).unreadable).toHaveLength(50);
  });
});
