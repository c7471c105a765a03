import { PageStyles } from '@shell/kit/style-nonce';
import { createRoot } from 'react-dom/client';
import { DeveloperTools, type DeveloperToolsProps } from './DeveloperTools.tsx';

/** Draws the developers' tools in an element of their own, beside the site. */
export function startDeveloperTools(props: DeveloperToolsProps): void {
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset.developer = '';
  createRoot(element).render(
    <PageStyles>
      <DeveloperTools {...props} />
    </PageStyles>,
  );
}
