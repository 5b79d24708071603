import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '#console/store-hooks.ts';
import { currentUpload } from './current-upload.ts';
import { openDraft } from './draft.ts';
import { goOnWithUpload } from './go-on-with-upload.ts';
import type { RunningUpload } from './run-upload.ts';

type Found = { upload: RunningUpload | null /** Another tab is at it. */; isElsewhere: boolean };

/** The organization's upload that is under way: started here, or kept over a reload. */
export function useUpload(): Found {
  const organizationId = useAppSelector(({ user }) => user.organizationId) ?? '';
  const personId = useAppSelector(({ user }) => user.profile?.id) ?? '';
  const { upload } = useSyncExternalStore(currentUpload.subscribe, currentUpload.get);
  const [isElsewhere, setIsElsewhere] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    openDraft(organizationId);
    void goOnWithUpload(personId, organizationId).then((found) => isCurrent && setIsElsewhere(found === 'elsewhere'));
    return () => {
      isCurrent = false;
    };
  }, [personId, organizationId]);

  const isMine = upload?.organizationId === organizationId;
  return { upload: isMine ? upload : null, isElsewhere };
}
