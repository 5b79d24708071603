import { useCallback, useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { useListView } from '#platform/use-list-view.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { NothingFound } from '#ui/NothingFound.tsx';
import { MapHeadline } from './MapHeadline.tsx';
import { MapToolbar } from './MapToolbar.tsx';
import { lettersAddress, mapQueryOf, mapShape, measureIn } from './map-list.ts';
import { NoStates } from './NoStates.tsx';
import { StateMapLoaded } from './StateMapLoaded.tsx';
import { StateTable } from './StateTable.tsx';
import { useLetterMap } from './use-letter-map.ts';

export default function MapScreen() {
  usePageTitle('Map');
  const organizationId = useOrganizationId();
  const list = useListView(mapShape, usePageSize());
  const asked = mapQueryOf(list.view);
  const { answer, error, reload } = useLetterMap({ ...asked, organizationId });
  const [lit, setLit] = useState<string | null>(null);
  const { jobId, year } = asked;
  const addressOf = useCallback((code: string) => lettersAddress(code, { jobId, year }), [jobId, year]);

  if (error && !answer)
    return (
      <div className="mt-6">
        <ErrorState title="The map could not be loaded" text={error} onRetry={() => void reload()} />
      </div>
    );
  const map = answer?.letterMap;
  if (map?.all.letters === 0 && !jobId && !year) return <NoStates />;
  return (
    <>
      {map && <MapHeadline all={map.all} stateCount={map.states.length} withoutState={map.withoutState.letters} />}
      <MapToolbar list={list} />
      {map?.all.letters === 0 ? (
        <NothingFound what="letters" onClear={list.clear} />
      ) : (
        <div className="mt-5 grid items-start gap-x-8 gap-y-4 min-[75rem]:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
          <div className="min-[75rem]:sticky min-[75rem]:top-6">
            <StateMapLoaded
              states={map?.states}
              measure={measureIn(list.view)}
              lit={lit}
              addressOf={addressOf}
              onLight={setLit}
            />
          </div>
          <StateTable list={list} states={map?.states} lit={lit} addressOf={addressOf} onLight={setLit} />
        </div>
      )}
    </>
  );
}
