import { type Entry, id, makers } from './access-entry.ts';

/** The query of the map. */
export const mapAccess: Record<string, Entry> = {
  'query letterMap': {
    call: ({ organization }) => `letterMap(organizationId: ${id(organization)}) { all { letters } states { state } }`,
    may: makers,
    stranger: 'refused',
  },
};
