import type { QuestionFileFormat, RequestOf } from '@api/contract';
import { messageOf, onDemand, useHost } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Button } from 'design-system';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';

const fileButton = { size: 'small', icon: <FileDown />, children: 'Export file', 'aria-haspopup': 'menu' } as const;
// The menu weighs more than the table.
const Menu = onDemand(() => import('./menu.ts').then((module) => module.Menu), { waiting: <Button {...fileButton} loading /> });

/** What the formats are for, in the order in which they keep most of a question. */
const FORMATS: readonly { format: QuestionFileFormat; label: string }[] = [
  { format: 'question-file', label: 'Question file, which keeps everything' },
  { format: 'moodle-xml', label: 'Moodle XML' },
  { format: 'qti-3.0', label: 'QTI 3.0 package' },
  { format: 'qti-2.1', label: 'QTI 2.1 package' },
  { format: 'gift', label: 'GIFT, text alone' },
];

/** The filter of the table, as its address has it. */
type Query = NonNullable<RequestOf<'GET /api/admin/questions/files/:format'>['query']>;

/** Downloads all questions that the filter shows as a file for another system. What a format cannot hold is named at the end of its file. */
export function ExportMenu({ query }: { query: Query }) {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(true);
  const download = async (format: QuestionFileFormat) => {
    setBusy(true);
    try {
      const file = await host.request('GET /api/admin/questions/files/:format', { params: { format }, query });
      saveFile(file.name, file);
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  if (!asked) return <Button {...fileButton} onClick={() => setAsked(true)} />;
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={<Button {...fileButton} loading={busy} />}
      heading="All questions that the filter shows"
      items={FORMATS.map(({ format, label }) => ({ key: format, label, onSelect: () => void download(format) }))}
    />
  );
}
