/**
 * `node scripts/release-builds.ts [MODULE ...]`: deploys every front-end build that is not live yet into the release store from the settings.
 * Modules released by a team since the last deploy stay, unless they are named here.
 */
import { openStore } from '../shell/releases/src/index.ts';
import { command } from './processes/command.ts';
import { ROOT } from './processes/programs.ts';
import { step } from './processes/steps.ts';
import { releaseBuilds } from './system/releases.ts';

const replace = process.argv.slice(2);
await command(() => step('Releases', (note) => releaseBuilds(openStore(process.env, ROOT), note, { replace })));
