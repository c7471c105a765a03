import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';

/** Algorithms that providers sign with. */
export type Algorithm = 'RS256' | 'ES256';

/** Keys in a file, so that all replicas that share DATA_DIR sign and publish the same ones. */
export class SigningKeys {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async #read(): Promise<JWK[]> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? this.rotate() : JSON.parse(text);
  }

  /** Replaces all keys by new ones, one of each algorithm. */
  async rotate(): Promise<JWK[]> {
    const algorithms: Algorithm[] = ['RS256', 'ES256'];
    const keys = await Promise.all(
      algorithms.map(async (alg) => {
        const { privateKey } = await generateKeyPair(alg, { extractable: true });
        return { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: `${alg}-${crypto.randomUUID().slice(0, 8)}` };
      }),
    );
    await mkdir(dirname(this.#file), { recursive: true });
    const temporary = `${this.#file}.${crypto.randomUUID()}`;
    await writeFile(temporary, JSON.stringify(keys), { mode: 0o600 });
    await rename(temporary, this.#file);
    return keys;
  }

  /** The public halves (RFC 7517). */
  async jwks(): Promise<{ keys: JWK[] }> {
    const keys = await this.#read();
    return { keys: keys.map(({ kty, n, e, crv, x, y, alg, use, kid }) => ({ kty, n, e, crv, x, y, alg, use, kid }) as JWK) };
  }

  /** Signs claims with the current key of an algorithm. */
  async sign(claims: JWTPayload, alg: Algorithm = 'RS256'): Promise<string> {
    const key = (await this.#read()).find((each) => each.alg === alg);
    if (!key?.kid) throw new Error(`There is no ${alg} key in ${this.#file}`);
    return new SignJWT(claims).setProtectedHeader({ alg, kid: key.kid, typ: 'JWT' }).sign(await importJWK(key, alg));
  }
}
