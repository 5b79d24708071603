import { type Entry, id, makers } from './access-entry.ts';

/** Saved queries; what one may do with one's own is tested where they are. */
export const explorerAccess: Record<string, Entry> = {
  'query savedQueries': {
    call: ({ organization }) => `savedQueries(organizationId: ${id(organization)}) { id name }`,
    may: makers,
    stranger: 'refused',
  },
  'mutation saveQuery': {
    call: ({ organization }) =>
      `saveQuery(organizationId: ${id(organization)}, name: "Mine", query: "{ me { id } }") { id }`,
    may: makers,
    stranger: 'refused',
  },
  'mutation deleteSavedQuery': {
    call: ({ organization, job }) => `deleteSavedQuery(organizationId: ${id(organization)}, id: ${id(job)})`,
    stranger: 'refused',
  },
};
