import { type AuditKind, auditKindLabels, auditKinds } from '@tassel/contract/audit.ts';
import type { ListControl } from '#platform/use-list-view.ts';
import { DateRange, isRangeBackward } from '#ui/DateRange.tsx';
import { FilterChip } from '#ui/FilterChip.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { type AuditFilterName, daysOf, dayWords } from './audit-list.ts';
import { DownloadCsvButton } from './DownloadCsvButton.tsx';

const kinds = auditKinds.map((kind: AuditKind) => ({ value: kind as string, label: auditKindLabels[kind] }));

type Props = { organizationId: string; list: ListControl<AuditFilterName> };

export function AuditToolbar({ organizationId, list }: Props) {
  const range = daysOf(list.view);
  const setDays = ({ from, to }: typeof range) => list.filterAll({ from: from ? [from] : [], to: to ? [to] : [] });
  return (
    <Toolbar>
      <SearchBox label="Search the log" value={list.view.search} onChange={list.search} />
      <FilterSelect
        label="Kind"
        many="kinds"
        values={list.view.filters.kind}
        options={kinds}
        onChange={(values) => list.filter('kind', values)}
      />
      <FilterChip label="Days" value={dayWords(range)} onClear={() => setDays({ from: null, to: null })}>
        <div className="p-3">
          <DateRange label="Days, UTC" value={range} onChange={setDays} />
        </div>
      </FilterChip>
      <span className="md:ml-auto">
        <DownloadCsvButton organizationId={organizationId} view={list.view} disabled={isRangeBackward(range)} />
      </span>
    </Toolbar>
  );
}
