/** `npm run new-endpoint contact 'GET /api/contact/hours' readHours anyone`: a call of the API. CONTRIBUTING.md says what comes next. */
import { Changes } from './new-code/changes.ts';
import { addEndpoint, namesSomething } from './new-code/endpoint.ts';
import { command } from './processes/command.ts';
import { ROOT } from './processes/programs.ts';
import { say } from './processes/steps.ts';

await command(async () => {
  const [domain, call, handler, access = 'signed-in'] = process.argv.slice(2);
  const changes = new Changes(ROOT);
  const file = await addEndpoint(changes, { domain, call, handler, access });
  await changes.write();
  say(`${file} answers ${call}, for ${access}; its test stands beside it:

  npm test -w api -- ${file.slice('api/'.length).replace(/\.ts$/, '')}

What it takes and answers is said in the contract: ${changes.files.find((name) => name.startsWith('api/contract/'))}.`);
  if (!namesSomething({ access, call })) return;
  say(
    'api/test/ownership.test.ts has it among the calls that name what is everybody’s: where it is one person’s, move it to OWNED.',
  );
});
