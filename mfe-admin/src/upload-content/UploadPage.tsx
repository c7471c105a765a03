import type { UploadKind } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { TabLinks } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/list/list-address.ts';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { stack } from '../staff-area/styles.ts';
import { RunHistory } from './RunHistory.tsx';
import { RunResult } from './RunResult.tsx';
import { UploadForm } from './UploadForm.tsx';

const KINDS = [
  { kind: 'subjects', label: 'Subjects', page: 'upload-subjects' },
  { kind: 'topics', label: 'Topics', page: 'upload-topics' },
  { kind: 'questions', label: 'Questions', page: 'upload-questions' },
] as const;

const ABOUT: Readonly<Record<UploadKind, string>> = {
  subjects: 'A table with a row for each subject. The same table twice changes nothing.',
  topics: 'A table with a row for each topic, those above before those below them. The same table twice changes nothing.',
  questions:
    'A table with a row for each question, or a question file, Moodle XML, GIFT or QTI. The same file twice changes nothing; a newer file can replace questions.',
};

/** Uploads of subjects, topics or questions: checked, stored, followed and undone. The address holds the run. */
export function UploadPage({ kind }: { kind: UploadKind }) {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('run') ?? 0);
  const show = (run: number | null) => setSearch(withChange(search, { run: run === null ? null : String(run) }));
  const current = KINDS.find((entry) => entry.kind === kind);
  return (
    <StaffPage title={`Upload ${kind}`} description={ABOUT[kind]}>
      <TabLinks
        label="What to upload"
        links={KINDS.map(({ kind: key, label, page: name }) => ({
          ...{ key, label, current: key === current?.kind },
          render: <Link to={addressOf(name)} />,
        }))}
      />
      <div css={stack[6]}>
        <UploadForm kind={kind} onRun={show} />
        {id > 0 && <RunResult key={id} id={id} onRun={show} onClose={() => show(null)} />}
        <RunHistory kind={kind} shown={id} onRun={show} />
      </div>
    </StaffPage>
  );
}
