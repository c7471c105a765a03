import { useApi } from '@shell/kit';
import { EmptyState, Sheet } from 'design-system';
import Boxes from 'lucide-react/icons/boxes';
import { CardsLoading } from '../staff-area/list/ListLoading.tsx';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { stack } from '../staff-area/styles.ts';
import { FailureList } from './FailureList.tsx';
import { ModuleCard } from './ModuleCard.tsx';
import { useReleasedModules } from './release-desk.ts';

/** Each module's live version and health, with rollback. */
export function ModulesPage() {
  const modules = useReleasedModules();
  const health = useApi('GET /api/admin/module-versions', undefined, { staleTime: 15_000 });
  const found = modules.data?.modules;
  return (
    <StaffPage title="Modules" description="Which version of each part of the site visitors get, since when, and how it does.">
      {modules.isPending && <CardsLoading label="Loading the modules" />}
      <ReadFailed title="The modules did not load" read={modules} />
      {found && found.length > 0 && (
        <section css={stack[4]} aria-label="Modules">
          {found.map((module) => (
            <ModuleCard key={module.name} module={module} health={health.data?.versions ?? []} />
          ))}
        </section>
      )}
      {found?.length === 0 && (
        <Sheet>
          <EmptyState icon={<Boxes />} title="Nothing was released yet">
            Under a development server modules have no releases.
          </EmptyState>
        </Sheet>
      )}
      {/* Last, as the modules' loading would move it. */}
      {!modules.isPending && <FailureList modules={found?.map(({ name }) => name) ?? []} />}
    </StaffPage>
  );
}
