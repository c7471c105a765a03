import type { Annotation } from '@api/contract';
import { useState } from 'react';
import type { Place } from './geometry.ts';

type TextAnnotation = Extract<Annotation, { kind: 'text' }>;

interface TextEntryOptions {
  onNew: (place: Place, text: string) => void;
  onChange: (annotation: TextAnnotation) => void;
  onErase: (id: string) => void;
  /** Writing is over: the layer takes the focus back. */
  onOver: () => void;
}

/** Text being written on a page, or edited. */
export function useTextEntry({ onNew, onChange, onErase, onOver }: TextEntryOptions) {
  const [writing, setWriting] = useState<{ place: Place; of: TextAnnotation | null } | null>(null);
  const stop = () => {
    setWriting(null);
    onOver();
  };
  return {
    writing,
    begin: (place: Place) => setWriting({ place, of: null }),
    edit: (of: TextAnnotation) => setWriting({ place: of, of }),
    /** Empty text means that there is none, or that it was deleted. */
    written: (text: string) => {
      if (writing?.of && text === '') onErase(writing.of.id);
      else if (writing?.of) onChange({ ...writing.of, text });
      else if (writing && text !== '') onNew(writing.place, text);
      stop();
    },
    stop,
  };
}
