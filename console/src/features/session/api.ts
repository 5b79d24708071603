import { graphql } from '#console/generated/gql.ts';
import { CallError } from '#platform/call-errors.ts';
import { callServer } from '#platform/call-server.ts';

export const profileDocument = graphql(`
  query Profile {
    me {
      id
      email
      emailVerified
      firstName
      lastName
      organizationUsers {
        id
        role
        organization {
          id
          name
        }
      }
    }
    __schema {
      types {
        name
        kind
        enumValues {
          name
        }
      }
    }
  }
`);

export const membershipsDocument = graphql(`
  query Memberships {
    me {
      organizationUsers {
        id
        role
        organization {
          id
        }
      }
    }
  }
`);

export const signOutEverywhereDocument = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere
  }
`);

/** Both doors must know the person; a 404 of either means that sign-up is not done (D 48). */
export async function appUserExists(): Promise<boolean> {
  const known = await Promise.all([isKnownAt('/api/private/rest/signin'), isKnownAt('/advisors/api/signin')]);
  return known.every(Boolean);
}

async function isKnownAt(door: string): Promise<boolean> {
  try {
    await callServer(door);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return false;
    throw error;
  }
}
