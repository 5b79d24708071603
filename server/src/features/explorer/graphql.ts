import { builder, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { organizationArg } from '#server/graphql-pages.ts';
import { deleteSavedQuery } from './delete-saved-query.ts';
import { saveQuery } from './save-query.ts';
import { readSavedQueries, type SavedQuery } from './saved-queries.ts';

const SavedQueryType = builder.objectRef<SavedQuery>('SavedQuery').implement({
  description: 'A query that somebody keeps in the explorer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the saved query.' }),
    name: t.exposeString('name', { description: 'As its owner named it.' }),
    query: t.exposeString('query', { description: 'The GraphQL document.' }),
    variables: t.exposeString('variables', { description: 'Its variables, JSON as it was typed.' }),
    isShared: t.exposeBoolean('isShared', { description: 'Whether everyone in the organization sees it.' }),
    isMine: t.boolean({
      description: 'Whether it is your own.',
      resolve: ({ personId }, _args, { viewer }) => personId === viewer.personId,
    }),
    ownerName: t.string({
      description: 'Whose it is.',
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    }),
    updateTime: t.expose('updateTime', { type: 'DateTime', description: 'When it was last saved.' }),
  }),
});

export const explorerQueries = (t: QueryFields) => ({
  savedQueries: t.field({
    type: [SavedQueryType],
    description: 'Your saved queries in an organization and those that others share, by name.',
    args: organizationArg(t),
    resolve: (_root, input, context) => readSavedQueries(context, input),
  }),
});

export const explorerMutations = (t: MutationFields) => {
  const organizationId = t.arg.id({ description: 'Which organization; may be left out by members of only one.' });
  return {
    saveQuery: t.field({
      type: SavedQueryType,
      description: 'Keeps a query of the explorer, or changes one of your own.',
      args: {
        id: t.arg.id({ description: 'Of the one to change; left out, a new one is kept.' }),
        organizationId,
        name: t.arg.string({ required: true, description: '1 to 80 characters.' }),
        query: t.arg.string({ required: true, description: 'The GraphQL document.' }),
        variables: t.arg.string({ description: 'Its variables, JSON as text.' }),
        isShared: t.arg.boolean({ description: 'Whether everyone in the organization sees it; else only you.' }),
      },
      resolve: (_root, input, context) => saveQuery(context, input),
    }),
    deleteSavedQuery: t.boolean({
      description: 'Removes a saved query of your own; administrators may remove shared ones.',
      args: { id: t.arg.id({ required: true, description: 'Of the saved query.' }), organizationId },
      resolve: (_root, input, context) => deleteSavedQuery(context, input),
    }),
  };
};
