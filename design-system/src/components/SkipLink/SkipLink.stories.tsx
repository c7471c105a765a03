import { SkipLink } from './SkipLink.tsx';

export default {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    keyboard: {
      SkipLink: {
        Tab: 'reaches it before all else, and shows it',
        Enter: 'goes to the page',
      },
    },
  },
};

export function PressTab() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link.
      </main>
    </>
  );
}
