import { roleLabels } from '@tassel/contract/roles.ts';
import { signUp } from '#features/advisors/sign-up.ts';
import { addMember } from '#features/organizations/add-member.ts';
import { createOrganization } from '#features/organizations/create-organization.ts';
import { loadViewer, type Viewer } from '#features/session/viewer.ts';
import { UserError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from './context.ts';
import type { DemoTask } from './demo-letters.ts';

export const demoPassword = 'award letters';

const people = {
  dana: { first: 'Dana', last: 'Whitfield', email: 'dana.whitfield@bridgepath.example', title: 'Program Director' },
  marcus: { first: 'Marcus', last: 'Bell', email: 'marcus.bell@bridgepath.example', title: 'College Counselor' },
  leah: { first: 'Leah', last: 'Sandoval', email: 'leah.sandoval@bridgepath.example', title: 'Reviewer' },
  priya: { first: 'Priya', last: 'Raman', email: 'priya.raman@rivervalley.example', title: 'Executive Director' },
};

export const demoSignIns = [
  { ...people.dana, is: `${roleLabels.ADMIN} (and User of River Valley Promise)` },
  { ...people.marcus, is: roleLabels.USER },
  { ...people.leah, is: roleLabels.REVIEWER },
  { ...people.priya, is: `${roleLabels.ADMIN} of River Valley Promise` },
];

type Accounts = { addAccount(account: { email: string; password: string; emailVerified: boolean }): Promise<string> };
type Person = (typeof people)[keyof typeof people];

/**
 * Two organizations with people who can sign in, made on the first start and left alone afterwards. The letters of the
 * first come in the background: nobody waits for them.
 */
export async function addDemo(context: Context, accounts: Accounts): Promise<void> {
  const subjects = new Map<Person, string>();
  for (const person of Object.values(people))
    subjects.set(person, await accounts.addAccount({ ...person, password: demoPassword, emailVerified: true }));

  const identityOf = (person: Person) => ({
    issuer: context.config.identity.issuerOfPeople,
    subject: subjects.get(person) as string,
    email: person.email,
    isEmailVerified: true,
  });
  if (await isKnown(context, identityOf(people.dana))) return;

  await inTransaction(context, async (context) => {
    const viewers = new Map<Person, Viewer>();
    for (const person of Object.values(people)) {
      await signUp(context, identityOf(person), {
        first_name: person.first,
        last_name: person.last,
        title: person.title,
        phone_number: '503 555 0142',
        zip: '97201',
        email_receive: false,
      });
      viewers.set(person, await loadViewer(context, identityOf(person)));
    }
    const as = (person: Person) => ({ ...context, viewer: viewers.get(person) as Viewer });
    const idOf = (person: Person) => as(person).viewer.personId;
    const bridgepath = await createOrganization(as(people.dana), { name: 'Bridgepath College Access' });
    const riverValley = await createOrganization(as(people.priya), { name: 'River Valley Promise' });
    await addMember(context, { organizationId: bridgepath.id, personId: idOf(people.marcus), role: 'USER' });
    await addMember(context, { organizationId: bridgepath.id, personId: idOf(people.leah), role: 'REVIEWER' });
    await addMember(context, { organizationId: riverValley.id, personId: idOf(people.dana), role: 'USER' });
    const creators = { dana: identityOf(people.dana), marcus: identityOf(people.marcus) };
    if (context.config.hasDemoLetters)
      await context.queue.add('add-demo-letters', { organizationId: bridgepath.id, creators } satisfies DemoTask);
  });
}

async function isKnown(context: Context, identity: Parameters<typeof loadViewer>[1]): Promise<boolean> {
  return loadViewer(context, identity).then(
    () => true,
    (error) => {
      if (error instanceof UserError && error.code === 'NOT_SIGNED_UP') return false;
      throw error;
    },
  );
}
