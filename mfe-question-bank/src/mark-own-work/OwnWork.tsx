import { MarkScheme } from 'design-system';
import { partLabel } from '../answer-question/part-label.ts';
import { OwnMarks, type OwnMarksProps } from './OwnMarks.tsx';
import { WorkingPhotos } from './WorkingPhotos.tsx';

/** The mark scheme beside one's own work: what it has earned line by line, and photos of the paper. */
export function OwnWork({ scheme, ...props }: Omit<OwnMarksProps, 'scheme'> & { scheme: string | undefined }) {
  const counts = props.lines.some(({ marks }) => marks > 0);
  return (
    <>
      {scheme !== undefined && counts ? (
        <OwnMarks {...props} scheme={scheme} />
      ) : (
        <MarkScheme lines={props.lines.map((line, index) => ({ ...line, key: String(index), part: partLabel(line.part) }))} />
      )}
      <WorkingPhotos book={props.book} />
    </>
  );
}
