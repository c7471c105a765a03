import { PHOTO_BYTES } from '@api/contract/limits';
import { expect, it } from 'vitest';
import { photoFault } from './photo-fault.ts';

it.each([
  ['page.jpg', 'image/jpeg', null],
  ['page.heic', '', /HEIC .* JPEG/],
  ['page.HEIF', 'application/octet-stream', /HEIC/],
  ['page', 'image/heic', /HEIC/],
  ['page.pdf', 'application/pdf', 'Use a PNG, JPEG or WebP image.'],
])('says of %s (%s) what to do', (name, type, fault) => {
  const said = photoFault(new File(['x'], name, { type }));
  if (fault instanceof RegExp) expect(said).toMatch(fault);
  else expect(said).toBe(fault);
});

it('says of a photo that is too large how large it may be', () => {
  expect(photoFault(new File([new Uint8Array(PHOTO_BYTES + 1)], 'a.png', { type: 'image/png' }))).toMatch(/larger than 10 MB/);
});
