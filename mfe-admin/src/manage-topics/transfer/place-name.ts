import type { TransferPreview } from '@api/contract';
import { nameOf } from '../topic-addresses.ts';

/** A topic's name, with its subject where that is not the one of `here`. */
export const placeName = (place: TransferPreview['from'], here: TransferPreview['from']) =>
  place.subject && place.subject.slug !== here.subject?.slug ? `${nameOf(place)} (${place.subject.subject_name})` : nameOf(place);
