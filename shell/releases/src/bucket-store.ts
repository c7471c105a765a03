import type { BucketPlace } from './bucket-objects.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { ReleaseStore } from './release-store.ts';

/** Releases in a bucket, for replicas on several machines that share no folder. */
export class BucketStore extends ReleaseStore {
  constructor(place: BucketPlace) {
    super(createBucketStorage(place));
  }
}
