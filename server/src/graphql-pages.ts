import { type PageRange, pageCount } from '#platform/paging.ts';
import { builder, described, type QueryFields } from './graphql-builder.ts';

/** One page of a list; pages count from 1 (D 29). */
export type Page<Item> = { pageCount: number; itemsCount: number; items: Item[] };

export const pageOf = <Item>(range: PageRange, itemsCount: number, items: Item[]): Page<Item> => ({
  pageCount: pageCount(itemsCount, range),
  itemsCount,
  items,
});

type ItemType<Item> = ReturnType<ReturnType<typeof builder.objectRef<Item>>['implement']>;

/** The type of a paged list: pageCount, itemsCount, items (spec §3). */
export function pageType<Item>(name: string, itemType: ItemType<Item>) {
  return builder.objectRef<Page<Item>>(name).implement({
    description: 'One page of a list.',
    fields: (t) => ({
      pageCount: t.exposeInt('pageCount', { description: 'How many pages there are.' }),
      itemsCount: t.exposeInt('itemsCount', { description: 'How many items all pages hold together.' }),
      // The builder can't follow a type that is still open.
      items: t.field({
        type: [itemType as never],
        description: 'Those of this page.',
        resolve: ({ items }) => items as never,
      }),
    }),
  });
}

export const pageArgs = (t: QueryFields) => ({
  page: t.arg.int({ description: 'From 1.' }),
  pageSize: t.arg.int({ description: '10, 15, 20, 25 or 30; else 10.' }),
});

export const organizationArg = (t: QueryFields) => ({
  organizationId: t.arg.id({ description: 'Which one; may be left out by members of only one.' }),
});

export const OrderDirectionType = builder.enumType('OrderDirection', {
  description: 'Which end comes first.',
  values: described({ ASC: 'The smallest or earliest.', DESC: 'The largest or latest.' }),
});
