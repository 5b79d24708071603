import type { ViewerContext } from '#server/context.ts';

/** From now on only sign-ins that come later count. Their times are whole seconds. */
export async function signOutEverywhere({ db, clock, viewer }: ViewerContext): Promise<true> {
  const now = new Date(Math.floor(clock.now().getTime() / 1000) * 1000);
  await db.updateTable('people').where('id', '=', viewer.personId).set({ signed_out_before: now }).execute();
  return true;
}
