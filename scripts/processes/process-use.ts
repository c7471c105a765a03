/** The resources used by a process and its children. Only Linux reports them; elsewhere everything is 0. */
import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** The fields of /proc/<pid>/stat from the third on, which the name in brackets before them cannot disturb. */
async function statOf(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** The processes that a process has started and that still run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const running = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(running.map(async (name) => Number((await statOf(name))[1])));
  return running.filter((_, index) => parents[index] === pid);
}

async function bytesOf(pid: number): Promise<number> {
  const pages = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')[1];
  return Number(pages ?? 0) * PAGE_BYTES;
}

/** The memory in use of a process and of those that it has started, in bytes. */
export async function memoryOf(pid: number): Promise<{ own: number; children: number }> {
  const children = await Promise.all((await childrenOf(pid)).map(bytesOf));
  return { own: await bytesOf(pid), children: children.reduce((sum, bytes) => sum + bytes, 0) };
}

/** The processor time of a process and of those that it has started, ended ones included, in seconds. */
export async function secondsOf(pid: number): Promise<number> {
  const stats = await Promise.all([pid, ...(await childrenOf(pid))].map(statOf));
  // Fields 14 to 17: own time as user and system, then that of children that have ended.
  const ticks = stats.flatMap((fields) => fields.slice(11, 15).map((field) => Number(field)));
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND;
}
