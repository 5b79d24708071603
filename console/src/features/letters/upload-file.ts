/** An upload that did not end with 200: the answer's status, or 0 where none came. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly status: number;

  constructor(status: number) {
    super(status === 0 ? 'The connection broke' : `The file was refused (${status})`);
    this.status = status;
  }
}

type Options = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal };

/** Spec §4: the raw file by PUT with a binary content type; 200 is success, anything else an error or an abort. */
export function uploadFile(uploadUrl: string, file: Blob, { onProgress, signal }: Options = {}): Promise<void> {
  return new Promise((done, fail) => {
    if (signal?.aborted) return fail(signal.reason);
    // Of the two ways to send, only this one tells how far it is.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => (request.status === 200 ? done() : fail(new UploadError(request.status)));
    request.onerror = () => fail(new UploadError(0));
    request.onabort = () => fail(signal?.reason ?? new DOMException('The upload was stopped', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open('PUT', uploadUrl);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(file);
  });
}
