import { Button, ErrorState } from 'design-system';
import { retryModule } from '../modules/module-applications.ts';
import { OVERRIDE } from '../modules/registry.ts';
import { useSite } from '../site.ts';

/** A module that did not arrive, even at the second try. The chrome and all other modules keep working. */
export function FailedModule({ name }: { name: string }) {
  const { modules } = useSite();
  const module = modules.find((candidate) => candidate.name === name);
  if (!module) return null;
  return (
    <ErrorState
      headingLevel={1}
      title="This part of the site did not load"
      onRetry={() => retryModule(name)}
      actions={
        module.version === OVERRIDE && (
          <Button
            onClick={async () => {
              const { dropOverride } = await import('../modules/overrides.ts');
              dropOverride(name);
              location.reload();
            }}
          >
            Drop the override
          </Button>
        )
      }
    >
      The rest still works, and nothing that was saved is lost. Check your connection and try again.
    </ErrorState>
  );
}
