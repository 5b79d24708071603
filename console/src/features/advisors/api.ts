import type { SignUp } from '@tassel/contract/sign-up.ts';
import { graphql } from '#console/generated/gql.ts';
import { callServer } from '#platform/call-server.ts';
import { trackRequest } from '#platform/running-requests.ts';

export const advisorDocument = graphql(`
  query Advisor {
    advisor {
      firstName
      lastName
      title
      phoneNumber
      zip
      emailReceive
    }
  }
`);

export const updateAdvisorDocument = graphql(`
  mutation UpdateAdvisor($input: AdvisorInput!) {
    updateAdvisor(input: $input) {
      firstName
      lastName
      title
      phoneNumber
      zip
      emailReceive
    }
  }
`);

export const accountEmailDocument = graphql(`
  query AccountEmail {
    me {
      email
      emailVerified
    }
  }
`);

export async function signUp(account: SignUp): Promise<void> {
  await trackRequest(callServer('/api/private/rest/signup', account));
}

/** The link in the mail comes back to `resultUrl` with `?email=verified` or `?email=link-expired`. */
export async function sendVerificationLink(resultUrl: string): Promise<void> {
  await callServer('/api/private/rest/send-email-verification-link', { result_url: resultUrl });
}
