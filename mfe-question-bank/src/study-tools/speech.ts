import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const followVoices = (listener: () => void) => {
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
};

function findVoice(): SpeechSynthesisVoice | null {
  const english = speechSynthesis.getVoices().filter(({ lang }) => /^en\b/i.test(lang));
  // Prefers an offline British voice.
  const score = ({ localService, lang, default: usual }: SpeechSynthesisVoice) =>
    (localService ? 4 : 0) + (/GB/i.test(lang) ? 2 : 0) + (usual ? 1 : 0);
  return english.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

/** An English voice, or null; some browsers load them late. */
export function useVoice(): SpeechSynthesisVoice | null {
  return useSyncExternalStore(followVoices, findVoice, () => null);
}

export interface Speech {
  state: 'still' | 'speaking' | 'paused';
  at: number;
  play: () => void;
  pause: () => void;
  stop: () => void;
}

/** By sentence: browsers cut off utterances after about 15 s, and pausing works with every voice. Stops on unmount. */
export function useSpeech(sentences: readonly string[], voice: SpeechSynthesisVoice): Speech {
  const [state, setState] = useState<Speech['state']>('still');
  const [at, setAt] = useState(0);
  const turn = useRef(0);

  const silence = useCallback(() => {
    turn.current += 1;
    speechSynthesis.cancel();
  }, []);
  useEffect(() => silence, [silence]);

  const speak = (index: number) => {
    const mine = turn.current;
    const sentence = sentences[index];
    if (sentence === undefined) {
      setState('still');
      setAt(0);
      return;
    }
    setAt(index);
    const words = new SpeechSynthesisUtterance(sentence);
    words.voice = voice;
    words.lang = voice.lang;
    words.onend = () => {
      if (turn.current === mine) speak(index + 1);
    };
    words.onerror = () => {
      if (turn.current === mine) setState('paused');
    };
    speechSynthesis.speak(words);
  };

  return {
    state,
    at,
    play: () => {
      silence();
      setState('speaking');
      speak(at);
    },
    pause: () => {
      silence();
      setState('paused');
    },
    stop: () => {
      silence();
      setState('still');
      setAt(0);
    },
  };
}
