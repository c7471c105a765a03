import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { isKeyboardInUse, onDemand, shortcutOf, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { Button, media, type Shortcut } from 'design-system';
import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressBySlugs } from '../addresses/addresses.ts';
import { listSearch } from '../addresses/list-selection.ts';
import { useMark } from '../mark-questions/use-mark.ts';

const ShortcutDialog = onDemand(() => import('design-system/shortcut-dialog').then((module) => module.ShortcutDialog));

/** Touch devices have no keys. */
const button = css({ justifySelf: 'start', [media.coarse]: { display: 'none' } });

/** A question page's keys, and their list. */
export function QuestionShortcuts({ detail }: { detail: QuestionDetail }) {
  const { question, previous, next, hints_html, help } = detail;
  const [enabled, setEnabled] = useShortcutSwitch('question');
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const mark = useMark(question.id);
  const [list, setList] = useState<'unasked' | 'open' | 'closed'>('unasked');

  const go = (neighbour: typeof next) => {
    if (neighbour) void navigate(addressBySlugs(neighbour, listSearch(search)));
  };
  const show = (tab: string) => {
    const shown = new URLSearchParams(search);
    shown.set('show', tab);
    setSearch(shown, { replace: true, preventScrollReset: true });
  };
  const act = (action: QuestionAction) => {
    switch (action) {
      case 'list':
        return setList('open');
      case 'next':
        return go(next);
      case 'previous':
        return go(previous);
      case 'save':
        return mark('bookmarked', !question.learner?.bookmarked);
      case 'complete':
        return mark('completed', !question.learner?.completed);
      case 'hint':
        return hints_html ? show(action) : undefined;
      case 'formulae':
        return show(action);
      default:
        return help.includes(action) ? show(action) : undefined;
    }
  };
  useShortcuts((event) => (enabled ? questionActionOf(event) : null), act);

  return (
    <>
      <Button
        css={button}
        variant="quiet"
        size="small"
        icon={<Keyboard />}
        aria-haspopup="dialog"
        onClick={() => setList('open')}
      >
        Keyboard shortcuts
      </Button>
      {list !== 'unasked' && (
        <ShortcutDialog
          open={list === 'open'}
          onOpenChange={(open) => setList(open ? 'open' : 'closed')}
          shortcuts={QUESTION_KEYS}
          enabled={enabled}
          onEnabledChange={setEnabled}
        />
      )}
    </>
  );
}

type QuestionAction =
  | 'next'
  | 'previous'
  | 'save'
  | 'complete'
  | 'hint'
  | 'answer'
  | 'solution'
  | 'markscheme'
  | 'formulae'
  | 'list';

const ACTIONS: Readonly<Record<string, QuestionAction>> = {
  j: 'next',
  arrowright: 'next',
  k: 'previous',
  arrowleft: 'previous',
  s: 'save',
  c: 'complete',
  '1': 'hint',
  '2': 'answer',
  '3': 'solution',
  '4': 'markscheme',
  '5': 'formulae',
  '?': 'list',
};

const QUESTION_KEYS: readonly Shortcut[] = [
  { keys: ['J', '→'], does: 'Go to the next question' },
  { keys: ['K', '←'], does: 'Go to the previous question' },
  { keys: ['S'], does: 'Save or unsave this question' },
  { keys: ['C'], does: 'Mark it as completed, or as incomplete' },
  { keys: ['1'], does: 'Hint' },
  { keys: ['2'], does: 'Answer' },
  { keys: ['3'], does: 'Solution' },
  { keys: ['4'], does: 'Mark scheme' },
  { keys: ['5'], does: 'Formulae' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'Show this list' },
];

/** Null if it has none, or arrows scroll or move through tabs. */
function questionActionOf(event: KeyboardEvent): QuestionAction | null {
  const { target, key } = event;
  if (isKeyboardInUse(target)) return null;
  if (key.startsWith('Arrow') && target instanceof HTMLElement) {
    if (target.scrollWidth > target.clientWidth || target.closest('[role="tablist"], [type="radio"]')) return null;
  }
  return shortcutOf(ACTIONS, event);
}
