import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler } from '@rspack/core';
import { isPublic } from '@shell/releases';

/** Bytes below which a copy gains nothing. */
const WORTH_IT = 1_024;
/** What a copy may come to of its file. */
const LARGEST_SHARE = 0.9;

const TEXT = /\.(?:m?js|css|svg)$/;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * Brotli of some bytes. Quality 10 takes half the time of 11 and gives 2 % more bytes, which suits what a page loads only on demand.
 */
export const brotli = (bytes: Uint8Array, quality: 10 | 11) =>
  compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Puts a compressed copy beside a file of the build, if the file gains from it. */
export function emitCopy(compilation: Compilation, file: string, ending: '.br' | '.gz', copy: Buffer): void {
  const size = compilation.getAsset(file)?.source.size() ?? 0;
  if (size < WORTH_IT || copy.byteLength > size * LARGEST_SHARE) return;
  compilation.emitAsset(`${file}${ending}`, new compilation.compiler.webpack.sources.RawSource(copy));
}

/**
 * A brotli and a gzip copy of every file that browsers load and that gains from it, so that the gateway never compresses while serving.
 * The description of the module has weighed what pages begin with, and left the copies of that.
 */
export class CompressedCopiesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CompressedCopies', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressedCopies', stage }, async () => {
        const files = compilation.getAssets().filter(({ name }) => TEXT.test(name) && isPublic(name));
        await Promise.all(
          files.map(async ({ name, source }) => {
            if (source.size() < WORTH_IT) return;
            const bytes = source.buffer();
            emitCopy(compilation, name, '.gz', await compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
            if (!compilation.getAsset(`${name}.br`)) emitCopy(compilation, name, '.br', await brotli(bytes, 10));
          }),
        );
      });
    });
  }
}
