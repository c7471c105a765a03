import { describe, expect, it } from 'vitest';
import { templates } from './index.ts';
import { scienceStatements } from './science-statements.ts';

const byKey = new Map(templates.map((template) => [template.key, template]));

describe.each(Object.entries(scienceStatements))('statements of the guide of %s', (course, statements) => {
  it.each(statements.map((one) => [`${one.section} ${one.name}`, one] as const))('%s: at least three templates', (_, one) => {
    expect(new Set(one.templates.filter((key) => byKey.has(key))).size).toBeGreaterThanOrEqual(3);
  });

  it('are asked at the level that the guide gives them', () => {
    const wrong = statements.flatMap(({ section, templates: keys }) =>
      keys.filter((key) => {
        const levels = new Set(byKey.get(key)?.placements.map(({ subject }) => subject));
        const [standard, higher] = [levels.has(`${course}-sl` as 'physics-sl'), levels.has(`${course}-hl` as 'physics-hl')];
        return section.endsWith('AHL') ? standard || !higher : !standard || !higher;
      }),
    );
    expect(wrong).toEqual([]);
  });
});
