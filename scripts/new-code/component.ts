/** What `npm run new-component` writes: a component of the design system with its story, its test and its export. */
import type { Changes } from './changes.ts';
import { PASCAL, requireName } from './names.ts';

/**
 * Adds a component. Returns its folder.
 * @throws Fault if the name is invalid or taken.
 */
export async function addComponent(changes: Changes, typed: string | undefined): Promise<string> {
  const name = requireName(typed, PASCAL, 'npm run new-component StarRating');
  const folder = `design-system/src/components/${name}`;
  changes.create(`${folder}/${name}.tsx`, componentOf(name));
  changes.create(`${folder}/${name}.stories.tsx`, storyOf(name));
  changes.create(`${folder}/${name}.test.tsx`, testOf(name));
  changes.create(`${folder}/index.ts`, `export { ${name}, type ${name}Props } from './${name}.tsx';\n`);
  await changes.append('design-system/src/index.ts', `export * from './components/${name}/index.ts';`);
  return folder;
}

const componentOf = (name: string) => `import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of ${name}; all others go to its \`<div>\`. */
export type ${name}Props = ComponentProps<'div'>;

const base = css({
  padding: token.space[4],
  background: token.color.sunken,
  color: token.color.ink2,
  fontFamily: token.font.sans,
  fontSize: token.text.small,
});

/** What it shows, and when to take it rather than another component: say it here. */
export function ${name}(props: ${name}Props) {
  return <div {...props} css={base} />;
}
`;

const storyOf = (name: string) => `import { ${name} } from './${name}.tsx';

export default { title: 'Components/${name}', component: ${name} };

export function Plain() {
  return <${name}>A few words</${name}>;
}
`;

const testOf = (name: string) => `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { ${name} } from './${name}.tsx';

componentContract('${name}', { render: (props) => <${name} {...props}>A few words</${name}> });

it('shows what it is given', () => {
  render(<${name}>A few words</${name}>);
  expect(screen.getByText('A few words')).toBeVisible();
});
`;
