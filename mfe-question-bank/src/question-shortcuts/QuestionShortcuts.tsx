import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { Button, media } from 'design-system';
import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressBySlugs } from '../addresses/addresses.ts';
import { listSearch } from '../addresses/list-selection.ts';
import { useMark } from '../mark-questions/use-mark.ts';
import { QUESTION_KEYS, type QuestionAction, questionActionOf } from './question-keys.ts';

const ShortcutDialog = onDemand(() => import('design-system/shortcut-dialog').then((module) => module.ShortcutDialog));

/** Whoever has only a finger has no keys. */
const button = css({ justifySelf: 'start', [media.coarse]: { display: 'none' } });

/** The keys of a question's page, and the list of them. */
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
