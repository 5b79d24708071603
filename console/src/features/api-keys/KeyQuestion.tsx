import { callGraphql } from '#platform/graphql.ts';
import { useConfirm } from '#platform/use-confirm.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';
import { disableApiKeyDocument, rotateApiKeyDocument } from './api.ts';
import type { MadeKey } from './NewKey.tsx';
import type { ApiKeyRow } from './state.ts';

export type KeyWish = { kind: 'rotate' | 'disable'; apiKey: ApiKeyRow };

type Props = { wish: KeyWish; onMade: (made: MadeKey) => void; onDone: () => void; onClose: () => void };

const words = {
  rotate: {
    title: (name: string) => `Rotate ${name}?`,
    text: 'You get a new key with the same name and lifetime. This one works for 24 hours more, then never again.',
    confirm: 'Rotate key',
  },
  disable: {
    title: (name: string) => `Disable ${name}?`,
    text: 'Whatever uses it is refused at once. A disabled key can’t be enabled again.',
    confirm: 'Disable key',
  },
};

/** Asks once before a key is rotated or disabled. */
export function KeyQuestion({ wish: { kind, apiKey }, onMade, onDone, onClose }: Props) {
  const { key, name } = apiKey;

  const confirming = useConfirm(async () => {
    if (kind === 'rotate') {
      const { rotateApiKey } = await callGraphql(rotateApiKeyDocument, { key });
      return onMade({ ...rotateApiKey, replaced: key });
    }
    await callGraphql(disableApiKeyDocument, { key });
    toast({ kind: 'success', text: `${name} is disabled.` });
    onDone();
  });

  return (
    <ConfirmDialog
      open
      title={words[kind].title(name)}
      confirmLabel={words[kind].confirm}
      danger={kind === 'disable'}
      {...confirming}
      onClose={onClose}
    >
      <p>{words[kind].text}</p>
    </ConfirmDialog>
  );
}
