import { it } from 'vitest';
import { templates } from './index.ts';
import { assertSoundTemplate } from './sound-template.ts';

it.each(templates.map((template) => [template.key, template] as const))('%s, each variant', (_key, template) => {
  assertSoundTemplate(template, () => true);
});
