import { onDemand, useApi } from '@shell/kit';
import { MarkScheme } from 'design-system';
import { OwnMarks, type OwnMarksProps } from './OwnMarks.tsx';
import { WorkingPhotos } from './WorkingPhotos.tsx';

const StoredPaper = onDemand(() => import('@shell/kit/scratch-paper').then((module) => module.StoredPaper));

/** Self-marking, photos of paper, and scratch paper. */
export function OwnWork({ scheme, ...props }: Omit<OwnMarksProps, 'scheme'> & { scheme: string | undefined }) {
  const questionId = props.book.question.id;
  const paper = useApi('GET /api/practice/questions/:id/scratch-paper', { params: { id: String(questionId) } });
  const counts = props.lines.some(({ marks }) => marks > 0);
  return (
    <>
      {scheme !== undefined && counts ? <OwnMarks {...props} scheme={scheme} /> : <MarkScheme lines={props.lines} />}
      <WorkingPhotos book={props.book} />
      {(paper.data?.pages.length ?? 0) > 0 && <StoredPaper place={{ questionId }} />}
    </>
  );
}
