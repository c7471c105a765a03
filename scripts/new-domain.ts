/** `npm run new-domain daily-quotes`: a domain of the API with its first call. CONTRIBUTING.md says what comes next. */
import { Changes } from './new-code/changes.ts';
import { addDomain } from './new-code/domain.ts';
import { command } from './processes/command.ts';
import { ROOT } from './processes/programs.ts';
import { say } from './processes/steps.ts';

await command(async () => {
  const changes = new Changes(ROOT);
  const folder = await addDomain(changes, process.argv[2]);
  await changes.write();
  const name = folder.split('/').at(-1);
  say(`${folder} answers GET /api/${name}; its test stands beside it:

  npm test -w api -- domains/${name}

More calls come with npm run new-endpoint; with a first table come

  api/migrations                        a migration both ways, then npm run schema -w api
  ${folder}/*.queries.ts   the only place with SQL
  scripts/layers/table-owners.ts        the owner of the table, which is this domain`);
});
