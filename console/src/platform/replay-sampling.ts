/** Spec §9: sessions are recorded only in the 'master' environment. */
export function replaySampling(environment: string) {
  return environment === 'master'
    ? { replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 0.2 }
    : { replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0 };
}
