import { setTimeout as sleep } from 'node:timers/promises';
import type { WholeBody } from '@tassel/contract/webhook-body.ts';
import type { Context } from '#server/context.ts';
import { claimDeliveries, type Delivery } from './claim-deliveries.ts';
import { type Delivered, deliver } from './deliver.ts';
import { recordAttempts } from './record-attempts.ts';
import { readWholeBodies } from './whole-body.ts';

/** Calls at once, of one worker. */
const mostAtOnce = 512;
const pollMs = 500;
/** What ends within this time is written, and its places are filled, together. */
const gatherMs = 4;
const drainMs = 4_000;

export type Deliveries = { stop(): Promise<void> };

/** Delivers what is due until stopped; then no new one, and what is under way may end, or is due again later. */
export function startDeliveries(context: Context): Deliveries {
  const { log } = context;
  const underWay = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const ended: Delivered[] = [];
  const placesFree = bell();
  const somethingEnded = bell();
  let isStopping = false;

  function count(webhookId: string, change: 1 | -1): void {
    const now = (underWay.get(webhookId) ?? 0) + change;
    if (now === 0) underWay.delete(webhookId);
    else underWay.set(webhookId, now);
  }

  async function run(delivery: Delivery, letter: WholeBody): Promise<void> {
    try {
      ended.push(await deliver(context, delivery, letter));
    } catch (error) {
      log.error({ err: error, webhookId: delivery.webhookId }, 'a delivery broke off');
    } finally {
      count(delivery.webhookId, -1);
      placesFree.ring();
      somethingEnded.ring();
    }
  }

  async function takeMore(): Promise<void> {
    const claimed = await claimDeliveries(context, underWay, mostAtOnce - running.size);
    const letters = await readWholeBodies(context, [...new Set(claimed.map(({ letterId }) => letterId))]);
    for (const delivery of claimed) {
      const letter = letters.get(delivery.letterId);
      // Else it was deleted meanwhile, and its deliveries with it.
      if (letter) start(delivery, letter);
    }
  }

  function start(delivery: Delivery, letter: WholeBody): void {
    count(delivery.webhookId, 1);
    const work = run(delivery, letter).finally(() => running.delete(work));
    running.add(work);
  }

  async function writeEnded(): Promise<void> {
    const done = ended.splice(0);
    if (done.length > 0) await recordAttempts(context, done);
  }

  async function repeat(act: () => Promise<void>, next: Bell): Promise<void> {
    while (!isStopping) {
      try {
        await act();
        await next.rung(pollMs);
        await sleep(gatherMs);
      } catch (error) {
        // What could not be written is due again when its time is over.
        log.error({ err: error }, 'deliveries could not be read or written');
        await sleep(pollMs);
      }
    }
  }

  const loops = [repeat(takeMore, placesFree), repeat(writeEnded, somethingEnded)];
  return {
    async stop() {
      isStopping = true;
      placesFree.ring();
      somethingEnded.ring();
      await Promise.all(loops);
      await Promise.race([Promise.all(running), sleep(drainMs)]);
      await writeEnded();
    },
  };
}

type Bell = { ring(): void; rung(withinMs: number): Promise<void> };

/** Wakes who waits, or who comes next if nobody does. */
function bell(): Bell {
  let next = Promise.withResolvers<void>();
  return {
    ring: () => next.resolve(),
    async rung(withinMs) {
      const timer = setTimeout(next.resolve, withinMs);
      await next.promise;
      clearTimeout(timer);
      next = Promise.withResolvers();
    },
  };
}
