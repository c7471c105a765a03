import type { DoubtPhoto } from '@api/contract';
import { useEffect, useRef } from 'react';
import { useDraft } from '../drafts/text-draft.ts';

/** A photo that was taken in and waits to be sent. */
export type WaitingPhoto = Pick<DoubtPhoto, 'id' | 'thumb'>;

/** A message that is being written, kept on this device until it is sent or discarded: its words and its photo. */
export interface MessageDraft {
  text: string;
  write: (text: string) => void;
  photo: WaitingPhoto | null;
  keepPhoto: (photo: WaitingPhoto | null) => void;
  /** Whether there is anything to discard. */
  begun: boolean;
  clear: () => void;
  /** Forgets it once it was sent. What has changed since was not: then all of it stays, and the answer is false. */
  clearSent: (sent: MessageDraft['body']) => boolean;
  /** What is sent of it. */
  body: { queries: string; photo_id?: number };
}

function parsed(stored: string): WaitingPhoto | null {
  try {
    const photo = JSON.parse(stored) as WaitingPhoto;
    return typeof photo?.id === 'number' && typeof photo.thumb === 'string' ? photo : null;
  } catch {
    return null;
  }
}

/** The message under a key of `useDraft`; the photo has a key of its own, so that drafts of before are found. */
export function useMessageDraft(key: string): MessageDraft {
  const [text, write] = useDraft(key);
  const [stored, store] = useDraft(`${key}-photo`);
  const photo = stored === '' ? null : parsed(stored);
  const body: MessageDraft['body'] = { queries: text.trim(), ...(photo ? { photo_id: photo.id } : {}) };
  const present = useRef(body);
  useEffect(() => {
    present.current = body;
  });
  const clear = () => {
    write('');
    store('');
  };
  return {
    text,
    write,
    photo,
    keepPhoto: (next) => store(next ? JSON.stringify({ id: next.id, thumb: next.thumb }) : ''),
    begun: text.trim() !== '' || photo !== null,
    clear,
    clearSent: (sent) => {
      const { queries, photo_id } = present.current;
      if (queries !== sent.queries || photo_id !== sent.photo_id) return false;
      clear();
      return true;
    },
    body,
  };
}
