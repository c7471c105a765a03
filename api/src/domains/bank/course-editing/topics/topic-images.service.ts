import type { FileStore } from '../../../../adapters/files/index.ts';
import { invalidInput } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { ImageRefused, keepUploadedImage } from '../../../operations/files/index.ts';

const refused = (message: string) => invalidInput([{ path: 'image', message }]);

/**
 * Stores a picture for the head of a topic's page, processed like images of questions; its name is made of its content.
 */
export async function keepTopicImage({ caller, files: [file] }: Call<'POST /api/admin/topics/images'>, files: FileStore) {
  if (!file) throw refused('Please choose a picture');
  try {
    const { url, width, height } = await keepUploadedImage(files, file.bytes, null, caller.userId);
    return { name: url.slice(url.lastIndexOf('/') + 1), url, width, height };
  } catch (error) {
    if (error instanceof ImageRefused) throw refused(error.message);
    throw error;
  }
}
