import { describe, expect, test } from 'vitest';
import type { Transfer, TransferState } from './transfer.ts';
import { createUploadQueue, type Send, SendFailure } from './upload-queue.ts';

const letter = (letterId: string, state: TransferState = 'waiting'): Transfer => ({
  letterId,
  filename: `${letterId}.pdf`,
  bytes: 100,
  sha256: null,
  uploadUrl: `/upload/${letterId}`,
  file: new File(['x'], `${letterId}.pdf`),
  state,
  sentBytes: 0,
  error: null,
});

const turn = () => new Promise((done) => setTimeout(done));
const never = new Promise<void>(() => {});
const stateOf = (queue: ReturnType<typeof createUploadQueue>, letterId: string) =>
  queue.transfers().find((each) => each.letterId === letterId)?.state;

/** Letters whose sending ends only when the test says so. */
function byHand() {
  const open = new Map<string, { done: () => void; fail: (error: unknown) => void; signal: AbortSignal }>();
  const begun: string[] = [];
  const send: Send = (transfer, _, signal) =>
    new Promise((done, fail) => {
      begun.push(transfer.letterId);
      open.set(transfer.letterId, { done, fail, signal });
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  return { open, begun, send };
}

function start(transfers: Transfer[], send: Send, wait: (ms: number) => Promise<void> = async () => {}) {
  const queue = createUploadQueue({ transfers, send, onChange: () => {}, wait });
  queue.start();
  return queue;
}

describe('does', () => {
  test('[R-4.08] sends four at once, in order, and the next when one has arrived', async () => {
    const { open, begun, send } = byHand();
    const queue = start(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => letter(id)),
      send,
    );
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    open.get('b')?.done();
    await turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(stateOf(queue, 'b')).toBe('sent');
  });

  test('[R-4.08] tells how far a letter is', async () => {
    const queue = start([letter('a')], async (_, onProgress) => {
      onProgress(40);
      await never;
    });
    expect(queue.transfers()[0]).toMatchObject({ state: 'sending', sentBytes: 40 });
  });

  test('a pause stops what is on its way, and going on sends it again from its start', async () => {
    const { open, begun, send } = byHand();
    const queue = start([letter('a'), letter('b')], send);
    open.get('a')?.done();
    await turn();
    queue.pause();
    await turn();
    expect(open.get('b')?.signal.aborted).toBe(true);
    expect([stateOf(queue, 'a'), stateOf(queue, 'b')]).toEqual(['sent', 'waiting']);
    queue.resume();
    expect(begun).toEqual(['a', 'b', 'b']);
    open.get('b')?.done();
    await turn();
    expect(stateOf(queue, 'b')).toBe('sent');
  });

  test('a broken connection is tried three times, each pause twice as long, then a person is asked', async () => {
    const waits: number[] = [];
    let sends = 0;
    const send: Send = async () => {
      sends++;
      throw new SendFailure('The connection broke', true);
    };
    const queue = start([letter('a')], send, async (ms) => {
      waits.push(ms);
    });
    await turn();
    expect(waits).toEqual([1000, 2000]);
    expect(queue.transfers()[0]).toMatchObject({ state: 'failed', error: 'The connection broke' });
    queue.retry(['a']);
    await turn();
    expect(sends).toBe(6);
  });

  test('a canceled letter is stopped, and its place is given to the next', async () => {
    const { open, begun, send } = byHand();
    const queue = start(
      ['a', 'b', 'c', 'd', 'e'].map((id) => letter(id)),
      send,
    );
    queue.cancel(['a']);
    await turn();
    expect(open.get('a')?.signal.aborted).toBe(true);
    expect(stateOf(queue, 'a')).toBe('canceled');
    expect(begun).toContain('e');
  });

  test('a missing file that is found again is sent', async () => {
    const { begun, send } = byHand();
    const queue = start([letter('a', 'missing')], send);
    expect(begun).toEqual([]);
    queue.give(new Map([['a', new File(['x'], 'a.pdf')]]));
    expect(begun).toEqual(['a']);
  });
});

describe('refuses', () => {
  test('what can’t get better is not tried again', async () => {
    const queue = start([letter('a')], async () => {
      throw new SendFailure('Larger than the limit', false);
    });
    await turn();
    expect(queue.transfers()[0]).toMatchObject({ state: 'failed', error: 'Larger than the limit' });
  });

  test('an answer that comes after the pause changes nothing', async () => {
    const { open, send } = byHand();
    const queue = start([letter('a')], send);
    const late = open.get('a');
    queue.pause();
    late?.done();
    await turn();
    expect(stateOf(queue, 'a')).toBe('waiting');
  });
});
