import { builder, type QueryFields } from '#server/graphql-builder.ts';
import { organizationArg } from '#server/graphql-pages.ts';
import { type LetterMap, type MapFigures, readLetterMap, type StateFigures } from './read-letter-map.ts';

const MapFiguresType = builder.objectRef<MapFigures>('MapFigures').implement({
  description: 'What letters have in common.',
  fields: (t) => ({
    letters: t.exposeInt('letters', { description: 'How many letters.' }),
    schools: t.exposeInt('schools', { description: 'How many different schools wrote them.' }),
    medianNetPrice: t.exposeFloat('medianNetPrice', {
      nullable: true,
      description: 'The median of the net prices of those that are ready; null where there is none.',
    }),
    failureRate: t.exposeFloat('failureRate', {
      nullable: true,
      description: 'From 0 to 1: how many of those that ended did not become ready; null where none has ended.',
    }),
  }),
});

const StateFiguresType = builder.objectRef<StateFigures>('StateFigures').implement({
  description: 'A state and the letters of its schools.',
  fields: (t) => ({
    state: t.exposeString('state', { description: 'Its two letters.' }),
    figures: t.field({ type: MapFiguresType, description: 'Of its letters.', resolve: (figures) => figures }),
  }),
});

const LetterMapType = builder.objectRef<LetterMap>('LetterMap').implement({
  description: 'Where the schools of an organization’s classified letters are.',
  fields: (t) => ({
    all: t.field({ type: MapFiguresType, description: 'Of all these letters.', resolve: ({ all }) => all }),
    states: t.field({
      type: [StateFiguresType],
      description: 'A line a state that has letters, by its two letters.',
      resolve: ({ states }) => states,
    }),
    withoutState: t.field({
      type: MapFiguresType,
      description: 'Of letters that ended or wait for review, and whose school’s state is not known.',
      resolve: ({ withoutState }) => withoutState,
    }),
  }),
});

export const mapQueries = (t: QueryFields) => ({
  letterMap: t.field({
    type: LetterMapType,
    description: 'The figures of the map.',
    args: {
      jobId: t.arg.id({ description: 'Only letters of this job.' }),
      year: t.arg.int({ description: 'Only letters whose award year starts with this year.' }),
      ...organizationArg(t),
    },
    resolve: (_root, input, context) => readLetterMap(context, input),
  }),
});
