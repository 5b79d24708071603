import { claimUpload } from './claim-upload.ts';
import { currentUpload, startUpload } from './current-upload.ts';
import { findKeptUpload, forgetUpload, keptTransfers, uploadFolder } from './kept-upload.ts';
import { hasEnded } from './transfer.ts';

/** After a reload: goes on with what was kept. Answers whether another tab is at it. */
export async function goOnWithUpload(personId: string, organizationId: string): Promise<'elsewhere' | 'here' | 'none'> {
  if (currentUpload.get().upload?.organizationId === organizationId) return 'here';
  const kept = await findKeptUpload(personId, organizationId);
  if (!kept) return 'none';
  const { jobId, jobName } = kept;
  const release = await claimUpload(jobId);
  if (!release) return 'elsewhere';
  const folder = await uploadFolder(jobId);
  const transfers = folder ? await keptTransfers(kept, folder) : [];
  if (transfers.every(hasEnded)) {
    release();
    await forgetUpload(jobId);
    return 'none';
  }
  startUpload({ organizationId, jobId, jobName, transfers, made: new Set(), folder, release });
  return 'here';
}
