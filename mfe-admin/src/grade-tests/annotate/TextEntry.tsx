import type { Annotation } from '@api/contract';
import { TEXT_LEADING } from '@api/contract/annotation-shapes';
import { LONGEST_ANNOTATION } from '@api/contract/limits';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import type { Place } from './geometry.ts';

const box = css({
  position: 'absolute',
  zIndex: 1,
  padding: 0,
  border: 0,
  outline: `2px dashed ${token.color.scanAccent}`,
  outlineOffset: '3px',
  borderRadius: '1px',
  background: token.color.scan,
  color: token.color.scanRed,
  caretColor: token.color.scanAccent,
  fontFamily: token.font.sans,
  lineHeight: TEXT_LEADING,
  resize: 'none',
  fieldSizing: 'content',
});

interface TextEntryProps {
  place: Place;
  size: number;
  width: number;
  text: string;
  /** Empty text deletes it. */
  onDone: (text: string) => void;
  onCancel: () => void;
}

/** Text on a page: Enter sets it, Shift+Enter breaks the line. Escape sets it too, so that no word is lost; Undo works. */
export function TextEntry({ place, size, width, text, onDone, onCancel }: TextEntryProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(text);
  const over = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const finish = (done: () => void) => {
    if (over.current) return;
    over.current = true;
    done();
  };
  return (
    <textarea
      ref={field}
      css={box}
      aria-label="Text on the page"
      maxLength={LONGEST_ANNOTATION}
      rows={Math.max(1, typed.split('\n').length)}
      value={typed}
      style={{
        insetInlineStart: `${place.x * 100}%`,
        insetBlockStart: `${place.y * 100}%`,
        inlineSize: `${Math.min(width, 1 - place.x) * 100}%`,
        fontSize: `${size * 100}cqi`,
      }}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => finish(() => onDone(typed.trim()))}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        const unchanged = typed.trim() === text.trim() || typed.trim() === '';
        if (event.key === 'Escape') finish(unchanged ? onCancel : () => onDone(typed.trim()));
        else if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          finish(() => onDone(typed.trim()));
        }
      }}
    />
  );
}

type TextAnnotation = Extract<Annotation, { kind: 'text' }>;

interface TextEntryOptions {
  onNew: (place: Place, text: string) => void;
  onChange: (annotation: TextAnnotation) => void;
  onErase: (id: string) => void;
  /** The layer takes the focus back. */
  onOver: () => void;
}

/** Text being written or edited. */
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
    /** Empty: none, or deleted. */
    written: (text: string) => {
      if (writing?.of && text === '') onErase(writing.of.id);
      else if (writing?.of) onChange({ ...writing.of, text });
      else if (writing && text !== '') onNew(writing.place, text);
      stop();
    },
    stop,
  };
}
