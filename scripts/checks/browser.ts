/**
 * A browser for tests: the one that BROWSER_PATH names, else the one that npm installed, else the system's Chromium or Chrome,
 * else Debian's package when this is root. npm's is headless, takes little more than half the processor time,
 * and is the same everywhere. Each must draw a page before it is chosen, because an installed browser may not run.
 */
import { execFile, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { readSettings, shapeOf } from '../../api/contract/src/settings/index.ts';
import { Fault } from '../processes/fault.ts';
import { ROOT } from '../processes/programs.ts';

/** A working browser. `env` extends the current environment. */
export type Browser = { executablePath: string; env: Record<string, string>; origin: 'system' | 'npm' | 'debian' };

/** Options for every start: as root, without a graphics card, and without background network calls. */
export const BROWSER_OPTIONS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--no-pings',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DRAW_TIMEOUT_MS = 45_000;

/** Finds a browser that draws a page, installing one if need be; a `Fault` that says what to do when none works. */
export async function findBrowser(): Promise<Browser> {
  const { BROWSER_PATH } = shapeOf('commands');
  const { BROWSER_PATH: named } = readSettings({ BROWSER_PATH }, process.env);
  const candidates: (() => Browser | null | Promise<Browser | null>)[] = [
    ...(named ? [() => systemBrowser(named)] : []),
    packagedBrowser,
    ...systemBrowsers().map((file) => () => systemBrowser(file)),
    installDebianPackage,
  ];
  for (const candidate of candidates) {
    const browser = await candidate();
    if (browser !== null && (await draws(browser))) return browser;
  }
  throw new Fault('No browser runs here: install Chromium or Chrome, or name one with BROWSER_PATH=<file>, then try again.');
}

export function systemBrowsers(env: NodeJS.ProcessEnv = process.env): string[] {
  // exempt from the source rules: where the system finds programs is no setting of ours.
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '' && !folder.startsWith(ROOT));
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(process.platform === 'darwin' ? MAC_APPLICATIONS : []),
  ];
  return [...new Set(candidates)].filter(isExecutable);
}

/** The browser of the package @sparticuz/chromium (Linux on x64), unpacked once, or `null`. */
export async function packagedBrowser(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  for (const folder of [
    join(ROOT, 'node_modules/.cache/study-platform/chromium'),
    join(tmpdir(), `chromium-${process.getuid?.()}`),
  ]) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await unpack(folder);
      return {
        executablePath: join(folder, 'chromium'),
        env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
        origin: 'npm',
      };
    } catch {
      // A read-only checkout: try the next folder.
    }
  }
  return null;
}

// The package unpacks into the folder for temporary files, and includes the libraries of a bare system only if it
// believes it runs on AWS Lambda: both are set for a child process, so that nothing of it stays in this one.
async function unpack(folder: string): Promise<void> {
  const fontList = join(folder, 'fonts.conf');
  if (existsSync(fontList)) return;
  await rm(join(folder, 'chromium'), { force: true });
  const program = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env, timeout: 120_000, cwd: ROOT });
  // The bundled list of font folders names only those of AWS Lambda. Ours, written last, marks a complete unpacking.
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
  const fonts = `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`;
  await writeFile(fontList, fonts);
}

/** Whether the browser, started without a window, draws text: its picture of a word differs from that of an empty page. */
export async function draws({ executablePath, env }: Browser): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  let running: Awaited<ReturnType<typeof chromium.launch>> | undefined;
  try {
    running = await chromium.launch({
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [...BROWSER_OPTIONS],
      timeout: DRAW_TIMEOUT_MS,
    });
    const page = await running.newPage({ viewport: { width: 200, height: 100 } });
    const empty = await page.screenshot();
    await page.setContent('<p id="p"></p><script>p.textContent = 6 * 7 + " words"</script>');
    return !(await page.screenshot()).equals(empty);
  } catch {
    return false;
  } finally {
    await running?.close();
  }
}

function systemBrowser(executablePath: string): Browser {
  return { executablePath, env: {}, origin: 'system' };
}

function installDebianPackage(): Browser | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: 'ignore' });
    return { executablePath: '/usr/bin/chromium', env: {}, origin: 'debian' };
  } catch {
    return null;
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
