import type { FileStore } from '../../../../adapters/files/index.ts';
import { invalidInput } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { ImageRefused, keepUploadedImage } from '../../../operations/files/index.ts';
import { keepImageSize } from './post-versions.queries.ts';
import { postsElsewhere } from './stored-post.ts';

const refused = (message: string) => invalidInput([{ path: 'image', message }]);

/**
 * Stores a picture for posts, processed like images of questions. Its name is 128 bits of its content's hash, so that
 * pictures of drafts cannot be found without the link.
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
