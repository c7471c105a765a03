import { ConflictDialog } from './ConflictDialog.tsx';

export default {
  title: 'Components/ConflictDialog',
  component: ConflictDialog,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      ConflictDialog: {
        Tab: 'goes from the other version to one’s own, which comes last, and stays within it',
        'Enter, Space': 'chooses the version whose button has the focus',
        Escape: 'puts it off, where it may be',
      },
    },
  },
};

const nothing = () => {};
export function SideBySide() {
  return (
    <ConflictDialog
      title="Question 3 was changed in another tab or on another device"
      description="Both versions are safe. Which one do you want to keep?"
      mine={{ label: 'Keep this tab’s version', onChoose: nothing, version: { title: 'This tab', content: 'Answer: 4.58 cm' } }}
      theirs={{
        label: 'Keep the other version',
        onChoose: nothing,
        version: { title: 'The other one', content: 'Answer: 4.6 cm, flagged' },
      }}
    />
  );
}
export function Compared() {
  return (
    <ConflictDialog
      title="Someone else has saved this post"
      description="Ben Example, 21 Nov, 14:05. Struck out is theirs, marked is yours."
      mine={{ label: 'Put mine on top', onChoose: nothing }}
      theirs={{
        label: 'Take theirs',
        onChoose: nothing,
        warning: { title: 'Drop your changes?', description: 'The form shows what Ben Example has saved; yours are gone.' },
      }}
      onPutOff={nothing}
    >
      <p>
        Revise <del>the night before</del> <mark>a little each day</mark>.
      </p>
    </ConflictDialog>
  );
}
