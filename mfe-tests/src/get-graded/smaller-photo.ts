import { SHEET_PHOTO_SIDE } from '@api/contract/limits';

/** An upright JPEG, as large as a page needs; or the photo itself if the browser cannot render it. */
export async function smallerPhoto(photo: File): Promise<File> {
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, SHEET_PHOTO_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    return smaller.size < photo.size ? new File([smaller], photo.name, { type: 'image/jpeg' }) : photo;
  } catch {
    return photo;
  }
}
