import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { CopyCode } from '#ui/CopyCode.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { dayAndTime } from '#ui/time-words.ts';
import { firstCall } from './key-words.ts';
import type { ApiKeyRow } from './state.ts';

export type MadeKey = { secret: string; apiKey: ApiKeyRow; replaced?: string };

type Props = { made: MadeKey; onClose: () => void };

/** The one time that a key is shown. */
export function NewKey({ made: { secret, apiKey, replaced }, onClose }: Props) {
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      onClose={onClose}
      title={`Copy the key for ${apiKey.name}`}
      footer={
        <>
          <Button href="/docs/api" target="_blank" icon="external">
            API guide
          </Button>
          <Button variant="primary" onClick={onClose} ref={done}>
            I have kept it
          </Button>
        </>
      }
      initialFocus={done}
      size="lg"
    >
      <div className="grid grid-cols-1 gap-5">
        <Notice color="orange" title="It is shown only now.">
          Keep it where your system keeps its secrets. We store a digest, from which nobody can read it again.
        </Notice>
        <CopyField label="API key" value={secret} help={`Works until ${dayAndTime(apiKey.expireTime)}.`} />
        {replaced && (
          <p className="text-text-muted">{replaced} works for 24 hours more, so that nothing has to stop.</p>
        )}
        <div>
          <h3 className="mb-1.5 text-sm font-medium">Try it</h3>
          <CopyCode label="First call with curl">{firstCall(window.location.origin, secret)}</CopyCode>
        </div>
      </div>
    </Modal>
  );
}
