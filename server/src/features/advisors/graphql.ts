import { builder, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { type Advisor, readAdvisor, updateAdvisor } from './advisor.ts';

const AdvisorType = builder.objectRef<Advisor>('Advisor').implement({
  description: 'What an advisor tells of themselves.',
  subGraphs: ['Advisors'],
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    title: t.exposeString('title', { description: 'Their position, such as College Counselor.' }),
    phoneNumber: t.exposeString('phoneNumber', { description: 'Where they can be called.' }),
    zip: t.exposeString('zip', { description: '5 digits, or ZIP+4.' }),
    emailReceive: t.exposeBoolean('emailReceive', { description: 'Whether they want news by mail.' }),
  }),
});

const AdvisorInputType = builder.inputType('AdvisorInput', {
  description: 'The whole profile, as it shall be.',
  subGraphs: ['Advisors'],
  fields: (t) => ({
    firstName: t.string({ required: true, description: '1 to 80 characters.' }),
    lastName: t.string({ required: true, description: '1 to 80 characters.' }),
    title: t.string({ required: true, description: '1 to 80 characters.' }),
    phoneNumber: t.string({ required: true, description: '10 to 15 digits.' }),
    zip: t.string({ required: true, description: '5 digits, or ZIP+4.' }),
    emailReceive: t.boolean({ required: true, description: 'Whether they want news by mail.' }),
  }),
});

export const advisorQueries = (t: QueryFields) => ({
  advisor: t.field({
    type: AdvisorType,
    description: 'Your own profile.',
    subGraphs: ['Advisors'],
    resolve: (_root, _args, context) => readAdvisor(context),
  }),
});

export const advisorMutations = (t: MutationFields) => ({
  updateAdvisor: t.field({
    type: AdvisorType,
    description: 'Changes your own profile.',
    subGraphs: ['Advisors'],
    args: { input: t.arg({ type: AdvisorInputType, required: true, description: 'The profile.' }) },
    resolve: (_root, { input }, context) => updateAdvisor(context, input),
  }),
});
