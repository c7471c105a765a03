import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler } from '@rspack/core';
import { isPublic } from '@shell/releases';

/** Bytes below which a copy gains nothing. */
const WORTH_IT = 1_024;
/** The largest size of a copy, as a share of its file. */
const LARGEST_SHARE = 0.9;

const TEXT = /\.(?:m?js|css|svg)$/;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Compresses with Brotli. Quality 10 takes half the time of 11 for 2% more bytes: right for what loads on demand. */
export const brotli = (bytes: Uint8Array, quality: 10 | 11) =>
  compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export function emitCopy(compilation: Compilation, file: string, ending: '.br' | '.gz', copy: Buffer): void {
  const size = compilation.getAsset(file)?.source.size() ?? 0;
  if (size < WORTH_IT || copy.byteLength > size * LARGEST_SHARE) return;
  compilation.emitAsset(`${file}${ending}`, new compilation.compiler.webpack.sources.RawSource(copy));
}

/** Adds the Brotli and gzip copies that `ModuleDescriptionPlugin` has not made, so that the gateway never compresses. */
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
