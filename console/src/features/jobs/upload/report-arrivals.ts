import { uploadFinishedDocument } from '#features/letters/api.ts';
import { callGraphql } from '#platform/graphql.ts';
import { hasEnded, type Transfer } from './transfer.ts';

/** D 11: where files go past Tassel's server, it is told of those that have arrived. */
export function createArrivalReport(organizationId: string): (transfers: readonly Transfer[]) => void {
  const told = new Set<string>();
  let isTelling = false;

  async function tellOf(letterIds: string[]): Promise<void> {
    isTelling = true;
    for (const letterId of letterIds) told.add(letterId);
    // The server also looks by itself: without this it is only slower.
    await callGraphql(uploadFinishedDocument, { letterIds, organizationId }).catch(() => {});
    isTelling = false;
  }

  return (transfers) => {
    const arrived = transfers.filter(isArrivedElsewhere).map(({ letterId }) => letterId);
    const untold = arrived.filter((letterId) => !told.has(letterId));
    if (untold.length > 0 && (!isTelling || transfers.every(hasEnded))) void tellOf(untold);
  };
}

function isArrivedElsewhere({ state, uploadUrl }: Transfer): boolean {
  return state === 'sent' && new URL(uploadUrl, window.location.origin).origin !== window.location.origin;
}
