import type { FileStore } from '../../../../adapters/files/index.ts';
import type { Call } from '../../../../http/route.ts';
import { storePicture } from '../../../operations/files/index.ts';
import { storeImageSize } from './post-versions.queries.ts';
import { postsElsewhere } from './stored-post.ts';

export async function storePostImage(
  { db, caller, files: [file], now, config }: Call<'POST /api/admin/blog-posts/images'>,
  files: FileStore,
) {
  if (config.CONTENT_URL !== undefined) throw postsElsewhere();
  const picture = await storePicture(files, file, caller.userId);
  const { name, width, height } = picture;
  await storeImageSize(db, { name, width, height }, caller.userId, now);
  return picture;
}
