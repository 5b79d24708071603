import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { CopyCode } from '#ui/CopyCode.tsx';
import { Modal } from '#ui/Modal.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { keyEndpoint } from './ask-endpoint.ts';
import { type CodeLanguage, callCode, codeLanguages } from './call-code.ts';
import type { Draft } from './operation.ts';

type Props = { draft: Draft; onClose: () => void };

export function CallCodeDialog({ draft, onClose }: Props) {
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  return (
    <Modal
      open
      onClose={onClose}
      title="The same call from your own system"
      size="lg"
      footer={
        <>
          <Button to="/api-keys" icon="key">
            Manage API Keys
          </Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SegmentedControl
          label="Language"
          hideLabel
          value={language}
          onChange={setLanguage}
          options={codeLanguages.map((value) => ({ value, label: value }))}
        />
        <CopyCode label={`The call as ${language}`}>
          {callCode(language, draft, window.location.origin + keyEndpoint)}
        </CopyCode>
        <p className="text-text-muted">
          It reads the API key from the environment variable <code className="font-mono">TASSEL_KEY</code>.
        </p>
      </div>
    </Modal>
  );
}
