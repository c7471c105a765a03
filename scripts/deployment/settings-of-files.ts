/** The contents of the files of `deploy/`, read as their tools read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../processes/programs.ts';

export const DEPLOY = join(ROOT, 'deploy');
export const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

/** A service of compose.yaml, as far as it is checked here. */
export type ComposeService = {
  image: string;
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  read_only?: boolean;
  cap_drop?: string[];
  privileged?: boolean;
  user?: string;
  ports?: string[];
  networks?: string[];
  healthcheck?: object;
  restart?: string;
};

export const compose = (): { services: Record<string, ComposeService> } => parse(read('compose.yaml'), { merge: true });

/** The files name impossible hosts, with which production refuses to start, so that operators must set their own. */
const inhabited = (value: string) => value.replaceAll('.example', '.example.org');

/** The example of production.env with something in every place that is left empty. */
export function exampleEnvironment(): Record<string, string> {
  const key = Buffer.alloc(32, 1).toString('base64');
  const filled = Object.entries(parseEnv(read('production.env.example'))).map(([name, value = '']) => {
    if (value !== '') return [name, inhabited(value)];
    return [name, name === 'MEILI_URL' ? 'http://meilisearch:7700' : key];
  });
  return Object.fromEntries(filled);
}

/** A Kubernetes object, with the fields checked here; TypeScript has checked it against the types of Kubernetes. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape.
  [part: string]: any;
};

const FOLDERS = ['kubernetes/base', 'kubernetes/overlays/example'];

/** All files of Kubernetes objects, by their path below `deploy/`. */
export function manifestFiles(): { file: string; manifests: Manifest[] }[] {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(DEPLOY, folder)).map((name) => join(folder, name)));
  return files.map((file) => ({
    file,
    manifests: parseAllDocuments(read(file)).map((document) => document.toJS({ maxAliasCount: 0 })),
  }));
}

/** The environment of a container of Kubernetes, with something for each secret that the settings name. */
export function containerEnvironment(container: Manifest, settings: Manifest): Record<string, string> {
  const own = (container.env ?? []).map(({ name, value }: { name: string; value?: string }) => [
    name,
    value ?? SECRETS.DATABASE_URL,
  ]);
  const settled = Object.entries<string>(settings.data).map(([name, value]) => [name, inhabited(value)]);
  return { ...Object.fromEntries(settled), ...SECRETS, ...Object.fromEntries(own) };
}

/** Values in place of the Secret `study-platform`. */
const SECRETS = {
  DATABASE_URL: 'postgres://study:secret@database.example:5432/study_platform',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  FACTOR_KEY: Buffer.alloc(32, 1).toString('base64'),
  RELEASES_KEY: 'secret',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
