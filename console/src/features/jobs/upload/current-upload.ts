import { observed } from '#platform/observed.ts';
import { counted } from '#ui/counted.ts';
import { toast } from '#ui/toast.ts';
import { type RunningUpload, runUpload, type UploadOrder } from './run-upload.ts';

/** One for the whole console: it goes on while the person looks at other pages. */
export const currentUpload = observed<{ upload: RunningUpload | null; isShown: boolean }>({
  upload: null,
  isShown: false,
});

export function startUpload(order: UploadOrder): void {
  currentUpload.get().upload?.end();
  const upload = runUpload(order);
  currentUpload.change({ upload });
  const unfollow = upload.progress.subscribe(() => {
    if (!upload.progress.get().isDone) return;
    unfollow();
    if (!currentUpload.get().isShown) tellOfEnd(upload);
  });
}

export function leaveUpload(): void {
  currentUpload.get().upload?.end();
  currentUpload.change({ upload: null });
}

/** Whoever watches is led to the job; whoever looks at another page is told. */
function tellOfEnd({ jobName, progress }: RunningUpload): void {
  leaveUpload();
  const arrived = counted(progress.get().totals.sent, 'letter has', 'letters have');
  toast({ kind: 'success', text: `${jobName}: ${arrived} arrived` });
}
