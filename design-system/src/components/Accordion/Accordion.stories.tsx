import { Accordion } from './Accordion.tsx';

export default {
  title: 'Components/Accordion',
  component: Accordion,
  parameters: {
    keyboard: {
      Accordion: {
        'Enter, Space': 'opens the answer to the question that has the focus, or closes it',
      },
    },
  },
};

export function Questions() {
  return (
    <Accordion
      single
      items={[
        { key: 'fees', title: 'How are fees paid?', content: 'Yearly, in three instalments; never by the hour.' },
        { key: 'late', title: 'May I join in year 2?', content: 'Yes. We begin with what your exam needs first.' },
        { key: 'other', title: 'Do you teach other boards?', content: 'AP calculus and university maths too.' },
      ]}
    />
  );
}
