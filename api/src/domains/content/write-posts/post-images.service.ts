import type { FileStore } from '../../../adapters/files/index.ts';
import { invalidInput } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { ImageRefused, keepUploadedImage } from '../../files/index.ts';
import { keepImageSize } from './post-images.queries.ts';
import { postsElsewhere } from './write-posts.errors.ts';

const refused = (message: string) => invalidInput([{ path: 'image', message }]);

/**
 * Keeps a picture for posts, by the way that images of questions go. Its name is made of its content, 128 bits of a hash, so that nobody finds
 * a picture of a draft who has not got it.
 */
export async function keepPostImage(
  { db, caller, files: [file], now, config }: Call<'POST /api/admin/blog-posts/images'>,
  files: FileStore,
) {
  if (config.CONTENT_URL !== undefined) throw postsElsewhere();
  if (!file) throw refused('Please choose a picture');
  try {
    const { url, width, height } = await keepUploadedImage(files, file.bytes, null, caller.userId);
    const name = url.slice(url.lastIndexOf('/') + 1);
    await keepImageSize(db, { name, width, height }, caller.userId, now);
    return { name, url, width, height };
  } catch (error) {
    if (error instanceof ImageRefused) throw refused(error.message);
    throw error;
  }
}
