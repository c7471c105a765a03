import type { DoubtPhoto } from '@api/contract';
import { useEffect, useRef } from 'react';
import { useDraft } from '../drafts/text-draft.ts';

export type WaitingPhoto = Pick<DoubtPhoto, 'id' | 'thumb'>;

/** An unsent message with its photo, kept on this device until it is sent or discarded. */
export interface MessageDraft {
  text: string;
  write: (text: string) => void;
  photo: WaitingPhoto | null;
  storePhoto: (photo: WaitingPhoto | null) => void;
  begun: boolean;
  clear: () => void;
  /** Clears what was sent; returns false if it changed meanwhile. */
  clearSent: (sent: MessageDraft['body']) => boolean;
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

/** The draft under a key of `useDraft`; its photo has the key of former releases. */
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
    storePhoto: (next) => store(next ? JSON.stringify({ id: next.id, thumb: next.thumb }) : ''),
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
