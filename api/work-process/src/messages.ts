/** What a process is asked: to call what a module exports by that name, or, without a name, to load the module ahead of the first call. */
export interface WorkRequest {
  module: string;
  name: string | null;
  /** Are copied, as the result is: plain values, dates and bytes. */
  args: unknown[];
}

/** What it answers. `rss`: the memory that it holds afterwards, in bytes. */
export type Reply = { rss: number } & ({ result: unknown } | { error: { name: string; message: string; stack: string } });
