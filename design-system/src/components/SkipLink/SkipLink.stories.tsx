import { SkipLink } from './SkipLink.tsx';

export default { title: 'Components/SkipLink', component: SkipLink };

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
