import { PageStyles } from '@shell/kit/style-nonce';
import { createRoot } from 'react-dom/client';
import { DeveloperTools, type DeveloperToolsProps } from './DeveloperTools.tsx';

/** Renders the developers' tools beside the site. */
export function startDeveloperTools(props: DeveloperToolsProps): void {
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset.developer = '';
  createRoot(element).render(
    <PageStyles>
      <DeveloperTools {...props} />
    </PageStyles>,
  );
}
