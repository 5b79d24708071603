/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": typeof types.AdvisorDocument,
    "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": typeof types.UpdateAdvisorDocument,
    "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n": typeof types.AccountEmailDocument,
    "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n    }\n  }\n": typeof types.OrganizationDocument,
    "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n": typeof types.CreateOrganizationDocument,
    "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n": typeof types.ProfileDocument,
};
const documents: Documents = {
    "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": types.AdvisorDocument,
    "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": types.UpdateAdvisorDocument,
    "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n": types.AccountEmailDocument,
    "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n    }\n  }\n": types.OrganizationDocument,
    "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n": types.CreateOrganizationDocument,
    "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n": types.ProfileDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n"): typeof import('./graphql.ts').AdvisorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAdvisorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n"): typeof import('./graphql.ts').AccountEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n    }\n  }\n"): typeof import('./graphql.ts').OrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateOrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProfileDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
