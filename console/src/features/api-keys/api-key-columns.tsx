import { apiKeyWarningDays } from '@tassel/contract/api-key.ts';
import { CellLines } from '#ui/CellLines.tsx';
import { Pill } from '#ui/Pill.tsx';
import type { Column } from '#ui/Table.tsx';
import { dayAndTime } from '#ui/time-words.ts';
import { When } from '#ui/When.tsx';
import { isUsable, stateLooks, timeLeft } from './key-words.ts';
import type { ApiKeyRow } from './state.ts';

const soonMs = apiKeyWarningDays[0] * 86_400_000;

function ends(row: ApiKeyRow) {
  const left = isUsable(row) ? timeLeft(row.expireTime) : undefined;
  const isSoon = left && Date.parse(row.expireTime) - Date.now() < soonMs;
  return (
    <span className="text-text-muted max-md:text-xs">
      <span className="md:hidden">Expires </span>
      <When time={row.expireTime} words={dayAndTime} />
      {left && <span className={`block text-xs ${isSoon ? 'text-orange-text' : 'text-text-faint'}`}>{left}</span>}
    </span>
  );
}

function stateCell({ state }: ApiKeyRow) {
  const { words, color, icon } = stateLooks[state];
  return (
    <Pill color={color} icon={icon}>
      {words}
    </Pill>
  );
}

export const apiKeyColumns: Column<ApiKeyRow>[] = [
  {
    key: 'name',
    head: 'Name',
    small: 'title',
    cell: ({ name, key }) => <CellLines name={name} second={<code className="font-mono">{key}</code>} />,
  },
  { key: 'state', head: 'State', width: '9rem', small: 'line', cell: stateCell },
  {
    key: 'created',
    head: 'Created',
    width: '9rem',
    small: 'hidden',
    cell: ({ insertTime }) => (
      <span className="text-text-muted">
        <When time={insertTime} words={dayAndTime} />
      </span>
    ),
  },
  { key: 'expires', head: 'Expires', width: '10rem', small: 'start', cell: ends },
  {
    key: 'used',
    head: 'Last used',
    width: '9rem',
    small: 'end',
    cell: ({ lastUsedTime }) => (
      <span className="text-text-muted max-md:text-xs">
        <span className="md:hidden">Used </span>
        {lastUsedTime ? <When time={lastUsedTime} /> : 'never'}
      </span>
    ),
  },
];
