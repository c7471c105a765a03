import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { SearchSelect, Select, token } from 'design-system';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { topicOptions } from '../staff-area/topic-options.ts';
import { ANY, type DefaultPlace } from './use-upload.ts';

const fields = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
});

const AS_THE_FILE = { value: ANY, label: 'As the file says' };
const choices = (values: readonly string[]) => [AS_THE_FILE, ...values.map((value) => ({ value, label: value }))];

interface DefaultPlaceFieldsProps {
  place: DefaultPlace;
  onChange: (place: DefaultPlace) => void;
}

/** Place and type of questions whose file does not say so. */
export function DefaultPlaceFields({ place, onChange }: DefaultPlaceFieldsProps) {
  const read = useApi('GET /api/subjects', {});
  const subjects = read.data?.subjects ?? [];
  const subject = subjects.find(({ slug }) => slug === place.subject);
  const choose = (name: keyof DefaultPlace, label: string, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      value={place[name]}
      options={options}
      onValueChange={(value) => onChange({ ...place, [name]: value })}
    />
  );
  return (
    <>
      <ReadFailed title="The subjects did not load" read={read} />
      <div css={fields}>
        <Select
          label="Subject"
          value={place.subject}
          options={[AS_THE_FILE, ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))]}
          onValueChange={(slug) => onChange({ ...place, subject: slug, topic: '' })}
        />
        <SearchSelect
          label="Topic"
          disabled={!subject}
          placeholder={subject ? 'As the file says' : 'Choose a subject first'}
          value={place.topic}
          options={topicOptions(subject, 'slug')}
          onValueChange={(topic) => onChange({ ...place, topic })}
        />
        {choose('difficulty', 'Difficulty', choices(['Easy', 'Medium', 'Hard']))}
        {choose('level', 'Level', choices(['SL', 'HL']))}
        {choose('calculator_allowed', 'Calculator', [
          AS_THE_FILE,
          { value: 'true', label: 'Allowed' },
          { value: 'false', label: 'Not allowed' },
        ])}
      </div>
    </>
  );
}
