import { type KeptFolder, keptFolder, removeKeptFolder } from '#platform/kept-files.ts';
import type { Transfer } from './transfer.ts';

type KeptLetter = Pick<Transfer, 'letterId' | 'filename' | 'bytes' | 'sha256' | 'uploadUrl'>;

/** What a reload needs to go on with an upload: whose it is, which letters it has, and the files beside it. */
export type KeptUpload = {
  personId: string;
  organizationId: string;
  jobId: string;
  jobName: string;
  letters: KeptLetter[];
};

const root = 'uploads';
const uploadName = 'upload.json';
const endedName = 'ended.json';

export function uploadFolder(jobId: string): Promise<KeptFolder | null> {
  return keptFolder([root, jobId], { create: true });
}

export async function keepUpload(upload: KeptUpload): Promise<KeptFolder | null> {
  const folder = await uploadFolder(upload.jobId);
  const isKept = await folder?.write(uploadName, JSON.stringify(upload));
  return isKept ? folder : null;
}

/** Letters that have arrived or were canceled: they are not sent again. */
export async function keepEnded(folder: KeptFolder, transfers: readonly Transfer[]): Promise<void> {
  await folder.write(endedName, JSON.stringify(transfers.map(({ letterId, state }) => [letterId, state])));
}

export async function forgetUpload(jobId: string): Promise<void> {
  await removeKeptFolder([root, jobId]);
}

/** The kept upload of this person and organization. What another person left behind is removed. */
export async function findKeptUpload(personId: string, organizationId: string): Promise<KeptUpload | null> {
  const uploads = await keptFolder([root]);
  for (const jobId of (await uploads?.names()) ?? []) {
    const upload = await readUpload(jobId);
    if (upload?.personId !== personId) await forgetUpload(jobId);
    else if (upload.organizationId === organizationId) return upload;
  }
  return null;
}

/** All letters as they stand, those that have not arrived with their file where it was kept. */
export async function keptTransfers({ letters }: KeptUpload, folder: KeptFolder): Promise<Transfer[]> {
  const ended = new Map((await readJson(folder, endedName)) as [string, Transfer['state']][] | null);
  return Promise.all(
    letters.map(async (letter) => {
      const state = ended.get(letter.letterId);
      return state ? transferOf(letter, null, state) : transferWaiting(letter, await wholeFile(folder, letter));
    }),
  );
}

/** A file whose writing was cut short is none. */
async function wholeFile(folder: KeptFolder, { letterId, bytes }: KeptLetter): Promise<File | null> {
  const file = await folder.read(letterId);
  return file?.size === bytes ? file : null;
}

function transferWaiting(letter: KeptLetter, file: File | null): Transfer {
  return transferOf(letter, file, file ? 'waiting' : 'missing');
}

function transferOf(letter: KeptLetter, file: File | null, state: Transfer['state']): Transfer {
  return { ...letter, file, state, sentBytes: 0, error: null };
}

async function readUpload(jobId: string): Promise<KeptUpload | null> {
  return (await readJson(await keptFolder([root, jobId]), uploadName)) as KeptUpload | null;
}

async function readJson(folder: KeptFolder | null, name: string): Promise<unknown> {
  const file = await folder?.read(name);
  try {
    return file ? JSON.parse(await file.text()) : null;
  } catch {
    return null;
  }
}
