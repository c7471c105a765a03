/**
 * `node scripts/release-builds.ts`: puts every front-end build that is not live yet into the release store from the
 * settings, and makes it live.
 */
import { openStore } from '../shell/releases/src/index.ts';
import { command } from './processes/command.ts';
import { ROOT } from './processes/programs.ts';
import { step } from './processes/steps.ts';
import { releaseBuilds } from './system/releases.ts';

await command(() => step('Releases', (note) => releaseBuilds(openStore(process.env, ROOT), note)));
