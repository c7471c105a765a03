import type { Annotation, Grading } from '@api/contract';
import { LONGEST_MARK_LABEL } from '@api/contract/limits';
import { lineOfStamp, markLabel } from '@api/contract/marks';
import { useCallback, useMemo, useState } from 'react';
import type { LayerActions } from '../annotate/AnnotationLayer.tsx';
import { freePlace, type Place, rounded } from '../annotate/geometry.ts';
import { SIZE, type Tool } from '../annotate/tools.ts';
import {
  awardedLines,
  type DraftContent,
  newId,
  nextLine,
  rubricOf,
  stampsOf,
  withAnnotation,
  withMoved,
  withoutAnnotation,
} from '../draft/draft-content.ts';
import type { GradingWork } from '../draft/use-grading-draft.ts';

type Entry = Grading['questions'][number];

/** Near the right margin of the visible part. */
export interface StampSpot extends Place {
  page: number;
  aspect: number;
}

/** Tools, selection and their effect on the draft. New marks belong to `entry`. */
export function useSheetMarking(work: GradingWork, questions: Grading['questions'], entry: Entry | undefined) {
  const [tool, setToolOnly] = useState<Tool>('select');
  const [selectedId, setSelected] = useState<string | null>(null);
  const { change, content } = work;

  const add = useCallback(
    (annotation: Annotation) => {
      change((before) => withAnnotation(before, annotation, questions));
      setSelected(null);
    },
    [change, questions],
  );

  const actions: LayerActions = useMemo(
    () => ({
      place: (page, { x, y }) => {
        const common = { page, question_id: entry?.question_id ?? null, x: rounded(x), y: rounded(y) };
        if (tool === 'tick' || tool === 'cross') add({ ...common, id: newId(), kind: tool, size: SIZE[tool] });
        else if (tool === 'mark' && entry) add({ ...common, ...stampOf(content, entry, nextLine(content, entry)) });
      },
      stroke: (page, points) =>
        add({
          id: newId(),
          kind: 'pen',
          page,
          question_id: entry?.question_id ?? null,
          width: SIZE.pen,
          points: points.map(([x, y, pressure]) => [rounded(x), rounded(y), pressure]),
        }),
      text: (page, { x, y }, text) =>
        add({
          id: newId(),
          kind: 'text',
          page,
          question_id: entry?.question_id ?? null,
          x: rounded(Math.min(x, 0.95)),
          y: rounded(Math.min(y, 0.98)),
          width: rounded(Math.min(SIZE.textWidth, 1 - Math.min(x, 0.95))),
          size: SIZE.text,
          text,
        }),
      change: (annotation) => change((before) => withMoved(before, annotation), `move:${annotation.id}`),
      erase: (id) => {
        change((before) => withoutAnnotation(before, id, questions));
        setSelected(null);
      },
      select: setSelected,
    }),
    [tool, entry, content, questions, change, add],
  );

  /** Stamps a line of the mark scheme at `spot`, or takes it back. */
  const setLine = (index: number, given: boolean, spot: StampSpot) => {
    if (!entry) return;
    if (!given) {
      const stamp = stampsOf(content, entry.question_id).find((each) => lineOfStamp(each) === index);
      if (stamp) actions.erase(stamp.id);
      return;
    }
    const onPage = content.annotations.filter(({ page }) => page === spot.page);
    const place = freePlace(spot, onPage, spot.aspect, SIZE.mark);
    const stamp = { page: spot.page, question_id: entry.question_id, ...place, ...stampOf(content, entry, index) };
    add(stamp);
    // Selected, to be dragged to its line of working.
    if (tool === 'select') setSelected(stamp.id);
  };

  const setTool = (next: Tool) => {
    setToolOnly(next);
    setSelected(null);
  };
  const upcoming = entry ? stampOf(content, entry, nextLine(content, entry)).label : '+1';
  return { tool, setTool, selectedId, actions, setLine, upcoming };
}

/** The stamp of a line, or a free +1. */
function stampOf(content: DraftContent, entry: Entry, line: number | null) {
  const scheme = line === null ? undefined : rubricOf(entry)[line];
  if (line === null || !scheme || awardedLines(content, entry.question_id).has(line))
    return { id: newId(), kind: 'mark' as const, label: '+1', marks: 1, size: SIZE.mark };
  return {
    id: newId(line),
    kind: 'mark' as const,
    label: markLabel(scheme).slice(0, LONGEST_MARK_LABEL),
    marks: scheme.marks,
    size: SIZE.mark,
  };
}
