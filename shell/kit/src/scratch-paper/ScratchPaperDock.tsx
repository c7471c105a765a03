import { LONGEST_SCRATCH_NOTES, MOST_SCRATCH_PAGES } from '@api/contract/limits';
import { css } from '@emotion/react';
import {
  AlertDialog,
  Button,
  IconButton,
  LoadingRegion,
  SaveStatus,
  type SaveStatusState,
  SegmentedControl,
  Skeleton,
  TextArea,
  ToolDock,
  token,
} from 'design-system';
import { ScratchPaper } from 'design-system/scratch-paper';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FilePlus from 'lucide-react/icons/file-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost, useSession } from '../host-context.tsx';
import { useErrorDisplay } from '../use-error-display.ts';
import { pageOf } from './paper.ts';
import type { PaperPlace } from './paper-calls.ts';
import { type PaperSaving, startPaper } from './paper-saving.ts';
import type { PaperState } from './paper-state.ts';

const column = css({ display: 'grid', gap: token.space[3] });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[1] });
const words = css({ fontSize: token.text.small, color: token.color.ink2, fontVariantNumeric: 'tabular-nums' });
const end = css({ marginInlineStart: 'auto' });
const WAYS = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type' },
] as const;

interface ScratchPaperDockProps {
  place: PaperPlace;
  onClose: () => void;
}

/** Six private pages to draw or type on, stored on this device at once and in the account shortly after. */
export function ScratchPaperDock({ place, onClose }: ScratchPaperDockProps) {
  const saving = usePaper(place);
  return (
    <ToolDock title="Scratch paper" onClose={onClose}>
      {saving ? (
        <PaperInView saving={saving} />
      ) : (
        <LoadingRegion label="Loading your scratch paper">
          <Skeleton shape="block" height="20rem" />
        </LoadingRegion>
      )}
    </ToolDock>
  );
}

function PaperInView({ saving }: { saving: PaperSaving }) {
  const errorDisplay = useErrorDisplay();
  const guest = useSession().user === null;
  const { paper, state } = useSyncExternalStore(saving.subscribe, saving.get);
  const [page, setPage] = useState(1);
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [asking, setAsking] = useState(false);
  const last = Math.max(1, page, ...Object.keys(paper).map(Number));
  const { strokes, notes } = pageOf(paper, page);
  const throwAway = async () => {
    await saving.clear();
    setPage(1);
  };
  return (
    <div css={column}>
      <SegmentedControl label="How to write" options={WAYS} value={way} onValueChange={setWay} />
      {way === 'draw' ? (
        <ScratchPaper
          key={page}
          label={`Scratch paper, page ${page}`}
          strokes={strokes}
          onStrokesChange={(next) => saving.change(page, { strokes: next })}
        />
      ) : (
        <TextArea
          label={`Notes on page ${page}`}
          rows={10}
          maxLength={LONGEST_SCRATCH_NOTES}
          value={notes}
          onChange={(event) => saving.change(page, { notes: event.target.value })}
        />
      )}
      <div css={row}>
        <IconButton label="Previous page" icon={<ChevronLeft />} disabled={page === 1} onClick={() => setPage(page - 1)} />
        <span css={words} aria-live="polite">
          Page {page} of {last}
        </span>
        {page < last ? (
          <IconButton label="Next page" icon={<ChevronRight />} onClick={() => setPage(page + 1)} />
        ) : (
          <IconButton
            label="New page"
            icon={<FilePlus />}
            disabled={last >= MOST_SCRATCH_PAGES}
            onClick={() => setPage(page + 1)}
          />
        )}
        <Button css={end} variant="quiet" size="small" icon={<Trash2 />} onClick={() => setAsking(true)}>
          Clear paper
        </Button>
      </div>
      <SaveStatus state={statusOf(state, guest)}>{saveLabel(state, guest)}</SaveStatus>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Clear this paper?"
        description="All its pages are deleted, on this device and in your account."
        confirmLabel="Clear paper"
        cancelLabel="Keep it"
        onConfirm={throwAway}
        errorDisplay={errorDisplay}
      />
    </div>
  );
}

function statusOf(state: PaperState, guest: boolean): SaveStatusState {
  if (typeof state === 'object' || state === 'nowhere') return 'refused';
  // A guest's paper stays on the device.
  if (guest || state === 'saved') return 'saved';
  return state === 'device' ? 'waiting' : 'saving';
}

function saveLabel(state: PaperState, guest: boolean): string | undefined {
  if (typeof state === 'object') return `${state.refused}. It stays on this device.`;
  if (state === 'nowhere') return 'This browser keeps nothing: the paper is gone when the page is left.';
  if (guest) return 'Saved on this device only. Log in to save it on all your devices.';
  return state === 'saved' ? 'Saved with your account. Only you can see this.' : undefined;
}

function usePaper({ questionId, testSlug }: PaperPlace): PaperSaving | undefined {
  const { request } = useHost();
  const { id: userId = null } = useSession().user ?? {};
  const [saving, setSaving] = useState<PaperSaving>();
  useEffect(() => {
    const started = startPaper({ questionId, ...(testSlug === undefined ? {} : { testSlug }) }, userId, request);
    setSaving(started);
    return () => {
      started.stop();
      setSaving(undefined);
    };
  }, [questionId, testSlug, userId, request]);
  return saving;
}
