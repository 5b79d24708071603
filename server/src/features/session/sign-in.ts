import type { Context } from '#server/context.ts';
import { type Identity, loadViewer, type Viewer } from './viewer.ts';

/** Lets a known person in, and takes over what the provider now says of their address. */
export async function signIn(context: Context, identity: Identity): Promise<Viewer> {
  const viewer = await loadViewer(context, identity);
  const isNewAddress = identity.email !== '' && identity.email !== viewer.email;
  const isNowVerified = identity.isEmailVerified && !viewer.isEmailVerified;
  if (!isNewAddress && !isNowVerified) return viewer;
  await context.db
    .updateTable('people')
    .where('id', '=', viewer.personId)
    .set({
      ...(isNewAddress && { email: identity.email }),
      // An address that we verified says nothing of the one that took its place.
      email_verified_at: identity.isEmailVerified ? context.clock.now() : null,
    })
    .execute();
  return loadViewer(context, identity);
}
