import { PHOTO_BYTES } from '@api/contract/limits';
import { expect, it } from 'vitest';
import { photoFault } from './photo-fault.ts';

it.each([
  ['page.jpg', 'image/jpeg', null],
  ['page.heic', '', null],
  ['page.HEIF', 'application/octet-stream', null],
  ['page', 'image/heic', null],
  ['page.pdf', 'application/pdf', 'Use a PNG, JPEG, WebP or HEIC image.'],
])('says of %s (%s) what to do', (name, type, fault) => {
  expect(photoFault(new File(['x'], name, { type }))).toBe(fault);
});

it('says of a photo that is too large how large it may be', () => {
  expect(photoFault(new File([new Uint8Array(PHOTO_BYTES + 1)], 'a.png', { type: 'image/png' }))).toMatch(/larger than 10 MB/);
});
