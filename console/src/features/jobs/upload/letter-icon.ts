import type { IconName } from '#ui/Icon.tsx';
import type { FileFacts } from './file-facts.ts';

export function letterIcon({ kind }: Pick<FileFacts, 'kind'>): IconName {
  if (kind === 'zip') return 'paperclip';
  return kind === 'pdf' ? 'file' : 'image';
}
