/** `npm run new-component StarRating`: a component of the design system with story and test. CONTRIBUTING.md says what comes next. */
import { Changes } from './new-code/changes.ts';
import { addComponent } from './new-code/component.ts';
import { command } from './processes/command.ts';
import { ROOT } from './processes/programs.ts';
import { say } from './processes/steps.ts';

await command(async () => {
  const changes = new Changes(ROOT);
  const folder = await addComponent(changes, process.argv[2]);
  await changes.write();
  say(`${folder} has the component, its story and its test:

  npm run storybook                              # look at it, in both themes
  npm test -w design-system -- ${folder.split('/').at(-1)}
  npm run test:pictures -- --update              # keeps its pictures, which belong to the change`);
});
