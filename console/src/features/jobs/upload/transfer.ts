/** `missing`: the file is no longer at hand, and must be chosen again. */
export const transferStates = ['waiting', 'sending', 'sent', 'failed', 'canceled', 'missing'] as const;
export type TransferState = (typeof transferStates)[number];

/** One letter of a job on its way to the server. */
export type Transfer = {
  letterId: string;
  filename: string;
  bytes: number;
  sha256: string | null;
  uploadUrl: string;
  file: File | null;
  state: TransferState;
  sentBytes: number;
  /** Why it stopped, for people. */
  error: string | null;
};

/** It is not sent again. */
export function hasEnded({ state }: Transfer): boolean {
  return state === 'sent' || state === 'canceled';
}

export type TransferTotals = Record<TransferState, number> & { bytes: number; sentBytes: number; percent: number };

/** What is canceled counts no more. */
export function totalsOf(transfers: readonly Transfer[]): TransferTotals {
  const counts = Object.fromEntries(transferStates.map((state) => [state, 0])) as Record<TransferState, number>;
  let bytes = 0;
  let sentBytes = 0;
  for (const transfer of transfers) {
    counts[transfer.state]++;
    if (transfer.state === 'canceled') continue;
    bytes += transfer.bytes;
    sentBytes += transfer.state === 'sent' ? transfer.bytes : transfer.sentBytes;
  }
  return { ...counts, bytes, sentBytes, percent: bytes === 0 ? 0 : (sentBytes / bytes) * 100 };
}

const shownOrder: Record<TransferState, number> = {
  failed: 0,
  missing: 1,
  sending: 2,
  waiting: 3,
  sent: 4,
  canceled: 5,
};

/** What needs a person first, then what moves, then what waits, then what is done. */
export function inShownOrder(transfers: readonly Transfer[]): Transfer[] {
  return [...transfers].sort((a, b) => shownOrder[a.state] - shownOrder[b.state]);
}
