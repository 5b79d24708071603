import type { GraphQLSchema } from 'graphql';
import { advisorMutations, advisorQueries } from '#features/advisors/graphql.ts';
import { apiKeyMutations, apiKeyQueries } from '#features/api-keys/graphql.ts';
import { auditQueries } from '#features/audit/graphql.ts';
import { billingMutations, billingQueries } from '#features/billing/graphql.ts';
import { explorerMutations, explorerQueries } from '#features/explorer/graphql.ts';
import { invitationMutations, invitationQueries } from '#features/invitations/graphql.ts';
import { exportMutations, exportQueries } from '#features/jobs/export-graphql.ts';
import { jobMutations, jobQueries } from '#features/jobs/graphql.ts';
import { letterMutations, letterQueries } from '#features/letters/graphql.ts';
import { mapQueries } from '#features/map/graphql.ts';
import { organizationMutations, organizationQueries } from '#features/organizations/graphql.ts';
import { reviewMutations, reviewQueries } from '#features/review/graphql.ts';
import { sessionMutations, sessionQueries } from '#features/session/graphql.ts';
import { teamMutations, teamQueries } from '#features/team/graphql.ts';
import { webhookMutations, webhookQueries } from '#features/webhooks/graphql.ts';
import { builder } from './graphql-builder.ts';

builder.queryType({
  description: 'What can be read.',
  subGraphs: ['Private', 'Keys', 'Advisors'],
  defaultSubGraphsForFields: ['Private'],
  fields: (t) => ({
    ...sessionQueries(t),
    ...organizationQueries(t),
    ...teamQueries(t),
    ...invitationQueries(t),
    ...auditQueries(t),
    ...advisorQueries(t),
    ...billingQueries(t),
    ...letterQueries(t),
    ...jobQueries(t),
    ...exportQueries(t),
    ...mapQueries(t),
    ...webhookQueries(t),
    ...apiKeyQueries(t),
    ...explorerQueries(t),
    ...reviewQueries(t),
  }),
});

builder.mutationType({
  description: 'What can be done. A mutation happens whole or not at all.',
  subGraphs: ['Private', 'Keys', 'Advisors'],
  defaultSubGraphsForFields: ['Private'],
  fields: (t) => ({
    ...sessionMutations(t),
    ...organizationMutations(t),
    ...teamMutations(t),
    ...invitationMutations(t),
    ...advisorMutations(t),
    ...billingMutations(t),
    ...letterMutations(t),
    ...jobMutations(t),
    ...exportMutations(t),
    ...webhookMutations(t),
    ...apiKeyMutations(t),
    ...explorerMutations(t),
    ...reviewMutations(t),
  }),
});

export const schema: GraphQLSchema = builder.toSchema();
export const privateSchema: GraphQLSchema = builder.toSchema({ subGraph: 'Private' });
export const keysSchema: GraphQLSchema = builder.toSchema({ subGraph: 'Keys' });
export const advisorsSchema: GraphQLSchema = builder.toSchema({ subGraph: 'Advisors' });
