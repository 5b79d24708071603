/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The whole profile, as it shall be. */
export type AdvisorInput = {
  /** Whether they want news by mail. */
  emailReceive: boolean;
  /** 1 to 80 characters. */
  firstName: string;
  /** 1 to 80 characters. */
  lastName: string;
  /** 10 to 15 digits. */
  phoneNumber: string;
  /** 1 to 80 characters. */
  title: string;
  /** 5 digits, or ZIP+4. */
  zip: string;
};

/** How an organization pays. */
export type BillingStatus =
  /** By card, with a monthly invoice. */
  | 'ACTIVE'
  /** Ended. */
  | 'CANCELED'
  /** By credits only. */
  | 'FREE'
  /** A payment failed: reading and export only. */
  | 'PAST_DUE';

/** What a member may do in an organization. */
export type Role =
  /** Administrator */
  | 'ADMIN'
  /** Reviewer */
  | 'REVIEWER'
  /** User */
  | 'USER';

/** An enum describing what kind of type a given `__Type` is. */
export type __TypeKind =
  /** Indicates this type is a scalar. */
  | 'SCALAR'
  /** Indicates this type is an object. `fields` and `interfaces` are valid fields. */
  | 'OBJECT'
  /** Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields. */
  | 'INTERFACE'
  /** Indicates this type is a union. `possibleTypes` is a valid field. */
  | 'UNION'
  /** Indicates this type is an enum. `enumValues` is a valid field. */
  | 'ENUM'
  /** Indicates this type is an input object. `inputFields` is a valid field. */
  | 'INPUT_OBJECT'
  /** Indicates this type is a list. `ofType` is a valid field. */
  | 'LIST'
  /** Indicates this type is a non-null. `ofType` is a valid field. */
  | 'NON_NULL';

export type AdvisorQueryVariables = Exact<{ [key: string]: never; }>;


export type AdvisorQuery = { advisor: { firstName: string, lastName: string, title: string, phoneNumber: string, zip: string, emailReceive: boolean } };

export type UpdateAdvisorMutationVariables = Exact<{
  input: AdvisorInput;
}>;


export type UpdateAdvisorMutation = { updateAdvisor: { firstName: string, lastName: string, title: string, phoneNumber: string, zip: string, emailReceive: boolean } };

export type AccountEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountEmailQuery = { me: { email: string, emailVerified: boolean } };

export type OrganizationQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type OrganizationQuery = { organization: { id: string, name: string, credits: number, billingStatus: BillingStatus, manualReviewEnabled: boolean, manualReviewSizeLimit: boolean, manualReviewNoFreeMoney: boolean, purgeLetterFilesAfter: number | null } };

export type CreateOrganizationMutationVariables = Exact<{
  name: string;
}>;


export type CreateOrganizationMutation = { createOrganization: { id: string } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { id: string, email: string, emailVerified: boolean, firstName: string, lastName: string, organizationUsers: Array<{ id: string, role: Role, organization: { id: string, name: string } }> }, __schema: { types: Array<{ name: string | null, kind: __TypeKind, enumValues: Array<{ name: string }> | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const AdvisorDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<AdvisorQuery, AdvisorQueryVariables>;
export const UpdateAdvisorDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<UpdateAdvisorMutation, UpdateAdvisorMutationVariables>;
export const AccountEmailDocument = new TypedDocumentString(`
    query AccountEmail {
  me {
    email
    emailVerified
  }
}
    `) as unknown as TypedDocumentString<AccountEmailQuery, AccountEmailQueryVariables>;
export const OrganizationDocument = new TypedDocumentString(`
    query Organization($organizationId: ID!) {
  organization(organizationId: $organizationId) {
    id
    name
    credits
    billingStatus
    manualReviewEnabled
    manualReviewSizeLimit
    manualReviewNoFreeMoney
    purgeLetterFilesAfter
  }
}
    `) as unknown as TypedDocumentString<OrganizationQuery, OrganizationQueryVariables>;
export const CreateOrganizationDocument = new TypedDocumentString(`
    mutation CreateOrganization($name: String!) {
  createOrganization(name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOrganizationMutation, CreateOrganizationMutationVariables>;
export const ProfileDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
