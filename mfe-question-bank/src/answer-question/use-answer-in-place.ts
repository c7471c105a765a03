import type { Question } from '@api/contract';
import { type ComponentType, useState } from 'react';
import type { AnswerInPlaceProps } from './AnswerInPlace.tsx';

/** Loads answering on demand; without it, `begin` is false. */
export function useAnswerInPlace({ answer_parts = [] }: Question) {
  const [state, setState] = useState<{ Code: ComponentType<AnswerInPlaceProps> | null; isLoading: boolean }>({
    Code: null,
    isLoading: false,
  });
  const begin = async (): Promise<boolean> => {
    setState({ Code: null, isLoading: true });
    try {
      const { AnswerInPlace } = await import('./AnswerInPlace.tsx');
      setState({ Code: AnswerInPlace, isLoading: false });
      return true;
    } catch {
      setState({ Code: null, isLoading: false });
      return false;
    }
  };
  return { ...state, begin, canAnswer: answer_parts.length > 0 };
}
