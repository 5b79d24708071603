import {
  type AidOption,
  type CostOption,
  type JobOption,
  type LetterOption,
  type WebhookNotification,
  webhookFlags,
  webhookNotifications,
} from '@tassel/contract/webhook.ts';

// The descriptions of the switches in the API, which stand in its input and in its answers.

export const flagWords = Object.fromEntries(
  webhookFlags.map((flag) => [flag, `Tells when a letter becomes ${webhookNotifications[flag]}.`]),
) as Record<WebhookNotification, string>;

export const letterWords: Record<LetterOption, string> = {
  returnAwardLetterId: 'Sends id.',
  returnAwardLetterStatus: 'Sends status and reason.',
  returnAwardLetterMethod: 'Sends method.',
  returnAwardLetterPayload: 'Sends payload: the context data.',
  returnAwardLetterFilename: 'Sends filename.',
  returnAwardLetterInsertTime: 'Sends insert_time.',
  returnAwardLetterYear: 'Sends year.',
};

export const jobWords: Record<JobOption, string> = {
  returnJobId: 'Sends job.id.',
  returnJobInsertTime: 'Sends job.insert_time.',
};

export const aidWords: Record<AidOption, string> = {
  value: 'Sends value.',
  source: 'Sends source.',
  category: 'Sends category.',
  subCategory: 'Sends sub_category.',
  description: 'Sends description.',
};

export const costWords: Record<CostOption, string> = {
  value: 'Sends value.',
  category: 'Sends category.',
  description: 'Sends description.',
};
