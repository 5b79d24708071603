import type { AidOption, CostOption, JobOption, LetterOption } from '@tassel/contract/webhook.ts';

export const letterOptionLabels: Record<LetterOption, string> = {
  returnAwardLetterId: 'ID',
  returnAwardLetterStatus: 'Status',
  returnAwardLetterMethod: 'Method',
  returnAwardLetterPayload: 'Payload',
  returnAwardLetterFilename: 'File name',
  returnAwardLetterInsertTime: 'Created',
  returnAwardLetterYear: 'Year',
};

export const jobOptionLabels: Record<JobOption, string> = { returnJobId: 'Job ID', returnJobInsertTime: 'Job created' };

export const aidOptionLabels: Record<AidOption, string> = {
  value: 'Value',
  source: 'Source',
  category: 'Category',
  subCategory: 'Subcategory',
  description: 'Description',
};

export const costOptionLabels: Record<CostOption, string> = {
  value: 'Value',
  category: 'Category',
  description: 'Description',
};
