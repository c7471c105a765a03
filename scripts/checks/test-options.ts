import { parseArgs } from 'node:util';
import { Fault } from '../processes/fault.ts';
import type { Selection, Shard } from './checks.ts';

/** Reads `--all`, `--rest` and `--shard=1/4` of `scripts/test.ts`. A `Fault` names unknown options. */
export function readTestOptions(args: string[]): { selection: Selection; shard: Shard | undefined } {
  const options = { all: { type: 'boolean' }, rest: { type: 'boolean' }, shard: { type: 'string' } } as const;
  try {
    const { all, rest, shard } = parseArgs({ args, options }).values;
    return { selection: rest ? 'rest' : all ? 'all' : 'main', shard: shard === undefined ? undefined : readShard(shard) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`${(error as Error).message} There are --rest and --shard=1/4, both for \`npm run test:all\`.`);
  }
}

function readShard(text: string): Shard {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!part || !of || part > of) throw new Fault(`--shard=${text}: say which part of how many, such as --shard=1/4.`);
  return { part, of };
}
