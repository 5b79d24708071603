/** Makes this tab the one that sends; null where another one does. The claim ends with the tab, or by `release`. */
export function claimUpload(jobId: string): Promise<(() => void) | null> {
  return new Promise((claimed) => {
    // Without locks, as on a plain http address, two tabs can't know of each other.
    if (!navigator.locks) return claimed(() => {});
    void navigator.locks.request(`upload ${jobId}`, { ifAvailable: true }, (lock) => {
      if (!lock) return claimed(null);
      return new Promise<void>((release) => claimed(() => release()));
    });
  });
}
